/**
 * Stands before a listener where a connection's first bytes have to be looked at: for the header of
 * a trusted proxy, or for what a certificate authority offers in its hello.
 */
import { createServer, type Server, type Socket } from "node:net";
import { type AddressRange, isInRanges } from "../../lib/ip-address.ts";
import { readProxyHeader } from "../../lib/proxy-protocol.ts";
import { carry } from "./carry.ts";
import { type Peer, type Peers, peerOf } from "./peers.ts";

/** Where a connection goes, and whose clients it is then listed among. */
export type RelayTarget = { port: number; peers: Peers };

export type RelayParts = {
  trusted: readonly AddressRange[];
  /** Decides from the bytes after the proxy's header; `wait` needs more of them. */
  choose(start: Buffer): RelayTarget | "wait";
};

/** A relay listens for connections that say something within this. */
const FIRST_BYTES_MS_MAX = 10_000;
/** A TLS record with its head: no hello that is answered is longer. */
const START_BYTES_MAX = 5 + 16 * 1024 + 2_064;

export function createRelay(parts: RelayParts): Server {
  return createServer({ noDelay: true }, (client) => new Arrival(client, parts));
}

class Arrival {
  readonly #client: Socket;
  readonly #parts: RelayParts;
  readonly #timer: ReturnType<typeof setTimeout>;
  #peer: Peer;
  #start = Buffer.alloc(0);
  #isHeaderRead: boolean;

  constructor(client: Socket, parts: RelayParts) {
    this.#client = client;
    this.#parts = parts;
    this.#peer = peerOf(client.remoteAddress, client.remotePort);
    this.#isHeaderRead = !isInRanges(this.#peer.address, parts.trusted);
    this.#timer = setTimeout(() => client.destroy(), FIRST_BYTES_MS_MAX);
    client.on("error", () => client.destroy());
    client.once("close", () => clearTimeout(this.#timer));
    client.on("data", this.#take);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#start = Buffer.concat([this.#start, chunk]);
    if (this.#start.length > START_BYTES_MAX) return void this.#client.destroy();
    if (!this.#isHeaderRead && !this.#readHeader()) return;
    const target = this.#parts.choose(this.#start);
    if (target === "wait") return;
    clearTimeout(this.#timer);
    this.#client.off("data", this.#take);
    const { port, peers } = target;
    carry({ client: this.#client, start: this.#start, peer: this.#peer }, port, peers);
  };

  /** True once it is known whom the proxy speaks for. */
  #readHeader(): boolean {
    const header = readProxyHeader(this.#start);
    if (header.kind === "incomplete") return false;
    if (header.kind === "malformed") {
      this.#client.destroy();
      return false;
    }
    this.#isHeaderRead = true;
    if (header.kind === "absent") return true;
    this.#start = this.#start.subarray(header.bytes);
    if (header.source !== undefined) this.#peer = peerOf(header.source, this.#peer.port);
    return true;
  }
}
