/** The goals in the owner's words, each with what to say for it: for sites that have little else to tell. */
import type { BlockOf } from "../../design/room.ts";
import { findWords } from "../reading/fold-words.ts";
import { SEEING } from "../reading/goal-word-tables.ts";
import type { Need } from "../reading/need-ids.ts";
import { isMatter } from "../reading/page-parts.ts";
import type { BriefReading, Goal } from "../reading/reading-model.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import { countCharacters } from "../speech/tidy.ts";
import { describeGoal, type SiteAction } from "./actions.ts";
import type { Composition } from "./composition.ts";
import { isDirectLink } from "./direct-link.ts";
import { fitButton, isPressedBySome, isUnfit } from "./fit-labels.ts";
import { fromBrief, fromGeneral, type Material } from "./material.ts";
import { type GoalNeed, isTermOf, readNeed } from "./needs.ts";
import { type Drafted, Sourced } from "./sourced.ts";

export type ContactWay = {
  title: Sourced;
  /** What to say; undefined where nothing is known but that somebody will write. */
  text: Sourced | undefined;
  need: GoalNeed;
  /** A visitor can act on it; without that it is a term that holds for others ("first one free"). */
  isDeed: boolean;
  /** Its own words are those of a button. */
  isPressed: boolean;
  /** Made by telephone or in a conversation elsewhere, whose number or name is known. */
  isCalled?: boolean;
};

const WAYS_MAX = 6;

/** One for each goal that a visitor can act on, without those that would say the same as another. */
export const listWays = (site: Composition): ContactWay[] =>
  listGoals(site).filter(({ isDeed, title }) => isDeed && !isOrderOfService(title, site));

/** "Order by message" stands for whatever is sold: a plan or a course is none that is ordered, and its own name says more. */
const isOrderOfService = (title: Sourced, { reading }: Composition): boolean =>
  reading.language.phrasebook === "en" &&
  title.from !== "brief" &&
  /(?:buy|order)\/label$/u.test(title.id) &&
  SELLS_SERVICE.test(reading.brief.goals ?? "");
const SELLS_SERVICE =
  /(?<!\p{L})sell (?:more |our |the |my |an? )?[^.,;]{0,40}(?:plan|programme|program|course|membership|package|retainer|session|lesson)s?(?!\p{L})/iu;

/** What the goals say of the offer without anything to do: "winterising in October". */
export const listTerms = (site: Composition): Sourced[] =>
  listGoals(site).flatMap(({ isDeed, title }) =>
    isDeed || SOUGHT_ONE.test(title.text) || WISHED_FOR.test(title.text) || isMatter(title.text)
      ? []
      : [title],
  );

/** What marketing lists for a page to hold is asked for by its name, and told by none: "Student placement information". */
export const listMatters = (site: Composition): string[] =>
  listGoals(site).flatMap(({ isDeed, title }) =>
    !isDeed && isMatter(title.text) ? [title.text] : [],
  );

/** "A door", of "find a door": a term tells of the offer. */
const SOUGHT_ONE = /^(?:an?|une?|una?|eine?n?)\s\S+$/iu;

/** The hours of a call that are no way of their own in a list. */
export const listHours = (site: Composition): Sourced[] =>
  hasWaysBlock(site)
    ? []
    : listWays(site).flatMap((way) => (isHours(way, site) ? [way.title] : []));

