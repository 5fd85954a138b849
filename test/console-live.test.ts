/** Who listens to what happens: told of their own, from the moment they listen, for as long as they may. */
import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { captureLead } from "../src/features/leads/capture.ts";
import { type ConsoleBrowser, claimInstance, joinAs } from "./fixtures/console.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { faultsIn, startTestService, type TestService } from "./harness.ts";

const LOOK_MS = 1_000;
const PULSE_MS = 20_000;

/** What the service does again and again, run when a test says so and not before. */
const timers: { work: () => void; every: number; isOver: boolean }[] = [];
const realInterval = globalThis.setInterval;
const realClear = globalThis.clearInterval;
const pass = (every: number) => {
  for (const timer of timers) if (timer.every === every && !timer.isOver) timer.work();
};

let service: TestService;
let operator: ConsoleBrowser;
let accountId: string;
let siteId: string;
const streams: Stream[] = [];

beforeAll(async () => {
  Object.assign(globalThis, {
    setInterval(work: () => void, every: number) {
      if (every !== LOOK_MS && every !== PULSE_MS) return realInterval(work, every);
      const timer = { work, every, isOver: false, unref: () => timer, ref: () => timer };
      timers.push(timer);
      return timer;
    },
    clearInterval(timer: Timer | { isOver: boolean }) {
      if (timers.includes(timer as never)) (timer as { isOver: boolean }).isOver = true;
      else realClear(timer as Timer);
    },
  });
  service = await startTestService();
  operator = await claimInstance(service);
  accountId = (await service.createAccount()).id;
  const parts = { slug: "bakery", files: smallSite("live"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
}, 60_000);
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.leave();
  await Bun.sleep(5);
});
afterAll(async () => {
  await service.close();
  Object.assign(globalThis, { setInterval: realInterval, clearInterval: realClear });
});

type Stream = {
  readonly status: number;
  readonly type: string | null;
  told: string;
  isOver: boolean;
  leave(): void;
  /** Until this is so; throws when it never is. */
  until(what: () => boolean): Promise<void>;
};

async function listen(as: Pick<ConsoleBrowser, "cookie">): Promise<Stream> {
  const leaving = new AbortController();
  const response = await fetch(`http://localhost:${service.port}/console/api/live`, {
    headers: { cookie: as.cookie },
    signal: leaving.signal,
  });
  const stream: Stream = {
    status: response.status,
    type: response.headers.get("content-type"),
    told: "",
    isOver: false,
    leave: () => leaving.abort(),
    async until(what) {
      for (let turn = 0; turn < 500 && !what(); turn += 1) await Bun.sleep(2);
      if (!what()) throw new Error(`told: ${stream.told}`);
    },
  };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.told += decoder.decode(chunk);
    stream.isOver = true;
  };
  void read().catch(() => undefined);
  streams.push(stream);
  return stream;
}

const writeLead = (name: string) =>
  captureLead(service.ctx, {
    ...{ siteId, accountId, form: "contact", name, email: "robin@example.com", phone: "" },
    ...{ message: "Hello", fields: {}, subject: undefined, source: "/", verification: undefined },
  });

test("a stream is open at once, and tells what has come since, not what was there", async () => {
  await writeLead("Before");
  const stream = await listen(operator);
  expect([stream.status, stream.type]).toEqual([200, "text/event-stream"]);
  await stream.until(() => stream.told === ": open\n\n");
  await writeLead("After");
  pass(LOOK_MS);
  await stream.until(() => stream.told.includes("event: lead\n"));
  expect(stream.told).toContain('"name":"After"');
  expect(stream.told).not.toContain("Before");
  pass(PULSE_MS);
  await stream.until(() => stream.told.endsWith(": pulse\n\n"));
  // Told once, to one and the same.
  expect(stream.told.split("event: lead\n").length).toBe(2);
});

