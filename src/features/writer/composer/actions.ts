/**
 * What visitors are to do: the actions that the goals name, else the trade's ordinary one. Each has its
 * words on the button and on the form that serves it, and leads where it can be done.
 */

import type { Fact } from "../../design/document.ts";
import type { Action as Button } from "../../design/slots.ts";
import type { ActionTexts, Closing, GeneralTexts } from "../content/text-schema.ts";
import type {
  Action,
  ActionKind,
  BriefReading,
  VoiceId as Voice,
} from "../reading/reading-model.ts";
import { fromBrief, fromGeneral, fromTrade, type Material } from "./material.ts";
import type { Drafted, Sourced } from "./sourced.ts";

export type SiteAction = {
  kind: ActionKind;
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
  const named = reading.actions.map((action) =>
    describeAction(fitToTrade(action, act), facts, material, readButton(action, reading)),
  );
  const [first, ...rest] = uniqueByKind(named).slice(0, ACTIONS_MAX);
  if (first !== undefined) return [first, ...rest];
  return [describeAction({ kind: act ?? DEFAULT_ACTION, modifiers: [] }, facts, material)];
}

/** Nobody orders a service by weight: where a trade is enquired after, that is what "commission" means. */
function fitToTrade(action: Action, usual: ActionKind | undefined): Action {
  const isService = usual === "enquire" || usual === "quote";
  const isGoods = action.kind === "order" || action.kind === "buy";
  return isService && isGoods ? { ...action, kind: usual } : action;
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
  const own = lead?.actions[kind];
  const label = () => {
    if (written !== undefined && kind !== "phone") return fromBrief("goals", written);
    if (modifier !== undefined)
      return fromGeneral(`${place}/modified/${modifier}`, texts.modified[modifier] ?? texts.label);
    if (kind === "phone" && !canDial && texts.without !== undefined)
      return fromGeneral(`${place}/without`, texts.without);
    if (own !== undefined) return fromTrade(trades[0]?.id ?? "", place, own);
    return fromGeneral(`${place}/label`, texts.label);
  };
  // The form is where everything but a telephone call is done.
  const href = canDial ? toTelephoneLink(phone) : general.pages.contact.path;
  return { kind, label: label(), texts, href };
}

/** Every language has texts for every action: a test holds the files to it. */
function findActionTexts({ actions }: GeneralTexts, kind: ActionKind): ActionTexts {
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

/** What stands over the button at the end of a page: the trade's own words for its ordinary act. */
export function chooseClosing(
  { kind, texts }: SiteAction,
  { closings, trades }: Material,
  voice: Voice,
): { heading: Sourced; text: Sourced } {
  const isUsual = trades[0]?.trade.act === kind;
  const fitting = closings.filter(({ heading }) => invitesTo(heading, kind));
  const own = isUsual ? firstInVoice(fitting, voice) : undefined;
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
  order: /^(?:order|bestell|command|pid|haga su pedido|encargue)/iu,
  book: /^(?:book|buch|reserv|réserv)/iu,
  phone: /^(?:call|ruf|appel|llam)/iu,
  visit: /^(?:come|visit|find|komm|besuch|schau|ven|pass|pase)/iu,
};

/** False for a heading that invites to something else than the button under it does. */
const invitesTo = (heading: string, kind: ActionKind): boolean =>
  Object.entries(INVITATIONS).every(([other, sign]) => other === kind || !sign.test(heading));

const firstInVoice = <Entry extends Pick<Closing, "voices">>(
  entries: readonly Entry[],
  voice: Voice,
): Entry | undefined =>
  entries.find(({ voices }) => voices?.includes(voice) === true) ??
  entries.find(({ voices }) => voices === undefined);
