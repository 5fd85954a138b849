/** What the writing of one site came to: for `job show`, the metrics, and the list of what kept other words. */
import * as v from "valibot";
import type { KeptSlot } from "../writer.ts";

const keptSlotSchema: v.GenericSchema<KeptSlot> = v.object({
  step: v.string(),
  slot: v.string(),
  /** Why the model's last text was not used. */
  reason: v.string(),
});

export const writingReportSchema = v.object({
  model: v.string(),
  /** Slots that hold the model's words. */
  written: v.number(),
  /** Slots that kept the composer's words, or stayed away. */
  kept: v.array(keptSlotSchema),
  /** By step: what had to be mended, and how many slots were asked for again. */
  steps: v.array(
    v.object({ step: v.string(), mended: v.number(), askedAgain: v.number(), kept: v.number() }),
  ),
  /** Things that visitors will look for and nobody has said, in the model's words. */
  unknown: v.array(v.string()),
});
export type WritingReport = v.InferOutput<typeof writingReportSchema>;

/** The name under which the report is kept among a job's steps. */
export const REPORT_STEP = "report";
