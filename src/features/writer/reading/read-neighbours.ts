/**
 * Briefs in Italian, Dutch, Portuguese and Polish, whose trades nobody has written: what visitors are to do, what is
 * told to them, and how the business is reached. Nothing is inflected: a sentence is quoted whole or not at all.
 */

import type { Brief } from "../brief.ts";
import {
  isDutchTelling,
  isRestInDutch,
  readDutchDeed,
  STATES_IN_DUTCH,
  tellDutch,
} from "./dutch-tellings.ts";
import { listsNeighbourDeeds } from "./listed-deeds.ts";
import { calmCapitals } from "./names.ts";
import {
  IMPERATIVES,
  NEIGHBOUR_MODIFIERS,
  NEIGHBOUR_SIGNS,
  NEIGHBOURS,
  type Neighbour,
  SAID_BY_VISITORS,
} from "./neighbour-signs.ts";
import {
  BY_APPOINTMENT,
  CALLED_AT,
  DENIES,
  FOR_MAKER,
  MADE_TO_ORDER,
  NEIGHBOUR_ADDRESSES,
  NEIGHBOUR_HOURS,
  OWNED,
  OWNERS_WISH,
  SINCE,
  TELLING,
  TOLD_BY_US,
} from "./neighbour-statements.ts";
import { nameInPolish } from "./neighbour-wishes.ts";
import { hideAccounts } from "./read-facts.ts";
import type { ActionKind, FactKind, Goal, ReadAction, ReadFact } from "./reading-model.ts";
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
import type { Statement } from "./statement-signs.ts";

export const findNeighbour = (tag: string): Neighbour | undefined =>
  NEIGHBOURS.find((one) => one === tag);

/** A stop that ends no abbreviation, and line ends. */
const SENTENCE_ENDS =
  /(?<=[\p{L}\p{N})€]{2})(?<!(?<!\p{L})(?:tel|cell|ul|al|pl|os|nr|godz|dott|sig|ca|ok|es|ecc|tzn|np|itp|itd|bijv|enz|dhr|mevr|sr|sra|dr|dra|prof|av|min|max|incl|excl|kom|pon|pt|śr|wt|czw|sob))[.!?…]{1,3}\s(?=[\p{L}\p{N}(+])|\n/giu;
const CLAUSE_ENDS =
  /(?:\s?(?:,(?!\p{N})|;|•|\+|\/(?!\p{N}))\s?|\s(?:e|ed|en|of|oraz|i|lub|albo|(?:ou|o)(?!\s(?:un|una|um|uma)\s)|poi|dan|potem)\s)(?![^()]{0,160}\))/giu;
const SENTENCES_MAX = 16;
const CLAUSES_MAX = 24;
const STATEMENT_LENGTH_MAX = 240;
const WORDS_MIN = 2;

