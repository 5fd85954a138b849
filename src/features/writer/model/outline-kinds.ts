/** What the build thread is given of a site that a model writes, and what it hands back. */
import type { OffLoopKind } from "../../../platform/worker-thread/off-loop.ts";
import type { AssembledSite, AssembleOrder, SiteOrder, SiteOutline } from "./outline.ts";

export const OUTLINE_SITE: OffLoopKind<SiteOrder, SiteOutline, never> = {
  name: "writer.outline",
  timeoutMs: 120_000,
};

export const ASSEMBLE_SITE: OffLoopKind<AssembleOrder, AssembledSite, never> = {
  name: "writer.assemble",
  timeoutMs: 120_000,
};
