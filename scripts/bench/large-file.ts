/**
 * One file with ten thousand sites, a million leads and ten million page views: how it starts, and what a
 * page of an inbox costs there against a file with one site.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { measurePages } from "./forms.ts";
import { compare } from "./measure.ts";
import { runCommand, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";
import { SEED_DOMAIN, seedSites } from "./seed.ts";
import { fillInboxes } from "./seed-leads.ts";
import { seedVisits } from "./seed-visits.ts";
import { timeToFirstAnswer } from "./start.ts";

const SITES = 10_000;
const LEADS_EACH = 50;
/** In one inbox; with those of all sites they are a million. */
const LEADS_OF_BUSY = 500_000;
const VISITED_SITES = 100;
const VIEWS_EACH = 100_000;
const STARTS = 9;
const ROUNDS = 9;
const MB = 1024 * 1024;

export async function benchLargeFile(): Promise<Result[]> {
  const [large, small] = [scratchDirectory(), scratchDirectory()];
  try {
    const filled = await fill(large.path, SITES, LEADS_OF_BUSY);
    const alone = await fill(small.path, 1, LEADS_EACH);
    const past = { views: VIEWS_EACH, values: 30 };
    await seedVisits(large.path, Array<typeof past>(VISITED_SITES).fill(past));
    const size = statSync(join(large.path, "sitewright.db")).size / MB;
    return [
      await benchStarts(large.path, small.path, `${size.toFixed(0)} MB`),
      ...(await benchInboxes(large.path, small.path, filled, alone)),
    ];
  } finally {
    large.remove();
    small.remove();
  }
}

/** In turns, since how busy the machine is decides more than what is in the file. */
async function benchStarts(large: string, small: string, size: string): Promise<Result> {
  const ours = () => timeToFirstAnswer(large);
  const theirs = () => timeToFirstAnswer(small);
  await ours();
  await theirs();
  const { ours: ms, reference } = await compare(STARTS, ours, theirs);
  const note = `${size}; ${reference.toFixed(0)} ms with one site, in turns`;
  return boundResult("start, large file", ms, "ms", { max: 100 }, note);
}

type Filled = { key: string; busyId: string; quietId: string };

async function fill(directory: string, sites: number, busy: number): Promise<Filled> {
  await seedSites(directory, sites);
  const { accountId, siteIds } = await fillInboxes(directory, (at) =>
    at === 0 ? busy : LEADS_EACH,
  );
  const create = ["key", "create", "--account", accountId];
  const { key } = await runCommand<{ key: string }>(directory, create);
  return { key, busyId: siteIds[0] ?? "", quietId: siteIds.at(-1) ?? "" };
}

async function benchInboxes(
  largePath: string,
  smallPath: string,
  filled: Filled,
  alone: Filled,
): Promise<Result[]> {
  const settings = { SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN };
  const large = await startSitewright(largePath, settings);
  const small = await startSitewright(smallPath, settings);
  try {
    const page = (port: number, siteId: string, key: string) => () =>
      measurePages(`http://127.0.0.1:${port}/v1/sites/${siteId}/leads?limit=50`, key);
    const results: Result[] = [];
    for (const [name, siteId] of [
      [`an inbox of ${LEADS_EACH}`, filled.quietId],
      [`an inbox of ${LEADS_OF_BUSY}`, filled.busyId],
    ] as const) {
      const ours = page(large.port, siteId, filled.key);
      const theirs = page(small.port, alone.quietId, alone.key);
      await Promise.all([ours(), theirs()]);
      const { ratio, ours: ms } = await compare(ROUNDS, ours, theirs);
      const note = `${(ms * 1_000).toFixed(0)} µs, over the same in a file with one site`;
      results.push(boundResult(`page of leads, ${name}`, ratio.median, "×", { max: 1.2 }, note));
    }
    return results;
  } finally {
    await large.stop();
    await small.stop();
  }
}
