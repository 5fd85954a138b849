/** Builds that are under way. */
import { describeJobs } from "../../generation/room.ts";
import { cancelJob, getJob, listJobs } from "../../jobs/room.ts";
import { pageEntries } from "./paging.ts";
import { accountProcedure, jobProcedure } from "./procedure.ts";

export const jobProcedures = {
  "jobs.get": jobProcedure("viewer", {}, async (ctx, { input, account }) => ({
    job: await getJob(ctx, account.id, input.jobId),
  })),

  "jobs.list": accountProcedure(
    "viewer",
    { input: pageEntries },
    async (ctx, { input: { limit, skip }, account }) => {
      const page = { status: undefined, limit, skip };
      const { jobs, total } = await listJobs(ctx, account.id, page);
      const subjects = await describeJobs(
        ctx,
        jobs.map(({ id }) => id),
      );
      const items = jobs.map((job) => ({ ...job, subject: subjects.get(job.id) ?? null }));
      return { items, total };
    },
  ),

  "jobs.cancel": jobProcedure("editor", { changes: true }, async (ctx, { input, account }) => ({
    job: await cancelJob(ctx, account.id, input.jobId),
  })),
};
