/** From a site's document to a build that can be stored; the work itself is done in the build thread. */
import type { Context } from "../../platform/context.ts";
import { runOffLoop } from "../../platform/worker-thread/off-loop.ts";
import type { AuditFinding } from "../audit/room.ts";
import type { SiteDocument } from "../design/room.ts";
import type { RenderedBuild } from "../versions/room.ts";
import { gatherSite } from "./gather-site.ts";
import { RENDER_PAGES, type RenderedPages } from "./render-pages-kind.ts";

export type RenderRequest = {
  siteId: string;
  /** The site's origin, which canonical links and the sitemap name. */
  origin: string;
  document: SiteDocument;
  /** What the owner has said, for a site that is built: its words are held against it. */
  said?: readonly string[] | undefined;
  /** Ends the rendering with its reason. */
  signal?: AbortSignal | undefined;
  /** Told after each page. */
  onProgress?: ((done: number, total: number) => void) | undefined;
};

const FINDINGS_SHOWN = 5;

/** The audit found what no repair reaches. */
export class UnfitSite extends Error {
  override readonly name = "UnfitSite";
  readonly findings: readonly AuditFinding[];

  constructor(findings: readonly AuditFinding[]) {
    const shown = findings.slice(0, FINDINGS_SHOWN);
    super(shown.map(({ check, path, detail }) => `${check} ${path}: ${detail}`).join("; "));
    this.findings = findings;
  }
}

/** Renders every file of the site, whatever its audit finds. */
export async function renderBuild(ctx: Context, request: RenderRequest): Promise<RenderedBuild> {
  const { document: _, ...rendered } = await render(ctx, request, false);
  return rendered;
}

/**
 * A build that passes its audit: rendered, repaired where something was found, rendered again. With it
 * the document as it was repaired. Throws UnfitSite.
 */
export async function renderFitBuild(
  ctx: Context,
  request: RenderRequest & { said: readonly string[] },
): Promise<{ rendered: RenderedBuild; document: SiteDocument }> {
  const { document, ...rendered } = await render(ctx, request, true);
  if (rendered.findings.length > 0) throw new UnfitSite(rendered.findings);
  return { rendered, document };
}

async function render(
  ctx: Context,
  { siteId, origin, document, said, signal, onProgress }: RenderRequest,
  repairs: boolean,
): Promise<RenderedPages & { id: string }> {
  const gathered = await gatherSite(ctx, { siteId, origin, document });
  const rendered = await runOffLoop(
    ctx,
    RENDER_PAGES,
    { siteId, origin, document, ...gathered, said, repairs },
    { signal, onProgress: ({ done, total }) => onProgress?.(done, total) },
  );
  return { ...rendered, id: ctx.ids.create("bld") };
}
