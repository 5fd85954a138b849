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
const { isLive, liveJobs, startLive, stopLive } = await import("./live.ts");
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

describe("of a job", () => {
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
