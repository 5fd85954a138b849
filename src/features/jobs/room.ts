/** What others may use of this room. */

export { listJobsAfter, newestJobId } from "./changes.ts";
export { checkJobs } from "./checks.ts";
export { acceptedJobSchema, type Job, type JobOrigin } from "./model.ts";
export {
  type ClaimedJob,
  completeStatements,
  countOpenJobsOf,
  enqueueStatements,
  REPORT_STEP,
  requireLease,
} from "./queue.ts";
export { jobOperations } from "./routes.ts";
export { JobFailure, type JobWork } from "./runner.ts";
export type { RunningJob } from "./running-jobs.ts";
export { cancelJob, getJob, getJobRecord, listJobs, wakeJobs } from "./service.ts";
export { inspectJob, type KeptSteps, keptStepsOf } from "./steps.ts";
export { jobTasks, resumeJobs } from "./tasks.ts";
