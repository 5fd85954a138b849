/**
 * Keeps other sites' pages from acting with a visitor's cookie. The hosted sites are among them:
 * for a browser they are the same site as the console, so that a cookie's SameSite does not do.
 */
import { ApiError } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";

/** For what changes something. Throws `forbidden` unless the console's own page sent it. */
export function requireOwnPage(ctx: Context, request: Request): void {
  const { headers } = request;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const isSaid = origin !== null || site !== null;
  const isOwn =
    isSaid &&
    (origin === null || isOwnOrigin(ctx, origin, headers.get("host"))) &&
    (site === null || site === "same-origin");
  if (!isOwn) throw foreign();
}

/** For what is only read: a link from elsewhere may not, a person who types the address may. */
export function requireNoOtherPage(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw foreign();
}

const foreign = () =>
  new ApiError("forbidden", "The console takes requests of its own pages only.");

/** The public origin, or the very host that was asked: loopback addresses are the service's as well. */
function isOwnOrigin(ctx: Context, origin: string, host: string | null): boolean {
  if (origin === ctx.config.publicUrl) return true;
  const url = URL.parse(origin);
  return url !== null && url.host === host?.toLowerCase() && /^https?:$/.test(url.protocol);
}
