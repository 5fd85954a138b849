/**
 * What a business tells of how it works in clauses that hold no number and stand beside wishes: "Send me the thing in a
 * shoebox, I tell you the price before I open it". Read last, of sentences of which nothing else is told.
 */
import type { Brief } from "../brief.ts";
import { INFORMS, OWNER_TALK, OWNER_VERBS, SEEING, VISITOR_VERBS } from "./goal-word-tables.ts";
import { isOwnGoal } from "./goal-words.ts";
import {
  BEHIND_THE_SCENES,
  FOR_THE_READER,
  keepForVisitors,
  OWNERS_DEED,
  WISHING,
} from "./owner-remarks.ts";
import {
  ADDED,
  CLAUSE_BORDERS,
  COUNTED_PART,
  LEANING,
  LIST_BORDERS,
  NOT_FOR_VISITORS,
  OF_THE_BRIEF,
  PLAIN,
  POINTING,
  SHOWN_TIMES,
} from "./plain-words.ts";
import { readFacts } from "./read-facts.ts";
import type { Goal, Phrasebook, Segment, Span } from "./reading-model.ts";
import { readSeen, tellSeen } from "./seen-goals.ts";
import {
  cutSlice,
  dropStart,
  joinSlices,
  type Slice,
  spanOf,
  splitSlice,
  trimSlice,
} from "./slices.ts";
import { isFragmentOf, readSpoken } from "./spoken-to-visitors.ts";
import {
  listSentences,
  listSigns,
  SENTENCE_LENGTH_MAX,
  type Statement,
  TELEPHONE,
  toWords,
} from "./statement-signs.ts";

/** In the order in which they are told. */
const FIELDS = ["goals", "industry", "audience"] as const;
type Field = (typeof FIELDS)[number];

const WORDS_MIN = 3;
const INDUSTRY_WORDS_MIN = 4;
/** What an owner tells of the trade itself is a paragraph. */
const INDUSTRY_LENGTH_MAX = 400;
/** "Kein Vorsingen" says all there is. */
const DENIAL = /^(?:no|keine?n?|nur|pas d|nada de|sin|buscamos)/iu;

const overlaps = (one: Span, other: Span): boolean =>
  one.field === other.field && one.start < other.end && one.end > other.start;

/** `told` with the clauses that visitors may read as they stand, neighbours as one, in the order of the brief. */
export function addPlainClauses(
  stated: readonly Statement[],
  brief: Brief,
  language: Phrasebook,
  goals: readonly Goal[],
  segments: readonly Segment[],
): Statement[] {
  const hasNumber = readFacts(brief).some(({ kind }) => kind === "telephone");
  const seen = tellSeen(stated, language);
  const spoken = listSentences(brief.goals ?? "").flatMap((one, _, all) => {
    const said = readSpoken(one.text, goals, language, hasNumber) ?? readWhole(one, seen, language);
    const of = spanOf("goals", one);
    const isWhole = seen.some(
      ({ span, words }) => overlaps(span, of) && !isFragmentOf(words, one.text),
    );
    if (said === undefined || all.length < 2 || isWhole) return [];
    return [{ words: toWords(said), signs: listSigns(said), isSentence: true as const, span: of }];
  });
  const isSpoken = ({ span }: Statement) => spoken.some((one) => overlaps(one.span, span));
  const told = [...seen.filter((one) => !isSpoken(one)), ...spoken];
  const labelled = goals.filter(({ words }) => words !== undefined);
  const taken = [...told, ...labelled, ...segments].map(({ span }) => span);
  const clauses = FIELDS.flatMap((field) => {
    const all = listSentences(brief[field] ?? "");
    // The first sentence of the industry says what the business is, and stands as its heading.
    const sentences = field === "industry" ? all.slice(1) : all;
    return sentences.flatMap((one) => {
      const isTold = told.some(({ span }) => overlaps(span, spanOf(field, one)));
      const isList = field === "goals" && (all.length === 1 || isWished(one, goals, language));
      if (isTold && all.length > 1) return [];
      // A sentence that tells throughout stands whole.
      const isWhole = field === "goals" && all.length > 1 && isRemaining(one, goals, language);
      return isWhole ? [tellRun(field, one)] : readClauses(field, one, isList, language, taken);
    });
  });
  const whole = [...told, ...clauses]
    .filter((one) => tellsByItself(one, brief))
    .map((one) => withQuestion(one, brief))
    .filter(({ words }) => !ANSWERS.test(words));
  if (clauses.length + spoken.length === 0) return whole;
  const order: readonly string[] = FIELDS;
  return whole.toSorted(
    ({ span: one }, { span: other }) =>
      order.indexOf(one.field) - order.indexOf(other.field) || one.start - other.start,
  );
}

