/** The goals in the owner's words, each with what to say for it: for sites that have little else to tell. */
import type { BlockOf } from "../../design/room.ts";
import type { Goal } from "../reading/reading-model.ts";
import { countCharacters } from "../speech/tidy.ts";
import { describeGoal, type SiteAction } from "./actions.ts";
import type { Composition } from "./composition.ts";
import { fromBrief, fromGeneral } from "./material.ts";
import type { Drafted, Sourced } from "./sourced.ts";

export type ContactWay = {
  title: Sourced;
  /** What to say; undefined where nothing is known but that somebody will write. */
  text: Sourced | undefined;
};

const WAYS_MAX = 6;

/** One for each goal that can be said, without those that would say the same as another. */
export function listWays(site: Composition): ContactWay[] {
  const { reading, facts, material } = site;
  const ways = reading.goals.flatMap((goal) => {
    const action = describeGoal(goal, reading, facts, material);
    const way = { title: nameWay(goal, action), text: tellWay(goal, action) };
    // "Get in touch" with nothing under it is what the form below says anyway.
    const isEmpty = way.text === undefined && goal.words === undefined;
    return isEmpty && reading.goals.length > 1 ? [] : [way];
  });
  const unique = ways.filter(
    ({ title }, at) => ways.findIndex((other) => isSame(other.title, title)) === at,
  );
  // The same advice under two titles is said once.
  return unique.slice(0, WAYS_MAX).map(({ title, text }, at) => {
    const isSaid = unique.slice(0, at).some((other) => other.text?.text === text?.text);
    return { title, text: isSaid ? undefined : text };
  });
}

const isSame = (one: Sourced, other: Sourced): boolean =>
  one.text.toLocaleLowerCase() === other.text.toLocaleLowerCase();

/** Nobody is told to call where no number is known. */
function nameWay({ words }: Goal, { label, href }: SiteAction): Sourced {
  const isMissing = words?.isDialled === true && !href.startsWith("tel:");
  const said = isMissing ? words.condition : words?.label;
  return said === undefined ? label : fromBrief("goals", said);
}

const GIVEN_THINGS =
  /book|food|cloth|tool|toy|furniture|blood|lebensmittel|kleid|bücher|sachen|möbel|livre|vêtement|jouet|meuble|ropa|libro|alimento|mueble/iu;

/** Of a goal without an action nobody knows what it takes. */
function tellWay({ kind, words }: Goal, action: SiteAction): Sourced | undefined {
  if (kind === undefined || action.kind === "enquire") return undefined;
  // "Money, things or time" is no advice to who is asked for books.
  if (kind === "donate" && GIVEN_THINGS.test(words?.label ?? "")) return undefined;
  const { texts } = action;
  const [spoken] = texts.closings;
  // Nobody leaves a number where there is one to call.
  if (action.href.startsWith("tel:") && spoken !== undefined)
    return fromGeneral(`actions/${action.kind}/dial/text`, spoken.text);
  return fromGeneral(`actions/${action.kind}/contact/lede`, texts.contact.lede);
}

/** Undefined while there is but one thing to do, which the form is headed with. */
export function waysBlock(site: Composition): Drafted<BlockOf<"audience">> | undefined {
  const { ways: heading } = site.material.general;
  const ways = listWays(site);
  if (heading === undefined || ways.length < 2) return undefined;
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
const NOTE_WORDS_MIN = 3;
/** What is free, and when. */
const CONDITIONS: ReadonlySet<string> = new Set(
  "free weekend weekday sunday saturday monday friday evening lunch emergency monthly".split(" "),
);

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
    const note = nameWay(goal, describeGoal(goal, reading, facts, material));
    const isSaid = labels.includes(note.text.toLocaleLowerCase());
    return !isTelling || isSaid || countCharacters(note.text) > NOTE_LENGTH_MAX ? [] : [note];
  });
  return notes.slice(0, NOTES_MAX);
}
