/**
 * Opens the ports that the service answers on: one for plain HTTP, or with TLS on the two of the
 * listener, which is loaded only then.
 */

import type { Server } from "bun";
import { loadCertificates } from "../features/domains/room.ts";
import { warnOperators } from "../features/upkeep/room.ts";
import { formatAddressRange } from "../lib/ip-address.ts";
import { type Config, type Environment, parseConfig } from "../platform/config.ts";
import type { Context } from "../platform/context.ts";
import type { TlsSettings } from "../platform/tls-settings.ts";
import { wrongSetting } from "../platform/wrong-setting.ts";
import { cannotListen } from "./cannot-listen.ts";
import type { FindReady, Front } from "./front.ts";
import type { HostingThreads, ThreadParts } from "./hosting-threads/hosting-threads.ts";
import { serveOn } from "./serve-on.ts";

export type Listening = {
  readonly port: number;
  /** Of plain HTTP beside HTTPS; undefined where there is no HTTPS. */
  readonly httpPort: number | undefined;
  /** What is not set follows from the ports, which are only known now if any would do. */
  readonly config: Config;
  /** Requests are answered with 503 until then. */
  attach(ctx: Context, parts: ThreadParts & { findReady: FindReady }): Promise<void>;
  /** Accepts nothing new; resolves when the requests in flight are answered. */
  finish(): Promise<void>;
  close(): unknown;
};

/**
 * Far above our own limits, because the runtime's refusal cannot carry the envelope. What nobody reads of
 * a body is dropped as it comes, and takes no memory.
 */
const SERVER_BODY_BYTES_MAX = 1024 * 1024 * 1024;
/** How long a thread keeps a file where other instances change sites too. */
const SHARED_AGE_MS_MAX = 2_000;

/** Throws `OperatorError` when an address cannot be had. */
export async function openPorts(wanted: Config, environment: Environment): Promise<Listening> {
  return wanted.tls ? listenSecurely(wanted, wanted.tls, environment) : listen(wanted, environment);
}

function listen(wanted: Config, environment: Environment): Listening {
  let front: Front | undefined;
  let threads: HostingThreads | undefined;
  const server = serve(wanted, (request, own) =>
    front ? front(request, own) : new Response(null, { status: 503 }),
  );
  const port = server.port ?? wanted.port;
  return {
    port,
    httpPort: undefined,
    config: parseConfig({ ...environment, PORT: String(port) }),
    async attach(ctx, parts) {
      front = parts.front;
      if (wanted.hostingThreads > 0) threads = await startThreads(ctx, parts, port);
    },
    finish: async () => {
      await Promise.all([server.stop(), threads?.finish()]);
    },
    close: () => {
      threads?.close();
      return server.stop(true);
    },
  };
}

/** Loaded only where they are wanted. */
async function startThreads(ctx: Context, parts: ThreadParts, port: number) {
  const { HostingThreads } = await import("./hosting-threads/hosting-threads.ts");
  const { host, publicUrl, trustedProxies, hostingThreads } = ctx.config;
  const setup = {
    ...{ host, port, publicUrl, bodyBytesMax: SERVER_BODY_BYTES_MAX },
    trustedProxies: trustedProxies.map(formatAddressRange),
    instanceKey: ctx.instanceKey,
    ageMsMax: ctx.db.isLocal ? undefined : SHARED_AGE_MS_MAX,
  };
  return HostingThreads.start(ctx, parts, setup, hostingThreads);
}

function serve(
  { host, port, hostingThreads }: Config,
  answer: (request: Request, server: Server<undefined>) => Response | Promise<Response>,
): Server<undefined> {
  const options = { host, port, bodyBytesMax: SERVER_BODY_BYTES_MAX, isShared: false };
  if (hostingThreads > 0 && process.platform !== "linux")
    throw wrongSetting("SITEWRIGHT_HOSTING_THREADS", "works on Linux only", "0");
  try {
    const server = serveOn(options, answer);
    if (hostingThreads === 0) return server;
    // Nobody else has the port: only now may it be shared, between threads of this process.
    server.stop(true);
    return serveOn({ ...options, port: server.port ?? port, isShared: true }, answer);
  } catch (error) {
    throw cannotListen(`${host}:${port}`, error, "HOST and PORT");
  }
}

async function listenSecurely(
  wanted: Config,
  settings: TlsSettings,
  environment: Environment,
): Promise<Listening> {
  const { openListener } = await import("./listener/open-listener.ts");
  const { openCertificates } = await loadCertificates();
  const bodyBytesMax = SERVER_BODY_BYTES_MAX;
  const listener = await openListener({ config: wanted, settings, environment, bodyBytesMax });
  const { httpsPort, httpPort } = listener;
  const config = parseConfig({
    ...environment,
    SITEWRIGHT_HTTPS_PORT: String(httpsPort),
    SITEWRIGHT_HTTP_PORT: String(httpPort),
  });
  return {
    ...{ config, httpPort, port: httpsPort },
    async attach(ctx, { front, findReady }) {
      if (wanted.hostingThreads > 0)
        ctx.log.warn("SITEWRIGHT_HOSTING_THREADS has no effect with SITEWRIGHT_TLS on");
      const source = await openCertificates(ctx, settings, warnOperators);
      // The port that clients use may be another than ours: something may lead from one to the other.
      const { port } = new URL(config.publicUrl);
      listener.attach({
        front,
        findReady,
        now: () => ctx.clock.now(),
        source,
        portSuffix: port === "" ? "" : `:${port}`,
      });
      ctx.metrics.gauge("sitewright_tls_connections", "Connections that are open.", () => {
        return listener.connections;
      });
      ctx.metrics.gauge(
        "sitewright_tls_failures",
        "Handshakes that failed since the start.",
        () => {
          return listener.failures;
        },
      );
    },
    finish: () => listener.finish(),
    close: () => listener.close(),
  };
}
