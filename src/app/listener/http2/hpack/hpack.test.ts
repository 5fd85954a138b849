/** Header blocks, against the examples of RFC 7541 and what nobody sane would send. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { HpackDecoder } from "./decoder.ts";
import { encodeFields } from "./encoder.ts";
import { HpackError } from "./hpack-error.ts";
import { decodeHuffman } from "./huffman.ts";
import type { Field } from "./static-table.ts";

const LIST_BYTES_MAX = 16_384;
const open = () => new HpackDecoder(LIST_BYTES_MAX);
const bytes = (...hex: string[]) => Buffer.from(hex.join("").replaceAll(" ", ""), "hex");
const show = (fields: readonly Field[]) => fields.map(([name, value]) => `${name}: ${value}`);

describe("the examples of RFC 7541", () => {
  const HOST = ":authority: www.example.com";
  test("requests with Huffman coding (C.4)", () => {
    const decoder = open();
    const plain = [":method: GET", ":scheme: http", ":path: /", HOST];
    const decode = (hex: string) => show(decoder.decode(bytes(hex)).fields);
    expect(decode("8286 8441 8cf1 e3c2 e5f2 3a6b a0ab 90f4 ff")).toEqual(plain);
    expect(decode("8286 84be 5886 a8eb 1064 9cbf")).toEqual([...plain, "cache-control: no-cache"]);
    expect(decode("8287 85bf 4088 25a8 49e9 5ba9 7d7f 8925 a849 e95b b8e8 b4bf")).toEqual([
      ...[":method: GET", ":scheme: https", ":path: /index.html", HOST],
      "custom-key: custom-value",
    ]);
  });

  test("responses that push each other out of the table (C.6)", () => {
    const decoder = open();
    const decode = (...hex: string[]) => show(decoder.decode(bytes(...hex)).fields);
    const rest = [
      "cache-control: private",
      "date: Mon, 21 Oct 2013 20:13:21 GMT",
      "location: https://www.example.com",
    ];
    const first = [
      "3fe1 01 4882 6402 5885 aec3 771a 4b61 96d0 7abe 9410 54d4 44a8 2005 9504 0b81",
      "66e0 82a6 2d1b ff6e 919d 29ad 1718 63c7 8f0b 97c8 e9ae 82ae 43d3",
    ];
    expect(decode(...first)).toEqual([":status: 302", ...rest]);
    expect(decode("4883 640e ffc1 c0bf")).toEqual([":status: 307", ...rest]);
    const third = [
      "88c1 6196 d07a be94 1054 d444 a820 0595 040b 8166 e084 a62d 1bff c05a 839b d9ab",
      "77ad 94e7 821d d7f2 e6c7 b335 dfdf cd5b 3960 d5af 2708 7f36 72c1 ab27 0fb5 291f",
      "9587 3160 65c0 03ed 4ee5 b106 3d50 07",
    ];
    expect(decode(...third)).toEqual([
      ":status: 200",
      "cache-control: private",
      "date: Mon, 21 Oct 2013 20:13:22 GMT",
      "location: https://www.example.com",
      "content-encoding: gzip",
      "set-cookie: foo=ASDJKHQKBZXOQWEOPIUAXQWEOIU; max-age=3600; version=1",
    ]);
  });
});

describe("a block", () => {
  const text = fc.string({
    unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  });
  const field = fc.tuple(text, text);

  test("that is encoded is decoded to the same fields", () => {
    fc.assert(
      fc.property(fc.array(field, { maxLength: 20 }), (fields) => {
        const { fields: decoded, isTooLong } = open().decode(encodeFields(fields));
        expect(isTooLong || show(decoded).join("\n") === show(fields).join("\n")).toBe(true);
      }),
    );
  });

  test("of any bytes is decoded or refused, whatever came before it", () => {
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.array(field, { maxLength: 3 }).map(encodeFields),
      fc.constantFrom(
        bytes("4088 25a8 49e9 5ba9 7d7f 8925 a849 e95b b8e8 b4bf"),
        bytes("3fe1 01"),
        bytes("be"),
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 5 }), { maxLength: 5 }), (blocks) => {
        const decoder = open();
        try {
          for (const parts of blocks) {
            const { fields } = decoder.decode(Buffer.concat(parts));
            const size = fields.reduce(
              (sum, [name, value]) => sum + name.length + value.length + 32,
              0,
            );
            expect(size).toBeLessThanOrEqual(LIST_BYTES_MAX);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(HpackError);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test("that names a long field again and again is not remembered beyond the limit", () => {
    const decoder = open();
    const stored = Buffer.concat([bytes("4001 61 7fa11e"), Buffer.alloc(4_000, "a")]);
    const { fields, isTooLong } = decoder.decode(
      Buffer.concat([stored, Buffer.alloc(16_000, 0xbe)]),
    );
    expect([fields.length, isTooLong]).toEqual([4, true]);
    expect(decoder.decode(bytes("be")).fields).toEqual([["a", "a".repeat(4_000)]]);
  });

  test.each([
    ["an index of zero", "80"],
    ["an index beyond the table", "be"],
    ["a number without end", "ffffffffffffffff"],
    ["a string beyond the block", "40 05 61"],
    ["a size that is not at the beginning", "82 20"],
    ["a table that is too large", "3fe2 1f"],
    ["padding of a whole byte", "4081 ff 00"],
    ["padding of zeros", "4081 18 00"],
    ["the end of a string within it", "4084 ffff ffff 00"],
  ])("with %s is refused", (_, hex) => {
    expect(() => open().decode(bytes(hex))).toThrow(HpackError);
  });
});

test("every byte has the code that other implementations give it", () => {
  const target = new Uint8Array(8);
  // From the table in appendix B: the shortest, the longest and those where lengths change.
  for (const [code, bits, symbol] of [
    [0x0, 5, 48],
    [0x9, 5, 116],
    [0x14, 6, 32],
    [0x2d, 6, 117],
    [0x5c, 7, 58],
    [0x7b, 7, 122],
    [0xf8, 8, 38],
    [0xfd, 8, 90],
    [0x3f8, 10, 33],
    [0x3fc, 10, 63],
    [0x7fa, 11, 39],
    [0xffa, 12, 35],
    [0x1ff8, 13, 0],
    [0x3ffc, 14, 94],
    [0x7ffc, 15, 60],
    [0x7fff0, 19, 92],
    [0xfffe6, 20, 128],
    [0x1fffdc, 21, 153],
    [0x3fffd2, 22, 129],
    [0x7fffd8, 23, 1],
    [0xffffea, 24, 9],
    [0x1ffffec, 25, 199],
    [0x3ffffe0, 26, 192],
    [0x7ffffde, 27, 203],
    [0xfffffe2, 28, 2],
    [0xffffffe, 28, 249],
    [0x3ffffffc, 30, 10],
  ] as const) {
    const padded = (BigInt(code) << BigInt(40 - bits)) | ((1n << BigInt(40 - bits)) - 1n);
    const whole = Buffer.from(padded.toString(16).padStart(10, "0"), "hex");
    const source = whole.subarray(0, Math.ceil(bits / 8));
    expect(decodeHuffman(source, { from: 0, to: source.length }, target)).toBe(1);
    expect(target[0]).toBe(symbol);
  }
});
