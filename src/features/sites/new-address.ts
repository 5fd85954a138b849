/** Where the sites of an account are that was moved to another instance. */
import { Moved, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { findNewAddress, isMoved } from "../accounts/room.ts";
import { behindHost } from "./hosted-sites.ts";
import { sites } from "./table.ts";

/** The origin at which the site of a name that was served here is now; undefined for all others. */
export async function findNewOrigin(ctx: Context, host: string): Promise<string | undefined> {
  const [site] = await ctx.db.orm
    .select({ slug: sites.slug, accountId: sites.accountId })
    .from(sites)
    .where(behindHost(ctx, host));
  if (site === undefined) return undefined;
  const address = await findNewAddress(ctx, [site.accountId]);
  // Domains still lead here, or nobody would ask; the subdomain is good at once.
  return address?.sitesUrl.replace("://", `://${site.slug}.`);
}

/**
 * For what visitors send to the service's own origin. Throws `Moved`, with the same path there, and
 * `not_found` until it is known where the account went: whatever was taken in now would be lost.
 */
export async function requireHere(ctx: Context, accountId: string, path: string): Promise<void> {
  const address = await findNewAddress(ctx, [accountId]);
  if (address !== undefined) throw new Moved(address.serviceUrl + path);
  if (await isMoved(ctx, accountId)) throw notFound("site");
}
