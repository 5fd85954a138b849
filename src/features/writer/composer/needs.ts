/**
 * What a visitor has to say for a goal of a business whose trade is not known: first what the goal itself
 * settles, then what the business does. Where neither is certain, only what holds for the action.
 */
import type { FieldId } from "../content/trade-schema.ts";
import type { Activity, Need } from "../reading/need-ids.ts";
import { readActivity } from "../reading/read-activity.ts";
import {
  isOnFixedDay,
  isTerm,
  readLateTopic,
  readObjectOf,
  readTopic,
} from "../reading/read-topic.ts";
import type { ActionKind, BriefReading, Goal } from "../reading/reading-model.ts";

/** "nothing" where the goal leaves nothing to say. */
export type GoalNeed = Need | "nothing" | undefined;

type Kinds = ReadonlySet<ActionKind>;
const kinds = (...named: ActionKind[]): Kinds => new Set(named);

/** Actions whose texts hold for any business. */
const SELF_EVIDENT = kinds("volunteer", "donate", "subscribe");
/** Goods are ordered by what they are; only these are made or done as described. */
const ORDERED: ReadonlySet<Need> = new Set<Need>([
  ...(["made", "hire", "text", "photo", "catering", "research", "repair", "software"] as const),
]);
/** What people come to, and join. */
const JOINED: ReadonlySet<Need> = new Set<Need>(["course", "tour", "group", "table", "care"]);
/** Nothing is fitted or appointed by its measurements. */
const UNBOOKED: ReadonlySet<Need> = new Set<Need>(["made", "text"]);
const LOOKED_AT: ReadonlySet<Need> = new Set<Need>(["upkeep", "animal", "dog", "repair"]);
const ON_A_DAY: ReadonlySet<Need> = new Set<Need>(["course", "tour", "group"]);

/** How a goal without an action of its own asks for what the business does. */
const ASKING =
  /^(?:ask|request|get|enquire|inquire|try|test|arrange|talk|speak|discuss|commission|describe|tell us|check(?! the\b)|plan|reserve|demander|discuter|parler|organiser|consultar|pedir|solicitar|encargar|hablar|concertar|quedar)(?=\s)|\s(?:anfragen|besprechen|vereinbaren|absprechen|beauftragen|anfordern)$/iu;
/** Whoever applies for something chooses neither date nor price. */
const APPLYING = /^(?:apply|postuler|candidater|solicitar plaza)(?=\s)|\sbewerben$/iu;
/** Nobody says beforehand when they come to one of these. */
const OPEN_HOUSES =
  /\b(?:shop|store|café|market|stall|museum)$|(?:laden|markt|museum|café)\s(?:besuchen|vorbeikommen|kommen)$|(?:boutique|magasin|marché|musée)$|(?:tienda|mercado|museo)$/iu;
const LED = /\b(?:walks?|talks?|tours?)\b/iu;
const PRINTS =
  /(?<!\p{L})(?:prints?|posters?|postcards?|cards?|calendars?|books?|abzüge?|kalender|postkarten|tirages?|cartes?|calendriers?|copias?|láminas?|postales)(?!\p{L})/iu;
