/**
 * Files that were no longer there when they were read: of a site that was removed at that moment, or of a
 * build that another has taken the place of. The visitor gets what there is now.
 */
import { ApiError } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { forgetHostedSite, getSiteRecord, type HostedSite } from "../sites/room.ts";

/** `again` answers by what the site is now, or as for a host that is nobody's. */
export async function orAsItIsNow<Answer>(
  ctx: Context,
  site: HostedSite,
  answer: Promise<Answer>,
  again: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError || !(await isOutdated(ctx, site))) throw error;
    forgetHostedSite(ctx, site.siteId);
    return again();
  }
}

async function isOutdated(ctx: Context, { siteId, buildId }: HostedSite): Promise<boolean> {
  try {
    return (await getSiteRecord(ctx, siteId)).servedBuildId !== buildId;
  } catch (error) {
    return error instanceof ApiError && error.code === "not_found";
  }
}
