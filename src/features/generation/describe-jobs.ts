/** What jobs were about, for people: a new site or a change, and of which site. */
import type { Context } from "../../platform/context.ts";
import { type Job, listOrders } from "../jobs/room.ts";
import { listSiteNames } from "../sites/room.ts";

export type JobSubject = {
  /** A new site, a new version of one, or changes proposed for a draft. */
  kind: "site" | "revision" | "proposal";
  status: Job["status"];
  /** As it is called now, or as its brief called it; null where neither is known any more. */
  siteName: string | null;
  /** Null before the site is there, and when it is gone. */
  siteId: string | null;
};

/** Where orders say what they are for: `generateSite`, `requestRevision`, `requestProposal`. */
const PATHS = {
  businessName: "$.businessName",
  revised: "$.revision.siteId",
  proposed: "$.proposal.siteId",
} as const;

/** By the jobs' ids; a job that is not there any more is left out. */
export async function describeJobs(
  ctx: Context,
  jobIds: readonly string[],
): Promise<Map<string, JobSubject>> {
  const orders = await listOrders(ctx, jobIds, PATHS);
  const siteIds = new Map(
    [...orders].map(([jobId, { said, siteId }]) => [
      jobId,
      siteId ?? said.revised ?? said.proposed,
    ]),
  );
  const names = await listSiteNames(
    ctx,
    [...siteIds.values()].filter((siteId) => siteId !== null),
  );
  return new Map(
    [...orders].map(([jobId, { said, status }]) => {
      const siteId = siteIds.get(jobId) ?? "";
      const kind = said.revised ? "revision" : said.proposed ? "proposal" : "site";
      return [
        jobId,
        {
          ...{ kind, status, siteName: names.get(siteId) ?? said.businessName },
          siteId: names.has(siteId) ? siteId : null,
        },
      ];
    }),
  );
}
