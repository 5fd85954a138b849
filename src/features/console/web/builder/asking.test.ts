/** Changes that a model is asked for: one at a time, looked for until they are there, told when they are not. */
import { afterAll, afterEach, beforeEach, expect, test } from "bun:test";
import { openPageWorld } from "../../../../../test/fixtures/page-world.ts";
import type { Asking } from "./asking.ts";

type Reply = () => Response;
let propose: Reply;
let look: Reply;
const asked: unknown[] = [];
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const name = new URL(request.url).pathname;
    asked.push(await request.json());
    return name.endsWith("propose") ? propose() : look();
  },
});
const world = openPageWorld({ origin: `http://127.0.0.1:${server.port}` });
afterAll(async () => {
  world[Symbol.dispose]();
  await server.stop(true);
});
const { createAsking } = await import("./asking.ts");

const PROPOSED = { changes: [], cannot: "" };
const job = (status: string, more: object = {}) => ({
  id: "job_1",
  status,
  stage: "Reading",
  ...more,
});
const answer =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const refusal = (message: string, status: number) =>
  answer({ error: { code: "x", message } }, status);

let asking: Asking;
let stop: () => void;
beforeEach(() => {
  asked.length = 0;
  world.isOffline = false;
  propose = answer({ jobId: "job_1" });
  look = answer({ job: job("running"), proposal: null });
  asking = createAsking("site_1");
  stop = asking.watch();
});
afterEach(() => stop());

async function until(isThere: () => boolean): Promise<void> {
  for (let turn = 0; !isThere() && turn < 1_000; turn += 1) await Bun.sleep(5);
  expect(isThere()).toBe(true);
}

test("what is proposed is there when it is done, with its stages until then", async () => {
  await asking.propose("Shorter, please", "/#hero/heading");
  expect(asked).toEqual([
    { siteId: "site_1", instruction: "Shorter, please", within: "/#hero/heading" },
  ]);
  expect([asking.isBusy.value, asking.stage.value]).toEqual([true, "Asking"]);
  await until(() => asking.stage.value === "Reading");
  look = answer({ job: job("completed"), proposal: PROPOSED });
  await until(() => asking.proposed.value !== undefined);
  expect([asking.isBusy.value, asking.failure.value]).toEqual([false, ""]);
});

test("for the whole site no place is named", async () => {
  await asking.propose("Closed on Mondays", undefined);
  expect(asked).toEqual([{ siteId: "site_1", instruction: "Closed on Mondays" }]);
});

test("what is asked for meanwhile is not asked: each is paid for", async () => {
  const first = asking.propose("One", undefined);
  await asking.propose("Two", undefined);
  await first;
  await asking.propose("Three", undefined);
  expect(asked.filter((input) => "instruction" in (input as object)).length).toBe(1);
});

test.each([
  [
    "failed",
    { error: { code: "internal_error", message: "The model is away." } },
    "The model is away.",
  ],
  ["cancelled", { error: null }, "It was cancelled."],
  ["completed", { error: null }, "Nothing came of it. Ask again."],
])("a job that is %s without a proposal says why", async (status, more, wanted) => {
  look = answer({ job: job(status, more), proposal: null });
  await asking.propose("One", undefined);
  await until(() => !asking.isBusy.value);
  expect([asking.failure.value, asking.proposed.value]).toEqual([wanted, undefined]);
});

test("what is refused at once is told, and can be asked again", async () => {
  propose = refusal("No credits are left.", 402);
  await asking.propose("One", undefined);
  expect([asking.failure.value, asking.isBusy.value]).toEqual(["No credits are left.", false]);
  propose = answer({ jobId: "job_2" });
  await asking.propose("Two", undefined);
  expect([asking.failure.value, asking.isBusy.value]).toEqual(["", true]);
});

test("on a dead line it is looked for on and on; what the service refuses ends it", async () => {
  await asking.propose("One", undefined);
  world.isOffline = true;
  await until(() => asking.stage.value === "The service cannot be reached. Looking again…");
  expect([asking.isBusy.value, asking.failure.value]).toEqual([true, ""]);
  world.isOffline = false;
  look = refusal("There is no such job.", 404);
  await until(() => !asking.isBusy.value);
  expect(asking.failure.value).toBe("There is no such job.");
});

test("nobody looks once nobody watches, and what is under way is found by whoever watches next", async () => {
  stop();
  await asking.propose("One", undefined);
  look = answer({ job: job("completed"), proposal: PROPOSED });
  asked.length = 0;
  await Bun.sleep(0);
  expect([asked.length, asking.isBusy.value]).toEqual([0, true]);
  stop = asking.watch();
  await until(() => asking.proposed.value !== undefined);
});
