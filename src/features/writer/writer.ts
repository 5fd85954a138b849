/**
 * What turns a brief into a site document. The composer is the one that is always there; others may
 * ask a model, or read the existing site first, and must hand in a document of the same schema.
 */
import type { SiteDocument } from "../design/room.ts";
import type { Brief } from "./brief.ts";
import type { Rivals } from "./competitors.ts";
import type { ExistingSite } from "./existing-site/existing-site.ts";
import type { Neighbours } from "./neighbours/neighbourhood.ts";

/** What one step used up, and how it went. */
export type StepUsage = {
  /** Who was asked. */
  model: string;
  inTokens: number;
  outTokens: number;
  seconds: number;
  /** Calls on the wire until one was answered. */
  calls: number;
};

/** A step that is done: a job that is taken up again does not do it twice. */
export type KeptStep = {
  /** Of the prompt it answers; an answer to another version is asked for anew. */
  promptVersion: string;
  /** Plain JSON. */
  value: unknown;
  usage: StepUsage;
};

/** What was done so far for one job, by step. */
export type KeptSteps = {
  read(step: string): Promise<KeptStep | undefined>;
  write(step: string, kept: KeptStep): Promise<void>;
};

/** No document can be made, and why: the job fails with this code. `message` is for its owner. */
export class WriterError extends Error {
  override readonly name = "WriterError";
  readonly code: "provider_unavailable" | "provider_rejected" | "timed_out" | "generation_failed";
  constructor(code: WriterError["code"], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** A text for which nothing could be used that was written anew, and why. */
export type KeptSlot = { step: string; slot: string; reason: string };

export type WriteOptions = {
  /** Decides every free choice: the same brief, seed and neighbours give the same document. */
  seed: string;
  /** What the brief's existing site says, where it could be read. */
  existing?: ExistingSite | undefined;
  /** The sites that stand beside it, which it should neither sound nor look like. */
  neighbours?: Neighbours | undefined;
  /** What competitors show of themselves: to keep away from. */
  rivals?: Rivals | undefined;
  /** Aborts the work itself; the returned promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** `fraction` from 0 to 1, never going down; `stage` is a label a person can read. */
  onProgress(fraction: number, stage: string): void;
  /** Something that the owner should find where the job says that it is completed. */
  onRemark?: ((remark: string) => void) | undefined;
  /** Texts that kept other words than the writer was asked for: for the version's report. */
  onKeptSlots?: ((slots: readonly KeptSlot[]) => void) | undefined;
  /** Where steps are kept that cost something; without it nothing outlives the call. */
  kept?: KeptSteps | undefined;
};

/** How long a writer may take for one stage, and for all of it and the rendering together. */
export type WriterLimits = { stageMs: number; jobMs: number };

/** The composer needs a second; what takes a hundred times that is stuck. */
export const COMPOSER_LIMITS: WriterLimits = { stageMs: 60_000, jobMs: 5 * 60_000 };

export type Writer = {
  name: string;
  limits: WriterLimits;
  /**
   * A whole, validated document. Rejects when none can be made that passes the quality checks, with a
   * `WriterError` where that is not our fault.
   */
  write(brief: Brief, options: WriteOptions): Promise<SiteDocument>;
};
