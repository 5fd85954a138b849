/** Everything that visitors can ask of a site's own origin beside its stored files: the one list. */
import { analyticsVisitorRoutes } from "../features/analytics/public-routes.ts";
import { eventVisitorRoutes } from "../features/events/public-routes.ts";
import { formVisitorRoutes } from "../features/forms/public-routes.ts";
import type { VisitorRoute } from "../http/visitor-door.ts";
import { showVisitorPage } from "./show-visitor-page.ts";

export const visitorRoutes: readonly VisitorRoute[] = [
  ...formVisitorRoutes(showVisitorPage),
  ...eventVisitorRoutes(showVisitorPage),
  ...analyticsVisitorRoutes,
];
