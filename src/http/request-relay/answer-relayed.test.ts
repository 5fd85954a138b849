import { expect, test } from "bun:test";
import { RelayedRequests } from "./answer-relayed.ts";
import type { RequestMessage, ResponseMessage } from "./messages.ts";

/** A request with a body under way, and what is posted back. */
function open(answer: (request: Request) => Promise<Response>) {
  const head = Promise.withResolvers<ResponseMessage>();
  const asked = Promise.withResolvers<void>();
  const relayed = new RelayedRequests(answer, (message) => {
    if (message.type === "more") asked.resolve();
    if (message.type === "head") head.resolve(message);
  });
  const take = (message: RequestMessage) => relayed.take(message);
  take({
    ...{ type: "request", id: 1, method: "POST", url: "http://site.test/_forms/contact" },
    ...{ headers: [], peer: undefined, hasBody: true },
  });
  return { take, head: head.promise, asked: asked.promise };
}

test("what still comes of a body that its reader has had enough of is dropped", async () => {
  const enough = Promise.withResolvers<void>();
  const patience = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { take, head, asked } = open(async (request) => {
    const reader = request.body?.getReader();
    void reader?.read();
    await patience.promise;
    await reader?.cancel();
    enough.resolve();
    await goOn.promise;
    return new Response("refused", { status: 400 });
  });
  await asked;
  patience.resolve();
  await enough.promise;
  take({ type: "body", id: 1, chunk: new Uint8Array([1]) });
  take({ type: "body-end", id: 1 });
  take({ type: "body-broken", id: 1 });
  goOn.resolve();
  expect(await head).toMatchObject({ type: "head", status: 400 });
});

test.each(["gone", "body-broken"] as const)(
  "a client of whom a thread says %s has broken off, as the runtime puts it",
  async (type) => {
    const failed = Promise.withResolvers<unknown>();
    const { take, asked } = open(async (request) => {
      await request.text().catch(failed.resolve);
      return new Response();
    });
    await asked;
    take({ type, id: 1 });
    const error = await failed.promise;
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({ name: "AbortError", message: "The connection was closed." });
  },
);
