/** The streams of a connection that are open, and how they end; those that were reset are known for a while. */
import type { FloodGuard } from "./flood-guard.ts";
import { ERROR, INITIAL_WINDOW, makeReset } from "./frames.ts";
import type { InnerConnection } from "./inner-connection.ts";
import type { Output } from "./output.ts";
import type { SendQueue } from "./send-queue.ts";

export type Stream = {
  /** Who answers it; undefined where the answer comes from memory. */
  readonly inner: InnerConnection | undefined;
  /** Nothing more of the request is to come. */
  isAsked: boolean;
  /** Nothing more of the answer is to come from the server inside. */
  isAnswered: boolean;
  /** All of the answer is sent. */
  isSent: boolean;
  /** What the server inside may still send. */
  window: number;
};

type StreamsParts = {
  output: Output;
  queue: Pick<SendQueue, "drop">;
  guard: FloodGuard;
  /** Told after one has ended. */
  onEnd: () => void;
};

/** What a client had sent for streams before it heard of their end is of no meaning. */
const RESET_REMEMBERED_MAX = 200;

export class ClientStreams {
  readonly #parts: StreamsParts;
  readonly #open = new Map<number, Stream>();
  readonly #reset = new Set<number>();
  /** The highest number that the client has used. */
  last = 0;
  /** The one that the client gives every stream. */
  #window = INITIAL_WINDOW;

  constructor(parts: StreamsParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#open.size;
  }

  get(stream: number): Stream | undefined {
    return this.#open.get(stream);
  }

  /** Whether we have ended it a moment ago. */
  wasReset(stream: number): boolean {
    return this.#reset.has(stream);
  }

  hasAnyOf(inner: InnerConnection): boolean {
    return this.#open.values().some((stream) => stream.inner === inner);
  }

  /** A copy, since streams may end on the way. */
  listOf(inner: InnerConnection): [number, Stream][] {
    return [...this.#open].filter(([, stream]) => stream.inner === inner);
  }

  open(stream: number, isAsked: boolean, inner?: InnerConnection): void {
    this.#open.set(stream, {
      inner,
      isAsked,
      isAnswered: false,
      isSent: false,
      window: this.#window,
    });
  }

  setWindow(bytes: number): void {
    for (const stream of this.#open.values()) stream.window += bytes - this.#window;
    this.#window = bytes;
  }

  /** It was asked and answered, or the client wants no more of it. */
  close(stream: number): void {
    this.#open.delete(stream);
    this.#parts.onEnd();
  }

  /** Ends it by our own decision, and says why; the server inside hears of it. */
  abort(stream: number, code: number): void {
    this.#open.get(stream)?.inner?.send(makeReset(stream, ERROR.cancel));
    this.#parts.queue.drop(stream);
    this.#parts.output.write(makeReset(stream, code));
    this.#open.delete(stream);
    this.#reset.add(stream);
    const [oldest] = this.#reset;
    if (this.#reset.size > RESET_REMEMBERED_MAX && oldest !== undefined) this.#reset.delete(oldest);
    this.#parts.onEnd();
  }

  /** The same where the client is at fault. Throws `ConnectionError` when it often was. */
  refuse(stream: number, code: number): void {
    this.abort(stream, code);
    this.#parts.guard.note();
  }
}
