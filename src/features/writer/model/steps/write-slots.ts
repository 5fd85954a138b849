/**
 * Has a set of slots written: asked for, judged one by one, and what fails asked for again with the
 * fault in words. What still fails keeps the words that are there, and is noted.
 */
import { shorten } from "../../../../lib/shorten.ts";
import { Slices } from "../../../../lib/slices.ts";
import { type FaultKind, JUDGING_MS_MAX, judgeSlot } from "../judge-slot.ts";
import type { BlockWishes } from "../material.ts";
import type { PromptName } from "../prompts/prompts.ts";
import type { ReadAnswer } from "../read-answer.ts";
import { askStep, type SiteSession, stepName } from "../session.ts";
import { describeSlots, isLeftEmpty, outTokensFor, type Slot, schemaOf } from "../slots.ts";
import { findEcho, tellRepeated } from "./find-echo.ts";
import { expectedLength } from "./split-pages.ts";

export type SlotsRequest = {
  /** "words/home". */
  step: string;
  prompt: PromptName;
  /** "the home page". */
  what: string;
  holes: Readonly<Record<string, string>>;
  slots: readonly Slot[];
  material: BlockWishes;
  /** The job's stage while it is asked for. */
  label: string;
};

/** The holes of the prompt that asks for these slots for the first time. */
export const slotHoles = ({
  what,
  holes,
  slots,
}: Pick<SlotsRequest, "what" | "holes" | "slots">) => ({
  ...holes,
  ...{ what, slots: describeSlots(slots) },
});

/** How often a slot is asked for again: what has no form twice, what may not be said once. */
const AGAIN_MAX: Readonly<Record<FaultKind, number>> = { form: 2, claim: 1, style: 1 };
const ROUNDS_MAX = 1 + AGAIN_MAX.form;

type Fault = { slot: Slot; kind: FaultKind; reason: string; text: string };

type Part = SlotsRequest & {
  /** Of the work of all requests, from 0 to 1. */
  share: number;
  open: readonly Slot[];
  faults: readonly Fault[];
  mended: number;
  askedAgain: number;
};

/**
 * Has these slots written, the requests side by side. What comes back is judged in the order of the requests, whichever
 * was answered first, so that a job that is taken up again comes to the same words.
 */
export async function writeSlots(
  session: SiteSession,
  requests: readonly SlotsRequest[],
): Promise<void> {
  const parts: Part[] = requests.map((request) => ({
    ...request,
    ...{ share: 1 / requests.length, open: request.slots },
    ...{ faults: [], mended: 0, askedAgain: 0 },
  }));
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    const asked = parts.filter(({ open }) => open.length > 0);
    // What is being written is said in the order of the pages.
    for (const { step, label, share } of asked) session.progress.begin(step, label, share);
    const { answers, failure } = await askSideBySide(session, asked, round);
    for (const part of asked)
      if (answers.has(part)) await takeAnswer(session, part, { answer: answers.get(part), round });
    // The operator may want the composer to write the rest.
    if (failure !== undefined) throw failure.error;
  }
  settle(session, parts);
}

/**
 * The longest first, where not all find a place on the wire at once. The first that fails for good ends the others; what
 * had come by then is there all the same.
 */
async function askSideBySide(session: SiteSession, parts: readonly Part[], round: number) {
  const abort = new AbortController();
  const signal = AbortSignal.any([session.signal, abort.signal]);
  const answers = new Map<Part, ReadAnswer | undefined>();
  let failure: { error: unknown } | undefined;
  const ask = async (part: Part) => {
    try {
      answers.set(part, await askPart({ ...session, signal }, part, round));
    } catch (error) {
      failure ??= { error };
      abort.abort(error);
    }
  };
  await Promise.all(parts.toSorted((a, b) => lengthOf(b.open) - lengthOf(a.open)).map(ask));
  return { answers, failure };
}

const lengthOf = (slots: readonly Slot[]): number =>
  slots.reduce((sum, slot) => sum + expectedLength(slot), 0);

async function askPart(
  session: SiteSession,
  part: Part,
  round: number,
): Promise<ReadAnswer | undefined> {
  const { step, what, open, faults, material } = part;
  const isFirst = round === 1;
  const answer = await askStep(session, {
    step: isFirst ? step : `${step}/${round}`,
    prompt: isFirst ? part.prompt : "again",
    holes: isFirst
      ? slotHoles(part)
      : { what, faults: describeFaults(faults, open), slots: describeSlots(open) },
    schema: schemaOf(open),
    material,
    outTokens: outTokensFor(open),
  });
  session.progress.end(step);
  return answer;
}

async function takeAnswer(
  session: SiteSession,
  part: Part,
  { answer, round }: { answer: ReadAnswer | undefined; round: number },
): Promise<void> {
  if (round > 1) part.askedAgain += part.open.length;
  const judged = await judgeAll(session, part.open, answer?.value);
  part.mended += (answer?.repairs.length ?? 0) + judged.mended;
  const { open } = part;
  part.faults = [...part.faults.filter(({ slot }) => !open.includes(slot)), ...judged.faults];
  part.open = judged.faults.filter(({ kind }) => round <= AGAIN_MAX[kind]).map(({ slot }) => slot);
}

