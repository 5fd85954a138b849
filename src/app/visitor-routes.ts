/** Everything that visitors can ask of a site's own origin beside its stored files: the one list. */
import type { VisitorRoute } from "../http/visitor-route.ts";

export const visitorRoutes: readonly VisitorRoute[] = [];
