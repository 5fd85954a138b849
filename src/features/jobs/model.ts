/** What the API says about jobs, and the names of their states and failures. */
import * as v from "valibot";
import { filter, pagingEntries } from "../../http/paging.ts";

export const JOB_STATUSES = ["pending", "running", "completed", "failed", "cancelled"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const JOB_ERROR_CODES = [
  "provider_unavailable",
  "provider_rejected",
  "generation_failed",
  "timed_out",
  "interrupted",
] as const;

const jobErrorSchema = v.object({
  code: v.picklist(JOB_ERROR_CODES),
  message: v.pipe(v.string(), v.description("For humans; may change between releases.")),
});
export type JobError = v.InferOutput<typeof jobErrorSchema>;

export const jobSchema = v.object({
  id: v.string(),
  status: v.pipe(
    v.picklist(JOB_STATUSES),
    v.description("completed, failed and cancelled are terminal."),
  ),
  progress: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(100),
    v.description("Percent; never goes down, and is 100 only when the job is completed."),
  ),
  stage: v.pipe(v.string(), v.description("What is being done, for a person to read.")),
  siteId: v.pipe(v.nullable(v.string()), v.description("Set when the job is completed.")),
  error: v.pipe(v.nullable(jobErrorSchema), v.description("Set when the job has failed.")),
});
export type Job = v.InferOutput<typeof jobSchema>;

export const jobAnswerSchema = v.object({ job: jobSchema });

export const acceptedJobSchema = v.object({
  jobId: v.pipe(v.string(), v.description("Poll GET /jobs/{jobId} until the job is terminal.")),
});

export const jobListSchema = v.object({
  jobs: v.array(jobSchema),
  total: v.pipe(v.number(), v.description("All jobs that match, before limit and skip.")),
});

export const jobListQuerySchema = v.object({ status: filter(JOB_STATUSES), ...pagingEntries(50) });
export type JobListQuery = v.InferOutput<typeof jobListQuerySchema>;

/** Where a build is asked for: API builds publish themselves, the builder's stay drafts. */
export type JobOrigin = "api" | "builder";
