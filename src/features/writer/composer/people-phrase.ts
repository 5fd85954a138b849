/** The audience as one phrase behind a "for", in the owner's words and the small letters of the language. */
import { isCommonStart } from "../reading/common-starts.ts";
import { isNames } from "../reading/named-areas.ts";
import { calmCapitals, capitaliseNames } from "../reading/names.ts";
import type { BriefReading, Phrasebook, Segment } from "../reading/reading-model.ts";
import { findRightToLeft } from "../reading/right-to-left-statements.ts";
import { NOT_PEOPLE, SENTENCE_ENDS } from "../reading/segment-words.ts";
import { startsLikeSentence } from "../reading/sentences.ts";
import { capitaliseFirst, type Slice, splitSlice, wholeSlice } from "../reading/slices.ts";
import { PLACES_TYPED_SMALL } from "../reading/typed-words.ts";
import { countCharacters, tidy } from "../speech/tidy.ts";
import type { Composition } from "./composition.ts";
import { readDutchList, startSmallDutch } from "./dutch-people.ts";
import { clauseLength, isNoGermanList, readOccasions } from "./german-people.ts";
import { fromBrief } from "./material.ts";
import { AND, CONDITION, closeList, isLand, keepFirst } from "./people-lists.ts";
import { Sourced } from "./sourced.ts";
import { tidyList } from "./tidy-people.ts";

/** "For architects and developers.": the owner's own list, behind a word that every such list can follow. */
export function namePeople(site: Composition): Sourced | undefined {
  const named = phrasePeople(site);
  if (named === undefined || !isFitPhrase(named.text, site.reading)) return undefined;
  const text = named.text
    .replace(OF_A_TYPE, "")
    .replace(TWO_PLAIN, "$1 and $2")
    .replace(BEHIND_CLAUSE, "$1, sowie für ");
  return text === named.text ? named : new Sourced(text, named.from, named.id);
}

/**
 * What speaks about people instead of to them, or was broken off: "more often the son", "tourists who google", "Johnson
 * County especially and school nurses". Of such phrases none was read as a sentence.
 */
export const ABOUT_THEM =
  /(?<!\p{L})(?:more often|mostly|mainly|usually|typically|ideally|the odd|especially and|based, and|first audience|-type|who refer(?: us| work|\.?$)|and it doesn[’']t|the parents who pay|who are paying|who google)(?!\p{L})|,? and (?:the son|people|others|more)\.?$|^for (?:our|my) [^.]{3,40} (?:is|are)(?!\p{L})|^for (?:people|those|anyone)\.?$| to (?:twenties|thirties|forties|fifties|sixties|seventies|eighties)(?!\p{L})|(?:seventies|eighties|sixties), \p{L}/iu;

/** "National Trust type estates", "RSPB-type reserve wardens". */
const OF_A_TYPE = /(?<=\s)\p{Lu}[\p{L}]{2,20}(?: \p{Lu}\p{L}{2,20})?[ -]type (?=\p{Ll})/u;
/** "Für Angehörige, die einen Grabstein aussuchen, Pfarreien und Gemeinden": they choose no parishes. */
const BEHIND_CLAUSE = /^(Für [^,]{3,60}, die [^,]{6,80}), (?=\p{Lu})/u;
/** "For fencing clubs, and school coaches": two of them need no comma. */
const TWO_PLAIN =
  /^((?:\p{L}[\p{L}’-]{0,20} ){1,4}\p{L}[\p{L}’-]{0,20}), and ((?:\p{L}[\p{L}’-]{0,20} ?){1,4})$/u;

function isFitPhrase(text: string, { language }: BriefReading): boolean {
  return language.phrasebook !== "en" || !ABOUT_THEM.test(text);
}

function phrasePeople({ reading, material }: Composition): Sourced | undefined {
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
  // "Athens, Georgia" is a town and where that is, "… and Central Falls, Rhode Island" are several.
  const isPair =
    isLand(places.slice(at + 2), places.slice(0, at), language) ||
    places.indexOf(", ") === at ||
    places.slice(at).includes(` ${AND[language]} `);
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
    // "For women", of an audience that is told in four sentences.
    const isBare = reading.language.phrasebook === "en" && phrase?.includes(" ") === false;
    if (phrase !== undefined) return isOneOfSeveral || isBare ? undefined : phrase;
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
  // "People who've walked past for years and assumed it's private": not to their face.
  if (phrasebook === "en" && UNSAID.test(said)) return undefined;
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

const UNSAID =
  /(?<!\p{L})(?:assum(?:e|es|ed|ing)|walked past|thought (?:it|we)|put off by|scared off|never heard of)(?!\p{L})/iu;

/** "Ab der 14. Woche". */
const ORDINAL = /(?<=\p{N})\. (?=\p{Lu})/gu;
const PLACE_AT_END = /,\s\p{Lu}\p{Ll}{1,20}(?:\s\p{Lu}\p{Ll}{1,20}){0,2}$/u;

/** "For weddings and village fetes" is said as readily as "for couples and councils". */
const OCCASIONS =
  /^(?:\p{L}{2,12}\s){0,2}(?:weddings|parties|birthdays|festivals|fêtes|fetes|fairs|events|funerals|christenings|conferences|anniversaries|openings|launches|hochzeiten|geburtstage|feste|feiern|mariages|anniversaires|fêtes|bodas|fiestas|cumpleaños|eventos|bautizos|casas|viviendas)(?: and \p{L}{3,14}s)?$/iu;

const PLACES = "\uE000";

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
      (at > 0 && (/^\p{Lu}/u.test(entry) || CONTINUED.test(entry))) ||
      [HAS_ARTICLE, BARE_PLURAL, BY_LETTERS].some((form) => form.test(entry)),
  );
  if (!isClear) return phrase;
  return entries
    .map((entry, at) => {
      if (BY_LETTERS.test(entry)) return `les ${entry}`;
      if (at % 2 === 1 || /^\p{Lu}/u.test(entry) || (at > 0 && CONTINUED.test(entry))) return entry;
      // "Béthune et environs".
      if (HAS_ARTICLE.test(entry) || /^(?:ses )?(?:environs|alentours)$/iu.test(entry))
        return entry;
      return `les ${entry}`;
    })
    .join("");
}

const HAS_ARTICLE =
  /^(?:(?:les|des|nos|mes|vos|leurs|tous|toutes|ceux|celles|le|la|un|une|quelques|tout le) |l[’'])\p{L}/u;
const BARE_PLURAL =
  /^(?!(?:les|des|nos|aux|tous|toutes|ceux|celles|le|la|un|une|très|jeunes et|petites et|moyennes)\s)(?:\p{Ll}[\p{L}-]*(?:s|x|gens)|start-up)(?:\s|$)/u;
/** Known by their letters, several of them: "les PME". */
const BY_LETTERS = /^(?:TPE|PME|PMI|ETI|ONG|CSE|EHPAD|TPE-PME|TPE\/PME)(?:\s|$)/u;
/** "Propriétaires de chiens, de chats et de NAC": more of what is said of them. */
const CONTINUED = /^(?:de|du|des) \p{L}|^d[’']\p{L}/u;
