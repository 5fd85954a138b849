/**
 * The client's side of HTTP/2 to the server inside, for the requests of one connection that are not
 * answered from memory. Streams have the same numbers on both sides, and windows of streams are the
 * client's own; the connection's window bounds what waits here for a slow client.
 */
import type { Socket } from "bun";
import type { Peer, Peers } from "../peers.ts";
import { withoutPadding } from "./block-reader.ts";
import { type Frame, FrameReader } from "./frame-reader.ts";
import {
  ConnectionError,
  ERROR,
  FLAG,
  FRAME,
  INITIAL_WINDOW,
  makeFrame,
  makeSettings,
  makeWindowUpdate,
  PREFACE,
  SETTING,
  SETTINGS_ACK,
} from "./frames.ts";

/** Data that may wait here for the client. */
const WAITING_BYTES_MAX = 256 * 1024;
/** Given back to the server inside at once. */
const CREDIT_BYTES_MIN = WAITING_BYTES_MAX / 4;

/** What the server inside sent for a stream: header blocks whole, data without padding. */
export type Answered = {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
  readonly bytes: Buffer;
  readonly dataBytes: number;
};

export type InnerListener = {
  onAnswer(answered: Answered, from: InnerConnection): void;
  onSettingsAck(): void;
  /** It takes more now. */
  onDrain(): void;
  onClose(from: InnerConnection): void;
};

export type InnerParts = { port: number; peers: Peers; peer: Peer };

type InnerSocket = Socket<InnerConnection>;

const HANDLERS = {
  open: (socket: InnerSocket) => socket.data.open(socket),
  data: (socket: InnerSocket, chunk: Buffer) => socket.data.read(chunk),
  drain: (socket: InnerSocket) => socket.data.flush(),
  end: (socket: InnerSocket) => void socket.end(),
  close: (socket: InnerSocket) => socket.data.leave(),
  error: (socket: InnerSocket) => void socket.terminate(),
};

export class InnerConnection {
  readonly #parts: InnerParts;
  readonly #listener: InnerListener;
  readonly #reader = new FrameReader();
  #socket: InnerSocket | undefined;
  #unsent: Buffer[] = [];
  #headers: Frame[] = [];
  #port = 0;
  #credit = 0;
  /** Settings that it has not confirmed yet. */
  #unconfirmed = 1;
  #isClosed = false;
  /** The last stream that the server inside has looked at, once it has said goodbye. */
  #lastStream = Number.POSITIVE_INFINITY;
  #code: number = ERROR.none;

