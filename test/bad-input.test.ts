/**
 * Bad input of every kind: it gets the envelope, changes nothing, and never makes a 5xx or ends the
 * process.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { connect } from "node:net";
import fc from "fast-check";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const GOOD = { businessName: "Harbour Bakery", industry: "bakery" };
const FIELDS = [
  ["businessName", 200],
  ["industry", 200],
  ["audience", 2_000],
  ["goals", 2_000],
  ["personality", 2_000],
  ["competitors", 2_000],
  ["existingUrl", 2_048],
] as const;

let service: TestService;
let owner: TestAccount;

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_PLAN_CREDITS: "agency=900000000" },
  });
  owner = await service.createAccount();
});
afterAll(() => service.close());

const post = (body: unknown) => service.call(owner.key, "POST", "/sites", { body });
const countJobs = async () => (await service.call(owner.key, "GET", "/jobs?limit=1")).body.total;
const readUsage = async () => (await service.call(owner.key, "GET", "/me")).body.usage;

/** Runs `send`, and holds that it was refused with this field named and nothing changed. */
async function expectRefused(send: () => ReturnType<typeof post>, field?: string): Promise<void> {
  const before = [await countJobs(), await readUsage()];
  const answer = await send();
  expect([answer.status, answer.body?.error?.code]).toEqual([400, "invalid_request"]);
  if (field !== undefined) expect(answer.body.error.message).toContain(`\`${field}\``);
  expect([await countJobs(), await readUsage()]).toEqual(before);
}

describe.each(FIELDS)("%s", (field, lengthMax) => {
  const isUrl = field === "existingUrl";
  const isRequired = field === "businessName" || field === "industry";

  test.each([
    ["null", null],
    ["a number", 5],
    ["a boolean", true],
    ["a list", ["x"]],
    ["an object", { a: 1 }],
    ["NUL", "a\u0000b"],
    ["a lone surrogate", "a\ud800b"],
    ["31 marks on a letter", `a${"\u0301".repeat(31)}`],
    ["marks without end", `a${"\u0301\u0316".repeat(100_000)}`],
    ["one character too many", `${isUrl ? "https://a.test/" : ""}${"x".repeat(lengthMax + 1)}`],
    ["a megabyte", "x".repeat(1_000_000)],
  ])("refuses %s by name", async (_case, value) => {
    await expectRefused(() => post({ ...GOOD, [field]: value }), field);
  });

  test("counts characters, not UTF-16 units", async () => {
    const text = isUrl ? "https://a.test/" : "🍞".repeat(lengthMax);
    expect((await post({ ...GOOD, [field]: text })).status).toBe(202);
    if (!isUrl) await expectRefused(() => post({ ...GOOD, [field]: `${text}x` }), field);
  });

  test("counts characters as they are stored, however they were sent", async () => {
    if (isUrl) return;
    // Greek letters that come in four pieces each.
    const text = "\u1f82".repeat(lengthMax);
    expect((await post({ ...GOOD, [field]: text.normalize("NFD") })).status).toBe(202);
    await expectRefused(() => post({ ...GOOD, [field]: `${text}x`.normalize("NFD") }), field);
  });

  test("a blank one is missing if it is required, and left out if not", async () => {
    for (const blank of ["", "   ", "\t\n", "\u200b"]) {
      const send = () => post({ ...GOOD, [field]: blank });
      if (isRequired) await expectRefused(send, field);
      else expect((await send()).status).toBe(202);
    }
  });

  test("never repeats what was sent", async () => {
    const answer = await post({ ...GOOD, [field]: ["hunter2"] });
    expect(answer.text).not.toContain("hunter2");
  });
});

test.each(["ftp://a.test", "//a.test", "javascript:alert(1)", "https://", "a.test", "http://[::1"])(
  "existingUrl refuses %s",
  (url) => expectRefused(() => post({ ...GOOD, existingUrl: url }), "existingUrl"),
);

