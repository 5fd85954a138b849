/** What the service's own host answers, whatever is asked of it: how it is marked, and on which hosts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

let service: TestService;
let owner: TestAccount;
beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_PUBLIC_URL: "https://Sites.Example:8443" },
  });
  owner = await service.createAccount();
});
afterAll(() => service.close());

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Path, what GET answers without a key, and with one. */
const PATHS: [path: string, bare: number, keyed: number][] = [
  ["/", 302, 302],
  ["/healthz", 200, 200],
  ["/readyz", 200, 200],
  ["/metrics", 200, 200],
  ["/openapi.json", 200, 200],
  ["/docs", 200, 200],
  ["/console", 200, 200],
  ["/console/", 200, 200],
  ["/console/no-such-page", 404, 404],
  ["/console/api/none", 404, 404],
  ["/tls/ask?domain=none.example", 404, 404],
  ["/favicon.ico", 200, 200],
  ["/robots.txt", 200, 200],
  ["/none", 404, 404],
  ["/media/none.webp", 404, 404],
  ["/forms/site_none/contact", 404, 404],
  ["/v1", 401, 404],
  ["/v1/", 401, 404],
  ["/v1/me", 401, 200],
  ["/v1/none", 401, 404],
  ["/v1/sites/%2F", 401, 404],
  ["/V1/me", 404, 404],
  ["/v2/me", 404, 404],
];

test.each(PATHS)("%s is answered %i, with a key %i", async (path, bare, keyed) => {
  const get = (headers?: HeadersInit) =>
    service.visit("localhost", path, { ...(headers && { headers }) });
  expect((await get()).status).toBe(bare);
  expect((await get({ authorization: `Bearer ${owner.key}` })).status).toBe(keyed);
});

describe.each(METHODS)("%s", (method) => {
  test("every answer has an id of its own, and says that its type is meant", async () => {
    const ids = new Set<string>();
    const authorization = `Bearer ${owner.key}`;
    for (const headers of [{}, { authorization }])
      for (const [path] of PATHS) {
        const answer = await service.visit("localhost", path, { method, headers });
        const id = answer.headers.get("x-request-id") ?? "";
        expect([path, answer.headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
        expect([path, id]).toEqual([path, expect.stringMatching(/^req_[0-9a-z]{12,}$/)]);
        ids.add(id);
      }
    expect(ids.size).toBe(2 * PATHS.length);
  });

  test("below /v1 whatever is refused is refused in the envelope", async () => {
    if (method === "HEAD") return;
    for (const key of [undefined, owner.key])
      for (const path of ["", "/", "/none", "/me/none", "/sites/none/none", "/jobs/none"]) {
        const { status, headers, body } = await service.call(key, method, path);
        expect([path, status]).toEqual([path, key === undefined ? 401 : 404]);
        expect(Object.keys(body)).toEqual(["error"]);
        expect(body.error).toEqual({
          code: key === undefined ? "unauthorized" : "not_found",
          message: expect.any(String),
        });
        expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
        expect(headers.get("cache-control")).toBe("no-store");
      }
  });
});

test.each([
  "sites.example",
  "SITES.EXAMPLE:8443",
  "sites.example.",
  "sites.example:1",
  "localhost",
  "LocalHost:80",
  "127.0.0.1",
  "127.9.9.9:9",
  "[::1]",
  "[::1]:8443",
])("%s is the service's own host", async (host) => {
  for (const path of ["/docs", "/healthz", "/readyz"])
    expect([path, (await service.visit(host, path)).status]).toEqual([path, 200]);
});

test.each([
  "example",
  "www.sites.example",
  "sites.example.evil.test",
  "localhost.evil.test",
  "192.0.2.7",
  "[2001:db8::7]",
  "none.localhost",
  "two words",
])("%s is nobody's host, and still knows whether the service is up", async (host) => {
  for (const [path, status] of [
    ["/healthz", 200],
    ["/readyz", 200],
    ["/docs", 421],
    ["/metrics", 421],
    ["/console/", 421],
    ["/v1/me", 421],
    ["/healthz/", 421],
  ] as const) {
    const headers = { authorization: `Bearer ${owner.key}` };
    const answer = await service.visit(host, path, { headers });
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test.each([
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Real-IP",
  "CF-Connecting-IP",
  "Forwarded",
  "Via",
])("neither figures nor names are for whom a proxy speaks for, by its %s", async (name) => {
  const ask = (headers: Record<string, string>) =>
    service.visit("localhost", "/metrics", { headers });
  expect((await ask({})).status).toBe(200);
  const refused = await ask({ [name]: name === "Forwarded" ? "for=127.0.0.1" : "127.0.0.1" });
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, "forbidden"]);
  const asked = "/tls/ask?domain=sites.example";
  expect((await service.visit("localhost", asked)).status).toBe(200);
  const headers = { [name]: "127.0.0.1" };
  expect((await service.visit("localhost", asked, { headers })).status).toBe(404);
});
