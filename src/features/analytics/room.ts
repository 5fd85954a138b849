/** What others may use of this room. */
import type { Room } from "../../http/room.ts";
import { analyticsVisitorRoutes } from "./public-routes.ts";
import { removeAnalyticsStatements } from "./removal.ts";
import { analyticsOperations } from "./routes.ts";
import { analyticsTasks } from "./tasks.ts";
import { writeAllHits } from "./write-hits.ts";

export { formSubmitStatement } from "./form-counts.ts";
export { notePageView, noteViews } from "./hits.ts";
export type { Hit } from "./read-view.ts";
export { countVisitors, summarise, sumPeriodBefore } from "./summary.ts";

export const analyticsRoom: Room = {
  name: "analytics",
  operations: analyticsOperations,
  visitorRoutes: () => analyticsVisitorRoutes,
  tasks: analyticsTasks,
  removeSite: (_, siteId) => removeAnalyticsStatements(siteId),
  finish: writeAllHits,
};
