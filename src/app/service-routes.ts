/** Everything that the service's own origin answers below a path with a name in it: the one list. */
import { consoleWebRoute } from "../features/console/public-routes.ts";
import { formServiceRoutes } from "../features/forms/public-routes.ts";
import { mediaRoute } from "../features/gallery/media-route.ts";
import type { ServiceRoute } from "../http/service-route.ts";

export const serviceRoutes: readonly ServiceRoute[] = [
  mediaRoute,
  consoleWebRoute,
  ...formServiceRoutes,
];