/** "Dire che il sopralluogo costa 50 euro": said to whoever makes the site, before what visitors are told. */
const TELLING_THAT =
  /^(?:e )?(?:dire|spiegare|precisare|ricordare|chiarire|fare? (?:sapere|capire|presente)) (?:bene )?che (?=(?:il|lo|la|i|gli|le|si|non|ogni|tutt[oi]|un[oa]?|per|siamo|\p{L}{2,12}iamo) |l['’])/iu;

const listSentences = (text: string): Slice[] =>
  splitSlice(wholeSlice(text), SENTENCE_ENDS)
    .map(({ part }) => dropStart(trimSlice(part), TELLING_THAT))
    .filter(({ text: said }) => said !== "")
    .slice(0, SENTENCES_MAX);

/** Of a neighbour's audience only what is a list of people: sentences are told by nobody else. */
export const namesPeople = (text: string, language: Neighbour): boolean =>
  !OWNERS_WISH[language].test(text) && !TOLD_BY_US[language].test(text);

const countWords = (text: string): number => text.split(" ").length;

const withoutNumbers = (text: string): string => text.replace(CALLED_AT, " ").trim();

/** What is told holds a number, a day or a condition, or says what the business does. */
const isTold = (text: string, language: Neighbour): boolean =>
  !OWNERS_WISH[language].test(text) &&
  countWords(text) >= WORDS_MIN &&
  text.length <= STATEMENT_LENGTH_MAX &&
  ((language === "nl" && isDutchTelling(text)) ||
    TELLING[language].test(withoutNumbers(text)) ||
    TOLD_BY_US[language].test(text));

export function readNeighbourGoals(
  text: string | undefined,
  language: Neighbour,
): { actions: ReadAction[]; goals: Goal[] } {
  const goals: Goal[] = [];
  const actions: ReadAction[] = [];
  const sentences = listSentences(text ?? "");
  const wishes = sentences.filter((sentence) => !isSentence(sentence.text, language));
  // "You book by telephone on 055 123456": told, and what visitors do.
  const called = sentences.filter(
    (sentence) => !wishes.includes(sentence) && isCall(sentence.text, language),
  );
  const deeds = language === "nl" ? sentences.flatMap(cutDutchDeed) : [];
  const clauses = [
    ...deeds,
    ...wishes.flatMap((wish) => splitSlice(wish, CLAUSE_ENDS).map(({ part }) => trimSlice(part))),
    ...called,
  ];
  for (const clause of clauses.slice(0, CLAUSES_MAX)) {
    const goal = readClause(clause, language);
    if (goal === undefined) continue;
    goals.push(goal);
    const { kind } = goal;
    if (kind === undefined || actions.some((action) => action.kind === kind)) continue;
    actions.push({ ...goal, kind, object: clause.text });
  }
  const [dated] = sentences.filter(({ text: said }) => BY_APPOINTMENT.test(said));
  if (goals.length > 0 || dated === undefined) return { actions, goals };
  const goal: Goal = {
    ...{ kind: "book", modifiers: ["appointment"], words: undefined },
    span: spanOf("goals", dated),
  };
  return { actions: [{ ...goal, kind: "book", object: dated.text }], goals: [goal] };
}

/** "Cursus boeken: weekend 245 euro": what visitors do of it. */
function cutDutchDeed(sentence: Slice): Slice[] {
  const deed = readDutchDeed(sentence.text)?.deed;
  return deed === undefined ? [] : [{ text: deed, start: sentence.start }];
}

const GOAL_WORDS_MAX = 6;

/** "A cut is 25 €, a wash 18": told to visitors, and nothing that they should do. */
function isSentence(text: string, language: Neighbour): boolean {
  if (!isTold(text, language) || listsNeighbourDeeds(text, language)) return false;
  if (language === "nl" && STATES_IN_DUTCH.test(text)) return true;
  if (isTermedDeed(text, language)) return false;
  const [first] = splitSlice(wholeSlice(text), CLAUSE_ENDS);
  const begins = withoutNumbers(first?.part.text ?? "");
  const [verb = ""] = text.split(" ", 1);
  // "Prenotare una lezione a 10 euro, mostrare gli orari": a deed, whatever it costs.
  if (!text.includes(". ") && IMPERATIVES[language]?.[verb.toLocaleLowerCase()] !== undefined)
    return false;
  const isList =
    countWords(begins) <= GOAL_WORDS_MAX &&
    !/\p{N}/u.test(begins) &&
    !TOLD_BY_US[language].test(begins) &&
    findKind(begins, language) !== undefined;
  return !isList;
}

/** "Marcar uma avaliação (90 min, 55€)": a button, and its terms. */
const isTermedDeed = (text: string, language: Neighbour): boolean => {
  const bare = text.replace(BRACKETED, "").replace(/[.!]$/u, "");
  const [verb = ""] = bare.split(" ", 1);
  return (
    bare.length < text.length &&
    (IMPERATIVES[language]?.[verb.toLocaleLowerCase()] !== undefined ||
      SAID_BY_VISITORS[language]?.test(bare) === true)
  );
};
const BRACKETED = /\s\([^()]{2,160}\)/u;

const isCall = (text: string, language: Neighbour): boolean =>
  withoutNumbers(text) !== text.trim() && !OWNERS_WISH[language].test(text);

function readClause(clause: Slice, language: Neighbour): Goal | undefined {
  const named = isCall(clause.text, language) ? "phone" : findKind(clause.text, language);
  // "Soci CAI 49": what they pay, and nothing to join.
  const kind = named === "join" && /\s\p{N}{1,4}$/u.test(clause.text) ? undefined : named;
  const modifiers = NEIGHBOUR_MODIFIERS[language].flatMap(([id, sign]) =>
    sign.test(clause.text) ? [id] : [],
  );
  const said = sayOnButton(
    clause.text
      .replace(BRACKETED, "")
      .replace(BY_CHANNEL, "")
      .replace(PRICE_BEHIND, "")
      .replace(WITHOUT_PORTAL, ""),
    kind,
    modifiers,
    language,
  );
  if (kind === undefined && said === undefined) return undefined;
  const words = said === undefined ? undefined : { label: said, invitation: said };
  return { kind, modifiers, words, span: spanOf("goals", clause) };
}

/** "Prenotare un tavolo per telefono": the form on the page is what there is. */
const BY_CHANNEL =
  /,?\s(?:per|via|al|tramite|con) (?:il |un |la )?(?:telefono|whatsapp|mail|e-?mail|messaggio|modulo|sito|misure|foto)$/iu;

/** "Prenotare direttamente senza booking": what the owner would rather do without. */
const WITHOUT_PORTAL =
  /,?\s(?:senza|sem) (?:passare da |passar pelo |pagare )?(?:booking|airbnb|intermediari|commissioni|intermediários|comissões|thefork|glovo)(?!\p{L}).{0,30}$/iu;

/** "Una lezione di prova a 10 euro": what it costs stands among what is told. */
const PRICE_BEHIND = /\s(?:a|da|per|por|voor|za) (?:€ ?)?\p{N}[\p{N}.,]{0,6} ?(?:€|euro)?$/iu;

/** The heaviest sign, and of equal ones the first. */
function findKind(text: string, language: Neighbour): ActionKind | undefined {
  let best: { kind: ActionKind; weight: number; at: number } | undefined;
  for (const [kind, weight, sign] of NEIGHBOUR_SIGNS[language]) {
    const at = text.search(sign);
    if (at < 0) continue;
    const isBetter =
      best === undefined || weight > best.weight || (weight === best.weight && at < best.at);
    if (isBetter) best = { kind, weight, at };
  }
  return best?.kind;
}

const BUTTON_LENGTH_MAX = 38;
const BUTTON_WORDS_MAX = 5;
/** "Prenotare un laboratorio o una camera". */
const OR_ONE = /\s(?:o|ou) (?:un|una|um|uma)\s/iu;
const CHOICE_WORDS_MAX = 7;
/** As long a goal says no more than the button of its action and what narrows it. */
const USUAL_WORDS_MAX = 3;
/** Whose own button says it best: a call has its number, and whoever enrols is taught or not. */
const SAID_BY_US: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...(["phone", "enquire", "enrol", "join", "volunteer", "donate"] as const),
]);
const MORE =
  /(?<!\p{L})(?:più|nuov[eio]|nuova|meer|nieuwe|mais|nov[oa]s?|więcej|now[eyi]|nowych|clienti|klanten|clientes|klientów)(?!\p{L})/iu;

