/**
 * Opens the ports that the service answers on: one for plain HTTP, or with TLS on the two of the
 * listener, which is loaded only then.
 */
import type { Server } from "bun";
import { warnOperators } from "../features/upkeep/warn-operators.ts";
import { OperatorError } from "../lib/errors.ts";
import { type Config, type Environment, parseConfig } from "../platform/config.ts";
import type { Context } from "../platform/context.ts";
import type { TlsSettings } from "../platform/tls-settings.ts";
import type { Front } from "./front.ts";

export type Listening = {
  readonly port: number;
  /** Of plain HTTP beside HTTPS; undefined where there is no HTTPS. */
  readonly httpPort: number | undefined;
  /** What is not set follows from the ports, which are only known now if any would do. */
  readonly config: Config;
  /** Requests are answered with 503 until then. */
  attach(ctx: Context, front: Front): Promise<void>;
  /** Accepts nothing new; resolves when the requests in flight are answered. */
  finish(): Promise<void>;
  close(): unknown;
};

/** Bun's own limit only has to lie above ours, because its refusal cannot carry the envelope. */
const SERVER_BODY_BYTES_MAX = 64 * 1024 * 1024;

/** Throws `OperatorError` when an address cannot be had. */
export async function openPorts(wanted: Config, environment: Environment): Promise<Listening> {
  return wanted.tls ? listenSecurely(wanted, wanted.tls, environment) : listen(wanted, environment);
}

function listen(wanted: Config, environment: Environment): Listening {
  let front: Front | undefined;
  const server = serve(wanted, (request, own) =>
    front ? front(request, own) : new Response(null, { status: 503 }),
  );
  const port = server.port ?? wanted.port;
  return {
    port,
    httpPort: undefined,
    config: parseConfig({ ...environment, PORT: String(port) }),
    async attach(_, answer) {
      front = answer;
    },
    finish: () => server.stop(),
    close: () => server.stop(true),
  };
}

function serve(
  { host, port }: Config,
  answer: (request: Request, server: Server<undefined>) => Response | Promise<Response>,
) {
  try {
    return Bun.serve({
      hostname: host,
      port,
      fetch: answer,
      development: false,
      // On by default outside development: a second service would silently share the port.
      reusePort: false,
      idleTimeout: 30,
      maxRequestBodySize: SERVER_BODY_BYTES_MAX,
      error: () => new Response(null, { status: 500 }),
    });
  } catch (error) {
    throw new OperatorError(
      `Cannot listen on ${host}:${port} (${codeOf(error)}); stop what uses that address, or choose another with HOST and PORT.`,
    );
  }
}

async function listenSecurely(
  wanted: Config,
  settings: TlsSettings,
  environment: Environment,
): Promise<Listening> {
  const { openListener } = await import("./listener/open-listener.ts");
  const { openCertificates } = await import("../features/domains/certificates/open.ts");
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
    async attach(ctx, front) {
      const source = await openCertificates(ctx, settings, warnOperators);
      // The port that clients use may be another than ours: something may lead from one to the other.
      const { port } = new URL(config.publicUrl);
      listener.attach({ front, source, portSuffix: port === "" ? "" : `:${port}` });
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

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
