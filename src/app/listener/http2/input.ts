/**
 * Reads a TLS socket. What the runtime decrypts is taken before it goes through the stream that
 * `node:tls` makes of the socket, which costs a request 2 µs of processor time.
 */
import type { TLSSocket } from "node:tls";
import { handleOf } from "./native-handle.ts";

export class Input {
  readonly #socket: TLSSocket;
  readonly #onChunk: (chunk: Buffer) => void;
  /** False under a runtime whose sockets have no such handle, which is not promised: their stream is read then. */
  readonly #isDirect: boolean;
  #isPaused = false;

  constructor(socket: TLSSocket, onChunk: (chunk: Buffer) => void) {
    this.#socket = socket;
    this.#onChunk = onChunk;
    this.#isDirect = handleOf(socket) !== undefined;
    socket.on("data", onChunk);
    if (this.#isDirect) this.#takePushed();
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** What was read already may still come, up to half a megabyte. */
  pause(): void {
    this.#isPaused = true;
    if (this.#isDirect) handleOf(this.#socket)?.pause();
    else this.#socket.pause();
  }

  resume(): void {
    this.#isPaused = false;
    if (this.#isDirect) handleOf(this.#socket)?.resume();
    else this.#socket.resume();
  }

  /** The end goes through the stream, and so does what comes after it. */
  #takePushed(): void {
    const socket = this.#socket;
    const push: TLSSocket["push"] = socket.push.bind(socket);
    socket.push = (chunk: Buffer | null, encoding) => {
      if (chunk === null || socket.destroyed) return push(chunk, encoding);
      // A stream that begins to flow asks for more, whoever has paused what is below it.
      if (this.#isPaused) handleOf(socket)?.pause();
      this.#onChunk(chunk);
      return true;
    };
  }
}
