/** Lists of people: the groups that an owner names first, and the word before the last of them. */
import type { Phrasebook } from "../reading/reading-model.ts";
import { NUMBER_FIRST, NUMBER_WORD } from "../reading/split-people.ts";

/** "…, somebody who inherited a squeezebox": further groups that an owner guesses at, or has in a hurry. */
const GUESSED =
  /(?<!\p{L})(?:mostly|mainly|often|usually|sometimes|surprising|somebody|someone|whoever|whatever|lots|loads|many|parfois|souvent|a veces|alg[uú]n[oa]?s?)(?!\p{L})|[+/()]|^\p{N}/iu;
const GROUPS_MAX = 5;
const GROUPS_LENGTH_MAX = 80;
/** French says the same in more letters. */
const FRENCH_LENGTH_MAX = 95;
const PAIR_LENGTH_MAX = 110;

/**
 * The groups that an owner names first, as far as a line holds them. Of 313 such lines that strangers judged, those of
 * up to 80 characters were struck in 12 of 100, longer ones in 33: what is odd stands at the end of a list.
 */
export function keepFirst(list: string, language: Phrasebook | undefined): string {
  if (language === undefined || language === "de") return list;
  const parts = list.split(GROUP_ENDS);
  if (parts.length < 2 || parts.some(isWithin)) return list;
  // "Wives, husbands and children of someone killed on the road": what is said of the last holds for all.
  if (isSharedEnd(parts)) return list;
  if (isClosed(list, parts) || isSharedNoun(parts)) return list;
  if (language === "es" && isClosedInSpanish(list, parts)) return list;
  // "… and HR teams at companies with 200+ staff": where the last of them work.
  const bare = list.replace(WORKPLACE, "");
  if (bare !== list && isClosed(bare, bare.split(GROUP_ENDS))) return bare;
  // Of short groups in the plural none is left out: whoever is not named takes the page for somebody else's.
  const isEven = language === "en" && parts.every((part) => isSeveral(part) && isFew(part));
  const longest =
    language === "fr" ? FRENCH_LENGTH_MAX : isEven ? EVEN_LENGTH_MAX : GROUPS_LENGTH_MAX;
  const kept = parts
    .filter((part, at) => at === 0 || (!GUESSED.test(part) && !isThing(part, language)))
    .slice(0, isEven ? EVEN_GROUPS_MAX : GROUPS_MAX);
  while (kept.length > 1 && kept.join(", ").length > (kept.length > 2 ? longest : PAIR_LENGTH_MAX))
    kept.pop();
  // "…, and the wives": of "the wives, carers and ward sisters who ring".
  while (kept.length > 1 && kept.length < parts.length && /^the /iu.test(kept.at(-1) ?? ""))
    kept.pop();
  // "For adult children" is another site than "adult children, second spouses and executors who find themselves in a dispute".
  if (language === "en" && kept.length === 1 && parts.length > 1 && kept[0]?.includes(" ") === true)
    return list.length <= PHRASE_LENGTH_MAX && parts.every(isSeveral) ? list : "";
  // "For families" says nothing of "families, and whoever looks after the grave".
  if (kept.length < parts.length && kept.length === 1 && kept[0]?.includes(" ") === false)
    return "";
  return kept.length === parts.length ? list : kept.join(", ").replace(/,? (?:and|et|y|e)$/u, "");
}

const EVEN_GROUPS_MAX = 5;
const EVEN_LENGTH_MAX = 125;
const EVEN_WORDS_MAX = 9;
const isFew = (part: string): boolean => part.split(" ").length <= EVEN_WORDS_MAX;
const isSeveral = (part: string): boolean => !GUESSED.test(part) && SEVERAL.test(part);

const WORKPLACE = /(?<!\s(?:and|or)) at (?:[^\s,]+ ){0,7}[^\s,]+$/u;
/** "Dog, cat and rabbit owners" */
const isSharedNoun = (parts: readonly string[]): boolean =>
  parts.slice(0, -1).every((part) => /^\p{L}+$/u.test(part) && !SEVERAL.test(part)) &&
  /^(?:and )?\p{L}+ and \p{L}+ \p{L}+s(?:\s|$)/u.test(parts.at(-1) ?? "");