test("unknown fields are ignored, also ones that mean something to JavaScript", async () => {
  const rawBody = `{"businessName":"A","industry":"b","__proto__":{"isAdmin":true},"constructor":{"x":1},"unknown":[1]}`;
  const headers = { "content-type": "application/json" };
  expect((await service.call(owner.key, "POST", "/sites", { rawBody, headers })).status).toBe(202);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each([
  ["limit", "0"],
  ["limit", "201"],
  ["limit", "-1"],
  ["limit", "1.5"],
  ["limit", "1e2"],
  ["limit", ""],
  ["limit", "ten"],
  ["limit", '{"a":1}'],
  ["limit", "0x10"],
  ["limit", " 5"],
  ["skip", "-1"],
  ["skip", "99999999999999999999"],
  ["skip", ""],
  ["status", ""],
  ["status", "done"],
  ["status", "pending,running"],
  ["status", "PENDING"],
])("the query %s=%p is refused by name", async (name, value) => {
  const query = new URLSearchParams({ [name]: value });
  await expectRefused(() => service.call(owner.key, "GET", `/jobs?${query}`), name);
});

test("a parameter that is sent twice is refused, an unknown one ignored", async () => {
  await expectRefused(() => service.call(owner.key, "GET", "/jobs?limit=1&limit=2"), "limit");
  await expectRefused(
    () => service.call(owner.key, "GET", "/jobs?status=&status=failed"),
    "status",
  );
  const answer = await service.call(owner.key, "GET", "/jobs?nothing=1&nothing=2&limit[]=5");
  expect(answer.status).toBe(200);
});

test("no JSON value whatever makes anything but 202 or a clean 400", async () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.constant("\ud800"),
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.string(), value),
    fc.record(
      Object.fromEntries(FIELDS.map(([name]) => [name, value])) as Record<string, typeof value>,
      { requiredKeys: [] },
    ),
  );
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const answer = await service.call(owner.key, "POST", "/sites", {
        rawBody: JSON.stringify(sent),
        headers: { "content-type": "application/json" },
      });
      expect([202, 400]).toContain(answer.status);
      if (answer.status === 400) expect(answer.body.error.code).toBe("invalid_request");
    }),
    { numRuns: 400 },
  );
});