function listGoals(site: Composition): ContactWay[] {
  const { reading, facts, material } = site;
  const isPressedBeside = reading.goals.some(({ words }) => words?.invitation !== undefined);
  const ways = reading.goals.flatMap((goal, at) => {
    if (isTermOf(goal, reading)) return [readTerm(goal, reading)];
    const action = describeGoal(goal, reading, facts, material);
    const wanted = readNeed(goal, reading);
    const isCalledBack = wanted === "callback" || wanted === "number";
    const isCalled = isDirectLink(action.href);
    const isNotBack = isCalledBack && (action.kind !== "phone" || isCalled);
    const need = isNotBack ? undefined : wanted;
    const text = tellWay(goal, action, need, site);
    // "Get in touch" with nothing under it is what the form below says anyway.
    const isEmpty = (text === undefined || need === "sent") && goal.words === undefined;
    // The trade's own button goes first in a form that others have a choice in.
    const isUsual =
      goal.words === undefined && at === 0 && isPressedBeside && isUsualAct(action, material);
    if (isEmpty && !isUsual && reading.goals.length > 1) return [];
    // Among other goals "Get in touch" is no request.
    const title = nameWay(goal, action);
    const isPlain = action.kind === "enquire" && title.from !== "brief" && text === undefined;
    if (isPlain && reading.goals.length > 1) return [];
    // A number to call is a button, and asks for nothing in a form.
    if (isDirectLink(action.href) && text === undefined && reading.goals.length > 1) return [];
    // The site does not hold yet what is to be seen.
    if (text === undefined && isSeen(goal, reading)) return [];
    const isOwn = isUsual || isPressed(goal, action);
    const isDeed = text !== undefined || isOwn || reading.goals.length === 1;
    return [{ title, text, need, isDeed, isPressed: isOwn, isCalled }];
  });
  const unique = ways.filter(
    ({ title }, at) => ways.findIndex((other) => isSame(other.title, title)) === at,
  );
  // The same advice under two titles is said once.
  return unique.slice(0, WAYS_MAX).map((way, at) => {
    const { text } = way;
    const isSaid =
      text !== undefined && unique.slice(0, at).some((other) => other.text?.text === text.text);
    if (isSaid) return { ...way, text: undefined, isDeed: way.isPressed };
    return isAsked(way.need, site) ? way : { ...way, text: undefined };
  });
}

/** "Reservas online" of a hairdresser, whose button says "Pedir cita". */
const isUsualAct = ({ kind, label }: SiteAction, { lead, trades }: Material): boolean =>
  lead !== undefined && label.from === "trade" && kind === trades[0]?.trade.act;

/** What every business asks for with such a goal. */
const PLAIN: ReadonlySet<Need> = new Set<Need>([
  ...(["callback", "number", "urgent", "refer", "report", "lost"] as const),
  ...(["lodging", "table", "tickets", "private", "party"] as const),
  ...(["hire", "transport", "catering", "performance", "invite", "class-group"] as const),
  ...(["job", "stockist", "wholesale", "collect", "gift", "redeem", "files", "drawing"] as const),
]);

/**
 * Whoever tells at length has said what they want to know, or leaves it open on purpose: reeds are ordered by strength
 * and not by size, and a page that is sent to be read needs no address for a sample.
 */
const isAsked = (need: GoalNeed, site: Composition): boolean =>
  isTerse(site) || (need !== undefined && need !== "nothing" && PLAIN.has(need));

const TERSE_LENGTH_MAX = 90;

/** A few words for what visitors are to do; what is told besides is little. */
export const isTerse = ({ reading: { brief } }: Composition): boolean =>
  (brief.goals ?? "").length <= TERSE_LENGTH_MAX;

/** "Phone first": nothing to do on the site, and said as the owner says it. */
function readTerm({ words, span }: Goal, { brief }: BriefReading): ContactWay {
  const said = words?.label ?? (brief[span.field] ?? "").slice(span.start, span.end).trim();
  const title = fromBrief("goals", capitaliseFirst(said));
  return { title, text: undefined, need: "nothing", isDeed: false, isPressed: false };
}

/** "See how the first year goes": a goal that only a text of the owner's can serve. */
export function isSeen({ words, span }: Goal, { brief, language }: BriefReading): boolean {
  const { phrasebook } = language;
  const said = (brief[span.field] ?? "").slice(span.start, span.end).trim();
  return (
    phrasebook !== undefined && words?.invitation === undefined && SEEING[phrasebook].test(said)
  );
}

/** Something to press on; a call that nobody can make has its hours left. */
const isPressed = ({ words }: Goal, { href }: SiteAction): boolean =>
  words?.invitation !== undefined && (words.isDialled !== true || isDirectLink(href));

const isSame = (one: Sourced, other: Sourced): boolean =>
  one.text.toLocaleLowerCase() === other.text.toLocaleLowerCase();

