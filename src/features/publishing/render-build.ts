/** From a site's document to a build that can be stored: the renderer's files, made ready. */
import type { Context } from "../../platform/context.ts";
import type { StoredSizes } from "../audit/audit-site.ts";
import type { SiteDocument } from "../design/document.ts";
import { listSiteImages } from "../gallery/site-images.ts";
import type { RenderOptions } from "../renderer/options.ts";
import {
  type AssembledBuild,
  assembleBuild,
  type RenderedBuild,
} from "../versions/assemble-build.ts";
import { assignImages } from "./assign-images.ts";
import { toGalleryImage, toPhotoFiles } from "./photos.ts";

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

/** Renders every file of the site; other work gets its turn between two files. */
export async function renderBuild(ctx: Context, request: RenderRequest): Promise<RenderedBuild> {
  const { siteId, origin, signal, onProgress } = request;
  const images = await listSiteImages(ctx, siteId);
  const document = assignImages(request.document, images);
  // Oldest first as they were assigned, newest first as they are shown.
  const galleryImages = images.map(toGalleryImage).reverse();
  // Calendars and Markdown come with the first build, as the renderer does.
  const { listShownEvents } = await import("../events/shown-events.ts");
  const shown = await listShownEvents(ctx, {
    ...{ siteId, origin },
    ...{ siteName: document.identity.name, language: document.meta.language },
  });
  // Loaded with the first build: a service that only serves has no use for the renderer.
  const { renderSite } = await import("../renderer/render-site.ts");
  const { listSitePictures } = await import("../renderer/art/site-pictures.ts");
  const { auditSite } = await import("../audit/audit-site.ts");
  const files = renderSite(document, {
    ...{ origin, siteId, galleryImages, hasPictures: true },
    ...shown,
    ...formOptions(ctx),
  });
  const audit = auditSite({ document: request.document, origin, said: request.said });
  const build = await assembleBuild(ctx, audit.watch(files), {
    origin,
    pictures: listSitePictures(document),
    photos: toPhotoFiles(images),
    signal,
    onPage: (done) => onProgress?.(done, Math.max(done, document.pages.length)),
  });
  const { findings, report } = await audit.conclude(measureFiles(build));
  return { ...build, findings, audit: report };
}

/** Every path of the build, and the bytes that a visitor is sent for those that are stored. */
function measureFiles({ files, contents }: AssembledBuild): StoredSizes {
  const sent = new Map(
    contents.map(({ hash, length, brotli }) => [hash, brotli?.byteLength ?? length]),
  );
  return {
    paths: new Set(files.map(({ path }) => path)),
    sizes: new Map(files.map(({ path, hash }) => [path, sent.get(hash) ?? 0])),
  };
}

/** Forms work on every site; the time at which a page is sent is put into its forms then. */
function formOptions(ctx: Context): Pick<RenderOptions, "features" | "recaptchaKey"> {
  const { recaptcha } = ctx.config;
  return {
    features: { forms: true },
    ...(recaptcha && { recaptchaKey: recaptcha.siteKey }),
  };
}
