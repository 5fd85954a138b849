/** What the build thread is given to compose a site, and what it hands back. */
import type { OffLoopKind } from "../../platform/worker-thread/off-loop.ts";
import type { Look, SiteDocument } from "../design/room.ts";
import type { Brief } from "./brief.ts";
import type { ExistingSite } from "./existing-site/existing-site.ts";

export type ComposeOrder = {
  readonly brief: Brief;
  readonly seed: string;
  readonly existing: ExistingSite | undefined;
  /** Of the sites beside it. */
  readonly looks: readonly Look[];
  /** Of competitors' pages, in degrees OKLCH. */
  readonly rivalHues: readonly number[];
};

export type ComposeProgress = { readonly fraction: number; readonly stage: string };

export const COMPOSE: OffLoopKind<ComposeOrder, SiteDocument, ComposeProgress> = {
  name: "writer.compose",
  timeoutMs: 120_000,
};
