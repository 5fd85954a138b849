/** The English texts as they are said and spelled in the country of a brief. The owner's own words are never touched. */
import type { SiteDocument } from "../../design/room.ts";
import type { Texts } from "../content/read-texts.ts";
import type { EnglishCountry } from "../reading/english-country.ts";
import type { NorthAmerica } from "../reading/north-america.ts";
import type { Said } from "./american-phrases.ts";
import { AMERICAN_PHRASES, AMERICAN_SPELLING, AMERICAN_WORDS } from "./american-words.ts";
import { AUSTRALIAN_TURNS, BRITISH_TURNS, NEW_ZEALAND_TURNS } from "./commonwealth-words.ts";
import { sayLabel } from "./contact-labels.ts";

type Rule = { found: RegExp; said: string; hints: readonly string[] };

/** Letters that a text has to hold before the rule is tried at all: most texts hold none of any. */
const hintsOf = (british: string): string[] =>
  british
    .replaceAll(/\(\?<?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gu, " ")
    .replaceAll(/\(\?<\w{1,20}>/gu, " ")
    .replaceAll("\\p{L}", " ")
    .replaceAll("(?:", " ")
    .replaceAll(/\[[^[\]]{0,40}\]/gu, " ")
    .replaceAll(/[a-z]\?/gu, " ")
    .split(/\||\)[?s]?/u)
    .map((part) =>
      (part.match(/[a-z’-]{2,}/gu) ?? [""]).reduce((one, two) =>
        two.length > one.length ? two : one,
      ),
    )
    .filter((hint) => hint !== "");

const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
};

/** A phrase that ends in a space has said itself what follows. */
const toRule = ([british, said]: Said): Rule => ({
  found: new RegExp(`(?<!\\p{L})(?:${british})${said.endsWith(" ") ? "" : "(?!\\p{L})"}`, "giu"),
  said,
  hints: hintsOf(british),
});
const PHRASE_RULES: readonly Rule[] = AMERICAN_PHRASES.map(toRule);
const COMMONWEALTH_RULES = {
  gb: BRITISH_TURNS.map(toRule),
  au: AUSTRALIAN_TURNS.map(toRule),
  nz: NEW_ZEALAND_TURNS.map(toRule),
} as const;
const SPELLING_RULES: readonly Rule[] = AMERICAN_SPELLING.map(([british, said]) => ({
  found: new RegExp(british, "giu"),
  said,
  hints: hintsOf(british),
}));
const WORDS: ReadonlyMap<string, string> = new Map(
  AMERICAN_WORDS.flatMap(([british, said, plural]) => [
    [british, said],
    [pluralOf(british), plural ?? pluralOf(said)],
  ]),
);

/** A phrase that ends in a space keeps it: its rule looks at what follows. */
const withCaseOf = (said: string, found: string): string =>
  found.charAt(0) === found.charAt(0).toLowerCase()
    ? said
    : said.charAt(0).toUpperCase() + said.slice(1);

/** "A outlet", "an real estate agent": the article follows the new word. */
const VOWEL =
  /(?<!\p{L})(a) (?=(?:outlet|elevator|apartment|appraisal|attorney|attic|appetizer|inspection|asphalt|outdoor)(?!\p{Lu}))/giu;
const CONSONANT = /(?<!\p{L})(a)n (?=(?:real estate|rental|license|dumpster))/giu;

function replaceAll(text: string, rules: readonly Rule[]): string {
  let told = text;
  const lower = text.toLowerCase();
  for (const { found, said, hints } of rules)
    if (hints.length === 0 || hints.some((hint) => lower.includes(hint)))
      told = told.replace(found, (whole, ...rest) => {
        const groups = rest.at(-1);
        const filled = said.replace(/\$<(\w+)>/gu, (_, name) =>
          typeof groups === "object" && groups !== null ? String(groups[name] ?? "") : "",
        );
        return withCaseOf(filled, whole);
      });
  return told;
}

/** A thing that has become many: "bangs", "beets". */
const MANY =
  /(?<!\p{L})(?<article>an?) (?=(?:bangs|beets|dishes|pants|candy|drywall|asphalt|millwork|silverware|trash|gas)(?!\p{L}))/giu;

/** Warm water runs through a boiler there as well; what blows warm air is a furnace. */
const BOILER = /(?<!\p{L})boiler(?<many>s?)(?!\p{L})/giu;
const WATER = /(?<!\p{L})(?:radiators?|pressure|water|steam|valves?)(?!\p{L})/iu;

