/**
 * An answer that is ready to be sent, as often as it is asked for. As a response of the runtime
 * always; as its parts only where something else than the runtime's server sends answers as well.
 */

export type AnswerParts = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
};

export class ReadyAnswer {
  /** Undefined where only responses are sent. */
  readonly parts: AnswerParts | undefined;
  #original: Response | undefined;

  constructor(parts: AnswerParts, keepsParts: boolean) {
    this.parts = keepsParts ? parts : undefined;
    // What has its parts may never be asked for a response, which would hold the bytes once more.
    if (!keepsParts) this.#original = toResponse(parts);
  }

  /** A clone, which is sent and gone. */
  response(): Response {
    if (this.#original === undefined && this.parts) this.#original = toResponse(this.parts);
    if (this.#original === undefined) throw new Error("a ready answer has a response");
    return this.#original.clone();
  }
}

/** Clones of a blob's response share its bytes, which saves copying them for every visitor. */
const toResponse = ({ status, headers, body }: AnswerParts): Response =>
  new Response(body && new Blob([body]), { status, headers });
