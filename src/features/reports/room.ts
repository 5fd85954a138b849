/** What others may use of this room. */

export { reportMail } from "./compose.ts";
export { reportTasks } from "./tasks.ts";
