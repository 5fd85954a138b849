/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { reportMail } from "./compose.ts";
import { reportTasks } from "./tasks.ts";

export const reportsRoom: Room = {
  name: "reports",
  tasks: reportTasks,
  mails: [reportMail],
};
