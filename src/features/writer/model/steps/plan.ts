/**
 * The plan of a site, in one call for all its pages: what can be asked for, what happens, what visitors
 * want to know, and how the site speaks. The pages are then written apart without repeating each other.
 */

import * as v from "valibot";
import { Slices } from "../../../../lib/slices.ts";
import { JUDGING_MS_MAX, judgeSlot } from "../judge-slot.ts";
import type { BlockWishes } from "../material.ts";
import type { SiteOutline } from "../outline.ts";
import type { WireSchema } from "../port.ts";
import type { ReadAnswer } from "../read-answer.ts";
import { askStep, type SiteSession } from "../session.ts";
import { type Slot, STEPS_MIN, type Written } from "../slots.ts";
import { buttonSlot, NAME_SLOT, QUESTION_SLOT, STEP_SLOT } from "./planned-slots.ts";
import { describeForm, hasAboutPage } from "./site-parts.ts";

export type SitePlan = {
  reader: string;
  message: string;
  voice: readonly string[];
  /** The words on the main button of every page; undefined where the composer's stay. */
  button: Written | undefined;
  /** What visitors can ask for, in the words of a customer; like steps and questions, as the site has it. */
  offers: readonly Written[];
  steps: readonly Written[];
  /** Visitors have nothing to prepare: the composer's steps do not stand there either. */
  hasNoSteps: boolean;
  questions: readonly Written[];
  about: string;
};

const OFFERS_MAX = 6;
/** What a business that nobody knows shows of itself. */
const OFFERS_USUAL = 4;
const STEPS_MAX = 4;
const QUESTIONS_MAX = 6;
const LINE_LENGTH_MAX = 220;
const ASKED_MAX = 3;

const strings = { type: "array", items: { type: "string" } };
const PROPERTIES = {
  reader: { type: "string" },
  message: { type: "string" },
  voice: strings,
  button: { type: "string" },
  offers: {
    type: "array",
    items: {
      type: "object",
      properties: { name: { type: "string" }, facts: strings },
      required: ["name", "facts"],
      additionalProperties: false,
    },
  },
  steps: strings,
  questions: strings,
  about: { type: "string" },
  unknown: strings,
};
type PlanKey = keyof typeof PROPERTIES;
const KEYS = Object.keys(PROPERTIES) as PlanKey[];

/** Only of pages that there will be. */
const keysFor = (floor: SiteOutline): PlanKey[] =>
  KEYS.filter((key) => key !== "about" || hasAboutPage(floor));

const schemaOf = (keys: readonly PlanKey[]): WireSchema => ({
  type: "object",
  properties: Object.fromEntries(keys.map((key) => [key, PROPERTIES[key]])),
  required: keys,
  additionalProperties: false,
});

/** Never within a word. */
function cutAtWord(text: string): string {
  if (text.length <= LINE_LENGTH_MAX) return text;
  const cut = text.slice(0, LINE_LENGTH_MAX + 1);
  const end = cut.lastIndexOf(" ");
  return (end > 0 ? cut.slice(0, end) : cut.slice(0, LINE_LENGTH_MAX)).toWellFormed();
}

const line = v.pipe(
  v.string(),
  v.transform((text) => cutAtWord(text.replace(/\s+/gu, " ").trim())),
);
/** What is no line is left out; a list that is none is empty. */
const lines = v.fallback(
  v.pipe(
    v.array(v.fallback(line, "")),
    v.transform((all) => all.filter((text) => text !== "")),
  ),
  [],
);
const namedSchema = v.union([
  v.object({ name: line, facts: lines }),
  v.pipe(
    line,
    v.transform((name) => ({ name, facts: [] as string[] })),
  ),
]);
const planSchema = v.object({
  reader: v.fallback(line, ""),
  message: line,
  voice: lines,
  button: v.fallback(line, ""),
  offers: v.fallback(v.array(v.fallback(namedSchema, { name: "", facts: [] })), []),
  steps: lines,
  questions: lines,
  about: v.fallback(line, ""),
  unknown: lines,
});

const PLAN_TOKENS = 700;
/** All that is known, for a plan that has to be made once. */
const PLAN_MATERIAL: BlockWishes = {
  lengthMax: 1_800,
  kinds: ["core", "fact", "trade", "rival"],
};
/**
 * What the composer would say stands in where the model has no plan to offer. Of a plan that was cut off
 * the rest is asked for.
 */
export async function makePlan(session: SiteSession, floor: SiteOutline): Promise<SitePlan> {
  session.progress.begin("plan", "Planning the site");
  const value: Record<string, unknown> = {};
  let repairs = 0;
  let round = 0;
  const keys = keysFor(floor);
  for (let missing = keys; missing.length > 0 && round < ASKED_MAX; ) {
    round += 1;
    const answer = await askStep(session, {
      step: round === 1 ? "plan" : `plan/${round}`,
      prompt: "plan",
      holes: { ...holesFor(session, floor), rest: askForRest(missing, keys) },
      schema: schemaOf(missing),
      material: PLAN_MATERIAL,
      outTokens: PLAN_TOKENS,
    });
    repairs += answer?.repairs.length ?? 0;
    Object.assign(value, pickWhole(answer, missing));
    missing = findMissing(value, keys);
  }
  session.progress.end("plan");
  const parsed = v.safeParse(planSchema, value);
  if (parsed.success) return sift(session, parsed.output, { floor, round, repairs });
  session.report.kept.push({ step: "plan", slot: "plan", reason: "no plan came" });
  session.report.steps.push({ step: "plan", mended: 0, askedAgain: ASKED_MAX - 1, kept: 1 });
  session.meter.outcome("plan", 0, 1);
  return planOf(floor);
}

