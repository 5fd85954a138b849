/**
 * What turns a brief into a site document. The composer is the one that is always there; others may
 * ask a model, or read the existing site first, and must hand in a document of the same schema.
 */
import type { SiteDocument } from "../design/document.ts";
import type { Brief } from "./brief.ts";
import type { ExistingSite } from "./existing-site/existing-site.ts";
import type { Neighbours } from "./neighbours/neighbourhood.ts";

export type WriteOptions = {
  /** Decides every free choice: the same brief, seed and neighbours give the same document. */
  seed: string;
  /** What the brief's existing site says, where it could be read. */
  existing?: ExistingSite | undefined;
  /** The sites that stand beside it, which it should neither sound nor look like. */
  neighbours?: Neighbours | undefined;
  /** Aborts the work itself; the returned promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** `fraction` from 0 to 1, never going down; `stage` is a label a person can read. */
  onProgress(fraction: number, stage: string): void;
};

export type Writer = {
  name: string;
  /** A whole, validated document. Rejects when none can be made that passes the quality checks. */
  write(brief: Brief, options: WriteOptions): Promise<SiteDocument>;
};
