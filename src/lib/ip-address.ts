/** Addresses and ranges of them, in one spelling: IPv4 written inside IPv6 counts as IPv4. */
import ipaddr from "ipaddr.js";

export type AddressRange = [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Reads an address or a CIDR; undefined when it is neither. IPv4 has to have its four parts: the short
 * forms mean something else than they seem to, 10.1/16 the network of 10.0.0.1.
 */
export function parseAddressRange(text: string): AddressRange | undefined {
  const [start = ""] = text.split("/");
  if (!start.includes(":") && !ipaddr.IPv4.isValidFourPartDecimal(start)) return undefined;
  if (ipaddr.isValidCIDR(text)) return unmap(ipaddr.parseCIDR(text));
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** A network of IPv4 addresses written inside IPv6 is one of IPv4. */
function unmap([address, bits]: AddressRange): AddressRange {
  if (!(address instanceof ipaddr.IPv6) || !address.isIPv4MappedAddress()) return [address, bits];
  return bits >= 96 ? [address.toIPv4Address(), bits - 96] : [address, bits];
}

/** The range as a CIDR. */
export const formatAddressRange = ([address, bits]: AddressRange): string =>
  `${address.toString()}/${bits}`;

export function isInRanges(address: string, ranges: readonly AddressRange[]): boolean {
  if (ranges.length === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some(([base, bits]) => parsed.kind() === base.kind() && parsed.match(base, bits));
}

/** The address in its one spelling; undefined when it is none. */
export function canonicalAddress(text: string): string | undefined {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined;
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** What shares a rate limit with this address: itself, or for IPv6 its /64, the least a customer gets. */
export function networkOf(address: string): string {
  // The common case by far, and not worth parsing on every request.
  if (!address.includes(":")) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}
