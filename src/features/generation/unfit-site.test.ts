/** A site is audited before its job completes: repaired, or failed with a refund. */
import { afterEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  countSiteRows,
  inspectJob,
  type JobHouse,
  openJobHouse,
  startJob,
} from "../../../test/fixtures/jobs.ts";
import { getUsage } from "../credits/service.ts";
import type { SiteDocument } from "../design/document.ts";
import { checkJobs } from "../jobs/checks.ts";
import { getJob } from "../jobs/service.ts";
import { checkAudits, findAudit } from "../versions/stored-audits.ts";

const houses: JobHouse[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** Builds a site whose document has something planted in it. */
async function build(plant?: (document: SiteDocument) => void) {
  const house = await openJobHouse();
  houses.push(house);
  const { jobId, write, working } = await startJob(house);
  write.end(plant);
  await working;
  return { house, jobId, job: await getJob(house.ctx, house.accountId, jobId) };
}

async function readVersion(house: JobHouse) {
  const [row] = await house.ctx.db.orm.all<{ id: string; document: string }>(
    sql`select id, document from versions`,
  );
  if (row === undefined) throw new Error("no version was stored");
  return { document: row.document, audit: await findAudit(house.ctx, row.id) };
}

test("a version is stored with what its audit looked at", async () => {
  const { house, job } = await build();
  expect(job.status).toBe("completed");
  const { audit } = await readVersion(house);
  expect(audit).toMatchObject({ passed: true, findings: [], repairs: [] });
  expect(audit?.checks.every(({ outcome }) => outcome === "passed")).toBe(true);
  expect(audit?.figures.pageBytes).toBeGreaterThan(10_000);
  expect(audit?.figures.pageBytes).toBeLessThan(120 * 1024);
  expect(await checkAudits(house.ctx)).toEqual({ faults: [], blemishes: [] });
});

test("a fault that can be repaired is, and the repaired document is what is kept", async () => {
  const { house, job } = await build((document) => {
    const opening = document.pages[1]?.blocks[0];
    if (opening?.kind === "pageHeader") opening.lede = "Fresh bread. Baking for 25 years.";
    const next = document.pages[1]?.blocks.find(({ kind }) => kind === "callToAction");
    if (next?.kind !== "callToAction") throw new Error("the page asks for nothing");
    next.actions = [
      { label: "One", href: "/nowhere" },
      { label: "Two", href: "/contact" },
      { label: "Three", href: "/about#nowhere" },
    ];
  });
  expect(job.status).toBe("completed");
  const { document, audit } = await readVersion(house);
  expect(document).not.toContain("25 years");
  expect(document).not.toContain("nowhere");
  expect(document).toContain('"actions":[{"label":"Two","href":"/contact"}]');
  expect(audit).toMatchObject({ passed: true, findings: [] });
  const repaired = new Set(audit?.repairs.map(({ check }) => check));
  expect(repaired).toEqual(new Set(["claims", "links"]));
});

test("a fault without a repair fails the job, refunds it and leaves no site", async () => {
  const { house, jobId, job } = await build((document) => {
    const opening = document.pages[0]?.blocks[0];
    if (opening?.kind === "hero") opening.heading = "undefined";
  });
  expect(job).toMatchObject({
    status: "failed",
    siteId: null,
    error: { code: "generation_failed" },
  });
  expect((await inspectJob(house.ctx, jobId)).ledger).toEqual(["reserve", "refund"]);
  expect(await countSiteRows(house.ctx)).toBe(0);
  expect((await getUsage(house.ctx, { id: house.accountId, createdAt: 0 }, 200)).used).toBe(0);
  expect(await checkJobs(house.ctx)).toEqual([]);
  expect(house.logLines.join("\n")).toContain("leftovers /");
});
