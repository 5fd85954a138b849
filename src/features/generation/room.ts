/** What others may use of this room. */

export { lookForModel } from "./look-for-model.ts";
export { requestProposal, reviseNow, type ShownRevision } from "./revisions.ts";
export { generationOperations } from "./routes.ts";
export { generateSite } from "./service.ts";
export { generationTasks } from "./tasks.ts";
