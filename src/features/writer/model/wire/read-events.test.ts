/** Streams of events in any pieces and with any line ends: each event once, whole, in its order. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readEvents, readWhole, StreamTooLong } from "./read-events.ts";

async function* piecesOf(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

const collect = async (text: string, sizes: readonly number[] = [7]) =>
  Array.fromAsync(readEvents(piecesOf(Buffer.from(text), sizes)));

describe("the events of a stream", () => {
  test("are the same in whatever pieces they come, and whatever ends their lines", async () => {
    const datas = fc.array(
      fc
        .string({ unit: "grapheme", minLength: 1 })
        .map((text) => JSON.stringify(text))
        .filter((text) => text.trim() === text),
    );
    const ends = fc.constantFrom("\n", "\r\n", "\r");
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(datas, ends, sizes, async (list, end, parts) => {
        const text = list.map((data) => `event: part${end}data: ${data}${end}${end}`).join("");
        expect(await collect(text, parts)).toEqual(list);
        expect(await collect(`\ufeff${text}data: [DONE]${end}data: more${end}`, parts)).toEqual(
          list,
        );
      }),
    );
  });

  test.each([
    ["data:{}", ["{}"]],
    ["data: {}", ["{}"]],
    ["data: a\n\ndata: b", ["a", "b"]],
    [": a comment\n\ndata: a\n\n", ["a"]],
    ["id: 1\nretry: 10\ndata: a\n\n", ["a"]],
    ["data: [DONE]", []],
    ["data:[DONE]\n\ndata: a", []],
    ["datas: a\nDATA: b\n data: c\n", []],
    ["", []],
  ])("of %p are %p", async (text, expected) => {
    expect(await collect(text)).toEqual(expected);
  });

  test("of no stream are none", async () => {
    expect(await Array.fromAsync(readEvents(null))).toEqual([]);
  });

  test("that never end are broken off, in one line and in many", async () => {
    const line = `data: ${"x".repeat(64 * 1024)}\n`;
    for (const piece of ["x".repeat(64 * 1024), line]) {
      let taken = 0;
      async function* endless() {
        for (;;) {
          taken += piece.length;
          yield Buffer.from(piece);
        }
      }
      const reading = (async () => {
        for await (const _ of readEvents(endless()));
      })();
      await expect(reading).rejects.toBeInstanceOf(StreamTooLong);
      expect(taken).toBeLessThan(5 * 1024 * 1024);
    }
  });

  test("are given up with their source when nobody reads on", async () => {
    let isClosed = false;
    async function* source() {
      try {
        for (;;) yield Buffer.from("data: a\n\n");
      } finally {
        isClosed = true;
      }
    }
    for await (const data of readEvents(source())) if (data === "a") break;
    expect(isClosed).toBe(true);
  });
});

test("a whole body is text in whatever pieces, and cut where it gets too long", async () => {
  const text = "Brot für 3 € 🍞 ".repeat(50);
  expect(await readWhole(piecesOf(Buffer.from(text), [1, 2, 5]))).toBe(text);
  expect(await readWhole(null)).toBe("");
  async function* endless() {
    for (;;) yield Buffer.alloc(256 * 1024, "x");
  }
  expect((await readWhole(endless())).length).toBeLessThan(2 * 1024 * 1024);
});
