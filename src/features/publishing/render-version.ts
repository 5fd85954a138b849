/** From a site's document to a version that can be stored: the renderer's files, made ready. */
import type { Context } from "../../platform/context.ts";
import type { SiteDocument } from "../design/document.ts";
import { assembleVersion, type RenderedVersion } from "./version.ts";

export type RenderRequest = {
  siteId: string;
  /** The site's origin, which canonical links and the sitemap name. */
  origin: string;
  document: SiteDocument;
  /** Ends the rendering with its reason. */
  signal?: AbortSignal | undefined;
  /** Told after each page. */
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/** Renders every file of the site; other work gets its turn between two files. */
export async function renderVersion(
  ctx: Context,
  request: RenderRequest,
): Promise<RenderedVersion> {
  const { siteId, origin, document, signal, onProgress } = request;
  // Loaded with the first build: a service that only serves has no use for the renderer.
  const { renderSite } = await import("../renderer/render-site.ts");
  const { listSitePictures } = await import("../renderer/art/site-pictures.ts");
  return assembleVersion(ctx, renderSite(document, { origin, siteId, hasPictures: true }), {
    origin,
    pictures: listSitePictures(document),
    signal,
    onPage: (done) => onProgress?.(done, Math.max(done, document.pages.length)),
  });
}