/** Of one thing to be had nobody is asked which it is. */
const SEVERAL = /(?<!['’])s$|(?:listen|blätter|schüren|loge|fäden|hefte|berichte)(?=\s|$)/iu;
const SKETCHED =
  /(?<!\p{L})(?:photos?|photographs?|pictures?|sketch(?:es)?|fotos?|skizzen?|bilder|croquis|bocetos?)(?!\p{L})/iu;
const FOUND_ON_PAGE: Kinds = kinds("read");

/** `goal` as the brief has it; without one, what the business itself needs to know. */
export function readNeed(goal: Goal | undefined, reading: BriefReading): GoalNeed {
  if (reading.language.phrasebook === undefined) return undefined;
  const activity = readActivity(reading.what, reading.language.phrasebook);
  if (goal === undefined) return activity;
  const words = readWords(goal, reading);
  const read = readTopic(words);
  // "Send a photo or a sketch": the form takes what a telephone sees.
  const isSent = read === "drawing" || read === "files";
  const topic = isSent && SKETCHED.test(words) ? "photos" : read;
  if (topic === "job") return topic;
  if (APPLYING.test(words) && topic !== "waiting") return undefined;
  if (topic === "urgent" && goal.kind !== "order") return topic;
  if (goal.words?.isDialled === true) return "callback";
  if (goal.kind === "phone") return "number";
  if (isTermOf(goal, reading)) return "nothing";
  if (goal.kind === "visit" && OPEN_HOUSES.test(words)) return "nothing";
  if (topic === "bring" && readsDay(reading)) return "nothing";
  // What is sent from a telephone has no link.
  if (topic === "photos" && /whats ?app/iu.test(reading.brief.goals ?? "")) return "line";
  if (topic !== undefined && isFitting(topic, goal))
    return topic === "download" && !SEVERAL.test(words) ? "sent" : topic;
  if (goal.kind !== undefined && SELF_EVIDENT.has(goal.kind)) return undefined;
  // What can be sent at once depends on nothing that the business does.
  if (readLateTopic(words) === "sent") return "sent";
  const object = readRoom(findObject(goal, words), words, reading);
  if (activity === "dog" && object === "course") return "dog";
  const isSold = goal.kind === "order" || goal.kind === "buy";
  const named = object ?? (activity === undefined ? undefined : fitActivity(activity, goal, words));
  if (named === undefined || (isSold && !ORDERED.has(named)))
    return goal.kind === "visit" && isOnFixedDay(words) ? "nothing" : readLate(goal, words);
  return ON_A_DAY.has(named) && isOnFixedDay(words) ? "party" : named;
}

/** A goal with an action of its own has what that one asks for. */
function readLate({ kind }: Goal, words: string): Need | undefined {
  const topic = readLateTopic(words);
  const isPlain = kind === undefined || kind === "enquire";
  return isPlain || (topic !== "question" && topic !== "appointment") ? topic : undefined;
}

const readWords = ({ span }: Goal, { brief }: BriefReading): string =>
  (brief[span.field] ?? "").slice(span.start, span.end).trim();

/** A term that stands in the goals: nothing that a visitor does. */
export const isTermOf = (goal: Goal, reading: BriefReading): boolean =>
  reading.language.phrasebook !== undefined &&
  (isTerm(readWords(goal, reading)) || isBroughtAlong(goal, reading));

/** "Book a first session and bring the instrument" is one visit. */
const isBroughtAlong = (goal: Goal, reading: BriefReading): boolean =>
  readTopic(readWords(goal, reading)) === "bring" &&
  reading.goals.some(({ kind, span }) => kind === "book" && span.end <= goal.span.start);

const readsDay = ({ brief }: BriefReading): boolean => isOnFixedDay(brief.goals ?? "");

const ASKED_PRICES =
  /^(?:ask|request|demander|pedir|preguntar|consultar)\s(?!.{0,20}list)|^(?!.{0,10}list).{1,30}\s(?:anfragen|erfragen)$/iu;

/** A guide is booked as well as downloaded, and a photograph shown as well as sent. */
function isFitting(topic: Need, { kind, words }: Goal): boolean {
  switch (topic) {
    case "prices":
    case "download":
      return (
        kind === undefined ||
        FOUND_ON_PAGE.has(kind) ||
        words?.invitation === undefined ||
        (topic === "prices" && ASKED_PRICES.test(words.invitation))
      );
    case "sell":
      return words?.invitation !== undefined;
    case "sample":
      return kind !== undefined ? !FOUND_ON_PAGE.has(kind) : words?.invitation !== undefined;
    case "photos":
      return kind === "send-photos" || kind === "quote" || kind === undefined || kind === "enquire";
    default:
      return true;
  }
}

const ROOM =
  /\b(?:book|reserve|rent|hire) (?:a |the |your )?(?:room|night)\b|^reservar una noche|^réserver une nuit|(?<!\p{L})nacht buchen$/iu;
const BEDS =
  /\b(?:hotels?|inns?|pubs?|b\s?&\s?b|bed and breakfast|guest\s?houses?|hostels?|lodg\p{L}{1,6}|bunkhouses?|retreats?|stays?|holidays?|accommodation|abbey|priory|monastery|convent|castle|with rooms|rooms to let|weekends?|travellers|walkers|cyclists|pilgrims|pension|gasthof|herberge|hütten?|zimmer|ferien\p{L}{2,12}|gîtes?|refuges?|auberges?|cabanes?(?! à sucre)|chambres?|hôtels?|hostal(?:es)?|albergues?|refugios?|casas?|cabañas?|camping|molinos?|posada)\b/iu;
const GAMES = /\b(?:escape|games?|puzzle|karaoke|quiz)\b/iu;

/** English sleeps, meets and plays in a "room": only a house that has beds asks for the nights. */
function readRoom(
  object: Need | undefined,
  words: string,
  { brief }: BriefReading,
): Need | undefined {
  if (object !== "lodging" || !ROOM.test(words)) return object;
  const told = `${brief.industry ?? ""} ${brief.audience ?? ""}`;
  if (GAMES.test(brief.industry ?? "")) return "tour";
  if (BEDS.test(told)) return object;
  return /(?<!\p{L})(?:night|nacht|nuit|noche)(?!\p{L})/iu.test(words) ? "tour" : "space";
}

/** Whoever asks for the dates of a tour books none yet. */
function findObject({ kind }: Goal, words: string): Need | undefined {
  const object = readObjectOf(words);
  const isAsked = (kind === undefined || kind === "enquire") && ASKING.test(words);
  return isAsked && (object === "tour" || object === "course") ? undefined : object;
}

function fitActivity(activity: Activity, { kind }: Goal, words: string): Need | undefined {
  switch (kind) {
    case undefined:
    case "enquire":
      // A pilot that is requested comes to no meeting.
      if (activity === "group" && /^(?:request|commission|order)\b/iu.test(words)) return undefined;
      return ASKING.test(words) ? activity : undefined;
    case "book":
      // Whoever brings something in or waits for somebody at the door chooses a day as well.
      if (activity === "repair") return "repair-date";
      if (activity === "photo" && LED.test(words)) return undefined;
      return UNBOOKED.has(activity) ? undefined : activity;
    case "quote":
      return activity;
    case "survey":
      return LOOKED_AT.has(activity) ? activity : undefined;
    case "order":
      // A print is bought as it hangs there: nobody says what is to be photographed.
      if (activity === "photo" && PRINTS.test(words)) return undefined;
      return ORDERED.has(activity) ? activity : undefined;
    case "buy":
      return ORDERED.has(activity) && activity !== "repair" && activity !== "photo"
        ? activity
        : undefined;
    case "join":
      return undefined;
    case "enrol":
    case "attend":
      return JOINED.has(activity) ? activity : undefined;
    case "demo":
      return activity === "software" ? activity : undefined;
    default:
      return undefined;
  }
}

/** The fields that serve it, beside name, address, telephone and message. */
export const NEED_FIELDS: Readonly<Record<Need, readonly FieldId[]>> = {
  ...{ repair: [], hire: ["date"], course: ["date"], tour: ["date", "people"] },
  ...{ made: ["deadline"], text: ["deadline"], software: [], research: [] },
  ...{
    advice: [],
    care: ["date"],
    animal: ["date"],
    dog: ["date"],
    performance: ["occasion", "date"],
  },
  ...{ photo: ["date"], group: [], lodging: ["dates", "people"], transport: ["date"] },
  ...{ upkeep: ["address", "date"], catering: ["date", "people"] },
  ...{
    table: ["date", "time", "people"],
    callback: ["phone"],
    number: ["phone"],
    redeem: ["date"],
  },
  ...{
    gift: ["deadline"],
    files: ["file"],
    drawing: ["file"],
    photos: ["photos"],
    urgent: [],
    refer: [],
  },
  ...{ waiting: [], "class-group": ["date", "people"], outing: ["address", "date"] },
  ...{ party: ["people"], bring: ["date"], private: ["date", "people"], post: [] },
  ...{ prices: [], download: [], sample: [], commission: ["deadline"], quantity: ["deadline"] },
  ...{
    invite: ["people", "date"],
    report: [],
    lost: [],
    choose: [],
    tickets: ["date", "people"],
    broken: [],
    "repair-date": ["date"],
    appointment: ["date"],
    "free-date": ["date"],
    sent: [],
  },
  ...{
    child: ["age"],
    monthly: [],
    sum: [],
    propose: [],
    stockist: ["company"],
    wholesale: ["company"],
  },
  ...{ switch: [], adoption: [], audition: [], viewing: ["date"], job: [], member: [] },
  ...{ rehome: [], goods: [], one: ["deadline"], sell: [], space: ["date"], question: [] },
  ...{ days: ["date"], line: [] },
  collect: ["address", "date"],
};

/** Whoever is to be called back leaves a number. */
export const NUMBER_NEEDED: ReadonlySet<Need> = new Set<Need>([
  ...(["callback", "number", "urgent", "refer"] as const),
]);
