/**
 * What visitors are to do: the actions that the goals name, else the trade's ordinary one. Each has its
 * words on the button and on the form that serves it, and leads where it can be done.
 */

import type { Action as Button, Fact } from "../../design/room.ts";
import type { ActionTexts, GeneralTexts } from "../content/text-schema.ts";
import type { ActionKind, BriefReading, Goal, ReadAction } from "../reading/reading-model.ts";
import { isRecruiting } from "../reading/recruiting.ts";
import { isInspected, nameMeeting, readButton, readSpan } from "./button-words.ts";
import { dial, hurry, isPlainMessage, nameBooked } from "./call-texts.ts";
import { isDirectLink, toChatLink, toTelephoneLink, toTextLink } from "./direct-link.ts";
import { DEFAULT_ACTION, fitToTrade, type NamedAction } from "./fit-action.ts";
import {
  ASKED_FOR,
  DAY_AND_NIGHT,
  isOfGoods,
  isTaught,
  ONLY_SEEN,
  OPEN_DOOR,
  REGISTERS,
} from "./goal-signs.ts";
import { fromBrief, fromGeneral, fromTrade, type Material } from "./material.ts";
import { isTermOf } from "./needs.ts";
import type { Drafted, Sourced } from "./sourced.ts";
import { readWanted, sayInWriting } from "./without-a-number.ts";

export type SiteAction = {
  kind: ActionKind;
  /** Somebody needs help now. */
  isUrgent: boolean;
  label: Sourced;
  href: string;
  texts: ActionTexts;
};

const ACTIONS_MAX = 3;

export function chooseActions(
  reading: BriefReading,
  facts: readonly Fact[],
  material: Material,
): [SiteAction, ...SiteAction[]] {
  const [first, ...rest] = recruitLast(reading, facts, material);
  const isNamed =
    first.kind !== DEFAULT_ACTION ||
    first.label.from === "brief" ||
    (reading.goals[0]?.kind === DEFAULT_ACTION && reading.goals[0].modifiers.length === 0) ||
    WRITTEN_TO.test(reading.brief.goals ?? "");
  const call = isNamed ? undefined : callOf(facts, material);
  return call === undefined ? [first, ...rest] : [call, ...rest];
}

/** Who comes to work there has a button behind those of visitors. */
function recruitLast(
  reading: BriefReading,
  facts: readonly Fact[],
  material: Material,
): [SiteAction, ...SiteAction[]] {
  const wish = reading.goals.find(isRecruiting);
  if (wish === undefined) return listActions(reading, facts, material);
  const others = {
    ...reading,
    goals: reading.goals.filter((goal) => !isRecruiting(goal)),
    actions: reading.actions.filter((action) => !isRecruiting(action)),
  };
  const [first, ...rest] = listActions(others, facts, material);
  const last = describeGoal(wish, reading, facts, material);
  return [first, ...rest.slice(0, ACTIONS_MAX - 2), last];
}

