/**
 * The TLS side of the HTTPS port: handshakes, one certificate for each name, HTTP/2 or HTTP/1.1. What
 * it decrypts goes on to the service's own HTTP server, by HTTP/2 all but what is in memory. It decides
 * nothing about requests.
 */
import { createSecureContext, createServer, type SecureContext, type TLSSocket } from "node:tls";
import { networkOf } from "../../lib/ip-address.ts";
import { machineMs } from "../../lib/machine-time.ts";
import { type Ready, whenReady } from "../../lib/ready.ts";
import { type CertificateSource, TLS_RULES } from "../../platform/certificate-source.ts";
import type { FindReady } from "../front.ts";
import { carry, endSoon } from "./carry.ts";
import { ConnectionPlaces } from "./connection-places.ts";
import { ClientConnection } from "./http2/client-connection.ts";
import { StoredBlocks } from "./http2/stored-blocks.ts";
import { type Peer, type Peers, peerOf } from "./peers.ts";
import { STRICT_TRANSPORT } from "./strict-transport.ts";

const HANDSHAKE_MS_MAX = 10_000;
/** A connection that has said nothing since its handshake is ended after this. */
const SILENCE_MS_MAX = 30_000;
const SWEEP_EVERY_MS = 5_000;
const TICKET_KEYS_EVERY_MS = 12 * 60 * 60 * 1_000;
/** Handshakes that one network may have under way. */
const HANDSHAKES_MAX = 256;
/** Connections of one network that were broken off as floods, until it is refused for a while. */
const FLOODS_MAX = 8;
/** A relay's connections take its own descriptors as well. */
const DESCRIPTORS = { direct: 1, relayed: 3 };
/** Without a certificate in it, the handshake ends with an alert. */
const NO_CERTIFICATE = createSecureContext({});

export type SecureFrontParts = {
  http2: boolean;
  /** Port of the HTTP server that decrypted bytes go to. */
  innerPort: number;
  /** Clients of that server. */
  peers: Peers;
  /** Clients of this one, where a relay stands before it; undefined where it listens itself. */
  relayed: Peers | undefined;
  /** That all connections together may take. */
  descriptorsMax: number;
  /** A handshake waits for it while the service starts. */
  source(): Ready<CertificateSource>;
  /** What is answered without the HTTP server. */
  findReady: FindReady;
  /** In ms, for the dates of those answers. */
  now(): number;
};

export class SecureFront {
  readonly server: ReturnType<typeof createServer>;
  readonly #parts: SecureFrontParts;
  /** Connections that have said nothing yet, oldest first, with when that began. */
  readonly #silent = new Map<TLSSocket, number>();
  readonly #places: ConnectionPlaces;
  /** How each handshake under way is ended in the count below. */
  readonly #underWay = new Map<TLSSocket, () => void>();
  /** Handshakes under way by network. */
  readonly #handshakes = new Map<string, number>();
  /** Floods of late by network; half of them are forgotten at each sweep. */
  readonly #floods = new Map<string, number>();
  readonly #timers: ReturnType<typeof setInterval>[];
  readonly #http2 = new Set<ClientConnection>();
  readonly #blocks: StoredBlocks;
  /** What clients without a name are shown. */
  #default: { cert: string; key: string } | undefined;
  #failures = 0;

