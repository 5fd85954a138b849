/** Names the route that a request is for, as the documentation writes it: for logs, where ids and names do not belong. */
import type { Operation } from "../http/operation.ts";
import { findRoute, type PathMatch, pathPattern } from "../http/visitor-route.ts";

type Route = { readonly method: string; readonly matches: PathMatch };

export type NameRoute = (method: string, path: string) => string;

export function createRouteNames(parts: {
  operations: readonly Pick<Operation, "method" | "path">[];
  routes: readonly Route[];
  /** The service's own pages by exact path. */
  pages: ReadonlySet<string>;
  /** The console's procedures by their path. */
  procedures: ReadonlySet<string>;
}): NameRoute {
  const operations = parts.operations.map(({ method, path }) => ({
    method,
    matches: pathPattern(`/v1${path}`),
  }));
  const routes = [...operations, ...parts.routes];
  return (method, path) => {
    // Its pages are one route, and the paths of some hold what lets their reader in.
    if (path.startsWith("/console/")) return parts.procedures.has(path) ? path : "/console/…";
    const found = findRoute(routes, method, path);
    if (found) return found.route.matches.pattern;
    if (parts.pages.has(path)) return path;
    return path.startsWith("/v1/") ? "/v1/…" : "a page or an unknown path";
  };
}