/** "Fill in the form": the number is for something else. */
const WRITTEN_TO =
  /(?<!(?:not|don[’']t|never|no one|nobody|without) (?:\p{L}{2,10} ){0,3})(?<!\p{L})(?:(?:fill (?:in|out)|use|send|through|by|via) (?:the |our |my |a )?form|e-?mail (?:only|us|me|is better)|formular ausfüllen|remplir le formulaire|rellenar el formulario)(?!\p{L})/iu;

/** Whoever tells a number and names nothing else to do is called, or written to where the number is for that. */
function callOf(facts: readonly Fact[], material: Material): SiteAction | undefined {
  const phone = facts.find(({ key, source }) => key === "phone" && source === "brief");
  if (phone === undefined) return undefined;
  const call = describeAction({ kind: "phone", modifiers: [] }, facts, material);
  // A number for messages that no link opens is read beside the form.
  return isDirectLink(call.href) && (phone.label === undefined || !call.href.startsWith("tel:"))
    ? call
    : undefined;
}

function listActions(
  reading: BriefReading,
  facts: readonly Fact[],
  material: Material,
): [SiteAction, ...SiteAction[]] {
  if (material.lead === undefined) {
    const [first, ...rest] = listOwnActions(reading, facts, material);
    if (first !== undefined) return [first, ...rest];
  }
  const act = material.trades[0]?.trade.act;
  const untyped = listUntyped(reading, act);
  const named = [...untyped, ...reading.actions]
    .filter((action) => !isTermOf(action, reading))
    .map((action) => describeGoal(action, reading, facts, material));
  if (act !== undefined && untyped.length === 0 && isAfterthought(reading.actions[0], act))
    named.unshift(describeAction({ kind: act, modifiers: [] }, facts, material, undefined));
  const asked = reading.goals.find(({ words }) => words?.invitation !== undefined);
  const [first, ...rest] = addAnother(uniqueByKind(named), reading, facts, material)
    .filter(({ label }, at) => at === 0 || !isPlainMessage(label))
    .slice(0, ACTIONS_MAX);
  // Any message may as well be asked for in the words of a goal that names no action.
  const isPlain = first?.kind === DEFAULT_ACTION && first.label.from !== "brief";
  if (first !== undefined && !(isPlain && asked !== undefined && material.lead === undefined))
    return [first, ...rest];
  const kind = first?.kind ?? act ?? DEFAULT_ACTION;
  const written = kind === DEFAULT_ACTION && asked ? readButton(asked, reading) : undefined;
  return [describeAction({ kind, modifiers: [] }, facts, material, written), ...rest];
}

const SUPPORTING: ReadonlySet<ActionKind> = new Set<ActionKind>([
  "donate",
  "volunteer",
  "subscribe",
]);

/** "First session is free. We also need donations": a gym is not there to be given money. */
const isAfterthought = (first: ReadAction | undefined, act: ActionKind): boolean =>
  first !== undefined && SUPPORTING.has(first.kind) && first.kind !== act && first.span.start > 0;

/** What is sent or handed over is described; nobody needs a day for it. */
const HANDED_OVER =
  /^(?:send|e-?mail|upload|have|envoyer|faire|enviar|mandar|hacer)(?=\s)|\s(?:lassen|schicken|senden|einsenden|einreichen)$/iu;

/** Acts whose texts are about a visitor who comes, asks or makes a date. */
const APPOINTED: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...(["book", "enrol", "attend", "visit", "phone", "quote", "survey"] as const),
]);

/**
 * "Have your agreement reviewed", "Try a class": the first of the goals is the site's, whether or not it
 * has a type. Without one it is the trade's ordinary act in the owner's words, where these can mean it.
 */
function listUntyped(reading: BriefReading, act: ActionKind | undefined): Goal[] {
  const [first] = reading.goals;
  if (first === undefined || first.kind !== undefined) return [];
  if (readButton(first, reading) === undefined) return [];
  const isHandedOver = HANDED_OVER.test(first.words?.invitation ?? "");
  return act === undefined || isHandedOver || !APPOINTED.has(act)
    ? [first]
    : [{ ...first, kind: act }];
}

/**
 * Of a business that is known by its goals alone: each goal that a visitor can act on, in the brief's
 * order, without those that would only say "Get in touch" beside others.
 */
function listOwnActions(
  reading: BriefReading,
  facts: readonly Fact[],
  material: Material,
): SiteAction[] {
  const all = reading.goals
    .filter(({ kind, words }) => kind !== undefined || words?.invitation !== undefined)
    .filter((goal) => !isTermOf(goal, reading))
    .map((goal) => describeGoal(goal, reading, facts, material));
  const telling = all.filter(
    ({ kind, label }) => kind !== DEFAULT_ACTION || label.from === "brief",
  );
  const [asked] = all;
  // "Sell service plans" behind "send us a message" is the owner's wish.
  const isMessage = asked?.kind === DEFAULT_ACTION && telling.every(isPlainSale);
  const done = telling.filter(({ label }) => !ONLY_SEEN.test(label.text));
  const named = done.length > 0 ? done : telling;
  const unique = (named.length > 0 && !isMessage ? named : all).filter(
    ({ label, kind }, at, list) =>
      list.findIndex((other) => other.label.text === label.text) === at &&
      // "Book a survey" says "Request a survey" again.
      (at === 0 || label.from === "brief" || kind !== list[0]?.kind),
  );
  const [first, ...rest] = unique;
  if (first === undefined) return [];
  // Behind the first goal a label of ours stands only where it says what the goal says.
  const isPlain = reading.language.phrasebook === undefined;
  const own = rest.filter(
    ({ kind, label }) => isPlain || label.from === "brief" || SELF_SAID.has(kind),
  );
  return [first, ...own].slice(0, ACTIONS_MAX);
}

const isPlainSale = ({ kind, label }: SiteAction): boolean =>
  (kind === "order" || kind === "buy") && label.from !== "brief";

/** Actions whose ordinary label can mean nothing else. */
const SELF_SAID: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...([
    "quote",
    "survey",
    "demo",
    "send-photos",
    "subscribe",
    "donate",
    "volunteer",
    "join",
  ] as const),
]);

