/**
 * The server's side of HTTP/2 on one connection. What is in memory is answered here; everything else
 * goes to the server inside, stream by stream, and its answers come back as they are.
 */
import type { TLSSocket } from "node:tls";
import type { FindReady } from "../../front.ts";
import { endSoon } from "../carry.ts";
import type { Peer, Peers } from "../peers.ts";
import { BlockReader, type HeaderBlock, LIST_BYTES_MAX, withoutPadding } from "./block-reader.ts";
import { checkFrame } from "./check-frame.ts";
import { readSettings } from "./client-settings.ts";
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
  makeFrame,
  makeGoaway,
  makeHeaders,
  makeReset,
  makeSettings,
  makeWindowUpdate,
  SETTING,
  SETTINGS_ACK,
} from "./frames.ts";
import { encodeFields } from "./hpack/encoder.ts";
import { InnerStreams } from "./inner-streams.ts";
import { Output } from "./output.ts";
import {
  AskedByFields,
  areSoundFields,
  plainPathOf,
  type RequestHead,
  readRequestHead,
} from "./request-head.ts";
import { SendQueue } from "./send-queue.ts";
import type { StoredBlocks } from "./stored-blocks.ts";

const STREAMS_MAX = 100;
/** Of all bodies together that the client sends; each has a window of its own. */
const RECEIVE_WINDOW = 8 * 1024 * 1024;
/** Until the client takes what waits for it, nothing more is read of it. */
const WAITING_BYTES_MAX = 64 * 1024;
/** Nobody sends more than this after a goodbye, but to flood. */
const UNHEARD_BYTES_MAX = 256 * 1024;
const IDLE_MS_MAX = 30_000;
/** What a header list that is too long counts among frames that ask for nothing. */
const LONG_LIST_FRAMES = 50;
const TOO_LONG = encodeFields([
  [":status", "431"],
  ["content-length", "0"],
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
  /** Told when a connection inside is made, and when it is gone. */
  onInner: (isOpen: boolean) => void;
};

export class ClientConnection {
  readonly #parts: ClientConnectionParts;
  readonly #output: Output;
  readonly #queue: SendQueue;
  readonly #turns: FrameTurns;
  readonly #blocks = new BlockReader();
  readonly #guard = new FloodGuard();
  readonly #streams = new ClientStreams();
  readonly #inner: InnerStreams;
  #received = 0;
  #unheardBytes = 0;
  #hasSettings = false;
  /** No new streams are taken. */
  #isLeaving = false;
  #isOver = false;
  readonly #ending = Promise.withResolvers<void>();
  /** Something was asked or answered since the last sweep. */
  #hasMoved = true;
  #movedAtMs = 0;

  constructor(parts: ClientConnectionParts) {
    this.#parts = parts;
    const { socket } = parts;
    this.#output = new Output(socket, () => this.#goOn());
    this.#queue = new SendQueue(this.#output, {
      onEnd: (stream) => this.#close(stream),
      onData: () => this.#noteData(),
    });
    this.#inner = new InnerStreams({
      ...{ ...parts, streams: this.#streams, queue: this.#queue, output: this.#output },
      onDrain: () => this.#turns.read(),
      onEnd: () => this.#endWhenDone(),
      onCode: (code) => this.#fail(code),
    });
    const taker = this;
    this.#turns = new FrameTurns(socket, {
      onFrame: (frame) => this.#take(frame),
      onError: (error) =>
        this.#fail(error instanceof ConnectionError ? error.code : ERROR.internal),
      get isBlocked() {
        return taker.#output.waitingBytes > WAITING_BYTES_MAX || taker.#inner.isBlocked;
      },
    });
    this.#output.write(OPENING);
    socket.on("data", (chunk: Buffer) =>
      this.#isOver ? this.#drop(chunk) : this.#turns.push(chunk),
    );
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
    this.#turns.push(start);
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

  #goOn(): void {
    this.#hasMoved = true;
    this.#queue.pump();
    this.#turns.read();
  }

  #noteData(): void {
    this.#hasMoved = true;
    this.#guard.forgive();
  }

  #take(frame: Frame): void {
    const { type, flags, stream, payload } = frame;
    checkFrame(frame);
    if (!this.#hasSettings && (type !== FRAME.settings || (flags & FLAG.ack) !== 0))
      throw new ConnectionError(ERROR.protocol, "settings come first");
    const block = this.#blocks.read(frame);
    if (block !== undefined) return this.#takeBlock(block);
    if (type === FRAME.headers || type === FRAME.continuation) return;
    if (type === FRAME.data) return this.#takeData(frame);
    this.#guard.note();
    if (type === FRAME.settings) return this.#takeSettings(frame);
    if (type === FRAME.windowUpdate) return this.#widen(frame);
    if (type === FRAME.reset) return this.#takeReset(frame);
    if (type === FRAME.ping && (flags & FLAG.ack) === 0)
      this.#output.write(makeFrame({ type, flags: FLAG.ack, stream }, payload));
    if (type === FRAME.goaway) this.#isLeaving = true;
    if (type === FRAME.goaway) this.#endWhenDone();
  }

  #takeBlock(block: HeaderBlock): void {
    this.#hasMoved = true;
    const { stream, isEnd, isTooLong, fields } = block;
    if (stream % 2 === 0) throw new ConnectionError(ERROR.protocol, "clients have odd streams");
    if (stream <= this.#streams.last) return this.#takeTrailers(block);
    if (this.#isLeaving) return this.#guard.note();
    this.#streams.last = stream;
    if (this.#streams.size >= STREAMS_MAX) return this.#refuse(stream, ERROR.refusedStream);
    if (isTooLong) return this.#answerTooLong(stream, isEnd);
    const head = readRequestHead(fields, isEnd);
    if (head === undefined) return this.#refuse(stream, ERROR.protocol);
    if (!isEnd || !this.#answerStored(stream, head)) this.#inner.ask(stream, head, isEnd);
  }

  #answerStored(stream: number, head: RequestHead): boolean {
    if (head.method !== "GET" && head.method !== "HEAD") return false;
    const path = plainPathOf(head);
    if (path === undefined) return false;
    const parts = this.#parts.findReady(new AskedByFields(head), path, this.#parts.peer.address);
    if (parts === undefined) return false;
    const block = this.#parts.blocks.find(parts, Date.now());
    const body = head.method === "HEAD" ? null : parts.body;
    this.#streams.open(stream, true);
    if (this.#queue.sendStored(stream, block, body)) this.#close(stream);
    return true;
  }

  #answerTooLong(stream: number, isEnd: boolean): void {
    this.#guard.note(LONG_LIST_FRAMES);
    this.#output.write(makeHeaders(stream, TOO_LONG, FLAG.endStream));
    if (isEnd) return;
    this.#streams.reset(stream);
    this.#output.write(makeReset(stream, ERROR.none));
  }

  #takeTrailers({ stream, fields, isEnd, isTooLong }: HeaderBlock): void {
    const open = this.#streams.get(stream);
    if (open === undefined) {
      if (this.#streams.wasReset(stream)) return this.#guard.note();
      throw new ConnectionError(ERROR.streamClosed, "a stream is closed");
    }
    if (open.isAsked) return this.#reset(stream, ERROR.streamClosed);
    if (!isEnd || isTooLong || !areSoundFields(fields, false))
      return this.#reset(stream, ERROR.protocol);
    open.isAsked = true;
    open.inner?.send(makeHeaders(stream, encodeFields(fields), FLAG.endStream));
    this.#inner.settle(stream, open);
  }

  #takeData(frame: Frame): void {
    const { stream, flags, payload, bytes } = frame;
    this.#receive(payload.length);
    withoutPadding(flags, payload);
    const isEnd = (flags & FLAG.endStream) !== 0;
    if (payload.length === 0 && !isEnd) this.#guard.note();
    else this.#hasMoved = true;
    const open = this.#streams.get(stream);
    if (stream > this.#streams.last)
      throw new ConnectionError(ERROR.protocol, "a stream is not open");
    if (open === undefined) {
      if (this.#streams.wasReset(stream)) return;
      return this.#refuse(stream, ERROR.streamClosed);
    }
    if (open.isAsked) return this.#reset(stream, ERROR.streamClosed);
    open.isAsked = isEnd;
    open.inner?.send(bytes);
    this.#inner.settle(stream, open);
  }

  /** Bodies go on at once, so that the connection's window is only a bound on what floods. */
  #receive(bytes: number): void {
    this.#received += bytes;
    if (this.#received > RECEIVE_WINDOW)
      throw new ConnectionError(ERROR.flowControl, "more was sent than the window lets through");
    if (this.#received < RECEIVE_WINDOW / 2) return;
    this.#output.write(makeWindowUpdate(0, this.#received));
    this.#received = 0;
  }

  #takeReset({ stream, bytes }: Frame): void {
    if (stream > this.#streams.last)
      throw new ConnectionError(ERROR.protocol, "a stream is not open");
    this.#streams.get(stream)?.inner?.send(bytes);
    this.#queue.drop(stream);
    this.#close(stream);
  }

  #takeSettings(frame: Frame): void {
    this.#hasSettings = true;
    if ((frame.flags & FLAG.ack) !== 0) return;
    const { streamWindow, tableBytes } = readSettings(frame);
    if (tableBytes !== undefined) this.#queue.resizeTable();
    if (streamWindow === undefined) return this.#output.write(SETTINGS_ACK);
    this.#queue.setStreamWindow(streamWindow);
    this.#inner.changeStreamWindow(streamWindow);
  }

  #widen({ stream, payload, bytes }: Frame): void {
    const widening = payload.readUInt32BE(0) & 0x7fff_ffff;
    if (stream > this.#streams.last)
      throw new ConnectionError(ERROR.protocol, "a stream is not open");
    if (widening === 0 && stream === 0)
      throw new ConnectionError(ERROR.protocol, "a window is widened by nothing");
    if (stream === 0) return this.#queue.widen(widening);
    const open = this.#streams.get(stream);
    if (open === undefined) return;
    if (widening === 0) return this.#reset(stream, ERROR.protocol);
    if (open.inner) return open.inner.send(bytes);
    if (!this.#queue.widenStream(stream, widening)) this.#reset(stream, ERROR.flowControl);
  }

  /** A stream that is not open, or has not been yet. */
  #refuse(stream: number, code: number): void {
    this.#guard.note();
    this.#streams.reset(stream);
    this.#output.write(makeReset(stream, code));
  }

  #reset(stream: number, code: number): void {
    const open = this.#streams.get(stream);
    open?.inner?.send(makeReset(stream, ERROR.cancel));
    this.#queue.drop(stream);
    this.#refuse(stream, code);
    this.#endWhenDone();
  }

  #close(stream: number): void {
    this.#hasMoved = true;
    this.#streams.close(stream);
    this.#endWhenDone();
  }

  #endWhenDone(): void {
    if (this.#isLeaving && this.#streams.size === 0 && this.#queue.isEmpty) this.#end(ERROR.none);
  }

  #fail(code: number): void {
    if (code === ERROR.enhanceYourCalm) this.#parts.onFlood();
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

/** What we say before the client has said anything. */
const OPENING = Buffer.concat([
  makeSettings([
    [SETTING.streamsMax, STREAMS_MAX],
    [SETTING.listBytesMax, LIST_BYTES_MAX],
  ]),
  makeWindowUpdate(0, RECEIVE_WINDOW - INITIAL_WINDOW),
]);
