/**
 * An operation that names something that is not there, or that cannot be, is refused with a sentence for its author,
 * and leaves the document as it was. Somebody else may have removed it a moment before.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { SiteDocument } from "../document.ts";
import { applyOperation, readOperation } from "./apply-operation.ts";
import { EditRefused } from "./edit-refused.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const filled = fillDocument();
const bakery = composeSite(
  { businessName: "Alder & Rye", industry: "Sourdough bakery in Leeds" },
  "refusals",
);

/** The refusal of an operation as somebody sent it; fails when it is done, or when the document is touched. */
function refuse(document: SiteDocument, operation: unknown, author: "owner" | "model" = "owner") {
  const before = JSON.stringify(document);
  try {
    applyOperation(document, readOperation(operation), author);
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    expect(JSON.stringify(document)).toBe(before);
    return error;
  }
  throw new Error(`done: ${JSON.stringify(operation)}`);
}

describe("what is not there any more", () => {
  const GONE: readonly [what: string, operation: object, says: string][] = [
    ["a page", { op: "add-block", page: "/gone", kind: "story" }, "page is not there"],
    ["a page", { op: "hide-page", page: "/gone", hidden: true }, "page is not there"],
    ["a page", { op: "move-page", page: "/gone", to: 2 }, "page is not there"],
    ["a page", { op: "remove-page", page: "/gone" }, "page is not there"],
    ["a page", { op: "rename-page", page: "/gone", label: "Gone" }, "page is not there"],
    ["a page's block", { op: "remove-block", address: "/gone#offers" }, "page is not there"],
    ["a block", { op: "remove-block", address: "/#gone" }, "block is not there"],
    ["a block", { op: "move-block", address: "/#gone", to: 2 }, "block is not there"],
    ["a block", { op: "hide-block", address: "/#gone", hidden: true }, "block is not there"],
    ["a block", { op: "duplicate-block", address: "/#gone" }, "block is not there"],
    ["a block", { op: "set-variant", address: "/#gone", variant: "rows" }, "block is not there"],
    ["a text", { op: "set-text", address: "/#gone/heading", value: "x" }, "no such text"],
    ["an entry", { op: "set-text", address: "/#offers/items/9/name", value: "x" }, "no such text"],
    ["an entry", { op: "set-text", address: "/#hero/notes/1", value: "x" }, "no such text"],
    ["a list", { op: "add-item", address: "/#gone/items" }, "no such list"],
    ["an entry", { op: "remove-item", address: "/#offers/items", at: 9 }, "entry is not there"],
    ["an entry", { op: "move-item", address: "/#offers/items", from: 9, to: 0 }, "not there"],
    ["an entry's list", { op: "add-item", address: "/#offers/items/9/includes" }, "no such list"],
    ["a fact", { op: "remove-fact", id: "gone" }, "fact is not there"],
    ["a fact", { op: "set-fact", id: "gone", key: "phone", value: "555 0100" }, "not there"],
    ["a task", { op: "answer-task", taskId: "gone", action: "confirm" }, "answered already"],
    [
      "a picture's place",
      { op: "set-picture", address: "/#gone/art", show: { kind: "drawn" } },
      "no place for a picture",
    ],
    [
      "a picture of a gallery",
      { op: "set-picture", address: "/#gallery/slots/9", show: { kind: "drawn" } },
      "not there any more",
    ],
    ["what was locked", { op: "set-lock", address: "/#gone", locked: true }, "nothing there"],
  ];

  test.each(GONE)("%s: %j", (_what, operation, says) => {
    expect(refuse(filled, operation).message).toContain(says);
  });

  test("an entry of the menu is a text as any other: past its end there is none", () => {
    const count = filled.navigation.items.length;
    for (const key of ["label", "href"])
      expect(
        refuse(filled, {
          ...{ op: "set-text", address: `#/navigation/items/${count}/${key}` },
          value: key === "href" ? "/" : "More",
        }).message,
      ).toContain("no such text");
  });

  test("the words of a header's button that is not there are no text", () => {
    const { action: _, ...navigation } = filled.navigation;
    const without = { ...filled, navigation };
    const { message } = refuse(without, {
      ...{ op: "set-text", address: "#/navigation/action/label", value: "Call" },
    });
    expect(message).toContain("no such text");
  });
});