type Asked = Pick<Goal, "kind" | "modifiers" | "words" | "span">;

/** "Call for a trial week" is a call first of all. */
const isCalled = ({ words }: Asked, { lead }: Material): boolean =>
  words?.isDialled === true && lead === undefined;

/** Whoever is called at night is called at once. */
const isCalledAtOnce = (called: ActionKind, { what }: BriefReading): boolean =>
  called === "phone" && DAY_AND_NIGHT.test(what.words);

/** The action of a goal: as it is named, or what a call for it comes to while there is no number. */
function readKind(
  goal: Asked,
  reading: BriefReading,
  canDial: boolean,
  material: Material,
): [kind: ActionKind, isAtOnce: boolean] {
  const isShort = material.lead === undefined;
  const act = material.trades[0]?.trade.act;
  const isRegistered = goal.kind === DEFAULT_ACTION && REGISTERS.test(goal.words?.invitation ?? "");
  const usual = isRegistered && act !== undefined && APPOINTED.has(act) ? act : goal.kind;
  const called = isCalled(goal, material) ? "phone" : (usual ?? DEFAULT_ACTION);
  const isAtOnce = isCalledAtOnce(called, reading);
  if (called === "phone" && !canDial && !isAtOnce) {
    const wanted = readWanted(readSpan(goal.span, reading));
    // Nobody offered to call back: a message is taken, or the trade's own act; a free call is booked.
    const isBooked = goal.words?.isDialled !== true && /first|free/u.test(goal.modifiers.join());
    const other = isBooked ? called : DEFAULT_ACTION;
    return [wanted ?? (isShort ? other : (act ?? called)), isAtOnce];
  }
  // A balloon is brought to its inspection; a house is surveyed where it stands.
  const isBrought = called === "survey" && isInspected(goal, reading) && isShort;
  return [isBrought ? "book" : called, isAtOnce];
}

/** What is done for one goal, which may be another action in this trade. */
export function describeGoal(
  goal: Asked,
  reading: BriefReading,
  facts: readonly Fact[],
  material: Material,
): SiteAction {
  const isCall = isCalled(goal, material);
  const said = goal.words?.invitation ?? "";
  const canDial = facts.some(({ key }) => key === "phone");
  const [kind, isAtOnce] = readKind(goal, reading, canDial, material);
  const isAsked =
    (kind === "visit" && ASKED_FOR.test(readSpan(goal.span, reading))) ||
    (kind === "enrol" && goal.words !== undefined && !isTaught(goal.words.label, reading));
  const isShort = material.lead === undefined;
  const fitted =
    isAsked && isShort
      ? { kind: DEFAULT_ACTION, modifiers: [] }
      : fitToTrade(
          {
            kind,
            modifiers: isAtOnce ? ["emergency", ...goal.modifiers] : listModifiers(goal, isCall),
          },
          material,
          OPEN_DOOR.test(said),
        );
  const isKept = isShort || keepsWords(kind, fitted.kind, isAsked);
  const isOwn = isKept && (canDial || goal.words?.isDialled !== true);
  const named = isKept ? readButton(goal, reading) : undefined;
  const own = isOwn ? named : named && sayInWriting(named);
  const written = own ?? nameMeeting(goal, fitted.kind, reading);
  if (fitted.kind !== "subscribe" || !isOfGoods(goal, reading))
    return describeAction(fitted, facts, material, written);
  const { label } = findActionTexts(material.general, "subscribe");
  return {
    ...describeAction({ kind: "order", modifiers: [] }, facts, material, written),
    ...(written === undefined ? { label: fromGeneral("actions/subscribe/label", label) } : {}),
  };
}

const listModifiers = ({ modifiers }: Pick<Goal, "modifiers">, isCall: boolean): string[] =>
  isCall ? modifiers.filter((modifier) => modifier === TEXTED) : modifiers;

/**
 * A goal that means another action than it says cannot keep its words. "Book a first class" is what whoever enrols
 * for one would say; a visit that is asked for is paid to the customer; "order prints" leads to a form in which they
 * can be asked for; "book a free trial" asks a club for one, and no program.
 */
const keepsWords = (kind: ActionKind, fitted: ActionKind, isAsked: boolean): boolean =>
  fitted === kind ||
  (kind === "book" && fitted === "enrol") ||
  (kind === "visit" && isAsked) ||
  kind === "order" ||
  kind === "buy" ||
  (kind === "demo" && fitted !== "demo");

