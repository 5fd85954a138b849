/** Whom the site speaks to: groups of people as headings, where they are, and who is not meant. */
import { extendArea } from "./area-words.ts";
import { readNamedArea } from "./named-areas.ts";
import { calmCapitals } from "./names.ts";
import { readNounPhrase } from "./noun-phrases.ts";
import { findPeopleKind, isGenericPeople, isKnownPeople, namesPeople } from "./people.ts";
import { isPlaceName } from "./place-words.ts";
import { splitPlace } from "./read-place.ts";
import type { Attribute, Phrasebook, ReadAudience, ReadPlace, Segment } from "./reading-model.ts";
import {
  ADVERBS,
  ASIDE,
  DENIALS,
  DETERMINERS,
  EVERYONE,
  HEDGES,
  NOT_PEOPLE,
  OPENINGS,
  SENTENCE_ENDS,
  TOLD_OF_THEM,
} from "./segment-words.ts";
import { readSubject, startsLikeSentence } from "./sentences.ts";
import {
  capitaliseFirst,
  cutSlice,
  dropStart,
  type Slice,
  singleSpaces,
  spanOf,
  splitSlice,
  trimSlice,
  wholeSlice,
} from "./slices.ts";
import { type Item, splitPeople } from "./split-people.ts";
import { TIME_ENDINGS } from "./time-words.ts";
import { COMES, cutTold, TOLD_BY_OWNER } from "./told-of-people.ts";

const LABEL_LENGTH_MAX = 90;
/** Of a group that stands alone: a line under the heading holds it. */
const LONE_LENGTH_MAX = 150;
const SEGMENTS_MAX = 6;
const SENTENCES_MAX = 12;
/** A longer item is no heading, wherever and whenever it is. */
const ITEM_LENGTH_MAX = 200;

/** Other languages are read by the signs that all share: commas, bullets, line ends. */
export function readAudience(
  text: string | undefined,
  phrasebook: Phrasebook | undefined,
  isList: ((sentence: string) => boolean) | undefined = undefined,
): ReadAudience {
  const nothing: ReadAudience = {
    words: text,
    segments: [],
    excluded: [],
    area: undefined,
    isEveryone: false,
  };
  if (text === undefined || !/\p{L}/u.test(text)) return nothing;
  const sentences = splitSlice(wholeSlice(text), SENTENCE_ENDS).slice(0, SENTENCES_MAX);
  const found = sentences.map(({ part }) =>
    phrasebook === undefined ? readForeign(part, isList) : readSentence(part, phrasebook),
  );
  const segments = found.flatMap((one) => one.segments);
  const unique = segments.filter(
    ({ label }, at) => segments.findIndex((other) => other.label === label) === at,
  );
  return {
    ...nothing,
    segments: unique.slice(0, SEGMENTS_MAX),
    excluded: found.flatMap((one) => one.excluded),
    area:
      readNamedArea(text, phrasebook) ??
      extendArea(found.find((one) => one.area !== undefined)?.area, text, unique),
    isEveryone: found.some((one) => one.isEveryone),
  };
}

type Found = Pick<ReadAudience, "segments" | "excluded" | "area" | "isEveryone">;

function readSentence(sentence: Slice, language: Phrasebook): Found {
  const aside = ASIDE.exec(sentence.text);
  const list = openList(aside === null ? sentence : cutSlice(sentence, 0, aside.index));
  const found: Found = { segments: [], excluded: [], area: undefined, isEveryone: false };
  if (list.text === "" || ADMITS.test(list.text) || SOUGHT.test(list.text)) return found;
  if (startsLikeSentence(list.text, language)) {
    const subject = readSubject(list, language);
    if (subject === undefined) return found;
    return readList(subject, language);
  }
  return readList(list, language);
}

function readList(list: Slice, language: Phrasebook): Found {
  const ends = splitRange(list, language) ?? splitPeople(list, language);
  const longest = ends.length === 1 ? LONE_LENGTH_MAX : LABEL_LENGTH_MAX;
  const read = ends.map((item) => readItem(item, language, longest));
  const last = read.at(-1);
  // "Restaurants and hotels at 2 am": what the last item ends in is said of both.
  const shared = ends.at(-1)?.isJoined === true ? (last?.times ?? []) : [];
  const isAreaList =
    last?.segment === undefined &&
    last?.place !== undefined &&
    NAME.test(ends.at(-1)?.slice.text ?? "");
  const segments = read.flatMap(({ segment }, at) => {
    // "Families in Swansea, Gower, Neath": a name between places is one of them.
    if (segment === undefined || (isAreaList && at > 0 && NAME.test(ends[at]?.slice.text ?? "")))
      return [];
    const attributes =
      at < read.length - 1 ? [...segment.attributes, ...shared] : segment.attributes;
    return [{ ...segment, attributes }];
  });
  const excluded = read.flatMap(({ denied }) => denied ?? []);
  const first = read.find(({ place }) => place !== undefined)?.place;
  const area = isAreaList ? first : (last?.place ?? first);
  return {
    segments: language === "de" ? joinPairs(segments) : segments,
    ...{ excluded, area, isEveryone: read.some(({ isEveryone }) => isEveryone) },
  };
}

