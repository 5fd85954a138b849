/** The streams of one client that the server inside answers, and the connection that leads there. */
import type { Peer, Peers } from "../peers.ts";
import type { ClientStreams, Stream } from "./client-streams.ts";
import { ERROR, FLAG, FRAME, INITIAL_WINDOW, makeHeaders, SETTINGS_ACK } from "./frames.ts";
import { encodeFields } from "./hpack/encoder.ts";
import type { Field } from "./hpack/static-table.ts";
import { type Answered, InnerConnection, type InnerListener } from "./inner-connection.ts";
import type { Output } from "./output.ts";
import type { RequestHead } from "./request-head.ts";
import type { SendQueue } from "./send-queue.ts";

/** Before the server inside would end a connection over which nothing goes. */
const UNUSED_MS_MAX = 15_000;

export type InnerStreamsParts = {
  peer: Peer;
  innerPort: number;
  peers: Peers;
  streams: ClientStreams;
  queue: SendQueue;
  output: Output;
  onInner: (isOpen: boolean) => void;
  /** More may be asked. */
  onDrain: () => void;
  /** The server inside has had enough of this client. */
  onCode: (code: number) => void;
};

export class InnerStreams implements InnerListener {
  readonly #parts: InnerStreamsParts;
  #current: InnerConnection | undefined;
  /** All that are open; older ones only answer what they were asked. */
  readonly #open = new Set<InnerConnection>();
  #streamWindow = INITIAL_WINDOW;
  #acksOwed = 0;
  #usedAtMs = 0;

  constructor(parts: InnerStreamsParts) {
    this.#parts = parts;
  }

  get isBlocked(): boolean {
    return this.#current?.isBlocked === true;
  }

  ask(stream: number, head: RequestHead, isEnd: boolean): void {
    const inner = this.#connect();
    this.#parts.streams.open(stream, isEnd, inner);
    const block = encodeFields(fieldsOf(head));
    inner.send(makeHeaders(stream, block, isEnd ? FLAG.endStream : 0));
  }

  /** The client is told that its settings hold when they hold inside, too. */
  changeStreamWindow(bytes: number): void {
    this.#streamWindow = bytes;
    if (this.#open.size === 0) return void this.#parts.output.write(SETTINGS_ACK);
    this.#acksOwed += 1;
    for (const inner of this.#open) inner.changeStreamWindow(bytes);
  }

  onAnswer(answered: Answered, from: InnerConnection): void {
    const { type, flags, stream, bytes, dataBytes } = answered;
    const open = this.#parts.streams.get(stream);
    if (open?.inner !== from) return void from.giveBack(dataBytes);
    if (type === FRAME.windowUpdate) {
      if (!open.isAsked) this.#parts.output.write(bytes);
      return;
    }
    open.window -= dataBytes;
    const isReset = type === FRAME.reset;
    const isEnd = isReset || (flags & FLAG.endStream) !== 0;
    if (isEnd) open.isAnswered = true;
    const onGone = () => {
      from.giveBack(dataBytes);
      if (isEnd) open.isSent = true;
      if (isReset) open.isAsked = true;
      this.settle(stream, open);
    };
    this.#parts.queue.relay({ stream, type, bytes, dataBytes, onGone });
  }

  onSettingsAck(): void {
    for (; this.#acksOwed > 0; this.#acksOwed -= 1)
      this.#parts.queue.relay({
        ...{ stream: 0, type: FRAME.settings, bytes: SETTINGS_ACK, dataBytes: 0 },
        onGone: () => {},
      });
  }

  onDrain(): void {
    this.#parts.onDrain();
  }

  onClose(from: InnerConnection): void {
    this.#open.delete(from);
    if (this.#current === from) this.#current = undefined;
    this.#parts.onInner(this.#open.size > 0);
    if (from.code === ERROR.enhanceYourCalm) return void this.#parts.onCode(from.code);
    for (const [stream, open] of this.#parts.streams.listOf(from)) {
      if (open.isAnswered) continue;
      const code = stream > from.lastStream ? ERROR.refusedStream : ERROR.internal;
      this.#parts.streams.abort(stream, code);
    }
    this.onSettingsAck();
    this.#parts.onDrain();
  }

  /** Closes a stream that is asked and answered. */
  settle(stream: number, open: Stream): void {
    if (!open.isAsked || !open.isSent || this.#parts.streams.get(stream) !== open) return;
    this.#parts.streams.close(stream);
  }

  sweep(nowMs: number): void {
    const current = this.#current;
    if (current === undefined) return;
    if (this.#usedAtMs === 0 || this.#parts.streams.hasAnyOf(current)) this.#usedAtMs = nowMs;
    if (nowMs - this.#usedAtMs < UNUSED_MS_MAX) return;
    this.#current = undefined;
    current.end();
  }

  terminate(): void {
    this.#current = undefined;
    for (const inner of [...this.#open]) inner.terminate();
  }

  #connect(): InnerConnection {
    const current = this.#current;
    // It will be in use at the next sweep, whatever it was until now.
    this.#usedAtMs = 0;
    if (current?.isOpen) return current;
    const { innerPort: port, peers, peer } = this.#parts;
    const inner = new InnerConnection({ port, peers, peer }, this, this.#streamWindow);
    this.#open.add(inner);
    this.#current = inner;
    this.#parts.onInner(true);
    return inner;
  }
}

function fieldsOf({ method, scheme, authority, path, fields }: RequestHead): readonly Field[] {
  return [
    [":method", method],
    [":scheme", scheme],
    ...(authority === "" ? [] : [[":authority", authority] as const]),
    [":path", path],
    ...fields,
  ];
}
