/** What a client says beside its requests: settings, windows, resets, pings. */
import { readSettings } from "./client-settings.ts";
import type { ClientStreams } from "./client-streams.ts";
import type { Frame } from "./frame-reader.ts";
import {
  ConnectionError,
  ERROR,
  FLAG,
  FRAME,
  makeFrame,
  SETTINGS_ACK,
  WINDOW_MAX,
} from "./frames.ts";
import type { InnerStreams } from "./inner-streams.ts";
import type { Output } from "./output.ts";
import type { SendQueue } from "./send-queue.ts";

export type ControlParts = {
  streams: ClientStreams;
  queue: SendQueue;
  output: Output;
  inner: InnerStreams;
};

export class ClientControl {
  readonly #parts: ControlParts;

  constructor(parts: ControlParts) {
    this.#parts = parts;
  }

  /** Throws `ConnectionError`. Types that we do not know are passed over. */
  take(frame: Frame): void {
    const { type, flags, stream, payload } = frame;
    if (type === FRAME.settings) this.#takeSettings(frame);
    else if (type === FRAME.windowUpdate) this.#widen(frame);
    else if (type === FRAME.reset) this.#takeReset(frame);
    else if (type === FRAME.ping && (flags & FLAG.ack) === 0)
      this.#parts.output.write(makeFrame({ type, flags: FLAG.ack, stream }, payload));
  }

  #takeSettings(frame: Frame): void {
    if ((frame.flags & FLAG.ack) !== 0) return;
    const { streams, queue, output, inner } = this.#parts;
    const { streamWindow, tableBytes } = readSettings(frame);
    if (tableBytes !== undefined) queue.resizeTable();
    if (streamWindow === undefined) return void output.write(SETTINGS_ACK);
    queue.setStreamWindow(streamWindow);
    streams.setWindow(streamWindow);
    inner.changeStreamWindow(streamWindow);
  }

  #takeReset(frame: Frame): void {
    const { streams, queue } = this.#parts;
    const { stream } = frame;
    this.#requireUsed(stream);
    streams.get(stream)?.inner?.send(frame.bytes);
    queue.drop(stream);
    streams.close(stream);
  }

  #widen(frame: Frame): void {
    const { streams, queue } = this.#parts;
    const { stream, payload } = frame;
    this.#requireUsed(stream);
    const widening = payload.readUInt32BE(0) & 0x7fff_ffff;
    if (widening === 0 && stream === 0)
      throw new ConnectionError(ERROR.protocol, "a window is widened by nothing");
    if (stream === 0) return void queue.widen(widening);
    const open = streams.get(stream);
    if (open === undefined) return;
    if (widening === 0) streams.refuse(stream, ERROR.protocol);
    else if (open.inner && open.window + widening <= WINDOW_MAX) {
      open.window += widening;
      open.inner.send(frame.bytes);
    } else if (open.inner || !queue.widenStream(stream, widening))
      streams.refuse(stream, ERROR.flowControl);
  }

  #requireUsed(stream: number): void {
    if (stream > this.#parts.streams.last)
      throw new ConnectionError(ERROR.protocol, "a stream is not open");
  }
}
