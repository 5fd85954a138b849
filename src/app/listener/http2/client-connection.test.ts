/** What time does to a connection, without the time and without a network. */
import { expect, test } from "bun:test";
import { EventEmitter } from "node:events";
import type { TLSSocket } from "node:tls";
import { Peers, peerOf } from "../peers.ts";
import { ClientConnection } from "./client-connection.ts";
import { FrameReader } from "./frame-reader.ts";
import {
  ERROR,
  FLAG,
  FRAME,
  makeHeaders,
  makeSettings,
  makeWindowUpdate,
  PREFACE,
  SETTING,
} from "./frames.ts";
import { encodeFields } from "./hpack/encoder.ts";
import { Input } from "./input.ts";
import { StoredBlocks } from "./stored-blocks.ts";

const IDLE_MS_MAX = 30_000;
const FIELDS = [
  ...[[":method", "GET"] as const, [":scheme", "https"] as const],
  ...[[":authority", "a.test"] as const, [":path", "/"] as const],
];
const BODY = { status: 200, headers: {}, body: new Uint8Array(1_000) };

/** A socket whose bytes are kept. */
class Socket extends EventEmitter {
  readonly sent: Buffer[] = [];
  destroyed = false;
  isEnded = false;
  writableLength = 0;
  push = () => true;
  pause() {}
  resume() {}
  write(bytes: Uint8Array, done: () => void) {
    this.sent.push(Buffer.from(bytes));
    done();
  }
  end() {
    this.isEnded = true;
  }
  destroy() {
    this.destroyed = true;
    this.emit("close");
  }
}

function open(opening: Buffer) {
  const socket = new Socket();
  const connection = new ClientConnection({
    ...{ socket: socket as unknown as TLSSocket, peer: peerOf("127.0.0.1", 1) },
    ...{ innerPort: 1, peers: new Peers(), findReady: () => BODY },
    blocks: new StoredBlocks([], () => 0),
    onFlood: () => {},
    onInput: () => {},
    onInner: () => {},
  });
  connection.begin(Buffer.concat([PREFACE, opening]));
  const frames = () => {
    const reader = new FrameReader();
    reader.push(Buffer.concat(socket.sent));
    const list = [];
    for (let frame = reader.next(); frame; frame = reader.next()) list.push(frame);
    return list;
  };
  return { socket, connection, frames };
}

const ask = (stream: number) => makeHeaders(stream, encodeFields(FIELDS), FLAG.endStream);

test("a connection that asks nothing is told goodbye and ended; settings are no question", () => {
  const { socket, connection, frames } = open(Buffer.concat([makeSettings([]), ask(1)]));
  for (let at = 0; at < IDLE_MS_MAX; at += 5_000) connection.sweep(at);
  expect(socket.isEnded).toBe(false);
  connection.begin(ask(3));
  connection.sweep(IDLE_MS_MAX);
  connection.sweep(2 * IDLE_MS_MAX - 1);
  expect(socket.isEnded).toBe(false);
  connection.begin(makeSettings([]));
  connection.sweep(2 * IDLE_MS_MAX);
  expect(socket.isEnded).toBe(true);
  const goodbye = frames().find(({ type }) => type === FRAME.goaway);
  expect(goodbye?.payload.readUInt32BE(0)).toBe(3);
  expect(goodbye?.payload.readUInt32BE(4)).toBe(ERROR.none);
});

test("a client that takes nothing of its answer is broken off, one that takes a little is not", () => {
  const { socket, connection, frames } = open(
    Buffer.concat([makeSettings([[SETTING.initialWindow, 1]]), ask(1)]),
  );
  for (let at = 0; at < 3 * IDLE_MS_MAX; at += IDLE_MS_MAX - 1) {
    connection.begin(makeWindowUpdate(1, 1));
    connection.sweep(at);
  }
  expect(socket.destroyed).toBe(false);
  expect(frames().filter(({ type }) => type === FRAME.data).length).toBeGreaterThan(3);
  connection.sweep(10 * IDLE_MS_MAX);
  expect(socket.destroyed).toBe(true);
});

test("where the runtime's own socket is not to be had, everything goes by the stream", () => {
  const { socket, frames } = open(makeSettings([]));
  socket.emit("data", ask(1));
  expect(frames().filter(({ type }) => type === FRAME.data)).toHaveLength(1);
});

test("a socket that is read although it is paused is paused again", () => {
  const socket = new Socket();
  const calls: string[] = [];
  const handle = {
    write: () => 0,
    pause: () => calls.push("pause"),
    resume: () => calls.push("resume"),
  };
  Object.assign(socket, { _handle: handle });
  const chunks: Buffer[] = [];
  const input = new Input(socket as unknown as TLSSocket, (chunk) => chunks.push(chunk));
  const push = socket.push as (chunk: Buffer) => boolean;
  input.pause();
  push(Buffer.from("a"));
  expect(calls).toEqual(["pause", "pause"]);
  input.resume();
  push(Buffer.from("b"));
  expect(calls).toEqual(["pause", "pause", "resume"]);
  expect(String(Buffer.concat(chunks))).toBe("ab");
});
