/**
 * Listens for HTTPS and for plain HTTP. TLS ends here, and requests are answered by an HTTP server
 * on a loopback port, which answers nobody but this listener's own connections: it is what knows
 * HTTP/2, and cannot choose certificates by name (decision 0420).
 */
import type { AddressInfo, Server as NetServer } from "node:net";
import type { Server } from "bun";
import { PROBE_PATH } from "../../features/domains/room.ts";
import type { ClientConnection } from "../../http/connection.ts";
import { pathOf } from "../../http/path-of.ts";
import { OperatorError } from "../../lib/errors.ts";
import { type Ready, whenReady } from "../../lib/ready.ts";
import type { CertificateSource } from "../../platform/certificate-source.ts";
import type { Config, Environment } from "../../platform/config.ts";
import { readDescriptorLimit } from "../../platform/descriptor-limit.ts";
import type { TlsSettings } from "../../platform/tls-settings.ts";
import { cannotListen } from "../cannot-listen.ts";
import type { FindReady, Front } from "../front.ts";
import { ChallengeFront, offersChallenge } from "./challenge-front.ts";
import { inheritedSockets } from "./inherited-sockets.ts";
import { Peers } from "./peers.ts";
import { answerPlain } from "./plain-front.ts";
import { createRelay, type RelayTarget } from "./relay.ts";
import { SecureFront } from "./secure-front.ts";
import { STRICT_TRANSPORT } from "./strict-transport.ts";

export type Listener = {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** From here on requests are answered; `portSuffix` stands behind hosts in HTTPS addresses. */
  attach(parts: {
    front: Front;
    findReady: FindReady;
    /** In ms, for dates. */
    now(): number;
    source: CertificateSource;
    portSuffix: string;
  }): void;
  readonly connections: number;
  readonly failures: number;
  /** Accepts nothing new; resolves when the requests in flight are answered. */
  finish(): Promise<void>;
  close(): void;
};

type Attached = Parameters<Listener["attach"]>[0];
type Address = { fd: number } | { host: string; port: number };

const IDLE_SECONDS_MAX = 30;
/** For files, the database, plain HTTP and calls to others. */
const RESERVED_DESCRIPTORS = 2_048;
const LOOPBACK = { host: "127.0.0.1", port: 0 };

export type TlsListenerOptions = {
  config: Pick<Config, "host" | "trustedProxies">;
  settings: TlsSettings;
  environment: Environment;
  bodyBytesMax: number;
};

/** Throws `OperatorError` when a port cannot be had, and leaves nothing open then. */
export async function openListener(options: TlsListenerOptions): Promise<Listener> {
  const opened: (() => void)[] = [];
  const close = () => {
    for (const step of opened.splice(0).reverse()) step();
  };
  try {
    return await open(options, opened, close);
  } catch (error) {
    close();
    throw error;
  }
}

async function open(
  options: TlsListenerOptions,
  opened: (() => void)[],
  close: () => void,
): Promise<Listener> {
  const inherited = inheritedSockets(options.environment, process.pid);
  let attached: Attached | undefined;
  const attaching = Promise.withResolvers<Attached>();
  const inner = serveRequests(options, () => attached);
  opened.push(() => inner.server.stop(true));
  const { secure, relay, port } = await openSecure(options, inherited.https, opened, {
    inner,
    source: () => attached?.source,
    findReady: (...asked) => attached?.findReady(...asked),
    now: () => attached?.now() ?? 0,
    arriving: attaching.promise.then(({ source }) => source),
  });
  const plain = await openPlain(options, inherited.http, () => attached);
  opened.push(() => plain.close());
  opened.push(() => void relay?.close());
  return {
    httpsPort: port,
    httpPort: plain.port,
    attach(parts) {
      attached = parts;
      attaching.resolve(parts);
      parts.source.watchDefault((pem) => secure.setDefault(pem));
    },
    get connections() {
      return secure.connections;
    },
    get failures() {
      return secure.failures;
    },
    async finish() {
      relay?.close();
      plain.close();
      await Promise.all([secure.finish(), inner.server.stop()]);
    },
    close,
  };
}

type SecureParts = {
  inner: ReturnType<typeof serveRequests>;
  source: () => CertificateSource | undefined;
  findReady: FindReady;
  now(): number;
  /** Resolves with what `source` then answers. */
  arriving: Promise<CertificateSource>;
};

/** The HTTPS port, with a relay before it where the first bytes of connections are looked at. */
async function openSecure(
  options: TlsListenerOptions,
  fd: number | undefined,
  opened: (() => void)[],
  { inner, source, findReady, now, arriving }: SecureParts,
): Promise<{ secure: SecureFront; relay: NetServer | undefined; port: number }> {
  const { config, settings } = options;
  const isRelayed = config.trustedProxies.length > 0 || isChallengedByTls(settings);
  const relayed = isRelayed ? new Peers() : undefined;
  const secure = new SecureFront({
    http2: settings.http2,
    innerPort: portOf(inner.server),
    peers: inner.peers,
    relayed,
    descriptorsMax: descriptorsForVisitors(),
    source: () => source() ?? arriving,
    findReady,
    now,
  });
  opened.push(() => secure.close());
  const address = addressOf(fd, config.host, settings.httpsPort);
  const port = await listen(secure.server, relayed ? LOOPBACK : address);
  if (!relayed) return { secure, relay: undefined, port };
  const relay = await openSecureRelay(options, { port, peers: relayed }, source, opened);
  return { secure, relay, port: await listen(relay, address) };
}

