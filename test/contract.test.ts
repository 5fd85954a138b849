/**
 * The contract as a table: every operation with every status it can answer, the order of the
 * checks, and exact field sets. What the table lacks, a new operation fails for.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { operations } from "../src/app.ts";
import { createApiKey } from "../src/features/accounts/api-key.ts";
import { createKey, revokeKey } from "../src/features/accounts/keys.ts";
import { setPlan, suspendAccount } from "../src/features/accounts/service.ts";
import type { Operation } from "../src/http/operation.ts";
import { systemRandom } from "../src/platform/random.ts";
import { BRIEF, SAMPLES, type Sample } from "./contract-samples.ts";
import { startModelServer } from "./fixtures/model-server.ts";
import { answerWell } from "./fixtures/model-words.ts";
import { shapeDifferences } from "./fixtures/same-shape.ts";
import { type Answer, startTestService, type TestAccount, type TestService } from "./harness.ts";

const ACCOUNT_FIELDS = ["createdAt", "email", "id", "name", "plan"];
const USAGE_FIELDS = ["bonusTokens", "limit", "remaining", "used"];
const JOB_FIELDS = ["error", "id", "progress", "siteId", "stage", "status"];
const SITE_FIELDS = [
  "createdAt",
  "customDomain",
  "id",
  "name",
  "pages",
  "status",
  "updatedAt",
  "url",
];

let service: TestService;
let owner: TestAccount;
let stranger: TestAccount;
let siteId: string;
let jobId: string;

/** Revisions need one. */
const model = startModelServer();
model.answer = answerWell;

beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
  });
  owner = await service.createAccount();
  stranger = await service.createAccount();
  jobId = (await service.call(owner.key, "POST", "/sites", { body: BRIEF })).body.jobId;
  await service.ctx.scheduler.step();
  siteId = (await service.call(owner.key, "GET", `/jobs/${jobId}`)).body.job.siteId;
});
afterAll(async () => {
  await service.close();
  await model.close();
});

async function prepare(operation: Operation): Promise<Sample> {
  const sample = SAMPLES[operation.id];
  if (!sample) throw new Error(`${operation.id} has no entry in contract-samples.ts`);
  return sample(service, owner);
}

/** The path with every id in it replaced by one that does not exist. */
const withMissingIds = (path: string) =>
  path.replaceAll(/([a-z]+)_[0-9a-z]{26}/g, `$1_${"0".repeat(26)}`);

