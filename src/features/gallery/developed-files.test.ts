/** What becomes of good files: their sizes, the way they are turned, and what is left of them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { availableParallelism } from "node:os";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import {
  type Bytes,
  exif,
  join,
  makeGif,
  makeJpeg,
  makePng,
  makeRiff,
  makeWebp,
  pngChunk,
  profile,
  profileSegment,
  QUADRANTS,
  readQuadrants,
  segment,
  webpCanvas,
  withSegments,
} from "../../../test/fixtures/pictures.ts";
import { inspectImage } from "./formats/inspect-image.ts";
import { readWebpChunks } from "./formats/webp.ts";
import { developImage } from "./image-worker/image-worker.ts";

let room: TestContext;
beforeAll(async () => {
  room = await openTestContext();
});
afterAll(() => room.close());

async function develop(bytes: Bytes) {
  return developImage(room.ctx, "acc_1", bytes, await inspectImage(bytes));
}

const sizesOf = (renditions: { width: number; height: number }[]) =>
  renditions.map(({ width, height }) => `${width}×${height}`).join(" ");

const NEAR = 40;
async function expectQuadrants(bytes: Uint8Array, order: readonly number[]): Promise<void> {
  const found = await readQuadrants(bytes);
  for (const [at, quadrant] of order.entries())
    for (const channel of [0, 1, 2])
      expect(
        Math.abs((found[at]?.[channel] ?? 0) - (QUADRANTS[quadrant]?.[channel] ?? 0)),
      ).toBeLessThan(NEAR);
}

test.each([
  ["jpeg", await makeJpeg(640, 400)],
  ["png", makePng(640, 400)],
  ["webp", await makeWebp(640, 400)],
  ["gif", makeGif()],
] as const)("a %s is known by its bytes, with its size", async (format, bytes) => {
  const size = format === "gif" ? { width: 1, height: 1 } : { width: 640, height: 400 };
  expect(await inspectImage(bytes)).toEqual({ format, ...size, length: bytes.length });
  const renditions = await develop(bytes);
  expect(sizesOf(renditions)).toBe(format === "gif" ? "1×1" : "640×400 480×300");
  if (format !== "gif") await expectQuadrants(renditions[0]?.bytes ?? bytes, [0, 1, 2, 3]);
});

test.each([
  ["3000×2000", 3000, 2000, "2560×1707 1280×854 640×427 480×320"],
  ["1000×3000", 1000, 3000, "853×2560 427×1280 213×640 160×480"],
  ["1280×720", 1280, 720, "1280×720 640×360 480×270"],
  ["480×480", 480, 480, "480×480"],
  ["10×7", 10, 7, "10×7"],
  ["20,000×2", 20_000, 2, "2560×1 1280×1 640×1 480×1"],
])("%s comes in every size below it and never larger", async (_name, width, height, sizes) => {
  expect(sizesOf(await develop(makePng(width, height)))).toBe(sizes);
});

describe("a picture is turned as the camera was held", () => {
  /** Where the four quadrants come to lie, by the eight orientations of EXIF. */
  test.each([
    [1, [0, 1, 2, 3], "64×48"],
    [2, [1, 0, 3, 2], "64×48"],
    [3, [3, 2, 1, 0], "64×48"],
    [4, [2, 3, 0, 1], "64×48"],
    [5, [0, 2, 1, 3], "48×64"],
    [6, [2, 0, 3, 1], "48×64"],
    [7, [3, 1, 2, 0], "48×64"],
    [8, [1, 3, 0, 2], "48×64"],
  ] as const)("orientation %d", async (orientation, order, size) => {
    const turned = withSegments(await makeJpeg(64, 48), segment(0xe1, exif(orientation)));
    const [only] = await develop(turned);
    expect(sizesOf(only ? [only] : [])).toBe(size);
    await expectQuadrants(only?.bytes ?? turned, order);
  });
});

const SECRETS = /Secret|<\?php|<script|Exif|xmp|http:|GPS|MM\0\*/;

test.each([
  [
    "a JPEG",
    withSegments(
      await makeJpeg(64, 48),
      segment(0xe1, exif(1)),
      segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Secret</x:xmpmeta>"),
      segment(0xed, "Photoshop 3.0\0Secret"),
      segment(0xfe, "<?php Secret ?><script>alert(1)</script>"),
    ),
  ],
  [
    "a PNG",
    makePng(
      64,
      48,
      pngChunk("tEXt", "Comment\0Secret<script>"),
      pngChunk("eXIf", exif(1).slice(6)),
    ),
  ],
  [
    "a WebP",
    makeRiff(
      ["VP8X", webpCanvas(64, 48, 0x0c)],
      ["VP8 ", (await makeWebp(64, 48)).slice(20)],
      ["EXIF", exif(1)],
      ["XMP ", join("<x:xmpmeta>Secret</x:xmpmeta>")],
    ),
  ],
  [
    "a telephone's JPEG with a film behind it",
    join(await makeJpeg(64, 48), "\0\0\0\x18ftypmp42Secret"),
  ],
  ["a JPEG with a second one behind it", join(await makeJpeg(64, 48), await makeJpeg(32, 24))],
  ["a GIF that moves", makeGif(1_000)],
])("nothing is left of %s but its pixels", async (_name, bytes) => {
  for (const rendition of await develop(bytes)) {
    const chunks = readWebpChunks(rendition.bytes).map(({ tag }) => tag);
    expect(["VP8 ", "VP8L", "VP8X"]).toContain(chunks[0] ?? "");
    for (const tag of chunks) expect(["VP8 ", "VP8L", "VP8X", "ALPH"]).toContain(tag);
    expect(Buffer.from(rendition.bytes).toString("latin1")).not.toMatch(SECRETS);
  }
});

test("a colour profile stays where its colours mean something, and only there", async () => {
  const tagsWith = async (content: Uint8Array) => {
    const [first] = await develop(withSegments(await makeJpeg(64, 48), profileSegment(content)));
    const chunks = readWebpChunks(first?.bytes ?? new Uint8Array());
    await inspectImage(first?.bytes ?? new Uint8Array());
    return chunks.map(({ tag }) => tag);
  };
  expect(await tagsWith(profile("RGB "))).toEqual(["VP8X", "ICCP", "VP8 "]);
  expect(await tagsWith(profile("CMYK"))).toEqual(["VP8X", "VP8 "]);
  expect(await tagsWith(profile("RGB ", 40_000))).toEqual(["VP8X", "VP8 "]);
});

test("pictures are developed a few at a time, and all come out right", async () => {
  const shapes = Array.from({ length: 6 }, (_, at) => [600 + at, 300 + at] as const);
  const all = await Promise.all(shapes.map(([width, height]) => develop(makePng(width, height))));
  expect(all.map((renditions) => sizesOf(renditions.slice(0, 1)))).toEqual(
    shapes.map(([width, height]) => `${width}×${height}`),
  );
});

test("an account that brings many pictures does not hold up another's only one", async () => {
  const slow = makePng(3_000, 2_000);
  const facts = await inspectImage(slow);
  const done: string[] = [];
  const bring = async (accountId: string) => {
    await developImage(room.ctx, accountId, slow, facts);
    done.push(accountId);
  };
  // More than any machine has places for.
  const many = Array.from({ length: 2 + availableParallelism() }, () => bring("acc_many"));
  await Promise.all([...many, bring("acc_one")]);
  expect(done.slice(-2)).toEqual(["acc_many", "acc_many"]);
});
