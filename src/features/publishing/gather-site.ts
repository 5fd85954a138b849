/** What a site shows beside its document: the gallery's images, published events, and how forms work. */

import type { Context } from "../../platform/context.ts";
import type { SiteDocument } from "../design/room.ts";
import { loadShownEvents } from "../events/room.ts";
import { listSiteImages } from "../gallery/room.ts";
import type { RenderOrder } from "./render-pages-kind.ts";

export type GatheredSite = Pick<RenderOrder, "images" | "shown" | "options">;

export async function gatherSite(
  ctx: Context,
  { siteId, origin, document }: { siteId: string; origin: string; document: SiteDocument },
): Promise<GatheredSite> {
  const images = await listSiteImages(ctx, siteId);
  // Calendars and Markdown come with the first build, as the renderer does.
  const { listShownEvents } = await loadShownEvents();
  const shown = await listShownEvents(ctx, {
    ...{ siteId, origin },
    ...{ siteName: document.identity.name, language: document.meta.language },
  });
  return { images, shown, options: formOptions(ctx) };
}

/** Forms work on every site; the time at which a page is sent is put into its forms then. */
function formOptions(ctx: Context): GatheredSite["options"] {
  const { recaptcha } = ctx.config;
  return {
    features: { forms: true },
    ...(recaptcha && { recaptchaKey: recaptcha.siteKey }),
  };
}
