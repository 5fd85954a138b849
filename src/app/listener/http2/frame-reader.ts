/** Cuts what comes over a connection into frames. It looks at nothing but their heads. */
import {
  ConnectionError,
  ERROR,
  FRAME_BYTES_MAX,
  type FrameHead,
  HEAD_BYTES,
  makeFrame,
} from "./frames.ts";

export class Frame {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
  readonly payload: Buffer;

  constructor({ type, flags, stream }: FrameHead, payload: Buffer) {
    this.type = type;
    this.flags = flags;
    this.stream = stream;
    this.payload = payload;
  }

  /** Head and payload: only few frames go on as they are. */
  get bytes(): Buffer {
    return makeFrame(this, this.payload);
  }
}

const NOTHING = Buffer.alloc(0);

export class FrameReader {
  #bytes: Buffer = NOTHING;
  #at = 0;

  /** What is here and not read yet. */
  get waitingBytes(): number {
    return this.#bytes.length - this.#at;
  }

  push(chunk: Buffer): void {
    const isEmpty = this.#at === this.#bytes.length;
    this.#bytes = isEmpty ? chunk : Buffer.concat([this.#bytes.subarray(this.#at), chunk]);
    this.#at = 0;
  }

  /** As much of the next `length` bytes as is here. */
  peek(length: number): Buffer {
    return this.#bytes.subarray(this.#at, this.#at + length);
  }

  /** The next `length` bytes, once all of them are here. */
  take(length: number): Buffer | undefined {
    if (this.waitingBytes < length) return undefined;
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** Throws `ConnectionError` for a frame that is larger than we take. */
  next(): Frame | undefined {
    if (this.waitingBytes < HEAD_BYTES) return void this.#release();
    const bytes = this.#bytes;
    const at = this.#at;
    const length = bytes.readUInt16BE(at) * 256 + (bytes[at + 2] ?? 0);
    if (length > FRAME_BYTES_MAX)
      throw new ConnectionError(ERROR.frameSize, "a frame is too large");
    const end = at + HEAD_BYTES + length;
    if (end > bytes.length) return undefined;
    this.#at = end;
    const type = bytes[at + 3] ?? 0;
    const flags = bytes[at + 4] ?? 0;
    const stream = bytes.readUInt32BE(at + 5) & 0x7fff_ffff;
    return new Frame({ type, flags, stream }, bytes.subarray(at + HEAD_BYTES, end));
  }

  /** A connection on which nothing happens holds nothing that was read of it. */
  #release(): void {
    if (this.waitingBytes > 0) return;
    this.#bytes = NOTHING;
    this.#at = 0;
  }
}
