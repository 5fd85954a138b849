/** Removes a site for good, with all that every room keeps of it, in one transaction. */
import type { Context } from "../../../platform/context.ts";
import { removeAnalyticsStatements } from "../../analytics/removal.ts";
import { removeDomainsStatements } from "../../domains/room.ts";
import { removeEventsStatements } from "../../events/removal.ts";
import { removeFormsStatements } from "../../forms/removal.ts";
import { removeGalleryStatements } from "../../gallery/removal.ts";
import { removeLeadsStatements } from "../../leads/removal.ts";
import { removeReadinessStatements } from "../../publishing/removal.ts";
import { removeReviewsStatements } from "../../reviews/removal.ts";
import { forgetHostedSite } from "../../sites/hosted-sites.ts";
import { removeSiteStatements } from "../../sites/removal.ts";
import { removeVersionsStatements } from "../../versions/removal.ts";

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
