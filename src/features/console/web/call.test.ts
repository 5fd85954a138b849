/** Calls of the console's API over a real line: what can go wrong is told in words, and a dead line is known. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { openPageWorld } from "../../../../test/fixtures/page-world.ts";

let answer: () => Response | Promise<Response> = () => Response.json({});
let received: { path: string; method: string; type: string | null; body: string } | undefined;
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const { pathname } = new URL(request.url);
    const type = request.headers.get("content-type");
    received = { path: pathname, method: request.method, type, body: await request.text() };
    return answer();
  },
});
const world = openPageWorld({ origin: `http://127.0.0.1:${server.port}` });
afterAll(async () => {
  world[Symbol.dispose]();
  await server.stop(true);
});
const { CallError, call, isConnected, messageOf, readError, sessionEnded } = await import(
  "./call.ts"
);
const { callBuilder, ConflictError } = await import("./builder/call-builder.ts");
const { fetchPreview } = await import("./preview-page.ts");

beforeEach(() => {
  world.isOffline = false;
  isConnected.value = true;
  sessionEnded.value = 0;
  answer = () => Response.json({});
});

const caught = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error("it went well");
    },
    (error: InstanceType<typeof CallError>) => error,
  );
const refuse = (status: number, error: unknown) => () => Response.json({ error }, { status });
const cut = () => new Response('{"user":', { headers: { "content-type": "application/json" } });

test("a call is a POST of JSON to the procedure's name, and answers what was answered", async () => {
  answer = () => Response.json({ ok: true });
  expect(await call("claim.look", { token: "t" })).toEqual({ ok: true });
  expect(received).toEqual({
    ...{ path: "/console/api/claim.look", method: "POST" },
    ...{ type: "application/json", body: '{"token":"t"}' },
  });
});

describe("what is refused", () => {
  test("keeps code, words and fields", async () => {
    const fields = { email: "Is taken." };
    answer = refuse(400, { code: "invalid_request", message: "No.", fields });
    const { code, status, message, fields: told } = await caught(call("session.state", {}));
    expect([code, status, message, told]).toEqual(["invalid_request", 400, "No.", fields]);
  });

  test.each([
    [502, undefined],
    [500, "text"],
    [503, { error: "away" }],
    [429, { error: { code: 7, message: null, fields: "x" } }],
    [404, []],
    [400, null],
  ])("%d in an envelope of somebody else's is told by its status", (status, body) => {
    const { code, message, fields } = readError(status, body);
    expect([code, message, fields]).toEqual([
      "internal_error",
      `The service answered ${status}. Try again.`,
      {},
    ]);
  });

  test("has faults that are texts, whatever came", () => {
    const fields = { a: 1, b: null, c: "c" };
    expect(readError(400, { error: { fields } }).fields).toEqual({ a: "1", b: "null", c: "c" });
  });

  test("by a proxy's page is told by its status, too", async () => {
    answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    expect((await caught(call("session.state", {}))).message).toBe(
      "The service answered 502. Try again.",
    );
  });
});

test("an answer that was cut short is none", async () => {
  for (const page of [cut, () => new Response("<h1>Welcome to our Wi-Fi</h1>")]) {
    answer = page;
    const error = await caught(call("session.state", {}));
    expect([error.status, error.message]).toEqual([
      502,
      "The answer could not be read. Try again.",
    ]);
    expect(isConnected.value).toBe(true);
  }
});

describe("a session that has ended", () => {
  const ended = refuse(401, { code: "unauthorized", message: "Sign in." });

  test("is known from any call, of the builder and of previews as well", async () => {
    answer = ended;
    await caught(call("sites.list", {}));
    expect(sessionEnded.value).toBe(1);
    await caught(callBuilder("open", { siteId: "site_1" }));
    expect(sessionEnded.value).toBe(2);
    await caught(fetchPreview("/console/api/preview/site_1/draft/"));
    expect(sessionEnded.value).toBe(3);
  });

  test("is no news to whoever is signing in", async () => {
    answer = ended;
    const nobody = { email: "", password: "" };
    await caught(call("session.signIn", nobody));
    expect(sessionEnded.value).toBe(0);
  });
});

describe("a dead line", () => {
  test("is told, and known until the next answer of whatever kind", async () => {
    world.isOffline = true;
    const error = await caught(call("sites.list", {}));
    expect([error.code, error.status, isConnected.value]).toEqual(["offline", 0, false]);
    expect(error.message).toContain("What you typed is still here");
    world.isOffline = false;
    answer = refuse(500, { code: "internal_error", message: "Broken." });
    await caught(call("sites.list", {}));
    expect(isConnected.value).toBe(true);
  });

  test("is not told for all by the builder, which tries again by itself", async () => {
    world.isOffline = true;
    const error = await caught(callBuilder("open", { siteId: "site_1" }));
    expect([error.status, isConnected.value]).toEqual([0, true]);
  });

  test("keeps a preview away, which says so", async () => {
    world.isOffline = true;
    const { message } = await caught(fetchPreview("/console/api/preview/site_1/draft/"));
    expect(message).toBe("The preview could not be fetched: the service cannot be reached.");
  });
});

describe("a preview that there is none of", () => {
  test.each([
    [403, "your role does not include it"],
    [404, "there is no such page any more"],
    [429, "too many pages were asked for in a short time"],
    [500, "the service answered 500"],
  ])("%d: %s", async (status, reason) => {
    answer = () => new Response("", { status });
    const { message } = await caught(fetchPreview("/console/api/preview/site_1/draft/"));
    expect(message).toBe(`The preview could not be fetched: ${reason}.`);
  });
});

describe("a conflict", () => {
  const taken = { code: "conflict", message: "Somebody was faster." };
  const changes = [{ description: "Changed Heading", by: "Ben", at: "2026-11-22T12:00:00Z" }];

  test("of two who edit says what the other has done", async () => {
    answer = () => Response.json({ error: taken, changes }, { status: 409 });
    const error = await caught(callBuilder("open", { siteId: "site_1" }));
    expect(error).toBeInstanceOf(ConflictError);
    expect((error as InstanceType<typeof ConflictError>).changes).toEqual(changes);
  });

  test("of another kind is a refusal like any other", async () => {
    for (const other of [{}, { changes: "all" }, { changes: null }]) {
      answer = () => Response.json({ error: taken, ...other }, { status: 409 });
      const error = await caught(callBuilder("open", { siteId: "site_1" }));
      expect(error).not.toBeInstanceOf(ConflictError);
      expect([error.status, error.message]).toEqual([409, "Somebody was faster."]);
    }
  });
});

test("whatever is thrown is told in words", () => {
  expect(messageOf(new CallError("offline", 0, "Away."))).toBe("Away.");
  for (const odd of [undefined, null, "text", 7, {}])
    expect(messageOf(odd)).toBe("Something went wrong. Try again.");
});

test("an answer of the builder that was cut short is as good as none: an edit is sent again", async () => {
  answer = cut;
  const error = await caught(callBuilder("open", { siteId: "site_1" }));
  expect([error.status, error.message]).toEqual([0, "The service's answer could not be read."]);
});