/** Of a call without a number its hours are left: "Call us" heads no form that asks for one. */
function nameWay({ words }: Goal, { label, href }: SiteAction): Sourced {
  const isMissing = words?.isDialled === true && !isDirectLink(href);
  if (isMissing) return words.condition === undefined ? label : fromBrief("goals", words.condition);
  const said = words?.label;
  // "Come in", "Bring applications": no visitor asks for that.
  return said === undefined || isUnfit(said) ? label : fromBrief("goals", said);
}

/** "Before noon" is told beside the button that asks for a number: it heads no form, as "Before you cut the hull" does. */
export const isHours = ({ title }: ContactWay, { reading }: Composition): boolean =>
  !/^before you\s/iu.test(title.text) &&
  reading.goals.some(({ words }) => words?.condition === title.text);

const PASSES =
  /\b(?:season tickets?|passe?s)\b|(?:saison|jahres|dauer|mitglieds)karten?|abonnements?\b|\babonos?\b/iu;
const GIVEN_THINGS =
  /money|geld|argent|dinero|book|food|cloth|tool|toy|furniture|blood|lebensmittel|kleid|bücher|sachen|möbel|livre|vêtement|jouet|meuble|ropa|libro|alimento|mueble/iu;

/** What the goal settles, else what holds for its action; of any other goal nobody knows what it takes. */
function tellWay(
  { kind, words }: Goal,
  action: SiteAction,
  need: GoalNeed,
  { material }: Composition,
): Sourced | undefined {
  const { texts } = action;
  // Nobody leaves a number where there is one to call.
  if (isDirectLink(action.href)) return undefined;
  if (need === "nothing") return undefined;
  const needed = tellNeed(material, need);
  if (needed !== undefined) return needed;
  if (kind === undefined || action.kind === "enquire") return undefined;
  // Whoever shows a craft asks nobody which program they use.
  if (kind === "demo" && need !== "software") return undefined;
  // "How many" is no question to who wants a season ticket.
  if (PASSES.test(words?.label ?? "")) return undefined;
  // "What you would like to give" is no advice to who is asked for books, or for a sum.
  if (kind === "donate" && GIVEN_THINGS.test(words?.label ?? "")) return undefined;
  const { lede } = texts.contact;
  return lede === undefined ? undefined : fromGeneral(`actions/${action.kind}/contact/lede`, lede);
}

function tellNeed({ general }: Material, need: Need | undefined): Sourced | undefined {
  const text = need === undefined ? undefined : general.needs[need];
  return text === undefined ? undefined : fromGeneral(`needs/${need}`, text);
}

/** What the business itself needs to know, where its goals say nothing. */
export function tellBusiness(site: Composition): Sourced | undefined {
  const need = readNeed(undefined, site.reading);
  return need === "nothing" || !isAsked(need, site) ? undefined : tellNeed(site.material, need);
}

/** A goal with nothing under it that stands on a button says nothing new. */
export function listShownWays(site: Composition): ContactWay[] {
  const buttons = new Set(site.actions.slice(0, 2).map(({ label }) => label.text));
  if (!isTerse(site)) return listWays(site).filter(({ text }) => text !== undefined);
  const ways = fillGap(listWays(site), site);
  const shown = ways.filter(({ title, text }) => text !== undefined || !buttons.has(title.text));
  const [only, ...others] = shown;
  // What one goal alone needs would be taken for what all of them need; beside it the others have nothing to say.
  const isShared = only !== undefined && ways.every(({ need }) => need === only.need);
  const isOwn = only?.need !== undefined && only.need === readNeed(undefined, site.reading);
  const isForAll = isShared || isOwn;
  if (only === undefined || others.length > 0 || isForAll) return shown;
  return ways.length > 1 && ways.every(({ title }) => buttons.has(title.text)) ? [] : ways;
}

/** What can be described: a thing that is to be looked at, sent or made. */
const DESCRIBED =
  /^(?!.{0,20}(?:measurements|maße|mesures|medidas))(?:have|get|send|show|tell|sell|lend|commission|ask|request|plan|design)\b|\s(?:lassen|beauftragen|schicken|senden|anfragen|anfordern|planen)$|^(?:faire|envoyer|demander|confier|parler|proposer|enviar|pedir|encargar|solicitar|proponer)\s/iu;

