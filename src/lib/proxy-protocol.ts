/** The PROXY protocol, version 2: how a proxy of raw connections says whom it speaks for. Pure. */
import ipaddr from "ipaddr.js";

export type ProxyHeader =
  /** The bytes do not begin with one. */
  | { kind: "absent" }
  /** They may, but more of them are needed. */
  | { kind: "incomplete" }
  | { kind: "malformed" }
  /** `source` is undefined where the proxy speaks for itself, as health checks do. */
  | { kind: "present"; bytes: number; source: string | undefined };

const SIGNATURE = Buffer.from("0d0a0d0a000d0a515549540a", "hex");
const FIXED_BYTES = 16;
/** Addresses take 36 at most; what else proxies add stays far below this. */
const REST_BYTES_MAX = 2_048;
const IPV4_STREAM = 0x11;
const IPV6_STREAM = 0x21;

/** Reads the header at the start of a connection. */
export function readProxyHeader(start: Buffer): ProxyHeader {
  const compared = Math.min(start.length, SIGNATURE.length);
  if (SIGNATURE.compare(start, 0, compared, 0, compared) !== 0) return { kind: "absent" };
  if (start.length < FIXED_BYTES) return { kind: "incomplete" };
  const command = start.readUInt8(12);
  const family = start.readUInt8(13);
  const restBytes = start.readUInt16BE(14);
  const isKnown = command === 0x20 || command === 0x21;
  if (!isKnown || restBytes > REST_BYTES_MAX) return { kind: "malformed" };
  const bytes = FIXED_BYTES + restBytes;
  if (start.length < bytes) return { kind: "incomplete" };
  if (command === 0x20) return { kind: "present", bytes, source: undefined };
  const rest = start.subarray(FIXED_BYTES, bytes);
  const source = readSource(family, rest);
  return source === undefined ? { kind: "malformed" } : { kind: "present", bytes, source };
}

function readSource(family: number, rest: Buffer): string | undefined {
  if (family === IPV4_STREAM && rest.length >= 12)
    return ipaddr.fromByteArray([...rest.subarray(0, 4)]).toString();
  if (family === IPV6_STREAM && rest.length >= 36)
    return ipaddr.process(ipaddr.fromByteArray([...rest.subarray(0, 16)]).toString()).toString();
  return undefined;
}