/** What was refused to the end: noted, left out, or taken all the same. */
function settle(session: SiteSession, parts: readonly Part[]): void {
  const slots = parts.flatMap((part) => part.slots);
  const kept = new Set(
    keepOffers(
      session,
      slots,
      parts.flatMap(({ faults }) => faults),
    ),
  );
  for (const isOffered of [true, false])
    omitFaulty(
      session,
      slots.filter((slot) => isOfOffers(slot) === isOffered),
      [...kept].filter(({ slot }) => isOfOffers(slot) === isOffered),
    );
  for (const part of parts)
    note(session, part.step, { ...part, faults: part.faults.filter((fault) => kept.has(fault)) });
}

/** The offers and the steps stand and fall together, and so do the texts of all other pages. */
const isOfOffers = ({ key }: Slot): boolean => /^(?:services|offer|steps?)_/u.test(key);

/** Up to this none goes for reading worn: without any the site is a short one. */
const OFFERS_KEPT = 2;
const isOfferText = ({ key }: Slot): boolean => /^offer_\d{1,2}_text$/u.test(key);

/** What only reads worn and claims nothing stands where the list of offers would go without it. */
function keepOffers(
  { written }: SiteSession,
  slots: readonly Slot[],
  faults: readonly Fault[],
): Fault[] {
  const there = slots.filter((slot) => isOfferText(slot) && written.has(slot.key)).length;
  const dull = faults.filter(({ slot, kind }) => isOfferText(slot) && kind === "style");
  const needed = dull.slice(0, Math.max(0, OFFERS_KEPT - there));
  for (const { slot, text } of needed) written.set(slot.key, { text, facts: [] });
  return faults.filter((fault) => !needed.includes(fault));
}

/** Beside what was written for this business nothing stands rather than what was written for others. */
function omitFaulty(session: SiteSession, slots: readonly Slot[], faults: readonly Fault[]): void {
  if (!slots.some(({ key }) => session.written.has(key))) return;
  for (const { slot } of faults) if (slot.isOptional === true) session.omitted.add(slot.key);
}

async function judgeAll(
  session: SiteSession,
  slots: readonly Slot[],
  value: Readonly<Record<string, unknown>> | undefined,
): Promise<{ faults: Fault[]; mended: number }> {
  const slices = new Slices(JUDGING_MS_MAX);
  const faults: Fault[] = [];
  let mended = 0;
  const said = new Set(
    [...session.planned.values(), ...session.written.values()].map(({ text }) =>
      text.toLowerCase(),
    ),
  );
  const pages = { offers: readPage(session, true), others: readPage(session, false) };
  for (const slot of slots) {
    await slices.pause();
    if (slot.isOptional === true && isLeftEmpty(value?.[slot.key])) {
      session.omitted.add(slot.key);
      continue;
    }
    const judged = judgeSlot(slot, value?.[slot.key], session.material);
    const { language } = session.material;
    const isOther = slot.deed === undefined;
    const page = isOfOffers(slot) ? pages.offers : pages.others;
    const echo =
      judged.isGood && isOther
        ? findEcho(slot, judged.written.text, { page, language })
        : undefined;
    if (!judged.isGood) faults.push({ slot, ...judged });
    else if (isOther && said.has(judged.written.text.toLowerCase()))
      faults.push({
        ...{ slot, kind: "style" as const, text: judged.written.text },
        reason: tellRepeated(judged.written.text),
      });
    else if (echo !== undefined)
      faults.push({ slot, kind: "style", reason: echo, text: judged.written.text });
    else {
      if (isOther) page.set(slot.key, judged.written.text);
      said.add(judged.written.text.toLowerCase());
      session.written.set(slot.key, judged.written);
      if (judged.wasMended) mended += 1;
    }
  }
  return { faults, mended };
}

/** What passed already, by slot, buttons aside: of the offers, or of all other pages. */
const readPage = ({ asked, written }: SiteSession, isOffered: boolean): Map<string, string> =>
  new Map(
    [...asked.values()]
      .filter((slot) => slot.deed === undefined && isOfOffers(slot) === isOffered)
      .flatMap(({ key }) => {
        const there = written.get(key);
        return there === undefined ? [] : [[key, there.text] as const];
      }),
  );

const SHOWN_LENGTH = 400;

const describeFaults = (faults: readonly Fault[], open: readonly Slot[]): string =>
  faults
    .filter(({ slot }) => open.includes(slot))
    .map(({ slot, reason, text }) => {
      const said = text === "" ? "" : ` You wrote: ${shorten(text, SHOWN_LENGTH)}`;
      return `- ${slot.key}: ${reason}.${said}`;
    })
    .join("\n");

function note(
  session: SiteSession,
  step: string,
  { faults, mended, askedAgain }: { faults: readonly Fault[]; mended: number; askedAgain: number },
): void {
  const { report, meter } = session;
  const name = stepName(step);
  for (const { slot, reason } of faults) report.kept.push({ step: name, slot: slot.key, reason });
  report.steps.push({ step: name, mended, askedAgain, kept: faults.length });
  meter.outcome(name, mended, faults.length);
}
