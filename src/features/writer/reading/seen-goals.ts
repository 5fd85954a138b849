/**
 * What owners wish visitors to see, know or be let do ("Check prices (wash £4.20)", "Know we shut at 1", "Let people buy
 * a token, £5"), as it is told to them.
 */
import { VISITOR_VERBS } from "./goal-word-tables.ts";
import { PLAIN } from "./plain-words.ts";
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";
import { listSigns, type Statement } from "./statement-signs.ts";

const SEEN: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:first |then |please |to |people |visitors |they |folks? )?(?:see|find(?= (?:their|the|our|your|an?) .{2,40} in the )|check|read|look (?:at|up)|know|understand|find out|learn|view|browse)\s(?:that |about )?/iu,
  de: /^(?:sehen|wissen|erfahren),?\s(?:dass )?/iu,
  fr: /^(?:et )?(?:voir|connaître|comprendre|consulter|savoir|lire)\s(?:que |qu['’])?/iu,
  es: /^(?:y )?(?:ver|conocer|saber|consultar|leer|entender)\s(?:que )?/iu,
};
const ARTICLE: Readonly<Record<Phrasebook, RegExp>> = {
  en: /^(?:the |our |my |your )(?=\p{L})/iu,
  de: /^(?:die |der |das |unsere |den )(?=\p{L})/iu,
  fr: /^(?:les |la |le |l['’]|nos |mes )(?=\p{L})/iu,
  es: /^(?:los |las |el |la |nuestr[oa]s |mis )(?=\p{L})/iu,
};
/** A wish behind what is seen: "… before they ask me for twenty". */
const WISH_BEHIND =
  /\s(?:before (?:they|you)|so (?:that )?(?:they|you|people)|because)\s.{1,200}$/iu;
/** "The zone map with fares (…)": what the bracket tells of. */
const SHOWN_WITH =
  /^(?:[\p{L}’'-]{2,14} ){0,3}(?:map|list|table|page|chart|calendar|plan|carte|liste|tableau|mapa|lista|tabla) (?:with|of|avec|des?|con|de) (?=\p{L})/iu;
const BRACKETED = /^([^()]{3,60}?) \(([^()]{2,200})\)(.{0,120})$/u;
const LET =
  /^let (?:people|them|customers|visitors|guests|members|parents|anyone|(?:[\p{L}-]{3,14} ){0,2}[\p{L}-]{3,14}s)\s(?=\p{L})/iu;
const CALLS = /^(?:phone|ring|call|text)(?!\p{L})/iu;
const JOINED = /^(?:and|then|also) (?=(?:we|i|you|our|the)\s)|^but (?=\p{L})/iu;

/** Undefined where the words wish nothing of the kind; empty where only a page could show it. */
export function readSeen(words: string, language: Phrasebook): string[] | undefined {
  const bare = words.replace(JOINED, "");
  if (bare !== words) return [capitaliseFirst(bare)];
  if (language === "en" && LET.test(words)) return readLet(words.replace(LET, ""));
  const wished = SEEN[language].exec(words)?.[0];
  if (wished === undefined) return undefined;
  const object = words.slice(wished.length);
  if (/^(?:if|whether|ob|si)\s/iu.test(object)) return [];
  if (PLAIN[language].test(object)) return [capitaliseFirst(object)];
  const at = object.search(/\sand (?=(?:understand|know|see|find out|learn)\s)/u);
  if (language === "en" && at > 0) {
    const halves = [words.slice(0, wished.length + at), object.slice(at + " and ".length)];
    return halves.flatMap((half) => readSeen(half, language) ?? []);
  }
  const noun = object
    .replace(WISH_BEHIND, "")
    .replace(ARTICLE[language], "")
    .replace(SHOWN_WITH, "");
  const [, name = "", inside = "", behind = ""] = BRACKETED.exec(noun) ?? [];
  // Of a list the other parts are told by themselves.
  if (name === "" || name.includes(", ") || !TELLS.test(inside))
    return readBehind(object, language);
  const isMore = listSigns(behind).length > 0;
  const colon = language === "fr" ? " :" : ":";
  return [
    capitaliseFirst(
      isMore || inside.includes(":") ? `${name} (${inside})${behind}` : `${name}${colon} ${inside}`,
    ),
  ];
}

/** A number, or several things. */
const TELLS = /\p{N}|,.{2,60},|(?:two|three|four|five) \p{L}{3}/iu;

const readLet = (deed: string): string[] =>
  VISITOR_VERBS.en.test(deed) && !CALLS.test(deed) && listSigns(deed).length > 0
    ? [capitaliseFirst(deed)]
    : [];

/** "Ver disfraces y reservar con el 50%": a deed with its terms stands behind what is seen. */
function readBehind(object: string, language: Phrasebook): string[] {
  const halves = [...object.matchAll(/\s(?:and|et|y)\s/giu)].map(({ 0: sign, index }) =>
    object.slice(index + sign.length),
  );
  const deed = halves.find((half) => VISITOR_VERBS[language].test(half));
  return deed !== undefined && listSigns(deed).length > 0 ? [capitaliseFirst(deed)] : [];
}

/** Statements of the goals without the wish that visitors see or know them. */
export const tellSeen = (told: readonly Statement[], language: Phrasebook): Statement[] =>
  told.flatMap((statement) => {
    if (statement.span.field !== "goals") return [statement];
    const seen = readSeen(statement.words, language);
    if (seen === undefined) return [statement];
    return seen.map((words) => ({ ...statement, words, signs: listSigns(words) }));
  });
