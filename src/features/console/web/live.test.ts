/** News while one looks: what is told is shown, and what is shown of it is asked for anew. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mountHook, settled } from "../../../../test/fixtures/mount-hook.ts";
import { openPageWorld } from "../../../../test/fixtures/page-world.ts";

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: () => Response.json({ items: [], total: 0 }),
});
const world = openPageWorld({ origin: `http://127.0.0.1:${server.port}` });

/** What the browser's own stream does with a page, without the line. */
class Stream extends EventTarget {
  static readonly opened: Stream[] = [];
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Stream.opened.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(name: string, data: unknown): Promise<void> {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    return settled(() => void this.dispatchEvent(new MessageEvent(name, { data: text })));
  }
}
Object.assign(globalThis, { EventSource: Stream });
afterAll(async () => {
  Reflect.deleteProperty(globalThis, "EventSource");
  world[Symbol.dispose]();
  await server.stop(true);
});
const { isLive, liveJobs, newestOf, startLive, stopLive } = await import("./live.ts");
const { useQuery } = await import("./query.ts");
const { said } = await import("./notices.ts");

const stream = () => Stream.opened.at(-1) as Stream;
let views: { unmount(): Promise<void> }[] = [];
beforeEach(async () => {
  views = [
    await mountHook(() => useQuery("sites.list", {})),
    await mountHook(() => useQuery("leads.list", { siteId: "site_1" })),
    await mountHook(() => useQuery("keys.list", {})),
  ];
  world.asked.length = 0;
  startLive();
});
afterEach(async () => {
  stopLive();
  for (const view of views) await view.unmount();
  said.value = { text: "", count: 0 };
});

test("there is one stream, which is live from when it is open until it breaks, and again once it is back", () => {
  const { length } = Stream.opened;
  startLive();
  expect([Stream.opened.length, stream().url]).toEqual([length, "/console/api/live"]);
  const seen = [isLive.value];
  for (const name of ["open", "error", "open"]) {
    stream().dispatchEvent(new Event(name));
    seen.push(isLive.value);
  }
  expect(seen).toEqual([false, true, false, true]);
  const first = stream();
  stopLive();
  expect([first.isClosed, isLive.value]).toEqual([true, false]);
  startLive();
  expect(stream()).not.toBe(first);
});

test("a stream that was refused is asked for again after a while, and no more once nobody looks", () => {
  const timers: { work: () => void; isOver: boolean }[] = [];
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  Object.assign(globalThis, {
    setTimeout(work: () => void, ms: number) {
      if (ms < 10_000) return set(work, ms);
      const timer = { work, isOver: false };
      timers.push(timer);
      return timer;
    },
    clearTimeout(timer: never) {
      if (timers.includes(timer)) Object.assign(timer, { isOver: true });
      else clear(timer);
    },
  });
  try {
    const { length } = Stream.opened;
    // Over a line that was lost the browser asks by itself.
    stream().dispatchEvent(new Event("error"));
    expect(timers).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) {
      const refused = Object.assign(stream(), { readyState: 2 });
      refused.dispatchEvent(new Event("error"));
      expect([timers.length, isLive.value, refused.isClosed]).toEqual([turn + 1, false, false]);
      timers[turn]?.work();
      expect([Stream.opened.length, refused.isClosed]).toEqual([length + turn + 1, true]);
    }
    stream().dispatchEvent(new Event("open"));
    expect(isLive.value).toBe(true);
    Object.assign(stream(), { readyState: 2 }).dispatchEvent(new Event("error"));
    stopLive();
    expect(timers.at(-1)?.isOver).toBe(true);
  } finally {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }
});

describe("of a job", () => {
  test("of an answer and of what was told, the later counts, whichever came first", () => {
    const job = (status: string, progress: number) =>
      ({ id: "job_1", status, progress, stage: `at ${progress}` }) as never;
    const newest = (asked: unknown, told: unknown) => newestOf(asked as never, told as never);
    expect(newest(job("running", 10), undefined)).toEqual(job("running", 10));
    expect(newest(job("running", 10), job("running", 40))).toEqual(job("running", 40));
    expect(newest(job("running", 60), job("running", 40))).toEqual(job("running", 60));
    expect(newest(job("running", 40), job("completed", 100))).toEqual(job("completed", 100));
    for (const end of ["completed", "failed", "cancelled"])
      expect(newest(job(end, 20), job("running", 40))).toEqual(job(end, 20));
  });

  test("each step is known, and asked for is only what it changes when it is over", async () => {
    await stream().tell("job", { jobId: "job_1", status: "running", progress: 10, stage: "Words" });
    expect(liveJobs.value.job_1).toMatchObject({ id: "job_1", progress: 10, stage: "Words" });
    expect(world.asked).toEqual([]);
    await stream().tell("job", { jobId: "job_2", status: "running", progress: 5 });
    await stream().tell("job", { jobId: "job_1", status: "completed", progress: 100 });
    expect(Object.keys(liveJobs.value).sort()).toEqual(["job_1", "job_2"]);
    expect(world.asked).toEqual(["sites.list"]);
  });
});

test("a lead is told by name, and lists of leads and sites are asked for", async () => {
  await stream().tell("lead", { name: "Anna <b>Vogel</b>" });
  expect(said.value.text).toBe("New lead: Anna <b>Vogel</b>");
  expect(world.asked.sort()).toEqual(["leads.list", "sites.list"]);
});

test("a lead without a name is told, too", async () => {
  await stream().tell("lead", { name: "" });
  expect(said.value.text).toBe("A new lead has come in.");
});

test("a site that is live now is asked for", async () => {
  await stream().tell("site", { siteId: "site_1" });
  expect(world.asked).toEqual(["sites.list"]);
});

test("a line that cannot be read tells nothing, and the next one does", async () => {
  for (const line of ["", "{", "null"]) await stream().tell("lead", line);
  expect([said.value.text, world.asked]).toEqual(["", []]);
  await stream().tell("lead", { name: "Ben" });
  expect(said.value.text).toBe("New lead: Ben");
});
