/** Photographs of telephones, with all that these append: taken as they are, and freed of it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type GallerySite, openGallerySite } from "../../../test/fixtures/gallery-site.ts";
import {
  OTHER_TAILS,
  PHONE_PICTURE_SIZE,
  PHONE_PICTURES,
} from "../../../test/fixtures/phone-pictures.ts";
import {
  join,
  makeGif,
  makeJpeg,
  makeMovingWebp,
  makePng,
  makeWebp,
  QUADRANTS,
  readQuadrants,
} from "../../../test/fixtures/pictures.ts";
import { makeProgressiveJpeg } from "../../../test/fixtures/progressive-jpeg.ts";
import { readWebpChunks } from "./formats/webp.ts";

let site: GallerySite;
beforeAll(async () => {
  site = await openGallerySite();
});
afterAll(() => site.service.close());

const TELLING = /Secret|Exif|http:|ftyp|SEFT|<\?php|<script/;
const NEAR = 40;

async function expectClean(url: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await site.openMedia(url)).arrayBuffer());
  const tags = readWebpChunks(bytes).map(({ tag }) => tag);
  expect(["VP8 ", "VP8L", "VP8X"]).toContain(tags[0] ?? "");
  for (const tag of tags) expect(["VP8 ", "VP8L", "VP8X", "ALPH", "ICCP"]).toContain(tag);
  expect(Buffer.from(bytes).toString("latin1")).not.toMatch(TELLING);
  return bytes;
}

test("there are 28 of them", () => {
  expect(new Set(PHONE_PICTURES.map(({ name }) => name)).size).toBe(28);
});

test.each([...PHONE_PICTURES, ...OTHER_TAILS])(
  "$name: the picture is kept, upright, and nothing else",
  async ({ bytes, isTurned }) => {
    const image = await site.add(bytes);
    const { width, height } = PHONE_PICTURE_SIZE;
    expect([image.width, image.height]).toEqual(isTurned ? [height, width] : [width, height]);
    const stored = await expectClean(image.url);
    await expectClean(image.thumbnailUrl);
    const found = (await readQuadrants(stored)).map(nearestQuadrant);
    expect(found.toSorted()).toEqual([0, 1, 2, 3]);
    if (!isTurned) expect(found).toEqual([0, 1, 2, 3]);
  },
);

const nearestQuadrant = (colour: readonly number[]): number =>
  QUADRANTS.findIndex((quadrant) =>
    quadrant.every((value, channel) => Math.abs(value - (colour[channel] ?? 0)) < NEAR),
  );

const zip = join("PK\x03\x04", new Uint8Array(26), "PK\x05\x06", new Uint8Array(18));
const page = "<!doctype html><script>alert('Secret')</script>";

test.each([
  ["a JPEG and HTML", join(await makeJpeg(64, 48), page)],
  ["a JPEG and a ZIP archive", join(await makeJpeg(64, 48), zip)],
  ["a PNG and PHP", join(makePng(64, 48), "<?php Secret ?>")],
  ["a PNG and a ZIP archive", join(makePng(64, 48), zip)],
  ["a WebP and HTML", join(await makeWebp(64, 48), page)],
  ["a GIF and a script", join(makeGif(), "/*Secret*/")],
])("%s in one file: the picture alone is kept", async (_name, bytes) => {
  const image = await site.add(bytes);
  await expectClean(image.url);
});

test.each([
  ["7000 × 7000 in 1,000 scans", makeProgressiveJpeg(7_000, 7_000, 1_000)],
  ["64 × 64 in 101 scans", makeProgressiveJpeg(64, 64, 101)],
  ["7000 × 7000 in 13 scans", makeProgressiveJpeg(7_000, 7_000, 13)],
])("a JPEG of %s is refused, because drawing it takes too long", async (_name, bytes) => {
  const form = new FormData();
  form.set("file", new File([bytes], "photo.jpg"));
  const { status, body } = await site.send(form);
  expect([status, body.error.code]).toEqual([400, "invalid_request"]);
  expect(body.error.message).toContain("too many steps");
});

test("of a WebP that moves, as of a GIF, the first picture is kept", async () => {
  const first = await makeWebp(96, 72);
  const second = await new Bun.Image(makePng(96, 72)).rotate(180).webp().bytes();
  const image = await site.add(makeMovingWebp(96, 72, first, second));
  expect([image.width, image.height]).toEqual([96, 72]);
  const found = (await readQuadrants(await expectClean(image.url))).map(nearestQuadrant);
  expect(found).toEqual([0, 1, 2, 3]);
});

test("a JPEG in as many scans as encoders write is taken", async () => {
  const image = await site.add(makeProgressiveJpeg(1_200, 900, 12));
  expect([image.width, image.height]).toEqual([1_200, 900]);
});
