/** A listener for plain HTTP, of the service's own thread or of one that shares its port. */
import type { Server } from "bun";
import type { Ready } from "../lib/ready.ts";

export type ListenerOptions = {
  readonly host: string;
  readonly port: number;
  readonly bodyBytesMax: number;
  /** Other listeners of this process take connections of the same port. */
  readonly isShared: boolean;
};

/** A connection that has been silent for this long is ended. */
const SILENT_SECONDS_MAX = 30;

export function serveOn(
  { host, port, bodyBytesMax, isShared }: ListenerOptions,
  answer: (request: Request, server: Server<undefined>) => Ready<Response>,
): Server<undefined> {
  return Bun.serve({
    hostname: host,
    port,
    fetch: answer,
    development: false,
    // On by default outside development: a second service would silently share the port.
    reusePort: isShared,
    idleTimeout: SILENT_SECONDS_MAX,
    maxRequestBodySize: bodyBytesMax,
    error: () => new Response(null, { status: 500 }),
  });
}
