/**
 * Removes a site for good, with all that every room keeps of it, in one transaction; large files of it that
 * nobody else has a part in go before, since overwriting all of them at once would hold everybody up.
 */
import { roomsOf } from "../../../http/room.ts";
import type { Context } from "../../../platform/context.ts";
import { forgetHostedSite } from "../../sites/room.ts";

export async function deleteSite(ctx: Context, siteId: string): Promise<void> {
  const parts = roomsOf(ctx).toReversed();
  for (const room of parts) await room.emptySite?.(ctx, siteId);
  const statements = await Promise.all(parts.map((room) => room.removeSite?.(ctx, siteId) ?? []));
  await ctx.db.write(statements.flat());
  forgetHostedSite(ctx, siteId);
}
