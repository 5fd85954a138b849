/**
 * What visitors do, noted in memory as it happens and bounded: a few strings for each hit, looked
 * at later. Nothing here reaches the disk, and the address is forgotten with the hit.
 */
import type { Client } from "../../http/client-address.ts";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { knownAgents } from "./agents.ts";
import { isUncounted } from "./uncounted.ts";

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

/** Noted at most; what comes while nothing can be written is dropped beyond it. */
const HITS_MAX = 20_000;
/** Waiting hits at which they are written at once, and how many are written together. */
export const GROUP_HITS_MAX = 1_000;
export const WRITE_HITS_TASK = "analytics.write-hits";

export class HitBuffer {
  #hits: Hit[] = [];
  #dropped = 0;

  get size(): number {
    return this.#hits.length;
  }

  /** Answers whether a whole group is waiting now. */
  add(hit: Hit): boolean {
    if (this.#hits.length >= HITS_MAX) {
      this.#dropped += 1;
      return false;
    }
    return this.#hits.push(hit) % GROUP_HITS_MAX === 0;
  }

  /** The oldest hits, which stay until they are removed. */
  peek(): readonly Hit[] {
    return this.#hits.slice(0, GROUP_HITS_MAX);
  }

  remove(count: number): void {
    this.#hits = this.#hits.slice(count);
  }

  /** How many hits found no place since this was last asked. */
  takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}

/** The one buffer of a context. */
export const hitBuffer = defineState(() => new HitBuffer());

export function noteHit(ctx: Context, hit: Hit): void {
  if (ctx.states.of(hitBuffer).add(hit)) ctx.scheduler.wake(WRITE_HITS_TASK);
}

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
  readonly request: Request;
  readonly site: { readonly siteId: string; readonly accountId: string };
  readonly path: string;
  readonly client: () => Client;
};

/** Notes a page view. It stands on the way of every page, so it only picks up what will be needed. */
export function notePageView(ctx: Context, { request, site, path, client }: ServedPage): void {
  const { headers } = request;
  const agent = headers.get("user-agent") ?? "";
  if (agent === "" || agent.length > AGENT_LENGTH_MAX) return;
  if (ctx.states.of(knownAgents).isKnownMachine(agent) || isFetchedAhead(headers)) return;
  if (isUncounted(headers)) return;
  const { address, isVouchedFor } = client();
  noteHit(ctx, {
    kind: "view",
    siteId: site.siteId,
    accountId: site.accountId,
    atMs: ctx.clock.now(),
    address,
    agent,
    path,
    url: request.url.slice(0, URL_LENGTH_MAX),
    referrer: headers.get("referer")?.slice(0, REFERRER_LENGTH_MAX) ?? "",
    language: headers.get("accept-language")?.slice(0, LANGUAGE_LENGTH_MAX) ?? "",
    country: isVouchedFor ? readCountry(headers) : undefined,
    authorization: headers.get("authorization")?.slice(0, AUTHORIZATION_LENGTH_MAX),
  });
}

/** Browsers fetch pages that somebody may look at next, and say so. */
function isFetchedAhead(headers: Headers): boolean {
  return (
    headers.get("sec-purpose")?.includes("prefetch") === true ||
    headers.get("purpose") === "prefetch" ||
    headers.get("x-moz") === "prefetch"
  );
}

function readCountry(headers: Headers): string | undefined {
  for (const name of COUNTRY_HEADERS) {
    const country = headers.get(name);
    if (country !== null) return country;
  }
  return undefined;
}
