/**
 * What only the owner can add, the most useful first, in English like the console that shows it. None
 * of it appears on the site.
 */
import type { Fact, OwnerTask } from "../../design/room.ts";
import type { ActionKind } from "../reading/reading-model.ts";
import { shorten } from "../speech/tidy.ts";
import type { Composition } from "./composition.ts";
import { isSeen } from "./ways.ts";

const SHOWN_WORK: ReadonlySet<ActionKind> = new Set(["quote", "enquire", "survey", "send-photos"]);

/** What decides which tasks are left. */
type Standing = {
  known: ReadonlySet<string>;
  hasTrade: boolean;
  isVisited: boolean;
  /** What visitors should do first. */
  firstAction: ActionKind;
  isGerman: boolean;
  /** Goals that lead to a text or file of the owner's. */
  hasSeenGoals: boolean;
};

type Task = {
  id: string;
  topic: OwnerTask["topic"];
  title: string | ((standing: Standing) => string);
  reason: string;
  /** Always unless given. */
  isWanted?: (standing: Standing) => boolean;
};

const PHONE = {
  id: "add-phone",
  topic: "phone",
  title: "Add your telephone number.",
  reason: "Visitors on a phone call with one tap.",
} as const;

/** In the order of their use. The telephone comes first where visitors should call, else behind the people. */
const TASKS: readonly Task[] = [
  {
    ...PHONE,
    isWanted: ({ known, firstAction }) => firstAction === "phone" && !known.has("phone"),
  },
  {
    id: "name-offers",
    topic: "text",
    title: "List what you offer, in your own words: a name and a sentence each.",
    reason:
      "Your trade is one we have no knowledge of, so the site says only what your brief says.",
    isWanted: ({ hasTrade }) => !hasTrade,
  },
  {
    id: "add-reading",
    topic: "text",
    title: "Add what your goals let visitors see, read or download.",
    reason: "The site leads nobody to a text or file that is not there.",
    isWanted: ({ hasSeenGoals }) => hasSeenGoals,
  },
  {
    id: "add-street",
    topic: "street",
    title: ({ isVisited }) => (isVisited ? "Add your address." : "Say where you work."),
    reason: "Visitors and search engines see whether you are near.",
    isWanted: ({ known }) => !known.has("street"),
  },
  {
    id: "add-hours",
    topic: "opening_hours",
    title: "Add your opening hours.",
    reason: "It is the first thing people look up before they come.",
    isWanted: ({ isVisited, known }) => isVisited && !known.has("opening_hours"),
  },
  {
    id: "add-photos",
    topic: "photo",
    title: ({ firstAction }) =>
      SHOWN_WORK.has(firstAction)
        ? "Upload photographs of three finished pieces of work."
        : "Upload photographs of your place and of what you do.",
    reason: "The page of pictures appears with the first one.",
  },
  {
    id: "check-assumptions",
    topic: "text",
    title: "Read what the site assumes about your trade, and strike what is not true for you.",
    reason: "The texts describe what such a business ordinarily does; you know yours.",
    isWanted: ({ hasTrade }) => hasTrade,
  },
  {
    id: "name-people",
    topic: "person",
    title: "Say who works here, with names and roles.",
    reason: "People like to know whom they will meet.",
    isWanted: ({ known }) => !known.has("person"),
  },
  {
    ...PHONE,
    isWanted: ({ known, firstAction }) => firstAction !== "phone" && !known.has("phone"),
  },
  {
    id: "add-email",
    topic: "email",
    title: "Add the e-mail address for the contact page.",
    reason: "Some visitors would rather write from their own mailbox.",
    isWanted: ({ known }) => !known.has("email"),
  },
  {
    id: "add-prices",
    topic: "price",
    title: "Add prices or price ranges to your offers.",
    reason: "Visitors decide sooner when they know what to expect.",
  },
  {
    id: "add-founded",
    topic: "founded",
    title: "Say when and how the business began.",
    reason: "Only you know your history.",
    isWanted: ({ known }) => !known.has("founded"),
  },
  {
    id: "add-social",
    topic: "social",
    title: "Link your profiles elsewhere.",
    reason: "Visitors follow you where they already are.",
  },
  {
    id: "add-imprint",
    topic: "legal",
    title: "Add your imprint (Impressum).",
    reason: "Websites of businesses in Germany, Austria and Switzerland need one.",
    isWanted: ({ isGerman }) => isGerman,
  },
  {
    id: "add-legal-name",
    topic: "legal_name",
    title: "Add your legal name and registration, if you have one.",
    reason: "The privacy page should say who is responsible.",
    isWanted: ({ isGerman }) => !isGerman,
  },
];

const TOLD_MAX = 3;
const QUOTATION_LENGTH_MAX = 120;

/** What an owner has written to whoever makes the site: only the owner can say it to visitors. */
const askToTell = (sentence: string, at: number): OwnerTask => ({
  id: `tell-${at + 1}`,
  topic: "text",
  title: `Say to visitors what your brief says: “${shorten(sentence, QUOTATION_LENGTH_MAX)}”`,
  reason: "It is not written to visitors, so it stands on no page yet.",
});

/** Tasks for what the brief leaves open; `untold` are sentences of it that stand nowhere. */
export function listOwnerTasks(
  { reading, material, facts, actions }: Composition,
  untold: readonly string[],
): OwnerTask[] {
  const [{ kind: firstAction }] = actions;
  const standing: Standing = {
    known: new Set(facts.map(({ key }: Fact) => key)),
    hasTrade: material.lead !== undefined,
    isVisited: material.trades[0]?.trade?.visited ?? firstAction === "visit",
    firstAction,
    isGerman: reading.language.phrasebook === "de",
    hasSeenGoals:
      material.lead === undefined && reading.goals.some((goal) => isSeen(goal, reading)),
  };
  const open = TASKS.filter(({ isWanted }) => isWanted?.(standing) ?? true).map(
    ({ id, topic, title, reason }): OwnerTask => ({
      id,
      topic,
      title: typeof title === "string" ? title : title(standing),
      reason,
    }),
  );
  return [...untold.slice(0, TOLD_MAX).map(askToTell), ...open];
}
