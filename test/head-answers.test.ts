/** What HEAD says is what GET would send; encodings that a client refuses are not sent; Allow is true. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

let service: TestService;
let owner: TestAccount;
let host: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  host = new URL((await service.call(owner.key, "GET", "/sites")).body.sites[0].url).host;
});
afterAll(() => service.close());

const ENCODINGS = ["identity", "br", "gzip", "br;q=0, gzip;q=0, identity"];
/** They differ between any two answers. */
const OWN = new Set(["date", "x-request-id", "ratelimit"]);

async function ask(where: string, path: string, method: string, encoding: string) {
  const headers = { "accept-encoding": encoding, authorization: `Bearer ${owner.key}` };
  const response = await service.visit(where, path, { method, headers, keepalive: false });
  // It is unpacked on the way in, so that only the header tells of how it came.
  await response.arrayBuffer();
  return [response.status, [...response.headers].filter(([name]) => !OWN.has(name))] as const;
}

test.each([
  ["the console", "service", "/console/"],
  ["a page that the console has not", "service", "/console/nothing"],
  ["the reference", "service", "/docs"],
  ["the document of the API", "service", "/openapi.json"],
  ["an answer of the API", "service", "/v1/me"],
  ["an unknown path", "service", "/nothing"],
  ["a page with a form", "site", "/contact"],
  ["a page that a site has not", "site", "/nothing"],
  ["another spelling", "site", "/contact/?a=b"],
  ["a drawing", "site", "/icon.svg"],
])("HEAD says of %s what GET sends, in every encoding", async (_what, which, path) => {
  const where = which === "site" ? host : "localhost";
  for (const encoding of ENCODINGS) {
    const get = await ask(where, path, "GET", encoding);
    expect(await ask(where, path, "HEAD", encoding)).toEqual(get);
  }
});

test("HEAD of a picture that nobody has seen yet claims no length, and knows who has it", async () => {
  const page = await (await service.visit(host, "/")).text();
  const [, path = ""] = /property="og:image" content="[^"]*?(\/_og\/[^"]*)"/.exec(page) ?? [];
  const head = (headers: Record<string, string> = {}) =>
    service.visit(host, path, { method: "HEAD", headers });
  const first = await head();
  expect([first.status, first.headers.get("content-length")]).toEqual([200, null]);
  const etag = first.headers.get("etag") ?? "";
  expect((await head({ "if-none-match": etag })).status).toBe(304);
  expect((await head({ "if-none-match": '"other"' })).status).toBe(200);

  const get = await service.visit(host, path);
  const bytes = await get.bytes();
  expect([get.headers.get("etag"), get.headers.get("content-type")]).toEqual([etag, "image/png"]);
  expect((await head()).headers.get("content-length")).toBe(String(bytes.length));
});

test("the console is not packed for who refuses it", async () => {
  const page = await service.visit("localhost", "/console/");
  const script = /src="(\/console\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? "";
  for (const path of ["/console/", script])
    for (const [accepted, packed] of [
      ["gzip, br", true],
      ["gzip;q=0, br;q=0", false],
      ["*;q=0", false],
      ["", false],
    ] as const) {
      const headers = { "accept-encoding": accepted };
      const answer = await service.visit("localhost", path, { method: "HEAD", headers });
      expect([path, accepted, answer.headers.has("content-encoding")]).toEqual([
        path,
        accepted,
        packed,
      ]);
    }
});

test.each([
  ["/", "GET, HEAD"],
  ["/nothing", "GET, HEAD"],
  ["/_forms/contact", "POST"],
  ["/events/any/register", "POST"],
])("a method that %s does not take is refused with those that it does", async (path, allowed) => {
  for (const method of ["PUT", "DELETE", "OPTIONS"]) {
    const answer = await service.visit(host, path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  }
});
