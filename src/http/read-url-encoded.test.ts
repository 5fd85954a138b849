import { expect, test } from "bun:test";
import fc from "fast-check";
import { readUrlEncoded } from "./read-url-encoded.ts";

const standard = (text: string) => [...new URLSearchParams(text)];

test.each([
  "",
  "&",
  "=",
  "a",
  "a=",
  "=a",
  "a=b&a=c",
  "a=b=c",
  "a+b=c+d",
  "%41=%2B%20+",
  "a=%E2%82%AC",
  "a=%E2%82",
  "a=%",
  "a=%zz+%41",
  "a=%00",
  "a=\u{1F600}",
  "a=%FF+x&b=ok",
  "?a=b",
])("%j is read as the standard parser reads it", (text) => {
  // The standard parser takes a leading question mark off, as from an address.
  const expected = text.startsWith("?") ? standard(`?${text}`) : standard(text);
  expect(readUrlEncoded(text, 200)).toEqual(expected);
});

test("any text is read as the standard parser reads it", () => {
  const parts = fc.constantFrom(
    "a",
    "b",
    "=",
    "&",
    "+",
    "%",
    "%4",
    "%41",
    "%C3%A9",
    "%c3",
    "é",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (chosen) => {
      const text = chosen.join("");
      expect(readUrlEncoded(text, 200)).toEqual(standard(text));
    }),
    { numRuns: 2_000 },
  );
});

test("as many pairs as may be are read, and one more is too many", () => {
  expect(readUrlEncoded("a=b&".repeat(200), 200)).toHaveLength(200);
  expect(readUrlEncoded("a=b&".repeat(201), 200)).toBeUndefined();
  expect(readUrlEncoded("&".repeat(200_000), 200)).toBeUndefined();
});
