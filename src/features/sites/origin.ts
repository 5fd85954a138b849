/** Where a site is reached: its origin, and which names are the service's own. Pure. */
import { splitPort } from "../../lib/host.ts";
import type { Config } from "../../platform/config.ts";

type Addresses = Pick<Config, "sitesDomain" | "sitesScheme" | "publicUrl">;

/** Where a site is reached: a domain of its owner's once that is live, else its subdomain. */
export type SiteAddress = { slug: string; liveDomain: string | null };

/** The site's origin without a trailing slash. */
export function siteOrigin(config: Addresses, site: SiteAddress): string {
  const { port } = splitPort(config.sitesDomain);
  const shownPort = port === (config.sitesScheme === "https" ? ":443" : ":80") ? "" : port;
  return `${config.sitesScheme}://${siteHost(config, site)}${shownPort}`;
}

/** The host name of that origin. */
export function siteHost(config: Addresses, { slug, liveDomain }: SiteAddress): string {
  return liveDomain ?? `${slug}.${splitPort(config.sitesDomain).name}`;
}

/** The subdomain's label when `host` is one step below the sites' domain; else undefined. */
export function slugOfHost(config: Addresses, host: string): string | undefined {
  const suffix = `.${splitPort(config.sitesDomain).name}`;
  if (!host.endsWith(suffix)) return undefined;
  const label = host.slice(0, -suffix.length);
  return label === "" || label.includes(".") ? undefined : label;
}

/** True for the sites' domain, everything below it, and the service's own host. */
export function isServiceHost(config: Addresses, host: string): boolean {
  const { name } = splitPort(config.sitesDomain);
  return host === name || host.endsWith(`.${name}`) || host === new URL(config.publicUrl).hostname;
}