/** Without its question "No, we use almonds" answers nobody. */
const ANSWERS = /^(?:no|yes|nein|ja|non|oui|sí),\s/iu;

/** "Want to become an assessor? You get paid R350": an answer is told with what it answers. */
function withQuestion(statement: Statement, brief: Brief): Statement {
  const { span, words } = statement;
  const [, question] = QUESTION_BEFORE.exec((brief[span.field] ?? "").slice(0, span.start)) ?? [];
  if (span.field !== "goals" || question === undefined || OF_THE_BRIEF.test(question))
    return statement;
  return { ...statement, words: `${toWords(question)} ${words}` };
}

const QUESTION_BEFORE = /(?:^|[.!?\n]\s|- )([^.!?\n]{6,80}\?)\s$/u;

/** A sentence of which only a part would be told: "Price is by the metre, £14.50 for 89 key". */
function readWhole(
  sentence: Slice,
  told: readonly Statement[],
  language: Phrasebook,
): string | undefined {
  const { text } = sentence;
  const of = told.filter(({ span }) => overlaps(span, spanOf("goals", sentence)));
  const isCut = of.length > 0 && of.every(({ words }) => isFragmentOf(words, text));
  const kept = keepForVisitors(text);
  return isCut && kept !== "" && isTelling(kept, language) ? kept : undefined;
}

/** No question, and neither a number to call nor a price without what it buys: "Nut free too?", "From $2.600". */
function tellsByItself({ words, span }: Statement, brief: Brief): boolean {
  const isQuestion = /^\s?\?/u.test((brief[span.field] ?? "").slice(span.end));
  const isQuoted =
    /^["“”'‘«„]|^the answer (?:is|was) |^(?:which|who|whose|that) (?:is|are|was|were|has|have) /iu.test(
      words,
    );
  // "… o adobo desde las 7am)" has lost its beginning.
  const isTorn = words.includes(")") && !words.includes("(") && !/(?:^|\s)\p{L}\)/u.test(words);
  const left = words.replace(TELEPHONE, " ").replace(BARE_PRICE, " ");
  return !isQuestion && !isQuoted && !isTorn && /\p{L}{2}/u.test(left);
}

const BARE_PRICE =
  /^(?:from |ab |dès |desde |à partir de )?(?:[£$€] ?)?\d[\d.,]{0,9}(?: ?(?:€|euros?|eur|chf|pesos|dollars|pounds))?[.!]?$/iu;

/**
 * Of goals that are written in sentences, one that neither names a deed nor wishes anything tells something: "Baby can
 * be lying down, that is allowed", "Kids ok with grownups".
 */
function isRemaining(sentence: Slice, goals: readonly Goal[], language: Phrasebook): boolean {
  const { text } = sentence;
  const words = text.replace(TELEPHONE, " ").match(/\p{L}{2,}/gu) ?? [];
  return (
    words.length >= WORDS_MIN &&
    isTelling(text, language) &&
    !goals.some(({ span }) => overlaps(span, spanOf("goals", sentence)))
  );
}

/** Wishes nothing, asks nobody for a deed, and speaks neither of the site nor of those who come to it. */
function isTelling(text: string, language: Phrasebook): boolean {
  const isWish = [OWNER_VERBS, SEEING, VISITOR_VERBS, POINTING].some((form) =>
    form[language].test(text),
  );
  return (
    text.length <= SENTENCE_LENGTH_MAX &&
    !isWish &&
    !OWNERS_DEED.test(text) &&
    !OF_THE_BRIEF.test(text) &&
    !isOwnGoal(text) &&
    isFit(text, language)
  );
}

