/**
 * What is on its way to a client and has to wait for its windows: bodies that are in memory, of which
 * nothing is copied, and frames of the server inside, in their order. Both get their turns.
 */
import {
  ConnectionError,
  ERROR,
  FLAG,
  FRAME,
  FRAME_BYTES_MAX,
  HEAD_BYTES,
  INITIAL_WINDOW,
  makeHeaders,
  putHead,
  WINDOW_MAX,
} from "./frames.ts";
import type { Output } from "./output.ts";
import { NO_TABLE, type RelayedFrames, splitData, withoutTable } from "./relayed-frames.ts";

/** A body on its way; the window is the stream's. */
export type SentBody = {
  readonly stream: number;
  readonly bytes: Uint8Array;
  at: number;
  window: number;
};

/** An answer is written together here, and gone when the next one is. */
const scratch = Buffer.alloc(2 * (HEAD_BYTES + FRAME_BYTES_MAX));

/** A plain array of bytes costs a tenth of a slice of a buffer. */
const startOfScratch = (length: number): Uint8Array =>
  new Uint8Array(scratch.buffer, scratch.byteOffset, length);

export class SendQueue {
  readonly #output: Output;
  readonly #onEnd: (stream: number) => void;
  readonly #onData: () => void;
  /** By stream, those that wait longest first. */
  readonly #bodies = new Map<number, SentBody>();
  #relayed: RelayedFrames[] = [];
  #window = INITIAL_WINDOW;
  #streamWindow = INITIAL_WINDOW;
  #resizes = false;

  /** `onEnd` is told when a body has been sent whole, `onData` of every frame of data. */
  constructor(
    output: Output,
    { onEnd, onData }: { onEnd: (stream: number) => void; onData: () => void },
  ) {
    this.#output = output;
    this.#onEnd = onEnd;
    this.#onData = onData;
  }

  get isEmpty(): boolean {
    return this.#bodies.size === 0 && this.#relayed.length === 0;
  }

  /** The next header block says that the client's table of fields is not used. */
  resizeTable(): void {
    this.#resizes = true;
  }

  /** True when all of it went out. */
  sendStored(stream: number, stored: Buffer, bytes: Uint8Array | null): boolean {
    const block = this.#resizes ? Buffer.concat([NO_TABLE, stored]) : stored;
    this.#resizes = false;
    if (bytes === null || bytes.length === 0) {
      this.#output.write(makeHeaders(stream, block, FLAG.endStream));
      return true;
    }
    if (this.#isShort(block, bytes)) {
      this.#sendTogether(stream, block, bytes);
      return true;
    }
    this.#output.write(makeHeaders(stream, block, 0));
    this.#bodies.set(stream, { stream, bytes, at: 0, window: this.#streamWindow });
    this.pump();
    return !this.#bodies.has(stream);
  }

  relay(frames: RelayedFrames): void {
    this.#relayed.push(frames);
    this.pump();
  }

  /** What the client wants no more of. */
  drop(stream: number): void {
    this.#bodies.delete(stream);
    if (this.#relayed.length === 0) return;
    const dropped = this.#relayed.filter((frames) => frames.stream === stream);
    this.#relayed = this.#relayed.filter((frames) => frames.stream !== stream);
    for (const { onGone } of dropped) onGone();
  }

  /** Throws `ConnectionError` when the connection's window would become larger than any may be. */
  widen(bytes: number): void {
    if (this.#window + bytes > WINDOW_MAX)
      throw new ConnectionError(ERROR.flowControl, "a window is too large");
    this.#window += bytes;
    this.pump();
  }

  /** False when the stream's window would become too large. */
  widenStream(stream: number, bytes: number): boolean {
    const body = this.#bodies.get(stream);
    if (body === undefined) return true;
    if (body.window + bytes > WINDOW_MAX) return false;
    body.window += bytes;
    this.pump();
    return true;
  }

  /** Of all streams, also those whose window this makes negative. */
  setStreamWindow(bytes: number): void {
    const change = bytes - this.#streamWindow;
    this.#streamWindow = bytes;
    for (const body of this.#bodies.values()) {
      body.window += change;
      if (body.window > WINDOW_MAX)
        throw new ConnectionError(ERROR.flowControl, "a window is too large");
    }
    this.pump();
  }

  /** Sends what the windows let through and the system takes, a frame of each in turn. */
  pump(): void {
    let isMoving = !this.isEmpty;
    while (isMoving && this.#output.waitingBytes === 0) {
      const isRelayed = this.#pumpRelayed();
      isMoving = this.#pumpBody() || isRelayed;
    }
  }

  #isShort(block: Buffer, bytes: Uint8Array): boolean {
    const { length } = bytes;
    return (
      length <= FRAME_BYTES_MAX &&
      block.length <= FRAME_BYTES_MAX &&
      length <= this.#window &&
      length <= this.#streamWindow &&
      this.isEmpty &&
      this.#output.waitingBytes === 0
    );
  }

  #sendTogether(stream: number, block: Buffer, bytes: Uint8Array): void {
    putHead(scratch, 0, block.length, { type: FRAME.headers, flags: FLAG.endHeaders, stream });
    scratch.set(block, HEAD_BYTES);
    const at = HEAD_BYTES + block.length;
    putHead(scratch, at, bytes.length, { type: FRAME.data, flags: FLAG.endStream, stream });
    scratch.set(bytes, at + HEAD_BYTES);
    this.#window -= bytes.length;
    this.#onData();
    this.#output.write(startOfScratch(at + HEAD_BYTES + bytes.length));
  }

  #pumpBody(): boolean {
    for (const body of this.#bodies.values()) {
      const room = Math.min(body.window, this.#window, FRAME_BYTES_MAX);
      const length = Math.min(room, body.bytes.length - body.at);
      if (length <= 0) continue;
      this.#sendPart(body, length);
      return true;
    }
    return false;
  }

  #sendPart(body: SentBody, length: number): void {
    const { stream, bytes, at } = body;
    body.at += length;
    body.window -= length;
    this.#window -= length;
    // Behind the others.
    this.#bodies.delete(stream);
    const isLast = body.at === bytes.length;
    if (!isLast) this.#bodies.set(stream, body);
    const flags = isLast ? FLAG.endStream : 0;
    putHead(scratch, 0, length, { type: FRAME.data, flags, stream });
    scratch.set(bytes.subarray(at, body.at), HEAD_BYTES);
    this.#output.write(startOfScratch(HEAD_BYTES + length));
    this.#onData();
    if (isLast) this.#onEnd(stream);
  }

  #pumpRelayed(): boolean {
    const [frames] = this.#relayed;
    if (frames === undefined) return false;
    if (frames.dataBytes > Math.max(this.#window, 0)) return this.#splitRelayed(frames);
    this.#relayed.shift();
    this.#window -= frames.dataBytes;
    const resizes = this.#resizes && frames.type === FRAME.headers;
    if (resizes) this.#resizes = false;
    this.#output.write(resizes ? withoutTable(frames) : frames.bytes);
    if (frames.dataBytes > 0) this.#onData();
    frames.onGone();
    return true;
  }

  /** As much of a frame of data as the connection's window lets through. */
  #splitRelayed(frames: RelayedFrames): boolean {
    const length = this.#window;
    if (length <= 0) return false;
    const [first, rest] = splitData(frames, length);
    this.#relayed[0] = rest;
    this.#window = 0;
    this.#output.write(first);
    this.#onData();
    return true;
  }
}
