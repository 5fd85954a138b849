/** Everything below /jobs. */
import { operation } from "../../http/operation.ts";
import { jobAnswerSchema, jobListQuerySchema, jobListSchema } from "./model.ts";
import { cancelJob, getJob, listJobs } from "./service.ts";

const EXAMPLE_JOB = {
  id: "job_01k9zj6w2m4n5p6q7r8s9t0v1w",
  status: "running",
  progress: 45,
  stage: "Writing the pages",
  siteId: null,
  error: null,
};

const listJobsOperation = operation({
  method: "GET",
  path: "/jobs",
  id: "listJobs",
  tag: "Jobs",
  summary: "List jobs",
  description: "The account's generation jobs, newest first.",
  query: jobListQuerySchema,
  success: {
    status: 200,
    description: "One page of jobs, and how many match in all.",
    schema: jobListSchema,
    example: { jobs: [EXAMPLE_JOB], total: 1 },
  },
  errors: ["invalid_request"],
  handle: (ctx, call) => listJobs(ctx, call.principal.accountId, call.query),
});

const getJobOperation = operation({
  method: "GET",
  path: "/jobs/:id",
  id: "getJob",
  tag: "Jobs",
  summary: "Poll a job",
  description: "How far a generation job is. Poll every 3 to 5 seconds until it is terminal.",
  success: {
    status: 200,
    description: "The job.",
    schema: jobAnswerSchema,
    example: { job: EXAMPLE_JOB },
  },
  errors: ["not_found"],
  handle: async (ctx, call) => ({
    job: await getJob(ctx, call.principal.accountId, call.params.id ?? ""),
  }),
});

const cancelJobOperation = operation({
  method: "DELETE",
  path: "/jobs/:id",
  id: "cancelJob",
  tag: "Jobs",
  summary: "Cancel a job",
  description:
    "Cancels a job that has not ended: its work stops and its credits are refunded. A job that has ended is answered unchanged, so the call can be repeated.",
  success: {
    status: 200,
    description: "The job, as it is now.",
    schema: jobAnswerSchema,
    example: { job: { ...EXAMPLE_JOB, status: "cancelled", stage: "Cancelled" } },
  },
  errors: ["not_found"],
  handle: async (ctx, call) => ({
    job: await cancelJob(ctx, call.principal.accountId, call.params.id ?? ""),
  }),
});

export const jobOperations = [listJobsOperation, getJobOperation, cancelJobOperation];
