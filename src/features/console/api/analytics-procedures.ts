/** What happened on a site. */
import * as v from "valibot";
import { summarise, sumPeriodBefore } from "../../analytics/room.ts";
import { siteProcedure } from "./procedure.ts";

export const analyticsProcedures = {
  "analytics.get": siteProcedure(
    "viewer",
    { input: { days: v.optional(v.picklist([7, 30, 90], "must be one of 7, 30, 90"), 30) } },
    async (ctx, { input, account, site }) => ({
      analytics: await summarise(ctx, account.id, site.id, input.days),
      /** The same number of days before these. */
      before: await sumPeriodBefore(ctx, site.id, input.days),
    }),
  ),
};
