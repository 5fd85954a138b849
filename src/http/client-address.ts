/** The address a request comes from: the socket's, or the one a trusted proxy vouches for. */

import { type AddressRange, canonicalAddress, isInRanges } from "../lib/ip-address.ts";
import type { AskedHeaders } from "./asked.ts";

/**
 * `peer` is the socket's address. Only if it is trusted is `X-Forwarded-For` believed, from the
 * right, up to the first entry that is not a trusted proxy itself.
 */
export function clientAddress(
  peer: string,
  headers: AskedHeaders,
  trusted: readonly AddressRange[],
): string {
  if (trusted.length === 0) return peer;
  const forwardedFor = headers.get("x-forwarded-for");
  if (forwardedFor === null || !isInRanges(peer, trusted)) return peer;
  let client = peer;
  for (const entry of forwardedFor.split(",").reverse()) {
    const address = canonicalAddress(withoutPort(entry.trim()));
    // Junk was not written by a proxy of ours: what stands left of it cannot be believed.
    if (address === undefined) return client;
    client = address;
    if (!isInRanges(address, trusted)) return client;
  }
  return client;
}

/** Headers by which a proxy says that it speaks for somebody else. */
const FORWARDED = [
  ...["forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"],
  // Some are set to tell the host or the scheme alone.
  ...["for", "host", "port", "proto", "scheme", "server"].map((what) => `x-forwarded-${what}`),
];

/** Whether a proxy has passed this on: then it is not the peer's own question. */
export function isForwarded(headers: Headers): boolean {
  return FORWARDED.some((name) => headers.has(name));
}

/** Some proxies write the port too: `192.0.2.1:443`, and IPv6 in brackets, with or without one. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, "$1");

/** Who a visitor's request comes from. */
export type Client = {
  readonly address: string;
  /** A proxy of ours sent the request: what its headers say of the client is believed. */
  readonly isVouchedFor: boolean;
};

/** The address as above, and whether a trusted proxy stands behind it. */
export function readClient(
  peer: string,
  headers: AskedHeaders,
  trusted: readonly AddressRange[],
): Client {
  return {
    address: clientAddress(peer, headers, trusted),
    isVouchedFor: isInRanges(peer, trusted),
  };
}
