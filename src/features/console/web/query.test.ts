/** What views read: shown at once when it is known, asked for anew, never older than what is shown. */
import { afterAll, afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mountHook, settled } from "../../../../test/fixtures/mount-hook.ts";
import { openPageWorld } from "../../../../test/fixtures/page-world.ts";

type Asked = { name: string; answer(body: unknown): Promise<void>; release(): void };
/** What was asked for and is not answered yet, in its order. */
let waiting: Asked[] = [];
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const name = new URL(request.url).pathname.replace("/console/api/", "");
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push({
      name,
      release: () => resolve(Response.json(page(0))),
      async answer(body) {
        const { arrivals } = world;
        resolve(body instanceof Response ? body : Response.json(body));
        await waitUntil(() => world.arrivals > arrivals);
        await settled(() => Bun.sleep(1));
      },
    });
    return promise;
  },
});
const world = openPageWorld({ origin: `http://127.0.0.1:${server.port}` });
afterAll(async () => {
  world[Symbol.dispose]();
  await server.stop(true);
});
const { forgetAll, refresh, useQuery, watchConnection } = await import("./query.ts");
const { bringAnswers, questionOf } = await import("./first-answers.ts");
const { isConnected } = await import("./call.ts");

beforeEach(() => {
  waiting = [];
  world.isOffline = false;
  isConnected.value = true;
});
const mounted: { unmount(): Promise<void> }[] = [];
afterEach(async () => {
  for (const view of mounted.splice(0)) await view.unmount();
  await waitUntil(() => {
    for (const asked of waiting) asked.release();
    return world.pending === 0;
  });
  forgetAll();
});

/** Views of keys know nothing but how many there are. */
const page = (total: number) => ({ items: [], total });
const refusal = (status: number) =>
  Response.json({ error: { code: "x", message: `No: ${status}` } }, { status });

async function mountView(input: () => { q?: string }, isWanted = () => true) {
  const view = await mountHook(() => useQuery("sites.list", input(), isWanted()));
  mounted.push(view);
  return view;
}
async function waitUntil(isThere: () => boolean): Promise<void> {
  for (let turn = 0; !isThere() && turn < 1_000; turn += 1) await settled(() => Bun.sleep(2));
}

/** Waits until so many questions have come. */
async function arrived(count: number): Promise<Asked[]> {
  await waitUntil(() => waiting.length >= count);
  expect(waiting.length).toBe(count);
  return waiting;
}

test("nothing is known before the first answer, and then it is shown", async () => {
  const view = await mountView(() => ({}));
  expect([view.now.data, view.now.error]).toEqual([undefined, undefined]);
  const [asked] = await arrived(1);
  await asked?.answer(page(3));
  expect(view.now.data?.total).toBe(3);
});

test("a view that is opened again shows what it knew, and asks anew", async () => {
  const view = await mountView(() => ({ q: "again" }));
  await (await arrived(1))[0]?.answer(page(3));
  await view.unmount();
  const later = await mountView(() => ({ q: "again" }));
  expect(later.now.data?.total).toBe(3);
  await (await arrived(2))[1]?.answer(page(4));
  expect(later.now.data?.total).toBe(4);
});

test("what the page has brought along is shown without asking, and asked for after that", async () => {
  bringAnswers({ [questionOf("sites.list", { q: "brought" })]: page(9) });
  const view = await mountView(() => ({ q: "brought" }));
  expect(view.now.data?.total).toBe(9);
  await (await arrived(1))[0]?.answer(page(10));
  expect(view.now.data?.total).toBe(10);
});

test("an answer to an earlier question that comes late is dropped", async () => {
  const view = await mountView(() => ({ q: "late" }));
  await arrived(1);
  void view.now.reload();
  const [first, second] = await arrived(2);
  await second?.answer(page(2));
  expect(view.now.data?.total).toBe(2);
  await first?.answer(page(1));
  expect(view.now.data?.total).toBe(2);
});

test("a failure that comes late is dropped as well", async () => {
  const view = await mountView(() => ({ q: "late failure" }));
  await arrived(1);
  void view.now.reload();
  const [first, second] = await arrived(2);
  await second?.answer(page(2));
  await first?.answer(refusal(500));
  expect([view.now.data?.total, view.now.error]).toEqual([2, undefined]);
});

test("while another filter's answer is on its way, what was shown stays; what it refuses is told", async () => {
  let q = "one";
  const view = await mountView(() => ({ q }));
  await (await arrived(1))[0]?.answer(page(1));
  q = "two";
  await view.again();
  expect(view.now.data?.total).toBe(1);
  await (await arrived(2))[1]?.answer(refusal(400));
  // Nothing of another question stands beside the error of this one.
  expect([view.now.data, view.now.error?.status]).toEqual([undefined, 400]);
});

