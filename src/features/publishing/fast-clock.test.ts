import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  type ServedContext,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { getSiteRecord } from "../sites/service.ts";

let served: ServedContext;
beforeAll(async () => {
  served = await serveTestContext();
});
afterAll(() => served.close());

test("a site that was put off by a clock that was fast is looked at once the clock is right", async () => {
  const { ctx, clock } = served;
  const now = clock.now();
  clock.setNow(now + 400 * 86_400_000);
  const { siteId } = await storeSite(ctx, { slug: "bakery", files: smallSite("bread") });
  clock.setNow(now);
  await ctx.scheduler.step();
  expect((await getSiteRecord(ctx, siteId)).status).toBe("live");
});
