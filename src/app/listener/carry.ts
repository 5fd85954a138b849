/**
 * Carries a connection on to a listener inside the process, byte for byte, both ways. The listener
 * learns who the client is by the port that it is dialled from.
 */
import { connect, type Socket } from "node:net";
import type { Peer, Peers } from "./peers.ts";

/** What a client has to take the rest of an answer after our side is closed, in ms. */
const LINGER_MS = 10_000;

export type Carried = {
  client: Socket;
  /** What was read of it already. */
  start: Buffer;
  peer: Peer;
};

export function carry({ client, start, peer }: Carried, port: number, peers: Peers): void {
  client.pause();
  const inner = connect({ host: "127.0.0.1", port, noDelay: true });
  let dialledFrom = 0;
  inner.once("connect", () => {
    dialledFrom = inner.localPort ?? 0;
    // Before the first byte, so that no request is ever read without its client.
    peers.add(dialledFrom, peer);
    if (client.destroyed) return void inner.destroy();
    inner.write(start);
    client.pipe(inner);
    inner.pipe(client);
  });
  inner.on("error", () => client.destroy());
  inner.once("close", () => {
    peers.remove(dialledFrom);
    endSoon(client);
  });
  client.on("error", () => client.destroy());
  client.once("close", () => inner.destroy());
}

/** Ends the connection; one whose client takes nothing is broken off after a while. */
export function endSoon(client: Socket): void {
  if (client.destroyed) return;
  client.end();
  const timer = setTimeout(() => client.destroy(), LINGER_MS);
  timer.unref();
  client.once("close", () => clearTimeout(timer));
}