/** Between goals that say what to write, one about which nothing is known has the line that holds for any. */
function fillGap(ways: ContactWay[], { material, actions }: Composition): ContactWay[] {
  const line = tellNeed(material, "line");
  const buttons = new Set(actions.slice(0, 2).map(({ label }) => label.text));
  const open = ways.filter(
    ({ title, text, need, isPressed: isOwn }) =>
      text === undefined && need === undefined && isOwn && DESCRIBED.test(title.text),
  );
  // What stands on a button already needs no line of its own as much as what does not.
  const unshown = open.filter(({ title }) => !buttons.has(title.text));
  const [chosen, ...others] = open.length > 1 ? unshown : open;
  const isAlone = chosen === undefined || others.length > 0;
  if (line === undefined || isAlone || open.length === ways.length) return ways;
  return ways.map((way) => (way === chosen ? { ...way, text: line } : way));
}

/** False while there is but one thing to do, which the form is headed with, and where a goal is no request of a visitor's. */
export function hasWaysBlock(site: Composition): boolean {
  const ways = listShownWays(site);
  return (
    site.material.general.ways !== undefined &&
    ways.length > 1 &&
    ways.every(({ title }) => isFitWay(title, site))
  );
}

/** Of lines under such titles strangers kept those of a visitor's deed; a topic of the owner's as a title was struck 8 times of 13. */
const isFitWay = (title: Sourced, { reading }: Composition): boolean =>
  title.from !== "brief" ||
  (DEEDS[reading.language.phrasebook ?? ""]?.test(title.text) ??
    (reading.language.phrasebook !== "en" || isPressedBySome(capitaliseFirst(title.text))));

