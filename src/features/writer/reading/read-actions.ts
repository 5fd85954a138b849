/** What visitors should do, from the goals: typed actions in the brief's order, with the owner's words. */
import type { Brief } from "../brief.ts";
import { BROUGHT_ALONG, IMMOVABLE, SIGN_UP_OBJECTS, USUAL_OBJECTS } from "./action-signs.ts";
import { findCalled, keepCalled } from "./called-goals.ts";
import { isStated, isWrittenOut } from "./declared-goals.ts";
import { DENIED, LEAST, OFFERS_NONE, UNWANTED } from "./denied-goals.ts";
import { leadOf } from "./goal-details.ts";
import {
  DEALERS,
  DONE_WITH_IT,
  FILLED,
  INFORMS,
  IS_FREE,
  MEASURED,
  SELLS_ONE,
} from "./goal-word-tables.ts";
import { isBare, readGoalWords } from "./goal-words.ts";
import {
  BOOKED_OUT,
  CLUB_DATES,
  CLUBS,
  COUNTED_VISITS,
  ENQUIRIES,
  ESTIMATED,
  FOR_EMERGENCIES,
  HELPED,
  isCalledOnly,
  isNegated,
  isPageVisit,
  keepNamed,
  NOT_SOLD,
  NUMBER_ALONE,
  UNWANTED_CALLS,
} from "./guessed-goals.ts";
import { isAsked, keepInvited, keepLeading, keepTheirs } from "./invited-here.ts";
import type { ActionKind, Goal, Phrasebook, ReadAction } from "./reading-model.ts";
import {
  capitaliseFirst,
  cutSlice,
  dropStart,
  type Slice,
  singleSpaces,
  spanOf,
  trimSlice,
} from "./slices.ts";
import { ALL_MODIFIERS, type Clause, findSign, splitClauses } from "./split-goals.ts";
import { dropChannel } from "./spoken-spanish.ts";

/** Verbs of wanting that say nothing of the action itself. */
const WANTING =
  /^(?:(?:we|i)(?:\s(?:want|need|would like|hope|aim)|['’]d like)\s(?:to\s)?|to\s|more\s|new\s|mainly\s|above all\s|first of all\s|(?:get|gain|generate|increase|encourage|bring in|drive|attract|win|receive|collect|take|grow|boost|have|let|make|help|allow|invite)\s(?:in\s)?(?:more\s|new\s)?|(?:people|visitors|customers|clients|guests|families|parents|them|locals|they|neighbours)\s(?:to\s|who\s|should\s|can\s|will\s)|should\s|(?:wir\s)?(?:wollen|möchten)\s|mehr\s|neue\s|(?:die\s)?leute\ssollen\s|(?:obtenir|recevoir|avoir|générer|augmenter|développer|plus)\s(?:plus\s)?(?:de\s|des\s|d['’]\s?|les\s|nos\s)?|(?:conseguir|recibir|tener|aumentar|generar|lograr|queremos|más)\s(?:más\s)?|que\s(?:la\sgente\s|los\sclientes\s|nos\s)?)/iu;

/** The verb itself, so that "book a free first call" leaves its object. */
const ACTING =
  /^(?:book|order|request|buy|join|attend|read|get|arrange|schedule|reserve|ask\sfor|sign\sup\s(?:for|to)|subscribe\sto|make|sell|réserver|commander|demander|acheter|prendre|vendre|reservar|pedir|comprar|solicitar|vender)\s(?=\S)/iu;

export type ReadGoals = { actions: ReadAction[]; goals: Goal[] };

/** The industry decides what a registration is for where the goals do not say. */
export function readGoals(
  { goals: text, industry }: Pick<Brief, "goals" | "industry">,
  language: Phrasebook | undefined,
): ReadGoals {
  if (text === undefined) return { actions: [], goals: [] };
  const goals: Goal[] = [];
  const actions: ReadAction[] = [];
  const isTold = isWrittenOut(text);
  for (const clause of splitClauses(text, language)) {
    if (goals.length > 0 && DONE_WITH_IT.test(clause.first.text)) continue;
    // "A survey, first visit free": the visit is the survey.
    if (goals.some(({ kind }) => kind === "survey") && IS_FREE.test(clause.first.text)) continue;
    if (isNegated(text, clause.first.start, clause.first.text) || isAsked(text, clause.whole))
      continue;
    const kind = DENIED.test(clause.first.text) ? undefined : findKindOf(clause, industry);
    // "Establish authority through whitepapers" offers nobody one.
    if (clause.isMakers && kind === "read") continue;
    const read = readClause(clause, kind, language);
    const whole = isOffered(clause.first.text, industry) ? offer(read, clause.first.text) : read;
    if (whole === undefined) continue;
    // Of sentences a part that invites nobody is a splinter; they are told whole.
    const isSplinter = isTold && whole.words !== undefined && whole.words.invitation === undefined;
    const isTheirs = clause.isMakers && whole.words?.invitation === undefined;
    const goal = isSplinter || isTheirs ? { ...whole, words: undefined } : whole;
    if (!clause.isAfter && (goal.words !== undefined || kind !== undefined)) goals.push(goal);
    if (kind === undefined || actions.some((action) => action.kind === kind)) continue;
    actions.push({ ...goal, kind, object: readObject(clause.first) });
  }
  const invited =
    isTold && language !== undefined
      ? keepLeading(keepInvited(goals, text, language), text, language)
      : goals;
  const kept = keepCalled({ actions: keepTheirs(actions, invited), goals: invited }, text);
  return isTold
    ? { actions: keepNamed(kept.actions, text), goals: keepNamed(kept.goals, text) }
    : kept;
}

