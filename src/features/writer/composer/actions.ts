/**
 * What visitors are to do: the actions that the goals name, else the trade's ordinary one. Each has its
 * words on the button and on the form that serves it, and leads where it can be done.
 */

import type { Action as Button, Fact } from "../../design/room.ts";
import type { ActionTexts, Closing, GeneralTexts } from "../content/text-schema.ts";
import type {
  Action,
  ActionKind,
  BriefReading,
  VoiceId as Voice,
} from "../reading/reading-model.ts";
import { fromBrief, fromGeneral, fromModel, fromTrade, type Material } from "./material.ts";
import type { Drafted, Sourced } from "./sourced.ts";

export type SiteAction = {
  kind: ActionKind;
  /** Somebody needs help now. */
  isUrgent: boolean;
  label: Sourced;
  href: string;
  texts: ActionTexts;
};

/** Where nothing is known of the trade and the brief names no goal. */
const DEFAULT_ACTION: ActionKind = "enquire";
const ACTIONS_MAX = 3;

export function chooseActions(
  reading: BriefReading,
  facts: readonly Fact[],
  material: Material,
): [SiteAction, ...SiteAction[]] {
  const act = material.trades[0]?.trade.act;
  const named = reading.actions.map((action) => {
    const fitted = fitToTrade(action, material);
    // A goal that means another action than it says cannot keep its words.
    const written = fitted.kind === action.kind ? readButton(action, reading) : undefined;
    return describeAction(fitted, facts, material, written);
  });
  const [first, ...rest] = uniqueByKind(named).slice(0, ACTIONS_MAX);
  if (first !== undefined) return [first, ...rest];
  return [describeAction({ kind: act ?? DEFAULT_ACTION, modifiers: [] }, facts, material)];
}

/**
 * What the goal means in this trade. Nobody orders a service by weight: where a trade is enquired after,
 * that is what "commission" means. A school's trial lesson is enrolled for, a shop's sales are orders,
 * and a ticket is a place at a date.
 */
/** Families whose customers have something that is looked at and priced. */
const SURVEYED: ReadonlySet<string> = new Set([
  ...["building", "home", "property", "craft", "automotive", "logistics", "cleaning"],
]);

function fitToTrade(action: Action, { lead, trades }: Material): Action {
  const { kind, modifiers } = action;
  const trade = trades[0]?.trade;
  const usual = trade?.act;
  const isService = usual === "enquire" || usual === "quote" || usual === "survey";
  // A house is surveyed; where people are visited, that is arranged.
  const isArranged =
    lead?.actions.survey === undefined &&
    lead?.actions.book !== undefined &&
    !SURVEYED.has(trade?.family ?? "");
  if (kind === "survey" && isArranged) return { ...action, kind: "book", modifiers: [] };
  // "First visits at home" are paid by those who come to the house.
  if (kind === "visit" && trade?.visited === false)
    return { ...action, kind: lead?.actions.book === undefined ? trade.act : "book" };
  // A place on a waiting list is one that somebody is enrolled for.
  const isWaiting = kind === "subscribe" && modifiers.includes("waiting");
  if (isWaiting && lead !== undefined) return { ...action, kind: "enrol" };
  if (kind === "buy" && modifiers.includes("tickets")) return { ...action, kind: "attend" };
  if (isService && (kind === "order" || kind === "buy")) return { ...action, kind: usual };
  // Without a trade nobody knows whether a commission comes by number.
  const isCommissioned = kind === "order" && modifiers.includes("commission");
  if (isCommissioned && lead === undefined) return { ...action, kind: "enquire" };
  if (usual === "enrol" && kind === "book") return { ...action, kind: usual };
  const isSold = lead?.actions.order !== undefined && lead.actions.buy === undefined;
  return kind === "buy" && isSold ? { ...action, kind: "order" } : action;
}

function uniqueByKind(actions: readonly SiteAction[]): SiteAction[] {
  return [
    ...new Map([...actions].reverse().map((action) => [action.kind, action])).values(),
  ].reverse();
}

type NamedAction = { kind: ActionKind; modifiers: readonly string[] };

const LABEL_LENGTH_MAX = 28;
/** What goals begin with that are written as an English button would be: "book a performance". */
const BUTTON_VERBS = [
  ...["book", "request", "order", "join", "reserve", "visit", "hire", "buy", "subscribe to"],
  ...["sign up for", "enrol in", "enrol on"],
];
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the", "your"]);
const BUTTON_WORDS_MAX = 3;

