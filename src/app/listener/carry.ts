/**
 * Carries a connection on to a listener inside the process, byte for byte, both ways. The listener
 * learns who the client is by the port that it is dialled from.
 */
import type { Socket } from "node:net";
import type { Socket as NativeSocket } from "bun";
import type { Peer, Peers } from "./peers.ts";

/** What a client has to take the rest of an answer after our side is closed, in ms. */
const LINGER_MS = 10_000;

export type Carried = {
  client: Socket;
  /** What was read of it already. */
  start: Buffer;
  peer: Peer;
};

export function carry(carried: Carried, port: number, peers: Peers): void {
  carried.client.pause();
  const way = new Way(carried, peers);
  // The runtime's own sockets: a stream of `node:net` takes a tenth more time for a page.
  Bun.connect({ hostname: "127.0.0.1", port, data: way, socket: HANDLERS }).catch(() => {
    carried.client.destroy();
  });
}

type Inner = NativeSocket<Way>;

const HANDLERS = {
  open: (inner: Inner) => inner.data.open(inner),
  data: (inner: Inner, chunk: Buffer) => inner.data.answer(chunk),
  drain: (inner: Inner) => inner.data.flush(),
  // A server that ends its side has answered all that it will.
  end: (inner: Inner) => void inner.end(),
  close: (inner: Inner) => inner.data.finish(),
  error: (inner: Inner) => void inner.data.client.destroy(),
};

/** Both directions of one connection. */
class Way {
  readonly client: Socket;
  readonly #start: Buffer;
  readonly #peer: Peer;
  readonly #peers: Peers;
  #inner: Inner | undefined;
  #port = 0;
  /** What the inside has not taken yet; nothing more is read of the client until it has. */
  #unsent: Buffer | undefined;
  #isEnded = false;
  #isAnswered = false;

  constructor({ client, start, peer }: Carried, peers: Peers) {
    this.client = client;
    this.#start = start;
    this.#peer = peer;
    this.#peers = peers;
    client.on("error", () => client.destroy());
    client.once("close", () => this.#inner?.terminate());
  }

  open(inner: Inner): void {
    const { client } = this;
    if (client.destroyed) return void inner.terminate();
    this.#inner = inner;
    this.#port = inner.localPort;
    // Before the first byte, so that no request is ever read without its client.
    this.#peers.add(this.#port, this.#peer);
    inner.setNoDelay(true);
    client.on("data", (chunk: Buffer) => {
      // An upload that is refused is sent to its end, whatever is answered.
      if (!this.#isAnswered) this.#ask(chunk);
    });
    client.on("drain", () => inner.resume());
    client.once("end", () => {
      this.#isEnded = true;
      if (this.#unsent === undefined) inner.shutdown();
    });
    if (this.#ask(this.#start)) client.resume();
  }

  /** From the inside to the client. */
  answer(chunk: Buffer): void {
    // What the system took at once is no longer waiting, whatever the stream says of its size.
    if (!this.client.write(chunk) && this.client.writableLength > 0) this.#inner?.pause();
  }

  flush(): void {
    const waiting = this.#unsent;
    if (waiting === undefined) return;
    this.#unsent = undefined;
    if (!this.#ask(waiting)) return;
    if (this.#isEnded) this.#inner?.shutdown();
    else this.client.resume();
  }

  finish(): void {
    if (this.#port > 0) this.#peers.remove(this.#port);
    this.#isAnswered = true;
    this.#unsent = undefined;
    endSoon(this.client);
    // What is left unread when a connection is closed would cost the client the end of its answer.
    this.client.resume();
  }

  /** From the client to the inside; false while not all of it is taken. */
  #ask(chunk: Buffer): boolean {
    const taken = Math.max(this.#inner?.write(chunk) ?? 0, 0);
    if (taken === chunk.length) return true;
    this.#unsent = chunk.subarray(taken);
    this.client.pause();
    return false;
  }
}

/** Ends the connection; one whose client takes nothing is broken off after a while. */
export function endSoon(client: Socket): void {
  if (client.destroyed) return;
  client.end();
  const timer = setTimeout(() => client.destroy(), LINGER_MS);
  timer.unref();
  client.once("close", () => clearTimeout(timer));
}
