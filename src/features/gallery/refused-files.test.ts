/** Files that are no pictures of ours: each is refused with a reason, and nothing of it is stored. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import {
  type Bytes,
  join,
  makeGif,
  makeJpeg,
  makePng,
  makeRiff,
  makeWebp,
  PNG_SIGNATURE,
  pngChunk,
  pngHeader,
  webpCanvas,
} from "../../../test/fixtures/pictures.ts";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";

let service: TestService;
let owner: TestAccount;
let siteId: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  siteId = (await service.call(owner.key, "GET", "/sites")).body.sites[0].id;
});
afterAll(() => service.close());

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = "<!doctype html><html><body><script>alert(1)</script></body></html>";
const zip = join("PK\x03\x04", new Uint8Array(26), "PK\x05\x06", new Uint8Array(18));
const jpeg = await makeJpeg(64, 48);
const png = makePng(64, 48);
const webp = await makeWebp(64, 48);
const gif = makeGif();

const cut = (bytes: Bytes, part: number) => bytes.slice(0, Math.floor(bytes.length * part));

/** Writes a size into a copy of the JPEG's frame header. */
function jpegOfSize(width: number, height: number): Bytes {
  const bytes = Buffer.from(jpeg);
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return new Uint8Array(bytes);
}

function gifOfSize(width: number, height: number): Bytes {
  const bytes = Buffer.from(gif);
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return new Uint8Array(bytes);
}