test("a build is told of from its beginning, and each step once", async () => {
  const stream = await listen(operator);
  const brief = { accountId, businessName: "Rye", industry: "bakery" };
  const { jobId } = (await operator.call("sites.create", brief)).body;
  pass(LOOK_MS);
  await stream.until(() => stream.told.includes(jobId));
  pass(LOOK_MS);
  await operator.call("jobs.cancel", { jobId });
  pass(LOOK_MS);
  await stream.until(() => stream.told.includes('"cancelled"'));
  const told = stream.told.split("\n").filter((line) => line.includes(jobId));
  const states = told.map((line) => JSON.parse(line.slice("data: ".length)).status);
  expect(states).toEqual(["pending", "cancelled"]);
});

test("a site that is renamed is told to its own people and to nobody of another account", async () => {
  const other = await service.createAccount();
  const own = await listen(await joinAs(service, accountId, "viewer"));
  const foreign = await listen(await joinAs(service, other.id, "owner"));
  service.clock.advance(10);
  await operator.call("sites.rename", { siteId, name: "Renamed" });
  await writeLead("Secret");
  pass(LOOK_MS);
  await own.until(() => own.told.includes("event: site\n") && own.told.includes("Secret"));
  pass(PULSE_MS);
  await foreign.until(() => foreign.told.includes(": pulse"));
  expect(foreign.told).toBe(": open\n\n: pulse\n\n");
});

test("whoever is no member any more hears nothing of the account after the next pulse", async () => {
  const member = await joinAs(service, accountId, "editor");
  const stream = await listen(member);
  await stream.until(() => stream.told.includes(": open"));
  const { id } = (await member.call("you.get")).body.user;
  await operator.call("members.remove", { accountId, userId: id });
  pass(PULSE_MS);
  await stream.until(() => stream.told.includes(": pulse"));
  const watcher = await listen(operator);
  await writeLead("Behind the door");
  pass(LOOK_MS);
  await watcher.until(() => watcher.told.includes("Behind the door"));
  expect(stream.told).not.toContain("Behind the door");
});

test("a session that was ended hears nothing more: its stream ends", async () => {
  const member = await joinAs(service, accountId, "viewer", "ended@example.com");
  const stream = await listen(member);
  await stream.until(() => stream.told.includes(": open"));
  await member.call("session.signOut");
  pass(PULSE_MS);
  await stream.until(() => stream.isOver);
  expect(stream.told).toBe(": open\n\n");
});

test("a tab that is closed while it is looked at breaks nothing, and nobody is looked for after the last", async () => {
  const broken: unknown[] = [];
  const note = (error: unknown) => void broken.push(error);
  process.on("unhandledRejection", note);
  const stream = await listen(operator);
  await stream.until(() => stream.told.includes(": open"));
  // The look at the session is on its way when the line goes.
  const before = timers.filter((timer) => !timer.isOver).length;
  stream.leave();
  for (let turn = 0; turn < 50; turn += 1) {
    for (const timer of timers) if (timer.every === PULSE_MS) timer.work();
    await Bun.sleep(1);
  }
  process.off("unhandledRejection", note);
  expect(broken).toEqual([]);
  expect([before > 0, timers.filter((timer) => !timer.isOver)]).toEqual([true, []]);
});

test("a person has so many tabs at once, and another in the place of one that was closed", async () => {
  const member = await joinAs(service, accountId, "viewer", "tabs@example.com");
  const open = await Promise.all(Array.from({ length: 20 }, () => listen(member)));
  expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await listen(member)).status).toBe(429);
  expect((await listen(operator)).status).toBe(200);
  open[0]?.leave();
  await Bun.sleep(10);
  expect((await listen(member)).status).toBe(200);
});

test("nobody listens who has not signed in, or from another page", async () => {
  expect((await listen({ cookie: "" })).status).toBe(401);
  const headers = { cookie: operator.cookie, "sec-fetch-site": "cross-site" };
  const { status } = await fetch(`http://localhost:${service.port}/console/api/live`, { headers });
  expect(status).toBe(403);
  expect(faultsIn(service.logLines)).toEqual([]);
});
