/**
 * Reads a TLS socket. What the runtime decrypts is taken before it goes through the stream that
 * `node:tls` makes of the socket, which costs a request 2 µs of processor time.
 */
import type { TLSSocket } from "node:tls";
import { handleOf } from "./native-handle.ts";

type Push = TLSSocket["push"];

export class Input {
  readonly #socket: TLSSocket;
  #isPaused = false;

  constructor(socket: TLSSocket, onChunk: (chunk: Buffer) => void) {
    this.#socket = socket;
    const push: Push = socket.push.bind(socket);
    // The end goes through the stream, and so does everything where the runtime pushes nothing.
    if (handleOf(socket) !== undefined)
      socket.push = (chunk: Buffer | null, encoding) => {
        if (chunk === null) return push(chunk, encoding);
        onChunk(chunk);
        return true;
      };
    socket.on("data", onChunk);
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** What is decrypted already may still come. */
  pause(): void {
    this.#isPaused = true;
    handleOf(this.#socket)?.pause();
    this.#socket.pause();
  }

  resume(): void {
    this.#isPaused = false;
    handleOf(this.#socket)?.resume();
    this.#socket.resume();
  }
}
