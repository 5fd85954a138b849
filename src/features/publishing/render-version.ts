/** From a site's document to a version that can be stored: the renderer's files, made ready. */
import type { Context } from "../../platform/context.ts";
import type { SiteDocument } from "../design/document.ts";
import { listSitePictures } from "../renderer/art/site-pictures.ts";
import { renderSite } from "../renderer/render-site.ts";
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
export function renderVersion(ctx: Context, request: RenderRequest): Promise<RenderedVersion> {
  const { siteId, origin, document, signal, onProgress } = request;
  return assembleVersion(ctx, renderSite(document, { origin, siteId, hasPictures: true }), {
    origin,
    pictures: listSitePictures(document),
    signal,
    onPage: (done) => onProgress?.(done, Math.max(done, document.pages.length)),
  });
}