test("what cannot be asked for again stays, with its error, until it can", async () => {
  const view = await mountView(() => ({ q: "stays" }));
  await (await arrived(1))[0]?.answer(page(1));
  void view.now.reload();
  await (await arrived(2))[1]?.answer(refusal(500));
  expect([view.now.data?.total, view.now.error?.status]).toEqual([1, 500]);
  void view.now.reload();
  await (await arrived(3))[2]?.answer(page(2));
  expect([view.now.data?.total, view.now.error]).toEqual([2, undefined]);
});

test("what is not wanted yet is not asked for", async () => {
  let isWanted = false;
  const view = await mountView(
    () => ({ q: "wanted" }),
    () => isWanted,
  );
  expect(waiting.length).toBe(0);
  isWanted = true;
  await view.again();
  await arrived(1);
});

test("an answer that says the same as before is no news", async () => {
  const view = await mountView(() => ({ q: "same" }));
  await (await arrived(1))[0]?.answer(page(1));
  const { data } = view.now;
  void view.now.reload();
  await (await arrived(2))[1]?.answer(page(1));
  expect(view.now.data).toBe(data as NonNullable<typeof data>);
});

describe("a change that is shown before it is confirmed", () => {
  test("is seen by every view of it, and gives way to the next answer", async () => {
    const [one, two] = [
      await mountView(() => ({ q: "change" })),
      await mountView(() => ({ q: "change" })),
    ];
    const asked = await arrived(2);
    await asked[1]?.answer(page(1));
    await settled(() => one.now.change((data) => ({ ...data, total: 7 })));
    expect([one.now.data?.total, two.now.data?.total]).toEqual([7, 7]);
    void one.now.reload();
    await (await arrived(3))[2]?.answer(page(1));
    expect([one.now.data?.total, two.now.data?.total]).toEqual([1, 1]);
  });

  test("is none while nothing is known", async () => {
    const view = await mountView(() => ({ q: "unknown" }));
    await arrived(1);
    await settled(() => view.now.change(() => page(7)));
    expect(view.now.data).toBeUndefined();
  });
});

describe("after something was done", () => {
  test("what is shown of it is asked for anew, and nothing else", async () => {
    const view = await mountView(() => ({ q: "shown" }));
    await (await arrived(1))[0]?.answer(page(1));
    void refresh("leads.", "keys.");
    await settled(() => Bun.sleep(10));
    expect(waiting.length).toBe(1);
    const done = refresh("leads.", "sites.");
    await (await arrived(2))[1]?.answer(page(2));
    await done;
    expect(view.now.data?.total).toBe(2);
  });

  test("what is not shown is forgotten, and unknown when it is shown again", async () => {
    const view = await mountView(() => ({ q: "hidden" }));
    await (await arrived(1))[0]?.answer(page(1));
    await view.unmount();
    await refresh("sites.");
    expect(waiting.length).toBe(1);
    const later = await mountView(() => ({ q: "hidden" }));
    expect(later.now.data).toBeUndefined();
    await arrived(2);
  });
});

test("another person is shown nothing of the last one's", async () => {
  const view = await mountView(() => ({ q: "private" }));
  await (await arrived(1))[0]?.answer(page(1));
  await settled(() => forgetAll());
  await (await arrived(2))[1]?.answer(page(5));
  expect(view.now.data?.total).toBe(5);
});

test("of very many questions the oldest that nobody shows are forgotten, and none that somebody does", async () => {
  const kept = await mountView(() => ({ q: "kept" }));
  await (await arrived(1))[0]?.answer(page(1));
  for (let at = 0; at < 70; at += 1) {
    const other = await mountView(() => ({ q: `other ${at}` }));
    await (await arrived(at + 2))[at + 1]?.answer(page(at));
    await other.unmount();
  }
  expect(kept.now.data?.total).toBe(1);
  expect((await mountView(() => ({ q: "other 69" }))).now.data?.total).toBe(69);
  expect((await mountView(() => ({ q: "other 0" }))).now.data).toBeUndefined();
  const again = await mountView(() => ({ q: "kept" }));
  expect(again.now.data?.total).toBe(1);
  await arrived(74);
});

test("a line that was lost is looked for, and what is shown is asked for once it is back", async () => {
  const stopWatching = watchConnection();
  const view = await mountView(() => ({ q: "line" }));
  await (await arrived(1))[0]?.answer(page(1));
  world.isOffline = true;
  await settled(() => view.now.reload());
  expect([isConnected.value, view.now.data?.total, view.now.error?.status]).toEqual([false, 1, 0]);
  world.isOffline = false;
  world.tell("online");
  await (await arrived(2))[1]?.answer({ user: null });
  expect(waiting[1]?.name).toBe("session.state");
  await (await arrived(3))[2]?.answer(page(2));
  expect([isConnected.value, view.now.data?.total, view.now.error]).toEqual([true, 2, undefined]);
  stopWatching();
});
