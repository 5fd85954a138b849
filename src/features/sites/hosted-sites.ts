/**
 * Which site and build stand behind a host name, for every visitor's request. Answers from memory
 * where it can. A change made by this process is seen by the next request; one made by another
 * instance on the same database server as soon as this one is told of it, and what was known stands
 * for as long as that server is away.
 */

import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { machineMs } from "../../lib/machine-time.ts";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import type { ChangeSource } from "../../platform/sharing/change-source.ts";
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
/** How long visitors wait for a database server while there is an older answer. */
const RETRY_AFTER_MS = 1_000;

const HOSTED_TOPIC = "sites.hosted";

/** What other instances hear of: changes of what visitors get. */
export const siteChanges: readonly ChangeSource[] = [
  {
    ...{ topic: HOSTED_TOPIC, table: "sites", key: "new.id" },
    on: "update of account_id, name, slug, custom_domain, live_domain, served_build_id",
  },
  { topic: HOSTED_TOPIC, table: "sites", on: "insert", key: "new.id" },
  { topic: HOSTED_TOPIC, table: "sites", on: "delete", key: "old.id" },
  { topic: HOSTED_TOPIC, table: "site_hosts", on: "insert", key: "new.site_id" },
  { topic: HOSTED_TOPIC, table: "site_hosts", on: "update", key: "new.site_id" },
  { topic: HOSTED_TOPIC, table: "site_hosts", on: "delete", key: "old.site_id" },
];

export class HostedSites {
  readonly #known = new Map<string, HostedSite>();
  /** What stood behind hosts before a change, until that is read: kept only over a database server. */
  readonly #former = new Map<string, HostedSite>();
  readonly #reading = new Map<string, Promise<HostedSite | undefined>>();
  /** Counts changes, so that a read that began before one is not kept. */
  #changes = 0;
  /** Until then nobody waits for the server where there is an older answer. */
  #retryAtMs = 0;
  readonly #listeners: ((siteId: string) => void)[] = [];
  readonly #onRead: ((site: HostedSite) => void)[] = [];

  /** The site behind a normalised host, at once when it is known. */
  find(ctx: Context, host: string): HostedSite | undefined | Promise<HostedSite | undefined> {
    const known = this.#known.get(host);
    if (known !== undefined) return known;
    const former = this.#former.get(host);
    if (former === undefined) return this.#readOnce(ctx, host);
    return machineMs() < this.#retryAtMs ? former : this.#readOr(ctx, host, former);
  }

  /** The site behind a normalised host when it is known and nothing has changed since. */
  peek(host: string): HostedSite | undefined {
    return this.#known.get(host);
  }

  /** Drops what is known of a site, and reads that began before its change. */
  forget(siteId: string): void {
    this.#drop((site) => site.siteId === siteId);
    for (const listener of this.#listeners) listener(siteId);
  }

  /**
   * Follows what other instances change. What visitors here have asked for is read again at once, so
   * that it is here when the server is away the next moment.
   */
  follow(ctx: Context): void {
    ctx.sharing?.changes?.onChange((topic, key) => {
      if (key !== undefined && topic !== HOSTED_TOPIC) return;
      const isMeant = ({ siteId }: HostedSite) => key === undefined || siteId === key;
      const dropped = this.#drop(isMeant);
      for (const [host, site] of dropped) this.#former.set(host, site);
      const siteIds = key === undefined ? new Set(dropped.map(([, site]) => site.siteId)) : [key];
      for (const siteId of siteIds) for (const listener of this.#listeners) listener(siteId);
      for (const [host] of dropped) void this.#readOnce(ctx, host).catch(() => {});
    });
  }

  /** Has `listener` told of every site whose names or pages have changed. */
  onForget(listener: (siteId: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Has `listener` told of every site that was read. */
  onRead(listener: (site: HostedSite) => void): void {
    this.#onRead.push(listener);
  }

  #drop(isMeant: (site: HostedSite) => boolean): [string, HostedSite][] {
    this.#changes += 1;
    this.#reading.clear();
    const dropped = [...this.#known].filter(([, site]) => isMeant(site));
    for (const [host] of dropped) this.#known.delete(host);
    return dropped;
  }

  /** What stood there before, where the server does not say in time what does now. */
  async #readOr(ctx: Context, host: string, former: HostedSite): Promise<HostedSite | undefined> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error("the server did not answer")), RETRY_AFTER_MS);
    try {
      return await Promise.race([this.#readOnce(ctx, host), late]);
    } catch {
      this.#retryAtMs = machineMs() + RETRY_AFTER_MS;
      return former;
    } finally {
      clearTimeout(timer);
    }
  }

  #readOnce(ctx: Context, host: string): Promise<HostedSite | undefined> {
    let reading = this.#reading.get(host);
    if (reading === undefined) {
      reading = this.#read(ctx, host).finally(() => {
        if (this.#reading.get(host) === reading) this.#reading.delete(host);
      });
      this.#reading.set(host, reading);
    }
    return reading;
  }

  async #read(ctx: Context, host: string): Promise<HostedSite | undefined> {
    const changes = this.#changes;
    const site = await readHostedSite(ctx, host);
    if (changes === this.#changes) this.#keep(host, site);
    if (site !== undefined) for (const listener of this.#onRead) listener(site);
    return site;
  }

  #keep(host: string, site: HostedSite | undefined): void {
    this.#former.delete(host);
    this.#known.delete(host);
    // Unknown hosts are not kept: anybody can make them up, and would push out real ones.
    if (site === undefined) return;
    if (this.#known.size >= HOSTS_MAX) {
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(host, site);
  }
}

/** The one directory of a context. */
export const hostedSites = defineState(() => new HostedSites());

/** Call after every committed change of what a site's visitors get. */
export function forgetHostedSite(ctx: Context, siteId: string): void {
  ctx.states.of(hostedSites).forget(siteId);
}

/** The site of a name, whether or not it is published. */
export function behindHost(ctx: Context, host: string): SQL | undefined {
  const slug = slugOfHost(ctx.config, host);
  const byHost = sql`${sites.id} = (select ${siteHosts.siteId} from ${siteHosts} where ${siteHosts.host} = ${host})`;
  return slug === undefined ? byHost : or(eq(sites.slug, slug), byHost);
}

async function readHostedSite(ctx: Context, host: string): Promise<HostedSite | undefined> {
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
    .where(and(behindHost(ctx, host), isNotNull(sites.servedBuildId)));
  return row && { ...row, host: siteHost(ctx.config, row) };
}
