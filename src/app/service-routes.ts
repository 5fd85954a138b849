/** Everything that the service's own origin answers below a path with a name in it: the one list. */
import { consoleWebRoute } from "../features/console/room.ts";
import { formServiceRoutes } from "../features/forms/room.ts";
import { mediaRoute } from "../features/gallery/room.ts";
import { unsubscribeRoutes } from "../features/people/room.ts";
import type { ServiceRoute } from "../http/service-route.ts";

export const serviceRoutes: readonly ServiceRoute[] = [
  mediaRoute,
  consoleWebRoute,
  ...formServiceRoutes,
  ...unsubscribeRoutes,
];
