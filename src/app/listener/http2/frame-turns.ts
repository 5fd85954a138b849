/**
 * Reads a client's frames, a few at a turn of the loop: a read of half a megabyte can be ten thousand
 * requests, which nobody else should wait for. Reads nothing while what follows from it would wait.
 */
import { type Frame, FrameReader } from "./frame-reader.ts";
import { ConnectionError, ERROR, FRAME, HEAD_BYTES, PREFACE } from "./frames.ts";
import type { Input } from "./input.ts";

/** Of frames that may be requests; a request may be of some 50 bytes. */
const TURN_BYTES_MAX = 8 * 1024;

export type FrameTaker = {
  /** May throw `ConnectionError`. */
  onFrame(frame: Frame): void;
  onError(error: unknown): void;
  /** Whether what follows from another frame would have to wait. */
  isBlocked(): boolean;
};

export class FrameTurns {
  readonly #input: Pick<Input, "isPaused" | "pause" | "resume">;
  readonly #taker: FrameTaker;
  readonly #reader = new FrameReader();
  #hasBegun = false;
  #isTurnOver = false;
  #isReading = false;
  #isStopped = false;

  constructor(input: Pick<Input, "isPaused" | "pause" | "resume">, taker: FrameTaker) {
    this.#input = input;
    this.#taker = taker;
  }

  push(chunk: Buffer): void {
    this.#reader.push(chunk);
    this.read();
  }

  /** What comes from here on is nobody's. */
  stop(): void {
    this.#isStopped = true;
    this.#input.resume();
  }

  /** Goes on with what is here: also to be called when what blocked is gone. */
  read(): void {
    if (this.#isTurnOver || this.#isReading || this.#isStopped) return;
    this.#isReading = true;
    try {
      this.#readTurn();
    } catch (error) {
      this.#taker.onError(error);
    } finally {
      this.#isReading = false;
    }
    if (this.#isStopped) return;
    const hasMore = this.#isTurnOver || this.#taker.isBlocked();
    if (hasMore === this.#input.isPaused) return;
    if (hasMore) this.#input.pause();
    else this.#input.resume();
  }

  #readTurn(): void {
    if (!this.#hasBegun && !this.#readPreface()) return;
    let bytes = 0;
    while (!this.#taker.isBlocked() && !this.#isStopped) {
      const frame = this.#reader.next();
      if (frame === undefined) return;
      this.#taker.onFrame(frame);
      if (frame.type === FRAME.data) continue;
      bytes += HEAD_BYTES + frame.payload.length;
      if (bytes > TURN_BYTES_MAX && this.#reader.waitingBytes > 0) return void this.#endTurn();
    }
  }

  #readPreface(): boolean {
    const start = this.#reader.peek(PREFACE.length);
    if (!start.equals(PREFACE.subarray(0, start.length)))
      throw new ConnectionError(ERROR.protocol, "this is no HTTP/2");
    this.#hasBegun = this.#reader.take(PREFACE.length) !== undefined;
    return this.#hasBegun;
  }

  #endTurn(): void {
    this.#isTurnOver = true;
    setImmediate(() => {
      this.#isTurnOver = false;
      this.read();
    });
  }
}
