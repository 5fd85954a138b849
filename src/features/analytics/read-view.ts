/**
 * What is picked up of a visitor's request for a page. It stands on the way of every page, also in
 * threads that know neither the database nor the service.
 */
import type { Asked, AskedHeaders } from "../../http/asked.ts";
import type { Client } from "../../http/client-address.ts";
import type { Clock } from "../../platform/clock.ts";
import { isUncounted } from "./own-browser.ts";

export type Hit = {
  readonly kind: "view" | "ctaClick" | "formView";
  readonly siteId: string;
  readonly accountId: string;
  readonly atMs: number;
  readonly address: string;
  readonly agent: string;
  /** Path of the page. */
  readonly path: string;
  /** As asked for: the site's host and the campaign's marks are in it. */
  readonly url: string;
  readonly referrer: string;
  readonly language: string;
  /** As a trusted proxy says. */
  readonly country: string | undefined;
  /** A key that came along, as owners send it. */
  readonly authorization: string | undefined;
};

/** No browser sends a longer user agent; the rest are cut, so that waiting hits stay small. */
const AGENT_LENGTH_MAX = 500;
const URL_LENGTH_MAX = 2_000;
const REFERRER_LENGTH_MAX = 1_000;
const LANGUAGE_LENGTH_MAX = 100;
/** A key and the name of its scheme are shorter. */
const AUTHORIZATION_LENGTH_MAX = 200;
/** How proxies and delivery networks name the visitor's country. */
const COUNTRY_HEADERS = [
  "cf-ipcountry",
  "cloudfront-viewer-country",
  "x-vercel-ip-country",
  "fastly-client-country",
  "x-appengine-country",
  "x-country-code",
];

/** A page that was sent to a visitor, or that the visitor has already. */
export type ServedPage = {
  readonly request: Asked;
  readonly site: { readonly siteId: string; readonly accountId: string };
  readonly path: string;
  readonly client: () => Client;
};

/** Undefined where nobody looked: a machine, a page fetched ahead, a browser that is not to be counted. */
export function readView(
  { request, site, path, client }: ServedPage,
  clock: Pick<Clock, "now">,
  isKnownMachine: (agent: string) => boolean = () => false,
): Hit | undefined {
  const { headers } = request;
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || agent.length > AGENT_LENGTH_MAX) return undefined;
  if (isKnownMachine(agent) || isFetchedAhead(headers) || isUncounted(headers)) return undefined;
  const { address, isVouchedFor } = client();
  return {
    kind: "view",
    siteId: site.siteId,
    accountId: site.accountId,
    atMs: clock.now(),
    address,
    agent,
    path,
    url: request.url.slice(0, URL_LENGTH_MAX),
    referrer: headers.get("referer")?.slice(0, REFERRER_LENGTH_MAX) ?? "",
    language: headers.get("accept-language")?.slice(0, LANGUAGE_LENGTH_MAX) ?? "",
    country: isVouchedFor ? readCountry(headers) : undefined,
    authorization: headers.get("authorization")?.slice(0, AUTHORIZATION_LENGTH_MAX),
  };
}

/** Browsers fetch pages that somebody may look at next, and say so. */
function isFetchedAhead(headers: AskedHeaders): boolean {
  return (
    headers.get("sec-purpose")?.includes("prefetch") === true ||
    headers.get("purpose") === "prefetch" ||
    headers.get("x-moz") === "prefetch" ||
    headers.get("x-purpose") === "preview"
  );
}

function readCountry(headers: AskedHeaders): string | undefined {
  for (const name of COUNTRY_HEADERS) {
    const country = headers.get(name);
    if (country !== null) return country;
  }
  return undefined;
}
