import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  republish,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { getSiteRecord } from "../sites/service.ts";
import { listBuildIds } from "./builds.ts";
import { checkSites } from "./checks.ts";

test("pruning keeps the newest ten, what is in use, and the last hour; contents go with their last build", async () => {
  const served = await serveTestContext();
  const { ctx, clock } = served;
  const busy = await storeSite(ctx, { slug: "busy", files: smallSite("v0") });
  const calm = await storeSite(ctx, { slug: "calm", files: smallSite("v3") });
  for (let number = 1; number <= 14; number += 1) {
    clock.advance(1_000);
    await republish(ctx, busy.siteId, smallSite(`v${number}`));
  }
  const before = await listBuildIds(ctx, busy.siteId);
  expect(before).toHaveLength(15);

  await ctx.scheduler.step();
  expect(await listBuildIds(ctx, busy.siteId)).toEqual(before);

  // The oldest build is in use again, as after a return to it.
  const oldest = before.at(-1) ?? "";
  await ctx.db.orm.run(sql`update sites set served_build_id = ${oldest} where id = ${busy.siteId}`);
  clock.advance(2 * 60 * 60_000);
  await ctx.scheduler.step();
  expect(await listBuildIds(ctx, busy.siteId)).toEqual([...before.slice(0, 10), oldest]);

  const orphans = await ctx.db.orm.all(
    sql`select hash from contents where hash not in (select hash from build_files)`,
  );
  const strays = await ctx.db.orm.all(
    sql`select build_id from build_files where build_id not in (select id from builds)`,
  );
  expect({ orphans, strays }).toEqual({ orphans: [], strays: [] });
  expect(await checkSites(ctx)).toEqual([]);
  expect((await served.visit(calm.host, "/")).status).toBe(200);
  expect((await getSiteRecord(ctx, busy.siteId)).servedBuildId).toBe(oldest);
  await served.close();
});

test("a published site whose files are lost is found", async () => {
  const served = await serveTestContext();
  const { ctx } = served;
  const site = await storeSite(ctx, { slug: "lost", files: smallSite("lost") });
  await ctx.db.orm.run(
    sql`delete from contents where hash = (select hash from build_files where path = '/about')`,
  );
  expect(await checkSites(ctx)).toEqual([
    `site ${site.siteId}: 1 of 6 files of build ${site.id} are missing`,
  ]);
  await ctx.db.orm.run(sql`delete from build_files where path = '/'`);
  expect(await checkSites(ctx)).toEqual([`site ${site.siteId}: build ${site.id} has no home page`]);
  await served.close();
});
