/** POST /sites, which starts a job, and everything below /jobs. */
import { operation, Reply } from "../../http/operation.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { briefSchema } from "../writer/brief.ts";
import { acceptedJobSchema, jobAnswerSchema, jobListQuerySchema, jobListSchema } from "./model.ts";
import { cancelJob, generateSite, getJob, listJobs } from "./service.ts";

const ACCEPTED = 202;

const EXAMPLE_JOB = {
  id: "job_01k9zj6w2m4n5p6q7r8s9t0v1w",
  status: "running",
  progress: 45,
  stage: "Writing the pages",
  siteId: null,
  error: null,
};

const createSiteOperation = operation({
  method: "POST",
  path: "/sites",
  id: "createSite",
  tag: "Sites",
  summary: "Generate a site (5 AI credits)",
  description:
    "Starts the generation of a complete website as a background job. Five AI credits are reserved, and refunded if the job fails or is cancelled. With an `Idempotency-Key` the same call answers the same job for 24 hours, marked `Idempotent-Replayed: true`, and costs nothing again.",
  body: briefSchema,
  bodyExample: {
    businessName: "Marlow & Finch",
    industry: "artisanal sourdough bakery",
    audience: "neighbours, and cafés that want a supplier",
    goals: "more pre-orders",
    personality: "warm, unhurried, a little witty",
  },
  idempotent: true,
  success: {
    status: ACCEPTED,
    description: "The job was queued.",
    schema: acceptedJobSchema,
    example: { jobId: EXAMPLE_JOB.id },
  },
  errors: ["invalid_request", "quota_exceeded"],
  handle: async (ctx, { principal, body: brief, bodyHash, idempotencyKey: key }) => {
    const { accountId, plan } = principal;
    const request = { accountId, plan, brief, origin: "api" } as const;
    if (key === undefined) return { jobId: await generateSite(ctx, request) };
    const call = { accountId, operation: "createSite", key, bodyHash };
    const answer = await answerOnce(ctx, call, async (record) => {
      const toAnswer = (jobId: string) => ({ status: ACCEPTED, body: JSON.stringify({ jobId }) });
      return toAnswer(await generateSite(ctx, request, (jobId) => record(toAnswer(jobId))));
    });
    return new Reply(
      answer.status,
      answer.body,
      answer.isReplay ? { "idempotent-replayed": "true" } : {},
    );
  },
});

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

export const jobOperations = [
  createSiteOperation,
  listJobsOperation,
  getJobOperation,
  cancelJobOperation,
];
