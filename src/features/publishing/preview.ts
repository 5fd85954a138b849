/**
 * Signed previews: how a build can be fetched at the site's public address before visitors get
 * it. The token travels in the query, so that a cache on the way never mixes the two up.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "../../platform/context.ts";

export const PREVIEW_PARAMETER = "sitewright-preview";

/** A token for one build of one site, good until `expiresAt` (epoch ms). */
export function createPreviewToken(
  ctx: Context,
  preview: { siteId: string; buildId: string; expiresAt: number },
): string {
  const expiry = preview.expiresAt.toString(36);
  return `${preview.buildId}.${expiry}.${sign(ctx, preview.siteId, preview.buildId, expiry)}`;
}

/** The build that a token shows of the site; undefined when it is forged, expired or another's. */
export function readPreviewToken(ctx: Context, siteId: string, token: string): string | undefined {
  const [buildId = "", expiry = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !(Number.parseInt(expiry, 36) >= ctx.clock.now())) return undefined;
  const expected = Buffer.from(sign(ctx, siteId, buildId, expiry));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? buildId : undefined;
}

function sign(ctx: Context, siteId: string, buildId: string, expiry: string): string {
  return createHmac("sha256", ctx.instanceKey)
    .update(`preview\n${siteId}\n${buildId}\n${expiry}`)
    .digest("base64url");
}
