/** The audience as one phrase behind a "for", in the owner's words and the small letters of the language. */
import { isCommonStart } from "../reading/common-starts.ts";
import { isNames } from "../reading/named-areas.ts";
import { calmCapitals, capitaliseNames } from "../reading/names.ts";
import type { BriefReading, Phrasebook, Segment } from "../reading/reading-model.ts";
import { findRightToLeft } from "../reading/right-to-left-statements.ts";
import { NOT_PEOPLE, SENTENCE_ENDS } from "../reading/segment-words.ts";
import { startsLikeSentence } from "../reading/sentences.ts";
import { capitaliseFirst, type Slice, splitSlice, wholeSlice } from "../reading/slices.ts";
import { NUMBER_FIRST, NUMBER_WORD } from "../reading/split-people.ts";
import { PLACES_TYPED_SMALL } from "../reading/typed-words.ts";
import { countCharacters, tidy } from "../speech/tidy.ts";
import type { Composition } from "./composition.ts";
import { readDutchList, startSmallDutch } from "./dutch-people.ts";
import { clauseLength, isNoGermanList, readOccasions } from "./german-people.ts";
import { fromBrief } from "./material.ts";
import type { Sourced } from "./sourced.ts";
import { tidyList } from "./tidy-people.ts";

/** "For architects and developers.": the owner's own list, behind a word that every such list can follow. */
export function namePeople({ reading, material }: Composition): Sourced | undefined {
  const { forPeople } = material.general;
  const { words = "" } = reading.audience;
  // "Greater Worcester, up to 60 miles" names nobody.
  if (isNames(words.replace(/[.!]$/u, ""), reading.language.phrasebook)) return undefined;
  const phrase = readPeoplePhrase(reading, material.commonWords);
  if (phrase === undefined || forPeople === undefined) {
    const occasions = readOccasions(reading) ?? readDutchList(reading);
    return occasions === undefined ? undefined : fromBrief("audience", occasions);
  }
  if (SAYS_FOR.test(phrase)) return fromBrief("audience", phrase);
  // No French list of people follows "pour" without its articles.
  if (reading.language.phrasebook === "fr" && LACKS_ARTICLE.test(phrase))
    return fromBrief("audience", capitaliseFirst(phrase));
  const list = closeWith(phrase, NEIGHBOUR_AND[reading.language.tag]);
  return fromBrief("audience", `${forPeople} ${list}`);
}

/** "Folk & Irish players" are no firm of two names. */
const AMPERSAND = / & (?=\p{Ll}|\p{Lu}\p{L}{1,20} \p{Ll})/gu;

/** In the languages whose lists of people stand behind a plain "for". */
const NEIGHBOUR_AND: Readonly<Partial<Record<string, string>>> = { it: "e", nl: "en", pt: "e" };
/** A group with a clause of its own may end anywhere. */
const PLAIN_GROUP = /^(?:\S+ ){0,3}\S+$/u;

function closeWith(phrase: string, and: string | undefined): string {
  const parts = phrase.split(", ");
  const last = parts.pop();
  if (and === undefined || last === undefined || parts.length === 0) return phrase;
  const isPlain = (and === "en" ? parts : [...parts, last]).every((part) =>
    and === "en" ? !/\s(?:die|dat|wie|waar)\s/u.test(part) : PLAIN_GROUP.test(part),
  );
  const isClosed = ` ${phrase} `.includes(` ${and} `);
  // "Voor families die het zelf doen en mensen die vooruit willen kijken".
  if (and === "en" && /^ook /u.test(last)) return phrase;
  if (and === "en" && parts.length === 1 && !isClosed) return `${parts[0]} ${and} ${last}`;
  const before = parts.join(", ");
  return isPlain && !isClosed ? `${before} ${and} ${last}` : phrase;
}

