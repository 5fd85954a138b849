/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { checkJobs } from "./checks.ts";
import { jobCommands } from "./procedures.ts";
import { jobOperations } from "./routes.ts";
import { resumeJobs } from "./tasks.ts";

export { listJobsAfter, listOrders, newestJobId } from "./changes.ts";
export { acceptedJobSchema, type Job, type JobOrigin } from "./model.ts";
export {
  type ClaimedJob,
  completeStatements,
  countOpenJobsOf,
  enqueueJobStatements,
  REPORT_STEP,
  requireLease,
} from "./queue.ts";
export { JobFailure, type JobWork } from "./runner.ts";
export type { RunningJob } from "./running-jobs.ts";
export { cancelJob, getJob, getJobRecord, listJobs, wakeJobs } from "./service.ts";
export { inspectJob, type KeptSteps, keptStepsOf } from "./steps.ts";
export { jobTasks } from "./tasks.ts";

export const jobsRoom: Room = {
  name: "jobs",
  operations: jobOperations,
  procedures: jobCommands,
  invariants: [
    { check: "jobs", good: "every job has its one reservation and outcome", find: checkJobs },
  ],
  start: resumeJobs,
};
