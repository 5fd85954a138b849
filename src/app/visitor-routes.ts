/** Everything that visitors can ask of a site's own origin beside its stored files: the one list. */
import { analyticsVisitorRoutes } from "../features/analytics/room.ts";
import { eventVisitorRoutes } from "../features/events/room.ts";
import { formVisitorRoutes } from "../features/forms/room.ts";
import type { VisitorRoute } from "../http/visitor-door.ts";
import { showVisitorPage } from "./show-visitor-page.ts";

export const visitorRoutes: readonly VisitorRoute[] = [
  ...formVisitorRoutes(showVisitorPage),
  ...eventVisitorRoutes(showVisitorPage),
  ...analyticsVisitorRoutes,
];
