/** Where this service is reached: the addresses that an owner's domain has to have. */
import { splitPort } from "../../lib/host.ts";
import { isLocalName } from "../../lib/local-name.ts";
import type { Context } from "../../platform/context.ts";
import type { Dns } from "../../platform/dns.ts";
import { siteHost } from "../sites/room.ts";

export type Addresses = { v4: readonly string[]; v6: readonly string[] };

const LOOPBACK: Addresses = { v4: ["127.0.0.1"], v6: ["::1"] };

/** All addresses of a name. Rejects with `DnsFault`. */
export async function readAddresses(dns: Dns, host: string): Promise<Addresses> {
  if (isLocalName(host)) return LOOPBACK;
  const [v4, v6] = await Promise.all([dns.query(host, "A"), dns.query(host, "AAAA")]);
  return { v4, v6 };
}

/** The name to which an owner's records lead: the site's subdomain. */
export const targetOf = (ctx: Context, slug: string): string =>
  siteHost(ctx.config, { slug, liveDomain: null });

/** Addresses of the site's subdomain; those of the service's own host when that has none. */
export async function readOwnAddresses(ctx: Context, slug: string): Promise<Addresses> {
  const { publicUrl, sitesDomain } = ctx.config;
  const names = [targetOf(ctx, slug), splitPort(sitesDomain).name, new URL(publicUrl).hostname];
  const none: Addresses = { v4: [], v6: [] };
  const all = await Promise.all(
    names.map((name) => readAddresses(ctx.dns, name).catch(() => none)),
  );
  return all.find(({ v4, v6 }) => v4.length + v6.length > 0) ?? none;
}
