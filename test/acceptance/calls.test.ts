/**
 * What holds for every operation that the service's own document names, however it is called: with a slash
 * behind, by HEAD, by a method that it has not, with a key of each scope, with more than it asks for.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import { operations } from "../../src/app.ts";
import { createKey } from "../../src/features/accounts/room.ts";
import { SAMPLES, type Sample } from "../contract-samples.ts";
import { startModelServer } from "../fixtures/model-server.ts";
import { answerWell } from "../fixtures/model-words.ts";
import { type Answer, startTestService, type TestAccount, type TestService } from "../harness.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const MAY_BUILD = ["createSite", "createEvent", "addImage"];

let service: TestService;
let owner: TestAccount;
const keys: Record<string, string> = {};

/** Revisions need one. */
const model = startModelServer();
model.answer = answerWell;

beforeAll(async () => {
  service = await startTestService({
    environment: {
      ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
      SITEWRIGHT_PLAN_CREDITS: "agency=100000",
    },
  });
  owner = await service.createAccount();
  for (const scope of ["read", "build"] as const)
    keys[scope] = (await createKey(service.ctx, { accountId: owner.id, scope })).key;
});
afterAll(async () => {
  await service.close();
  await model.close();
});

const prepare = async (id: string): Promise<Sample> => {
  const sample = await SAMPLES[id]?.(service, owner);
  if (sample === undefined) throw new Error(`${id} has no sample`);
  return sample;
};

const send = (key: string | undefined, method: string, { path, body, form }: Sample) =>
  service.call(key, method, path, form ? { rawBody: form } : { body });

const codeOf = ({ status, body }: Answer) => [status, body?.error?.code];

/** What may differ between two answers to the same call. */
function comparable({ headers }: Answer): Record<string, string> {
  const { date: _, "x-request-id": __, ratelimit: ___, ...rest } = Object.fromEntries(headers);
  return rest;
}

test("the document names every operation, and no other", async () => {
  const { paths } = await (await service.visit("localhost", "/openapi.json")).json();
  const named = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => METHODS.includes(method.toUpperCase()))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = operations.map(
    ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
  );
  expect(named.toSorted()).toEqual(mounted.toSorted());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  "%s",
  (id, operation) => {
    const { method, success } = operation;

    test("a slash behind the path leads around no check", async () => {
      const sample = await prepare(id);
      const slashed = { ...sample, path: `${sample.path}/` };
      expect(codeOf(await send(undefined, method, slashed))).toEqual([401, "unauthorized"]);
      const reader = await send(keys.read, method, slashed);
      if (method !== "GET") expect(codeOf(reader)).toEqual([403, "forbidden"]);
      else expect(reader.status).toBe(200);
      expect([404, success.status]).toContain((await send(owner.key, method, slashed)).status);
    });

    test("each scope may do what it says", async () => {
      const reads = method === "GET";
      for (const [scope, may] of [
        ["read", reads],
        ["build", reads || MAY_BUILD.includes(id)],
      ] as const) {
        const answer = await send(keys[scope], method, await prepare(id));
        if (may) expect([scope, answer.status]).toEqual([scope, success.status]);
        else expect([scope, ...codeOf(answer)]).toEqual([scope, 403, "forbidden"]);
      }
    });

    test("a method that its path has not is not found, before a key's scope is looked at", async () => {
      const { path } = await prepare(id);
      const own = operations.filter((one) => one.path === operation.path).map((one) => one.method);
      for (const other of METHODS.filter((one) => !own.includes(one as typeof method)))
        for (const key of [owner.key, keys.read, keys.build]) {
          const answer = await service.call(key, other, path, { body: {} }).catch(() => undefined);
          // A client may refuse to send a body by GET.
          const sent = answer ?? (await service.call(key, other, path));
          expect([other, ...codeOf(sent)]).toEqual([other, 404, "not_found"]);
        }
    });

    if (method === "GET")
      test("HEAD has the headers of GET, and nothing else", async () => {
        const { path } = await prepare(id);
        const got = await service.call(owner.key, "GET", path);
        const head = await service.call(owner.key, "HEAD", path);
        expect([head.status, head.text]).toEqual([got.status, ""]);
        expect(comparable(head)).toEqual(comparable(got));
      });

    test("what the query holds beside its own parameters is ignored", async () => {
      const { path, ...sample } = await prepare(id);
      const query = "nothing=1&nothing=2&Limit=0&apiKey=x&_method=DELETE&callback=alert";
      const answer = await send(owner.key, method, { ...sample, path: `${path}?${query}` });
      expect([answer.status, answer.text]).toEqual([success.status, answer.text]);
    });

    if (operation.body !== undefined && operation.upload === undefined)
      test("fields that it does not have change nothing", async () => {
        const { path, body } = await prepare(id);
        const more = { id: "x", accountId: "acc_x", createdAt: 1, toString: 1, nested: { a: [1] } };
        const answer = await service.call(owner.key, method, path, {
          body: { ...more, ...(body as object) },
        });
        expect([answer.status, answer.text]).toEqual([success.status, answer.text]);
        expect(answer.text).not.toMatch(/"id":"x"|acc_x/);
      });

    if (operation.body === undefined && method !== "GET")
      test("where nothing is asked for, whatever is sent is nothing", async () => {
        for (const [type, rawBody] of [
          ["application/json", "{"],
          ["application/json", "[]"],
          ["text/plain", "x"],
          ["multipart/form-data", "no boundary"],
        ] as const) {
          const answer = await service.call(owner.key, method, (await prepare(id)).path, {
            rawBody,
            headers: { "content-type": type },
          });
          expect([type, answer.status]).toEqual([type, success.status]);
        }
      });

    test("every answer is known by an id of its own, is kept by nobody, and counts one token", async () => {
      const sample = await prepare(id);
      const answers = [
        await send(owner.key, method, sample),
        await service.call(owner.key, method, "/none"),
        await service.call(owner.key, "GET", "/jobs?limit=x"),
        await service.call(undefined, method, sample.path),
      ];
      const ids = answers.map(({ headers }) => headers.get("x-request-id"));
      expect(new Set(ids).size).toBe(answers.length);
      for (const { headers } of answers) {
        expect(headers.get("cache-control")).toContain("no-store");
        expect(headers.get("set-cookie")).toBeNull();
        expect(headers.get("access-control-allow-origin")).toBeNull();
      }
      const left = answers.slice(0, 3).map(({ headers }) => {
        const [, count] = /^"key";r=(\d+);t=\d+$/.exec(headers.get("ratelimit") ?? "") ?? [];
        return Number(count);
      });
      expect(left.map((count) => count - (left[0] ?? 0))).toEqual([0, -1, -2]);
      expect(answers[3]?.headers.get("ratelimit")).toBeNull();
    });
  },
);

