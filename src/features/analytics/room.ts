/** What others may use of this room. */

export { formSubmitStatement } from "./form-counts.ts";
export { notePageView, noteViews } from "./hits.ts";
export { analyticsVisitorRoutes } from "./public-routes.ts";
export { type Hit, readView } from "./read-view.ts";
export { removeAnalyticsStatements } from "./removal.ts";
export { analyticsOperations } from "./routes.ts";
export { countVisitors, summarise, sumPeriodBefore } from "./summary.ts";
export { analyticsTasks } from "./tasks.ts";
export { writeAllHits } from "./write-hits.ts";
