/** Whatever is done with a gallery in whatever order: its lists, its places and its files agree. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { type GallerySite, openGallerySite } from "../../../test/fixtures/gallery-site.ts";
import { makePng } from "../../../test/fixtures/pictures.ts";
import { ApiError } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { arrangeImage, listArranged } from "./arrangement.ts";
import { addImage, changeImage, deleteImage } from "./service.ts";
import { galleryFiles, galleryImages } from "./table.ts";

let gallery: GallerySite;
let ctx: Context;
beforeAll(async () => {
  gallery = await openGallerySite();
  ({ ctx } = gallery.service);
}, 30_000);
afterAll(() => gallery.service.close());

const owner = () => ({ accountId: gallery.owner.id, siteId: gallery.path.split("/")[2] ?? "" });

type Shown = { id: string; alt: string; caption: string | null; url: string };

const step = fc.record({
  kind: fc.nat(6),
  which: fc.nat(5),
  order: fc.nat(7),
  text: fc.constantFrom("", "Rye", "מאפייה", "constructor", "__proto__", "  "),
});
type Step = { kind: number; which: number; order: number; text: string };

/** `shown` is in the owner's order, as far as there is one. */
async function take(shown: Shown[], { kind, which, order, text }: Step): Promise<void> {
  const id = shown[which % Math.max(1, shown.length)]?.id ?? "img_none";
  if (kind <= 1) {
    // Of two sizes: the same picture may be there twice.
    const image = await addImage(ctx, owner(), makePng(20 + (which % 2) * 10, 12), { alt: text });
    shown.push({ id: image.id, alt: text, caption: null, url: image.url });
  } else if (kind === 2) {
    await deleteImage(ctx, owner(), id);
    shown.splice(
      shown.findIndex((one) => one.id === id),
      1,
    );
  } else if (kind === 3) {
    await changeImage(ctx, owner(), id, { alt: text, caption: text === "" ? null : text });
    const one = shown.find((image) => image.id === id);
    if (one) Object.assign(one, { alt: text, caption: text === "" ? null : text });
  } else if (kind === 4) {
    const arranged = await arrangeImage(ctx, owner(), id, { order });
    const from = shown.findIndex((one) => one.id === id);
    const [moved] = shown.splice(from, 1);
    if (moved) shown.splice(order, 0, moved);
    expect(arranged.order).toBe(shown.findIndex((one) => one.id === id));
  } else if (kind === 5) await arrangeImage(ctx, owner(), id, { focalPoint: { x: 1, y: 0 } });
  else {
    gallery.service.clock.advance(61_000);
    await ctx.scheduler.step();
  }
}

async function check(shown: Shown[], everAdded: ReadonlySet<string>): Promise<void> {
  const { items, total } = await listArranged(ctx, owner().siteId, { limit: 50, skip: 0 });
  expect(total).toBe(shown.length);
  expect(items.map(({ id, alt, caption }) => ({ id, alt, caption }))).toEqual(
    shown.map(({ id, alt, caption }) => ({ id, alt, caption })),
  );
  const { images } = await gallery.list("?limit=200");
  expect(images.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
  const urls = new Set(shown.map(({ url }) => url));
  for (const url of everAdded)
    expect((await gallery.openMedia(url)).status).toBe(urls.has(url) ? 200 : 404);
}

test("lists, places, texts and addresses are what was done", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await gallery.removeAll();
      const shown: Shown[] = [];
      const added = new Set<string>();
      for (const one of steps) {
        gallery.service.clock.advance(10);
        await take(shown, one).catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        });
        for (const { url } of shown) added.add(url);
        await check(shown, added);
      }
    }),
    { numRuns: 5 },
  );
  await gallery.removeAll();
  gallery.service.clock.advance(120_000);
  for (let at = 0; at < 3; at += 1) await ctx.scheduler.step();
  gallery.service.clock.advance(120_000);
  await ctx.scheduler.step();
  expect(await ctx.db.orm.$count(galleryFiles)).toBe(0);
  expect(await ctx.db.orm.$count(galleryImages)).toBe(0);
}, 90_000);