describe("what a call brings along that nobody reads", () => {
  /** A call and, once it is answered, another on the same connection; answers all that came back. */
  const exchange = (first: string) =>
    new Promise<{ statuses: number[]; text: string }>((resolve, reject) => {
      const socket = connect(service.port, "127.0.0.1");
      let text = "";
      socket.setEncoding("utf8");
      socket.on("data", (chunk) => {
        // Not before: the runtime closes a connection on which calls come ahead of answers.
        if (text === "")
          socket.write(callOf("GET /v1/jobs?limit=1", owner.key, "Connection: close\r\n"));
        text += chunk;
      });
      socket.on("error", reject);
      socket.on("close", () => {
        const heads = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)];
        resolve({ statuses: heads.map(([, status]) => Number(status)), text });
      });
      socket.write(first);
    });
  const callOf = (line: string, key: string, more = "", body = "") =>
    `${line} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n${more}\r\n${body}`;

  test.each([
    ["POST /v1/none", 404],
    ["POST /v1/sites", 400],
    ["DELETE /v1/jobs/none", 404],
    ["GET /v1/jobs?limit=0", 400],
    ["OPTIONS /v1/me", 404],
    ["PUT /healthz", 404],
    ["POST /docs", 404],
  ])("%s: it is never taken for a call of its own", async (line, status) => {
    const inner = callOf("GET /v1/me", owner.key);
    for (const body of [inner, inner.repeat(3_000)])
      for (const [headers, sent] of [
        [`Content-Length: ${body.length}\r\n`, body],
        ["Transfer-Encoding: chunked\r\n", `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
      ] as const)
        for (const key of [owner.key, "none"]) {
          const isApi = line.includes("/v1/");
          const expected = key === "none" && isApi ? 401 : status;
          const more = `Content-Type: application/json\r\n${headers}`;
          const { statuses, text } = await exchange(callOf(line, key, more, sent));
          expect([line, key === "none", statuses]).toEqual([line, key === "none", [expected, 200]]);
          expect(text).not.toContain('"account"');
        }
  });
});
