/** What operations on blocks and lists make of a document; `edit` holds each to go back. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { blocksOf, edit, pictureIdsOf, read } from "../../../../test/fixtures/edits.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { Block } from "../blocks.ts";
import type { SiteDocument } from "../document.ts";
import { BLOCK_VARIANTS } from "../vocabulary.ts";
import { ADDABLE_KINDS } from "./add-block.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const filled = fillDocument();
const bakery = composeSite(
  { businessName: "Alder & Rye", industry: "Sourdough bakery in Leeds" },
  "results",
);

const idsOf = (document: SiteDocument, path = "/") => blocksOf(document, path).map(({ id }) => id);

describe("blocks", () => {
  test.each(ADDABLE_KINDS)("%s is added where it was asked for, under an id of its own", (kind) => {
    const before = idsOf(filled);
    const after = edit(filled, { op: "add-block", page: "/", kind, at: 3 });
    const added = blocksOf(after)[3];
    expect(added?.kind).toBe(kind);
    expect(before).not.toContain(added?.id ?? "");
    expect(idsOf(after).toSpliced(3, 1)).toEqual(before);
    const last = edit(filled, { op: "add-block", page: "/", kind });
    expect(blocksOf(last).at(-1)?.kind).toBe(kind);
  });

  test("added past the end of a page one stands at its end", () => {
    const after = edit(bakery, { op: "add-block", page: "/contact", kind: "notice", at: 30 });
    expect(blocksOf(after, "/contact").at(-1)?.kind).toBe("notice");
  });

  test("one is removed with its origins, and others keep theirs", () => {
    const said = ["/#story/heading", "/#faq/heading"].reduce(
      (document, address) => edit(document, { op: "set-text", address, value: "Said" }),
      filled,
    );
    const after = edit(said, { op: "remove-block", address: "/#story" });
    expect(idsOf(after)).toEqual(idsOf(filled).filter((id) => id !== "story"));
    expect(Object.keys(after.origins)).toEqual(["/#faq/heading"]);
  });

  test("one is moved, and its origins and locks need not move with it", () => {
    const locked = edit(filled, { op: "set-lock", address: "/#faq", locked: true });
    const after = edit(locked, { op: "move-block", address: "/#faq", to: 1 });
    expect(idsOf(after)[1]).toBe("faq");
    expect(after.locks).toEqual(["/#faq"]);
    expect(idsOf(edit(filled, { op: "move-block", address: "/#faq", to: 30 })).at(-1)).toBe("faq");
  });

  test("a hidden one is kept whole, and shown again without a trace", () => {
    const hidden = edit(filled, { op: "hide-block", address: "/#faq", hidden: true });
    expect(read(hidden, "/#faq")).toEqual({
      ...(read(filled, "/#faq") as object),
      hidden: true,
    });
    expect(edit(hidden, { op: "hide-block", address: "/#faq", hidden: false })).toEqual(filled);
  });

  test("a copy stands below, says the same, and shares neither id nor picture with it", () => {
    for (const id of ["offers", "gallery", "callToAction", "story", "picture"].map((kind) =>
      kind.toLowerCase(),
    )) {
      const after = edit(filled, { op: "duplicate-block", address: `/#${id}` });
      const at = idsOf(after).indexOf(id);
      const [original, copy] = [blocksOf(after)[at], blocksOf(after)[at + 1]];
      expect(copy?.id).toBe(`${id}-2`);
      expect(wordsOf(copy)).toEqual(wordsOf(original));
      const pictures = pictureIdsOf(after);
      expect(pictures.length - new Set(pictures).size).toBe(
        pictureIdsOf(filled).length - new Set(pictureIdsOf(filled)).size,
      );
    }
  });

  test("a copy of a copy counts on, and its origins are those of the original", () => {
    const said = edit(filled, { op: "set-text", address: "/#notice/text", value: "Closed." });
    const one = edit(said, { op: "duplicate-block", address: "/#notice" });
    const two = edit(one, { op: "duplicate-block", address: "/#notice-2" });
    expect(idsOf(two).filter((id) => id.startsWith("notice"))).toEqual([
      "notice",
      "notice-2",
      "notice-3",
    ]);
    expect(Object.keys(two.origins).sort()).toEqual([
      "/#notice-2/text",
      "/#notice-3/text",
      "/#notice/text",
    ]);
  });

  test("every variant of a kind can be chosen, and changes nothing but the arrangement", () => {
    for (const block of blocksOf(filled))
      for (const variant of BLOCK_VARIANTS[block.kind]) {
        const address = `/#${block.id}`;
        const after = edit(filled, { op: "set-variant", address, variant });
        expect(read(after, address)).toEqual({ ...block, variant });
      }
  });
});

const wordsOf = (block: Block | undefined): string =>
  JSON.stringify(block, (key, value) => (key === "id" ? undefined : value));

describe("entries of lists", () => {
  const LISTS = [
    ["/#offers/items", "name"],
    ["/#process/steps", "title"],
    ["/#features/items", "title"],
    ["/#faq/items", "question"],
    ["/#comparison/rows", "subject"],
    ["/#hero/entries", "label"],
    ["/#hero/actions", "label"],
    ["/#contact/fields", "name"],
    ["#/navigation/items", "label"],
  ] as const;

  test.each(LISTS)("%s takes one more at a place, and gives it back", (address, key) => {
    const before = read(filled, address) as Record<string, unknown>[];
    const longer = edit(filled, { op: "add-item", address, at: 1 });
    const after = read(longer, address) as Record<string, unknown>[];
    expect(after.toSpliced(1, 1)).toEqual(before);
    expect(String(after[1]?.[key])).not.toBe("");
    const shorter = edit(longer, { op: "remove-item", address, at: 1 });
    expect(shorter).toEqual({ ...filled, origins: shorter.origins });
    expect(Object.keys(shorter.origins)).toEqual([]);
  });

  test.each(LISTS)("%s is put in another order, and back", (address) => {
    const before = read(filled, address) as unknown[];
    const last = before.length - 1;
    const moved = edit(filled, { op: "move-item", address, from: 0, to: last });
    expect(read(moved, address)).toEqual([...before.slice(1), before[0]]);
    expect(edit(moved, { op: "move-item", address, from: last, to: 0 })).toEqual(filled);
  });

  test("a list that is not there yet begins with its first entry", () => {
    const address = "/#offers/items/1/includes";
    const emptied = edit(filled, { op: "remove-item", address, at: 0 });
    expect(read(emptied, address)).toEqual([]);
    const without = structuredClone(filled);
    const offers = blocksOf(without).find(({ kind }) => kind === "offers");
    if (offers?.kind === "offers") for (const item of offers.items) delete item.includes;
    expect(read(without, address)).toBeUndefined();
    expect(read(edit(without, { op: "add-item", address }), address)).toHaveLength(1);
  });

  test("a text, its origin and its lock stay together when entries before them come and go", () => {
    const list = "/#faq/items";
    let document = edit(filled, {
      ...{ op: "set-text", address: `${list}/2/answer`, value: "Yes, on Sundays." },
    });
    document = edit(document, { op: "set-lock", address: `${list}/2/answer`, locked: true });
    document = edit(document, { op: "add-item", address: list, at: 0 });
    document = edit(document, { op: "move-item", address: list, from: 1, to: 2 });
    document = edit(document, { op: "move-item", address: list, from: 3, to: 0 });
    document = edit(document, { op: "remove-item", address: list, at: 1 });
    expect(document.locks).toEqual([`${list}/0/answer`]);
    expect(read(document, `${list}/0/answer`)).toBe("Yes, on Sundays.");
    expect(document.origins[`${list}/0/answer`]).toEqual({ from: "owner" });
    expect(() => edit(document, { op: "remove-item", address: list, at: 0 })).toThrow("is locked");
  });

  test("fields that are added to a form get names that no other field has", () => {
    let document = filled;
    for (let at = 0; at < 4; at += 1)
      document = edit(document, { op: "add-item", address: "/#contact/fields", at: 0 });
    const names = (read(document, "/#contact/fields") as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of ["when", "room", "more"]) expect(names).toContain(name);
  });

  test("a block of facts gets the next one that it does not show, until there is none", () => {
    const address = "/#facts/factIds";
    const bare = edit(filled, { op: "remove-item", address, at: 0 });
    expect(read(edit(bare, { op: "add-item", address }), address)).toContain("phone");
  });
});