/** Of an answer that broke off, the list in which it did may be short of its end. */
function pickWhole(answer: ReadAnswer | undefined, keys: readonly PlanKey[]) {
  const there = keys.filter((key) => answer?.value[key] !== undefined);
  const last = Object.keys(answer?.value ?? {}).at(-1);
  const isBroken = answer?.repairs.includes("json") === true && there.length > 1;
  const whole = there.filter((key) => !(isBroken && key === last));
  return Object.fromEntries(whole.map((key) => [key, answer?.value[key]]));
}

const findMissing = (
  value: Readonly<Record<string, unknown>>,
  keys: readonly PlanKey[],
): PlanKey[] => keys.filter((key) => value[key] === undefined || value[key] === null);

const askForRest = (missing: readonly PlanKey[], keys: readonly PlanKey[]): string =>
  missing.length === keys.length
    ? ""
    : `\nThe rest of the plan is there already. Give only: ${missing.join(", ")}.`;

const ABOUT_LINE = "- about: one sentence: what the about page says that the others do not\n";

/** The composer's words are a hint, as far as they say more than that there is a form. */
function describeButton({ action: { hint, isDialled }, photographs }: SiteOutline): string {
  const deed = isDialled ? "dials the number" : "opens the contact form";
  const meant = hint === undefined ? "" : ` (meant: “${hint}”)`;
  return `${deed}${meant}${photographs === "linked" && !isDialled ? NO_FILES : ""}`;
}
const NO_FILES = ", where photographs are linked and not sent: do not name them";

function holesFor({ languageName }: SiteSession, floor: SiteOutline) {
  const { offers, fields, photographs } = floor;
  const isKnown = offers.length > 0;
  const hasAbout = hasAboutPage(floor);
  const most = Math.min(OFFERS_MAX, Math.max(OFFERS_USUAL, offers.length));
  return {
    button: describeButton(floor),
    pages: `home, services, ${hasAbout ? "about, " : ""}questions, contact`,
    about: hasAbout ? ABOUT_LINE : "",
    form: describeForm(fields),
    ready: `count, measure, look up, pack${photographs !== "none" ? ", photograph" : "; no photographs, which the form does not take"}`,
    language: languageName,
    offers: `up to ${most}`,
    usual: `where facts and trade name none, what "usual" lines have, up to ${USUAL_MAX}`,
    questions: isKnown ? "5 or 6" : "3 to 6",
  };
}

type Raw = v.InferOutput<typeof planSchema>;

/** Only what may be said of the business goes on to the pages. */
async function sift(
  session: SiteSession,
  raw: Raw,
  { floor, round, repairs }: { floor: SiteOutline; round: number; repairs: number },
): Promise<SitePlan> {
  const { material, report, meter } = session;
  const slices = new Slices(JUDGING_MS_MAX);
  const pass = async (slot: Slot, texts: readonly { text: string; facts: readonly string[] }[]) => {
    const good = new Map<string, Written>();
    for (const value of texts) {
      await slices.pause();
      const judged = judgeSlot(slot, value, material);
      if (judged.isGood) good.set(judged.written.text.toLowerCase(), judged.written);
    }
    return [...good.values()];
  };
  const alone = (texts: readonly string[]) => texts.map((text) => ({ text, facts: [] }));
  const named = raw.offers.map(({ name, facts }) => ({ text: name, facts }));
  report.unknown = raw.unknown.slice(0, 5);
  report.steps.push({ step: "plan", mended: repairs, askedAgain: round - 1, kept: 0 });
  meter.outcome("plan", repairs, 0);
  const steps = await pass(STEP_SLOT, alone(raw.steps));
  const [button] = await pass(buttonSlot(floor), alone([raw.button]));
  const offers = await passOffers(named, (texts) => pass(NAME_SLOT, texts));
  const questions = await pass(QUESTION_SLOT, alone(raw.questions));
  return {
    ...{ reader: raw.reader, message: raw.message },
    about: hasAboutPage(floor) ? raw.about : "",
    voice: raw.voice.slice(0, 3),
    button,
    offers: offers.slice(0, OFFERS_MAX),
    // They are things to have ready, each by itself: the others stand without one that may not be said.
    steps: steps.slice(0, STEPS_MAX),
    // Beside what was written for this business the composer's would be borrowed ones.
    hasNoSteps: steps.length < STEPS_MIN,
    questions: questions.slice(0, QUESTIONS_MAX),
  };
}

/** Where name and trade of a business say nothing of them. */
const USUAL_MAX = 3;

/**
 * Where the owner, or the trade's own name, says what there is, what only others of the trade have is no offer: readers
 * took it for this business's, beside a single one that is named as well.
 */
async function passOffers(
  named: readonly Written[],
  pass: (texts: readonly Written[]) => Promise<Written[]>,
): Promise<Written[]> {
  const isUsual = ({ facts }: Written) =>
    facts.length > 0 && facts.every((id) => id.startsWith("t"));
  const own = await pass(named.filter((offer) => !isUsual(offer)));
  const usual = await pass(named.filter(isUsual));
  return own.length === 0 ? usual.slice(0, USUAL_MAX) : own;
}

const planOf = ({ offers, steps, questions }: SiteOutline): SitePlan => ({
  ...{ reader: "", message: "", voice: [], button: undefined, about: "" },
  offers: asWritten(offers.slice(0, OFFERS_MAX)),
  steps: asWritten(steps.slice(0, STEPS_MAX)),
  hasNoSteps: false,
  questions: asWritten(questions.slice(0, QUESTIONS_MAX)),
});

const asWritten = (texts: readonly string[]): Written[] =>
  texts.map((text) => ({ text, facts: [] }));
