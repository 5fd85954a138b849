/**
 * Decides by the Host header what a request is for: the service itself, perhaps a hosted site, or
 * nothing we answer for. Ports are ignored, since a proxy may listen on another one.
 */
import type { Asked } from "../http/asked.ts";
import { normaliseHost } from "../lib/host.ts";
import { isLoopback } from "../lib/ip-address.ts";
import type { Config } from "../platform/config.ts";

export type HostKind =
  | { kind: "service" }
  /** A name that may be a site's: below the sites' domain, or somebody's own domain. */
  | { kind: "site"; name: string }
  | { kind: "unknown" };

const SERVICE: HostKind = { kind: "service" };
const UNKNOWN: HostKind = { kind: "unknown" };
/** Header spellings remembered, so that a busy host is worked out once. */
const REMEMBERED_MAX = 10_000;

/** A name of 253 characters, a dot after it, a colon and a port. */
const HEADER_LENGTH_MAX = 260;

export type Hosts = { classify(request: Pick<Asked, "headers">): HostKind };

export function createHosts(config: Pick<Config, "publicUrl">): Hosts {
  const own = new Set(["localhost"]);
  const publicHost = normaliseHost(new URL(config.publicUrl).host);
  if (publicHost !== undefined) own.add(publicHost);
  const remembered = new Map<string, HostKind>();

  function classifyHeader(header: string): HostKind {
    const name = normaliseHost(header);
    if (name === undefined) return UNKNOWN;
    if (own.has(name) || isLoopback(name.replace(/^\[|\]$/g, ""))) return SERVICE;
    return { kind: "site", name };
  }

  return {
    classify(request) {
      const header = request.headers.get("host");
      if (header === null || header.length > HEADER_LENGTH_MAX) return UNKNOWN;
      const known = remembered.get(header);
      if (known) return known;
      const kind = classifyHeader(header);
      if (remembered.size >= REMEMBERED_MAX) remembered.clear();
      remembered.set(header, kind);
      return kind;
    },
  };
}
