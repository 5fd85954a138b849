/** Takes pictures over from a site that the business already has: as many as are good enough. */
import { ApiError } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { fetchImage } from "./fetch-image.ts";
import { inspectImage } from "./formats/inspect-image.ts";
import { addImage, type SiteOfAccount } from "./service.ts";

/** Smaller ones are ornaments, or would be blown up. */
const SIDE_MIN = 300;

/** Adds the last one first, so that the gallery shows them in the order given. Answers how many. */
export async function takeOverPictures(
  ctx: Context,
  site: SiteOfAccount,
  pictures: readonly { url: string; alt: string }[],
  signal: AbortSignal,
): Promise<number> {
  let taken = 0;
  for (const { url, alt } of [...pictures].reverse()) {
    try {
      const bytes = await fetchImage(ctx, url, signal);
      const { width, height } = await inspectImage(bytes);
      if (Math.min(width, height) < SIDE_MIN) continue;
      await addImage(ctx, site, bytes, { alt });
      taken += 1;
    } catch (error) {
      if (signal.aborted) throw error;
      const reason = error instanceof ApiError ? error.message : String(error);
      ctx.log.info({ siteId: site.siteId, reason }, "a picture was not taken over");
    }
  }
  return taken;
}