function uniqueByKind(actions: readonly SiteAction[]): SiteAction[] {
  const unique = [
    ...new Map([...actions].reverse().map((action) => [action.kind, action])).values(),
  ].reverse();
  // "Place an order" and "Order by message" are one button, unless the owner names what is sold.
  const isOrdered = unique.some(({ kind }) => kind === "order");
  return unique.filter(({ kind, label }) => kind !== "buy" || !isOrdered || label.from === "brief");
}

/** "Book a test ride, book a service": two goals of one kind have a button each, where there is but one. */
function addAnother(
  actions: readonly SiteAction[],
  reading: BriefReading,
  facts: readonly Fact[],
  material: Material,
): SiteAction[] {
  const [only, ...others] = actions;
  // "Write to us" beside a booking says less than what else is to be booked.
  const isNamed = others.some(
    ({ kind, label }) => kind !== DEFAULT_ACTION || !label.id.startsWith("general/"),
  );
  if (only === undefined || isNamed) return [...actions];
  const another = reading.goals
    .filter(({ kind, words }) => kind !== undefined || words?.invitation !== undefined)
    .filter((goal) => !isTermOf(goal, reading))
    .map((goal) => describeGoal(goal, reading, facts, material))
    .find(({ label }) => label.from === "brief" && label.text !== only.label.text);
  return another === undefined ? [...actions] : [only, another];
}

const FINDS =
  /^(?:find|so finden|zum |zur |(?:nous )?trouver|itinéraire|cómo llegar|encontrar|dónde)/iu;

/** Said of a call it says how. */
const TEXTED = "text";

/** What the owner is reached by, where the language has a button for it. */
const LINKS: Readonly<Record<string, (phone: string, language: string) => string | undefined>> = {
  whatsapp: toChatLink,
  [TEXTED]: toTextLink,
};

/** What a number is told to be for goes before how a call is asked for. */
const meantBy = (kind: ActionKind, number: Fact | undefined): string[] =>
  kind !== "phone" || number?.label === undefined
    ? []
    : [/whatsapp/iu.test(number.label) ? "whatsapp" : TEXTED];

function describeAction(
  { kind, modifiers }: NamedAction,
  facts: readonly Fact[],
  { general, lead, trades, language }: Material,
  written?: string,
): SiteAction {
  const texts = findActionTexts(general, kind);
  const number = facts.find(({ key }) => key === "phone");
  const phone = number?.value;
  // Without its country's code a number is called, whatever the goal says.
  const canChat = phone !== undefined && toChatLink(phone, language) !== undefined;
  const canDial = kind === "phone" && phone !== undefined;
  // "The number has to come first": whoever can dial books no first call.
  const modifier = [...meantBy(kind, number), ...modifiers].find(
    (word) =>
      texts.modified[word] !== undefined &&
      (word !== "whatsapp" || canChat) &&
      !(word === "first" && canDial),
  );
  const place = `actions/${kind}`;
  const hasAddress = facts.some(({ key }) => key === "street");
  const trade = lead?.actions[kind];
  // A way to find the shop that leads to no address would be none.
  const own = trade !== undefined && !hasAddress && FINDS.test(trade) ? undefined : trade;
  const label = () => {
    if (written !== undefined) return fromBrief("goals", written);
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
  const chat = canDial ? LINKS[modifier ?? ""]?.(phone, language) : undefined;
  const href = chat ?? (canDial ? toTelephoneLink(phone) : general.pages.contact.path);
  // What is ordered out of hours is no accident.
  const isSale = kind === "order" || kind === "buy";
  const isUrgent = modifiers.includes("emergency") && !canDial && !isSale;
  const said = nameBooked(texts, kind, written, general);
  const called = canDial ? dial(said, chat && modifier) : said;
  return { kind, isUrgent, label: label(), texts: isUrgent ? hurry(texts) : called, href };
}

/** Every language has texts for every action: a test holds the files to it. */
export function findActionTexts({ actions }: GeneralTexts, kind: ActionKind): ActionTexts {
  const texts = actions[kind];
  if (texts === undefined) throw new Error(`content: nothing is written for the action ${kind}`);
  return texts;
}

/** The button, as a document holds it. */
export const toButton = (
  { label, href }: SiteAction,
  weight: NonNullable<Button["weight"]> = "primary",
): Drafted<Button> => ({ label, href, weight });