const LACKS_ARTICLE =
  /^(?!(?:les|des|ceux|celles|celui|celle|nos|vos|tous|toutes|tout|toute|mes|leurs|très|le|la|un|une|votre|chaque|qui|quiconque)\s|l[’'])\p{Ll}/u;

/** Arabic and Hebrew write "for" together with the word after it. */
const SAYS_FOR = /^(?:لل|ל)/u;

const PHRASE_LENGTH_MAX = 150;

/** A list of places within an entry is no list of people: "cottages in Padstow, Rock and Port Isaac". */
function closeAround(phrase: string, places: string, language: Phrasebook | undefined): string {
  const at = places.lastIndexOf(", ");
  if (at < 0 || language === undefined || !phrase.includes(places) || phrase.includes(PLACES))
    return closeList(phrase, language);
  // "Athens, Georgia" is a town and where that is.
  const isPair = places.indexOf(", ") === at || places.slice(at).includes(` ${AND[language]} `);
  const joined = isPair
    ? places
    : `${places.slice(0, at)} ${AND[language]} ${places.slice(at + 2)}`;
  return closeList(phrase.replace(places, PLACES), language).replace(PLACES, joined);
}

const SENTENCES_MAX = 6;

/** The first sentence of the audience that is nothing but a list of people, as the owner wrote it. */
function readPeoplePhrase(
  reading: BriefReading,
  common: () => ReadonlySet<string>,
): string | undefined {
  const { words = "", segments, excluded } = reading.audience;
  const sentences = splitSlice(wholeSlice(words), SENTENCE_ENDS).slice(0, SENTENCES_MAX);
  // Lines are a list of one sentence.
  if (sentences.length < 2 || words.includes("\n"))
    return excluded.length > 0 ? undefined : phraseOf(words, segments, reading, common);
  const joined = joinSentences(reading, sentences, common);
  if (joined !== undefined) return phraseOf(joined, segments, reading, common);
  for (const { part } of sentences) {
    if (isNames(part.text, reading.language.phrasebook)) continue;
    const end = part.start + part.text.length;
    const within = segments
      .filter(({ span }) => span.start >= part.start && span.end <= end)
      .map((one) => ({
        ...one,
        span: { ...one.span, start: one.span.start - part.start, end: one.span.end - part.start },
      }));
    const phrase = IS_TERM.test(part.text)
      ? undefined
      : phraseOf(part.text, within, reading, common);
    // One group of several, told in sentences of their own, is not whom it is for.
    const isOneOfSeveral =
      reading.language.phrasebook !== undefined &&
      within.length < 2 &&
      segments.length > within.length;
    if (phrase !== undefined) return isOneOfSeveral ? undefined : phrase;
    // Whom a further sentence adds is not whom it is for.
    if (!IS_TERM.test(part.text)) return undefined;
  }
  return undefined;
}

/** "Funeral directors ring us too", "Morris sides buy the seconds": a sentence without a sign of one. */
const DOES =
  /\s(?:buy|ring|call|phone|use|ask|love|like|send|order|come)(?: (?:us|me|the|it|too|for|in|here|from|to)(?!\p{L})){1,3}/iu;

const JOINED_LENGTH_MAX = 70;

/** "Grieving families. Collectors wanting a piece mended.": short groups are one list. Every place stays where it is. */
function joinSentences(
  { audience, language }: BriefReading,
  sentences: readonly { part: Slice }[],
  common: () => ReadonlySet<string>,
): string | undefined {
  const { words = "", segments } = audience;
  // No sign tells here which further sentence names people: "most come from the Sharon".
  if (findRightToLeft(language.tag) !== undefined) return undefined;
  // "Carlow town. Diabetics, runners": where they are is no group.
  if (sentences.some(({ part }) => isNames(part.text, language.phrasebook))) return undefined;
  const heads = sentences.map(({ part }) =>
    segments.find(({ span }) => span.start >= part.start && span.start <= part.start + 2),
  );
  const isList = sentences.every(
    ({ part }, at) =>
      heads[at] !== undefined &&
      part.text.length <= JOINED_LENGTH_MAX &&
      !IS_TERM.test(part.text) &&
      !DOES.test(part.text) &&
      !/,\s(?:pour|für|for|para)\s/u.test(part.text) &&
      !(language.phrasebook !== undefined && startsLikeSentence(part.text, language.phrasebook)),
  );
  if (!isList) return undefined;
  const [first, ...others] = sentences.map(({ part }, at) => {
    const [word = ""] = /^\p{L}+/u.exec(part.text) ?? [];
    const isCommon = heads[at]?.kindId !== undefined || isCommonStart(word, common);
    const isSmall = language.phrasebook !== "de" && isCommon;
    return isSmall ? part.text.charAt(0).toLocaleLowerCase() + part.text.slice(1) : part.text;
  });
  const list = [first, ...others].join(", ");
  return list.length <= words.length ? list.padEnd(words.length) : undefined;
}

/** "Whole group bookings only": who may come, and no people. */
const IS_TERM = /(?<!\p{L})(?:bookings?|only|welcome|buchungen|réservations?|reservas?)(?!\p{L})/iu;

/** "Locals, weddings": a list of both is no list of people. */
const isNoPeople = (part: string): boolean =>
  !OCCASIONS.test(part) && NOT_PEOPLE.test(part.replace(/\s(?:aussi|auch|too|también)$/iu, ""));

/** `segments` have their places in `words`. */
function phraseOf(
  words: string,
  segments: readonly Segment[],
  { audience, language }: BriefReading,
  common: () => ReadonlySet<string>,
): string | undefined {
  const [first] = segments;
  if (first === undefined) return undefined;
  const { phrasebook } = language;
  const listed = cutRest(words, segments);
  // "Parents in Boise, Salt Lake, Bay Area": a list of places that is cut says another area.
  if (PLACE_AT_END.test(listed) && /^,\s\p{Lu}/u.test(words.slice(listed.length))) return undefined;
  const said = tidyList(phrasebook === "en" ? listed.replace(AMPERSAND, " and ") : listed);
  if (said === "" || said.split(", ").some(isNoPeople)) return undefined;
  // Whom a sentence tells of is no group of the list.
  if (phrasebook === "en" && DOES.test(said.replace(/\s(?:who|that|which)\s.{1,200}$/u, "")))
    return undefined;
  const line = phrasebook === "en" ? capitaliseNames(calmCapitals(said)) : calmCapitals(said);
  // "Our customers are …" is a sentence, in which the people come later.
  const isSentence = phrasebook !== undefined && startsLikeSentence(line, phrasebook);
  if (phrasebook === "de" && isNoGermanList(line)) return undefined;
  // "From 45, Winterthur" says nothing of whom.
  if (CONDITION.test(line) || isSentence || !isListTo(words.slice(0, first.span.start)))
    return undefined;
  const placed = audience.area === undefined ? "" : `, ${audience.area.words}`;
  // "Teenagers from 16, Kassel and Vellmar": where they are is told among the facts.
  const own = placed !== "" && line.endsWith(placed) ? line.slice(0, -placed.length) : line;
  const whole = keepFirst(tidy(own).replace(/[.,;]$/u, ""), phrasebook);
  if (whole === "") return undefined;
  const phrase = closeAround(whole, audience.area?.words ?? "", phrasebook);
  if (
    countCharacters(phrase) > PHRASE_LENGTH_MAX ||
    /[.;:!?؛؟()/\n]/u.test(phrase.replace(ORDINAL, " "))
  )
    return undefined;
  if (phrasebook === "de") return startSmallAdjective(phrase);
  if (language.tag.startsWith("nl")) return startSmallDutch(phrase);
  const isKnown =
    first.kindId !== undefined || (language.tag === "it" && ITALIAN_PEOPLE.test(phrase));
  const begun = startSmall(phrase, isKnown, common);
  return begun === undefined || phrasebook !== "fr" ? begun : addArticles(begun);
}

/** "Sposi e testimoni", "coppie": several, whom Italian writes small whoever they are. */
const ITALIAN_PEOPLE = /^(?:\p{Lu}\p{Ll}{2,20}[ie]|Chi)(?:,| \p{Ll})/u;

/** "Ab der 14. Woche". */
const ORDINAL = /(?<=\p{N})\. (?=\p{Lu})/gu;
const PLACE_AT_END = /,\s\p{Lu}\p{Ll}{1,20}(?:\s\p{Lu}\p{Ll}{1,20}){0,2}$/u;

/** "For weddings and village fetes" is said as readily as "for couples and councils". */
const OCCASIONS =
  /^(?:\p{L}{2,12}\s){0,2}(?:weddings|parties|birthdays|festivals|fêtes|fetes|fairs|events|funerals|christenings|conferences|anniversaries|openings|launches|hochzeiten|geburtstage|feste|feiern|mariages|anniversaires|fêtes|bodas|fiestas|cumpleaños|eventos|bautizos|casas|viviendas)(?: and \p{L}{3,14}s)?$/iu;

const PLACES = "\uE000";

/** "…, somebody who inherited a squeezebox": further groups that an owner guesses at, or has in a hurry. */
const GUESSED =
  /(?<!\p{L})(?:mostly|mainly|often|usually|sometimes|surprising|somebody|someone|whoever|whatever|lots|loads|many|parfois|souvent|a veces|alg[uú]n[oa]?s?)(?!\p{L})|[+/()]|^\p{N}/iu;
const GROUPS_MAX = 5;
const GROUPS_LENGTH_MAX = 80;
const PAIR_LENGTH_MAX = 110;

/**
 * The groups that an owner names first, as far as a line holds them. Of 313 such lines that strangers judged, those of
 * up to 80 characters were struck in 12 of 100, longer ones in 33: what is odd stands at the end of a list.
 */
function keepFirst(list: string, language: Phrasebook | undefined): string {
  if (language === undefined || language === "de") return list;
  const parts = list.split(GROUP_ENDS);
  if (parts.length < 2 || parts.some(isWithin)) return list;
  const kept = parts.filter((part, at) => at === 0 || !GUESSED.test(part)).slice(0, GROUPS_MAX);
  while (
    kept.length > 1 &&
    kept.join(", ").length > (kept.length > 2 ? GROUPS_LENGTH_MAX : PAIR_LENGTH_MAX)
  )
    kept.pop();
  // "For families" says nothing of "families, and whoever looks after the grave".
  if (kept.length < parts.length && kept.length === 1 && kept[0]?.includes(" ") === false)
    return "";
  return kept.length === parts.length ? list : kept.join(", ").replace(/,? (?:and|et|y|e)$/u, "");
}
/**
 * "Handed an agreement, dismissed, or treated badly", "through accident, cancer or from birth", "owners of terraces,
 * old farmhouses in Fife": one group, of whom several things may be true.
 */
const isWithin = (part: string, at: number): boolean =>
  /^(?:or|but|yet|ou|mais|o|u|pero)\s/iu.test(part) ||
  (at > 0 && /^(?:\S+ ){1,2}or /u.test(part)) ||
  (at === 0 &&
    /(?:^|\s)(?:owners|keepers|lovers|users|makers) of (?:\p{L}+ )?\p{L}+s$/iu.test(part));
/** A name behind the comma is a place among places, or goes with what is before it. */
const GROUP_ENDS = /, (?:and |et |y |e )?(?=\p{Ll}|\p{N})/u;

/** Before the first of the people at most an article or a bullet. */
const LEAD_LENGTH_MAX = 5;

/** "Mastectomy, self harm, burns and surgery survivors": entries before the first that is known to be people. */
const isListTo = (lead: string): boolean =>
  lead.length <= LEAD_LENGTH_MAX ||
  /^[^.!?:;\n]{1,90}(?:,| and| und| et| y)\s(?:(?:les|des|la|le) |l[’'])?$/u.test(lead);

/** Behind the last of the people: "…, south Bristol", "…, people travel quite far". */
function cutRest(words: string, segments: readonly Segment[]): string {
  const end = Math.max(0, ...segments.map(({ span }) => span.end));
  const rest = words.slice(end);
  if (GOES_ON.test(rest)) return words;
  // "Cottages in Padstow, Rock and Port Isaac": a list of places is said to its end.
  const clause = clauseLength(rest);
  if (clause > 0) return words.slice(0, end + clause);
  const at = rest.search(
    /;\s|,\s(?=(?:(?:Raum|Großraum|Region|Gegend|Umkreis|Landkreis|Bezirk|Kreis) |\p{Lu}\p{Ll}{2,20}(?:quartier|viertel|bezirk|kiez)(?!\p{L})))|,\s(?!(?:(?:\p{Lu}\p{Ll}{1,20}|\p{Lu}{2})\s?){1,2}(?:,|(?:and|und|et|y|who|that|die|qui|que)\s|$))/u,
  );
  return at < 0 || /[.!?]\s/u.test(words) ? words : words.slice(0, end + at);
}

/** "… who lost weight, gained weight, or whose seamstress is gone": what is said of them goes on to the end. */
const GOES_ON =
  /^[^.;,]{0,80},\s(?:aber|sondern|but|yet|mais|pero)\s[^.;,]{3,60}$|^[^.;,]{0,60},\s[^.;]{3,140}(?:,? (?:or|and|oder|und|ou|et|o|y) (?:who|whose|that|die|deren|qui|dont|que|cuy\p{L}{1,2})\s|\s(?:with|who|mit|avec|qui|con|que) [^.;]{3,100}$)/iu;

/** "Frischgebackene Eltern" has a capital only where it begins the field; nouns keep theirs. */
const startSmallAdjective = (phrase: string): string =>
  /^(?:Alle|Jeder?|Wer) /u.test(phrase) ||
  /^(?!(?:Schwangere|Angehörige|Erwachsene|Jugendliche|Studierende|Reisende|Berufstätige|Selbstständige|Alleinerziehende|Trauernde|Kranke|Ältere) und )\p{Lu}\p{Ll}{1,30}e(?: und \p{Ll}{2,30}e)? \p{Lu}/u.test(
    phrase,
  )
    ? phrase.charAt(0).toLocaleLowerCase() + phrase.slice(1)
    : phrase;

/** "Fit English speaking riders", "Older Italian couples": only the second is a name. */
const TELLING =
  /^(?:Fit|Older|Younger|Young|Old|Retired|Local|Small|Busy|Keen|Serious|Experienced|Working|Professional|Independent|Adult|Elderly|Mature|Wealthy|Nervous|Anxious) \p{Lu}/u;

/** "Ghanaian families" keep theirs; "Italian" is no noun of people here. */
const NATION =
  /^(?!(?:Human|Civilian|Guardian|Historian|Librarian|Musician|Technician|Veteran|Vegetarian|Clean|Ocean|Urban|Suburban|Finish|Foolish)\b)\p{Lu}\p{Ll}{2,12}(?:ian|ean|ese|ish|can) (?:\p{Ll}|& |\/)/u;

/** "Muslim ladies". */
const FAITH =
  /^(?:Muslim|Christian|Jewish|Hindu|Sikh|Buddhist|Catholic|Orthodox|Quaker|Amish)(?:,| \p{Ll})/u;

/** "Ottawa seniors". */
const isPlace = (phrase: string): boolean =>
  (/^\p{L}+(?= \p{Ll})/u.exec(phrase)?.[0].toLowerCase() ?? "") in PLACES_TYPED_SMALL;

/** A capital at the start is only the field's where the word is known to be no name. */
function startSmall(
  phrase: string,
  isKnown: boolean,
  common: () => ReadonlySet<string>,
): string | undefined {
  if (!/^\p{Lu}(?:\p{Ll}|['’-])+(?:[\s,]|$)/u.test(phrase)) return phrase;
  if (TELLING.test(phrase)) return phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (NATION.test(phrase) || FAITH.test(phrase) || isPlace(phrase)) return phrase;
  // "Ercol and Parker Knoll hunters" begins with names.
  if (/^\p{Lu}[\p{Ll}'’]+ (?:(?:and|or|&) )?\p{Lu}\p{Ll}/u.test(phrase)) return phrase;
  if (!isKnown && !isCommonStart(phrase, common)) return undefined;
  return phrase.charAt(0).toLocaleLowerCase() + phrase.slice(1);
}

/** "Pour les étudiants et les familles": every plural gets its article, where all that has none is a plural. */
function addArticles(said: string): string {
  // "Des communes et des syndics" are all of them.
  const phrase = said.startsWith("des ")
    ? said.replace(/(?<=^|, | et | ainsi que )des (?=\p{Ll})/gu, "les ")
    : said;
  const entries = phrase.split(
    /(, et | ainsi que |, | et (?!(?:de|du|des|en|à|au|aux|sans|leurs?) |d[’']|(?:confirmé|avancé|expérimenté|passionné|initié|débutant|averti)e?s?(?:,|$)))/u,
  );
  const people = entries.filter((_, at) => at % 2 === 0);
  const isClear = people.every(
    (entry, at) =>
      // Where they live: "les parents de jeunes, Namur".
      (at > 0 && /^\p{Lu}/u.test(entry)) || HAS_ARTICLE.test(entry) || BARE_PLURAL.test(entry),
  );
  if (!isClear) return phrase;
  return entries
    .map((entry, at) => {
      if (at % 2 === 1 || /^\p{Lu}/u.test(entry)) return entry;
      return HAS_ARTICLE.test(entry) ? entry : `les ${entry}`;
    })
    .join("");
}

const HAS_ARTICLE =
  /^(?:(?:les|des|nos|mes|vos|leurs|tous|toutes|ceux|celles|le|la|un|une|quelques|tout le) |l[’'])\p{L}/u;
const BARE_PLURAL =
  /^(?!(?:les|des|nos|aux|tous|toutes|ceux|celles|le|la|un|une|très|jeunes et|petites et|moyennes)\s)\p{Ll}[\p{L}-]*(?:s|x|gens)(?:\s|$)/u;

const AND: Readonly<Record<Phrasebook, string>> = { en: "and", de: "und", fr: "et", es: "y" };

/** Before the last entry of a list that holds an "and" within an entry. */
const AND_ALSO: Readonly<Record<Phrasebook, string>> = {
  ...{ en: "and", de: "sowie", fr: "ainsi que", es: "y" },
};
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
const CONDITION =
  /^(?:\d{1,3}|including|notamment|incluidos|einschließlich|from|within|with|without|in|at|on|of|aged?|under|over|near|ab|bis|mit|ohne|im|aus|von|vom|nahe|rund um|dès|à|avec|sans|même|dans|de|du|près|desde|con|sin|en|a partir|cerca)\s/iu;

/** What is said of the last entry: where its people are, what they have. */
const COMPLEMENT =
  /\s(?:in|from|near|around|round|across|with|without|within|of|aus|in|im|um|mit|rund um|de|du|des|dans|avec|sans|en|con|sin)\s.{1,200}$/iu;

const JOINED_TOLD = /\s(?:y|e|et|und)\s\p{L}{3,20} (?:que|qui|die|con|avec|mit)\s/u;

/** "…, sometimes film production": whom a list is not for. */
const SOMETIMES =
  /, (?:and )?(?:sometimes|occasionally|now and then|once in a while|manchmal|gelegentlich|parfois|a veces) [^,]{3,60}$/iu;
const NO_ENTRY =
  /^(?:no|not|up|mostly|mainly|often|don[’']t|please|only|but|so|which|for)(?!\p{L})/iu;
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

/** "surveyors, insurers" reads as a list only with a word before its last entry. */
function closeList(phrase: string, language: Phrasebook | undefined): string {
  const last = phrase.lastIndexOf(", ");
  if (language === undefined || last < 0) return phrase;
  const tail = phrase.slice(last + 2);
  // "Those who wanted to, or who gave up at eleven".
  if (/^(?:or|oder|ou|o|u|but|yet|aber|sondern|mais|pero)\s/iu.test(tail)) return phrase;
  // "In ten, twenty years".
  if (NUMBER_FIRST.test(tail) && NUMBER_WORD.test(phrase.slice(0, last))) return phrase;
  // "Vecinos, los viejos de siempre y las familias nuevas" is closed already.
  if (language === "es" && /\s[ye] (?:las?|los|el)\s/u.test(tail)) return phrase;
  // "Escuelas de música y familias que …": what follows the word is told behind it.
  if (JOINED_TOLD.test(tail)) return phrase;
  // Spanish says "e" before the sound of an "i".
  const and = language === "es" && /^h?i(?![ae])/iu.test(tail) ? "e" : AND[language];
  // "Homes, volunteers who drive": the clause belongs to the last entry, before which the list closes.
  if (RELATIVE.test(tail)) return `${closeList(phrase.slice(0, last), language)}, ${tail}`;
  // "Schools in Maine and the lakes": the word joins places.
  const bare = tail.replace(TOLD_BEHIND, "").replace(COMPLEMENT, "");
  const isClosed = bare.includes(` ${and} `) || bare.startsWith(`${and} `);
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
  if (phrase.includes("&")) return phrase;
  if (language === "en" && phrase.includes(" and "))
    return `${before}, and ${tail.replace(/^and /u, "")}`;
  if (phrase.includes(` ${and} `)) return `${before} ${AND_ALSO[language]} ${tail}`;
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
