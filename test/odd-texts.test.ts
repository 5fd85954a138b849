/**
 * Text that no database row can hold, and text that is cheap to send and dear to read: wherever it
 * is sent, it is refused or taken for a name that nobody has, and every answer says what it is.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { operations } from "../src/app.ts";
import type { Operation } from "../src/http/operation.ts";
import { SAMPLES, type Sample } from "./contract-samples.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const MARKS = "\u0301\u0316";
const ODD_TEXTS = [
  ["a lone surrogate", "\ud800"],
  ["NUL", "a\0b"],
  ["nothing", ""],
  ["what a shell would say", "'; drop table sites; --"],
  ["marks in a run", `a${MARKS.repeat(40_000)}`],
  ["a megabyte", "x".repeat(1_000_000)],
] as const;
const ODD_QUERIES = ["%00", "a%00b", "%ED%A0%80", "%FF", "%", "%C3%A9%00", "x".repeat(8_000)];

let service: TestService;
let owner: TestAccount;
let siteId: string;
/** The published site's. */
let host: string;

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_PLAN_CREDITS: "agency=900000000" },
  });
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  siteId = site.id;
  host = new URL(site.url).host;
});
afterAll(() => service.close());

async function prepare({ id }: Operation): Promise<Sample> {
  const sample = SAMPLES[id];
  if (!sample) throw new Error(`${id} has no entry in contract-samples.ts`);
  return sample(service, owner);
}

const entriesOf = (schema: unknown): string[] =>
  typeof schema === "object" && schema !== null && "entries" in schema
    ? Object.keys(schema.entries as object)
    : [];

const withBody = operations.filter(({ body }) => body !== undefined);
const withQuery = operations.filter(({ query }) => query !== undefined);
const withIds = operations.filter(({ path }) => path.includes(":"));

describe.each(withBody.map((operation) => [operation.id, operation] as const))(
  "%s",
  (_, operation) => {
    test.each(ODD_TEXTS)(
      "takes %s in no field of its body for a failure of its own",
      async (_case, text) => {
        const { path, body } = await prepare(operation);
        for (const field of entriesOf(operation.body)) {
          for (const value of [text, [text], { a: text }, Array.from({ length: 300 }, () => "x")]) {
            const sent = { ...(body as object), [field]: value };
            const { key } = owner;
            const answer = await service.call(key, operation.method, path, { body: sent });
            expect([200, 201, 202, 400, 404, 429]).toContain(answer.status);
            expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
          }
        }
      },
    );
  },
);

test.each(withQuery.map((operation) => [operation.id, operation] as const))(
  "%s refuses by name what cannot be a value of its query",
  async (_, operation) => {
    const { path } = await prepare(operation);
    for (const name of entriesOf(operation.query)) {
      for (const value of ODD_QUERIES) {
        const odd = `${path}?${name}=${value}`;
        const answer = await service.call(owner.key, operation.method, odd);
        expect([answer.status, answer.body.error.message]).toEqual([
          400,
          expect.stringContaining(name),
        ]);
      }
    }
  },
);

test.each(withIds.map((operation) => [operation.id, operation] as const))(
  "%s answers an id that cannot be one like any that nobody has",
  async (_, operation) => {
    const { path, body, form } = await prepare(operation);
    const ids = path.match(/[a-z]+_[0-9a-z]{26}/g) ?? [];
    const send = (odd: string) =>
      service.call(owner.key, operation.method, odd, form ? { rawBody: form } : { body });
    for (const id of ids) {
      const missing = await send(path.replace(id, `${id.split("_")[0]}_${"0".repeat(26)}`));
      expect(missing.status).toBe(404);
      for (const odd of ["%00", "%ED%A0%80", "%FF", "%25", "a%00b", "x".repeat(4_000)])
        expect((await send(path.replace(id, odd))).text).toBe(missing.text);
    }
  },
);

test("a message's id that cannot be one is refused by name, and nothing is queued", async () => {
  const { path } = await prepare(operations.find(({ id }) => id === "redeliver") as Operation);
  for (const messageId of ["\ud800", "msg_\0", "", "x".repeat(1_000_000), "msg_é"]) {
    const answer = await service.call(owner.key, "POST", path, { body: { messageId } });
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
    expect(answer.body.error.message).toContain("`messageId`");
  }
});

