/**
 * What a brief states that a visitor wants to know: prices, days, hours, ages, conditions. In the owner's
 * words and in the order of the fields; what an owner wishes for the business alone is none of it.
 */
import type { Brief } from "../brief.ts";
import { readBracketed } from "./bracketed-wishes.ts";
import { IN_ADVANCE } from "./declared-goals.ts";
import { ADMITS_IN_FRENCH, CAN_BE, isFrenchWish, TOLD_BY_US } from "./french-statements.ts";
import { readGermanDetails } from "./german-details.ts";
import { MEASURE, readGoalDetails } from "./goal-details.ts";
import {
  BARE_START,
  INFORMS,
  OWNER_TALK,
  OWNER_VERBS,
  PRICED,
  SEEING,
  STATES,
  VISITOR_VERBS,
} from "./goal-word-tables.ts";
import { isBare, isOwnGoal, OF_THE_SITE } from "./goal-words.ts";
import { NUMBER_ALONE } from "./guessed-goals.ts";
import { listHiddenFacts } from "./hidden-facts.ts";
import { withoutMakerWishes } from "./maker-wishes.ts";
import {
  ADDED_WISH,
  BEHIND_THE_SCENES,
  ENUMERATED,
  FOR_THE_READER,
  isPricedDeed,
  keepForVisitors,
  OWNERS_DEED,
  SOLD,
  turnToThem,
  WISHING,
} from "./owner-remarks.ts";
import { isOfPage, isPagePart } from "./page-parts.ts";
import { cutParticulars } from "./particulars.ts";
import { addPlainClauses } from "./plain-clauses.ts";
import { readListedFacts, readProseGoals } from "./prose-facts.ts";
import { readAbout } from "./read-about.ts";
import { firstSentence } from "./read-business.ts";
import type { Goal, Phrasebook, Segment, Span } from "./reading-model.ts";
import { cutSlice, dropStart, type Slice, spanOf, wholeSlice } from "./slices.ts";
import { attachMeasures, splitParts } from "./statement-parts.ts";
import {
  listSentences,
  listSigns,
  SENTENCE_LENGTH_MAX,
  type Statement,
  TELEPHONE,
  toWords,
} from "./statement-signs.ts";
import { readToldClauses } from "./told-clauses.ts";
import { tellPeople } from "./told-people.ts";
import { isForOwners, sayToVisitors } from "./visitor-facing.ts";
import { isToldOfTrade, tellWhole } from "./whole-sentences.ts";