function isButton(words: string): boolean {
  const lower = words.toLowerCase();
  const verb = BUTTON_VERBS.find((start) => lower.startsWith(`${start} `));
  if (verb === undefined) return false;
  const [article = "", ...rest] = lower.slice(verb.length + 1).split(" ");
  const isShort = rest.length > 0 && rest.length < BUTTON_WORDS_MAX;
  return ARTICLES.has(article) && isShort && rest.every((word) => /^[\p{L}-]{1,24}$/u.test(word));
}

/** Words of an owner among owners: visitors do not order "more bookings". */
const INSIDE = /\b(?:more|us|our|we|people|customers?|clients?|visitors?|online|leads?|trade)\b/iu;

/** The owner's own words, where they can stand on a button as they are. */
function readButton({ span }: Action, { brief, language }: BriefReading): string | undefined {
  const words = (brief[span.field] ?? "")
    .slice(span.start, span.end)
    .trim()
    .replace(/^(?:and|or|then|to) /iu, "");
  if (language.phrasebook !== "en" || words.length > LABEL_LENGTH_MAX) return undefined;
  if (!isButton(words) || INSIDE.test(words)) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const FINDS =
  /^(?:find|so finden|zum |zur |(?:nous )?trouver|itinéraire|cómo llegar|encontrar|dónde)/iu;

function describeAction(
  { kind, modifiers }: NamedAction,
  facts: readonly Fact[],
  { general, lead, trades }: Material,
  written?: string,
): SiteAction {
  const texts = findActionTexts(general, kind);
  const modifier = modifiers.find((word) => texts.modified[word] !== undefined);
  const phone = facts.find(({ key }) => key === "phone")?.value;
  const canDial = kind === "phone" && phone !== undefined;
  const place = `actions/${kind}`;
  const hasAddress = facts.some(({ key }) => key === "street");
  const trade = lead?.actions[kind];
  // A way to find the shop that leads to no address would be none.
  const own = trade !== undefined && !hasAddress && FINDS.test(trade) ? undefined : trade;
  const label = () => {
    if (written !== undefined && kind !== "phone") return fromBrief("goals", written);
    // "A free survey" is none of a house that is to be valued.
    if (kind === "survey" && own !== undefined) return fromTrade(trades[0]?.id ?? "", place, own);
    if (modifier !== undefined)
      return fromGeneral(`${place}/modified/${modifier}`, texts.modified[modifier] ?? texts.label);
    const isWithout = (kind === "phone" && !canDial) || (own === undefined && own !== trade);
    if (isWithout && texts.without !== undefined)
      return fromGeneral(`${place}/without`, texts.without);
    if (own !== undefined) return fromTrade(trades[0]?.id ?? "", place, own);
    return fromGeneral(`${place}/label`, texts.label);
  };
  // The form is where everything but a telephone call is done.
  const href = canDial ? toTelephoneLink(phone) : general.pages.contact.path;
  const isUrgent = modifiers.includes("emergency") && !canDial;
  return {
    kind,
    isUrgent,
    label: label(),
    texts: isUrgent ? hurry(texts) : canDial ? dial(texts) : texts,
    href,
  };
}

/** Nobody leaves a number where there is one to call. */
const dial = (texts: ActionTexts): ActionTexts =>
  texts.dial === undefined ? texts : { ...texts, closings: [{ id: "dial", ...texts.dial }] };

/** Without pleasantries, where the language has words for it. */
const hurry = (texts: ActionTexts): ActionTexts =>
  texts.urgent === undefined
    ? texts
    : {
        ...texts,
        closings: [{ id: "urgent", ...texts.urgent }],
        contact: { ...texts.contact, lede: texts.urgent.text },
      };

/** Every language has texts for every action: a test holds the files to it. */
export function findActionTexts({ actions }: GeneralTexts, kind: ActionKind): ActionTexts {
  const texts = actions[kind];
  if (texts === undefined) throw new Error(`content: nothing is written for the action ${kind}`);
  return texts;
}

const toTelephoneLink = (phone: string): string =>
  `tel:${phone.replace("(0)", "").replace(/[^\d+]/gu, "")}`;

/** The button, as a document holds it. */
export const toButton = (
  { label, href }: SiteAction,
  weight: NonNullable<Button["weight"]> = "primary",
): Drafted<Button> => ({ label, href, weight });

/** Actions that begin with the same words: what one's case is. */
const DESCRIBED: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...(["enquire", "quote", "survey", "book", "phone", "enrol", "send-photos", "demo"] as const),
]);

/** Actions that begin with who somebody is. */
const BELONGING: ReadonlySet<ActionKind> = new Set<ActionKind>(["enrol", "join"]);

