/** The gallery as visitors meet it: on the pages of a live site, until its owner takes it away. */

import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { type GallerySite, openGallerySite } from "../../../test/fixtures/gallery-site.ts";
import { makeJpeg, makePng } from "../../../test/fixtures/pictures.ts";
import { exportSite } from "../exports/service.ts";
import type { Image } from "./model.ts";

let site: GallerySite;
beforeAll(async () => {
  site = await openGallerySite();
});
afterAll(() => site.service.close());
afterEach(() => site.removeAll());

test("an image shows up on the gallery page, in its sizes, and goes again when it is deleted", async () => {
  const before = await site.visit("/gallery");
  expect(before.includes("/_assets/photo-")).toBe(false);
  const image = await site.add(await makeJpeg(1400, 900), {
    alt: "A rye loaf",
    caption: "Saturday, early",
  });
  const page = await site.visit("/gallery");
  const tag = /<img[^>]*A rye loaf[^>]*>/.exec(page)?.[0] ?? "";
  expect(tag).toContain('width="1400"');
  expect(tag).toContain('height="900"');
  const candidates = [...tag.matchAll(/(\/_assets\/photo-[0-9a-f]+\.webp) (\d+)w/g)];
  expect(candidates.map(([, , width]) => width)).toEqual(["1400", "1280", "640", "480"]);
  expect(page.includes("Saturday, early")).toBe(true);
  for (const [, path = "", width] of candidates) {
    const file = await site.service.visit(site.host, path);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect((await new Bun.Image(await file.bytes()).metadata()).width).toBe(Number(width));
  }
  const deleted = await site.remove(image.id);
  expect(deleted.body.image).toEqual(image);
  expect((await site.openMedia(image.url)).status).toBe(404);
  expect((await site.visit("/gallery")).includes("/_assets/photo-")).toBe(false);
  for (const [, path = ""] of candidates)
    expect((await site.service.visit(site.host, path)).status).toBe(404);
});

test("a deleted image is gone from the database once no page shows it", async () => {
  const rows = async () =>
    Number(
      (await site.service.ctx.db.client.execute("select count(*) from gallery_files")).rows[0]?.[0],
    );
  const { id } = await site.add(makePng(900, 600));
  await site.visit("/gallery");
  await site.remove(id);
  expect(await rows()).toBeGreaterThan(0);
  await site.visit("/gallery");
  site.service.clock.advance(61_000);
  await site.service.ctx.scheduler.step();
  expect(await rows()).toBe(0);
});

test("changed words are shown", async () => {
  const { id } = await site.add(makePng(900, 600), { alt: "Before" });
  expect((await site.visit("/gallery")).includes("Before")).toBe(true);
  await site.service.call(site.owner.key, "PATCH", `${site.path}/${id}`, {
    body: { alt: "Afterwards" },
  });
  const page = await site.visit("/gallery");
  expect(page.includes('alt="Afterwards"')).toBe(true);
  expect(page.includes("Before")).toBe(false);
});

test("pictures of pages are photographs when there are some, and drawings again without", async () => {
  const drawn = await site.visit("/");
  const image = await site.add(await makeJpeg(1200, 800), { alt: "The counter" });
  const home = await site.visit("/");
  expect(home.includes('alt="The counter"')).toBe(true);
  const frames = (page: string) => page.match(/class="art-frame"/g)?.length ?? 0;
  // Some directions open without a drawing: there the photograph is among the pictures alone, and what is drawn
  // behind a closing stays drawn.
  const isInPlace = /<figure class="pic [^>]*>\s*<img[^>]*alt="The counter"/.test(home);
  expect(frames(home)).toBe(frames(drawn) - (isInPlace ? 1 : 0));
  await site.remove(image.id);
  const again = await site.visit("/");
  expect([again.includes("/_assets/photo-"), frames(again)]).toEqual([false, frames(drawn)]);
});

test("the same picture twice is two images and one file", async () => {
  const bytes = makePng(500, 300);
  await site.add(bytes, { alt: "First one" });
  await site.add(bytes, { alt: "Second one" });
  const page = await site.visit("/gallery");
  expect(page.includes("First one")).toBe(true);
  expect(page.includes("Second one")).toBe(true);
});

test("a page other than the gallery's shows a few of many, and the gallery all", async () => {
  for (let at = 0; at < 9; at += 1) await site.add(makePng(30 + at, 20));
  const countPhotos = (page: string) => new Set(page.match(/src="\/_assets\/photo-[^"]+/g)).size;
  expect(countPhotos(await site.visit("/gallery"))).toBe(9);
  expect(countPhotos(await site.visit("/"))).toBeLessThan(7);
});

test("an exported site brings its photographs with it", async () => {
  await site.add(makePng(900, 600), { alt: "The shop" });
  await site.visit("/gallery");
  const { ctx, directory } = site.service;
  const id = site.path.split("/")[2] ?? "";
  const { out } = await exportSite(ctx, id, join(directory, "exported"));
  const page = await Bun.file(join(out, "gallery/index.html")).text();
  const [, name = ""] = /src="\.\.\/(_assets\/photo-[^"]+)"/.exec(page) ?? [];
  expect((await new Bun.Image(await Bun.file(join(out, name)).bytes()).metadata()).width).toBe(900);
});

test("hostile words are text", async () => {
  const words = [
    `"><script>alert(1)</script>`,
    `' onerror='alert(1)`,
    `" onload="alert(1)" x="`,
    "<img src=x onerror=alert(1)>",
    "</figcaption><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
    "<%= 7*7 %>{% debug %}",
    "a\r\nSet-Cookie: x=1",
    "=cmd|' /C calc'!A0",
    "![x](javascript:alert(1))",
    "<!--<script>",
    "]]>",
    "&lt;b&gt; &amp;",
    "\u202egnp.exe",
  ];
  for (const word of words) await site.add(makePng(30, 20), { alt: word, caption: word });
  const page = await site.visit("/gallery");
  const seen: string[] = [];
  const found: string[] = [];
  new HTMLRewriter()
    .on("main img[src*=photo-]", {
      element: (element) => {
        seen.push(element.getAttribute("alt") ?? "");
        for (const [name] of element.attributes) if (name.startsWith("on")) found.push(name);
      },
    })
    .on("main script, main svg[onload]", { element: ({ tagName }) => void found.push(tagName) })
    .transform(page);
  expect(found).toEqual([]);
  expect(seen).toHaveLength(words.length);
  const { images } = await site.list();
  expect(images.map(({ alt }: Image) => alt)).toEqual(words.toReversed());
});