describe("what is no name of a block", () => {
  const ADDRESSES = [
    "/#offers#more",
    "/#offers/",
    "/#",
    "offers",
    "/page-1",
    "",
    "#offers",
    "//#x",
  ];

  test.each(ADDRESSES)("%j", (address) => {
    for (const operation of [
      { op: "remove-block", address },
      { op: "duplicate-block", address },
      { op: "hide-block", address, hidden: true },
      { op: "move-block", address, to: 1 },
    ])
      expect(refuse(filled, operation).message).toMatch(/is not there any more/u);
  });
});

describe("what cannot be done", () => {
  const IMPOSSIBLE: readonly [operation: object, says: string][] = [
    [{ op: "remove-block", address: "/#hero" }, "A page needs its opening"],
    [{ op: "hide-block", address: "/#hero", hidden: true }, "cannot be hidden"],
    [{ op: "move-block", address: "/#hero", to: 3 }, "always comes first"],
    [{ op: "duplicate-block", address: "/page-1#pageheader" }, "one opening"],
    [{ op: "remove-page", page: "/" }, "needs its home page"],
    [{ op: "hide-page", page: "/", hidden: true }, "home page cannot be hidden"],
    [{ op: "move-page", page: "/", to: 3 }, "home page comes first"],
    [{ op: "move-page", page: "/page-3", to: 0 }, "home page comes first"],
    [
      { op: "rename-page", page: "/", label: "Home", path: "/home" },
      "address of this page is fixed",
    ],
    [{ op: "rename-page", page: "/page-2", label: "x", path: "/page-3" }, "is taken"],
    [{ op: "rename-page", page: "/page-2", label: "x", path: "/privacy" }, "is taken"],
    [
      { op: "rename-page", page: "/page-2", label: "x", path: "/Ä" },
      "small letters, digits and hyphens",
    ],
    [{ op: "add-page", label: "x", path: "/page-3" }, "is taken"],
    [{ op: "add-page", label: "x", path: "no/slash" }, "small letters, digits and hyphens"],
    [{ op: "add-page", label: "Offers", role: "services" }, "has a page for this already"],
    [{ op: "set-variant", address: "/#offers", variant: "grid" }, "Choose one of: rows, ledger"],
    [{ op: "set-text", address: "/#offers/items/0/name", value: "" }, "Name must not be empty"],
    [{ op: "set-text", address: "/#hero/notes/0", value: null }, "must not be empty"],
    [{ op: "set-text", address: "/#hero/heading", value: true }, "cannot be that value"],
    [{ op: "set-text", address: "/#hero/surface", value: "gold" }, "cannot be that value"],
    [{ op: "set-text", address: "/#contact/fields/0/required", value: "yes" }, "cannot be"],
    [{ op: "set-picture", address: "/#picture/art", show: { kind: "none" } }, "needs its picture"],
    [{ op: "set-lock", address: "#/identity/name", locked: true }, "nothing there to lock"],
    [{ op: "set-lock", address: "/page-1#", locked: true }, "nothing there to lock"],
    [{ op: "set-language", language: "english please" }, "must be a tag like"],
    [{ op: "mend-links", from: "/page-1", to: "/" }, "its links need no mending"],
    [{ op: "add-item", address: "/#facts/factIds" }, "There is no further"],
  ];

  test.each(IMPOSSIBLE)("%j", (operation, says) => {
    const least = bareLists(filled);
    expect(refuse(least, operation).message).toContain(says);
  });

  test("the last entries that a block cannot be without stay, and the refusal says how many", () => {
    const least = bareLists(filled);
    const ofSteps = refuse(least, { op: "remove-item", address: "/#process/steps", at: 1 });
    expect(ofSteps.message).toBe("There must be 2 entries here at least.");
    const ofOffers = refuse(least, { op: "remove-item", address: "/#offers/items", at: 0 });
    expect(ofOffers.message).toBe("There must be an entry here at least.");
  });
});

/** With as few steps and offers on the home page as there may be. */
function bareLists(document: SiteDocument): SiteDocument {
  const [home, ...others] = document.pages;
  if (home === undefined) throw new Error("no home page");
  const blocks = home.blocks.map((block) => {
    if (block.kind === "process") return { ...block, steps: block.steps.slice(0, 2) };
    if (block.kind === "offers") return { ...block, items: block.items.slice(0, 1) };
    return block;
  });
  return { ...document, pages: [{ ...home, blocks }, ...others] };
}

