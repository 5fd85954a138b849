/** Every path of the console, by the name of its view: the browser's router and the server read it. */

export const CONSOLE_PATHS = {
  claim: "/console/claim/:token",
  join: "/console/join/:token",
  signIn: "/console/sign-in",
  review: "/console/review/:token",
  sites: "/console",
  newSite: "/console/sites/new",
  site: "/console/sites/:siteId",
  builder: "/console/sites/:siteId/edit",
  leads: "/console/sites/:siteId/leads",
  events: "/console/sites/:siteId/events",
  gallery: "/console/sites/:siteId/gallery",
  analytics: "/console/sites/:siteId/analytics",
  domain: "/console/sites/:siteId/domain",
  history: "/console/sites/:siteId/history",
  settings: "/console/sites/:siteId/settings",
  keys: "/console/keys",
  webhooks: "/console/webhooks",
  credits: "/console/credits",
  members: "/console/members",
  you: "/console/you",
  accounts: "/console/operator/accounts",
  system: "/console/operator/system",
} as const;

export type ViewName = keyof typeof CONSOLE_PATHS;

/** Whose page it is: `site` and `account` views want that role there, `instance` views an operator. */
export type ViewAccess =
  | { readonly of: "anyone" | "person" | "instance" }
  | { readonly of: "site" | "account"; readonly role: "viewer" | "editor" | "owner" };

const SITE_EDITORS: ViewAccess = { of: "site", role: "editor" };
const SITE_VIEWERS: ViewAccess = { of: "site", role: "viewer" };
const ACCOUNT_OWNERS: ViewAccess = { of: "account", role: "owner" };

export const VIEW_ACCESS: Readonly<Record<ViewName, ViewAccess>> = {
  claim: { of: "anyone" },
  join: { of: "anyone" },
  signIn: { of: "anyone" },
  review: { of: "anyone" },
  sites: { of: "person" },
  newSite: { of: "account", role: "editor" },
  site: SITE_VIEWERS,
  builder: SITE_EDITORS,
  leads: SITE_VIEWERS,
  events: SITE_VIEWERS,
  gallery: SITE_VIEWERS,
  analytics: SITE_VIEWERS,
  domain: { of: "site", role: "owner" },
  history: SITE_VIEWERS,
  settings: SITE_EDITORS,
  keys: ACCOUNT_OWNERS,
  webhooks: ACCOUNT_OWNERS,
  credits: ACCOUNT_OWNERS,
  members: ACCOUNT_OWNERS,
  you: { of: "person" },
  accounts: { of: "instance" },
  system: { of: "instance" },
};

export type FoundView = { readonly view: ViewName; readonly params: Record<string, string> };

const ENTRIES = Object.entries(CONSOLE_PATHS) as [ViewName, string][];

/** The view at `path`; a final slash is no other page. Undefined when there is none. */
export function findView(path: string): FoundView | undefined {
  const given = (path.endsWith("/") ? path.slice(0, -1) : path).split("/");
  for (const [view, pattern] of ENTRIES) {
    const params = matchSegments(pattern.split("/"), given);
    if (params) return { view, params };
  }
  return undefined;
}

function matchSegments(
  pattern: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const value = given[at] ?? "";
    if (segment.startsWith(":") && value !== "") params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}