function expectError(answer: Answer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toStartWith("application/json");
  expect(Object.keys(answer.body)).toEqual(["error"]);
  expect(Object.keys(answer.body.error).sort()).toEqual(["code", "message"]);
  expect(answer.body.error.code).toBe(code);
  expect(answer.body.error.message.length).toBeGreaterThan(5);
  expect(answer.headers.get("x-request-id")).toMatch(/^req_[0-9a-z]+$/);
}

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  "%s",
  (_, operation) => {
    const sendSample = (key: string | undefined, { path, body, form }: Sample) =>
      service.call(key, operation.method, path, form ? { rawBody: form } : { body });
    const send = async (key: string | undefined) => sendSample(key, await prepare(operation));

    test("answers its success status", async () => {
      const answer = await send(owner.key);
      expect(answer.status).toBe(operation.success.status);
      expect(answer.headers.get("ratelimit-policy")).toMatch(/^"key";q=\d+;w=\d+$/);
      expect(answer.headers.get("ratelimit")).toMatch(/^"key";r=\d+;t=\d+$/);
      expect(answer.headers.get("x-request-id")).toBeTruthy();
    });

    const { success, body, bodyExample } = operation;
    if ("schema" in success)
      test("answers what its schema and its example say, field by field", async () => {
        const answer = await send(owner.key);
        // Parsing leaves out what the schema does not have.
        expect(v.parse(success.schema, answer.body)).toEqual(answer.body);
        const example = JSON.parse(JSON.stringify(success.example));
        expect(v.parse(success.schema, example)).toEqual(example);
        expect(shapeDifferences(example, answer.body)).toEqual([]);
      });

    // The example of an image is an address, which would be fetched.
    if (body !== undefined && operation.upload === undefined)
      test("takes the body of its example", async () => {
        const { path } = await prepare(operation);
        const answer = await sendSample(owner.key, { path, body: bodyExample });
        expect([answer.status, answer.text]).toEqual([success.status, answer.text]);
      });

    test("401 for a missing, malformed, unknown, expired and revoked key", async () => {
      const expiring = await createKey(service.ctx, {
        accountId: owner.id,
        scope: "full",
        expiresInMs: 1,
      });
      const revoked = await createKey(service.ctx, { accountId: owner.id, scope: "full" });
      expect((await send(revoked.key)).status).toBe(operation.success.status);
      await revokeKey(service.ctx, revoked.id);
      service.clock.advance(1);
      const unknown = createApiKey(systemRandom);
      for (const key of [undefined, "", "swk_short", unknown, expiring.key, revoked.key]) {
        const answer = await send(key);
        expectError(answer, 401, "unauthorized");
        expect(answer.headers.get("www-authenticate")).toBe("Bearer");
        expect(answer.headers.get("ratelimit")).toBeNull();
      }
    });

    test("403 for a suspended account, before its plan is looked at", async () => {
      const account = await service.createAccount({ plan: "free" });
      await suspendAccount(service.ctx, account.id);
      expectError(await send(account.key), 403, "forbidden");
    });

    test("402 below Pro, and the same key works once the plan changes", async () => {
      for (const plan of ["free", "starter"] as const) {
        const account = await service.createAccount({ plan });
        expectError(await send(account.key), 402, "upgrade_required");
        await setPlan(service.ctx, account.id, "pro");
        expect([200, 201, 202, 404]).toContain((await send(account.key)).status);
      }
    });

    test("a key of read scope may only read", async () => {
      const reader = await createKey(service.ctx, { accountId: owner.id, scope: "read" });
      const answer = await send(reader.key);
      if (operation.method === "GET") expect(answer.status).toBe(200);
      else expectError(answer, 403, "forbidden");
    });

    if (operation.path.includes(":id")) {
      test("a foreign resource answers exactly like a missing one", async () => {
        const sample = await prepare(operation);
        const foreign = await sendSample(stranger.key, sample);
        const missing = await sendSample(stranger.key, {
          ...sample,
          path: withMissingIds(sample.path),
        });
        expectError(foreign, 404, "not_found");
        expect(foreign.text).toBe(missing.text);
        expect(comparableHeaders(foreign)).toEqual(comparableHeaders(missing));
      });

      test.each([
        "%00",
        "..%2f..%2fetc",
        "x".repeat(5_000),
        "site_',(select 1)",
        "%F0%9F%8D%9E",
        "SITE_00000000000000000000000000",
      ])("an id that cannot be one is answered like a missing one (%#)", async (id) => {
        const sample = await prepare(operation);
        const path = operation.path.replaceAll(/:\w+/g, id);
        expectError(await sendSample(owner.key, { ...sample, path }), 404, "not_found");
      });
    }

    if (operation.body) {
      test.each([
        ["malformed JSON", "{", "application/json"],
        ["no body", "", "application/json"],
        ["a list", "[]", "application/json"],
        ["a text", '"x"', "application/json"],
        ["another content type", JSON.stringify(BRIEF), "text/plain"],
        ["a content type that only begins right", JSON.stringify(BRIEF), "application/jsonx"],
        ["another charset", JSON.stringify(BRIEF), "application/json; charset=utf-16"],
        ["invalid UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), "application/json"],
        ["deep nesting", `{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, "application/json"],
        ["over 1 MiB", JSON.stringify({ ...BRIEF, x: "y".repeat(1 << 20) }), "application/json"],
      ] as const)("400 for %s", async (_case, rawBody, contentType) => {
        const before = (await service.call(owner.key, "GET", "/me")).body.usage;
        const { path } = await prepare(operation);
        const answer = await service.call(owner.key, operation.method, path, {
          rawBody,
          headers: { "content-type": contentType },
        });
        expectError(answer, 400, "invalid_request");
        expect((await service.call(owner.key, "GET", "/me")).body.usage).toEqual(before);
      });
    }
  },
);

/** Headers that may differ between any two answers are left out. */
function comparableHeaders(answer: Answer): Record<string, string> {
  const {
    date: _,
    "x-request-id": __,
    ratelimit: ___,
    ...rest
  } = Object.fromEntries(answer.headers);
  return rest;
}

test("every operation's fields are exactly the contract's", async () => {
  const me = (await service.call(owner.key, "GET", "/me")).body;
  expect(Object.keys(me).sort()).toEqual(["account", "usage"]);
  expect(Object.keys(me.account).sort()).toEqual(ACCOUNT_FIELDS);
  expect(Object.keys(me.usage).sort()).toEqual(USAGE_FIELDS);
  const { sites, ...rest } = (await service.call(owner.key, "GET", "/sites")).body;
  expect(rest).toEqual({});
  expect(Object.keys(sites[0]).sort()).toEqual(SITE_FIELDS);
  const { site } = (await service.call(owner.key, "GET", `/sites/${siteId}`)).body;
  expect(Object.keys(site).sort()).toEqual(SITE_FIELDS);
  const { job } = (await service.call(owner.key, "GET", `/jobs/${jobId}`)).body;
  expect(Object.keys(job).sort()).toEqual(JOB_FIELDS);
  const jobs = (await service.call(owner.key, "GET", "/jobs")).body;
  expect(Object.keys(jobs).sort()).toEqual(["jobs", "total"]);
  expect(Object.keys(jobs.jobs[0]).sort()).toEqual(JOB_FIELDS);
  const accepted = await service.call(owner.key, "POST", "/sites", { body: BRIEF });
  expect(Object.keys(accepted.body)).toEqual(["jobId"]);
  await service.call(owner.key, "DELETE", `/jobs/${accepted.body.jobId}`);
});

test.each([
  ["GET", "/nothing"],
  ["PUT", "/me"],
  ["POST", "/me"],
  ["DELETE", "/sites"],
  ["PATCH", "/sites"],
  ["GET", ""],
  ["OPTIONS", "/me"],
])("%s %s below /v1 is not_found, but only for who may call", async (method, path) => {
  expectError(await service.call(owner.key, method, path), 404, "not_found");
  expectError(await service.call(undefined, method, path), 401, "unauthorized");
});

test("HEAD answers like GET, without a body", async () => {
  const response = await fetch(`http://127.0.0.1:${service.port}/v1/me`, {
    method: "HEAD",
    headers: { authorization: `Bearer ${owner.key}` },
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("the checks come in the contract's order, also with a malformed body", async () => {
  const limits = "key=1/1h,ip=2/2h,generation=1/1h";
  const strict = await startTestService({ environment: { SITEWRIGHT_LIMITS: limits } });
  try {
    const malformed = { rawBody: "{", headers: { "content-type": "application/json" } };
    const post = (key: string | undefined, path = "/sites", init: object = malformed) =>
      strict.call(key, "POST", path, init);
    const free = await strict.createAccount({ plan: "free" });
    const pro = await strict.createAccount({ plan: "pro" });
    const reader = await strict.createAccount({ plan: "pro", scope: "read" });
    expectError(await post(undefined), 401, "unauthorized");
    expectError(await post(undefined), 401, "unauthorized");
    // The address has no token left: strangers are slowed down, and so is everybody behind it.
    const slowed = await post(undefined);
    expectError(slowed, 429, "rate_limited");
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expectError(await post(free.key), 402, "upgrade_required");
    await suspendAccount(strict.ctx, free.id);
    expectError(await post(free.key), 403, "forbidden");
    expectError(await post(pro.key), 429, "rate_limited");
    strict.clock.advance(3_600_000);
    expectError(await post(pro.key, "/nothing"), 404, "not_found");
    const byKey = await post(pro.key);
    expectError(byKey, 429, "rate_limited");
    expect(byKey.headers.get("ratelimit")).toMatch(/^"key";r=0;t=\d+$/);
    expectError(await post(reader.key), 403, "forbidden");
    strict.clock.advance(7_200_000);
    expectError(await post(pro.key), 400, "invalid_request");
    strict.clock.advance(7_200_000);
    expect((await post(pro.key, "/sites", { body: BRIEF })).status).toBe(202);
  } finally {
    await strict.close();
  }
});

test("a call made when Retry-After has passed succeeds, and a refused call takes no token", async () => {
  const strict = await startTestService({ environment: { SITEWRIGHT_LIMITS: "key=3/60m" } });
  try {
    const { key } = await strict.createAccount();
    for (let i = 0; i < 3; i += 1) expect((await strict.call(key, "GET", "/me")).status).toBe(200);
    for (let i = 0; i < 5; i += 1) expect((await strict.call(key, "GET", "/me")).status).toBe(429);
    const refused = await strict.call(key, "GET", "/me");
    strict.clock.advance(Number(refused.headers.get("retry-after")) * 1000);
    expect((await strict.call(key, "GET", "/me")).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test("60 concurrent builds with credits for 10 start exactly 10", async () => {
  const rich = await startTestService({ environment: { SITEWRIGHT_PLAN_CREDITS: "pro=53" } });
  try {
    const { key } = await rich.createAccount({ plan: "pro" });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => rich.call(key, "POST", "/sites", { body: BRIEF })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 202);
    for (const answer of refused) {
      expectError(answer, 429, "quota_exceeded");
      expect(answer.headers.get("retry-after")).toBeNull();
    }
    const { usage } = (await rich.call(key, "GET", "/me")).body;
    expect(usage).toEqual({ used: 50, limit: 53, remaining: 3, bonusTokens: 0 });
  } finally {
    await rich.close();
  }
});

test("the OpenAPI document tells the bounds and defaults that the API keeps", async () => {
  const { paths } = await (await service.visit("localhost", "/openapi.json")).json();
  const schemaOf = (path: string, name: string) =>
    paths[path].get.parameters.find((one: { name: string }) => one.name === name).schema;
  for (const [path, size] of [
    ["/sites/{id}/leads", 50],
    ["/sites/{id}/events", 50],
    ["/sites/{id}/events/{eventId}/registrations", 100],
  ] as const) {
    const limit = { type: "integer", minimum: 1, maximum: 200, default: size };
    expect(schemaOf(path, "limit")).toEqual(limit);
    expect(schemaOf(path, "skip")).toMatchObject({ type: "integer", minimum: 0, default: 0 });
  }
  expect(schemaOf("/sites/{id}/events", "when").default).toBe("all");
  expect(schemaOf("/sites/{id}/analytics", "range").default).toBe("30d");
  const docs = await (await service.visit("localhost", "/docs")).text();
  expect(docs).toContain("integer from 1 to 200; default 50");
});
