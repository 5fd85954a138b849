/** Where a visitor comes from, by the referrer and by the marks that campaigns put on links. Pure. */
import { SEARCH_NAMES, SOURCES_BY_HOST } from "./source-table.ts";

export const SOURCES = [
  "direct",
  "search",
  "social",
  "referral",
  "email",
  "campaign",
  "ai",
] as const;
export type Source = (typeof SOURCES)[number];

export type VisitOrigin = {
  /** Host of the page that linked here; undefined when there is none, or it is the site's own. */
  readonly referrer: string | undefined;
  /** Undefined for the next page of a visit that is under way: it has the source of the visit. */
  readonly source: Source | undefined;
};

const HOST_LENGTH_MAX = 100;

/** `url` is the page's, absolute; `referrer` the header as sent, or empty. */
export function readOrigin(url: string, referrer: string): VisitOrigin {
  const page = URL.parse(url);
  const from = referrer === "" ? null : URL.parse(referrer);
  const host = from === null ? "" : readHost(from);
  const marked = page === null || page.search === "" ? undefined : readMarks(page.searchParams);
  if (host !== "" && host === (page && readHost(page)))
    return { referrer: undefined, source: marked };
  if (host === "") return { referrer: undefined, source: marked ?? "direct" };
  return { referrer: host, source: marked ?? sourceOfHost(host) };
}

/** The name alone: `www.` says nothing about who it is. */
function readHost({ protocol, hostname }: URL): string {
  if (!/^(?:https?|android-app|ios-app):$/.test(protocol)) return "";
  const whole = hostname.toLowerCase();
  const host = /^www\.[^.]+\./.test(whole) ? whole.slice(4) : whole;
  return host.length <= HOST_LENGTH_MAX ? host : "";
}

/** The usual marks: utm_*, and the click ids that advertisements carry. */
function readMarks(query: URLSearchParams): Source | undefined {
  const source = query.get("utm_source")?.toLowerCase() ?? "";
  const medium = query.get("utm_medium")?.toLowerCase() ?? "";
  if (sourceOfHost(source) === "ai") return "ai";
  if (/^(?:e-?mail|newsletter)$/.test(medium)) return "email";
  const isCampaign = ["gclid", "gbraid", "wbraid", "msclkid", "utm_campaign"].some(
    (name) => (query.get(name) ?? "") !== "",
  );
  return isCampaign || source !== "" || medium !== "" ? "campaign" : undefined;
}

function sourceOfHost(host: string): Source {
  // A mark may be as long as an address; no name is, and each of its labels would be looked up.
  if (host.length > HOST_LENGTH_MAX) return "referral";
  // A name counts for all names below it, but a more exact entry goes first.
  for (let rest = host; rest !== ""; rest = rest.slice(rest.indexOf(".") + 1)) {
    const known = SOURCES_BY_HOST.get(rest);
    if (known !== undefined) return known;
    if (!rest.includes(".")) break;
  }
  const [, name = ""] = /(?:^|\.)([a-z]+)\.(?:(?:com?|org)\.)?[a-z]{2,3}$/.exec(host) ?? [];
  return SEARCH_NAMES.has(name) ? "search" : "referral";
}