describe("an operation that is none is refused before it is looked at", () => {
  const NONE: readonly unknown[] = [
    null,
    [],
    "set-text",
    {},
    { op: "drop-table" },
    { op: "set-text" },
    { op: "set-text", address: 4, value: "x" },
    { op: "set-text", address: "/#hero/heading", value: 7 },
    { op: "set-text", address: "x".repeat(301), value: "x" },
    { op: "set-text", address: "/#hero/heading", value: "x".repeat(100_001) },
    { op: "add-item", address: "/#offers/items", at: -1 },
    { op: "add-item", address: "/#offers/items", at: 1.5 },
    { op: "move-block", address: "/#offers", to: 0 },
    { op: "move-item", address: "/#offers/items", from: Number.NaN, to: 0 },
    { op: "add-block", page: "/", kind: "hero" },
    { op: "add-block", page: "/", kind: "pageHeader" },
    { op: "add-block", page: "/", kind: "marquee" },
    { op: "add-page", label: " " },
    { op: "add-page", label: "x".repeat(61) },
    { op: "add-page", label: "Privacy", role: "privacy" },
    { op: "set-fact", key: "shoe_size", value: "42" },
    { op: "set-fact", key: "phone", value: "" },
    { op: "set-style", hue: 361 },
    { op: "set-style", direction: "vaporwave" },
    { op: "set-picture", address: "/#hero/art", show: { kind: "image", imageId: "../x" } },
    {
      op: "set-picture",
      address: "/#hero/art",
      show: { kind: "image", imageId: "img_1", focalX: 2 },
    },
    { op: "mend-links", from: "https://x.example/", to: "/" },
    { op: "mend-links", from: "/gone", to: "javascript:alert(1)" },
    { op: "surprise", seed: "" },
    { op: "rename-site", name: "" },
  ];

  test.each(NONE.map((value) => [value]))("%j", (value) => {
    const { message } = refuse(filled, value);
    // It says which part is at fault, for somebody who reads the console's log.
    expect(message).toMatch(/^[a-z.A-Z0-9]+: ./u);
  });
});

test("every operation that a model may not do is refused for it, and done for the owner", () => {
  const task = bakery.ownerTasks.find(({ topic }) => topic === "phone");
  const opening = bakery.pages[0]?.blocks[0]?.id;
  for (const operation of [
    { op: "set-fact", key: "phone", value: "+44 113 496 0000" },
    { op: "set-lock", address: `/#${opening}`, locked: true },
    { op: "answer-task", taskId: task?.id, action: "confirm" },
  ]) {
    expect(refuse(bakery, operation, "model").message).toMatch(/^Only (?:the owner|a person) /u);
    const { document } = applyOperation(bakery, readOperation(operation), "owner");
    expect(document).not.toEqual(bakery);
  }
  expect(refuse(filled, { op: "remove-fact", id: "phone" }, "model").message).toContain("owner");
});

test("a page takes as many blocks as it may have and no more, whichever way they come", () => {
  const max = 30;
  let document = filled;
  const add = { op: "add-block", page: "/page-7", kind: "notice" } as const;
  const room = max - (filled.pages.find(({ path }) => path === "/page-7")?.blocks.length ?? 0);
  for (let at = 0; at < room; at += 1)
    document = applyOperation(document, readOperation(add)).document;
  expect(refuse(document, add).message).toContain(`${max} blocks at most`);
  const copy = { op: "duplicate-block", address: "/page-7#notice" };
  expect(refuse(document, copy).message).toContain(`${max} blocks at most`);
  // Another page has its own room.
  expect(() => applyOperation(document, { ...add, page: "/page-6" })).not.toThrow();
});

test("a list takes as many entries as its schema allows, and the refusal says how many", () => {
  let document = filled;
  const add = readOperation({ op: "add-item", address: "/#hero/notes" });
  for (let at = 1; at < 5; at += 1) document = applyOperation(document, add).document;
  expect(refuse(document, add).message).toBe("There may be 5 entries here at most.");
});
