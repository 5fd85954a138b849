/** What people may send as text, as every input of the API and the forms reads it. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import * as v from "valibot";
import { boundedText, emailAddress, isWebUrl, optionalText, optionalWebUrl } from "./text.ts";

function read(schema: v.GenericSchema<unknown, unknown>, value: unknown) {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  return result.success ? { output: result.output } : { refused: result.issues[0].message };
}

const isRefused = (schema: v.GenericSchema<unknown, unknown>, value: unknown) =>
  "refused" in read(schema, value);

describe("a text", () => {
  test("is taken without the space around it, in one form of its letters", () => {
    expect(read(boundedText(20), "  Cafe\u0301 \n")).toEqual({ output: "Café" });
  });

  test("is refused or comes out as it will come out again", () => {
    const schema = boundedText(30);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (sent) => {
        const first = read(schema, sent);
        if ("output" in first) expect(read(schema, first.output)).toEqual(first);
      }),
    );
  });

  test("is measured in characters as a reader counts them, not in bytes", () => {
    expect(read(boundedText(3), "🍞🍞🍞")).toEqual({ output: "🍞🍞🍞" });
    expect(isRefused(boundedText(3), "🍞🍞🍞🍞")).toBe(true);
    // Decomposed, it is twice as long until it is put together.
    expect(read(boundedText(3), "e\u0301".repeat(3))).toEqual({ output: "ééé" });
    expect(isRefused(boundedText(3), "abcd")).toBe(true);
  });

  test.each([
    ["a NUL", "a\0b"],
    ["half a character", "a\ud83cb"],
    ["marks on marks", `a${"\u0301".repeat(31)}`],
  ])("with %s is refused", (_, sent) => {
    expect(isRefused(boundedText(100), sent)).toBe(true);
  });

  test.each(["", "   ", "\u200b\u200b", "\u3164", "\u2800", "\u00ad", "\t\n"])(
    "of which nothing can be seen (%j) is empty: refused, or as good as left out",
    (sent) => {
      expect(isRefused(boundedText(10), sent)).toBe(true);
      expect(read(optionalText(10), sent)).toEqual({ output: undefined });
    },
  );

  test.each([[null], [5], [true], [[]], [{}]])("is no %j", (sent) => {
    expect(read(boundedText(10), sent)).toEqual({ refused: "must be a string" });
  });

  test("is never repeated in what is said of it", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 40 }), (sent) => {
        const secret = `secret-${sent}`;
        const { refused } = read(boundedText(5), secret) as { refused: string };
        expect(refused).not.toContain("secret");
      }),
    );
  });
});

describe("an e-mail address", () => {
  test.each([
    "owner@example.com",
    "a.b+c@mail.example.co.uk",
    "büro@münchen.example",
    "o'k@x.test",
  ])("may be %s", (address) => {
    expect(read(emailAddress(), ` ${address} `)).toEqual({ output: address });
  });

  test.each([
    ...["owner", "owner@localhost", "@example.com", "owner@", "a@b@example.com", "a@.example"],
    ...["a@example.", "a@example..com", "two words@example.com", "Owner <owner@example.com>"],
    ...[
      "a@example.com,b@example.com",
      "a@example.com\r\nbcc: b@example.com",
      `a@${"x".repeat(255)}.de`,
    ],
    ...["a@example.com,", "a@example.com;", "<a@example.com>", "a@example.com>", "a@exam(ple.com"],
    ...["a\u0001@example.com", "a@example.com\u0007", "a@example.com\u200b", "a@exam\u00adple.com"],
  ])("is not %j", (sent) => {
    expect(isRefused(emailAddress(), sent)).toBe(true);
  });
});

describe("a web address", () => {
  test.each([
    "https://example.com",
    "HTTP://Example.com/a?b#c",
    "http://[::1]:80/",
    "https://müller.de/ü",
  ])("may be %s", (url) => {
    expect(isWebUrl(url)).toBe(true);
    expect(read(optionalWebUrl(), url)).toEqual({ output: url });
  });

  test.each([
    ...[
      "javascript:alert(1)",
      "//example.com",
      "example.com",
      "ftp://example.com",
      "data:text/html,x",
    ],
    ...[
      "https:example.com",
      "https:///example.com",
      "https://",
      "http://exa mple.com",
      "https://a\u0000b",
    ],
    ...["http:\\\\example.com", "https://example.com\n.evil.test", " https://example.com"],
  ])("is not %j", (url) => {
    expect(isWebUrl(url)).toBe(false);
  });

  test("sent empty counts as left out", () => {
    expect(read(optionalWebUrl(), "")).toEqual({ output: undefined });
    expect(read(optionalWebUrl(), undefined)).toEqual({ output: undefined });
  });
});