/** In the owner's words, where a visitor would say them so. */
function sayOnButton(
  text: string,
  kind: ActionKind | undefined,
  modifiers: readonly string[],
  language: Neighbour,
): string | undefined {
  const words = countWords(text);
  // "Cursus boeken" has no button of ours.
  const isUsual =
    modifiers.length > 0 &&
    words <= USUAL_WORDS_MAX &&
    !(language === "nl" && modifiers[0] === "course");
  if (
    isUsual ||
    words < 2 ||
    words > (OR_ONE.test(text) ? CHOICE_WORDS_MAX : BUTTON_WORDS_MAX) ||
    (kind !== undefined && SAID_BY_US.has(kind))
  )
    return undefined;
  if (text.length > BUTTON_LENGTH_MAX || MORE.test(text) || !/^[\p{L} ’-]+$/u.test(text))
    return undefined;
  const [verb = "", ...rest] = text.split(" ");
  const imperative = IMPERATIVES[language]?.[verb.toLocaleLowerCase()];
  if (imperative !== undefined) return [imperative, ...rest].join(" ");
  return SAID_BY_VISITORS[language]?.test(text) === true ? capitaliseFirst(text) : undefined;
}

/** Sentences of the goals, the industry and the audience that visitors can be told as they are. */
export function readNeighbourStatements(brief: Brief, language: Neighbour): Statement[] {
  const told = (["goals", "industry"] as const).flatMap((field) => {
    const sentences = listSentences(brief[field] ?? "");
    const own = field === "industry" ? sentences.slice(1) : sentences;
    return own.flatMap((sentence) =>
      isSentence(sentence.text, language) ||
      isMoreOfDutch(field, sentence.text, language) ||
      isDutchRest(sentence, own, language) ||
      (field === "goals" && isRest(sentence, own, language))
        ? [state(field, sentence)]
        : field === "goals"
          ? listCountedParts(sentence, language)
          : [],
    );
  });
  if (language !== "nl") return told;
  return told.flatMap((one) => {
    const words = tellDutch(one.words);
    return words === undefined ? [] : [{ ...one, words }];
  });
}

