/** Pages in frames, and what buttons do: what is there is known by what it says, and what is wrong is told once. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { mountHook, settled } from "../../../../test/fixtures/mount-hook.ts";
import { openPageWorld } from "../../../../test/fixtures/page-world.ts";

let answer: () => Response = () => new Response("<p>A page</p>");
const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => answer() });
const world = openPageWorld({ origin: `http://127.0.0.1:${server.port}` });
afterAll(async () => {
  world[Symbol.dispose]();
  await server.stop(true);
});
const { usePreviewPage } = await import("./use-preview-page.ts");
const { isConnected } = await import("./call.ts");
const { useWork } = await import("./use-work.ts");
const { useLazy } = await import("./use-lazy.ts");

/** A frame as its hook sees it: where it was led, and what its page says. */
function openFrame() {
  const led: string[] = [];
  const contentWindow = { location: { replace: (url: string) => void led.push(url) } };
  return { frame: { current: { contentWindow } as never }, led, contentWindow };
}
const say = (source: unknown, data: unknown) =>
  settled(() => world.send(Object.assign(new Event("message"), { source, data })));
const READY = { from: "preview", type: "ready" };
const URL = "/console/api/preview/site_1/draft/";

beforeEach(() => {
  answer = () => new Response("<p>A page</p>");
  world.isOffline = false;
  world.arrivals = 0;
});
const fetched = async (count: number) => {
  for (let turn = 0; world.arrivals < count && turn < 500; turn += 1)
    await settled(() => Bun.sleep(2));
  await settled(() => Bun.sleep(1));
};

describe("a page in a frame", () => {
  test("is shown once it says that it is one, and nobody else can say so", async () => {
    const { frame, led, contentWindow } = openFrame();
    const page = await mountHook(() => usePreviewPage(frame, URL));
    expect([led, page.now.isShown, page.now.isThere()]).toEqual([[URL], false, false]);
    await say({}, READY);
    await say(null, READY);
    for (const data of [null, "ready", { from: "preview" }, { from: "else", type: "ready" }])
      await say(contentWindow, data);
    expect(page.now.isShown).toBe(false);
    await say(contentWindow, READY);
    expect([page.now.isShown, page.now.isThere(), page.now.arrivals]).toEqual([true, true, 1]);
    await settled(() => page.now.onLoad());
    expect([world.asked.length, page.now.isShown]).toEqual([0, true]);
  });

  test("that loads and says nothing is asked what is wrong, which is told; asked again it is shown", async () => {
    const { frame, led, contentWindow } = openFrame();
    answer = () => new Response("", { status: 404 });
    const page = await mountHook(() => usePreviewPage(frame, URL));
    await settled(() => page.now.onLoad());
    await fetched(1);
    expect(page.now.failure).toContain("there is no such page any more");
    answer = () => new Response("<p>A page</p>");
    await settled(() => page.now.retry());
    expect([led.length, page.now.failure]).toEqual([2, ""]);
    await say(contentWindow, READY);
    expect([page.now.isShown, page.now.failure]).toEqual([true, ""]);
  });

  test("that there is and that stays silent is led to once more, and is then not whole", async () => {
    const { frame, led } = openFrame();
    const page = await mountHook(() => usePreviewPage(frame, URL));
    await settled(() => page.now.onLoad());
    await fetched(1);
    expect([led.length, page.now.failure]).toEqual([2, ""]);
    await settled(() => page.now.onLoad());
    await fetched(2);
    expect([led.length, page.now.failure]).toEqual([
      2,
      "The preview could not be shown: a part of it could not be loaded.",
    ]);
  });

  test("of another place is another page; of the same place with another address it is not", async () => {
    const { frame, led, contentWindow } = openFrame();
    let [url, place] = [URL, "/"];
    const page = await mountHook(() => usePreviewPage(frame, url, place));
    await say(contentWindow, READY);
    url = `${URL}?scheme=dark`;
    await page.again();
    expect([led.length, page.now.isThere()]).toEqual([1, true]);
    place = "/contact";
    await page.again();
    expect([led.length, page.now.isThere()]).toEqual([2, false]);
  });

  test("that the line kept away comes by itself once that is back", async () => {
    const { frame, led } = openFrame();
    world.isOffline = true;
    isConnected.value = false;
    const page = await mountHook(() => usePreviewPage(frame, URL));
    await settled(() => page.now.onLoad());
    await settled(() => Bun.sleep(1));
    expect(page.now.failure).toContain("the service cannot be reached");
    await settled(() => {
      isConnected.value = true;
    });
    expect([led.length, page.now.failure]).toEqual([2, ""]);
  });

  test("is listened to no more when it is gone", async () => {
    const { frame, contentWindow } = openFrame();
    const page = await mountHook(() => usePreviewPage(frame, URL));
    await page.unmount();
    await say(contentWindow, READY);
    expect(page.now.arrivals).toBe(0);
  });
});

describe("what a button of a dialog does", () => {
  test("is done once at a time, and what went wrong is told until it is tried again", async () => {
    const work = await mountHook(useWork);
    const { promise, reject } = Promise.withResolvers<void>();
    let turns = 0;
    const run = () =>
      work.now.run(() => {
        turns += 1;
        return turns === 1 ? promise : Promise.resolve();
      });
    const first = run();
    await settled();
    expect([work.now.isBusy, await run(), turns]).toEqual([true, false, 1]);
    reject(new Error("Taken."));
    expect(await first).toBe(false);
    await settled();
    expect([work.now.isBusy, work.now.problem]).toEqual([false, "Taken."]);
    expect(await run()).toBe(true);
    await settled();
    expect([work.now.problem, turns]).toEqual(["", 2]);
  });
});

describe("a part of the console that is fetched", () => {
  test("can be asked for again when it did not come, and is not put where one has gone on", async () => {
    const Part = () => null;
    const loads: PromiseWithResolvers<typeof Part>[] = [];
    const load = () => {
      const next = Promise.withResolvers<typeof Part>();
      loads.push(next);
      return next.promise;
    };
    const part = await mountHook(() => useLazy(load));
    await settled(() => loads[0]?.reject(new Error("away")));
    expect([part.now.hasFailed, part.now.component]).toEqual([true, undefined]);
    await settled(() => part.now.retry());
    expect([part.now.hasFailed, loads.length]).toEqual([false, 2]);
    await settled(() => loads[1]?.resolve(Part));
    expect(part.now.component).toBe(Part);
    const left = await mountHook(() => useLazy(load));
    await left.unmount();
    await settled(() => loads[2]?.resolve(Part));
    expect(left.now.component).toBeUndefined();
  });
});