const NOTHING_KEPT: ReadonlySet<string> = new Set<string>([]);

/**
 * One text, as it is said and spelled there. `kept` are British words that the owner has used: what they call a boiler
 * is called so on the whole site.
 */
export function sayAmerican(
  text: string,
  where: NorthAmerica,
  kept: ReadonlySet<string> = NOTHING_KEPT,
): string {
  const heated =
    kept.has("boiler") || WATER.test(text)
      ? text
      : text.replace(BOILER, (found, many: string) => withCaseOf(`furnace${many}`, found));
  const said = replaceAll(heated, PHRASE_RULES)
    .replace(/\p{L}[\p{L}-]*/gu, (word) => {
      const lower = word.toLowerCase();
      const other =
        kept.has(lower) || kept.has(lower.replace(/s$/u, "")) ? undefined : WORDS.get(lower);
      return other === undefined ? word : withCaseOf(other, word);
    })
    .replace(MANY, (_, article: string) => (article.startsWith("A") ? "Some " : ""))
    .replace(VOWEL, "$1n ")
    .replace(CONSONANT, "$1 ");
  return where === "us" ? replaceAll(said, SPELLING_RULES) : said;
}

const sayThere = (text: string, where: EnglishCountry, kept: ReadonlySet<string>): string =>
  where === "us" || where === "ca"
    ? sayAmerican(text, where, kept)
    : replaceAll(text, COMMONWEALTH_RULES[where]);

/** British words of the tables that stand in the owner's own text. */
export function listKeptWords(said: string): ReadonlySet<string> {
  const found = (said.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => WORDS.has(word) || /^boilers?$/u.test(word),
  );
  return new Set(
    found.map((word) =>
      WORDS.has(word.replace(/s$/u, "")) || word === "boilers" ? word.replace(/s$/u, "") : word,
    ),
  );
}

/** Names by which the writer finds things stay as they are. */
const KEPT: ReadonlySet<string> = new Set(["id", "icon", "kinds", "voices", "path"]);

function sayAll<Value>(value: Value, where: EnglishCountry, kept: ReadonlySet<string>): Value {
  const say = (one: unknown): unknown => {
    if (typeof one === "string") return sayThere(one, where, kept);
    if (Array.isArray(one)) return one.map(say);
    if (one === null || typeof one !== "object") return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, entry]) => [key, KEPT.has(key) ? entry : say(entry)]),
    );
  };
  return say(value) as Value;
}

/** Said once for every site of a country: the texts of a trade are the same for all of them. */
const told: Readonly<Record<EnglishCountry, WeakMap<object, unknown>>> = {
  ...{ us: new WeakMap(), ca: new WeakMap(), gb: new WeakMap() },
  ...{ au: new WeakMap(), nz: new WeakMap() },
};

function sayOnce<Value extends object>(
  value: Value,
  where: EnglishCountry,
  kept: ReadonlySet<string>,
): Value {
  if (kept.size > 0) return sayAll(value, where, kept);
  const known = told[where].get(value);
  if (known !== undefined) return known as Value;
  const said = sayAll(value, where, kept);
  told[where].set(value, said);
  return said;
}

/** The texts with the trades asked for as they are said there; no others are read. `kept` as for `sayAmerican`. */
export function sayTextsThere(
  texts: Texts,
  ids: readonly string[],
  where: EnglishCountry,
  kept: ReadonlySet<string> = NOTHING_KEPT,
): Texts {
  const trades = new Map(texts.trades);
  for (const id of ids) {
    const own = texts.trades.get(id);
    if (own !== undefined) trades.set(id, sayOnce(own, where, kept));
  }
  return { ...texts, general: sayOnce(texts.general, where, kept), trades };
}

const POSTCODE = { us: "ZIP code", ca: "Postal code" } as const;

/** The labels of forms come from their own table. */
export const sayLabelsAmerican = (document: SiteDocument, where: NorthAmerica): SiteDocument => {
  const say = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(say);
    if (one === null || typeof one !== "object") return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, entry]) =>
        key === "label" && entry === sayLabel("postcode", "en")
          ? [key, POSTCODE[where]]
          : [key, say(entry)],
      ),
    );
  };
  return say(document) as SiteDocument;
};