  /** `streamWindow` is the client's, for streams that it opens. */
  constructor(parts: InnerParts, listener: InnerListener, streamWindow: number) {
    this.#parts = parts;
    this.#listener = listener;
    this.#unsent.push(
      PREFACE,
      // Its blocks then mean the same on the client's connection.
      makeSettings([
        [SETTING.tableBytes, 0],
        [SETTING.push, 0],
        [SETTING.initialWindow, streamWindow],
      ]),
      makeWindowUpdate(0, WAITING_BYTES_MAX - INITIAL_WINDOW),
    );
    Bun.connect<InnerConnection>({
      ...{ hostname: "127.0.0.1", port: parts.port, data: this, socket: HANDLERS },
    }).catch(() => this.leave());
  }

  /** Whether what is sent waits. */
  get isBlocked(): boolean {
    return this.#unsent.length > 0;
  }

  /** Whether it takes new streams. */
  get isOpen(): boolean {
    return !this.#isClosed && this.#lastStream === Number.POSITIVE_INFINITY;
  }

  get lastStream(): number {
    return this.#lastStream;
  }

  /** Why the server inside said goodbye. */
  get code(): number {
    return this.#code;
  }

  send(bytes: Buffer): void {
    if (this.#isClosed) return;
    if (this.isBlocked || this.#socket === undefined) return void this.#unsent.push(bytes);
    const taken = Math.max(this.#socket.write(bytes), 0);
    if (taken < bytes.length) this.#unsent.push(bytes.subarray(taken));
  }

  /** Of the client's streams; the listener is told when all that is sent from then on obeys it. */
  changeStreamWindow(bytes: number): void {
    this.#unconfirmed += 1;
    this.send(makeSettings([[SETTING.initialWindow, bytes]]));
  }

  /** Data has left for the client, or is wanted no more. */
  giveBack(bytes: number): void {
    this.#credit += bytes;
    if (this.#credit < CREDIT_BYTES_MIN) return;
    this.send(makeWindowUpdate(0, this.#credit));
    this.#credit = 0;
  }

  end(): void {
    this.#lastStream = 0;
    if (this.#socket) this.#socket.end();
    else this.leave();
  }

  terminate(): void {
    if (this.#socket) this.#socket.terminate();
    this.leave();
  }

  open(socket: InnerSocket): void {
    if (this.#isClosed) return void socket.terminate();
    this.#socket = socket;
    this.#port = socket.localPort;
    // Before the first byte, so that no request is ever read without its client.
    this.#parts.peers.add(this.#port, this.#parts.peer);
    socket.setNoDelay(true);
    this.flush();
  }

  flush(): void {
    const [socket, unsent] = [this.#socket, this.#unsent];
    if (socket === undefined || unsent.length === 0) return;
    this.#unsent = [];
    const bytes = Buffer.concat(unsent);
    const taken = Math.max(socket.write(bytes), 0);
    if (taken < bytes.length) this.#unsent = [bytes.subarray(taken)];
    else this.#listener.onDrain();
  }

  read(chunk: Buffer): void {
    this.#reader.push(chunk);
    try {
      for (let frame = this.#reader.next(); frame; frame = this.#reader.next()) this.#take(frame);
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      this.terminate();
    }
  }

  leave(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#unsent = [];
    if (this.#port > 0) this.#parts.peers.remove(this.#port);
    this.#listener.onClose(this);
  }

  #take(frame: Frame): void {
    const { type, flags, stream, payload } = frame;
    if (type === FRAME.settings) return void this.#takeSettings(flags);
    if (type === FRAME.ping) return void this.#answerPing(flags, payload);
    if (type === FRAME.goaway) return void this.#takeGoaway(payload);
    if (type === FRAME.headers || type === FRAME.continuation) return void this.#takeHeaders(frame);
    if (type === FRAME.data) return void this.#takeData(frame);
    if (stream === 0 || (type !== FRAME.reset && type !== FRAME.windowUpdate)) return;
    this.#listener.onAnswer({ type, flags, stream, bytes: frame.bytes, dataBytes: 0 }, this);
  }

  #takeSettings(flags: number): void {
    if ((flags & FLAG.ack) === 0) return void this.send(SETTINGS_ACK);
    this.#unconfirmed -= 1;
    if (this.#unconfirmed === 0) this.#listener.onSettingsAck();
  }

  #answerPing(flags: number, payload: Buffer): void {
    if ((flags & FLAG.ack) !== 0) return;
    this.send(makeFrame({ type: FRAME.ping, flags: FLAG.ack, stream: 0 }, payload));
  }

  #takeGoaway(payload: Buffer): void {
    if (payload.length < 8) throw new ConnectionError(ERROR.frameSize, "a goodbye is too short");
    this.#lastStream = payload.readUInt32BE(0) & 0x7fff_ffff;
    this.#code = payload.readUInt32BE(4);
  }

  #takeHeaders(frame: Frame): void {
    this.#headers.push(frame);
    if ((frame.flags & FLAG.endHeaders) === 0) return;
    const [first = frame] = this.#headers;
    const bytes = Buffer.concat(this.#headers.map((each) => each.bytes));
    this.#headers = [];
    const { type, flags, stream } = first;
    this.#listener.onAnswer({ type, flags, stream, bytes, dataBytes: 0 }, this);
  }

  #takeData({ type, flags, stream, payload }: Frame): void {
    const data = withoutPadding(flags, payload);
    if (data.length < payload.length) this.giveBack(payload.length - data.length);
    const head = { type, flags: flags & FLAG.endStream, stream };
    const bytes = makeFrame(head, data);
    this.#listener.onAnswer({ ...head, bytes, dataBytes: data.length }, this);
  }
}
