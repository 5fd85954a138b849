/**
 * Which site and build stand behind a host name, for every visitor's request. Answers from memory
 * where it can. A change made by this process is seen by the next request; one made by another
 * instance on the same database server within seconds.
 */
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { siteHost, slugOfHost } from "./origin.ts";
import { siteHosts, sites } from "./table.ts";

export type HostedSite = {
  readonly siteId: string;
  readonly accountId: string;
  readonly name: string;
  readonly slug: string;
  readonly customDomain: string | null;
  readonly liveDomain: string | null;
  /** The host of its address: visitors of its other names are sent there. */
  readonly host: string;
  /** The build that visitors get. */
  readonly buildId: string;
};

const HOSTS_MAX = 20_000;
/** How long an answer holds when other instances may change the database. */
const SHARED_AGE_MS_MAX = 2_000;

export class HostedSites {
  readonly #known = new Map<string, { site: HostedSite; readAtMs: number }>();
  readonly #reading = new Map<string, Promise<HostedSite | undefined>>();
  /** Counts changes, so that a read that began before one is not kept. */
  #changes = 0;
  readonly #listeners: ((siteId: string) => void)[] = [];

  /** The site behind a normalised host, at once when it is known. */
  find(ctx: Context, host: string): HostedSite | undefined | Promise<HostedSite | undefined> {
    const known = this.#known.get(host);
    if (known !== undefined) {
      if (ctx.db.isLocal) return known.site;
      if (ctx.clock.monotonicMs() - known.readAtMs < SHARED_AGE_MS_MAX) return known.site;
    }
    let reading = this.#reading.get(host);
    if (reading === undefined) {
      reading = this.#read(ctx, host).finally(() => {
        if (this.#reading.get(host) === reading) this.#reading.delete(host);
      });
      this.#reading.set(host, reading);
    }
    return reading;
  }

  /** Drops what is known of a site, and reads that began before its change. */
  forget(siteId: string): void {
    this.#changes += 1;
    this.#reading.clear();
    for (const listener of this.#listeners) listener(siteId);
    for (const [host, { site }] of this.#known)
      if (site.siteId === siteId) this.#known.delete(host);
  }

  /** Has `listener` told of every site whose names or pages have changed. */
  onForget(listener: (siteId: string) => void): void {
    this.#listeners.push(listener);
  }

  async #read(ctx: Context, host: string): Promise<HostedSite | undefined> {
    const changes = this.#changes;
    const readAtMs = ctx.clock.monotonicMs();
    const site = await readHostedSite(ctx, host);
    if (changes === this.#changes) this.#keep(host, site, readAtMs);
    return site;
  }

  #keep(host: string, site: HostedSite | undefined, readAtMs: number): void {
    this.#known.delete(host);
    // Unknown hosts are not kept: anybody can make them up, and would push out real ones.
    if (site === undefined) return;
    if (this.#known.size >= HOSTS_MAX) {
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(host, { site, readAtMs });
  }
}

/** The one directory of a context. */
export const hostedSites = defineState(() => new HostedSites());

/** Call after every committed change of what a site's visitors get. */
export function forgetHostedSite(ctx: Context, siteId: string): void {
  ctx.states.of(hostedSites).forget(siteId);
}

async function readHostedSite(ctx: Context, host: string): Promise<HostedSite | undefined> {
  const slug = slugOfHost(ctx.config, host);
  const byHost = sql`${sites.id} = (select ${siteHosts.siteId} from ${siteHosts} where ${siteHosts.host} = ${host})`;
  const named = slug === undefined ? byHost : or(eq(sites.slug, slug), byHost);
  const [row] = await ctx.db.orm
    .select({
      siteId: sites.id,
      accountId: sites.accountId,
      name: sites.name,
      slug: sites.slug,
      customDomain: sites.customDomain,
      liveDomain: sites.liveDomain,
      buildId: sql<string>`${sites.servedBuildId}`,
    })
    .from(sites)
    .where(and(named, isNotNull(sites.servedBuildId)));
  return row && { ...row, host: siteHost(ctx.config, row) };
}