  constructor(parts: SecureFrontParts) {
    this.#parts = parts;
    this.#blocks = new StoredBlocks([STRICT_TRANSPORT], parts.now);
    this.#places = new ConnectionPlaces(
      parts.descriptorsMax,
      parts.relayed ? DESCRIPTORS.relayed : DESCRIPTORS.direct,
    );
    const protocols = parts.http2 ? ["h2", "http/1.1"] : ["http/1.1"];
    this.server = createServer({
      ...TLS_RULES,
      honorCipherOrder: true,
      handshakeTimeout: HANDSHAKE_MS_MAX,
      SNICallback: (name, done) => this.#findCertificate(name, done),
      // What is offered and unknown ends with an alert; who offers nothing speaks HTTP/1.1.
      ALPNCallback: ({ protocols: offered }) => protocols.find((one) => offered.includes(one)),
    });
    this.server.on("connection", (socket) => this.#admit(socket as TLSSocket));
    this.server.on("secureConnection", (socket) => this.#accept(socket));
    this.server.on("tlsClientError", (_, socket) => {
      this.#failures += 1;
      socket.destroy();
    });
    this.#timers = [
      setInterval(() => this.#sweep(), SWEEP_EVERY_MS),
      setInterval(() => this.renewTicketKeys(), TICKET_KEYS_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get connections(): number {
    return this.#places.size;
  }

  /** Handshakes that came to nothing since the start. */
  get failures(): number {
    return this.#failures;
  }

  /** Clients without a name get this certificate. */
  setDefault(pem: { cert: string; key: string }): void {
    this.#default = pem;
    this.renewTicketKeys();
  }

  /**
   * Tickets that were given out before are no longer taken. Their keys are the default context's own,
   * of every name's tickets, and the runtime knows no other way to change them than a new context.
   */
  renewTicketKeys(): void {
    this.server.setSecureContext({ ...this.#default, ...TLS_RULES });
  }

  /**
   * Accepts nothing more, and ends what has asked for nothing. Resolves when what is asked by HTTP/2 is
   * answered.
   */
  async finish(): Promise<void> {
    this.server.close();
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#silent.keys()) endSoon(socket);
    for (const connection of this.#http2) connection.finish();
    await Promise.all([...this.#http2].map(({ ended }) => ended));
  }

  close(): void {
    void this.finish();
    for (const socket of this.#places.sockets()) socket.destroy();
  }

  #findCertificate(name: string, done: (error: Error | null, context?: SecureContext) => void) {
    const refuse = () => done(null, NO_CERTIFICATE);
    try {
      const found = whenReady(this.#parts.source(), (source) => source.find(name.toLowerCase()));
      whenReady(found, (context) => done(null, context ?? NO_CERTIFICATE))?.catch(refuse);
    } catch {
      refuse();
    }
  }

  #admit(socket: TLSSocket): void {
    socket.on("error", () => socket.destroy());
    socket.once("close", () => this.#silent.delete(socket));
    this.#places.take(socket);
    // A relay's connection is accepted here a moment before the relay knows its port.
    if (this.#parts.relayed) setImmediate(() => this.#countHandshake(socket));
    else this.#countHandshake(socket);
  }

  /** Until the handshake ends, it takes one of the places of the client's network. */
  #countHandshake(socket: TLSSocket): void {
    const peer = this.#peerOf(socket);
    // A relay's may be done by now.
    if (!peer || socket.destroyed || this.#silent.has(socket)) return;
    const network = networkOf(peer.address);
    const underWay = (this.#handshakes.get(network) ?? 0) + 1;
    const isFlooding = (this.#floods.get(network) ?? 0) >= FLOODS_MAX;
    if (underWay > HANDSHAKES_MAX || isFlooding) return void socket.destroy();
    this.#handshakes.set(network, underWay);
    const end = () => {
      if (!this.#underWay.delete(socket)) return;
      const left = (this.#handshakes.get(network) ?? 1) - 1;
      if (left > 0) this.#handshakes.set(network, left);
      else this.#handshakes.delete(network);
    };
    this.#underWay.set(socket, end);
    socket.once("close", end);
  }

  #accept(socket: TLSSocket): void {
    this.#underWay.get(socket)?.();
    const peer = this.#peerOf(socket);
    if (!peer) return void socket.destroy();
    this.#silent.set(socket, machineMs());
    socket.setNoDelay(true);
    socket.setKeepAlive(true, SILENCE_MS_MAX);
    // A connection inside costs two descriptors, so it is made when there is something to say.
    socket.once("data", (start: Buffer) => {
      this.#silent.delete(socket);
      if (socket.alpnProtocol === "h2") return void this.#serveHttp2(socket, peer, start);
      this.#places.carry(socket);
      socket.on("data", this.#places.follow(socket));
      carry({ client: socket, start, peer }, this.#parts.innerPort, this.#parts.peers);
    });
  }

  #serveHttp2(socket: TLSSocket, peer: Peer, start: Buffer): void {
    const { innerPort, peers, findReady } = this.#parts;
    const connection = new ClientConnection({
      ...{ socket, peer, innerPort, peers, findReady, blocks: this.#blocks },
      onFlood: () => this.#noteFlood(peer),
      onInput: this.#places.follow(socket),
      onInner: (isOpen) => this.#places.carry(socket, isOpen),
    });
    this.#http2.add(connection);
    socket.once("close", () => this.#http2.delete(connection));
    connection.begin(start);
    if (!this.server.listening) connection.finish();
  }

  #noteFlood({ address }: Peer): void {
    const network = networkOf(address);
    this.#floods.set(network, (this.#floods.get(network) ?? 0) + 1);
  }

  #peerOf(socket: TLSSocket): Peer | undefined {
    const { relayed } = this.#parts;
    if (relayed) return relayed.find(socket.remotePort ?? 0);
    return socket.remoteAddress === undefined
      ? undefined
      : peerOf(socket.remoteAddress, socket.remotePort);
  }

  #sweep(): void {
    this.#places.look();
    const now = machineMs();
    for (const connection of this.#http2) connection.sweep(now);
    for (const [network, floods] of this.#floods)
      if (floods < 2) this.#floods.delete(network);
      else this.#floods.set(network, floods / 2);
    const before = now - SILENCE_MS_MAX;
    for (const [socket, since] of this.#silent) {
      if (since > before) return;
      this.#silent.delete(socket);
      endSoon(socket);
    }
  }
}
