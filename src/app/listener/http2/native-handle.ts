/**
 * The runtime's own socket behind one of `node:tls`, by which bytes come and go without the stream
 * that is made of them. It is nothing that the runtime promises: whoever uses it can do without.
 */
import type { TLSSocket } from "node:tls";

export type NativeHandle = {
  /** Answers how many bytes it took: none of them once it is closed. */
  write(bytes: Uint8Array): number;
  pause(): void;
  resume(): void;
};

/** Undefined where the runtime has none by this name, and once the socket is closed. */
export function handleOf(socket: TLSSocket): NativeHandle | undefined {
  const { _handle: handle } = socket as unknown as { _handle?: Partial<NativeHandle> | null };
  return typeof handle?.write === "function" &&
    typeof handle.pause === "function" &&
    typeof handle.resume === "function"
    ? (handle as NativeHandle)
    : undefined;
}
