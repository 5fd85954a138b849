import { expect, test } from "bun:test";
import { until } from "../../../test/fixtures/server-process.ts";
import {
  republish,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { forgetHostedSite, getSiteRecord, hostedSites } from "../sites/room.ts";
import { dropOutdated } from "./outdated-builds.ts";
import { ReadyFiles } from "./ready-files.ts";

test("what a release replaces, and what is left of a removed site, is given back at once", async () => {
  const { ctx, close } = await serveTestContext();
  const site = await storeSite(ctx, { slug: "busy", files: smallSite("v0-") });
  const other = await storeSite(ctx, { slug: "other", files: smallSite("v0-") });
  const files = new ReadyFiles(ctx, 1024 * 1024 * 1024);
  dropOutdated(ctx, ctx.states.of(hostedSites), files);
  const visit = async (siteId: string) => {
    const { servedBuildId } = await getSiteRecord(ctx, siteId);
    const build = await files.loadBuild(servedBuildId ?? "");
    for (const hosted of build.files.values())
      await files.load(hosted, "identity", build.fingerprint);
  };
  await visit(other.siteId);
  const ofOne = files.bytes;
  await visit(site.siteId);
  expect(files.bytes).toBe(2 * ofOne);
  for (const number of [1, 2, 3]) {
    await republish(ctx, site.siteId, smallSite(`v${number}-`), () => {});
    await until("the one before is given back", async () => files.bytes === ofOne);
    await visit(site.siteId);
    expect(files.bytes).toBe(2 * ofOne);
  }
  // A change of something else leaves what is served where it is.
  forgetHostedSite(ctx, other.siteId);
  await getSiteRecord(ctx, other.siteId);
  expect(files.bytes).toBe(2 * ofOne);
  await ctx.db.write([{ sql: "delete from sites where id = ?", args: [site.siteId] }]);
  forgetHostedSite(ctx, site.siteId);
  await until("nothing of it is left", async () => files.bytes === ofOne);
  await close();
});
