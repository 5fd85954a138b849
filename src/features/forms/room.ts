/** What others may use of this room. */

export { formServiceRoutes, formVisitorRoutes } from "./public-routes.ts";
export { removeFormsStatements } from "./removal.ts";
export { formOperations } from "./routes.ts";
export { formChanges } from "./settings.ts";
