/** A page that answers a visitor, in the look of the site's served version. It is never stored. */
import type { VisitorPage } from "../../http/visitor-page.ts";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import { parseDocument } from "../design/room.ts";
import { hasShownEvents } from "../events/room.ts";
import { hasSiteImages } from "../gallery/room.ts";
import { getSiteRecord } from "../sites/room.ts";
import { getVersion, readSiteLanguage, shownVersionId } from "../versions/room.ts";

/** `styleHash` is for the policy's `style-src`. */
type Rendered = { html: string; styleHash: string };

export type RenderedVisitorPage = Rendered & { status: number };

type Place = { siteId: string; origin: string; path: string };

type Shown = { events: boolean; galleryImages: boolean };

/** Pages that are the same for all: whoever asks for them again and again costs next to nothing. */
const commonPages = defineCache<Rendered>("publishing.visitorPages", 100, { isConstant: true });

/** Renders what `compose` makes for the site's language; `path` is where the visitor is. */
export async function renderSiteVisitorPage(
  ctx: Context,
  place: Place,
  compose: (language: string) => VisitorPage,
): Promise<RenderedVisitorPage> {
  const site = await getSiteRecord(ctx, place.siteId);
  const versionId = await shownVersionId(ctx, site);
  const page = compose(await readSiteLanguage(ctx, site));
  const has = await findWhatIsShown(ctx, place.siteId);
  const load = () => render(ctx, versionId, { ...place, has }, page);
  const key = [versionId, place.origin, place.path, JSON.stringify([has, page])].join("\n");
  const isCommon = page.isCommon === true;
  const common = isCommon ? await ctx.caches.of(commonPages).load(key, load) : undefined;
  return { status: page.status, ...(common ?? (await load())) };
}

/** So that the page's navigation is that of the site's other pages. */
async function findWhatIsShown(ctx: Context, siteId: string): Promise<Shown> {
  const [events, galleryImages] = await Promise.all([
    hasShownEvents(ctx, siteId),
    hasSiteImages(ctx, siteId),
  ]);
  return { events, galleryImages };
}

async function render(
  ctx: Context,
  versionId: string,
  { siteId, origin, path, has }: Place & { has: Shown },
  page: VisitorPage,
): Promise<Rendered> {
  const { document } = await getVersion(ctx, versionId);
  const { renderVisitorPage: renderPage } = await import("../renderer/room.ts");
  return renderPage(parseDocument(document), { origin, siteId, has }, path, page);
}
