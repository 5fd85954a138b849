/** What a slot of a document takes: a value that was taken once is taken again, as it was, for as long as it is stored. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import * as v from "valibot";
import { HOSTILE_TEXTS } from "../../../test/fixtures/hostile-texts.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { type checkDocument, parseDocument } from "./document.ts";
import { safeHref } from "./safe-href.ts";
import { actionSchema, anchor, artSlotSchema, href, icon, paragraphs, text } from "./slots.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

/** Letters that become more when they are normalised, and others that people write. */
const SWELLING = ["\u0958", "\ufb2c", "\ufb1d", "\u0344", "\u2adc", "\u{1d15e}", "\u1fed"];
const written = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme-composite", maxLength: 40 }),
  fc
    .array(fc.constantFrom(...SWELLING, "a", "e\u0301", " ", "\n"), { maxLength: 40 })
    .map((all) => all.join("")),
  fc.constantFrom(...HOSTILE_TEXTS),
);

const take = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
};

describe("a text", () => {
  test("that was taken is within its bounds, and is taken again as it is", () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 60 }), (value, lengthMax) => {
        const taken = take(text(lengthMax), value);
        if (taken === undefined) return;
        expect(taken.length).toBeLessThanOrEqual(lengthMax);
        expect(take(text(lengthMax), taken)).toBe(taken);
        expect(taken).toBe(taken.normalize("NFC"));
        expect(taken.isWellFormed()).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(SWELLING)(
    "of letters that grow when they are normalised is measured as it is kept: %j",
    (letter) => {
      // Behind a letter of their own, for a run of marks is cut.
      const kept = `a${letter}`.normalize("NFC");
      const fits = `a${letter}`.repeat(Math.floor(60 / kept.length));
      expect(take(text(60), fits)).toBe(fits.normalize("NFC"));
      const written = `a${letter}`.repeat(Math.floor(60 / (1 + letter.length)));
      const isMore = written.normalize("NFC").length > 60;
      expect(take(text(60), written)).toBe(isMore ? undefined : written.normalize("NFC"));
    },
  );

  test("of letters that shrink has room for as many as are kept", () => {
    expect(take(text(10), "e\u0301".repeat(10))).toBe("é".repeat(10));
    expect(take(text(10), "e\u0301".repeat(11))).toBeUndefined();
  });

  test.each([
    ["  a  ", "a"],
    ["a\u0007b", "ab"],
    ["a\u000bb\u0085c", "a b c"],
    ["a\ufffeb", "ab"],
    ["a\nb\tc", "a\nb\tc"],
    ["\u200fא", "\u200fא"],
    ["👩🏽‍🍳", "👩🏽‍🍳"],
  ])("%j is kept as %j", (value, kept) => {
    expect(take(text(40), value)).toBe(kept);
  });

  test("is nothing that is no text, or none that anybody sees", () => {
    for (const value of [
      "",
      " ",
      "\n\t",
      "\u0007",
      "a\u0000b",
      "a\ud800b",
      7,
      null,
      ["a"],
      { a: 1 },
    ])
      expect([value, take(text(40), value)]).toEqual([value, undefined]);
  });

  test("says in its refusal how long it may be", () => {
    const { issues } = v.safeParse(text(5), "abcdef");
    expect(issues?.[0].message).toBe("must have at most 5 characters");
    expect(v.safeParse(text(5), " ").issues?.[0].message).toBe("must not be empty");
  });

  test("of several paragraphs is bounded in each and in their number", () => {
    expect(take(paragraphs(2, 5), ["a ", "b"])).toEqual(["a", "b"]);
    expect(take(paragraphs(2, 5), ["a", "b", "c"])).toBeUndefined();
    expect(take(paragraphs(2, 5), ["abcdef"])).toBeUndefined();
    expect(take(paragraphs(2, 5), ["a", " "])).toBeUndefined();
  });
});

