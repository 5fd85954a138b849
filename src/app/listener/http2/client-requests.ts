/**
 * What a client asks: requests, their bodies and trailers. What is in memory is answered at once,
 * and the server inside gets the rest.
 */
import type { FindReady } from "../../front.ts";
import type { HeaderBlock } from "./block-reader.ts";
import { withoutPadding } from "./block-reader.ts";
import type { ClientStreams } from "./client-streams.ts";
import type { FloodGuard } from "./flood-guard.ts";
import type { Frame } from "./frame-reader.ts";
import { ConnectionError, ERROR, FLAG, makeHeaders, makeWindowUpdate } from "./frames.ts";
import { encodeFields } from "./hpack/encoder.ts";
import type { InnerStreams } from "./inner-streams.ts";
import type { Output } from "./output.ts";
import {
  AskedByFields,
  areSoundFields,
  plainPathOf,
  type RequestHead,
  readRequestHead,
} from "./request-head.ts";
import type { SendQueue } from "./send-queue.ts";
import type { StoredBlocks } from "./stored-blocks.ts";

export const STREAMS_MAX = 100;
/** Of all bodies together that the client sends; each has a window of its own. */
export const RECEIVE_WINDOW = 8 * 1024 * 1024;
/** What a header list that is too long counts among frames that ask for nothing. */
const LONG_LIST_FRAMES = 50;
const TOO_LONG = encodeFields([
  [":status", "431"],
  ["content-length", "0"],
]);

export type RequestParts = {
  streams: ClientStreams;
  queue: SendQueue;
  output: Output;
  guard: FloodGuard;
  inner: InnerStreams;
  address: string;
  findReady: FindReady;
  blocks: StoredBlocks;
};

export class ClientRequests {
  readonly #parts: RequestParts;
  #received = 0;

  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  /** Throws `ConnectionError`. Nothing new is taken when `isLeaving`. */
  takeBlock(block: HeaderBlock, isLeaving: boolean): void {
    const { streams, guard, inner } = this.#parts;
    const { stream, isEnd, isTooLong, fields } = block;
    if (stream % 2 === 0) throw new ConnectionError(ERROR.protocol, "clients have odd streams");
    if (stream <= streams.last) return void this.#takeTrailers(block);
    if (isLeaving) return void guard.note();
    streams.last = stream;
    if (streams.size >= STREAMS_MAX) return void streams.refuse(stream, ERROR.refusedStream);
    if (isTooLong) return void this.#answerTooLong(stream, isEnd);
    const head = readRequestHead(fields, isEnd);
    if (head === undefined) return void streams.refuse(stream, ERROR.protocol);
    if (!isEnd || !this.#answerStored(stream, head)) inner.ask(stream, head, isEnd);
  }

  takeData(frame: Frame): void {
    const { streams, guard, inner } = this.#parts;
    const { stream, flags, payload } = frame;
    this.#receive(payload.length);
    const { length } = withoutPadding(flags, payload);
    const isEnd = (flags & FLAG.endStream) !== 0;
    if (length === 0 && !isEnd) guard.note();
    const open = streams.get(stream);
    if (stream > streams.last) throw new ConnectionError(ERROR.protocol, "a stream is not open");
    if (open === undefined && streams.wasReset(stream)) return;
    if (open === undefined || open.isAsked) return void streams.refuse(stream, ERROR.streamClosed);
    open.isAsked = isEnd;
    open.inner?.send(frame.bytes);
    inner.settle(stream, open);
  }

  #answerStored(stream: number, head: RequestHead): boolean {
    if (head.method !== "GET" && head.method !== "HEAD") return false;
    const path = plainPathOf(head);
    if (path === undefined) return false;
    const { streams, queue, findReady, blocks, address } = this.#parts;
    const parts = attempt(() => findReady(new AskedByFields(head), path, address));
    if (parts === undefined) return false;
    const block = blocks.find(parts);
    const body = head.method === "HEAD" ? null : parts.body;
    if (!queue.sendStored(stream, block, body)) streams.open(stream, true);
    return true;
  }

  #answerTooLong(stream: number, isEnd: boolean): void {
    const { streams, output, guard } = this.#parts;
    guard.note(LONG_LIST_FRAMES);
    output.write(makeHeaders(stream, TOO_LONG, FLAG.endStream));
    if (!isEnd) streams.abort(stream, ERROR.none);
  }

  #takeTrailers({ stream, fields, isEnd, isTooLong }: HeaderBlock): void {
    const { streams, guard, inner } = this.#parts;
    const open = streams.get(stream);
    if (open === undefined) {
      if (streams.wasReset(stream)) return void guard.note();
      throw new ConnectionError(ERROR.streamClosed, "a stream is closed");
    }
    if (open.isAsked) return void streams.refuse(stream, ERROR.streamClosed);
    if (!isEnd || isTooLong || !areSoundFields(fields, false))
      return void streams.refuse(stream, ERROR.protocol);
    open.isAsked = true;
    open.inner?.send(makeHeaders(stream, encodeFields(fields), FLAG.endStream));
    inner.settle(stream, open);
  }

  /** Bodies go on at once, so that the connection's window is only a bound on what floods. */
  #receive(bytes: number): void {
    this.#received += bytes;
    if (this.#received > RECEIVE_WINDOW)
      throw new ConnectionError(ERROR.flowControl, "more was sent than the window lets through");
    if (this.#received < RECEIVE_WINDOW / 2) return;
    this.#parts.output.write(makeWindowUpdate(0, this.#received));
    this.#received = 0;
  }
}

/** What fails here fails inside once more, where the log is. */
function attempt<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