test("no query, path or header whatever makes a 5xx", async () => {
  const text = fc.string({ unit: "binary-ascii", maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, text, text, async (path, name, value) => {
      const query = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
      for (const target of [`/${encodeURIComponent(path)}`, "/jobs", "/sites"]) {
        const answer = await service.call(owner.key, "GET", `${target}?${query}`);
        expect([200, 400, 404]).toContain(answer.status);
      }
      const headers = {
        "idempotency-key": encodeURIComponent(value),
        cookie: encodeURIComponent(name),
      };
      const answer = await service.call(owner.key, "POST", "/sites", { rawBody: "{", headers });
      expect(answer.status).toBe(400);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ["Basic dXNlcjpwYXNz"],
  ["Bearer"],
  ["Bearer  "],
  ["swk_"],
  [`Bearer ${"x".repeat(6_000)}`],
  ["Bearer swk_é"],
  ["Bearer a, Bearer b"],
])("the authorization %p is 401", async (authorization) => {
  const answer = await service.call(undefined, "GET", "/me", {
    headers: { authorization: Buffer.from(authorization).toString("latin1") },
  });
  expect([answer.status, answer.body.error.code]).toEqual([401, "unauthorized"]);
});

test("the scheme's name is not case-sensitive, and a key elsewhere is not looked for", async () => {
  const headers = { authorization: `bearer ${owner.key}` };
  expect((await service.call(undefined, "GET", "/me", { headers })).status).toBe(200);
  expect((await service.call(undefined, "GET", `/me?key=${owner.key}`)).status).toBe(401);
  const cookie = { cookie: `key=${owner.key}` };
  expect((await service.call(undefined, "GET", "/me", { headers: cookie })).status).toBe(401);
});

/** Sends bytes as they are and answers what comes back until the connection closes or rests. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect({ host: "127.0.0.1", port: service.port }, () => socket.write(bytes));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
}

const AUTH = () => `Authorization: Bearer ${owner.key}\r\n`;
const END = "Connection: close\r\n\r\n";

test.each([
  ["no host", () => `GET /v1/me HTTP/1.1\r\n${AUTH()}${END}`],
  [
    "two hosts",
    () => `GET /v1/me HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\n${AUTH()}${END}`,
  ],
  [
    "length and chunks",
    () =>
      `POST /v1/sites HTTP/1.1\r\nHost: localhost\r\n${AUTH()}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    "two lengths",
    () =>
      `POST /v1/sites HTTP/1.1\r\nHost: localhost\r\n${AUTH()}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  [
    "a negative length",
    () => `POST /v1/sites HTTP/1.1\r\nHost: localhost\r\n${AUTH()}Content-Length: -1\r\n\r\n{}`,
  ],
  ["an unknown method", () => `BREW /v1/me HTTP/1.1\r\nHost: localhost\r\n${AUTH()}${END}`],
  ["a bad version", () => `GET /v1/me HTTP/9.9\r\nHost: localhost\r\n${END}`],
  [
    "a folded header",
    () => `GET /v1/me HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n b\r\n${AUTH()}${END}`,
  ],
  [
    "a huge header",
    () => `GET /v1/me HTTP/1.1\r\nHost: localhost\r\nX-A: ${"a".repeat(70_000)}\r\n${AUTH()}${END}`,
  ],
  ["a NUL in the path", () => `GET /v1/me\u0000 HTTP/1.1\r\nHost: localhost\r\n${AUTH()}${END}`],
  ["garbage", () => "\u0016\u0003\u0001\u0002\u0000\u0001"],
])("raw HTTP with %s is never a success or a 5xx", async (_case, build) => {
  const received = await sendRaw(build());
  expect(received).not.toMatch(/^HTTP\/1\.1 (2|5)\d\d(?! .*Not Implemented| HTTP)/);
  expect((await service.call(owner.key, "GET", "/me")).status).toBe(200);
});

test("a request line with a whole URL is answered for the Host header alone", async () => {
  const line = (host: string) =>
    `GET http://localhost/v1/me HTTP/1.1\r\nHost: ${host}\r\n${AUTH()}${END}`;
  expect(await sendRaw(line("localhost"))).toMatch(/^HTTP\/1\.1 200/);
  expect(await sendRaw(line("evil.test"))).toMatch(/^HTTP\/1\.1 421/);
});

test("a body sent in chunks is read like any other, and cut off at the limit", async () => {
  const body = JSON.stringify(GOOD);
  const head = `POST /v1/sites HTTP/1.1\r\nHost: localhost\r\n${AUTH()}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  expect(await sendRaw(head + chunk(body.slice(0, 9)) + chunk(body.slice(9)) + chunk(""))).toMatch(
    /^HTTP\/1\.1 202/,
  );
  const large = chunk(" ".repeat(300_000)).repeat(4);
  expect(await sendRaw(head + large + chunk(""))).toMatch(/^HTTP\/1\.1 400/);
});

test.each([
  ["evil.test", 421],
  ["nothing-here.localhost", 421],
  ["localhost", 401],
  ["LOCALHOST", 401],
  ["localhost.", 401],
  ["localhost:1", 401],
  ["127.0.0.1", 401],
  ["[::1]:8787", 401],
  ["127.0.0.2", 401],
  ["[::ffff:127.0.0.1]", 401],
  ["127.0.0.1.evil.test", 421],
  ["localhost.evil.test", 421],
  ["evil.test:80@localhost", 421],
  ["local host", 421],
  ["", 421],
])("the host %p is answered with %p", async (host, status) => {
  const received = await sendRaw(`GET /v1/me HTTP/1.1\r\nHost: ${host}\r\n${END}`);
  expect(received.slice(0, 12)).toMatch(new RegExp(`^HTTP/1.1 (${status}|400)$`));
  expect(received).toContain(status === 401 ? "unauthorized" : "");
});

test("health is answered on any host, the API and its documents on none but our own", async () => {
  for (const path of ["/healthz", "/readyz"])
    expect((await service.visit("anything.test", path)).status).toBe(200);
  for (const path of ["/v1/me", "/docs", "/openapi.json", "/metrics"])
    expect((await service.visit("anything.test", path)).status).toBe(421);
});

test("what browsers and crawlers ask for unasked is there, on our own host alone", async () => {
  const robots = await service.visit("localhost", "/robots.txt");
  expect(robots.status).toBe(200);
  expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await robots.text()).toMatch(/^User-agent: \*\n(?:.*\n)*Disallow: \/\n$/);
  const icon = await service.visit("localhost", "/favicon.ico");
  expect(icon.status).toBe(200);
  expect(icon.headers.get("content-type")).toBe("image/x-icon");
  expect([...(await icon.bytes()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const path of ["/robots.txt", "/favicon.ico"]) {
    const head = await service.visit("localhost", path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await service.visit("localhost", path, { method: "POST" })).status).toBe(404);
    expect((await service.visit("anything.test", path)).status).toBe(421);
  }
});

test("metrics are for callers on this machine that no proxy speaks for", async () => {
  expect((await service.visit("localhost", "/metrics")).status).toBe(200);
  for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
    const headers = { [name]: "192.0.2.1" };
    expect((await service.visit("localhost", "/metrics", { headers })).status).toBe(403);
  }
});

test.each(["a", "nas", "box1"])("the API answers behind the short name %p", async (name) => {
  const near = await startTestService({ environment: { SITEWRIGHT_PUBLIC_URL: `http://${name}` } });
  try {
    const { key } = await near.createAccount();
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    expect((await near.visit(name, "/v1/me", { headers })).status).toBe(200);
    const listed = await near.visit(name, "/v1/sites?limit=1", { headers });
    expect(await listed.json()).toMatchObject({ sites: [] });
    const body = "{}";
    const posted = await near.visit(name, "/v1/sites", { method: "POST", headers, body });
    expect(posted.status).toBe(400);
    expect((await near.visit(name, "/v1/none", { headers })).status).toBe(404);
    expect((await near.visit(name, "/v1/sites/none", { headers, method: "HEAD" })).status).toBe(
      404,
    );
  } finally {
    await near.close();
  }
});