function damage(bytes: Bytes, at: number): Bytes {
  const copy = bytes.slice();
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

const pngOf = (...chunks: Uint8Array[]) => join(PNG_SIGNATURE, ...chunks);
const pixels = (bytes: number) => pngChunk("IDAT", deflateSync(new Uint8Array(bytes)));
const end = pngChunk("IEND", "");
const riffChunk = webp.slice(20);

const REFUSED: readonly (readonly [name: string, bytes: Bytes, reason: RegExp])[] = [
  // Not a picture of ours.
  ["nothing", join(""), /`file` is required/],
  ["one byte", join("\xff"), /must be a JPEG, PNG, WebP or GIF/],
  ["text", join("hello"), /must be a/],
  ["an SVG", join(svg), /must be a/],
  ["an SVG behind an XML line", join('<?xml version="1.0"?>', svg), /must be a/],
  ["HTML", join(html), /must be a/],
  ["a script", join("#!/bin/sh\nid\n"), /must be a/],
  ["PHP", join("<?php system($_GET[0]); ?>"), /must be a/],
  ["a PDF", join("%PDF-1.7\n1 0 obj\n"), /must be a/],
  ["a ZIP archive", zip, /must be a/],
  ["an ELF program", join("\x7fELF\x02\x01\x01"), /must be a/],
  ["a BMP", join("BM", new Uint8Array(60)), /must be a/],
  ["a TIFF", join("II*\0", new Uint8Array(60)), /must be a/],
  ["an icon", join("\0\0\x01\0\x01\0", new Uint8Array(60)), /must be a/],
  ["an AVIF", join("\0\0\0\x1cftypavif", new Uint8Array(60)), /must be a/],
  ["a HEIC", join("\0\0\0\x1cftypheic", new Uint8Array(60)), /must be a/],
  ["a JPEG XL", join("\xff\x0a", new Uint8Array(60)), /must be a/],
  ["a sound in RIFF", join("RIFF\x24\0\0\0WAVE", new Uint8Array(60)), /must be a/],
  ["noise", new Uint8Array(randomBytes(5_000)), /must be a|is damaged|is cut off/],
  ["a path", join("/etc/passwd"), /must be a/],
  // Cut off.
  ["the first bytes of a JPEG", join("\xff\xd8\xff"), /is cut off|is damaged/],
  ["a JPEG without its last two bytes", jpeg.slice(0, -2), /is cut off/],
  ["half a JPEG", cut(jpeg, 0.6), /is cut off/],
  ["a JPEG cut in its header", cut(jpeg, 0.1), /is cut off/],
  ["a PNG's signature", join(PNG_SIGNATURE), /is cut off/],
  ["half a PNG", cut(png, 0.5), /is cut off/],
  ["a PNG without its end", png.slice(0, -12), /is cut off/],
  ["a PNG whose pixels are too few", pngOf(pngHeader(64, 48), pixels(100), end), /is damaged/],
  ["half a WebP", cut(webp, 0.5), /is cut off/],
  ["a WebP's header", webp.slice(0, 12), /is cut off|is damaged/],
  ["half a GIF", cut(gif, 0.5), /is cut off/],
  ["a GIF without its end", gif.slice(0, -1), /is cut off/],
  // Damaged.
  ["a JPEG without pixels", join("\xff\xd8\xff\xd9"), /is damaged/],
  ["a JPEG with a marker out of place", join("\xff\xd8", "\0\0", jpeg.subarray(2)), /must be a/],
  ["a PNG with a wrong checksum", damage(png, png.length - 20), /is damaged/],
  [
    "a PNG that does not begin with its header",
    pngOf(pixels(9), pngHeader(1, 1), end),
    /is damaged/,
  ],
  ["a PNG without pixels", pngOf(pngHeader(1, 1), end), /is damaged/],
  ["a PNG with a header of the wrong length", pngOf(pngChunk("IHDR", "12345"), end), /is damaged/],
  [
    "a PNG with a colour type that there is not",
    pngOf(pngHeader(1, 1, 5), pixels(9), end),
    /is damaged/,
  ],
  ["a WebP of an unknown chunk", makeRiff(["JUNK", new Uint8Array(20)]), /is damaged/],
  [
    "a WebP whose pixels are noise",
    makeRiff(["VP8 ", new Uint8Array(randomBytes(200))]),
    /damaged|size|cannot|megapixels/,
  ],
  [
    "a moving WebP without a picture",
    makeRiff(["VP8X", webpCanvas(64, 48, 2)], ["ANIM", new Uint8Array(6)]),
    /is damaged/,
  ],
  [
    "a moving WebP whose frame is empty",
    makeRiff(["VP8X", webpCanvas(64, 48, 2)], ["ANMF", new Uint8Array(20)]),
    /is damaged/,
  ],
  ["a GIF whose codes are noise", damage(gif, 30), /is damaged|is cut off/],
  ["a GIF frame larger than its canvas", damage(gif, 33), /is damaged|is cut off/],
  // Larger than they look.
  ["a JPEG of 65,000 × 65,000", jpegOfSize(65_000, 65_000), /megapixels/],
  ["a JPEG of no height", jpegOfSize(64, 0), /has no size/],
  [
    "a PNG header of 16,384 × 16,384",
    pngOf(pngHeader(16_384, 16_384), pixels(9), end),
    /megapixels/,
  ],
  [
    "a PNG of 2^31 pixels a side",
    pngOf(pngHeader(2 ** 31 - 1, 2 ** 31 - 1), pixels(9), end),
    /megapixels/,
  ],
  [
    "a PNG of zeros for 100 megapixels",
    pngOf(pngHeader(10_000, 10_000), pixels(30_010_000), end),
    /megapixels/,
  ],
  ["a PNG of 50,000,001 × 1", pngOf(pngHeader(50_000_001, 1), pixels(9), end), /megapixels/],
  ["a PNG of no width", pngOf(pngHeader(0, 5), pixels(9), end), /has no size/],
  [
    "a WebP canvas of 16,384 × 16,384",
    makeRiff(["VP8X", webpCanvas(16_384, 16_384)], ["VP8 ", riffChunk]),
    /megapixels/,
  ],
  [
    "a small WebP canvas around large pixels",
    makeRiff(["VP8X", webpCanvas(1, 1)], ["VP8 ", bigVp8()]),
    /damaged|megapixels/,
  ],
  ["a GIF canvas of 65,535 × 65,535", gifOfSize(65_535, 65_535), /megapixels/],
  ["a file over 10 MiB", join(png, new Uint8Array(10 * 1024 * 1024)), /larger than 10 MiB/],
  // Made of very many parts.
  [
    "a JPEG of a million empty segments",
    join("\xff\xd8", "\xff\xfe\0\x02".repeat(1_000_000)),
    /is damaged/,
  ],
  ["a WebP of a million empty chunks", manyChunks(1_000_000), /is damaged/],
  [
    "a GIF of five million blocks",
    join(gif.subarray(0, -2), "\x01a".repeat(5_000_000)),
    /is damaged/,
  ],
  // Two things at once.
  [
    "a GIF that is a script",
    join("GIF89a/*\0\0\0\0*/=1;alert(1);"),
    /is damaged|is cut off|megapixels/,
  ],
  ["a ZIP archive and a JPEG", join(zip, jpeg), /must be a/],
  ["an SVG and a PNG", join(svg, png), /must be a/],
];

function manyChunks(count: number): Bytes {
  const body = join("WEBP", "JUNK\0\0\0\0".repeat(count));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, body.length, true);
  return join("RIFF", length, body);
}

/** A key frame's header for 16,383 × 16,383, without the pixels. */
function bigVp8(): Bytes {
  return join(
    Uint8Array.of(0x10, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f),
    new Uint8Array(40),
  );
}

async function upload(bytes: Bytes, name = "photo.jpg", type = "image/jpeg") {
  const form = new FormData();
  form.set("file", new File([bytes], name, { type }));
  return service.call(owner.key, "POST", `/sites/${siteId}/gallery`, { rawBody: form });
}

const countRows = async (table: string) =>
  Number((await service.ctx.db.client.execute(`select count(*) from ${table}`)).rows[0]?.[0]);

test.each(REFUSED)("%s", async (_name, bytes, reason) => {
  const answer = await upload(bytes);
  expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
  expect(answer.body.error.message).toMatch(reason);
  expect(await countRows("gallery_images")).toBe(0);
  expect(await countRows("gallery_files")).toBe(0);
});

test("names and types that were sent decide nothing", async () => {
  expect((await upload(join(svg), "photo.png", "image/png")).status).toBe(400);
  const answer = await upload(png, "../../evil.svg", "text/html");
  expect(answer.status).toBe(201);
  expect(answer.text).not.toContain("evil");
  await service.call(owner.key, "DELETE", `/sites/${siteId}/gallery/${answer.body.image.id}`);
});
