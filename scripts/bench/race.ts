/** A thousand people at once for ten seats, from another process: how long the last of them waits. */
import { sql } from "drizzle-orm";
import { withOfflineContext } from "../../src/app/offline.ts";
import { createEvent } from "../../src/features/events/service.ts";
import { median, percentile } from "./measure.ts";
import { LOAD_CORE, pinned, runCommand, scratchDirectory, startSitewright } from "./processes.ts";
import { boundResult, type Result } from "./report.ts";
import { seedSites } from "./seed.ts";

const PEOPLE = 1_000;
const SEATS = 10;
const ROUNDS = 7;
const DAY_MS = 24 * 60 * 60_000;

export async function benchRace(): Promise<Result[]> {
  const data = scratchDirectory();
  await seedSites(data.path, 1);
  const { accountId, siteId, events } = await seedEvents(data.path);
  const { key } = await runCommand<{ key: string }>(data.path, [
    ...["key", "create", "--account", accountId],
  ]);
  const ours = await startSitewright(data.path);
  try {
    const p99s: number[] = [];
    for (const [round, { id, slug }] of events.entries()) {
      const waits = await race(ours.port, slug);
      // The first one loads the code.
      if (round > 0) p99s.push(percentile(waits, 0.99));
      const path = `/v1/sites/${siteId}/events/${id}/registrations`;
      await checkSeating(`http://127.0.0.1:${ours.port}${path}`, key);
    }
    const note = `${PEOPLE} at once for ${SEATS} seats; slowest round ${Math.max(...p99s).toFixed(0)} ms`;
    return [boundResult("registering in a crowd, p99", median(p99s), "ms", { max: 150 }, note)];
  } finally {
    await ours.stop();
    data.remove();
  }
}

type Seeded = { accountId: string; siteId: string; events: { id: string; slug: string }[] };

async function seedEvents(directory: string): Promise<Seeded> {
  return withOfflineContext({ SITEWRIGHT_DATA: directory }, async (ctx) => {
    const [site] = await ctx.db.orm.all<{ id: string; account_id: string }>(
      sql`select id, account_id from sites`,
    );
    if (!site) throw new Error("there is no site");
    const owner = { accountId: site.account_id, siteId: site.id };
    const events: Seeded["events"] = [];
    for (let round = 0; round <= ROUNDS; round += 1)
      events.push(
        await createEvent(ctx, owner, {
          ...{ title: `Race ${round}`, startsAt: Date.now() + 10 * DAY_MS, capacity: SEATS },
          ...{ registrationEnabled: true, status: "published" },
        }),
      );
    return { ...owner, events };
  });
}

/** Milliseconds that each of them waited. */
async function race(port: number, slug: string): Promise<number[]> {
  const args = [String(port), "site-0.localhost", slug, String(PEOPLE)];
  const command = pinned(LOAD_CORE, ["bun", "scripts/bench/race-load.ts", ...args]);
  const child = Bun.spawn(command, { stdout: "pipe", stderr: "inherit" });
  const answers = JSON.parse(await new Response(child.stdout).text()) as { ms: number }[];
  return answers.map(({ ms }) => ms);
}

type Party = { seats: number; status: string };

/** Ten seats and no more, to who came first of those that fitted. */
async function checkSeating(url: string, key: string): Promise<void> {
  const parties: Party[] = [];
  while (parties.length < PEOPLE) {
    const answer = await fetch(`${url}?limit=200&skip=${parties.length}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const page = (await answer.json()) as { registrations: Party[] };
    if (page.registrations.length === 0) throw new Error(`only ${parties.length} registered`);
    parties.push(...page.registrations);
  }
  let free = SEATS;
  for (const { seats, status } of parties) {
    const expected = seats <= free ? "confirmed" : "waitlisted";
    if (status !== expected) throw new Error(`${seats} seats ${status} with ${free} free`);
    if (status === "confirmed") free -= seats;
  }
}
