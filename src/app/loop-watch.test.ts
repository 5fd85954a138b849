/** What is noted when the event loop is held: for how long, by which route, and nothing personal. */

import { afterEach, expect, test } from "bun:test";
import type { Server } from "bun";
import { systemClock } from "../platform/clock.ts";
import { createLog } from "../platform/log.ts";
import { createMetrics } from "../platform/metrics.ts";
import { LoopWatch } from "./loop-watch.ts";
import { createRouteNames } from "./name-route.ts";

const HELD_MS = 400;
const server = {} as Server<undefined>;
const hold = () => {
  const until = performance.now() + HELD_MS;
  while (performance.now() < until);
};

let stop = () => {};
afterEach(() => stop());

function openWatch(tasks: string[] = []) {
  const lines: string[] = [];
  const metrics = createMetrics(systemClock);
  const watch = new LoopWatch({
    log: createLog("info", { write: (line) => void lines.push(line) }),
    metrics,
    nameRoute: createRouteNames({
      operations: [{ method: "GET", path: "/sites/:id" }],
      routes: [],
      procedures: new Set(),
      pages: new Set(["/metrics"]),
    }),
    runningTasks: () => tasks,
  });
  watch.start();
  stop = () => watch.stop();
  const readLines = () => lines.map((line) => JSON.parse(line));
  return { watch, metrics, readLines };
}

const request = (path: string) => new Request(`http://localhost${path}`);
const twoLooks = () => Bun.sleep(150);
const ofRoute = (lines: { requests: string[] }[], route: string) =>
  lines.filter(({ requests }) => requests.includes(route));

test("a request that holds the loop at once is named by its route, once", async () => {
  const { watch, readLines } = openWatch();
  const front = watch.around(() => {
    hold();
    return new Response("ok");
  });
  await front(request("/v1/sites/site_secret?email=a@b.test"), server);
  await twoLooks();
  const named = ofRoute(readLines(), "GET /v1/sites/:id");
  expect(named).toHaveLength(1);
  expect(named[0]).toMatchObject({ tasks: [], heldMs: expect.any(Number) });
  expect(JSON.stringify(readLines())).not.toMatch(/secret|a@b/);
});

test.each([
  ["/metrics", "GET /metrics"],
  ["/v1/nothing/here", "GET /v1/…"],
  ["/wp-login.php", "GET a page or an unknown path"],
])("one for %s that holds it in a later step is named too", async (path, route) => {
  const { watch, metrics, readLines } = openWatch();
  const front = watch.around(async () => {
    await twoLooks();
    hold();
    return new Response("ok");
  });
  await front(request(path), server);
  await twoLooks();
  expect(ofRoute(readLines(), route)).toHaveLength(1);
  const { text } = await metrics.scrape();
  const count = (bound: string) =>
    Number(text.split(`event_loop_delay_seconds_bucket{le="${bound}"} `)[1]?.split("\n", 1)[0]);
  expect(count("+Inf") - count("0.25")).toBeGreaterThan(0);
});

test("what tasks were running is said when no request was", async () => {
  const { readLines } = openWatch(["jobs.run"]);
  await twoLooks();
  hold();
  await twoLooks();
  expect(readLines()).toContainEqual(
    expect.objectContaining({ requests: [], tasks: ["jobs.run"] }),
  );
});

test("requests that merely wait while it is free are not mentioned", async () => {
  const { watch, readLines } = openWatch();
  const front = watch.around(async () => {
    await twoLooks();
    return new Response("ok");
  });
  await Promise.all(Array.from({ length: 20 }, () => front(request("/v1/sites/site_1"), server)));
  const held = readLines().filter(({ heldMs }) => heldMs > HELD_MS);
  expect(ofRoute(held, "GET /v1/sites/:id")).toEqual([]);
});
