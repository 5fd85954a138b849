/**
 * Every name that is live on this instance, in memory: for TLS handshakes and proxies that ask, of
 * which anybody can make any number. Only changes of sites and a full look now and then read the
 * database, never a name that is asked for.
 */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { hostedSites, listPublishedSlugs, listSiteHosts, siteHost } from "../sites/room.ts";
import { counterpartOf } from "./domain-name.ts";
import { listPointing } from "./stored-domains.ts";

/** After this everything is read again, whatever changes this process has heard of. */
const AGE_MS_MAX = 60_000;
/** The same where other instances write to the database too. */
const SHARED_AGE_MS_MAX = 2_000;

/** The service's own host, each published site's subdomain, and the domains that lead here. */
export async function listCertifiableNames(ctx: Context): Promise<string[]> {
  const names = ctx.states.of(servedNames);
  await names.refresh(ctx);
  return names.list();
}

/** Whether a certificate for the name would be for something that is live here. */
export async function mayHaveCertificate(ctx: Context, name: string): Promise<boolean> {
  const names = ctx.states.of(servedNames);
  await names.refresh(ctx);
  return names.has(name);
}

class ServedNames {
  readonly #names = new Set<string>();
  readonly #bySite = new Map<string, readonly string[]>();
  readonly #stale = new Set<string>();
  #readAtMs: number | undefined;
  #refreshing: Promise<void> | undefined;
  #isListening = false;

  has(name: string): boolean {
    return this.#names.has(name);
  }

  list(): string[] {
    return [...this.#names];
  }

  /** Reads what has changed; callers that come meanwhile share the reading. */
  async refresh(ctx: Context): Promise<void> {
    // A reading that is under way may have begun before the change that this caller knows of.
    await this.#refreshing;
    const isOld = this.#isOld(ctx);
    if (!isOld && this.#stale.size === 0) return;
    this.#refreshing ??= this.#read(ctx, isOld).finally(() => {
      this.#refreshing = undefined;
    });
    await this.#refreshing;
  }

  #isOld(ctx: Context): boolean {
    if (this.#readAtMs === undefined) return true;
    const ageMs = ctx.clock.monotonicMs() - this.#readAtMs;
    return ageMs >= (ctx.db.isLocal ? AGE_MS_MAX : SHARED_AGE_MS_MAX);
  }

  async #read(ctx: Context, isWhole: boolean): Promise<void> {
    this.#listen(ctx);
    const siteIds = [...this.#stale];
    // What changes from here on is read next time, whether this reading has seen it or not.
    this.#stale.clear();
    const readAtMs = ctx.clock.monotonicMs();
    const found = isWhole ? await readNames(ctx) : await readNamesOf(ctx, siteIds);
    if (isWhole) {
      this.#names.clear();
      this.#bySite.clear();
      this.#readAtMs = readAtMs;
      this.#names.add(new URL(ctx.config.publicUrl).hostname);
    }
    for (const siteId of siteIds) this.#forget(siteId);
    for (const [siteId, names] of found) {
      this.#bySite.set(siteId, names);
      for (const name of names) this.#names.add(name);
    }
  }

  #forget(siteId: string): void {
    for (const name of this.#bySite.get(siteId) ?? []) this.#names.delete(name);
    this.#bySite.delete(siteId);
  }

  #listen(ctx: Context): void {
    if (this.#isListening) return;
    this.#isListening = true;
    ctx.states.of(hostedSites).onForget((siteId) => this.#stale.add(siteId));
  }
}

const servedNames = defineState(() => new ServedNames());

type NamesBySite = Map<string, string[]>;

async function readNames(ctx: Context): Promise<NamesBySite> {
  const [published, pointing] = [await listPublishedSlugs(ctx), await listPointing(ctx)];
  return collect(ctx, published, pointing, await listSiteHosts(ctx));
}

async function readNamesOf(ctx: Context, siteIds: readonly string[]): Promise<NamesBySite> {
  const published = await listPublishedSlugs(ctx, siteIds);
  const pointing = await Promise.all(published.map(({ siteId }) => listPointing(ctx, siteId)));
  return collect(ctx, published, pointing.flat(), await listSiteHosts(ctx, siteIds));
}

/** A site that is not published has no names at all; a counterpart may be another's, who has proved it. */
function collect(
  ctx: Context,
  published: Awaited<ReturnType<typeof listPublishedSlugs>>,
  pointing: Awaited<ReturnType<typeof listPointing>>,
  hosts: Awaited<ReturnType<typeof listSiteHosts>>,
): NamesBySite {
  const holders = new Map(hosts.map(({ siteId, host }) => [host, siteId]));
  const names: NamesBySite = new Map();
  for (const { siteId, slug } of published)
    names.set(siteId, [siteHost(ctx.config, { slug, liveDomain: null })]);
  for (const { siteId, domain, hasCounterpart } of pointing) {
    const counterpart = counterpartOf(domain);
    const isTheirs = hasCounterpart && holders.get(counterpart) === siteId;
    names.get(siteId)?.push(domain, ...(isTheirs ? [counterpart] : []));
  }
  return names;
}