const NAME = /^\p{Lu}\p{Ll}{2,20}$/u;

/** "Pendlerinnen und Pendler" are one group of people. */
function joinPairs(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before === undefined || !isPair(before.label, segment.label)) joined.push(segment);
    else joined[joined.length - 1] = { ...before, label: `${before.label} und ${segment.label}` };
  }
  return joined;
}

function isPair(one: string, other: string): boolean {
  const [women, men] = one.endsWith("innen") ? [one, other] : [other, one];
  const stem = women.slice(0, -"innen".length);
  return (
    women.endsWith("innen") &&
    /^\p{L}{3,40}$/u.test(stem) &&
    men.startsWith(stem) &&
    men.length <= stem.length + 2
  );
}

/** "Need 2 more ringers": whom the business lacks, and not whom it is for. */
const SOUGHT =
  /^(?:(?:we|i) )?(?:(?:urgently|also|still) )?(?:need|looking for|seeking|searching for|wanted)(?!\p{L})|(?<!\p{L})gesucht(?!\p{L})|^(?:(?:wir|ich) )?suchen?\s|^(?:on |nous )?(?:cherche|cherchons|recherche|recherchons)\s|^(?:buscamos|se buscan?)\s/iu;

/** "Dogs welcome, kids till seven" names no people that the site is for. */
const ADMITS =
  /(?<!\p{L})(?:welcome|allowed|willkommen|erlaubt|bienvenue?s?|admis|bienvenid[oa]s|admitimos)(?!\p{L})/iu;
const JOINS = /^(?:and|also|but|und|auch|et|aussi|y|también)\s(?=\p{L})/iu;

/** Without "our customers are", and without a short title before a colon. */
function openList(sentence: Slice): Slice {
  let list = trimSlice(sentence);
  for (const opening of OPENINGS) {
    const rest = trimSlice(dropStart(list, opening));
    if (rest.text !== "") list = rest;
  }
  const title = /^[^:,;.]{1,30}:\s/u.exec(list.text);
  if (title !== null) list = cutSlice(list, title[0].length);
  return trimSlice(dropStart(dropStart(list, JOINS), ADVERBS));
}

const RANGE =
  /^(?:from|von|desde|des?)\s(.{3,40}?)\s(?:to|bis(?:\s(?:zu|hin zu))?|hasta|aux?|à)\s(.{3,60})$/iu;

/** "From beginners to professionals": two groups. */
function splitRange(list: Slice, language: Phrasebook): Item[] | undefined {
  const found = RANGE.exec(list.text);
  const [, first, second] = found ?? [];
  if (first === undefined || second === undefined || /[,;]/u.test(list.text)) return undefined;
  const heads = [first, second].map((text) => readNounPhrase(text, language)?.head ?? "");
  if (!isKnownPeople(heads[0] ?? "")) return undefined;
  const secondAt = list.text.length - second.length;
  const firstAt = list.text.indexOf(first);
  return [cutSlice(list, firstAt, firstAt + first.length), cutSlice(list, secondAt)].map(
    (slice) => ({ slice, isDenied: false, isJoined: true }),
  );
}

type ReadItem = {
  segment: Segment | undefined;
  denied: string | undefined;
  place: ReadPlace | undefined;
  times: Attribute[];
  isEveryone: boolean;
};

function readItem({ slice, isDenied }: Item, language: Phrasebook, longest: number): ReadItem {
  const bare = trimSlice(isDenied ? dropStart(slice, DENIALS) : slice);
  const { rest, place, times } = splitWhereAndWhen(dropSmall(bare), language);
  const words = singleSpaces(
    rest.text
      .replace(/\s?\([^()]*\)/gu, "")
      .replace(TOLD_OF_THEM, "")
      .replace(HEDGES, ""),
  );
  if (isPlaceOnly(words)) {
    const here = { words, span: spanOf("audience", rest) };
    return { segment: undefined, denied: undefined, place: here, times, isEveryone: false };
  }
  const isEveryone = EVERYONE.test(singleSpaces(bare.text)) || EVERYONE.test(words);
  const where = place && { words: singleSpaces(place.text), span: spanOf("audience", place) };
  const known = { place: where, times, isEveryone: isEveryone && !isDenied };
  if (isDenied) return { ...known, segment: undefined, denied: words };
  const who = cutTold(words, longest);
  const segment = isEveryone ? undefined : makeSegment(who, rest, language, longest);
  if (segment !== undefined) {
    if (where !== undefined) segment.attributes.push({ kind: "place", words: where.words });
    segment.attributes.push(...times);
  }
  return { ...known, segment, denied: undefined };
}

