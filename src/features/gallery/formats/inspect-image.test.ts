/** Files that were cut, changed and lengthened at any place: refused in words or measured right, and nothing else. */
import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import {
  type Bytes,
  join,
  makeGif,
  makeJpeg,
  makeMovingWebp,
  makePng,
  makeWebp,
} from "../../../../test/fixtures/pictures.ts";
import { BadImage, type ImageFacts } from "./image-facts.ts";
import { inspectImage, PIXELS_MAX } from "./inspect-image.ts";
import { stillOf } from "./webp.ts";

// Many cases each, on a machine that may be busy.
setDefaultTimeout(60_000);

const samples = new Map<string, Bytes>();
beforeAll(async () => {
  const [jpeg, webp] = [await makeJpeg(24, 16), await makeWebp(24, 16)];
  samples.set("png", makePng(24, 16));
  samples.set("jpeg", jpeg);
  samples.set("webp", webp);
  samples.set("gif", makeGif());
  samples.set("a gif that moves", makeGif(3));
  samples.set("a webp that moves", makeMovingWebp(24, 16, webp, webp));
});
const NAMES = ["png", "jpeg", "webp", "gif", "a gif that moves", "a webp that moves"];

/** As an upload is looked at; undefined for what is refused. Any other error is thrown. */
async function inspect(bytes: Bytes): Promise<ImageFacts | undefined> {
  try {
    return await inspectImage(stillOf(bytes));
  } catch (error) {
    if (!(error instanceof BadImage)) throw error;
    expect(error.message).toMatch(/^(?:is|has|must) /);
    return undefined;
  }
}

const sample = (name: string): Bytes => samples.get(name) ?? new Uint8Array();

describe.each(NAMES)("%s", (name) => {
  test("is measured as it is, also with anything behind its end", async () => {
    const bytes = sample(name);
    const facts = await inspect(bytes);
    expect(facts).toMatchObject({
      format: name.split(" ").find((word) => /^(?:png|jpeg|webp|gif)$/.test(word)),
    });
    expect(facts?.width).toBeGreaterThan(0);
    for (const tail of [
      new Uint8Array(1),
      new Uint8Array(5_000).fill(0xff),
      bytes,
      "PK\x03\x04 text",
    ])
      expect(await inspect(join(bytes, tail))).toEqual(facts);
  });

  test("is refused when it was cut anywhere", async () => {
    const bytes = sample(name);
    const taken: number[] = [];
    const lengths = Array.from({ length: Math.min(bytes.length, 3_000) }, (_, at) =>
      Math.floor((at * bytes.length) / Math.min(bytes.length, 3_000)),
    );
    for (const length of lengths) {
      const facts = await inspect(bytes.slice(0, length));
      // What moves is whole for us with its first picture.
      if (facts !== undefined) taken.push(length);
    }
    if (name !== "a webp that moves") expect(taken).toEqual([]);
  });

  test("is refused or measured within bounds when any of its bytes are others", async () => {
    const bytes = sample(name);
    const changes = fc.array(fc.record({ at: fc.nat(bytes.length - 1), value: fc.nat(255) }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const changed = bytes.slice();
        for (const { at, value } of list) changed[at] = value;
        const facts = await inspect(changed);
        if (facts === undefined) return;
        expect(facts.width * facts.height).toBeGreaterThan(0);
        expect(facts.width * facts.height).toBeLessThanOrEqual(PIXELS_MAX);
        expect(facts.length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  test("is refused or measured when its first bytes are changed by every value", async () => {
    const bytes = sample(name);
    for (let at = 0; at < Math.min(40, bytes.length); at += 1)
      for (let value = 0; value < 256; value += 5) {
        const changed = bytes.slice();
        changed[at] = value;
        await inspect(changed);
      }
  });
});

test("bytes that are no picture are refused, whatever they are", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await inspect(new Uint8Array(bytes))).toBeUndefined();
    }),
  );
  for (const head of [
    "\xff\xd8\xff",
    "\x89PNG\r\n\x1a\n",
    "GIF89a",
    "GIF87a",
    "RIFF\x00\x00\x00\x00WEBP",
  ])
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), async (bytes) => {
        expect(await inspect(join(Buffer.from(head, "latin1"), bytes))).toBeUndefined();
      }),
      { numRuns: 200 },
    );
});
