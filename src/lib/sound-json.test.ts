import { expect, test } from "bun:test";
import fc from "fast-check";
import { isSoundJson, soundJson } from "./sound-json.ts";

const REPLACED = "\u{FFFD}";

test("unpaired surrogates and NUL are replaced, in names and in values, and nothing else is", () => {
  const value = {
    "\ud800": ["a\udc00b", "\0", "😀", "\\ud800", "\\\ud83d", "\u0001\n"],
    inner: JSON.stringify("\ud800"),
  };
  expect(JSON.parse(soundJson(value))).toEqual({
    [REPLACED]: [...[`a${REPLACED}b`, REPLACED, "😀", "\\ud800", `\\${REPLACED}`, "\u0001\n"]],
    inner: JSON.stringify("\ud800"),
  });
});

test("of any texts whatever it is the JSON of what they are without", () => {
  const text = fc.string({ unit: "binary" }).map((sent) => sent.slice(1, -1));
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const sound = texts.map((one) => one.toWellFormed().replaceAll("\0", REPLACED));
      expect(JSON.parse(soundJson(texts))).toEqual(sound);
      expect(isSoundJson(JSON.stringify(sound))).toBe(true);
    }),
  );
});

test.each([
  ...[
    '"\\uD800"',
    '"\\udc00"',
    '{"\\uDBFF":1}',
    '["\\u0000"]',
    '"\\ude00\\ud83d"',
    "{",
    "undefined",
  ],
])("%s is not sound", (text) => {
  expect(isSoundJson(text)).toBe(false);
});

test.each(['"\\ud83d\\ude00"', '"\\\\ud800"', "[1,null]", '{"a":"\\u0001"}'])(
  "%s is sound",
  (text) => {
    expect(isSoundJson(text)).toBe(true);
  },
);