const SENTENCES_TOLD = 3;
const REST_WORDS_MIN = 3;
/** Of goals in several sentences one that neither wishes anything of the site nor is a deed of visitors tells something. */
const isRest = ({ text, start }: Slice, all: readonly Slice[], language: Neighbour): boolean =>
  all.length >= SENTENCES_TOLD &&
  start > 0 &&
  (countWords(withoutNumbers(text)) >= REST_WORDS_MIN || OWNED.test(text)) &&
  text.length <= STATEMENT_LENGTH_MAX &&
  !OWNERS_WISH[language].test(text) &&
  !FOR_MAKER[language].test(text) &&
  !listsNeighbourDeeds(text, language) &&
  (DENIES.test(text) ||
    MADE_TO_ORDER.test(text) ||
    (findKind(text, language) === undefined &&
      sayOnButton(text, undefined, [], language) === undefined));
const SENTENCES_AT_LENGTH = 4;
const isDutchRest = (sentence: Slice, all: readonly Slice[], language: Neighbour): boolean =>
  language === "nl" &&
  all.length >= SENTENCES_AT_LENGTH &&
  !OWNERS_WISH.nl.test(sentence.text) &&
  findKind(sentence.text, language) === undefined &&
  isRestInDutch(sentence.text);

/** Behind what a Dutch business is everything tells of it: "Leemstuc, kalkverf en gewoon pleisterwerk". */
const isMoreOfDutch = (field: string, text: string, language: Neighbour): boolean =>
  language === "nl" &&
  field === "industry" &&
  countWords(text) >= WORDS_MIN &&
  text.length <= STATEMENT_LENGTH_MAX &&
  !OWNERS_WISH.nl.test(text);

/** "Book a table, lunch menu 12 €": what is counted between goals. */
const listCountedParts = (sentence: Slice, language: Neighbour): Statement[] =>
  splitSlice(sentence, /(?:,\s(?!\p{N})|;\s)(?![^()]{0,160}\))/gu)
    .map(({ part }) => trimSlice(part))
    .filter(({ text }) => /\p{N}/u.test(text) || !SEEN.test(text))
    .filter(({ text }) => isTold(text, language) && isFirm(sentence.text, text, language))
    .map((typed) => {
      const part = dropDeed(typed, language);
      const { isSentence: _, ...told } = state("goals", part);
      return part !== typed && language === "pl" ? nameTerms(told) : told;
    });

/** What is only to be looked at. */
const SEEN = /^(?:vedere|leggere|guardare|zien|bekijken|lezen|ver|ler|zobaczyć|przeczytać) /iu;

