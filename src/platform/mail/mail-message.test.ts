import { expect, test } from "bun:test";
import { plainLine, plainName } from "./mail-message.ts";

test.each([
  "Your account is locked, visit http://evil.example/",
  "evil.example",
  "Win at WWW evil",
  "Ann\r\n\r\nPlease pay at once",
  "Ann\u2028Pay",
  "Call 0900 123456 now",
  "mallory@evil.example",
  "evil\u3002example",
  "\u202eelpmaxe",
  "x".repeat(61),
  "  ",
])("%j is no name that a mail repeats", (text) => {
  expect(plainName(text)).toBeUndefined();
});

test.each([
  "Zo\u00eb",
  "J.R. O\u2019Neill, Jr.",
  "Mar\u00eda de los \u00c1ngeles (Mari)",
  "Ann & Bob",
  "\u674e\u5c0f\u9f8d",
  "guest 17",
])("%s is a name", (text) => {
  expect(plainName(` ${text} `)).toBe(text);
});

test("a line that strangers may set is repeated without links only", () => {
  expect(plainLine("A wedding cake for 40? (18.12., 3 tiers)")).toBe(
    "A wedding cake for 40? (18.12., 3 tiers)",
  );
  for (const text of [
    "see http://evil.example",
    "evil.example",
    "a\nb",
    "www evil",
    "a@b.test",
    "=?utf-8?q?x?=",
  ])
    expect(plainLine(text)).toBeUndefined();
});
