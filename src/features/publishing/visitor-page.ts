/** A page that answers a visitor, in the look of the site's served version. It is never stored. */
import type { VisitorPage } from "../../http/visitor-page.ts";
import type { Context } from "../../platform/context.ts";
import { parseDocument } from "../design/document.ts";
import { getVersion } from "../sites/release-queue.ts";
import { getSiteRecord } from "../sites/service.ts";

export type RenderedVisitorPage = {
  status: number;
  html: string;
  /** For the policy's `style-src`. */
  styleHash: string;
};

/** Renders what `compose` makes for the site's language; `path` is where the visitor is. */
export async function renderVisitorPage(
  ctx: Context,
  { siteId, origin, path }: { siteId: string; origin: string; path: string },
  compose: (language: string) => VisitorPage,
): Promise<RenderedVisitorPage> {
  const site = await getSiteRecord(ctx, siteId);
  const version = await getVersion(ctx, site.servedVersionId ?? site.versionId);
  const document = parseDocument(version.document);
  const page = compose(document.meta.language);
  const { renderVisitorPage: render } = await import("../renderer/visitor-page.tsx");
  return { status: page.status, ...render(document, { origin, siteId }, path, page) };
}