/** Something is wished in it, so that its commas part wishes. */
const isWished = (sentence: Slice, goals: readonly Goal[], language: Phrasebook): boolean =>
  INFORMS.test(sentence.text) ||
  readSeen(sentence.text, language) !== undefined ||
  goals.some(({ span }) => overlaps(span, spanOf("goals", sentence)));

function readClauses(
  field: Field,
  sentence: Slice,
  isList: boolean,
  language: Phrasebook,
  taken: readonly Span[],
): Statement[] {
  const borders = isList ? LIST_BORDERS : CLAUSE_BORDERS[language];
  const runs: Slice[] = [];
  let isOpen = false;
  for (const { part } of splitSlice(sentence, borders)) {
    const clause = dropBehind(dropStart(trimSlice(part), JOINED));
    const isFree = !taken.some((span) => overlaps(span, spanOf(field, clause)));
    const last = runs.at(-1);
    const isNext = isOpen && last !== undefined;
    const isTold = isFree && isToldAs(field, clause.text, language, isList);
    if (isNext && isFree && (isTold || (isList && ADDED.test(clause.text))))
      runs.splice(-1, 1, joinSlices(sentence, last, clause));
    else if (isTold) runs.push(clause);
    else if (isFree && isList && SHOWN_TIMES.test(clause.text)) runs.push(dropStart(clause, SHOWN));
    else {
      isOpen = false;
      continue;
    }
    isOpen = true;
  }
  return runs
    .filter(
      ({ text }) =>
        text.length <= (field === "industry" ? INDUSTRY_LENGTH_MAX : SENTENCE_LENGTH_MAX),
    )
    .map((run) => tellRun(field, run));
}

const tellRun = (field: Field, run: Slice): Statement => ({
  ...{ words: toWords(run.text), signs: listSigns(run.text), isSentence: true },
  span: spanOf(field, run),
});

/** Without what is said to whoever makes the site: "GDC registered, all that needs to show". */
function dropBehind(clause: Slice): Slice {
  const kept = keepForVisitors(clause.text);
  return kept !== "" && clause.text.startsWith(kept) ? cutSlice(clause, 0, kept.length) : clause;
}

const JOINED = /^(?:and|but|also|then|und|aber|et|mais|y|pero)\s/iu;
const SHOWN = /^\p{L}{1,20}(?: clearly| bien)? \p{L}{1,20} /u;

/** Behind what a business is everything tells of it: "Air samples, then a perfumer recreates them as small vials". */
function isToldAs(field: Field, text: string, language: Phrasebook, isList: boolean): boolean {
  if (isPlain(text, language)) return true;
  if (field === "industry" && !NAMES_ONLY.test(text))
    return text.split(/\s+/u).length >= INDUSTRY_WORDS_MIN && isFit(text, language);
  return isList && COUNTED_PART.test(text) && isFit(text, language) && !isOwnGoal(text);
}

/** "Idaho and western Montana": where, and nothing else. */
const NAMES_ONLY =
  /^\p{Lu}\p{L}{1,24} (?:to|and|through|und|et|y) (?:\p{Ll}{3,10} )?\p{Lu}\p{L}{1,24}(?: \p{Lu}\p{L}{1,24})?$/u;

function isPlain(clause: string, language: Phrasebook): boolean {
  const text = clause.replace(/(?<=\p{L}) ?[.!]$/u, "");
  if (!PLAIN[language].test(text)) return false;
  if (text.split(/\s+/u).length < WORDS_MIN && !DENIAL.test(text)) return false;
  if (POINTING[language].test(text)) return false;
  return isFit(text, language);
}

/** Neither of the site nor of those who come to it, and whole without what stands beside it. */
function isFit(text: string, language: Phrasebook): boolean {
  if (LEANING[language].test(text)) return false;
  if (NOT_FOR_VISITORS[language].test(text) || keepForVisitors(text) !== text) return false;
  return ![OWNER_TALK, WISHING, INFORMS, FOR_THE_READER, BEHIND_THE_SCENES].some((form) =>
    form.test(text),
  );
}
