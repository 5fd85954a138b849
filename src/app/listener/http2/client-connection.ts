/**
 * The server's side of HTTP/2 on one connection. What is in memory is answered here; everything else
 * goes to the server inside, stream by stream, and its answers come back as they are.
 */
import type { TLSSocket } from "node:tls";
import type { FindReady } from "../../front.ts";
import { endSoon } from "../carry.ts";
import type { Peer, Peers } from "../peers.ts";
import { BlockReader, LIST_BYTES_MAX } from "./block-reader.ts";
import { checkFrame } from "./check-frame.ts";
import { ClientControl } from "./client-control.ts";
import { ClientRequests, RECEIVE_WINDOW, STREAMS_MAX } from "./client-requests.ts";
import { ClientStreams } from "./client-streams.ts";
import { FloodGuard } from "./flood-guard.ts";
import type { Frame } from "./frame-reader.ts";
import { FrameTurns } from "./frame-turns.ts";
import {
  ConnectionError,
  ERROR,
  FLAG,
  FRAME,
  INITIAL_WINDOW,
  makeGoaway,
  makeSettings,
  makeWindowUpdate,
  SETTING,
} from "./frames.ts";
import { InnerStreams } from "./inner-streams.ts";
import { Input } from "./input.ts";
import { Output } from "./output.ts";
import { SendQueue } from "./send-queue.ts";
import type { StoredBlocks } from "./stored-blocks.ts";

/** Until the client takes what waits for it, nothing more is read of it. */
const WAITING_BYTES_MAX = 64 * 1024;
/** Nobody sends more than this after a goodbye, but to flood. */
const UNHEARD_BYTES_MAX = 256 * 1024;
const IDLE_MS_MAX = 30_000;

/** What we say before the client has said anything. */
const OPENING = Buffer.concat([
  makeSettings([
    [SETTING.streamsMax, STREAMS_MAX],
    [SETTING.listBytesMax, LIST_BYTES_MAX],
  ]),
  makeWindowUpdate(0, RECEIVE_WINDOW - INITIAL_WINDOW),
]);

export type ClientConnectionParts = {
  socket: TLSSocket;
  peer: Peer;
  innerPort: number;
  peers: Peers;
  findReady: FindReady;
  blocks: StoredBlocks;
  /** Told when the client floods. */
  onFlood: () => void;
  /** Told when something comes. */
  onInput: () => void;
  /** Told when a connection inside is made, and when it is gone. */
  onInner: (isOpen: boolean) => void;
};

export class ClientConnection {
  readonly #parts: ClientConnectionParts;
  readonly #output: Output;
  readonly #queue: SendQueue;
  readonly #guard = new FloodGuard();
  readonly #streams: ClientStreams;
  readonly #inner: InnerStreams;
  readonly #requests: ClientRequests;
  readonly #control: ClientControl;
  readonly #blocks = new BlockReader();
  readonly #turns: FrameTurns;
  readonly #ending = Promise.withResolvers<void>();
  #hasSettings = false;
  /** No new streams are taken. */
  #isLeaving = false;
  #isOver = false;
  #unheardBytes = 0;
  /** Something was asked or answered since the last sweep. */
  #hasMoved = true;
  #movedAtMs = 0;