/** "Prenotare una lezione di prova a 10 euro" is a button and the note "Lezione di prova a 10 euro". */
function dropDeed(typed: Slice, language: Neighbour): Slice {
  const part = dropStart(typed, /^(?:sapere|weten|saber|wiedzieć),? (?:che|dat|que|że) /iu);
  const [verb = ""] = part.text.split(" ", 1);
  if (IMPERATIVES[language]?.[verb.toLocaleLowerCase()] === undefined) return part;
  return dropStart(
    cutSlice(part, verb.length + 1),
    /^(?:un[ao]?|il|la|lo|i|le|gli|się(?: na)?) /iu,
  );
}

/** "Umówić konsultację (90 min, 200 zł)" is told as "Konsultacja: 90 min, 200 zł". */
const nameTerms = (statement: Statement): Statement => {
  const [, name, terms] = /^([^(:]{3,60}) \(([^()]{3,160})\)$/u.exec(statement.words) ?? [];
  if (name === undefined || terms === undefined)
    return { ...statement, words: nameInPolish(statement.words) };
  return { ...statement, words: `${nameInPolish(name)}: ${terms}` };
};

/** Of a list that begins with a wish of the owner's only what holds a price or hours, or says what is not done. */
const isFirm = (sentence: string, part: string, language: Neighbour): boolean =>
  !OWNERS_WISH[language].test(sentence) ||
  FIRM.test(part) ||
  part.search(NEIGHBOUR_HOURS[language]) >= 0 ||
  TOLD_BY_US[language].test(part);
const FIRM =
  /\p{N} ?(?:€|euro|eur|zł|reais)|[€$] ?\p{N}|R\$ ?\p{N}|\p{N}{1,2}(?::\p{N}{2})?\s?[-–]\s?\p{N}{1,2}|^(?:niente|non|niet|geen|não|nie) /iu;

/** "… isso tem que ficar bem claro": said to whoever makes the site. */
const MADE_CLEAR =
  /, (?:e )?(?:isso|isto|questo|ciò|dat|to) (?:tem que|tem de|deve|moet|musi|trzeba)(?!\p{L}).{0,80}$/iu;

const state = (field: "goals" | "industry", slice: Slice): Statement => ({
  // "… konijn 9. brengen en halen": a sentence that began small.
  words: capitaliseFirst(calmCapitals(singleSpaces(slice.text.replace(MADE_CLEAR, "")))).replace(
    /(?<=\p{N}\. )\p{Ll}(?=\p{L}{2})/gu,
    (first) => first.toUpperCase(),
  ),
  signs: [...new Set(slice.text.match(/\p{N}[\p{N}.,:]{0,12}/gu) ?? [])],
  isSentence: true,
  span: spanOf(field, slice),
});

const FIELDS = ["industry", "audience", "goals"] as const;

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu;

/** How the business is reached and when: only what its country writes in a way that leaves no doubt. */
export function readNeighbourFacts(brief: Brief, language: Neighbour): ReadFact[] {
  const signs: readonly (readonly [FactKind, RegExp])[] = [
    ["email", EMAIL],
    ["address", NEIGHBOUR_ADDRESSES[language]],
    ["hours", NEIGHBOUR_HOURS[language]],
    ["telephone", CALLED_AT],
    ["year", SINCE[language]],
  ];
  return FIELDS.flatMap((field) => {
    const text = hideAccounts(brief[field] ?? "");
    const facts: ReadFact[] = [];
    for (const [kind, sign] of signs)
      for (const match of text.matchAll(sign)) {
        const start = match.index;
        const end = start + match[0].length;
        const isTaken = facts.some(({ span }) => start < span.end && end > span.start);
        if (!isTaken) facts.push({ kind, words: match[0].trim(), span: { field, start, end } });
      }
    return facts.sort((a, b) => a.span.start - b.span.start);
  });
}

/** What the business is stands in the first of its sentences. */
export const firstNeighbourSentence = (industry: string): string =>
  listSentences(industry)[0]?.text ?? industry;
