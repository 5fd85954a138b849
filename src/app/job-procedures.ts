/** What commands do with jobs. */
import * as v from "valibot";
import { showJob } from "../features/jobs/show-job.ts";
import { type Procedures, procedure } from "./procedures.ts";

export const jobProcedures: Procedures = {
  "job.show": procedure(v.object({ id: v.string() }), (ctx, { id }) => showJob(ctx, id)),
};
