/** Bodies of servers that nobody vouches for: never more than asked for, whatever they say of it. */
import { describe, expect, test } from "bun:test";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { readBody } from "./read-body.ts";

const PACKERS = {
  gzip: gzipSync,
  "x-gzip": gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  identity: (bytes: Uint8Array) => Buffer.from(bytes),
} as const;
type Coding = keyof typeof PACKERS;
const codings = fc.constantFrom(...(Object.keys(PACKERS) as Coding[]));

/** An answer whose body comes in pieces of `size` bytes. */
function answer(bytes: Uint8Array, coding: string, size = 7): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  return new Response(body, { headers: { "content-encoding": coding } });
}

describe("a body", () => {
  test("within the bound is read whole, however it is packed and cut into pieces", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        codings,
        fc.integer({ min: 1, max: 50 }),
        async (bytes, coding, size) => {
          // What is packed may be longer than what it holds.
          const read = await readBody(answer(PACKERS[coding](bytes), coding, size), 2_000);
          expect(read.cut).toBeUndefined();
          expect(Buffer.from(read.bytes).equals(bytes)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("beyond the bound is cut there", async () => {
    await fc.assert(
      fc.asyncProperty(codings, fc.integer({ min: 0, max: 199 }), async (coding, bytesMax) => {
        const bytes = Uint8Array.from({ length: 200 }, (_, at) => at);
        const read = await readBody(answer(PACKERS[coding](bytes), coding), bytesMax);
        expect(read.cut).toBe("size");
        expect(read.bytes).toEqual(bytes.slice(0, read.bytes.length));
        expect(read.bytes.length).toBeLessThanOrEqual(bytesMax);
      }),
      { numRuns: 60 },
    );
  });

  test.each(["gzip", "deflate", "br"] as const)(
    "of little %s that unfolds into a lot is cut at the bound",
    async (coding) => {
      const bomb = PACKERS[coding](Buffer.alloc(50 * 1024 * 1024));
      const read = await readBody(answer(bomb, coding, 4_096), 100_000);
      expect({ cut: read.cut, length: read.bytes.length }).toEqual({
        cut: "size",
        length: 100_000,
      });
    },
  );

  test("that breaks off, or is not what it says, is read as far as it goes", async () => {
    const packed = gzipSync(Buffer.from("the beginning and the end"));
    expect((await readBody(answer(packed.subarray(0, -9), "gzip"), 1_000)).cut).toBe("broken");
    expect((await readBody(answer(Buffer.from("no gzip at all"), "gzip"), 1_000)).cut).toBe(
      "broken",
    );
    const torn = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from("so far"));
      },
      pull(controller) {
        controller.error(new Error("the line is cut"));
      },
    });
    const read = await readBody(new Response(torn), 1_000);
    expect(read.cut).toBe("broken");
  });

  test("in a coding that nobody asked for is left as it came, and none is no fault", async () => {
    const read = await readBody(answer(Buffer.from("as it came"), "zstd"), 1_000);
    expect(Buffer.from(read.bytes).toString()).toBe("as it came");
    expect(await readBody(new Response(null), 10)).toEqual({
      bytes: new Uint8Array(0),
      cut: undefined,
    });
  });
});
