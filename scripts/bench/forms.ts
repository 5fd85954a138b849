/** Durable form posts against the disk's own rate, and what a page of leads costs as they grow. */
import type { Curve } from "./chart-svg.ts";
import { compare, median } from "./measure.ts";
import { plotGrowth } from "./plot.ts";
import { LOAD_CORE, pinned, runCommand, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, compareResult, type Result } from "./report.ts";
import { seedSites } from "./seed.ts";
import { fillInboxes, type Seeded } from "./seed-leads.ts";
import { measureSyncs } from "./sync-rate.ts";

const CONNECTIONS = 64;
const SECONDS = 3;
/** Leads on the sites whose lists are compared, the fewest first. */
const SIZES = [1_000, 10_000, 100_000, 1_000_000] as const;
const ROUNDS = 7;
const PAGES_PER_ROUND = 150;

export async function benchForms(): Promise<Result[]> {
  const data = scratchDirectory();
  await seedSites(data.path, SIZES.length);
  const sites = await seedLeads(data.path);
  const { key } = await runCommand<{ key: string }>(data.path, [
    ...["key", "create", "--account", sites.accountId],
  ]);
  const ours = await startSitewright(data.path);
  try {
    const lists = await benchLists(ours.port, key, sites);
    return [await benchPosts(ours.port, data.path), ...lists];
  } finally {
    await ours.stop();
    data.remove();
  }
}

async function benchPosts(port: number, directory: string): Promise<Result> {
  const measureOurs = () => measurePosts(port);
  await measureOurs();
  const comparison = await compare(5, measureOurs, async () => measureSyncs(directory, SECONDS));
  return compareResult("form post, durable", "leads/s", "fdatasync one by one", comparison, {
    ratioMin: 3,
  });
}

async function measurePosts(port: number): Promise<number> {
  const args = [String(port), "site-0.localhost", String(CONNECTIONS), String(SECONDS)];
  const command = pinned(LOAD_CORE, ["bun", "scripts/bench/form-load.ts", ...args]);
  const child = Bun.spawn(command, { stdout: "pipe", stderr: "inherit" });
  const rate = Number(await new Response(child.stdout).text());
  if (!(rate > 0)) throw new Error("the load generator failed");
  return rate;
}

/** Fills the sites with ever more leads, of all statuses. */
const seedLeads = (directory: string): Promise<Seeded> =>
  fillInboxes(directory, (at) => SIZES[at] ?? 0);

const LISTS: readonly [name: string, query: (total: number) => string][] = [
  ["first page", () => ""],
  ["first page of a status", () => "&status=won"],
  ["last page", (total) => `&skip=${total - 50}`],
  ["last page of a status", (total) => `&status=won&skip=${total / 5 - 50}`],
  ["page in the middle", (total) => `&skip=${total / 2}`],
];

/** What a page costs among ever more leads, all sizes in turns, and its growth from first to last. */
async function benchLists(port: number, key: string, { siteIds }: Seeded): Promise<Result[]> {
  const results: Result[] = [];
  const curves: Curve[] = [];
  for (const [name, query] of LISTS) {
    const urls = siteIds.map(
      (id, at) => `http://127.0.0.1:${port}/v1/sites/${id}/leads?limit=50${query(SIZES[at] ?? 0)}`,
    );
    for (const url of urls) await measurePages(url, key);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const costs: number[] = [];
      for (const url of urls) costs.push(await measurePages(url, key));
      rounds.push(costs);
    }
    const growth = median(rounds.map((costs) => (costs.at(-1) ?? 0) / (costs[0] ?? 0)));
    const points = SIZES.map((size, at) => ({
      size,
      cost: median(rounds.map((costs) => (costs[at] ?? 0) * 1000)),
    }));
    curves.push({ name, points });
    const note = `${points.at(-1)?.cost.toFixed(0)} µs among ${SIZES.at(-1)}, over ${SIZES[0]} in the same round`;
    results.push(boundResult(`leads, ${name}`, growth, "×", { max: 1.3 }, note));
  }
  plotGrowth({
    ...{ id: "leads", title: "A page of 50 leads with the total", sizeName: "leads on the site" },
    ...{ unit: "µs", curves },
    note: `One page after the other over HTTP; medians of ${ROUNDS} rounds in which the sizes take turns.`,
  });
  return results;
}

/** Ms for one page, one after the other. */
export async function measurePages(url: string, key: string): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < PAGES_PER_ROUND; count += 1) {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
    const { leads } = (await answer.json()) as { leads: unknown[] };
    if (leads.length !== 50) throw new Error(`${url} answered ${leads.length} leads`);
  }
  return (performance.now() - startedAt) / PAGES_PER_ROUND;
}
