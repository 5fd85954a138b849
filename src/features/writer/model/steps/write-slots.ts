/**
 * Has a set of slots written: asked for, judged one by one, and what fails asked for again with the
 * fault in words. What still fails keeps the words that are there, and is noted.
 */
import { shorten } from "../../../../lib/shorten.ts";
import { type FaultKind, judgeSlot } from "../judge-slot.ts";
import type { BlockWishes } from "../material.ts";
import type { PromptName } from "../prompts/prompts.ts";
import { askStep, type SiteSession, stepName } from "../session.ts";
import { describeSlots, isLeftEmpty, outTokensFor, type Slot, schemaOf } from "../slots.ts";
import { findEcho, tellRepeated } from "./find-echo.ts";

export type SlotsRequest = {
  /** "words/home". */
  step: string;
  prompt: PromptName;
  /** "the home page". */
  what: string;
  holes: Readonly<Record<string, string>>;
  slots: readonly Slot[];
  material: BlockWishes;
};

/** The holes of the prompt that asks for these slots for the first time. */
export const slotHoles = ({ what, holes, slots }: Omit<SlotsRequest, "step" | "material">) => ({
  ...holes,
  ...{ what, slots: describeSlots(slots) },
});

/** How often a slot is asked for again: what has no form twice, what may not be said once. */
const AGAIN_MAX: Readonly<Record<FaultKind, number>> = { form: 2, claim: 1, style: 1 };
const ROUNDS_MAX = 1 + AGAIN_MAX.form;

type Fault = { slot: Slot; kind: FaultKind; reason: string; text: string };

export async function writeSlots(session: SiteSession, request: SlotsRequest): Promise<void> {
  const { step, what, slots, material } = request;
  let open: readonly Slot[] = slots;
  let faults: Fault[] = [];
  let mended = 0;
  let askedAgain = 0;
  for (let round = 1; round <= ROUNDS_MAX && open.length > 0; round += 1) {
    if (round > 1) askedAgain += open.length;
    const answer = await askStep(session, {
      step: round === 1 ? step : `${step}/${round}`,
      prompt: round === 1 ? request.prompt : "again",
      holes:
        round === 1
          ? slotHoles(request)
          : { what, faults: describeFaults(faults), slots: describeSlots(open) },
      schema: schemaOf(open),
      material,
      outTokens: outTokensFor(open),
    });
    mended += answer?.repairs.length ?? 0;
    const judged = judgeAll(session, open, answer?.value);
    mended += judged.mended;
    faults = [...faults.filter(({ slot }) => !open.includes(slot)), ...judged.faults];
    open = judged.faults.filter(({ kind }) => round <= AGAIN_MAX[kind]).map(({ slot }) => slot);
  }
  faults = keepOffers(session, slots, faults);
  omitFaulty(session, slots, faults);
  note(session, step, { faults, mended, askedAgain });
}

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

function judgeAll(
  session: SiteSession,
  slots: readonly Slot[],
  value: Readonly<Record<string, unknown>> | undefined,
): { faults: Fault[]; mended: number } {
  const faults: Fault[] = [];
  let mended = 0;
  const said = new Set(
    [...session.planned.values(), ...session.written.values()].map(({ text }) =>
      text.toLowerCase(),
    ),
  );
  const page = new Map<string, string>();
  for (const slot of slots) {
    if (slot.isOptional === true && isLeftEmpty(value?.[slot.key])) {
      session.omitted.add(slot.key);
      continue;
    }
    const judged = judgeSlot(slot, value?.[slot.key], session.material);
    const { language } = session.material;
    const isOther = slot.deed === undefined;
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

const SHOWN_LENGTH = 400;

const describeFaults = (faults: readonly Fault[]): string =>
  faults
    .map(({ slot, reason, text }) => {
      const said = text === "" ? "" : ` You wrote: ${shorten(text, SHOWN_LENGTH)}`;
      return `- ${slot.key}: ${reason}.${said}`;
    })
    .join("\n");

function note(
  session: SiteSession,
  step: string,
  { faults, mended, askedAgain }: { faults: Fault[]; mended: number; askedAgain: number },
): void {
  const { report, meter } = session;
  const name = stepName(step);
  for (const { slot, reason } of faults) report.kept.push({ step: name, slot: slot.key, reason });
  report.steps.push({ step: name, mended, askedAgain, kept: faults.length });
  meter.outcome(name, mended, faults.length);
}
