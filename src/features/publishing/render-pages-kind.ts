/** What the build thread is given to render a site, and what it hands back. */
import type { OffLoopKind } from "../../platform/worker-thread/off-loop.ts";
import type { AuditFinding } from "../audit/room.ts";
import type { SiteDocument } from "../design/room.ts";
import type { ShownEvents } from "../events/room.ts";
import type { SiteImage } from "../gallery/room.ts";
import type { RenderOptions } from "../renderer/room.ts";
import type { BuildParts } from "../versions/room.ts";

export type RenderOrder = {
  readonly siteId: string;
  /** The site's origin, which canonical links and the sitemap name. */
  readonly origin: string;
  readonly document: SiteDocument;
  /** The gallery's, oldest first. */
  readonly images: readonly SiteImage[];
  readonly shown: ShownEvents;
  readonly options: Pick<RenderOptions, "features" | "recaptchaKey">;
  /** What the owner has said, for a site that is new: its words are held against it. */
  readonly said: readonly string[] | undefined;
  /** Whether what the audit finds is repaired in the document, and rendered again. */
  readonly repairs: boolean;
};

export type RenderedPages = BuildParts & {
  /** What the audit found that is still so. */
  readonly findings: readonly AuditFinding[];
  /** The document as it was repaired. */
  readonly document: SiteDocument;
};

export type RenderProgress = { readonly done: number; readonly total: number };

export const RENDER_PAGES: OffLoopKind<RenderOrder, RenderedPages, RenderProgress> = {
  name: "publishing.renderPages",
  timeoutMs: 120_000,
};
