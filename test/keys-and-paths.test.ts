/** Ways around the key and around the path, sent byte for byte: none of them gets anything. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type AttackedSite, exchange, openAttackedSite } from "./fixtures/attacked-site.ts";

let site: AttackedSite;
let key: string;
beforeAll(async () => {
  site = await openAttackedSite();
  key = site.bearer.authorization.slice("Bearer ".length);
}, 120_000);
afterAll(() => site.close());

const flip = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;

/** What stands in the Authorization header; `k` is a good key. */
const AUTHORIZATIONS: readonly ((k: string) => string)[] = [
  ...["", "Bearer", "Bearer ", "Basic", "swk_", "null", "undefined", "true", "*", "Bearer *"].map(
    (text) => () => text,
  ),
  (k) => k,
  (k) => `Basic ${btoa(`${k}:`)}`,
  (k) => `Basic ${btoa(`:${k}`)}`,
  (k) => `Token ${k}`,
  (k) => `Bearer: ${k}`,
  (k) => `Bearer=${k}`,
  (k) => `Bearer "${k}"`,
  (k) => `Bearer '${k}'`,
  (k) => `Bearer ${k},`,
  (k) => `Bearer ${k} x`,
  (k) => `Bearer x ${k}`,
  (k) => `Bearer ${k}, Bearer ${k}`,
  (k) => `Bearer ${k}${k}`,
  (k) => `Bearer ${k}\0`,
  (k) => `Bearer ${k}%00`,
  (k) => `Bearer ${k}\\`,
  (k) => `Bearer ${k}'--`,
  (k) => `Bearer ${k}' OR '1'='1`,
  (k) => `Bearer ${k.slice(0, -1)}`,
  (k) => `Bearer ${k}0`,
  (k) => `Bearer ${k.toLowerCase()}`,
  (k) => `Bearer ${k.toUpperCase()}`,
  (k) => `Bearer ${k.replace("swk_", "")}`,
  (k) => `Bearer ${k.replace("swk_", "SWK_")}`,
  (k) => `Bearer ${encodeURIComponent(k).replace("_", "%5f")}`,
  (k) => `Bearer ${btoa(k)}`,
  (k) => `Bearer ${[...k].reverse().join("")}`,
  ...[4, 10, 20, 43, 47].map((at) => (k: string) => `Bearer ${flip(k, at)}`),
  (k) => `Bearer ${"x".repeat(6_000)}${k}`,
  (k) => `Bearer\u00a0${k}`,
];

/** Addresses of the API that a reader might take for another one than the gate did. */
const PATHS = [
  ...[
    "/v1/me/../me",
    "/V1/me",
    "/v1//me",
    "//v1/me",
    "/v1/me//",
    "/v1/./me",
    "/v1/%6de",
    "/v1%2fme",
  ],
  ...[
    "/v1/me%00",
    "/v1/me;a=b",
    "/v1/me.json",
    "/v1/me%20",
    "/v1\\me",
    "/docs/../v1/me",
    "/v1/me%2f",
  ],
  ...["/healthz/../v1/me", "/v1/me#x", "/v1/sites/..%2fme", "/v1/%2e%2e/v1/me", "/_forms/../v1/me"],
];

test("there are at least 62 of them", () => {
  expect(AUTHORIZATIONS.length + PATHS.length).toBeGreaterThanOrEqual(62);
});

const ask = (head: string, headers: Record<string, string>) =>
  exchange(site.server.port, {
    head,
    headers: { Host: site.serviceHost, "X-Forwarded-For": "203.0.113.9", ...headers },
    body: undefined,
  });

describe("without a key", () => {
  test.each(AUTHORIZATIONS.map((write, at) => [at, write] as const))(
    "authorization %d is refused",
    async (_, write) => {
      const status = await ask("GET /v1/me HTTP/1.1", { Authorization: write(key) });
      // What is no header at all is refused as such.
      expect([400, 401]).toContain(status);
    },
  );

  test.each(PATHS)("the path %s tells nothing", async (path) => {
    expect([400, 401, 404, 308]).toContain(await ask(`GET ${path} HTTP/1.1`, {}));
    expect([400, 401, 404, 308]).toContain(await ask(`DELETE ${path} HTTP/1.1`, {}));
  });

  test.each([
    ["Cookie", (k: string) => `key=${k}; authorization=Bearer ${k}`],
    ["X-Api-Key", (k: string) => k],
    ["X-Authorization", (k: string) => `Bearer ${k}`],
    ["Proxy-Authorization", (k: string) => `Bearer ${k}`],
    ["X-Original-URL", () => "/healthz"],
    ["X-Rewrite-URL", () => "/healthz"],
    ["X-HTTP-Method-Override", () => "GET"],
    ["X-Forwarded-For", () => "127.0.0.1"],
  ])("the header %s is no key", async (name, write) => {
    expect(await ask("GET /v1/me HTTP/1.1", { [name]: write(key) })).toBe(401);
  });
});

test("the key itself is good all the while", async () => {
  expect(await ask("GET /v1/me HTTP/1.1", site.bearer)).toBe(200);
});