/** "South Bristol", "Zaragoza": where they are, and nobody. */
const isPlaceOnly = (words: string): boolean =>
  isPlaceName(words.replace(/^(?:north|south|east|west|central|greater|inner)\s/iu, "")) &&
  /^\p{L}[\p{L}\s-]{2,40}$/u.test(words);

const FOR = /^(?:for|für|pour|para)\s/iu;

/** "A few architects" are architects. */
const FEW_OR_ARTICLE = new RegExp(`^a few\\s|${DETERMINERS.source}`, DETERMINERS.flags);

/** Article, "mostly" and the like, in any order. */
function dropSmall(slice: Slice): Slice {
  const calm = dropStart(dropStart(dropStart(slice, ADVERBS), FOR), FEW_OR_ARTICLE);
  // "The elderly" is no heading without its article.
  const isNeeded = /^the\s[\p{L}-]+(?<![sn]|people)$/iu.test(slice.text);
  return isNeeded ? slice : calm;
}

function splitWhereAndWhen(slice: Slice, language: Phrasebook) {
  let rest = slice;
  let place: Slice | undefined;
  const times: Attribute[] = [];
  if (slice.text.length > ITEM_LENGTH_MAX) return { rest, place, times };
  for (let round = 0; round < 2; round += 1) {
    const when = TIME_ENDINGS[language].exec(rest.text);
    if (when?.[1] !== undefined && when.index > 0) {
      times.push({ kind: "time", words: singleSpaces(when[1]) });
      // "Directors who need somebody at short notice" would be left with "who need somebody".
      if (TOLD_OF.test(rest.text)) break;
      rest = trimSlice(cutSlice(rest, 0, when.index));
    }
    if (place !== undefined) continue;
    const split = splitPlace(rest, language);
    // "People who live in York" would be left with "people who live".
    if (split.place !== undefined && !isCutShort(split.rest.text) && !isBare(split.rest.text)) {
      rest = split.rest;
    }
    place = split.place;
  }
  return { rest, place, times };
}

/** What they do is told of them, and when belongs to it. */
const TOLD_OF = /\s(?:who|that|whose|qui|que)\s/iu;

/** "Gens du quartier" would be left with "gens". */
const isBare = (text: string): boolean => isGenericPeople(text) && !ENOUGH.test(text);

const isCutShort = (text: string): boolean =>
  /\s(?:live|lives|living|work|works|working|born|based|moving|move|moved|new|interested|leben|wohnen|arbeiten|habitent|vivent|travaillent|vivant|habitant|installés|viven|trabajan|residen|que|qui|who|and|und|et|y|of|de|neu|go|travel|come|arrive|fly|aus|stay|staying)$/iu.test(
    text,
  );

function makeSegment(
  words: string,
  rest: Slice,
  language: Phrasebook,
  longest: number,
): Segment | undefined {
  // "The odd jeweller" is none of several, and no heading.
  if (/^the odd\s/iu.test(rest.text)) return undefined;
  const label = capitaliseFirst(calmCapitals(words)).replace(ARRIVING, "");
  const phrase = readNounPhrase(words, language);
  const isNobody = NOT_PEOPLE.test(words) || COMES.test(words) || TOLD_BY_OWNER.test(words);
  if (phrase === undefined || words.length > longest || isNobody) {
    return undefined;
  }
  const isBareGeneric = isGenericPeople(phrase.head) && phrase.core === words;
  if (isBareGeneric && phrase.qualifiers.length === 0)
    return oneWord(words, label, phrase.head, rest);
  const isPeople =
    namesPeople(phrase.core, phrase.head) || looksLikePeople(phrase.head, words, language);
  if (!isPeople) return undefined;
  const said = words.slice(phrase.core.length).replace(/^[\s,]+/u, "");
  return {
    label,
    head: phrase.head,
    attributes: said === "" ? [] : [{ kind: "description", words: said }],
    kindId: findPeopleKind(words, phrase.head),
    span: spanOf("audience", rest),
  };
}

const ENOUGH =
  /^(?:adults?|wom[ae]n|m[ae]n|ladies|gentlemen|communities|singles?|twins|veterans|widows|survivors|executors|heirs|divorcees|soldiers|Erwachsene|Frauen|Männer|Singles|Erben|Meister(?:innen)?|gourmands|gourmets|adultes|femmes|hommes|héritiers|adultos|mujeres|hombres|herederos|creditors|public|groups|Gruppen|groupes|grupos|shoppers)$/iu;