/**
 * What stands before the secure front, for the headers of proxies and the hellos of certificate
 * authorities, and is still to listen.
 */
async function openSecureRelay(
  { config, settings }: TlsListenerOptions,
  secure: RelayTarget,
  source: () => CertificateSource | undefined,
  opened: (() => void)[],
): Promise<NetServer> {
  const trusted = config.trustedProxies;
  if (!isChallengedByTls(settings)) return createRelay({ trusted, choose: () => secure });
  const challenges = new ChallengeFront(source);
  opened.push(() => challenges.server.close());
  const port = await listen(challenges.server, LOOPBACK);
  return createRelay({
    trusted,
    choose(start) {
      const offer = offersChallenge(start);
      if (offer === "wait") return "wait";
      return offer ? { port, peers: secure.peers } : secure;
    },
  });
}

/** What is left of the process's descriptors when the rest of the service has some to itself. */
function descriptorsForVisitors(): number {
  const limit = readDescriptorLimit();
  return limit - Math.min(RESERVED_DESCRIPTORS, Math.floor(limit / 4));
}

const isChallengedByTls = (settings: TlsSettings): boolean =>
  settings.mode === "acme" && settings.challenge === "tls-alpn-01";

/** The HTTP server behind: on a port that it tells nobody, for connections that the listener dialled. */
function serveRequests(options: TlsListenerOptions, attached: () => Attached | undefined) {
  const peers = new Peers();
  const server: Server<undefined> = Bun.serve({
    hostname: LOOPBACK.host,
    port: 0,
    http2: options.settings.http2,
    development: false,
    reusePort: false,
    idleTimeout: IDLE_SECONDS_MAX,
    maxRequestBodySize: options.bodyBytesMax,
    error: () => new Response(null, { status: 500 }),
    fetch(request, own): Ready<Response> {
      const dialledFrom = own.requestIP(request);
      const peer = dialledFrom ? peers.find(dialledFrom.port) : undefined;
      if (!peer) return new Response(null, { status: 421, headers: { connection: "close" } });
      const now = attached();
      if (!now) return new Response(null, { status: 503 });
      const connection: ClientConnection = {
        requestIP: () => peer,
        timeout: (of, seconds) => own.timeout(of, seconds),
      };
      return whenReady(now.front(request, connection), (response) => {
        response.headers.set(...STRICT_TRANSPORT);
        return response;
      });
    },
  });
  return { server, peers };
}

/** The plain port: its own server, with a relay before it where proxies may send their header. */
async function openPlain(
  { config, settings }: TlsListenerOptions,
  fd: number | undefined,
  attached: () => Attached | undefined,
): Promise<{ port: number; close(): void }> {
  const isRelayed = fd !== undefined || config.trustedProxies.length > 0;
  const address = addressOf(fd, config.host, settings.httpPort);
  const server = servePlain(isRelayed || "fd" in address ? LOOPBACK : address, attached);
  if (!isRelayed) return { port: portOf(server), close: () => void server.stop(true) };
  // Nothing asks who the clients of this port are.
  const way = { port: portOf(server), peers: new Peers() };
  const relay = createRelay({ trusted: config.trustedProxies, choose: () => way });
  const close = () => {
    relay.close();
    void server.stop(true);
  };
  try {
    return { port: await listen(relay, address), close };
  } catch (error) {
    close();
    throw error;
  }
}

function servePlain(address: { host: string; port: number }, attached: () => Attached | undefined) {
  try {
    return Bun.serve({
      hostname: address.host,
      port: address.port,
      development: false,
      reusePort: false,
      idleTimeout: IDLE_SECONDS_MAX,
      error: () => new Response(null, { status: 500 }),
      fetch(request, own) {
        const now = attached();
        // The service's own look at where a name leads comes before there is a certificate for it.
        if (now && pathOf(request.url) === PROBE_PATH) return now.front(request, own);
        return answerPlain(request, now?.source, now?.portSuffix ?? "");
      },
    });
  } catch (error) {
    throw refuse(address, error);
  }
}

const portOf = (server: { port?: number | undefined }): number => server.port ?? 0;

const addressOf = (fd: number | undefined, host: string, port: number): Address =>
  fd === undefined ? { host, port } : { fd };

function listen(server: NetServer, address: Address): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const fail = (error: unknown) => reject(refuse(address, error));
  server.once("error", fail);
  server.listen({ ...address, backlog: 1_024 }, () => {
    server.off("error", fail);
    resolve((server.address() as AddressInfo).port);
  });
  return promise;
}

function refuse(address: Address, error: unknown): OperatorError {
  if ("fd" in address)
    return new OperatorError(
      `Cannot listen on the socket that was handed over (${error instanceof Error ? error.message : String(error)}).`,
    );
  const where = `${address.host}:${address.port}`;
  return cannotListen(where, error, "HOST, SITEWRIGHT_HTTPS_PORT and SITEWRIGHT_HTTP_PORT");
}
