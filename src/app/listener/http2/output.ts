/**
 * Writes to a TLS socket. What the system takes at once goes past the stream that `node:tls` makes of
 * the socket, which costs a page 2 µs of processor time; the rest waits in that stream, in order.
 */
import type { TLSSocket } from "node:tls";

/** The runtime's own socket: answers how many bytes it took, and none of them once it is closed. */
type Handle = { write(bytes: Uint8Array): number };

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
    const handle = handleOf(this.#socket);
    return handle === undefined ? 0 : Math.max(handle.write(bytes), 0);
  }
}

/** Undefined where the runtime has none by this name: then everything goes by the stream. */
function handleOf(socket: TLSSocket): Handle | undefined {
  if (socket.writableLength > 0) return undefined;
  const { _handle: handle } = socket as unknown as { _handle?: Partial<Handle> | null };
  return typeof handle?.write === "function" ? (handle as Handle) : undefined;
}
