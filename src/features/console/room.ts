/** What others may use of this room. */

export { CONSOLE_API, type ConsoleApi, mountConsole } from "./api/mount.ts";
export {
  consoleOpenPages,
  consolePages,
  consoleProcedures,
  consoleUploads,
} from "./api/procedures.ts";
export { consoleWebRoute } from "./public-routes.ts";