/** "No emergencies", "urgencias no": what there is not, as far as visitors would come for it. */
const DENIES =
  /^(?:(?:no|keine?n?|pas de|sans|sin|ohne|not|no hacemos|we do not|wir machen kein\p{L}{0,2}|nous ne)\s|pas d['’])|\s(?:no|nicht|non|pas)$/iu;
/** "No hace falta saber solfeo": what nobody has to bring. */
const NEEDLESS = /^no (?:hace falta|se necesita|es necesari[oa]|se requiere|necesitas?) \p{L}/iu;
const SERVICE =
  /(?<!\p{L})(?:emergenc|urgenc|notf|out-of-hours|children|kids|kinder|enfants|niños|dogs|hunde|chiens|perros|walk-?ins|(?:joining|membership|booking|call-?out|delivery) fees?|contracts?|deposits?|auditions?|audición|vorsingen|cards?|karten|cash|bargeld|deliver|liefer|livraison|reparto|weekend|wochenend|experience|vorkenntnisse|booking|appointment|anmeldung|termin|reserva|cita|réservation|inscription|home visits|hausbesuche|repairs$|works?$|\p{L}{1,20}arbeiten$|trabajos|travaux)/iu;
const DENIAL_LENGTH_MAX = 60;

const deniesService = (text: string): boolean =>
  text.length <= DENIAL_LENGTH_MAX && DENIES.test(text) && SERVICE.test(text);

/** "Se puede venir con niños desde los seis años". */
const SPOKEN =
  /\s(?:included|inclusive|inbegriffen|compris|incluido)(?: \([^()]{1,60}\))?$|^(?:closed|geschlossen|fermé|cerrado) \p{L}{3,12}$|^(?:(?:every|each|all) \p{L}{3,20} (?:\p{L}{2,12} )?(?:comes?|is|are|includes?|has|have|goes)|(?:we|i) (?:do not|don[’']t|never) (?!want|need|like|have to|know|care|mind|use the|call)\p{L}{2,20}|(?:i[’']m|we[’']re|i am|we are) not|only .{3,60}, (?:i|we) (?:do not|don[’']t) \p{L}{2,20}|se puede|on peut|man kann|you can)\s/iu;
/** "I cover Norfolk and north Suffolk", "We usually reply the same day": what a business does, said by itself. */
const SELF_TOLD =
  /^(?:i|we)(?: (?:usually|always|also|only|mostly|mainly|generally|normally|both|all|currently))?(?: (?:try to|can))? (?:answer|reply|respond|work|cover|see|treat|make|build|repair|restore|teach|train|bake|roast|brew|cook|grow|breed|sell|stock|keep|hold|run|take|accept|charge|travel|deliver|ship|post|come|go|visit|speak|serve|cater|specialise|specialize|offer|provide|open|close|hire|rent|lend|host|meet|play|rehearse|perform|print|sew|carve|weave|dye|fix|fit|install|service|clean|treat|photograph|film|record|write|design|draw|paint|translate|insure|carry|collect|recycle)\s(?!(?:more|new|customers|better|people to|care|pride)\b)|^(?:wir|ich) (?:antworten?|arbeiten?|machen?|bauen?|reparieren?|backen?|brauen?|rösten?|liefern?|kommen?|fahren?|sprechen?|nehmen?|öffnen?|haben?|unterrichten?|verkaufen?|vermieten?) (?!(?:mehr|keine Lust|Interesse)\b)|^(?:nous|je|on) (?:répondons?|répond|travaillons?|travaille|faisons?|fais|fait|fabriquons?|fabrique|réparons?|répare|livrons?|livre|venons|viens|vient|parlons?|parle|prenons|prends|prend|acceptons?|accepte|intervenons|interviens|intervient|enseignons|enseigne|cuisinons|cuisine|vendons|vends|vend|louons|loue) |^(?:no |también |además |siempre )?(?:respondemos|contestamos|devolvemos|entregamos|llevamos|recogemos|instalamos|traemos|llegamos|salimos|ofrecemos|damos|cobramos|incluimos|tenemos|usamos|doy|entrego|llevo|recojo|cobro|doy clases|ofrezco|trabajo|acepto|trabajamos|hacemos|fabricamos|reparamos|horneamos|servimos|enviamos|repartimos|venimos|vamos|hablamos|aceptamos|atendemos|enseñamos|cocinamos|vendemos|alquilamos|abrimos|cerramos|cultivamos|elaboramos|producimos|respondo|contesto|trabajo|hago|fabrico|reparo|atiendo|enseño|vendo) /iu;
/** What the owner tells of hours and of what is done begins like a wish and is none. */
const TOLD =
  /^(?:we|they|it|our|open|closed|work|people|children|not?|stay)\s(?!(?:want|need|up)\b)|^(?:geöffnet|ouvert|abierto)\s/iu;

const FIELDS = ["goals", "industry", "audience"] as const;

type Asked = {
  readonly goals: readonly Goal[];
  readonly language: Phrasebook;
  readonly segments: readonly Segment[];
};

/** `goals` as read: of a clause that is one of them only what can be counted is stated. `typed` are the goals as they were sent, for prose. */
export function readStatements(
  brief: Brief,
  goals: readonly Goal[],
  language: Phrasebook | undefined,
  segments: readonly Segment[] = [],
  typed: string = brief.goals ?? "",
): Statement[] {
  if (language === undefined) return [];
  const asked = { goals, language, segments };
  const read = FIELDS.flatMap((field) => {
    const text = brief[field];
    if (text === undefined) return [];
    return field === "industry" ? readTrade(text, asked) : readField(field, text, asked);
  });
  const all = addPlainClauses(read, brief, language, goals, segments);
  const people = language === "en" ? tellPeople(brief) : [];
  const isOfThem = ({ span, words }: Statement) =>
    people.some((one) => one.span.start < span.end && one.span.end > span.start) ||
    NOTICED.test(words);
  const prose = language === "en" ? readProseGoals(typed) : undefined;
  const others = all.filter(
    (one) =>
      (one.span.field !== "audience" || !isOfThem(one)) &&
      (one.span.field !== "goals" || prose === undefined),
  );
  const theirs = withoutMakerWishes(brief.goals ?? "", language);
  const isWished = ({ span, words }: Statement) =>
    span.field === "goals" &&
    !/\p{N}/u.test(words) &&
    !/\p{L}/u.test(theirs.slice(span.start, span.end));
  const whole = prose === undefined ? tellWhole(others, brief, goals, language) : others;
  const listed =
    language === "en" && prose === undefined ? readListedFacts(brief.goals ?? "", whole) : [];
  const stated = [...listed, ...whole, ...people, ...readAbout(brief)];
  if (language !== "en") return stated.filter((one) => !isWished(one) && !isForOwners(one));
  const own = stated.filter((one) => !isWished(one) && !isOfPage(one));
  const said = [...(prose ?? []), ...own].flatMap(sayToVisitors);
  return [...said, ...listHiddenFacts(typed, said)];
}

/** "The person is usually the maintenance manager": what is noticed of who comes. */
const NOTICED =
  /^(?:the (?:person|reader|customer|client|buyer|user|caller)|he|she) (?:is|are|has|wants|will|can|often|usually|always)(?!\p{L})/iu;

/** What stands beside the trade, and every sentence behind the one that names it. */
function readTrade(text: string, { language, segments }: Asked): Statement[] {
  const [, ...more] = listSentences(text);
  const told = more.flatMap((one) => {
    const read = readSentence("industry", one, segments);
    return read.length > 0 || language !== "en" || !isToldOfTrade(one.text)
      ? read
      : [tellOf("industry", one)];
  });
  return [...readIndustry(firstSentence(text)), ...told];
}

function readField(
  field: "goals" | "audience",
  text: string,
  { goals, language, segments }: Asked,
): Statement[] {
  const sentences = listSentences(text);
  const clauses = field === "goals" && sentences.length === 1 ? readWhole(sentences[0]) : [];
  if (clauses.length > 0) return clauses;
  if (sentences.length > 1)
    return attachMeasures(
      sentences.flatMap((one) => {
        if (field !== "goals") return readSentence(field, one, segments);
        const isWish = isGoal(one, goals) && !isPricedDeed(one.text);
        const told = isWish ? [] : readSentence(field, one, segments);
        return told.length > 0 ? told : readDetails(one, language);
      }),
    );
  return splitParts(text).flatMap((whole) => {
    const listed = dropStart(whole, ENUMERATED);
    // "Sell places on the course, £390": the place and its price are told.
    const part = PRICED.test(listed.text)
      ? dropStart(dropStart(listed, SELLING), TAKING_BOOKINGS)
      : listed;
    return readPart(field, part, goals, language);
  });
}

/** A part of a list. */
function readPart(
  field: "goals" | "audience",
  part: Slice,
  goals: readonly Goal[],
  language: Phrasebook,
): Statement[] {
  const { text } = part;
  const span = spanOf(field, part);
  const signs = listSigns(text);
  if (field === "audience") {
    const isRemark = OF_THEM.test(text) || /\bso far\b/iu.test(text);
    const isStated = (signs.length > 0 || NEEDLESS.test(text)) && !isRemark;
    return isStated ? [{ words: toWords(turnToThem(text)), signs, span }] : [];
  }
  const bracketed = INFORMS.test(text) && readBracketed(text);
  if (bracketed) return signs.length > 0 ? [{ words: toWords(bracketed), signs, span }] : [];
  const shown = keepForVisitors(text) || text;
  return isForVisitors(text, signs, span, goals, language)
    ? [{ words: toWords(turnToThem(shown)), signs, span }]
    : [];
}

const tellOf = (field: Span["field"], sentence: Slice): Statement => ({
  ...{ words: toWords(sentence.text), signs: listSigns(sentence.text), isSentence: true },
  span: spanOf(field, sentence),
});

const DETAIL_WORDS_MIN = 4;

/** "Make clear that …" as all that the goals say, or behind what visitors do: "…, they need to know we are insured". */
function readWhole(sentence: Slice | undefined): Statement[] {
  if (sentence === undefined) return [];
  const at = sentence.text.search(
    /,\s(?=(?:they|people|visitors|everyone) (?:need|should|must|have) )/iu,
  );
  return readClauses("goals", at < 0 ? sentence : cutSlice(sentence, at + 2));
}

function readClauses(field: Span["field"], sentence: Slice): Statement[] {
  return readToldClauses(sentence.text).map((text) => ({
    ...{ words: toWords(text), signs: listSigns(text), isSentence: true as const },
    span: spanOf(field, sentence),
  }));
}

/** Of a sentence that wishes something what visitors want to know of it. */
function readDetails(sentence: Slice, language: Phrasebook): Statement[] {
  const wished = readClauses("goals", sentence);
  if (wished.length > 0) return wished;
  const isCounted = (part: string) =>
    listSigns(part.replace(TELEPHONE, " ")).length > 0 || deniesService(part);
  const german = language === "de" ? readGermanDetails(sentence.text, isCounted) : [];
  if (german.length > 0)
    return german.map((line) => ({
      ...{ words: toWords(line), signs: listSigns(line), isSentence: true },
      span: spanOf("goals", sentence),
    }));
  const read = readGoalDetails(sentence.text, language, isCounted);
  if (read === undefined) return [];
  const told = read.told.join(", ");
  // "16 and up" says nothing without what it is said of.
  if (read.name === undefined && told.split(" ").length < DETAIL_WORDS_MIN) return [];
  const colon = language === "fr" ? " :" : ":";
  const text = read.name === undefined ? told : `${read.name}${colon} ${told}`;
  return [
    {
      ...{ words: toWords(text), signs: listSigns(told), isSentence: true },
      span: spanOf("goals", sentence),
    },
  ];
}

/** A list of goals with a stop behind it is no sentence: its first words are a goal that has a name. */
const isGoal = ({ text, start }: Slice, goals: readonly Goal[]): boolean =>
  goals.some(
    ({ span, words }) => span.start <= start + 2 && span.end > start && words !== undefined,
  ) &&
  !STATES.test(text) &&
  !IS_SO.test(text);

/** "The new commission for next year is taken, the year after is open". */
const IS_SO = /^(?:the|our|my|this|next) [^,.]{3,60} (?:is|are|was|were|has|have) (?!to )\p{L}/iu;

/** A whole sentence of the owner's that wishes nothing: "I travel with my own crane", "You post us the button". */
const SPEAKS =
  /^you need (?!to (?:make|put|show|use))|^(?:i|we|you) (?!(?:want|wanted|need|would|hope|wish|should|must|plan|think|like|love|hate|get|keep|lose|had|have to|are looking|am looking|are trying|do not|don[’']t|can[’']t|cannot|know)(?!\p{L}))\p{L}{2,20}\s\p{L}/iu;

const WORDS_MIN = 3;
/** Told of the people that a site is for, and to whoever reads the brief. */
/** "Acompaño a niños con dislexia", behind what a business is called: one of several sentences of the industry. */
const DONE_BY_US =
  /^(?:también |además )?(?:\p{L}{2,12}[aei]mos|\p{L}{3,12}o|doy|soy|estoy|tengo) (?:a|al|en|con|de|el|la|los|las|una?|por|para|desde|su|sus|tod[oa]s?|cada|más|solo|sin|entre|hasta) /iu;
const OF_THEM =
  /^(?:half|mostly|mainly|usually|often|typically|sometimes|normally|really|meist|überwiegend|surtout|sobre todo|most|many|some|a few|about \p{N}{1,9}|(?:we|i) (?:also )?need|die meisten|viele|la plupart|beaucoup|muchos|la mayoría)(?:\s|$)/iu;
/** "Dogs welcome on the yard tables", "Whole group bookings only": who and what may come. */
const ADMITS =
  /^(?:\p{L}{3,12} ){1,3}(?:(?:and|or) \p{L}{3,12} )?(?:(?:are |is )?(?:very |always )?welcome|are fine|bookings only|groups only|stay free|go free)(?!\p{L})|^(?:(?:we|i) (?:are|['’]re|am) )?not (?:suitable|for) (?!us)|^no (?:experience|judg(?:e)?ment|membership|booking|dress code|lycra|kit)(?: \p{L}{3,10})?$/iu;
/** "Veg only". */
const ONE_KIND_ONLY =
  /^(?:veg|vegetarian|vegan|adults|women|men|cash|collection) only(?: please)?[.!]?$/iu;
function readSentence(
  field: (typeof FIELDS)[number],
  sentence: Slice,
  segments: readonly Segment[],
): Statement[] {
  const told = field === "audience" ? [] : readClauses(field, sentence);
  if (told.length > 0) return told;
  const whole = sentence.text.replace(ADDED_WISH, "");
  const text = keepForVisitors(whole);
  const signs = listSigns(text.replace(TELEPHONE, " "));
  const span = { ...spanOf(field, sentence), end: sentence.start + whole.length };
  const isOfPeople =
    field === "audience" &&
    (OF_THEM.test(text) ||
      segments.some((one) => one.span.start < span.end && one.span.end > span.start));
  const isDenied =
    deniesService(text) ||
    (field !== "industry" &&
      (ADMITS.test(text.replace(/[.!]$/u, "")) ||
        ONE_KIND_ONLY.test(text) ||
        ADMITS_IN_FRENCH.test(text)));
  const isTold =
    signs.length > 0 ||
    isDenied ||
    (field === "goals" && turnToThem(whole) !== whole) ||
    (field !== "audience" && SPEAKS.test(text)) ||
    [STATES, SPOKEN, SELF_TOLD, IN_ADVANCE, CAN_BE, TOLD_BY_US].some((form) => form.test(text)) ||
    (field === "industry" && DONE_BY_US.test(text));
  // Among the people that a site is for only what the business says it does is no remark about them.
  const isRemark =
    field === "audience" && !isDenied && ![SELF_TOLD, TOLD_BY_US].some((form) => form.test(text));
  // "Show the three rounds (Leominster, Golden Valley, Ross)".
  const listed = field === "goals" && INFORMS.test(text) ? readBracketed(text) : undefined;
  if (listed !== undefined && !BEHIND_THE_SCENES.test(text))
    return [{ words: toWords(listed), signs: listSigns(listed), isSentence: true, span }];
  if (
    !isTold ||
    (isOfPeople && !isDenied) ||
    isRemark ||
    BEHIND_THE_SCENES.test(text) ||
    INFORMS.test(text) ||
    FOR_THE_READER.test(text) ||
    (text.split(" ").length < WORDS_MIN &&
      !isDenied &&
      !MEASURE.test(text.replace(/[.!]$/u, ""))) ||
    text.length > SENTENCE_LENGTH_MAX
  )
    return [];
  if (!isDenied && (OWNER_TALK.test(text) || WISHING.test(text))) return [];
  if (OWNERS_DEED.test(text)) {
    const told = readBracketed(text) ?? (PRICED.test(text) ? text.replace(SOLD, "") : text);
    return OWNERS_DEED.test(told) ? [] : [{ words: toWords(told), signs: listSigns(told), span }];
  }
  return [{ words: toWords(text), signs, isSentence: true, span }];
}

/**
 * Sentences of the brief that hold a number, a day or a price, whether they are fit for visitors or not: the
 * owner is asked to tell what stands nowhere.
 */
export function listCounted(brief: Brief): Statement[] {
  return (["goals", "audience"] as const).flatMap((field) =>
    listSentences(brief[field] ?? "").flatMap((sentence) => {
      const signs = listSigns(sentence.text.replace(TELEPHONE, " "));
      return signs.length === 0
        ? []
        : [{ words: toWords(sentence.text), signs, span: spanOf(field, sentence) }];
    }),
  );
}

/** What stands beside what the business is, and whatever part of that can be counted. */
function readIndustry(text: string): Statement[] {
  const { rest, particulars } = cutParticulars(wholeSlice(text));
  const state = (part: Slice, signs: string[]): Statement => ({
    ...{ words: toWords(part.text.replace(/^(?:and|und|et|y)\s/iu, "")), signs },
    span: spanOf("industry", part),
  });
  return [
    ...splitParts(rest.text).flatMap((whole) => {
      // "Atelier de céramique : cours le samedi": the page is headed with what it is.
      const part = dropStart(whole, TRADE_BEFORE_COLON);
      const signs = listSigns(part.text);
      return signs.length > 0 ? [state(part, signs)] : [];
    }),
    ...particulars.map((part) => state(part, listSigns(part.text))),
  ];
}

const TRADE_BEFORE_COLON = /^[^:\d]{3,50} :\s(?=\S)/u;
const SELLING = /^(?:sell|selling|vendre|vender)\s/iu;
const TAKING_BOOKINGS = /^online bookings? (?:(?:for|of) )?(?=\p{L})/iu;
const NOUN_WORDS = { least: 2, most: 6 };

function isForVisitors(
  text: string,
  signs: readonly string[],
  { start, end }: Span,
  goals: readonly Goal[],
  language: Phrasebook,
): boolean {
  if (deniesService(text)) return true;
  if (language === "fr" && NUMBER_ALONE.test(text)) return false;
  if (OWNER_TALK.test(text) || WISHING.test(text) || FOR_THE_READER.test(text)) return false;
  if (INFORMS.test(text) || OF_THE_SITE.test(text) || isPagePart(text)) return false;
  if (!TOLD.test(text) && (isOwnGoal(text) || OWNER_VERBS[language].test(text))) return false;
  if (signs.length > 0 || STATES.test(text) || SPOKEN.test(text)) return true;
  // "Overnight transcripts" beside goals that visitors act on, and none of them.
  const isRead = goals.some(({ span }) => span.start < end && span.end > start);
  const isInvited = goals.some(({ words }) => words?.invitation !== undefined);
  const count = text.split(/\s+/u).length;
  return (
    !isRead &&
    isInvited &&
    !(language === "fr" && isFrenchWish(text)) &&
    count >= NOUN_WORDS.least &&
    count <= NOUN_WORDS.most &&
    !BARE_START.test(text) &&
    !isBare(text) &&
    !SEEING[language].test(text) &&
    !VISITOR_VERBS[language].test(text)
  );
}
