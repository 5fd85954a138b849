/** Files that a page still names or an open page still asks for, and that are not there any more. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { openGallerySite } from "../../../test/fixtures/gallery-site.ts";
import { makePng } from "../../../test/fixtures/pictures.ts";
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

test("an asset of a former build is sent as long as it is kept, and is then a page that the site does not have", async () => {
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

test("a photograph that was deleted while the site was away is a page that the site does not have", async () => {
  const site = await openGallerySite();
  try {
    const { service, owner, host } = site;
    const image = await site.add(makePng(900, 600));
    const [path = ""] = /\/_assets\/photo-[0-9a-f]+\.webp/.exec(await site.visit("/gallery")) ?? [];
    const act = async (what: string) => {
      const [{ id }] = (await service.call(owner.key, "GET", "/sites")).body.sites;
      return (await service.call(owner.key, "POST", `/sites/${id}/${what}`)).body.site.status;
    };
    const ask = async (method: string) => {
      const answer = await service.visit(host, path, { method });
      const length = answer.headers.get("content-length");
      return [answer.status, answer.headers.get("content-type"), length];
    };
    expect(await ask("HEAD")).toEqual([200, "image/webp", expect.any(String)]);
    expect(await ask("GET")).toEqual(await ask("HEAD"));
    expect(await act("unpublish")).toBe("draft");
    await site.remove(image.id);
    // For good, as nobody gets a page with it.
    for (let minute = 0; minute < 3; minute += 1) {
      service.clock.advance(60_000);
      await service.ctx.scheduler.step();
    }
    expect(await act("publish")).toBe("provisioning");
    // Until its pages are made anew, those from before are there, and name the photograph.
    const page = await (await service.visit(host, "/gallery")).text();
    expect(page).toContain(path);
    const gone = [404, "text/html; charset=utf-8", expect.any(String)];
    expect(await ask("GET")).toEqual(gone);
    expect(await ask("HEAD")).toEqual(gone);
    await service.ctx.scheduler.step();
    expect(await (await service.visit(host, "/gallery")).text()).not.toContain(path);
    expect(await ask("GET")).toEqual(gone);
  } finally {
    await site.service.close();
  }
}, 30_000);