const VISITED = [
  "/events/ODD",
  "/events/ODD/thanks?status=confirmed",
  "/events/ODD/registration?id=ODD&key=ODD",
  "/_forms/ODD",
  "/_forms/ODD/opened",
  "/faq?ODD=ODD",
  "/ODD",
];
const SERVED = ["/forms/ODD/contact", "/forms/ODD/ODD/opened", "/media/ODD", "/ODD", "/docs?ODD"];

test("no path of a site or of the service fails for what stands in it", async () => {
  const own = `localhost:${service.port}`;
  for (const odd of [
    "%00",
    "%ED%A0%80",
    "%FF",
    "%",
    "a%00b",
    "%D8%00",
    "x".repeat(4_000),
    "%2e%2e",
  ]) {
    const places = [...VISITED.map((path) => [host, path]), ...SERVED.map((path) => [own, path])];
    for (const [on = "", path = ""] of places) {
      const answer = await service.visit(on, path.replaceAll("ODD", odd));
      expect([path, odd, Math.floor(answer.status / 100)]).not.toEqual([path, odd, 5]);
    }
  }
});

test("JSON that would be a deep or a large tree is refused before it is one", async () => {
  const { key } = owner;
  const headers = { "content-type": "application/json" };
  const bodies = {
    "nests deeper": ["[".repeat(1_000_000), '{"a":'.repeat(200_000), '["a\\"",'.repeat(100_000)],
    "holds more than": [
      `{"a":[${"[],".repeat(300_000)}[]]}`,
      `{"a":[${"1,".repeat(500_000)}1]}`,
      `{${Array.from({ length: 80_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
    ],
  };
  for (const [reason, texts] of Object.entries(bodies))
    for (const rawBody of texts) {
      const answer = await service.call(key, "POST", "/sites", { rawBody, headers });
      expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
      expect(answer.body.error.message).toContain(reason);
    }
});

test("what every body may hold is taken: wide, with long strings, brackets and commas in them", async () => {
  const { key } = owner;
  const headers = { "content-type": "application/json" };
  const good = '"businessName":"A","industry":"b"';
  for (const more of [
    `"x":[${"1,".repeat(9_000)}1]`,
    `"x":"${'[{,\\"'.repeat(100_000)}"`,
    `"x":${"[".repeat(31)}${"]".repeat(31)}`,
  ]) {
    const rawBody = `{${good},${more}}`;
    const answer = await service.call(key, "POST", "/sites", { rawBody, headers });
    expect([202, 429]).toContain(answer.status);
  }
});

test("every answer tells browsers not to guess what it is", async () => {
  const own = `localhost:${service.port}`;
  const form = { method: "POST", body: new URLSearchParams({ message: "Hello" }) };
  const answers = [
    await service.visit(own, "/v1/me"),
    await service.visit(own, "/v1/none", { headers: { authorization: `Bearer ${owner.key}` } }),
    await service.visit(own, "/v1/me", {
      method: "HEAD",
      headers: { authorization: `Bearer ${owner.key}` },
    }),
    ...(await Promise.all(
      ["/", "/docs", "/openapi.json", "/healthz", "/readyz", "/metrics", "/nothing"].map((path) =>
        service.visit(own, path),
      ),
    )),
    await service.visit(own, `/forms/${siteId}/contact`, form),
    await service.visit(own, `/forms/${siteId}/contact`, { method: "OPTIONS" }),
    await service.visit(host, "/"),
    await service.visit(host, "/nothing"),
    await service.visit(host, "/faq/"),
    await service.visit(host, "/_forms/contact", form),
    await service.visit(host, "/_forms/none", form),
    await service.visit(host, "/_hit", { method: "POST", body: "cta" }),
    await service.visit("nobody.test", "/"),
  ];
  for (const answer of answers)
    expect([answer.url, answer.status, answer.headers.get("x-content-type-options")]).toEqual([
      answer.url,
      answer.status,
      "nosniff",
    ]);
});
