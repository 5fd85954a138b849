import { afterEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { siteRequest } from "../../../test/fixtures/jobs.ts";
import { statement } from "../../platform/database/statements.ts";
import { parseDocument, type SiteDocument } from "../design/document.ts";
import { likeness, readLook } from "../design/look.ts";
import { generateSite } from "./service.ts";
import { generationTasks } from "./tasks.ts";

const houses: TestContext[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

async function openHouse(left?: TestContext): Promise<TestContext> {
  const house = await openTestContext(
    left === undefined ? {} : { directory: left.directory, clock: left.clock },
  );
  houses.push(house);
  for (const task of generationTasks(house.ctx)) house.ctx.scheduler.add(task);
  return house;
}

/** Builds one more site of the same brief, each for an account of its own. */
async function build({ ctx, createAccount }: TestContext) {
  const jobId = await generateSite(ctx, siteRequest(await createAccount()));
  await ctx.scheduler.step();
  return jobId;
}

async function listDocuments({ ctx }: TestContext): Promise<SiteDocument[]> {
  const rows = await ctx.db.orm.all<{ document: string }>(
    sql`select document from versions order by created_at, id`,
  );
  return rows.map(({ document }) => parseDocument(document));
}

/** How alike a site is at a glance to the closest of the others. */
function nearest(site: SiteDocument, others: readonly SiteDocument[]) {
  const look = readLook(site);
  const looks = others.map(readLook);
  if (look === undefined) throw new Error("the site has no opening");
  return Math.max(...looks.map((other) => (other === undefined ? 0 : likeness(look, other))));
}

test("three businesses with the same brief get three looks, and a fourth after a restart", async () => {
  const before = await openHouse();
  for (let count = 0; count < 3; count += 1) await build(before);
  const first = await listDocuments(before);
  expect(first).toHaveLength(3);
  for (const site of first) {
    const others = first.filter((other) => other !== site);
    expect(nearest(site, others)).toBeLessThan(0.4);
  }
  await before.abandon();

  const after = await openHouse(before);
  await build(after);
  const fourth = (await listDocuments(after)).find(
    (site) => !first.some(({ meta }) => meta.seed === site.meta.seed),
  );
  if (fourth === undefined) throw new Error("there is no fourth site");
  expect(nearest(fourth, first)).toBeLessThan(0.4);
});

test("a site whose document cannot be read keeps nobody from building", async () => {
  const house = await openHouse();
  await build(house);
  await house.ctx.db.write([statement(sql`update versions set document = '{"version":0}'`)]);
  await house.abandon();

  const after = await openHouse(house);
  const jobId = await build(after);
  const [job] = await after.ctx.db.orm.all<{ status: string }>(
    sql`select status from jobs where id = ${jobId}`,
  );
  expect(job?.status).toBe("completed");
  expect(after.logLines.join("")).toContain("a stored document could not be read");
});
