/** Answers that say a change is to be seen wait until it is: also where another instance has released it. */
import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext } from "../../../test/fixtures/context.ts";
import { makeDirectory } from "../../../test/fixtures/database-file.ts";
import { serveLibsql } from "../../../test/fixtures/libsql-server.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { statement } from "../../platform/database/statements.ts";
import { awaitRelease } from "./await-release.ts";
import { hostedSites, siteChanges } from "./hosted-sites.ts";
import { siteHost } from "./origin.ts";
import { getSiteRecord } from "./service.ts";

/** Two instances on one database server; the first answers the call. */
async function openPair(url: string) {
  const environment = { SITEWRIGHT_DATABASE_URL: url };
  const [one, other] = [
    await openTestContext({ environment }),
    await openTestContext({ environment }),
  ];
  for (const { ctx } of [one, other]) {
    await ctx.sharing?.start(siteChanges, ctx.caches, ctx.scheduler);
    ctx.states.of(hostedSites).follow(ctx);
    ctx.scheduler.start();
  }
  const close = async () => {
    for (const { ctx } of [one, other]) ctx.sharing?.close();
    await one.close();
    await other.close();
  };
  return { one: one.ctx, other: other.ctx, close };
}

test("what another instance has released before it is asked for is what visitors get", async () => {
  using place = makeDirectory();
  const server = serveLibsql(place.path);
  const { one, other, close } = await openPair(server.url);
  try {
    const { siteId } = await storeSite(one, { slug: "harbour", files: smallSite("m") });
    await one.db.write([
      statement(sql`update sites set served_build_id = 'bld_old' where id = ${siteId}`),
    ]);
    const directory = one.states.of(hostedSites);
    const host = siteHost(one.config, await getSiteRecord(one, siteId));
    // Several times, since the first instance also looks by itself a few times a second.
    for (const buildId of ["bld_1", "bld_2", "bld_3", "bld_4", "bld_5"]) {
      await directory.find(one, host);
      await other.db.write([
        statement(sql`update sites set served_build_id = ${buildId}, changed_at = null
          where id = ${siteId}`),
      ]);
      await awaitRelease(one, siteId);
      expect((await directory.find(one, host))?.buildId).toBe(buildId);
    }
  } finally {
    await close();
    await server.stop();
  }
});
