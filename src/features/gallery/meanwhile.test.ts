/** Images whose files went between two looks, and a turn that was taken while the clock was ahead. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { makePng } from "../../../test/fixtures/pictures.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { arrangeImage, listArranged } from "./arrangement.ts";
import { addImage, listImages } from "./service.ts";
import { galleryFiles, galleryTakeovers } from "./table.ts";
import { takeOverNext, takeOverStatements } from "./take-over.ts";

let opened: TestContext;
let site: { accountId: string; siteId: string };
beforeEach(async () => {
  opened = await openTestContext();
  const accountId = await opened.createAccount();
  const stored = { slug: "bakery", files: smallSite("a"), accountId };
  site = { accountId, siteId: (await storeSite(opened.ctx, stored)).siteId };
});
afterEach(() => opened.close());

test("an image that is removed for good while it is listed is not there", async () => {
  const { ctx } = opened;
  const [gone, kept] = [
    await addImage(ctx, site, makePng(20, 12), {}),
    await addImage(ctx, site, makePng(30, 12), {}),
  ];
  await ctx.db.write([ctx.db.orm.delete(galleryFiles).where(eq(galleryFiles.imageId, gone.id))]);
  const page = { limit: 10, skip: 0 };
  expect((await listImages(ctx, site, page)).images.map(({ id }) => id)).toEqual([kept.id]);
  expect((await listArranged(ctx, site.siteId, page)).items.map(({ id }) => id)).toEqual([kept.id]);
  await expect(arrangeImage(ctx, site, gone.id, { order: 0 })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a picture that a process took up on a clock that was ahead is taken up again", async () => {
  const { ctx, clock } = opened;
  const url = "http://127.0.0.1:9/bread.jpg";
  await ctx.db.write(takeOverStatements(site, [{ url, alt: "" }]));
  const year = 365 * 86_400_000;
  await ctx.db.write([ctx.db.orm.update(galleryTakeovers).set({ leaseUntil: clock.now() + year })]);
  // Nothing is fetched from there, and the picture is given up.
  expect(await takeOverNext(ctx, new AbortController().signal)).toBe(true);
  expect(await ctx.db.orm.$count(galleryTakeovers)).toBe(0);
});