describe("names", () => {
  test.each([
    ["a", true],
    ["a-b-9", true],
    [`a${"b".repeat(63)}`, true],
    [`a${"b".repeat(64)}`, false],
    ["9a", false],
    ["A", false],
    ["a_b", false],
    ["a b", false],
    ["ä", false],
    ["", false],
    ["a\n", false],
  ])("of blocks: %j %p", (value, isOne) => {
    expect(take(anchor, value) !== undefined).toBe(isOne);
  });

  test.each(["leaf", "2-cups", "x".repeat(48)])("of icons: %j", (value) => {
    expect(take(icon, value)).toBe(value);
  });
  test.each(["Leaf", "../leaf", "leaf.svg", "x".repeat(49), "-leaf", ""])(
    "not of icons: %j",
    (value) => {
      expect(take(icon, value)).toBeUndefined();
    },
  );
});

describe("a link", () => {
  test("that was taken can stand in a page, whatever was written", () => {
    const start = fc.constantFrom(
      "/",
      "#",
      "//",
      "http://",
      "https:",
      "mailto:",
      "tel:",
      "sms:",
      "java",
      "",
    );
    fc.assert(
      fc.property(start, written, (scheme, rest) => {
        const taken = take(href, scheme + rest);
        if (taken === undefined) return;
        const safe = safeHref(taken) ?? "";
        expect(safe).toMatch(/^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:|sms:)/iu);
        expect(safe).not.toMatch(/[\s"<>\\]/u);
        // As browsers read it, it stays on the site or goes to the web.
        const { protocol } = new URL(safe, "https://site.example/");
        expect(["https:", "http:", "mailto:", "tel:", "sms:"]).toContain(protocol);
        if (safe.startsWith("/") || safe.startsWith("#"))
          expect(new URL(safe, "https://site.example/").host).toBe("site.example");
      }),
      { numRuns: 1_500 },
    );
  });

  test("of more than two thousand signs is none", () => {
    expect(take(href, `/${"a".repeat(2_047)}`)).toBeDefined();
    expect(take(href, `/${"a".repeat(2_048)}`)).toBeUndefined();
  });

  test("of a button comes with words, and without a weight that nobody knows", () => {
    const action = { label: " Book ", href: "/book" };
    expect(take(actionSchema, action)).toEqual({ label: "Book", href: "/book" });
    expect(take(actionSchema, { ...action, weight: "huge" })).toBeUndefined();
    expect(take(actionSchema, { href: "/book" })).toBeUndefined();
  });
});

describe("a place for a picture", () => {
  const slot = { id: "art", kind: "still-life", motif: "bread", role: "lead" };
  test.each([
    [{ focalX: 0, focalY: 1 }, true],
    [{ focalX: -0.1 }, false],
    [{ focalY: 1.1 }, false],
    [{ focalX: Number.NaN }, false],
    [{ imageId: "img_01k9zj2b7g" }, true],
    [{ imageId: "img_" }, false],
    [{ imageId: "img_../x" }, false],
    [{ alt: "" }, true],
    [{ alt: "x".repeat(301) }, false],
    [{ alt: "a\u0000b" }, false],
    [{ caption: " " }, false],
    [{ kind: "photo" }, false],
  ])("with %j: %p", (more, isOne) => {
    expect(take(artSlotSchema, { ...slot, ...more }) !== undefined).toBe(isOne);
  });
});

test("a document that was taken is read back from where it is stored, whatever its letters", () => {
  for (const letter of [...SWELLING, "e\u0301", "👩🏽‍🍳", "ש"])
    for (const count of [1, 40, 60]) {
      let document: ReturnType<typeof checkDocument>;
      try {
        document = fillDocument({ name: letter.repeat(count), say: () => letter.repeat(count) });
      } catch {
        // Too long for a slot: then it is refused before anything is stored.
        continue;
      }
      expect(parseDocument(JSON.stringify(document))).toEqual(document);
    }
});
