/**
 * Visits: how many the real server serves and counts in a second, what counting takes beside
 * inserting the bare rows, and what the owner's summary costs as visits grow.
 */
import type { Curve } from "./chart-svg.ts";
import { compare, median } from "./measure.ts";
import { plotGrowth } from "./plot.ts";
import { LOAD_CORE, pinned, SERVER_CORE, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, compareResult, type Result, rateResult } from "./report.ts";
import { SEED_DOMAIN, seedSites } from "./seed.ts";
import { type Past, seedVisits } from "./seed-visits.ts";

const PAGE = `<!doctype html><title>Page</title><p>${"x".repeat(15 * 1024)}`;
const CONNECTIONS = 64;
const SECONDS = 3;
const ROUNDS = 5;
/** A site of a business: so many pages, and as many others that link to it. */
const USUAL_VALUES = 30;
const GROWING: readonly Past[] = [10_000, 100_000, 1_000_000, 10_000_000].map((views) => ({
  views,
  values: USUAL_VALUES,
}));
const VARIED: readonly Past[] = [10, 100, 1_000, 10_000].map((values) => ({
  views: 300_000,
  values,
}));
const SUMMARIES_PER_ROUND = 150;
const RANGES = [90, 30, 7] as const;

export async function benchAnalytics(): Promise<Result[]> {
  const data = scratchDirectory();
  const pasts = [...GROWING, ...VARIED];
  // The site behind the last past has none: it is the one that is visited.
  await seedSites(data.path, pasts.length + 1, PAGE);
  const { key, siteIds } = await seedVisits(data.path, pasts);
  const ours = await startSitewright(data.path, {
    SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN,
    SITEWRIGHT_TRUSTED_PROXIES: "127.0.0.1",
  });
  const api: Api = { port: ours.port, key };
  try {
    const summaries = await benchSummaries(api, siteIds);
    const visited = pasts.length;
    const ingest = await benchIngest(api, siteIds[visited] ?? "", `site-${visited}`);
    return [ingest, await benchCounting(), ...summaries];
  } finally {
    await ours.stop();
    data.remove();
  }
}

type Api = { readonly port: number; readonly key: string };
type Summary = { pageviews: number; ctaClicks: number };

async function readSummary({ port, key }: Api, siteId: string, range: number): Promise<Summary> {
  const url = `http://127.0.0.1:${port}/v1/sites/${siteId}/analytics?range=${range}d`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const { analytics } = (await answer.json()) as { analytics: Summary };
  return analytics;
}

/** Pages by Host and reports of their script, from the socket to the disk. */
async function benchIngest(api: Api, siteId: string, slug: string): Promise<Result> {
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rate = await measureIngest(api, siteId, `${slug}.${SEED_DOMAIN}`);
    // The first round brings in what every later one finds.
    if (round > 0) rates.push(rate);
  }
  const note = `15 KB page by Host, every fifth hit a report, ${CONNECTIONS} connections; all of them counted`;
  return rateResult("visits served and counted", median(rates), "hits/s", { min: 15_000 }, note);
}

/** Hits that were on disk when the load ended, a second of it. Throws if one was not counted. */
async function measureIngest(api: Api, siteId: string, host: string): Promise<number> {
  const readCounts = async () => {
    const { pageviews, ctaClicks } = await readSummary(api, siteId, 7);
    return { views: pageviews, reports: ctaClicks };
  };
  const before = await readCounts();
  const args = [String(api.port), host, String(CONNECTIONS), String(SECONDS)];
  const answered = await runMeasure<typeof before>(LOAD_CORE, "visit-load", args);
  const written = await readCounts();
  await Bun.sleep(2_000);
  const after = await readCounts();
  for (const kind of ["views", "reports"] as const)
    if (after[kind] - before[kind] !== answered[kind])
      throw new Error(`${answered[kind]} ${kind}, ${after[kind] - before[kind]} counted`);
  return (written.views + written.reports - before.views - before.reports) / SECONDS;
}

/** Counting alone against inserting as many bare rows, both on the server's core. */
async function benchCounting(): Promise<Result> {
  const data = scratchDirectory();
  try {
    const measure = (script: string) => () =>
      runMeasure<number>(SERVER_CORE, script, [data.path, "2"]);
    const comparison = await compare(ROUNDS, measure("count-visits"), measure("raw-visits"));
    const reference = "bare rows in the same groups";
    return compareResult("counting visits", "hits/s", reference, comparison, { ratioMin: 0.3 });
  } finally {
    data.remove();
  }
}

async function runMeasure<Answer>(core: string, script: string, args: string[]): Promise<Answer> {
  const command = pinned(core, ["bun", `scripts/bench/${script}.ts`, ...args]);
  const child = Bun.spawn(command, { stdout: "pipe", stderr: "inherit" });
  const text = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`${script} failed`);
  return JSON.parse(text) as Answer;
}

/** What a summary costs among many visits and among few, in turns; and how it grows. */
async function benchSummaries(api: Api, siteIds: readonly string[]): Promise<Result[]> {
  const measure = (at: number, range: number) => () =>
    measureSummary(api, siteIds[at] ?? "", range);
  for (const [at, { views }] of [...GROWING, ...VARIED].entries()) {
    const { pageviews } = await readSummary(api, siteIds[at] ?? "", 90);
    if (pageviews !== views) throw new Error(`${pageviews} of ${views} views are shown`);
    await measure(at, 90)();
  }
  const last = GROWING.length - 1;
  const { ours, reference, ratio } = await compare(9, measure(last, 90), measure(0, 90));
  const grown: Curve[] = [];
  for (const range of RANGES)
    grown.push(await measureCurve(`${range} days`, GROWING, "views", (at) => measure(at, range)));
  plotGrowth({
    ...{ id: "visits", title: "Analytics summary", sizeName: "page views in 90 days", unit: "ms" },
    curves: grown,
    note: `One whole request, one after the other, median of ${ROUNDS} rounds; ${USUAL_VALUES} pages, and as many sites that link to them.`,
  });
  const varied = await measureCurve("90 days", VARIED, "values", (at) =>
    measure(GROWING.length + at, 90),
  );
  plotGrowth({
    ...{ id: "visit-values", title: "Analytics summary", unit: "ms" },
    sizeName: "different pages, and as many linking sites, among 300,000 views",
    curves: [varied],
    note: "Of each kind 100 are kept by the day and by the week; the others are counted together.",
  });
  const few = `${reference.toFixed(2)} ms at 10,000`;
  return [
    boundResult("90-day summary of 10,000,000 views", ours, "ms", { max: 5 }, few),
    boundResult(
      "the same against 10,000 views",
      ratio.median,
      "×",
      { max: 1.2 },
      `${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}`,
    ),
  ];
}

async function measureCurve<Size extends keyof Past>(
  name: string,
  pasts: readonly Past[],
  size: Size,
  measureAt: (at: number) => () => Promise<number>,
): Promise<Curve> {
  const costs: number[][] = pasts.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at] of pasts.entries()) costs[at]?.push(await measureAt(at)());
  return {
    name,
    points: pasts.map((past, at) => ({ size: past[size], cost: median(costs[at] ?? []) })),
  };
}

/** Ms for one summary, one after the other. */
async function measureSummary(api: Api, siteId: string, range: number): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < SUMMARIES_PER_ROUND; count += 1)
    await readSummary(api, siteId, range);
  return (performance.now() - startedAt) / SUMMARIES_PER_ROUND;
}
