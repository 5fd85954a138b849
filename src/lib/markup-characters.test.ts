import { expect, test } from "bun:test";
import { withoutRefusedCharacters } from "./markup-characters.ts";

test.each([
  ["a\u0001b\u0008c\u001fd\u007fe\u0080f\u009fg", "abcdefg"],
  ["a\u000bb\u000cc\u0085d", "a b c d"],
  ["a\ufdd0b\ufdefc\ufffed\uffffe\u{1fffe}f\u{10ffff}g", "abcdefg"],
  ["a\tb\nc\rd", "a\tb\nc\rd"],
  [
    "Zoë\u00a0O’Neill \u200d👩‍👩‍👧‍👦 \ue000\ufffd\u{10fffd} \u0903",
    "Zoë\u00a0O’Neill \u200d👩‍👩‍👧‍👦 \ue000\ufffd\u{10fffd} \u0903",
  ],
  ["", ""],
])("%j is written as %j", (text, written) => {
  expect(withoutRefusedCharacters(text)).toBe(written);
});

test("of every code point, what is left is what HTML takes", () => {
  for (let code = 1; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const isControl = code < 0x20 ? ![9, 10, 13].includes(code) : code >= 0x7f && code <= 0x9f;
    const isNone = (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef);
    const sign = String.fromCodePoint(code);
    const written = withoutRefusedCharacters(sign);
    if ((isControl || isNone) !== (written !== sign)) throw new Error(code.toString(16));
  }
});