/** "Sell a meteorite" is a visitor's deed where meteorites are dealt in. */
const isOffered = (text: string, industry: string): boolean =>
  SELLS_ONE.test(text) && DEALERS.test(industry);

const offer = (goal: Goal | undefined, text: string): Goal | undefined => {
  const label = capitaliseFirst(singleSpaces(text));
  return goal && { ...goal, kind: "enquire", words: { label, invitation: label } };
};

function readClause(
  { first, joined, whole }: Clause,
  kind: ActionKind | undefined,
  language: Phrasebook | undefined,
): Goal | undefined {
  if (DENIED.test(first.text) || NUMBER_ALONE.test(first.text)) return undefined;
  if (LEAST.test(first.text) || UNWANTED.test(whole.text) || OFFERS_NONE.test(first.text))
    return undefined;
  if (isStated(first.text)) return undefined;
  // What the site is to tell is no goal of visitors, whatever action is told of.
  if (INFORMS.test(whole.text))
    return kind === undefined
      ? undefined
      : { kind, modifiers: [], words: undefined, span: spanOf("goals", whole) };
  const modifiers = ALL_MODIFIERS.flatMap(([id, sign]) => {
    // "Demandes de devis et véhicule de prêt gratuit": the quote is free by nobody's word.
    const of = id === "free" && !BOTH_FREE.test(joined.text) ? first : joined;
    return sign.test(of.text) ? [id] : [];
  });
  const read = (text: string) =>
    language === undefined ? undefined : readGoalWords(text, kind, modifiers, language);
  const words = read(whole.text) ?? (language === "en" ? read(leadOf(whole.text)) : undefined);
  return { kind, modifiers, words, span: spanOf("goals", whole) };
}

/** "Devis et déplacement gratuits". */
const BOTH_FREE = /\s(?:gratuits|gratuites|gratuitos|gratuitas)$/iu;

/** "Sell our linen collection" is an order, of which the collection says nothing. */
const findKindOf = (
  { first, sold, isMakers }: Clause,
  industry: string,
): ActionKind | undefined => {
  if (isMakers && SUBSCRIPTION.test(first.text)) return "subscribe";
  return findWished(first, industry) ?? (sold && findWished(sold, industry));
};
const SUBSCRIPTION = /(?:subscriptions?|abonnements?|abos?|suscripci(?:ón|ones))$/iu;

/** "Get people to book a service": what they are to do, and not that people come to something. */
function findWished(clause: Slice, industry: string): ActionKind | undefined {
  const [wished, whole] = [dropWanting(clause).text, clause.text].map((text) =>
    text.replace(SPARED, ""),
  );
  // "Pedidos por WhatsApp" are orders, however they come.
  const plain = dropChannel(wished ?? "");
  const isKept = plain === wished || /foto/iu.test(plain) || isCalled(wished ?? "");
  return (
    (isKept ? undefined : findKind(plain, industry)) ??
    findKind(wished ?? "", industry) ??
    findKind(whole ?? "", industry)
  );
}

const isCalled = (text: string): boolean => isCalledOnly(text) || findCalled(text) === "phone";

/** "See the menu without downloading a PDF". */
const SPARED = /(?<=\S\s\S{2,40})\swithout \p{L}{3,20}ing\s.{1,80}$/iu;

