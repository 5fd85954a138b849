/** The side that answers: makes requests of messages, and messages of answers. */
import type { Ready } from "../../lib/ready.ts";
import type { ClientConnection } from "../connection.ts";
import { isFileAnswer } from "../envelope.ts";
import type { RequestMessage, ResponseMessage } from "./messages.ts";

type Post = (message: ResponseMessage, moved?: ArrayBuffer[]) => void;
type Answer = (request: Request, connection: ClientConnection) => Ready<Response>;
type Body = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

type OpenRequest = {
  readonly controller: AbortController;
  body?: Body;
  /** Of the answer, when it goes in pieces. */
  reader?: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
};

/** An answer of up to this size goes in one message, with its head. */
const WHOLE_BYTES_MAX = 64 * 1024;
const EVENTS = "text/event-stream";

export class RelayedRequests {
  readonly #answer: Answer;
  readonly #post: Post;
  readonly #open = new Map<number, OpenRequest>();

  constructor(answer: Answer, post: Post) {
    this.#answer = answer;
    this.#post = post;
  }

  take(message: RequestMessage): void {
    if (message.type === "request") return void this.#run(message);
    const open = this.#open.get(message.id);
    switch (message.type) {
      case "body":
        feed(open, (body) => body.enqueue(message.chunk));
        break;
      case "body-end":
        feed(open, (body) => body.close());
        break;
      case "body-broken":
        feed(open, (body) => body.error(brokenOff()));
        break;
      case "more":
        if (open?.reader) void this.#sendPiece(message.id, open.reader);
        break;
      case "gone":
        this.#end(message.id, open);
    }
  }

  /** The thread that had the connections has ended: nobody waits for anything. */
  endAll(): void {
    for (const [id, open] of this.#open) this.#end(id, open);
  }

  async #run(message: Extract<RequestMessage, { type: "request" }>): Promise<void> {
    const { id } = message;
    const open: OpenRequest = { controller: new AbortController() };
    this.#open.set(id, open);
    try {
      const connection: ClientConnection = {
        requestIP: () => message.peer as ReturnType<ClientConnection["requestIP"]>,
        timeout: (_, seconds) => this.#post({ type: "timeout", id, seconds }),
      };
      const response = await this.#answer(this.#requestOf(message, open), connection);
      await this.#send(message, open, response);
    } catch {
      this.#open.delete(id);
      this.#post({
        ...{ type: "head", id, status: 500 },
        headers: [],
        start: undefined,
        isWhole: true,
      });
    }
  }

  #requestOf(
    { id, method, url, headers, hasBody }: Extract<RequestMessage, { type: "request" }>,
    open: OpenRequest,
  ): Request {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => {
          open.body = controller;
        },
        pull: () => this.#post({ type: "more", id }),
      },
      { highWaterMark: 0 },
    );
    // A URL has no origin where the Host header cannot be one; hosts are told by the header.
    return new Request(url.startsWith("/") ? `http://localhost${url}` : url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      signal: open.controller.signal,
      ...(hasBody && { body, duplex: "half" }),
    });
  }

  async #send(
    { id, method }: Extract<RequestMessage, { type: "request" }>,
    open: OpenRequest,
    response: Response,
  ): Promise<void> {
    const head = {
      type: "head",
      id,
      status: response.status,
      headers: [...response.headers],
    } as const;
    const reader = response.body?.getReader();
    if (reader === undefined) {
      this.#open.delete(id);
      return this.#post({ ...head, start: undefined, isWhole: true });
    }
    const isLive = response.headers.get("content-type")?.startsWith(EVENTS) === true;
    const isUnread = isLive || (method === "HEAD" && isFileAnswer(response));
    const { start, isWhole } = isUnread
      ? { start: undefined, isWhole: false }
      : await begin(reader);
    if (isWhole) this.#open.delete(id);
    else open.reader = reader;
    this.#post({ ...head, start, isWhole }, start && [start.buffer]);
  }

  async #sendPiece(
    id: number,
    reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    try {
      const { value } = await reader.read();
      if (value !== undefined) {
        const chunk = value.slice();
        return this.#post({ type: "chunk", id, chunk }, [chunk.buffer]);
      }
      this.#post({ type: "end", id });
    } catch {
      this.#post({ type: "broken", id });
    }
    this.#open.delete(id);
  }

  #end(id: number, open: OpenRequest | undefined): void {
    if (!this.#open.delete(id)) return;
    open?.controller.abort(brokenOff());
    void open?.reader?.cancel().catch(() => undefined);
    feed(open, (body) => body.error(brokenOff()));
  }
}

/** As the runtime puts it, by which it is told from a fault of ours. */
const brokenOff = () => new DOMException("The connection was closed.", "AbortError");

/** Whoever reads a body may have had enough of it, or it has come to its end: then there is none to feed. */
function feed(open: OpenRequest | undefined, pass: (body: Body) => void): void {
  try {
    if (open?.body) pass(open.body);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The first bytes of an answer: all of it when that is little. */
async function begin(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let isWhole = false;
  while (!isWhole && bytes < WHOLE_BYTES_MAX) {
    const { value, done } = await reader.read();
    isWhole = done;
    if (value === undefined) continue;
    pieces.push(value);
    bytes += value.byteLength;
  }
  const start = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    start.set(piece, at);
    at += piece.byteLength;
  }
  return { start, isWhole };
}
