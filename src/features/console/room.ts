/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { consoleWebRoute } from "./public-routes.ts";

export { CONSOLE_API, type ConsoleApi, mountConsole } from "./api/mount.ts";
export {
  consoleOpenPages,
  consolePages,
  consoleProcedures,
  consoleUploads,
} from "./api/procedures.ts";

export const consoleRoom: Room = {
  name: "console",
  serviceRoutes: [consoleWebRoute],
};
