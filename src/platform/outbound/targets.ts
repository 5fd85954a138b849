/**
 * Which targets an outgoing call may have: public addresses on the usual ports, and what
 * `SITEWRIGHT_ALLOW_PRIVATE_TARGETS` names, which opens exactly that and nothing beside it.
 */
import { normaliseHost } from "../../lib/host.ts";
import {
  type AddressRange,
  canonicalAddress,
  isInRanges,
  parseAddressRange,
} from "../../lib/ip-address.ts";
import { isFullAddress, isPublicAddress } from "../../lib/public-address.ts";

/** Named by the operator: a range opens every port of its addresses, a host one port. */
export type AllowedTargets = {
  readonly ranges: readonly AddressRange[];
  /** `name:port` or `address:port`, each in its one spelling. */
  readonly hosts: ReadonlySet<string>;
};

/** Why an address may not be dialled, and whether that says nothing but what is in the URL. */
export type TargetRefusal = { readonly text: string; readonly isPublic: boolean };

const PORTS = [80, 443, 8080, 8443];
const PORT_MAX = 65_535;

/** Reads `host:port`, addresses and CIDRs; undefined when one of `entries` is none of these. */
export function parseAllowedTargets(entries: readonly string[]): AllowedTargets | undefined {
  const ranges: AddressRange[] = [];
  const hosts = new Set<string>();
  for (const entry of entries) {
    const range = parseAddressRange(entry);
    const [, name = "", digits] = /^(.+):(\d{1,5})$/.exec(entry) ?? [];
    const host = normaliseHost(name);
    const port = Number(digits);
    if (range) ranges.push(range);
    else if (host !== undefined && port >= 1 && port <= PORT_MAX) hosts.add(spell(host, port));
    else return undefined;
  }
  return { ranges, hosts };
}

/** The same with one more host and port, which may then be private too. */
export const allowTarget = (
  allowed: AllowedTargets,
  host: string,
  port: number,
): AllowedTargets => ({
  ranges: allowed.ranges,
  hosts: new Set([...allowed.hosts, spell(host, port)]),
});

/**
 * Why the address may not be dialled; undefined when it may. `host` is the name it was found under
 * and counts only where the operator has named it.
 */
export function refuseAddress(
  allowed: AllowedTargets,
  target: { host: string; address: string; port: number },
): TargetRefusal | undefined {
  const { host, address, port } = target;
  if (!isFullAddress(address)) return inside("what it resolves to is no address");
  if (isInRanges(address, allowed.ranges)) return undefined;
  const isPublic = isPublicAddress(address);
  if (isPublic && PORTS.includes(port)) return undefined;
  if ([host, address].some((name) => allowed.hosts.has(spell(name, port)))) return undefined;
  if (!isPublic) return inside(`${address} is not a public address`);
  return { text: `port ${port} is not one of ${PORTS.join(", ")}`, isPublic: true };
}

const inside = (text: string): TargetRefusal => ({ text, isPublic: false });

function spell(host: string, port: number): string {
  const name = host.replace(/^\[|\]$/g, "");
  return `${canonicalAddress(name) ?? name}:${port}`;
}
