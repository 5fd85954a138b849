/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { lookForModel } from "./look-for-model.ts";
import { generationProcedures } from "./procedures.ts";
import { generationOperations } from "./routes.ts";
import { generationTasks } from "./tasks.ts";

export { describeJobs } from "./describe-jobs.ts";
export { requestProposal, type ShownRevision } from "./revisions.ts";
export { generateSite } from "./service.ts";

export const generationRoom: Room = {
  name: "generation",
  operations: generationOperations,
  tasks: (ctx) => generationTasks(ctx),
  procedures: generationProcedures,
  // Only worth a line in the log: nothing waits for it.
  start: (ctx) => void lookForModel(ctx),
};