/** True of words that are such a list and nothing else: it can be said as it was typed. */
export const isPlainList = (words: string): boolean => {
  const parts = words.split(GROUP_ENDS);
  return parts.length > 1 && isClosed(words, parts);
};

const CLOSED_LENGTH_MAX = 115;
const ENTRY_WORDS = 4;
const WHERE = new Set([
  "in",
  "from",
  "across",
  "around",
  "near",
  "throughout",
  "à",
  "en",
  "dans",
  "de",
]);

/** "Childcare operators across Greater Melbourne": a noun of up to four words, and where. */
function isPlainEntry(entry: string): boolean {
  // "Folks with a busted sign": what one of them has.
  const words = entry
    .replace(/ with an? (?:[\p{Ll}-]{2,14} ){0,2}[\p{Ll}-]{2,14}$/u, "")
    .split(" ");
  const at = words.findIndex((word) => WHERE.has(word));
  const [noun, place] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  return (
    noun.length > 0 &&
    noun.length <= ENTRY_WORDS &&
    place.length <= ENTRY_WORDS &&
    words.every((word) => /^[\p{L}’'-]+,?$/u.test(word))
  );
}

const TELLS_MORE = /\s(?:who|whose|that|which|with|of|qui|que|dont|avec|con|cuy\p{L}{1,2})\s/iu;

/** Where all of them are, behind the last: "… and referring vets in Berkshire and Wiltshire". */
const SHARED_PLACE =
  / (?:in|across|around|near|throughout|along) (?:the )?(?:(?:north|south|east|west|northern|southern|eastern|western|central|greater|rural|inner) ){0,2}\p{Lu}[\p{L}’ -]{1,40}(?:, (?:the )?\p{Lu}[\p{L}’ -]{1,24}){0,3}$/u;

/** A list of nothing but plain groups that its owner closed with "and" is said to its end. */
function isClosed(typed: string, all: readonly string[]): boolean {
  const list = typed.replace(SHARED_PLACE, "");
  const parts = list === typed ? all : list.split(GROUP_ENDS);
  if (list.length > CLOSED_LENGTH_MAX || parts.length > GROUPS_MAX || TELLS_MORE.test(list))
    return false;
  const [last, ...before] = parts.toReversed();
  const [one, other, more] = (last ?? "")
    .replace(/^(?:and|et|y|e) /u, "")
    .split(/ (?:and|et|y|e) /u);
  const ends = other === undefined ? [one] : [one, other];
  const isEnded = other !== undefined || list !== typed || /, (?:and|et|y|e) /u.test(list);
  return (
    isEnded &&
    more === undefined &&
    [...before, ...ends].every(
      (part) => part !== undefined && isPlainEntry(part) && !GUESSED.test(part),
    )
  );
}

/** "Adultos con miedo al dentista, familias con niños y …": Spanish briefs end their list of people with "y". */
const isClosedInSpanish = (list: string, parts: readonly string[]): boolean =>
  list.length <= PHRASE_LENGTH_MAX &&
  parts.length < GROUPS_MAX &&
  / [ye] \p{Ll}[^,]{0,120}$/u.test(list) &&
  !parts.some((part) => GUESSED.test(part));
const PHRASE_LENGTH_MAX = 150;

/**
 * "Handed an agreement, dismissed, or treated badly", "through accident, cancer or from birth", "owners of terraces,
 * old farmhouses in Fife": one group, of whom several things may be true.
 */
const isWithin = (part: string, at: number): boolean =>
  /^(?:or|but|yet|ou|mais|o|u|pero)\s/iu.test(part) ||
  (at > 0 && /^(?:\S+ ){1,2}or /u.test(part)) ||
  (at === 0 &&
    /(?:^|\s)(?:owners|keepers|lovers|users|makers) of (?:\p{L}+ )?\p{L}+s$/iu.test(part));
function isSharedEnd(parts: readonly string[]): boolean {
  const at = parts.findIndex((part) => part.includes(" "));
  return at > 0 && SHARED_BY_ALL.test(parts[at] ?? "");
}
const SHARED_BY_ALL =
  /^(?:and |et |y |e )?(?:\p{L}+ (?:and|et|y) )?\p{L}+ (?:of|from|with|whose|who|affected|bereaved|living) /iu;
const SEVERAL =
  /(?<!\p{L})(?:\p{L}{2,20}[^\P{L}s]s|people|folk|children|men|women|public|staff|police|youth|any(?:one|body)|every(?:one|body)|crew|media|press|team|those|counsel|clergy|faculty|management|talent|personnel|couples?|youngsters)(?!\p{L})|\p{N}\+/iu;
/** "Condo balcony 5x10", "water stain": what it is about, and nobody. English alone tells several by their ending. */
const isThing = (part: string, language: Phrasebook): boolean =>
  language === "en" && !SEVERAL.test(part);
/** A name behind the comma is a place among places, or goes with what is before it. */
const GROUP_ENDS = /, (?:and |et |y |e )?(?=\p{Ll}|\p{N})/u;

export const AND: Readonly<Record<Phrasebook, string>> = {
  en: "and",
  de: "und",
  fr: "et",
  es: "y",
};

/** Before the last entry of a list that holds an "and" within an entry. */
const AND_ALSO: Readonly<Record<Phrasebook, string>> = {
  ...{ en: " and", de: " sowie", fr: " ainsi que", es: ", y" },
};
/** Behind a comma of its own the word needs none in Spanish. */
const alsoBehind = (before: string, language: Phrasebook): string =>
  language === "es" && before.includes(", ") ? " y" : AND_ALSO[language];
/** French puts an article before each of them instead. */
const FOR: Readonly<Partial<Record<Phrasebook, string>>> = { en: "for", de: "für", es: "para" };
/** What is said of one entry behind its noun. */
const TOLD_OF = /\s(?:from|in|on|near|with|without|aus|in|im|mit|ohne|von|con|sin|en)\s/iu;
/** "Folks who have never opened one and are scared": the word joins what they do. */
const TOLD_BEHIND = /\s(?:who|whose|that|qui|dont)(?:['’]\p{L}{1,2})?\s.{1,200}$/u;
const OR = / (?:or|oder|ou|o) /u;
const RELATIVE =
  /^(?:die|der|das|denen|deren|dessen|who|that|which|whose|qui|que|dont|où|donde|cuy[oa]s?)(?!\p{L})/iu;

/** Within an entry: "brides who want trousers", "families planning a burial". */
const HAS_CLAUSE =
  /\s(?:\p{Ll}{3,14}ing|who|that|which|whose|with|qui|que|dont|avec|con|mit|die|der|das|deren)\s/u;

/** A comma closes a German clause, and nothing else: "Familien mit Hund und für Radfahrer". */
const GERMAN_CLAUSE = /^\s?(?:die|der|das|denen|deren|dessen|mit denen|bei denen)\s/u;

/** "Schools within 15 miles, from age 2": no entry of its own. */
export const CONDITION =
  /^(?:\d{1,3}|including|notamment|incluidos|einschließlich|from|within|with|without|in|at|on|of|aged?|under|over|near|ab|bis|mit|ohne|im|aus|von|vom|nahe|rund um|dès|à|avec|sans|même|dans|de|du|près|desde|con|sin|en|a partir|cerca)\s/iu;

/** What is said of the last entry: where its people are, what they have. */
const COMPLEMENT =
  /\s(?:in|from|near|around|round|across|with|without|within|of|aus|in|im|um|mit|rund um|de|du|des|dans|avec|sans|en|con|sin)\s.{1,200}$/iu;

const JOINED_TOLD = /\s(?:y|e|et|und)\s\p{L}{3,20} (?:que|qui|die|con|avec|mit)\s/u;

/** "…, sometimes film production": whom a list is not for. */
const SOMETIMES =
  /, (?:and )?(?:sometimes|occasionally|now and then|once in a while|manchmal|gelegentlich|parfois|a veces) [^,]{3,60}$/iu;
const NO_ENTRY =
  /^(?:no|not|up|mostly|mainly|often|don[’']t|please|only|but|so|which|for|open|closed|based|licensed|run|made)(?!\p{L})/iu;
const ENTRY_WORDS_MAX = 6;

/** A list of people that stands by itself, closed where it is nothing but a list. */
export function closePlainList(words: string, language: Phrasebook | undefined): string {
  const said = words.replace(SOMETIMES, "");
  const parts = said.split(", ");
  const last = parts.pop() ?? "";
  const isList =
    parts.length > 1 &&
    !NO_ENTRY.test(last) &&
    parts.every((part) => part.split(" ").length <= ENTRY_WORDS_MAX && !/[.:!?]/u.test(part));
  return isList ? closeList(said, language) : said;
}

/**
 * "Familien mit Kindern und Angstpatienten in Münster", "… und Senioren": behind the word stands the last of the people, and
 * no second town or thing ("Kiel und Lübeck", "Kind und Hund").
 */
const isClosedInGerman = (tail: string): boolean => {
  const at = tail.lastIndexOf(" und ");
  const [head = "", ...rest] = at < 0 ? [] : tail.slice(at + 5).split(" ");
  if (!/^\p{Lu}/u.test(head)) return false;
  return rest.length > 0 ? /^\p{Ll}/u.test(rest[0] ?? "") : GERMAN_PEOPLE.test(head);
};
const GERMAN_PEOPLE =
  /(?:^(?:Senioren|Firmen|Singles|Familien|Paare|Kinder|Jugendliche|Erwachsene|Anfänger|Vereine|Schulen|Unternehmen|Betriebe|Gruppen|Hotels|Cafés|Büros|Kommunen|Gewerbe)|(?:kunden|patienten|besitzer|verwaltungen|leute|gäste|innen|betreiber|eigentümer|urlauber|ausflügler|sportler|fahrer|gründer|betriebe|anleger))$/u;
/** "Couples en instance de divorce et grands-parents": the last of the people, behind what is said of those before them. */
const FRENCH_LAST =
  / et (?:(?:les|des|jeunes|petites|grandes) )?(?:grands-parents|parents|familles|couples|enfants|seniors|entreprises|particuliers|professionnels|professions|architectes|syndics|communes|mairies|collectivités|associations|étudiants|touristes|artisans|commerçants|commerces|retraités|adultes|adolescents|ados|femmes|hommes|mamans|groupes|écoles|propriétaires|locataires|bailleurs|investisseurs|créateurs|dirigeants|indépendants|salariés|voyageurs|randonneurs|cyclistes|habitants|riverains|restaurants|restaurateurs|hôtels|bureaux|agences|agriculteurs|clubs)(?=\s|$)/iu;
/** Somebody behind the word: several, and no pair of animals or children that they have. */
const CLOSED_BY_PEOPLE =
  / [ye] (?!(?:perros|gatos|niños|niñas|hijos|hijas|mascotas|bebés|pueblos|alrededores|cercanías|plantas|piscina)(?!\p{L}))\p{Ll}\p{L}+s(?: (?!que )[^,]{1,60}| que [^,]{1,60})?$/u;

/** Also "agencias de publicidad y organizadores de eventos". */
const CLOSED_ES = /\s[ye] (?:las?|los|el)\s|^\p{L}+s de \p{L}+ [ye] \p{L}{4,}s(?:\s|$)/u;

/** "Kent and Allegan counties, Michigan": where a place is, and none of a list. */
const LANDS = new Set(
  `Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,
  Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,
  New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,
  South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Ontario,Quebec,Manitoba,Alberta,
  Saskatchewan,British Columbia,Nova Scotia,New Brunswick,Newfoundland,Queensland,Tasmania,Victoria,New South Wales,
  South Australia,Western Australia,England,Scotland,Wales,Ireland,Northern Ireland,Cornwall,Devon,Kent,Norfolk,Suffolk`
    .split(",")
    .map((name) => name.trim()),
);
export const isLand = (tail: string, before: string, language: Phrasebook): boolean =>
  /^(?:\p{Lu}{2,4}|US Midwest)$/u.test(tail) ||
  (language === "en" && LANDS.has(tail) && AFTER_PLACE.test(before));
const AFTER_PLACE =
  /(?:(?:^|\s)\p{Lu}[\p{L}’-]{1,24}|(?:^|\s)(?:county|counties|parish|parishes|district))$/u;
/** "En la colonia Roma, Ciudad de México": where that is. */
const QUARTER =
  /(?<!\p{L})(?:colonia|barrio|distrito|zona|urbanización) (?:de (?:la |los )?)?\p{Lu}[^,]{1,40}$/u;
/**
 * "Parejas, familias con niños y senderistas", "vecinos, los viejos de siempre y las familias nuevas": what could be the last
 * of the list closes it.
 */
const isSpanishEnd = (tail: string, before: string): boolean =>
  CLOSED_BY_PEOPLE.test(tail) ||
  CLOSED_ES.test(tail) ||
  (/^\p{Lu}/u.test(tail) && QUARTER.test(before));

/** "surveyors, insurers" reads as a list only with a word before its last entry. */
export function closeList(phrase: string, language: Phrasebook | undefined): string {
  const last = phrase.lastIndexOf(", ");
  if (language === undefined || last < 0) return phrase;
  const tail = phrase.slice(last + 2);
  // "Those who wanted to, or who gave up at eleven".
  if (/^(?:or|oder|ou|o|u|but|yet|aber|sondern|mais|pero)\s/iu.test(tail)) return phrase;
  // "In ten, twenty years".
  if (NUMBER_FIRST.test(tail) && NUMBER_WORD.test(phrase.slice(0, last))) return phrase;
  if (language === "es" && isSpanishEnd(tail, phrase.slice(0, last))) return phrase;
  // "Families in Cleveland, OH": a state goes with its town.
  if (isLand(tail, phrase.slice(0, last), language))
    return `${closeList(phrase.slice(0, last), language)}, ${tail}`;
  // "Escuelas de música y familias que …": what follows the word is told behind it.
  if (JOINED_TOLD.test(tail)) return phrase;
  // Spanish says "e" before the sound of an "i".
  const and = language === "es" && /^h?i(?![ae])/iu.test(tail) ? "e" : AND[language];
  // "Homes, volunteers who drive": the clause belongs to the last entry, before which the list closes.
  if (RELATIVE.test(tail)) return `${closeList(phrase.slice(0, last), language)}, ${tail}`;
  // "Schools in Maine and the lakes": the word joins places.
  const bare = tail.replace(TOLD_BEHIND, "").replace(COMPLEMENT, "");
  const isClosed = ` ${bare}`.includes(` ${and} `) || (language === "fr" && FRENCH_LAST.test(tail));
  // "Adults, people who failed or gave up": the word stands in the clause alone.
  const isChoice = OR.test(
    HAS_CLAUSE.test(bare)
      ? bare.replace(/\s(?:who|that|qui|que|die|der|\p{Ll}{3,14}ing)\s.{1,200}$/iu, "")
      : bare,
  );
  // "Sheep farmers in Mayo and Galway, dog and cat owners": each entry has a word of its own.
  const isOwn =
    language === "en" && last === phrase.indexOf(", ") && phrase.slice(0, last).includes(" and ");
  if (isClosed && isOwn && /^\p{Ll}/u.test(tail) && !bare.startsWith("and "))
    return `${phrase.slice(0, last)}, and ${tail}`;
  // "A nose, a hat or a fishing rod" is closed already.
  if (isClosed || isChoice || CONDITION.test(tail)) return phrase;
  const before = phrase.slice(0, last);
  if (phrase.includes("&") || (language === "de" && isClosedInGerman(tail))) return phrase;
  if (language === "en" && phrase.includes(" and "))
    return `${before}, and ${tail.replace(/^and /u, "")}`;
  if (phrase.includes(` ${and} `)) return `${before}${alsoBehind(before, language)} ${tail}`;
  // "Brides who want trousers and musicians": the clause ends before the last entry.
  const [clause = ""] = before.split(", ").slice(-1);
  const hasClause = (words: string) => (language === "de" ? GERMAN_CLAUSE : HAS_CLAUSE).test(words);
  if (hasClause(` ${clause}`) && !hasClause(`${tail} `)) return `${before}, ${and} ${tail}`;
  // "Sellers and buyers from the city", "potters without a kiln and schools": it is said of one of them alone.
  const isLastTold = !before.includes(", ") && TOLD_OF.test(before) !== TOLD_OF.test(tail);
  const also = isLastTold ? FOR[language] : undefined;
  if (also !== undefined) return `${before}${language === "en" ? "," : ""} ${and} ${also} ${tail}`;
  return `${before} ${and} ${tail}`;
}
