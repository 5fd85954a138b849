/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { exportProcedures } from "./procedures.ts";
import { exportOperations } from "./routes.ts";

export { archiveSite, tableOf } from "./service.ts";
export { leadsCsv, registrationsCsv } from "./tables.ts";

export const exportsRoom: Room = {
  name: "exports",
  operations: exportOperations,
  procedures: exportProcedures,
};
