/**
 * Where a business is, when its industry does not say so: "Workshop is in Whitby", or a place's name alone at the
 * end of what its owner writes: "… Step-free from the tram stop. Nottingham".
 */
import type { Brief } from "../brief.ts";
import { isPlaceName } from "./place-words.ts";
import type { Phrasebook, ReadPlace } from "./reading-model.ts";
import { spanOf } from "./slices.ts";
import { listSentences } from "./statement-signs.ts";

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{2,24}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{2,24}){0,2}";

const SEATED: Readonly<Record<Phrasebook, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})(?:[Ww]orkshop|[Ss]tudio|[Ss]hop|[Yy]ard|[Oo]ffice|[Pp]ractice|[Ss]urgery|[Kk]itchen|[Ww]e|[Ii]|[Ii]['’]m|[Ww]e['’]re|[Bb]ased|[Ll]ocated)(?: is| are| am)?(?: based| located)? (?:in|just outside) (${NAME})(?=[,.;)]|$)`,
    "u",
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:[Ww]ir sitzen|[Ww]ir sind|[Ii]ch bin|[Ss]itz|[Ww]erkstatt|[Pp]raxis|[Aa]telier|ansässig|zu Hause) (?:ist )?(?:in|bei) (${NAME})(?=[,.;)]|$)`,
    "u",
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:basée?s?|située?s?|installée?s?|[Aa]telier|[Bb]outique|[Nn]ous sommes|[Jj]e suis) (?:à|en) (${NAME})(?=[,.;)]|$)`,
    "u",
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:[Ee]stamos|[Ee]stoy|[Tt]aller|[Tt]ienda|ubicad[oa]s?) en (${NAME})(?=[,.;)]|$)`,
    "u",
  ),
};
/** "Portland, Oregon" or "Hackney" behind the last stop. */
const ALONE = new RegExp(`(?:[.!?]\\s|\\n)(${NAME}(?:, ${NAME})?)\\.?$`, "u");
/** "Montreal, those outside staircases"; "…, 130 at any time, Leeds, open Thursdays". */
const PARTS = new RegExp(`(?:^|[,.]\\s)(${NAME})(?=[,.]|$)`, "gu");
const FIELDS = ["goals", "audience"] as const;
const ABBREVIATED = "(?:,? [A-Z]{2,3})?";
/** "Anstruther, Fife", "San Antonio TX": a sentence that is nothing else. */
const SENTENCE = new RegExp(`^${NAME}(?:(?:, | and | & )${NAME}){0,4}${ABBREVIATED}$`, "u");
const WITH_REGION = new RegExp(`^${NAME}(?:, ${NAME}|,? [A-Z]{2,3})$`, "u");

/** A sentence of the industry that names a place alone. German writes every noun like a name. */
export function readSeatSentence(
  industry: string,
  language: Phrasebook | undefined,
): ReadPlace | undefined {
  if (language === undefined || language === "de") return undefined;
  const [, ...sentences] = listSentences(industry);
  const named = sentences.find(({ text }) => {
    if (!SENTENCE.test(text) || NO_NAMES.test(text)) return false;
    const names = text.split(/, | and | & /u);
    return WITH_REGION.test(text) || names.some(isKnown);
  });
  return named && { words: named.text, span: spanOf("industry", named) };
}

/** Undefined where nothing says so. */
export function readSeat(brief: Brief, language: Phrasebook | undefined): ReadPlace | undefined {
  if (language === undefined) return undefined;
  for (const field of FIELDS) {
    const text = brief[field] ?? "";
    const [, seat] = SEATED[language].exec(text) ?? [];
    // German writes every noun like a name, and so does whoever thanks at the end.
    const [, alone] = language === "de" ? [] : (ALONE.exec(text) ?? []);
    const parts = [...text.matchAll(PARTS)].map(([, name]) => name);
    // One of several is not where somebody is.
    const [first, ...more] = parts.filter(
      (name) => name !== undefined && isKnown(name) && !AMONG.test(text.slice(text.indexOf(name))),
    );
    const known = [alone, more.length === 0 ? first : undefined].find(
      (name) => name !== undefined && isKnown(name),
    );
    const words = seat ?? known ?? (isWholeName(alone) && alone.includes(" ") ? alone : undefined);
    if (words === undefined) continue;
    const start = text.lastIndexOf(words);
    return { words, span: { field, start, end: start + words.length } };
  }
  return undefined;
}

/** "Toronto, Hamilton, Guelph": the first of the places that are served. */
const AMONG =
  /^\p{Lu}[^,.;\n]{2,40}(?:, \p{Lu}[^,.;\n]{2,40}){2,6}(?=[.,;\n]|$)|^\p{Lu}[^,.;\n]{2,30}, \p{Lu}[^,.;\n]{2,14} and \p{Lu}/u;

const isKnown = (name: string): boolean => isPlaceName(name.split(",", 1)[0] ?? "");

const NO_NAMES =
  /^(?:thanks?|thank|cheers|regards|best|please|sorry|merci|gracias|danke|monday|tuesday|wednesday|thursday|friday|saturday|sunday|open|closed|free|no|yes|ok|big|bright|simple|english|french|german|spanish|welsh)(?!\p{L})/iu;

/** One or two words that nothing but a place is likely to be. */
const isWholeName = (name: string | undefined): name is string =>
  name !== undefined && !NO_NAMES.test(name) && name.split(" ").length <= 2;
