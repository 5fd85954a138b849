/** Whom the site speaks to, in the brief's words: as one phrase for sentences, and as single groups. */
import type { Language } from "../knowledge/model.ts";
import { capitalise } from "../speech/expand.ts";
import { countCharacters } from "../speech/tidy.ts";
import { calmCapitals } from "./names.ts";

export type Audience = {
  /** The words as sent, for a place of their own on the page. */
  text: string;
  /** After "for": "young families and commuters"; undefined when the text is no such phrase. */
  phrase: string | undefined;
  /** Each group by itself, as a heading: "Young families". At most four. */
  groups: string[];
  /** A place named in it, such as "Leeds". */
  area: string | undefined;
};

const PHRASE_LENGTH_MAX = 72;
const GROUP_LENGTH_MAX = 60;
const GROUPS_MAX = 4;

const OPENINGS =
  /^(?:(?:our|the|my)\s+)?(?:(?:main|primary|ideal|target)\s+)?(?:audience|customers?|clients?|target(?: group)?|visitors|zielgruppe|kunden|public(?: cible)?|cible|clientèle|público(?: objetivo)?)\s*(?:(?:is|are|includes?|sind|ist|est|sont|es|son)\b\s*:?|:|-|–)\s*|^(?:we (?:serve|work (?:with|for)|help|cater to)|für|for|pour|para)\s+/iu;

/** A text with a subject and verb of its own cannot follow "for". */
const SENTENCE_SIGNS =
  /^(?:we|they|it|i|you|our|this|these|wir|sie|es|nous|ils|elles|nosotros|ellos)\s|[.!?:;\n]\s*\S|[<>{}[\]|@]|https?:/iu;

export function readAudience(text: string | undefined, language: Language): Audience | undefined {
  if (text === undefined) return undefined;
  const flat = calmCapitals(text.replace(/\s+/gu, " ").replace(/[.!…\s]+$/u, ""));
  if (!/[\p{L}\p{N}]/u.test(flat)) return undefined;
  const phrase = lowerFirst(flat.replace(OPENINGS, ""), language);
  const isPhrase =
    countCharacters(phrase) >= 3 &&
    countCharacters(phrase) <= PHRASE_LENGTH_MAX &&
    !SENTENCE_SIGNS.test(phrase) &&
    /^[\p{L}\p{N}].*[\p{L}\p{N})+]$/u.test(phrase) &&
    /^[\p{Script=Latin}\p{M}\p{N}\s\p{P}€$£+]+$/u.test(phrase);
  const spoken = language === "fr" ? addFrenchArticle(phrase) : phrase;
  return {
    text: capitalise(flat),
    phrase: isPhrase ? spoken.replace(/\s*&\s*/gu, language === "en" ? " and " : " & ") : undefined,
    groups: readGroups(flat.replace(OPENINGS, "")),
    area: readArea(text, language),
  };
}

/** French nouns want their article: "propriétaires de maisons" → "les propriétaires de maisons". */
const addFrenchArticle = (phrase: string): string =>
  /^(?!(?:les|des|ces|nos|vos|mes|leurs|ceux|celles|tous|toutes|plusieurs|quelques|certains)\b)\p{L}+[sx](?=\s|,|$)/iu.test(
    phrase,
  )
    ? `les ${phrase}`
    : phrase;

/** Splits at commas and at a last "and" between short groups; sentences are no groups. */
function readGroups(text: string): string[] {
  if (SENTENCE_SIGNS.test(text)) return [];
  const groups = text
    .split(
      /\s*[,;/•·،、，]\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|as well as|sowie|plus|&)\s+/iu,
    )
    .map((group) => group.trim())
    .filter((group) => group !== "");
  const areShort = groups.every(
    (group) => countCharacters(group) <= GROUP_LENGTH_MAX && countCharacters(group) >= 3,
  );
  // "people who want to eat well and live well" is one group: its second half is not a noun.
  const isTorn = groups.length > 1 && /\b(?:who|that|die|qui|que|want|between|aged)\b/iu.test(text);
  if (!areShort) return [];
  const whole = isTorn && countCharacters(text) <= GROUP_LENGTH_MAX ? [text] : groups;
  return isTorn && countCharacters(text) > GROUP_LENGTH_MAX
    ? []
    : whole.slice(0, GROUPS_MAX).map(capitalise);
}

/** Lower case for the first word, unless it is a name, an abbreviation, or German, where nouns are large. */
function lowerFirst(text: string, language: Language): string {
  const first = text.match(/^\p{L}+/u)?.[0] ?? "";
  const isKept = /\p{L}\p{Lu}/u.test(first) || PROPER_START.test(first);
  const isGermanNoun = language === "de" && !GERMAN_SMALL.test(text);
  if (first === "" || isKept || isGermanNoun) return text;
  return first.toLocaleLowerCase() + text.slice(first.length);
}

const PROPER_START =
  /^(?:[A-Z][a-z]+(?:ans|ians|ese|ers from)|British|English|French|Germans?|Spanish|Irish|Scottish|Londoners|Parisians|New|San|Los|Americans?|Europeans?|I)$/u;
/** "Alle" anywhere; an adjective only before its noun: "berufstätige Eltern", yet "Berufstätige". */
const GERMAN_SMALL =
  /^(?:Alle(?!\p{L})|(?:Alte|Ältere|Junge|Kleine|Große|Private|Lokale|Neue|Berufstätige|Werdende|Anspruchsvolle|Mittelständische|Gewerbliche|Aktive|Gesundheitsbewusste)(?= (?:und \p{Ll}+ )?\p{Lu}))/u;

const AREA: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<!\b(?:interest|interested|believe|specialis\p{L}+|specializ\p{L}+|invest\p{L}*|experts?|work|working|trade|trading)\s)\b(?:in|around|near|across)\s+((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:\p{Lu}[\p{L}'’-]+|upon|on|de|la))*)/u,
  fr: /(?:à|autour de|près de)\s+((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:\p{Lu}[\p{L}'’-]+|sur|de|la|en))*)/u,
  es: /(?:en|cerca de)\s+((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:\p{Lu}[\p{L}'’-]+|de|la|del))*)/u,
};
const NOT_PLACES =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|English|French|German|Spanish|IT|HR|AI|Business|Marketing|Finance|Tech)$/u;

function readArea(text: string, language: Language): string | undefined {
  const area = AREA[language]?.exec(text)?.[1];
  return area === undefined || NOT_PLACES.test(area) || area.length > 60 ? undefined : area;
}
