/** What clients send in other spellings than the documentation's: taken where it is right, else refused by its name. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const GOOD = { businessName: "Harbour Bakery", industry: "bakery" };

let service: TestService;
let owner: TestAccount;
let siteId: string;

beforeAll(async () => {
  service = await startTestService({ environment: { SITEWRIGHT_PLAN_CREDITS: "agency=100000" } });
  owner = await service.createAccount();
  await service.call(owner.key, "POST", "/sites", { body: GOOD });
  await service.ctx.scheduler.step();
  siteId = (await service.call(owner.key, "GET", "/sites")).body.sites[0].id;
});
afterAll(() => service.close());

const send = (rawBody: BodyInit, headers: Record<string, string>) =>
  service.call(owner.key, "POST", "/sites", { rawBody, headers });

describe("the type of a JSON body", () => {
  test.each([
    "application/json",
    "Application/JSON",
    "application/json;",
    "application/json;charset=utf8",
    'application/json ; charset="UTF-8"',
    "application/json; charset=us-ascii",
    "application/json; profile=x; charset=utf-8",
    "application/json;odata=verbose",
  ])("%p is JSON", async (type) => {
    const answer = await send(JSON.stringify(GOOD), { "content-type": type });
    expect(answer.status).toBe(202);
  });

  test.each([
    ["text/json", "application/json"],
    ["application/vnd.api+json", "application/json"],
    ["application/json, application/json", "application/json"],
    ["application/json; charset=iso-8859-1", "UTF-8"],
    ["application/json; charset=utf-8; charset=utf-16", "UTF-8"],
    ["application/json; charset", "UTF-8"],
  ])("%p is refused", async (type, named) => {
    const answer = await send(JSON.stringify(GOOD), { "content-type": type });
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
    expect(answer.body.error.message).toContain(named);
  });
});

test("a packed body is refused as one, and a word of packing on one that is not too", async () => {
  const json = JSON.stringify(GOOD);
  const bodies = { gzip: gzipSync(json), br: json, "gzip, gzip": json };
  for (const [coding, body] of Object.entries(bodies)) {
    const headers = { "content-type": "application/json", "content-encoding": coding };
    const answer = await send(body, headers);
    expect([coding, answer.status]).toEqual([coding, 400]);
    expect(answer.body.error.message).toContain("Content-Encoding");
  }
  const plain = { "content-type": "application/json", "content-encoding": "Identity" };
  expect((await send(json, plain)).status).toBe(202);
});

test.each([
  ["Hangul's filler", "\u3164"],
  ["its half-width form", "\uffa0"],
  ["the empty cell of Braille", "\u2800\u2800"],
  ["a variation selector", "\ufe0f"],
])("a name of nothing but %s is empty", async (_case, businessName) => {
  const answer = await service.call(owner.key, "POST", "/sites", {
    body: { ...GOOD, businessName },
  });
  expect([answer.status, answer.body.error?.message]).toEqual([
    400,
    "`businessName` must not be empty.",
  ]);
});

test.each(["https:///nothing", "https://", "http:\\\\a.test", "https://?a", "https://#a"])(
  "the address %p without a host is refused",
  async (existingUrl) => {
    const answer = await service.call(owner.key, "POST", "/sites", {
      body: { ...GOOD, existingUrl },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain("`existingUrl`");
  },
);

test.each([
  ["2027-05-01T18Z", "2027-05-01T18:00Z"],
  ["2027-05-01T24:00Z", "2027-05-02T00:00Z"],
])("an event may start at %p", async (startsAt, expected) => {
  const answer = await service.call(owner.key, "POST", `/sites/${siteId}/events`, {
    body: { title: "Rye morning", startsAt },
  });
  expect([answer.status, answer.body.event?.startsAt]).toEqual([201, Date.parse(expected)]);
});

test("a picture under another name than `file` is told to be missing, and an unknown file ignored", async () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50, 0xff])], { type: "image/png" });
  const form = new FormData();
  form.append("image", picture, "a.png");
  const path = `/sites/${siteId}/gallery`;
  const answer = await service.call(owner.key, "POST", path, { rawBody: form });
  expect([answer.status, answer.body.error.message]).toEqual([
    400,
    "`file` is required: send the file as that part of the form.",
  ]);
});

test("an answer to HEAD is dated like one to GET, and only once", async () => {
  const { url } = (await service.call(owner.key, "GET", "/sites")).body.sites[0];
  const headers = { authorization: `Bearer ${owner.key}` };
  const asked: [string, string][] = [
    ["localhost", "/v1/me"],
    ["localhost", "/v1/none"],
    ["localhost", "/healthz"],
    [new URL(url).host, "/"],
    [new URL(url).host, "/none"],
    ["nobody.test", "/"],
  ];
  for (const [host, path] of asked) {
    const get = await service.visit(host, path, { headers });
    const head = await service.visit(host, path, { method: "HEAD", headers });
    expect(head.status).toBe(get.status);
    expect([path, head.headers.get("date")]).toEqual([
      path,
      expect.stringMatching(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/),
    ]);
  }
});