/** In the infinitive, where the language has it: "Recambios que fabricamos nosotros" is no deed of a visitor's. */
const DEEDS: Readonly<Record<string, RegExp>> = {
  de: /\p{Ll}(?:en|ern|eln)(?: \([^()]{1,40}\))?$/u,
  fr: /^(?:S[’']|Se )?\p{L}{2,16}(?:er|ir|re)(?!\p{L})/u,
  es: /^\p{L}{1,16}(?:ar|er|ir)(?:se)?(?!\p{L})/u,
};

/** As the form names it; what is only asked about is not told what an order needs. */
function nameInForm(way: ContactWay, { reading }: Composition): ContactWay {
  const { title } = way;
  if (reading.language.phrasebook !== "en" || title.from !== "brief") return way;
  const named = fitButton(title.text) ?? title.text;
  if (named === title.text) return way;
  return {
    ...way,
    title: new Sourced(named, title.from, title.id),
    text: named.startsWith("Ask about ") ? undefined : way.text,
  };
}

export function waysBlock(site: Composition): Drafted<BlockOf<"audience">> | undefined {
  const { ways: heading } = site.material.general;
  if (heading === undefined || !hasWaysBlock(site)) return undefined;
  const ways = listShownWays(site).map((way) => nameInForm(way, site));
  const isTold = ways.every(({ text }) => text !== undefined);
  return {
    kind: "audience",
    id: "ways",
    variant: isTold ? site.variant("audience", "ways") : "lines",
    heading: fromGeneral("ways", heading),
    items: ways.map(({ title, text }) => ({ title, ...(text === undefined ? {} : { text }) })),
  };
}

const NOTE_LENGTH_MAX = 80;
const NOTES_MAX = 2;
const WISHED_FOR =
  /\s(?:enquiries|inquiries|requests|downloads|views|bookings|submissions|sign-?ups|partnerships|retainers|reads)$|-downloads$|^(?:win|share|sell|collect|open|fill|submit)\s|^(?:angebots|preis)?anfragen (?:für|zu)\s|\sand (?:show|share|sell|win|collect)\s|^demandes? (?:de |d[’'])/iu;
const NOTE_WORDS_MIN = 3;
/** What is free, and when. */
const CONDITIONS: ReadonlySet<string> = new Set(
  "free weekend weekday sunday saturday monday friday evening lunch emergency monthly".split(" "),
);

/** Says nothing without the call that it was said of. */
const ALWAYS = /^(?:at )?any (?:hour|time)$|^day (?:or|and) night$|^round the clock$|^24/iu;

/** "Sign-ups for workshops" beside a button "Sign up for a workshop" is said twice. */
export function saysAll(button: string, note: string): boolean {
  const said = new Set(keysOf(button).map(stemOf));
  const keys = keysOf(note);
  return keys.length > 0 && keys.every((key) => said.has(stemOf(key)));
}

/** "Pedidos para llevar" says what "Pedir para llevar" says. */
const stemOf = (key: string): string =>
  key.replace(/^(pedi|reserv|encarg|inscri|compr)\p{L}{1,8}$/u, "$1");

const keysOf = (text: string): string[] =>
  findWords(text.replaceAll("-", " "))
    .map(({ key }) => key)
    .filter((key) => key.length > 3);

/** "Orders by phone", "design enquiries": how the owner is to be reached, beside the button that does it. */
export const isOfWay = (note: string): boolean =>
  /^(?:anrufen|anruf|telefon|handy|mobil|tel\.?|bitte anrufen)(?: unter)?:? [+\d][\d /()-]{6,18}$|^(?:appels?|anrufe?|calls?|encargos|pedidos|reservas?|citas|\p{L}{0,12}reservierung(?:en)?|bestellungen|termine|bookings?|orders?|réservations?|commandes)\s.{0,20}(?:au (?:portable|téléphone)|par téléphone|por teléfono|per telefon|telefonisch|by (?:tele)?phone|online|en ligne|en línea)$|^(?:\p{L}{3,16} ){1,2}(?:enquiries|inquiries)$|^anmeldung zum \p{L}{3,20}$|^(?:bookings?|orders?|calls|appointments) (?:midweek|in the week|on weekdays|at weekends|off season|out of season|in (?:the )?\p{L}{4,9})$/iu.test(
    note,
  );

/** "Book gait assessment £85" beside a button that says so: what it costs is the news. */
export const nameOffer = (words: string): string =>
  GERMAN_DEED.test(words) ? words.replace(GERMAN_DEED, "") : nameDeed(words);

/** "Sehtest buchen (gratis)" without the verb that the button has. */
const GERMAN_DEED = /\s(?:buchen|reservieren|anfragen|bestellen|vereinbaren)(?= \(|, \d)/u;

const nameDeed = (words: string): string =>
  /[£$€]|\d ?(?:euro|dollars|pounds|chf|francs)/iu.test(words)
    ? capitaliseFirst(words.replace(DEED, ""))
    : words;

const DEED =
  /^(?:book|reserve|order|buy|request|réserver|commander|prendre|acheter|reservar|pedir|comprar|contratar|agendar) (?:an? |the |your |une? |le |la |una? |el )?(?=\p{L}{3})/iu;

/** Conditions in the goals that stand nowhere else: "Hausbesuche samstags", "a free 20-minute call". */
export function listGoalNotes(site: Composition): Sourced[] {
  const { reading, facts, material, actions } = site;
  const labels = actions.map(({ label }) => label.text.toLocaleLowerCase());
  const notes = reading.goals.flatMap((goal) => {
    const { words, modifiers } = goal;
    if (words === undefined) return [];
    const isTelling =
      words.label.split(" ").length >= NOTE_WORDS_MIN ||
      modifiers.some((word) => CONDITIONS.has(word));
    const action = describeGoal(goal, reading, facts, material);
    const note = nameWay(goal, action);
    // "Call us about a leak" is nothing to read where there is no number, and no site holds what is to be seen.
    const isMissing = words.isDialled === true && !isPressed(goal, action);
    const isLost =
      isMissing &&
      (words.condition === undefined || modifiers.includes("emergency") || ALWAYS.test(note.text));
    if (isLost || isSeen(goal, reading)) return [];
    // "Contract enquiries", "Win annual retainers": what a business would like to have.
    if (WISHED_FOR.test(note.text)) return [];
    // What a visitor is to do is a button, or a choice in the form.
    if (isPressed(goal, action)) return [];
    // A goal too long for its button stands there by its beginning.
    const isCut = action.label.from === "brief" && labels.includes(action.label.text.toLowerCase());
    const isSaid = isCut || labels.some((button) => saysAll(button, note.text));
    return !isTelling ||
      isSaid ||
      isOfWay(note.text) ||
      countCharacters(note.text) > NOTE_LENGTH_MAX
      ? []
      : [note];
  });
  return notes.slice(0, NOTES_MAX);
}
