/** The side that has the connections: hands requests on, and sends the answers that come back. */
import type { ClientConnection } from "../connection.ts";
import type { RequestMessage, ResponseMessage } from "./messages.ts";

type Post = (message: RequestMessage, moved?: ArrayBuffer[]) => void;

type OpenRequest = {
  readonly request: Request;
  readonly connection: ClientConnection;
  readonly answer: PromiseWithResolvers<Response>;
  /** Of the request's body, from when it is first asked for. */
  reader?: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  /** Of the answer's body, when it comes in pieces. */
  pieces?: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
};

export class RequestRelay {
  readonly #post: Post;
  readonly #open = new Map<number, OpenRequest>();
  #lastId = 0;

  constructor(post: Post) {
    this.#post = post;
  }

  /** Resolves with the answer's head; its body may still be on the way. */
  relay(request: Request, connection: ClientConnection): Promise<Response> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = Promise.withResolvers<Response>();
    this.#open.set(id, { request, connection, answer });
    request.signal.addEventListener("abort", () => this.#leave(id), { once: true });
    const { address, port, family } = connection.requestIP(request) ?? {};
    this.#post({
      ...{ type: "request", id, method: request.method, url: request.url },
      headers: [...request.headers],
      peer:
        address === undefined ? undefined : { address, port: port ?? 0, family: family ?? "IPv4" },
      hasBody: request.body !== null,
    });
    return answer.promise;
  }

  take(message: ResponseMessage): void {
    const open = this.#open.get(message.id);
    if (open === undefined) return;
    switch (message.type) {
      case "head":
        open.answer.resolve(this.#respond(message, open));
        break;
      case "chunk":
        open.pieces?.enqueue(message.chunk);
        break;
      case "end":
        open.pieces?.close();
        this.#open.delete(message.id);
        break;
      case "broken":
        open.pieces?.error(new Error("the answer broke off"));
        this.#open.delete(message.id);
        break;
      case "more":
        void this.#sendBody(message.id, open);
        break;
      case "timeout":
        open.connection.timeout(open.request, message.seconds);
    }
  }

  #respond(
    { id, status, headers, start, isWhole }: Extract<ResponseMessage, { type: "head" }>,
    open: OpenRequest,
  ): Response {
    const init = {
      status,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
    };
    if (isWhole) {
      this.#open.delete(id);
      return new Response(start ?? null, init);
    }
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        open.pieces = controller;
        if (start) controller.enqueue(start);
      },
      pull: () => this.#post({ type: "more", id }),
      cancel: () => this.#leave(id),
    });
    return new Response(body, init);
  }

  async #sendBody(id: number, open: OpenRequest): Promise<void> {
    try {
      open.reader ??= open.request.body?.getReader();
      const piece = await open.reader?.read();
      if (piece?.value === undefined) return this.#post({ type: "body-end", id });
      // The runtime may still use the buffer that it lent.
      const chunk = piece.value.slice();
      this.#post({ type: "body", id, chunk }, [chunk.buffer]);
    } catch {
      this.#post({ type: "body-broken", id });
    }
  }

  #leave(id: number): void {
    const open = this.#open.get(id);
    if (open === undefined || !this.#open.delete(id)) return;
    this.#post({ type: "gone", id });
    open.answer.reject(new Error("the client has gone"));
  }
}
