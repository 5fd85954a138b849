/**
 * Writes to a TLS socket. What the system takes at once goes past the stream that `node:tls` makes of
 * the socket, which costs a page 2 µs of processor time; the rest waits in that stream, in order.
 */
import type { TLSSocket } from "node:tls";
import { handleOf } from "./native-handle.ts";

export class Output {
  readonly #socket: TLSSocket;
  readonly #onDrain: () => void;
  #waitingBytes = 0;
  #isEnded = false;

  constructor(socket: TLSSocket, onDrain: () => void) {
    this.#socket = socket;
    this.#onDrain = onDrain;
  }

  /** What the client has not taken. */
  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  /** `bytes` may be written over afterwards. */
  write(bytes: Uint8Array): void {
    if (this.#isEnded || this.#socket.destroyed || this.#socket.writableEnded) return;
    const taken = this.#waitingBytes === 0 ? this.#writeAtOnce(bytes) : 0;
    if (taken === bytes.length) return;
    const rest = Buffer.from(bytes.subarray(taken));
    this.#waitingBytes += rest.length;
    this.#socket.write(rest, () => {
      this.#waitingBytes -= rest.length;
      if (this.#waitingBytes === 0) this.#onDrain();
    });
  }

  end(): void {
    this.#isEnded = true;
  }

  #writeAtOnce(bytes: Uint8Array): number {
    if (this.#socket.writableLength > 0) return 0;
    return Math.max(handleOf(this.#socket)?.write(bytes) ?? 0, 0);
  }
}
