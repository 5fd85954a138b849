/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { formServiceRoutes, formVisitorRoutes } from "./public-routes.ts";
import { removeFormsStatements } from "./removal.ts";
import { formOperations } from "./routes.ts";
import { formChanges } from "./settings.ts";

export const formsRoom: Room = {
  name: "forms",
  operations: formOperations,
  visitorRoutes: formVisitorRoutes,
  serviceRoutes: formServiceRoutes,
  changes: formChanges,
  removeSite: (_, siteId) => removeFormsStatements(siteId),
};
