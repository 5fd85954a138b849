/** What the console calls the parts of a document, lists of them as data, and what differs between two documents. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { blocksOf, edit, read } from "../../../../test/fixtures/edits.ts";
import { listAddresses } from "../../../../test/fixtures/operations.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { blockSchema } from "../blocks.ts";
import { checkDocument, type SiteDocument } from "../document.ts";
import { BLOCK_VARIANTS, type BlockKind } from "../vocabulary.ts";
import { addressOf, findPlace, readPlace, writePlace } from "./address.ts";
import { applyOperation } from "./apply-operation.ts";
import { CATALOGUE } from "./catalogue.ts";
import { listChanges } from "./changes.ts";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress } from "./labels.ts";
import { BLOCK_SHAPES, type Shape } from "./shape.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const filled = fillDocument();
const KINDS = Object.keys(BLOCK_VARIANTS) as BlockKind[];

describe("a part is called", () => {
  test.each([
    ["/#hero", "Opening on Words for the label 0."],
    ["/#hero/heading", "Heading of Opening on Words for the label 0."],
    ["/#hero/eyebrow", "Line above of Opening on Words for the label 0."],
    ["/#offers/items/1/name", "Entry 2, Name of Offers on Words for the label 0."],
    ["/#offers/items/0/includes/0", "Entry 1, Included 1 of Offers on Words for the label 0."],
    [
      "/#story/chapters/0/paragraphs/0",
      "Chapter 1, Paragraph 1 of Story on Words for the label 0.",
    ],
    [
      "/page-2#calltoaction/actions/0/label",
      "Button 1, Label of Call to action on Words for the label 2.",
    ],
    ["/page-2#/title", "Title of the page on Words for the label 2."],
    ["/page-2#", "The page Words for the label 2."],
    ["#", "On every page"],
    ["#/identity/tagline", "Tagline"],
    ["#/navigation/footerLine", "Footer line"],
    ["#/navigation/items/1/label", "Entry 2, Label"],
  ])("%s: %s", (address, label) => {
    expect(labelAddress(filled, address)).toBe(label);
  });

  test.each(["/gone#hero", "/#gone/heading", "nowhere", ""])(
    "by its address, where nothing is there: %j",
    (address) => {
      expect(labelAddress(filled, address)).toBe(address);
    },
  );

  test("something that people can read, whatever part of a document it is", () => {
    for (const address of listAddresses(filled, () => true)) {
      const label = labelAddress(filled, address);
      expect([address, label]).not.toEqual([address, address]);
      expect(label).toMatch(/^[A-Z]/u);
      expect(label).not.toMatch(/undefined|\[object|#|\/|[a-z][A-Z]/u);
    }
  });
});

describe("an address", () => {
  test("leads to a place, and the place back to it, for every part of a document", () => {
    const addresses = listAddresses(filled, () => true);
    expect(addresses.length).toBeGreaterThan(1_000);
    for (const address of addresses) {
      const place = findPlace(filled, address) ?? [];
      expect(addressOf(filled, place)).toBe(address);
      expect(readPlace(filled, place)).not.toBeUndefined();
    }
  });

  test("of the prototype of things is none of theirs", () => {
    for (const key of ["__proto__", "constructor", "toString"]) {
      expect(read(filled, `/#hero/${key}`)).toBeUndefined();
      expect(read(filled, `#/${key}`)).toBeUndefined();
    }
    writePlace({}, ["__proto__", "polluted"], true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("that is longer than any can be leads nowhere", () => {
    expect(findPlace(filled, `/#hero/${"x".repeat(300)}`)).toBeUndefined();
  });

  test("writes a copy, and leaves what it was given", () => {
    const before = JSON.stringify(filled);
    const place = findPlace(filled, "/#offers/items/1/name") ?? [];
    const after = writePlace(filled, place, "Bread");
    expect(read(after, "/#offers/items/1/name")).toBe("Bread");
    expect(JSON.stringify(filled)).toBe(before);
    const shorter = writePlace(filled, place.slice(0, -1), undefined);
    expect(read(shorter, "/#offers/items") as unknown[]).toHaveLength(2);
  });
});

describe("the shapes of blocks, of which the builder makes its fields", () => {
  /** Every slot that may be there, with its address. */
  function* listSlots(shapes: readonly Shape[], address: string): Generator<[Shape, string]> {
    for (const shape of shapes) {
      const inner = `${address}/${shape.key}`;
      yield [shape, inner];
      if (shape.type === "group") yield* listSlots(shape.fields, inner);
      if (shape.type === "list") {
        const { entry } = shape;
        yield [entry, `${inner}/0`];
        if (entry.type === "group") yield* listSlots(entry.fields, `${inner}/0`);
      }
    }
  }
  const lengthen = (length: number) => "Ab ".repeat(2_000).slice(0, length - 1) + "x".repeat(1);
  const blockOf = (kind: BlockKind) => {
    const at = kind === "pageHeader" ? 1 : 0;
    const path = filled.pages[at]?.path ?? "/";
    const block = blocksOf(filled, path).find((one) => one.kind === kind);
    return `${path}#${block?.id}`;
  };

  test.each(KINDS)(
    "of %s: a text takes as much as its field promises, and not one sign more",
    (kind) => {
      for (const [shape, address] of listSlots(BLOCK_SHAPES[kind], blockOf(kind))) {
        if (shape.type !== "text" || shape.isLink || shape.lengthMax === undefined) continue;
        if (read(filled, address) === undefined) continue;
        const full = lengthen(shape.lengthMax);
        expect(full).toHaveLength(shape.lengthMax);
        const after = edit(filled, { op: "set-text", address, value: full });
        expect([address, read(after, address)]).toEqual([address, full]);
        const more = `${full}x`;
        expect(() => applyOperation(filled, { op: "set-text", address, value: more })).toThrow(
          `at most; this text has ${more.length}`,
        );
      }
    },
  );

  test.each(KINDS)("of %s: what may be left out can be emptied, and nothing else", (kind) => {
    for (const [shape, address] of listSlots(BLOCK_SHAPES[kind], blockOf(kind))) {
      if (shape.type !== "text" || read(filled, address) === undefined) continue;
      const isEntry = /\/\d+$/u.test(address);
      const empty = { op: "set-text", address, value: null } as const;
      if (!shape.isOptional || isEntry)
        expect(() => applyOperation(filled, empty)).toThrow(EditRefused);
      else expect([address, read(edit(filled, empty), address)]).toEqual([address, undefined]);
    }
  });

  test.each(KINDS)("of %s: a choice takes each that is offered", (kind) => {
    for (const [shape, address] of listSlots(BLOCK_SHAPES[kind], blockOf(kind))) {
      if (shape.type !== "choice") continue;
      const container = address.slice(0, address.lastIndexOf("/"));
      if (read(filled, container) === undefined) continue;
      for (const value of shape.choices) {
        const after = edit(filled, { op: "set-text", address, value });
        expect(read(after, address)).toBe(value);
      }
    }
  });

  test("names no field that other operations keep, and names each for people", () => {
    for (const kind of KINDS)
      for (const [shape, address] of listSlots(BLOCK_SHAPES[kind], kind)) {
        expect(["id", "kind", "variant", "hidden", "factIds", "imageId"]).not.toContain(shape.key);
        expect([address, shape.label]).toEqual([
          ...[address, expect.stringMatching(/^[A-Z][a-zA-Z -]+$/u)],
        ]);
        if (shape.type === "list") {
          expect(shape.countMax).toBeGreaterThanOrEqual(shape.countMin);
          expect(shape.entryLabel).not.toBe(shape.label);
        }
      }
  });

  test("every kind has some, and the catalogue offers each with its variants", () => {
    expect(CATALOGUE.blocks.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    for (const { kind, variants, title, canAdd } of CATALOGUE.blocks) {
      expect(variants).toEqual(BLOCK_VARIANTS[kind as BlockKind]);
      expect(title).toMatch(/^[A-Z]/u);
      expect(canAdd).toBe(kind !== "hero" && kind !== "pageHeader");
    }
    expect(blockSchema.options).toHaveLength(KINDS.length);
  });

  test("texts of the site and of a page take what the catalogue promises", () => {
    for (const { address, lengthMax = 0 } of CATALOGUE.site) {
      const after = edit(filled, { op: "set-text", address, value: lengthen(lengthMax) });
      expect(String(read(after, address))).toHaveLength(lengthMax);
    }
    for (const { key, lengthMax = 0 } of CATALOGUE.page) {
      const address = `/page-2#/${key}`;
      const after = edit(filled, { op: "set-text", address, value: lengthen(lengthMax) });
      expect(String(read(after, address))).toHaveLength(lengthMax);
    }
  });
});

