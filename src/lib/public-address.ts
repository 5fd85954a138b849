/**
 * Which IP addresses belong to the public internet. Everything that is special in any way (private,
 * loopback, link-local, metadata, documentation, a tunnel that carries another address) does not,
 * however it is written. Names are not looked up here.
 */
import ipaddr from "ipaddr.js";
import type { AddressRange } from "./ip-address.ts";

/** Where IPv6 unicast addresses are given out from; all else is special or not assigned. */
const GLOBAL_UNICAST = [ipaddr.parseCIDR("2000::/3")];

/** Inside public ranges, and yet not for everybody. */
const SPECIAL = [
  // Azure's virtual host: metadata and certificates of the machine.
  ipaddr.parseCIDR("168.63.129.16/32"),
  // Addresses of the former 6bone.
  ipaddr.parseCIDR("3ffe::/16"),
];

/** The last 64 bits of an ISATAP address begin with either of these; an IPv4 address follows. */
const ISATAP = [0x0000_5efe, 0x0200_5efe];

/**
 * True for a public unicast address. Text that is no address in its full form is not one: short
 * and octal spellings are for the URL parser to resolve before.
 */
export function isPublicAddress(text: string): boolean {
  if (!isFullAddress(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== "unicast" || isIn(address, SPECIAL)) return false;
  if (address instanceof ipaddr.IPv4) return true;
  return isIn(address, GLOBAL_UNICAST) && !isIsatap(address);
}

/** True for four decimal numbers, and for IPv6 without a zone. */
export function isFullAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || (text.includes(":") && isPlainIpv6(text));
}

const isPlainIpv6 = (text: string) => !text.includes("%") && ipaddr.IPv6.isValid(text);

/** A tunnel inside one organisation: whoever relays it would reach the IPv4 address within. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  const start = (parts[4] ?? 0) * 0x1_0000 + (parts[5] ?? 0);
  return ISATAP.includes(start);
}

function isIn(address: ipaddr.IPv4 | ipaddr.IPv6, list: readonly AddressRange[]): boolean {
  return list.some(([base, bits]) => address.kind() === base.kind() && address.match(base, bits));
}
