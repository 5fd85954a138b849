/** Puts a room's answer to a visitor into the site's look, with the headers of any page of the site. */
import { securityHeaders } from "../features/hosting/room.ts";
import { renderSiteVisitorPage } from "../features/publishing/room.ts";
import type { ShowPage } from "../http/visitor-page.ts";

const HTML = "text/html; charset=utf-8";

export const showVisitorPage: ShowPage = async (ctx, { site, path }, compose) => {
  const { siteId, origin } = site;
  const page = await renderSiteVisitorPage(ctx, { siteId, origin, path }, compose);
  return new Response(page.html, {
    status: page.status,
    headers: {
      ...securityHeaders({ contentType: HTML, styleSources: `'${page.styleHash}'` }),
      "content-type": HTML,
      "cache-control": "no-store",
      // Its address may hold a key, which is nobody else's business.
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
};