/** The action of a clause; one whose object is something else than the verb's usual one is any message. */
function findKind(text: string, industry: string): ActionKind | undefined {
  if (INFORMED.test(text) || isOffered(text, industry)) return "enquire";
  if (isTold(text)) return undefined;
  if (FILLED.test(text)) return "enrol";
  if (READ_FIRST.test(text)) return undefined;
  if (ENQUIRIES.test(text)) return "enquire";
  if (
    [NOT_SOLD, BOOKED_OUT, COUNTED_VISITS, FOR_EMERGENCIES, UNWANTED_CALLS].some((form) =>
      form.test(text),
    )
  )
    return undefined;
  const called = isCalled(text) ? "phone" : findCalled(text);
  if (called !== undefined) return called;
  const best = findSign(text);
  if (best === undefined) return isCalledAt(text) ? "phone" : undefined;
  if (isPageVisit(text)) return undefined;
  // The dates of a club are told, and booked by nobody.
  if (best.kind === "book" && CLUB_DATES.test(text) && CLUBS.test(industry)) return undefined;
  // An application that somebody is helped with is another matter than one for a place.
  if (best.weight === 1 && HELPED.test(text)) return "enquire";
  if (best.kind === "read" && SENT_FOR.test(text)) return "enquire";
  if (best.kind === "enrol" && REGULAR.test(text)) return "subscribe";
  // Whoever may come without a booking is asked for none.
  if (UNBOOKED.test(text)) return "enquire";
  if (best.weight === 1 && best.kind === "join") return findSignUp(text, industry);
  if (best.kind === "demo" && DOWNLOADS.test(text) && !isBare(text)) return "read";
  // Where nothing stands in its place an "estimation" is what it would cost.
  if (best.kind === "survey" && ESTIMATED.test(text) && !IMMOVABLE.test(`${text} ${industry}`))
    return "quote";
  // A head is measured at an appointment, a roof at a survey.
  if (best.kind === "survey" && MEASURED.test(text) && !IMMOVABLE.test(`${text} ${industry}`))
    return "book";
  const isBrought = best.kind === "survey" && BROUGHT_ALONG.test(text);
  if (isBrought && !IMMOVABLE.test(`${text} ${industry}`)) return "enquire";
  // A repair visit is paid to the customer, who sees nothing on it.
  if (best.kind === "visit" && PAID_VISITS.test(text)) return "enquire";
  // Whoever asks for a sponsorship gives nothing yet.
  if (best.kind === "donate" && SPONSORING.test(text)) return "enquire";
  // Their words are Latin: other scripts are read by their signs alone.
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return best.kind;
  const usual = USUAL_OBJECTS[best.kind];
  return usual === undefined || usual.test(text) || isBare(text) ? best.kind : "enquire";
}

/** Whoever wants to know about something orders, joins and books none of it yet. */
const INFORMED =
  /^(?:ask|enquire|inquire) about (?:the |our |a )?[\p{L}-]{1,20} (?:scheme|plan|programme|system)s?\b/iu;

/** "Read what to do before the first visit" asks for none. */
const READ_FIRST = /^(?:read|see|find out|learn|check) (?:what|how|when|where|which)\b/iu;

/** "Explain how to book" books nothing; "so they can book online" does. */
const isTold = (text: string): boolean =>
  INFORMS.test(text) &&
  !TELEPHONE.test(text) &&
  !/^(?:so (?:that )?(?:people|they|customers|everyone|parents)|make it easy)\b/iu.test(text);

/** "Hilfe rufen unter 0251 555 0133". */
const TELEPHONE = /\+?\d(?:[ /-]?\d){6,14}/u;
const isCalledAt = (text: string): boolean => TELEPHONE.test(text) && /\p{L}{4}/u.test(text);

/** "Pedir la guía": it is sent, and not read here. */
const SENT_FOR = /^(?:pedir|solicitar) (?:la|el|una?) /iu;

/** Whoever puts their name down for one of these gets it again and again. */
const REGULAR =
  /\b(?:cestas?|boletín|newsletter|mailing|paniers?|boxe?s?|kisten?|weekly|monthly)\b/iu;
const PAID_VISITS = /\b(?:repair|service|servicing|maintenance|follow-up) visits?\b/iu;
const UNBOOKED =
  /\b(?:without (?:a )?(?:booking|appointment)|no (?:booking|appointment)|walk in|turn up)\b|ohne (?:Anmeldung|Termin)|sans (?:rendez-vous|réservation|inscription)|sin (?:cita|reserva|inscripción)/iu;
/** What is downloaded is a text, unless it is a program. */
const DOWNLOADS =
  /^(?!.{0,200}(?:demo|trial|app\b|software|client|sdk|plug-?in|tool|version|test)).{0,200}download/iu;
const SPONSORING =
  /patenschaft\S{0,10}\s(?:anfragen|übernehmen)|sponsor\S{0,8}\s(?:enquir|inquir|request|package)|(?:enquire|ask) about (?:a )?sponsor|parrainage|apadrin|patrocini|mécénat/iu;

/** What people register for, in the words of the goal or of the business. */
const findSignUp = (text: string, industry: string): ActionKind =>
  SIGN_UP_OBJECTS.find(([, object]) => object.test(text))?.[0] ??
  SIGN_UP_OBJECTS.find(([kind, object]) => kind !== "subscribe" && object.test(industry))?.[0] ??
  "enquire";

function dropWanting(clause: Slice): Slice {
  let rest = clause;
  for (let round = 0; round < 4; round += 1) rest = dropStart(rest, WANTING);
  return rest;
}

function readObject(clause: Slice): string {
  const object = trimSlice(dropStart(dropWanting(clause), ACTING));
  return singleSpaces((object.text === "" ? cutSlice(clause, 0) : object).text);
}