/** "Women" says enough for a heading, "people" does not. */
/** "Familias que llegan a", whose place is told elsewhere. */
const ARRIVING =
  /\s(?:que|who|that|qui|die)\s[^,]{2,24}\s(?:a|en|de|hasta|in|to|from|at|near|à|au|aux|dans|nach|aus)$/iu;

function oneWord(words: string, label: string, head: string, rest: Slice): Segment | undefined {
  if (!ENOUGH.test(words)) return undefined;
  return {
    label,
    head,
    attributes: [],
    kindId: findPeopleKind(words, head),
    span: spanOf("audience", rest),
  };
}

const NO_PEOPLE_ENDINGS =
  /(?:(?:celebra|func|conver|renova|installa|produc|exhibi|conven|recep|crea|loca|solu|situa|applica|emo|condi|informa|collec|posi|inspec|transla|presenta|reserva|vaca|educa|construc)tions?|occasions?|ments?|ness|ity|ities|ings|isms?|ance|ence|ship|weddings|events?|parties|ungen|ung|häuser|räume|feiern|feste|zimmer|heiten|keiten|schaften|ciones|ción|dades|miento|ités?)$/iu;
const PEOPLE_AFTER_ALL =
  /(?:organi[sz]ations?|institutions?|associations?|foundations?|corporations?|congregations?|departments?|governments?|communit(?:y|ies)|charit(?:y|ies)|facilit(?:y|ies)|authorit(?:y|ies)|universit(?:y|ies)|municipalit(?:y|ies)|federations?|nations?|verwaltungen|verwaltung|versicherung(?:en)?|stiftungen|einrichtungen|abteilungen|genossenschaften|gemeinschaften|mannschaften|gesellschaften|collectivités|communautés|comunidades|universidades|asociaciones|fundaciones|organizaciones|instituciones|universités|établissements|parliaments?|departments?|regiments?|establishments?|siblings|beings)$/iu;

/** In this field a plural noun is somebody, unless its ending speaks against it. */
function looksLikePeople(head: string, words: string, language: Phrasebook): boolean {
  if (NOT_PEOPLE.test(head)) return false;
  if (NO_PEOPLE_ENDINGS.test(head)) return PEOPLE_AFTER_ALL.test(head);
  if (!/^\p{L}/u.test(head) || head.length < 3) return false;
  if (language === "en") return /[^s]s$/iu.test(head) || /^the\s/iu.test(words);
  if (language === "de") return /^\p{Lu}/u.test(head) && /(?:e|en|er|s|n)$/u.test(head);
  return /[sx]$/u.test(head);
}

/** Lists in other languages: only what commas, bullets and line ends part, as it stands. */
/**
 * Arabic and Hebrew write "and" together with the word after it. Taken off where the letter can hardly
 * be the word's own: before the Arabic article, and in Hebrew but for the few words that begin with it.
 */
const JOINED_AND =
  /^(?:و(?=ال(?!د(?:ين|ون|ات|ة|ي))\p{L})|ו(?!תיק|טרינר|עד|וע|וי|ורד)(?=\p{Script=Hebrew}{3}))/u;

const dropJoinedAnd = (part: Slice, at: number): Slice =>
  at === 0 ? part : dropStart(part, JOINED_AND);

const CLAUSE =
  /^(?:któr\p{L}{1,3}|żeby|że|aby|bo|gdy|kiedy|a nie|die|dat|wie|zodat|omdat|want|che|chi|cui|quando|perché|anche se|que|quem|cuj[oa]s?|porque|mas) \p{L}/iu;

function readForeign(sentence: Slice, isList: ((sentence: string) => boolean) | undefined): Found {
  const list = trimSlice(sentence);
  const parts = splitSlice(list, /\s?[,;•·、，؛،/\n]\s?/gu).map(({ part }) => trimSlice(part));
  const hasParts =
    parts.length > 1 && parts.every(({ text }) => text.length > 1 && text.length <= 40);
  // Where a list of people can be told from a sentence, one group may be said at length.
  const longest = isList === undefined ? 40 : LABEL_LENGTH_MAX;
  const alone = list.text.length <= longest ? [list] : [];
  // "Rodzice dzieci z Gdyni, którzy chcą, żeby …": one group, told of in clauses.
  const isTold = parts.some(({ text }, at) => at > 0 && CLAUSE.test(text));
  const whole = list.text.length <= LONE_LENGTH_MAX ? [list] : [];
  const parted = hasParts ? parts : alone;
  const groups = isList?.(list.text) === false ? [] : isTold ? whole : parted;
  return {
    segments: groups
      .slice(0, SEGMENTS_MAX)
      .map(dropJoinedAnd)
      .map((part) => ({
        label: capitaliseFirst(singleSpaces(part.text)),
        head: singleSpaces(part.text),
        attributes: [],
        kindId: undefined,
        span: spanOf("audience", part),
      })),
    excluded: [],
    area: undefined,
    isEveryone: false,
  };
}