/** Actions that begin with what one would like to have. */
const GOODS: ReadonlySet<ActionKind> = new Set<ActionKind>(["order", "buy"]);

/**
 * True where what a trade wants to be told for its ordinary act is wanted for the action as well. Of a
 * place that people come to, the form is where they order and arrange.
 */
export function isLikeUsual(usual: ActionKind | undefined, kind: ActionKind): boolean {
  if (usual === undefined || usual === kind) return usual === kind;
  if (usual === "visit") return DESCRIBED.has(kind) || GOODS.has(kind);
  return [DESCRIBED, BELONGING, GOODS].some((group) => group.has(usual) && group.has(kind));
}

/**
 * What stands over the button at the end of a page: the trade's own words where they lead to the action,
 * another of them on each page as far as there are several.
 */
export function chooseClosing(
  { kind, texts }: SiteAction,
  { closings, trades, written }: Material,
  voice: Voice,
  { turn = 0, isFirst = false }: { turn?: number; isFirst?: boolean } = {},
): { heading: Sourced; text: Sourced } {
  const said = isFirst ? written?.closings[Math.min(turn, written.closings.length - 1)] : undefined;
  if (said !== undefined)
    return {
      heading: fromModel("closing_heading", said.heading),
      text: fromModel("closing_text", said.text),
    };
  const usual = trades[0]?.trade.act;
  const fitting = closings.filter(({ heading, actions }) =>
    actions === undefined
      ? (isLikeUsual(usual, kind) && leadsTo(heading, kind, usual)) || isFor(heading, kind)
      : actions.includes(kind),
  );
  const spoken = [
    ...fitting.filter(({ voices }) => voices?.includes(voice) === true),
    ...fitting.filter(({ voices }) => voices === undefined),
  ];
  const exact = spoken.filter(({ actions }) => actions !== undefined);
  const own = [...exact, ...spoken.filter((closing) => !exact.includes(closing))][
    Math.min(turn, Math.max(0, spoken.length - 1))
  ];
  if (own !== undefined)
    return {
      heading: fromTrade(own.source, "heading", own.heading),
      text: fromTrade(own.source, "text", own.text),
    };
  const closing = firstInVoice(texts.closings, voice) ?? texts.closings[0];
  if (closing === undefined) throw new Error(`content: no closing for ${kind}`);
  const place = `actions/${kind}/closings/${closing.id}`;
  return {
    heading: fromGeneral(`${place}/heading`, closing.heading),
    text: fromGeneral(`${place}/text`, closing.text),
  };
}

/** How headings begin that invite to one action, in four languages. */
const INVITATIONS: Readonly<Partial<Record<ActionKind, RegExp>>> = {
  order:
    /^(?:order|bestell|command|pida?\b(?! (?:cita|hora|presupuesto))|haga su pedido|encargue)/iu,
  book: /^(?:book|buch|reserv|réserv|prenez rendez|pida (?:cita|hora)|vereinbaren sie)/iu,
  phone: /^(?:call|ruf|appel|llam)/iu,
  visit: /^(?:come|visit|find|walk|see |komm|besuch|schau|ven|pass|pase)/iu,
};

/** A heading that wants something sent or shown does not lead to a date or a call. */
const SENDS =
  /^(?:send|show|bring|measure|photograph|schick|zeig|bring|mess|envoy|montr|apport|mesur|env[ií]|muestr|traig|mid)/iu;
const SENT: ReadonlySet<ActionKind> = new Set<ActionKind>(["quote", "enquire", "send-photos"]);

const leadsTo = (heading: string, kind: ActionKind, usual: ActionKind | undefined): boolean =>
  (invitesTo(heading, kind) || (kind === "book" && usual === "visit" && isFor(heading, usual))) &&
  (kind === usual || SENT.has(kind) || !SENDS.test(heading));

const isFor = (heading: string, kind: ActionKind): boolean =>
  INVITATIONS[kind]?.test(heading) === true;

/** Whoever joins or learns something comes to it. */
const COMING: ReadonlySet<ActionKind> = new Set<ActionKind>(["enrol", "join", "attend"]);

/** False for a heading that invites to something else than the button under it does. */
const invitesTo = (heading: string, kind: ActionKind): boolean =>
  Object.entries(INVITATIONS).every(
    ([other, sign]) =>
      other === kind || (other === "visit" && COMING.has(kind)) || !sign.test(heading),
  );

const firstInVoice = <Entry extends Pick<Closing, "voices">>(
  entries: readonly Entry[],
  voice: Voice,
): Entry | undefined =>
  entries.find(({ voices }) => voices?.includes(voice) === true) ??
  entries.find(({ voices }) => voices === undefined);
