/**
 * What a site's own origin answers beside stored files: forms, registrations, beacons. A room
 * declares its routes as values, made by `visitor-door.ts`; hosting looks at them only when no stored
 * file answers.
 */

/** The published site that a visitor is on. */
export type VisitedSite = {
  readonly siteId: string;
  readonly accountId: string;
  /** As the owner named it. */
  readonly name: string;
  readonly slug: string;
  /** The domain that its owner has set, and the one that is its address. */
  readonly customDomain: string | null;
  readonly liveDomain: string | null;
  /** Without a trailing slash. */
  readonly origin: string;
};

export type Visit = {
  readonly request: Request;
  readonly site: VisitedSite;
  /** As sent, without the query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly clientAddress: string;
};

export type PathMatch = {
  /** The path's parameters when a route is meant; else undefined. Cheap, and never throws. */
  (path: string): Readonly<Record<string, string>> | undefined;
  /** As the documentation writes it. */
  readonly pattern: string;
};

/** Matches paths of a fixed number of segments: literal ones, and `:name` for any single one. */
export function pathPattern(pattern: `/${string}`): PathMatch {
  const wanted = pattern.split("/");
  // Most requests are for something else, and told apart by how they begin.
  const start = pattern.split(":", 1)[0] ?? "";
  const match = (path: string) => {
    if (!path.startsWith(start)) return undefined;
    const given = path.split("/", wanted.length + 1);
    if (given.length !== wanted.length) return undefined;
    const params: Record<string, string> = {};
    for (const [at, segment] of wanted.entries()) {
      const value = given[at] ?? "";
      if (!segment.startsWith(":")) {
        if (segment !== value) return undefined;
      } else {
        if (value === "") return undefined;
        params[segment.slice(1)] = value;
      }
    }
    return params;
  };
  return Object.assign(match, { pattern });
}

/** Finds the route for a request, if there is one. */
export function findRoute<Route extends { method: string } & { matches: PathMatch }>(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; params: Readonly<Record<string, string>> } | undefined {
  const wanted = method === "HEAD" ? "GET" : method;
  for (const route of routes) {
    if (route.method !== wanted) continue;
    const params = route.matches(path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** The methods that a path of theirs takes, for `Allow`; empty where none of them is meant. */
export function listMethods(
  routes: readonly { method: string; matches: PathMatch }[],
  path: string,
): string[] {
  const methods = routes.filter(({ matches }) => matches(path) !== undefined);
  return methods.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}
