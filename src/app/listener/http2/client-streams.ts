/** The streams of a connection that are open, and those that were reset a moment ago. */
import type { InnerConnection } from "./inner-connection.ts";

export type Stream = {
  /** Who answers it; undefined where the answer comes from memory. */
  readonly inner: InnerConnection | undefined;
  /** Nothing more of the request is to come. */
  isAsked: boolean;
  /** Nothing more of the answer is to come from the server inside. */
  isAnswered: boolean;
  /** All of the answer is sent. */
  isSent: boolean;
};

/** What a client had sent for streams before it heard of their end is of no meaning. */
const RESET_REMEMBERED_MAX = 200;

export class ClientStreams {
  readonly #open = new Map<number, Stream>();
  readonly #reset = new Set<number>();
  /** The highest number that the client has used. */
  last = 0;

  get size(): number {
    return this.#open.size;
  }

  get(stream: number): Stream | undefined {
    return this.#open.get(stream);
  }

  open(stream: number, isAsked: boolean, inner?: InnerConnection): void {
    this.#open.set(stream, { inner, isAsked, isAnswered: false, isSent: false });
  }

  close(stream: number): void {
    this.#open.delete(stream);
  }

  /** Closes it by our own decision. */
  reset(stream: number): void {
    this.#open.delete(stream);
    this.#reset.add(stream);
    const [oldest] = this.#reset;
    if (this.#reset.size > RESET_REMEMBERED_MAX && oldest !== undefined) this.#reset.delete(oldest);
  }

  wasReset(stream: number): boolean {
    return this.#reset.has(stream);
  }

  hasUnansweredOf(inner: InnerConnection): boolean {
    return this.#open.values().some((stream) => stream.inner === inner);
  }

  /** A copy, since streams may end on the way. */
  listOf(inner: InnerConnection): [number, Stream][] {
    return [...this.#open].filter(([, stream]) => stream.inner === inner);
  }
}
