/** An asset of a former build, which an open page may still ask for, once the build has been pruned. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  republish,
  type ServedContext,
  serveTestContext,
  smallSite,
  storeSite,
} from "../../../test/fixtures/small-site.ts";
import { pruneBuilds } from "../versions/prune.ts";

const HOUR_MS = 3_600_000;

let served: ServedContext;
beforeAll(async () => {
  // Little more than a file at a time stays in memory.
  served = await serveTestContext({ cacheBytesMax: 16_000 });
});
afterAll(() => served.close());

test("is sent as long as it is kept, and is then a page that the site does not have", async () => {
  const { ctx, clock } = served;
  const site = await storeSite(ctx, { slug: "busy", files: smallSite("v0-") });
  await ctx.scheduler.step();
  for (let number = 1; number <= 15; number += 1)
    await republish(ctx, site.siteId, smallSite(`v${number}-`));
  const ask = async (path: string) => {
    const answer = await served.visit(site.host, path);
    return [answer.status, answer.headers.get("content-type"), await answer.text()] as const;
  };
  const [status, type, text] = await ask("/_assets/style-v0-.css");
  expect([status, type]).toEqual([200, "text/css; charset=utf-8"]);
  expect(text).toContain("v0-");
  clock.advance(2 * HOUR_MS);
  await pruneBuilds(ctx, "");
  // Whatever was in memory makes way for others.
  for (const path of ["/", "/about", "/robots.txt", "/_assets/style-v15-.css"])
    expect((await ask(path))[0]).toBe(200);
  const gone = await ask("/_assets/style-v0-.css");
  expect(gone.slice(0, 2)).toEqual([404, "text/html; charset=utf-8"]);
  expect(gone[2]).toContain("v15- not found");
  expect((await ask("/_assets/style-v15-.css"))[0]).toBe(200);
});
