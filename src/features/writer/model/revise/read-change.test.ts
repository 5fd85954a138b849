/** Changes as a model says them: done where they are what the owner said, and refused in words where they are not. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { bakeryDocument } from "../../../../../test/fixtures/small-site.ts";
import { parseDocument, type SiteDocument } from "../../../design/room.ts";
import { listEditableTexts } from "./describe-site.ts";
import { type Ground, readChange } from "./read-change.ts";

const document = parseDocument(bakeryDocument());

const groundOf = (instruction: string): Ground => ({
  instruction,
  texts: [
    ...listEditableTexts(document).map(({ text }) => text),
    ...document.facts.map(({ value }) => value),
  ],
  phrasebook: "en",
});

const read = (said: unknown, instruction: string) =>
  readChange(document, said, groundOf(instruction));

/** What became of it: the document, or the fault in words. */
function outcomeOf(said: unknown, instruction: string): SiteDocument | string {
  const outcome = read(said, instruction);
  return "fault" in outcome ? outcome.fault : outcome.document;
}

const phoneOf = (instruction: string, value: string | number): string | undefined => {
  const outcome = outcomeOf({ op: "fact", at: "phone", value }, instruction);
  if (typeof outcome === "string") return undefined;
  return outcome.facts.find(({ key }) => key === "phone")?.value;
};

const heading = (() => {
  const [page] = document.pages;
  const hero = page?.blocks.find(({ kind }) => kind === "hero");
  return `${page?.path}#${hero?.id}/heading`;
})();

describe("a fact that the owner said", () => {
  test.each([
    ["Phone is 555-0100.", "555-0100"],
    ["Phone is 555-0100.", "555 0100"],
    ["Phone is 555-0100. 24 hours a day", "555-0100"],
    ["Phone (030) 1234-56, and we moved", "(030) 1234-56"],
    ["Phone (030) 1234-56, and we moved", "030 123456"],
    ["Phone: 030 1234 (9–17 Uhr)", "030 1234"],
    ["Phones: 555-0100, 555-0101", "555-0101"],
    ["new phone +49 40 12345 please", "+49 40 12345"],
    ["NEW PHONE +49 40 12345", "+49 40 12345"],
  ])("in %p is taken as %p", (instruction, value) => {
    expect(phoneOf(instruction, value)).toBe(value);
  });

  test.each([
    ["Phone is 555-0100.", "555"],
    ["Phone is 555-0100.", "0100"],
    ["Phone is 555-0100.", "555-010"],
    ["Phone is 555-0100.", "55-0100"],
    ["Phone (030) 1234-56", "1234-56"],
    ["Phone is 030.12.34", "030.12"],
    ["Phone is 555-0100.", "555-0101"],
    ["We moved.", "555-0100"],
    ["", "555-0100"],
    ["Phone is 555-0100.", ""],
    ["Phone is 555-0100.", " - "],
  ])("in %p is not %p", (instruction, value) => {
    expect(phoneOf(instruction, value)).toBeUndefined();
  });

  test("is said whole or not at all, wherever it is cut", () => {
    const number = fc.stringMatching(/^[1-9]\d{2,4}[ /.-]\d{2,4}[ -]\d{2,4}$/);
    fc.assert(
      fc.property(number, fc.nat(20), fc.nat(20), (phone, from, to) => {
        const instruction = `Our number is ${phone}, please change it`;
        expect(phoneOf(instruction, phone)).toBe(phone);
        const part = phone.slice(from, Math.max(from, phone.length - to));
        if (part.replace(/\D/g, "") === phone.replace(/\D/g, "")) return;
        expect([part, phoneOf(instruction, part)]).toEqual([part, undefined]);
      }),
    );
  });

  test.each([
    ["The name is Harbour Loaf now", "Harbour Loaf", true],
    ["The name is Harbour Loaf now", "harbour loaf", true],
    ["The name is Harbour Loaf now", "Harbour Loa", false],
    ["The name is Harbour Loaf now", "Loaf", true],
    ["The name is Bäcker Café İzmir", "Café İzmir", true],
    ["We start on Monday", "art", false],
    ["Rename it to 面包店", "面包店", true],
  ])("in %p as a name, %p: %p", (instruction, name, isTaken) => {
    const outcome = outcomeOf({ op: "rename-site", at: "", value: name }, instruction);
    expect(typeof outcome === "string" ? undefined : outcome.identity.name).toBe(
      isTaken ? name : undefined,
    );
  });
});

describe("a text", () => {
  test("is the owner's where it is what they said, and the model's where it says so in other words", () => {
    const said = { op: "text", at: heading, value: "Bread every morning" };
    const own = read(said, "Say: bread every morning!");
    const other = read(said, "Say that there is bread each day in the morning");
    expect([own, other].map((one) => ("fault" in one ? one.fault : one.change.author))).toEqual([
      ...["owner", "model"],
    ]);
  });

  test.each([
    ["<b>Bread</b>", "plain text"],
    ["[Bread](https://evil.test)", "plain text"],
    ["Bread {name}", "plain text"],
    ["javascript:alert(1)", "plain text"],
    ["Bread since 1987", "nobody said “1987”"],
    ["Award-winning bread", "nobody said"],
    ["Bread by Rosa Miller", "nobody said"],
    ["Bread for €3", "nobody said"],
    ["x".repeat(5_000), ""],
  ])("of %p is refused and says why", (value, reason) => {
    const outcome = outcomeOf({ op: "text", at: heading, value }, "Make it fresher");
    expect(outcome).toBeString();
    expect(outcome as string).toContain(reason);
  });
});

describe("whatever a model says", () => {
  const ops = [
    ...[
      "text",
      "fact",
      "remove-fact",
      "style",
      "rename-site",
      "rename-page",
      "hide-page",
      "remove-page",
    ],
    ...[
      "hide-block",
      "remove-block",
      "move-block-up",
      "move-block-down",
      "delete-site",
      "__proto__",
      "",
    ],
  ];
  const places = fc.oneof(
    fc.constantFrom(
      "",
      "#",
      "/",
      "/#",
      heading,
      "/#x/heading",
      "phone",
      "hue",
      "direction",
      "constructor",
      "__proto__",
    ),
    fc.string({ unit: "grapheme", maxLength: 20 }),
  );
  const values = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom("145", "-1", "1e9", "NaN", "warm", "true"),
    fc.double(),
    fc.constant(null),
    fc.constant({}),
  );

  test("a change is done on a valid document, or refused in words; the document before stays", () => {
    const before = JSON.stringify(document);
    const said = fc.oneof(
      fc.record(
        { op: fc.constantFrom(...ops), at: places, value: values },
        { requiredKeys: ["op"] },
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(said, fc.string({ maxLength: 40 }), (one, instruction) => {
        const outcome = outcomeOf(one, instruction);
        if (typeof outcome === "string") expect(outcome.trim()).not.toBe("");
        else expect(parseDocument(JSON.stringify(outcome))).toEqual(outcome);
      }),
      { numRuns: 1_500 },
    );
    expect(JSON.stringify(document)).toBe(before);
  });
});
