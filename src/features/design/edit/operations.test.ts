import { expect, test } from "bun:test";
import fc from "fast-check";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { DIRECTIONS } from "../directions.ts";
import type { SiteDocument } from "../document.ts";
import { listAssumptions } from "../origins.ts";
import { listContrastPairs, solvePalette } from "../palette.ts";
import { DIRECTION_IDS } from "../vocabulary.ts";
import { findPlace, readPlace } from "./address.ts";
import { applyOperation, type OperationInput, readOperation } from "./apply-operation.ts";
import { EditRefused } from "./edit-refused.ts";
import { findBrokenLinks } from "./links.ts";

const document = fillDocument();
const bakery = composeSite(
  { businessName: "Alder & Rye", industry: "Sourdough bakery in Leeds" },
  "edit",
);

/** Of the bakery's opening. */
const HEADING = `/#${bakery.pages[0]?.blocks[0]?.id}/heading`;

const edit = (before: SiteDocument, operation: OperationInput): SiteDocument =>
  applyOperation(before, readOperation(operation)).document;
const read = (from: SiteDocument, address: string) =>
  readPlace(from, findPlace(from, address) ?? ["none"]);

test("a text set by its owner is the owner's, cleaned of what nobody sees", () => {
  const address = "/#hero/heading";
  const after = edit(document, {
    op: "set-text",
    address,
    value: "\ufeffNew\u0000 bread\r\nevery\u0007 day 👩🏽‍🍳 مرحبا ",
  });
  expect(read(after, address)).toBe("New bread\nevery day 👩🏽‍🍳 مرحبا");
  expect(after.origins[address]).toEqual({ from: "owner" });
});

test("a text over its limit is refused with the limit and its own length", () => {
  const tooLong: OperationInput = {
    op: "set-text",
    address: "/#hero/heading",
    value: "x".repeat(5_000),
  };
  expect(() => edit(document, tooLong)).toThrow(
    "Heading may have 400 characters at most; this text has 5000.",
  );
  expect(() => edit(document, { ...tooLong, value: " " })).toThrow("Heading must not be empty");
});

test("ids, kinds and what other operations keep are no texts", () => {
  for (const address of [
    "/#hero/id",
    "/#hero/kind",
    "/#hero/art/id",
    "/#hero/hidden",
    "#/meta/seed",
    "#/identity/schemaType",
    "#/facts/0/value",
    "/#/path",
    "/#__proto__/x",
    "/#hero/__proto__/polluted",
    "nowhere",
  ])
    expect(() => edit(document, { op: "set-text", address, value: "x" })).toThrow(EditRefused);
});

test("a link that could run code is refused", () => {
  const address = "/#hero/actions/0/href";
  expect(() => edit(document, { op: "set-text", address, value: "javascript:alert(1)" })).toThrow(
    "Link must be a path",
  );
});

test("links to a removed page are found, and mended or taken away at once", () => {
  const without = edit(document, { op: "remove-page", page: "/page-2" });
  const broken = findBrokenLinks(without).filter(({ href }) => href === "/page-2");
  expect(broken.length).toBeGreaterThan(0);
  expect(without.navigation.items.some(({ href }) => href === "/page-2")).toBe(false);
  for (const to of ["/page-1", null]) {
    const mended = edit(without, { op: "mend-links", from: "/page-2", to });
    expect(findBrokenLinks(mended).filter(({ href }) => href === "/page-2")).toEqual([]);
  }
});

test("links, origins and navigation follow a page to its new address", () => {
  const moved = edit(bakery, {
    op: "rename-page",
    page: "/contact",
    label: "Find us",
    path: "/find-us",
  });
  const text = JSON.stringify(moved);
  expect(text).not.toContain('"/contact');
  expect(text).toContain('"/find-us#');
  expect(findBrokenLinks(moved)).toEqual(findBrokenLinks(bakery));
});