  constructor(parts: ClientConnectionParts) {
    this.#parts = parts;
    const { socket, findReady, blocks, peer } = parts;
    const output = new Output(socket, () => this.#goOn());
    this.#output = output;
    this.#queue = new SendQueue(output, {
      onEnd: (stream) => this.#streams.close(stream),
      onData: () => this.#noteData(),
    });
    const [queue, guard] = [this.#queue, this.#guard];
    this.#streams = new ClientStreams({ output, queue, guard, onEnd: () => this.#endWhenDone() });
    const streams = this.#streams;
    this.#inner = new InnerStreams({
      ...{ ...parts, streams, queue, output },
      onDrain: () => this.#turns.read(),
      onCode: (code) => this.#fail(code),
    });
    this.#control = new ClientControl({ streams, queue, output, inner: this.#inner });
    this.#requests = new ClientRequests({
      ...{ streams, queue, output, guard, inner: this.#inner },
      ...{ address: peer.address, findReady, blocks },
    });
    const input = new Input(socket, (chunk) => {
      parts.onInput();
      this.#read(chunk);
    });
    this.#turns = new FrameTurns(input, {
      onFrame: (frame) => this.#take(frame),
      onError: (error) =>
        this.#fail(error instanceof ConnectionError ? error.code : ERROR.internal),
      isBlocked: () => output.waitingBytes > WAITING_BYTES_MAX || this.#inner.isBlocked,
    });
    output.write(OPENING);
    socket.once("finish", () => this.#ending.resolve());
    socket.once("close", () => {
      this.#inner.terminate();
      this.#ending.resolve();
    });
  }

  /** Resolves when all that is answered is with the system. */
  get ended(): Promise<void> {
    return this.#ending.promise;
  }

  /** What was read before. */
  begin(start: Buffer): void {
    this.#read(start);
  }

  /** Takes no new streams; ends when those that are open are answered. */
  finish(): void {
    if (this.#isOver || this.#isLeaving) return;
    this.#isLeaving = true;
    this.#output.write(makeGoaway(this.#streams.last, ERROR.none));
    this.#endWhenDone();
  }

  /** To be called every few seconds. */
  sweep(nowMs: number): void {
    if (this.#hasMoved) this.#movedAtMs = nowMs;
    this.#hasMoved = false;
    this.#inner.sweep(nowMs);
    if (this.#isOver || nowMs - this.#movedAtMs < IDLE_MS_MAX) return;
    if (this.#streams.size === 0) this.#end(ERROR.none);
    // How long the server inside may think is its own affair.
    else if (!this.#queue.isEmpty || this.#output.waitingBytes > 0) this.#parts.socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#isOver) this.#drop(chunk);
    else this.#turns.push(chunk);
  }

  #take(frame: Frame): void {
    checkFrame(frame);
    const { type, flags } = frame;
    if (!this.#hasSettings && (type !== FRAME.settings || (flags & FLAG.ack) !== 0))
      throw new ConnectionError(ERROR.protocol, "settings come first");
    const block = this.#blocks.read(frame);
    if (block !== undefined || type === FRAME.data) this.#hasMoved = true;
    if (block !== undefined) this.#requests.takeBlock(block, this.#isLeaving);
    else if (type === FRAME.data) this.#requests.takeData(frame);
    else if (type !== FRAME.headers && type !== FRAME.continuation) this.#takeControl(frame);
  }

  /** What asks for nothing. */
  #takeControl(frame: Frame): void {
    this.#guard.note();
    this.#control.take(frame);
    if (frame.type === FRAME.settings) this.#hasSettings = true;
    if (frame.type !== FRAME.goaway) return;
    this.#isLeaving = true;
    this.#endWhenDone();
  }

  #goOn(): void {
    // What only confirms something is no answer.
    if (this.#streams.size > 0) this.#hasMoved = true;
    this.#queue.pump();
    this.#turns.read();
  }

  #noteData(): void {
    this.#hasMoved = true;
    this.#guard.forgive();
  }

  #endWhenDone(): void {
    if (this.#isLeaving && this.#streams.size === 0 && this.#queue.isEmpty) this.#end(ERROR.none);
  }

  #fail(code: number): void {
    if (code === ERROR.enhanceYourCalm && !this.#isOver) this.#parts.onFlood();
    this.#end(code);
  }

  #end(code: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#output.write(makeGoaway(this.#streams.last, code));
    this.#output.end();
    this.#inner.terminate();
    this.#turns.stop();
    endSoon(this.#parts.socket);
  }

  #drop(chunk: Buffer): void {
    this.#unheardBytes += chunk.length;
    if (this.#unheardBytes <= UNHEARD_BYTES_MAX || this.#parts.socket.destroyed) return;
    this.#parts.socket.destroy();
    this.#parts.onFlood();
  }
}
