/**
 * Who stands behind a connection inside the process: by the local port that it was dialled from,
 * which no client chooses. A connection that is not listed was dialled by somebody else.
 */
export type Peer = { readonly address: string; readonly family: "IPv4" | "IPv6"; port: number };

export class Peers {
  readonly #byPort = new Map<number, Peer>();

  add(port: number, peer: Peer): void {
    this.#byPort.set(port, peer);
  }

  remove(port: number): void {
    this.#byPort.delete(port);
  }

  find(port: number): Peer | undefined {
    return this.#byPort.get(port);
  }
}

export function peerOf(address: string | undefined, port: number | undefined): Peer {
  const text = address ?? "";
  return { address: text, family: text.includes(":") ? "IPv6" : "IPv4", port: port ?? 0 };
}
