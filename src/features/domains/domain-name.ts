/** Which host names an owner may put in front of a site, and which belong together. Pure. */
import { domainToASCII } from "node:url";
import { normaliseHost } from "../../lib/host.ts";
import { isLocalName } from "../../lib/local-name.ts";
import type { Config } from "../../platform/config.ts";
import { isServiceHost } from "../sites/room.ts";
import { publicSuffixes } from "./public-suffixes.ts";

/** Longer than any host name in any spelling that could become one. */
const TEXT_LENGTH_MAX = 1_000;
/** One part of a name as registries sell them: no underscore, no hyphen at either end. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Ends of names that lead visitors nowhere on the web. */
const NO_SITES = new Set(["alt", "arpa", "invalid", "onion"]);
const WWW = "www.";

/**
 * The domain in its one spelling (lower case, ASCII, no trailing dot); undefined for what is no
 * registrable host name or one below it, and for names of the service.
 */
export function parseDomainName(config: Config, text: string): string | undefined {
  const sent = text.trim();
  // A port is refused rather than dropped: the owner would expect it to count.
  if (sent.length > TEXT_LENGTH_MAX || sent.includes(":")) return undefined;
  const name = normaliseHost(sent);
  if (name === undefined || !name.split(".").every((label) => isSoundLabel(label)))
    return undefined;
  if (isLocalName(name)) return isFreeLocalName(config, name) ? name : undefined;
  const { domain, isIp, publicSuffix } = publicSuffixes().parse(name, {
    allowPrivateDomains: true,
  });
  if (isIp || domain === null || publicSuffix === null || Number.isInteger(Number(publicSuffix)))
    return undefined;
  if (NO_SITES.has(publicSuffix.split(".").at(-1) ?? "")) return undefined;
  const names = [name, counterpartOf(name)];
  return names.some((host) => isServiceHost(config, host)) ? undefined : name;
}

/** Letters of other scripts are written `xn--…`; what cannot be read back is nobody's name. */
const isSoundLabel = (label: string): boolean =>
  LABEL.test(label) && (!label.startsWith("xn--") || domainToASCII(label) === label);

/** For trying a domain out: below localhost, but not the service's own name there. */
function isFreeLocalName(config: Config, name: string): boolean {
  const own = ["localhost", `${WWW}localhost`, new URL(config.publicUrl).hostname];
  return !own.includes(name) && !own.includes(counterpartOf(name));
}

/** The same name with `www.` where it has none, and without where it has. */
export const counterpartOf = (domain: string): string =>
  domain.startsWith(WWW) ? domain.slice(WWW.length) : WWW + domain;

/** All names that a domain stands for: itself, and its counterpart where that can be a name at all. */
export function hostsOf(config: Config, domain: string): string[] {
  const counterpart = parseDomainName(config, counterpartOf(domain));
  return counterpart === undefined ? [domain] : [domain, counterpart];
}

/** The part of it that one registers; itself when it is one. */
export const registrableOf = (domain: string): string =>
  publicSuffixes().getDomain(domain, { allowPrivateDomains: true }) ?? domain;

/** The names from it up to the registrable one, the nearest first: where CAA records count. */
export function listParents(domain: string): string[] {
  const top = registrableOf(domain);
  const labels = domain.split(".");
  const count = labels.length - top.split(".").length + 1;
  return Array.from({ length: count }, (_, at) => labels.slice(at).join("."));
}