test("a fact is shown at once and answers the task that asked for it", () => {
  const task = bakery.ownerTasks.find(({ topic }) => topic === "phone");
  expect(task).toBeDefined();
  const after = edit(bakery, { op: "set-fact", key: "phone", value: "+44 113 496 0000" });
  expect(after.ownerTasks.find(({ id }) => id === task?.id)?.done).toBe(true);
  expect(after.facts).toContainEqual({
    id: "phone",
    key: "phone",
    value: "+44 113 496 0000",
    source: "owner",
  });
  const person = edit(bakery, { op: "set-fact", key: "person", value: "Ann Rye, baker" });
  const shown = person.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "facts" ? block.factIds : [])),
  );
  expect(shown).toContain("person");
  for (const [key, value] of [
    ["email", "no"],
    ["phone", "call"],
    ["social", "javascript:x"],
  ] as const)
    expect(() => edit(bakery, { op: "set-fact", key, value })).toThrow(EditRefused);
});

test("an assumption is confirmed, changed or removed, and is none afterwards", () => {
  const assumptions = listAssumptions(bakery.origins);
  expect(assumptions.length).toBeGreaterThan(5);
  for (const action of ["confirm", "change", "remove"] as const) {
    let done = 0;
    for (const { address } of assumptions) {
      try {
        const after = edit(bakery, {
          op: "answer-task",
          taskId: address,
          action,
          text: "So it is.",
        });
        const open = listAssumptions(after.origins).length;
        expect(open).toBeLessThan(assumptions.length);
        done += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(EditRefused);
      }
    }
    expect(done).toBeGreaterThan(assumptions.length / 2);
  }
});

test("the first words of a new block are assumptions until somebody writes there", () => {
  const longer = edit(bakery, { op: "add-block", page: "/", kind: "statement" });
  const [added] = listAssumptions(longer.origins).filter(({ id }) => id === "starter");
  expect(added).toBeDefined();
  const written = edit(longer, { op: "set-text", address: added?.address ?? "", value: "Ours." });
  expect(listAssumptions(written.origins).some(({ id }) => id === "starter")).toBe(false);
});

test("a model touches texts and blocks, and neither facts nor locks nor answers", () => {
  const refused: OperationInput[] = [
    { op: "set-fact", key: "phone", value: "+44 113 496 0000" },
    { op: "set-lock", address: HEADING, locked: true },
    { op: "answer-task", taskId: "add-phone", action: "confirm" },
  ];
  for (const operation of refused)
    expect(() => applyOperation(bakery, readOperation(operation), "model")).toThrow(EditRefused);
  const address = HEADING;
  const written = applyOperation(bakery, { op: "set-text", address, value: "Bread" }, "model");
  expect(written.document.origins[address]).toEqual({ from: "model" });
});

test("the new name stands wherever the old one did, but not in what is locked", () => {
  const address = HEADING;
  const named = edit(edit(bakery, { op: "set-text", address, value: "Alder & Rye bakes" }), {
    op: "set-lock",
    address,
    locked: true,
  });
  const renamed = edit(named, { op: "rename-site", name: "Oak Bakery" });
  expect(renamed.identity.name).toBe("Oak Bakery");
  expect(read(renamed, address)).toBe("Alder & Rye bakes");
  const unlocked = edit(named, { op: "set-lock", address, locked: false });
  expect(read(edit(unlocked, { op: "rename-site", name: "Oak Bakery" }), address)).toBe(
    "Oak Bakery bakes",
  );
});

test("text keeps its contrast whatever is chosen", () => {
  fc.assert(
    fc.property(
      fc.record({
        direction: fc.constantFrom(...DIRECTION_IDS),
        hue: fc.integer({ min: 0, max: 360 }),
        accentHue: fc.integer({ min: 0, max: 360 }),
        vividness: fc.constantFrom(
          "ink" as const,
          "muted" as const,
          "clear" as const,
          "vivid" as const,
        ),
        ground: fc.constantFrom(
          "white" as const,
          "warm" as const,
          "cool" as const,
          "deep" as const,
        ),
      }),
      (choices) => {
        const { tokens } = edit(bakery, { op: "set-style", ...choices });
        const { temper } = DIRECTIONS[tokens.direction];
        for (const scheme of ["light", "dark"] as const) {
          const palette = solvePalette(tokens.palette, temper, scheme);
          for (const { ratio, wanted } of listContrastPairs(palette))
            expect(ratio).toBeGreaterThanOrEqual(wanted);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 30_000);
