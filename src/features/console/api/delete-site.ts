/** Removes a site for good, with all that every room keeps of it, in one transaction. */
import type { Context } from "../../../platform/context.ts";
import { removeAnalyticsStatements } from "../../analytics/room.ts";
import { removeDomainsStatements } from "../../domains/room.ts";
import { removeEventsStatements } from "../../events/room.ts";
import { removeFormsStatements } from "../../forms/room.ts";
import { removeGalleryStatements } from "../../gallery/room.ts";
import { removeLeadsStatements } from "../../leads/room.ts";
import { removeReadinessStatements } from "../../publishing/room.ts";
import { removeReviewsStatements } from "../../reviews/room.ts";
import { forgetHostedSite, removeSiteStatements } from "../../sites/room.ts";
import { removeVersionsStatements } from "../../versions/room.ts";

export async function deleteSite(ctx: Context, siteId: string): Promise<void> {
  await ctx.db.write([
    ...removeLeadsStatements(siteId),
    ...removeFormsStatements(siteId),
    ...removeEventsStatements(siteId),
    ...removeGalleryStatements(siteId),
    ...removeAnalyticsStatements(siteId),
    ...removeReadinessStatements(siteId),
    ...(await removeDomainsStatements(ctx, siteId)),
    ...removeReviewsStatements(siteId),
    ...removeVersionsStatements(siteId),
    ...removeSiteStatements(siteId),
  ]);
  forgetHostedSite(ctx, siteId);
}