describe("what differs between two documents is listed", () => {
  const changesOf = (after: SiteDocument) => listChanges(filled, after);

  test("by the block", () => {
    const text = { op: "set-text", address: "/page-2#faq/heading", value: "Asked" } as const;
    expect(changesOf(edit(filled, text))).toEqual(["/page-2#faq"]);
    expect(changesOf(edit(filled, { op: "hide-block", address: "/#faq", hidden: true }))).toEqual([
      "/#faq",
    ]);
  });

  test("by the page, when its order or what is said of it has changed", () => {
    expect(changesOf(edit(filled, { op: "move-block", address: "/#faq", to: 1 }))).toEqual(["/#"]);
    expect(changesOf(edit(filled, { op: "remove-block", address: "/#faq" }))).toEqual(["/#"]);
    const title = { op: "set-text", address: "/page-2#/title", value: "New" } as const;
    expect(changesOf(edit(filled, title))).toEqual(["/page-2#"]);
    const added = edit(filled, { op: "add-block", page: "/page-2", kind: "notice" });
    expect(changesOf(added)).toEqual(["/page-2#", "/page-2#notice-2"]);
  });

  test("as one page that is new and one that is gone, when its address has changed", () => {
    const moved = edit(filled, {
      ...{ op: "rename-page", page: "/page-7", label: filled.pages[7]?.label ?? "", path: "/far" },
    });
    expect(changesOf(moved)).toEqual(["/far#", "/page-7#"]);
  });

  test("as what all pages share, when the style, the facts, the menu or the name has changed", () => {
    for (const operation of [
      { op: "set-style", hue: 1 },
      { op: "set-fact", key: "phone", value: "+44 113 496 0000" },
      { op: "set-language", language: "de" },
      { op: "remove-item", address: "#/navigation/items", at: 0 },
    ] as const)
      expect([operation.op, changesOf(edit(filled, operation))]).toEqual([operation.op, ["#"]]);
  });

  test("without what nobody sees: locks, origins, answered questions", () => {
    expect(changesOf(edit(filled, { op: "set-lock", address: "/#faq", locked: true }))).toEqual([]);
    const task = { id: "t", topic: "photo" as const, title: "Add photographs." };
    const asked = checkDocument({ ...filled, ownerTasks: [task] });
    const done = edit(asked, { op: "answer-task", taskId: "t", action: "confirm" });
    expect(listChanges(asked, done)).toEqual([]);
  });
});
