/**
 * Has a set of slots written: asked for, judged one by one, and what fails asked for again with the
 * fault in words. What still fails keeps the words that are there, and is noted.
 */
import { saysTheSame } from "../../speech/echo.ts";
import { type FaultKind, judgeSlot } from "../judge-slot.ts";
import type { BlockWishes } from "../material.ts";
import type { PromptName } from "../prompts/prompts.ts";
import { askStep, type SiteSession, stepName } from "../session.ts";
import { describeSlots, outTokensFor, type Slot, schemaOf } from "../slots.ts";

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
  note(session, step, { faults, mended, askedAgain });
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
  const headings: string[] = [];
  for (const slot of slots) {
    const judged = judgeSlot(slot, value?.[slot.key], session.material);
    if (!judged.isGood) faults.push({ slot, ...judged });
    else if (slot.deed === undefined && said.has(judged.written.text.toLowerCase()))
      faults.push({ slot, kind: "style", reason: REPEATED, text: judged.written.text });
    else if (
      isHeading(slot) &&
      headings.some((heading) => saysTheSame(heading, judged.written.text))
    )
      faults.push({ slot, kind: "style", reason: REPEATED, text: judged.written.text });
    else {
      if (isHeading(slot)) headings.push(judged.written.text);
      said.add(judged.written.text.toLowerCase());
      session.written.set(slot.key, judged.written);
      if (judged.wasMended) mended += 1;
    }
  }
  return { faults, mended };
}

/**
 * What stands over a section; names of offers may share a word with it, and a button or what leads to it may have the
 * words of the heading or the step that it is.
 */
const isHeading = ({ key }: Slot): boolean => key.endsWith("heading");

const REPEATED = "the site says the same in another place; say something else";
const SHOWN_LENGTH = 400;

const describeFaults = (faults: readonly Fault[]): string =>
  faults
    .map(({ slot, reason, text }) => {
      const said = text === "" ? "" : ` You wrote: ${text.slice(0, SHOWN_LENGTH)}`;
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
