/** Sockets that systemd opened before it started us (sd_listen_fds): ports below 1024 without a privilege. */
import type { Environment } from "../../platform/config.ts";

export type InheritedSockets = { readonly https?: number; readonly http?: number };

const FIRST_DESCRIPTOR = 3;

/**
 * Descriptors by the names that the socket unit gives them (`FileDescriptorName=https` and `http`);
 * without names the first is for HTTPS and the second for HTTP.
 */
export function inheritedSockets(environment: Environment, pid: number): InheritedSockets {
  const count = Number(environment.LISTEN_FDS);
  if (environment.LISTEN_PID !== String(pid) || !(count >= 1 && count <= 16)) return {};
  const names = environment.LISTEN_FDNAMES?.split(":") ?? [];
  const isNamed = names.includes("https") || names.includes("http");
  const at = (name: string, place: number) => {
    const index = isNamed ? names.indexOf(name) : place;
    return index >= 0 && index < count ? FIRST_DESCRIPTOR + index : undefined;
  };
  const https = at("https", 0);
  const http = at("http", 1);
  return { ...(https !== undefined && { https }), ...(http !== undefined && { http }) };
}
