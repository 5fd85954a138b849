/** What was written in the builder and is not stored: kept at its place, and never put back over something newer. */
import { beforeEach, describe, expect, test } from "bun:test";
import { bakeryDocument } from "../../../../../test/fixtures/small-site.ts";
import { applyPatch } from "../../../design/edit/patch.ts";
import type { OperationInput, SiteDocument } from "../../../design/room.ts";
import type { OpenedBuilder } from "../../builder-model.ts";
import { blockAt, isLocked, nameOfBlock, readText } from "./address.ts";
import {
  factPlace,
  findRefused,
  openUnsaved,
  taskPlace,
  type UnsavedStore,
  wishPlace,
} from "./unsaved.ts";
import { keepUnsent, takeUnsent } from "./unsent.ts";

const ADDRESS = "/#hero/heading";
const text = (value: string | null, address = ADDRESS): OperationInput => ({
  ...{ op: "set-text", address, value },
});

let store: UnsavedStore;
let sites = 0;
beforeEach(() => {
  sites += 1;
  store = openUnsaved(`site_${sites}`, "usr_1");
});
const at = (place = ADDRESS) => store.texts.value[place];

describe("a text", () => {
  test("that is refused stays with the reason, until it is saved", () => {
    const edit = text("too long");
    store.send(edit);
    expect(at()).toBeUndefined();
    store.refuse(edit, "400 characters at most");
    expect(at()).toEqual({ text: "too long", refusal: "400 characters at most" });
    const shorter = text("short");
    store.send(shorter);
    store.settle(shorter);
    expect(store.texts.value).toEqual({});
  });

  test("that was taken out is kept as an empty one", () => {
    const edit = text(null);
    store.send(edit);
    store.refuse(edit, "It must be there.");
    expect(at()).toEqual({ text: "", refusal: "It must be there." });
  });

  test("that was written anew since is not put back by what became of the earlier one", () => {
    const [first, second] = [text("first"), text("second")];
    store.send(first);
    store.send(second);
    store.refuse(first, "No.");
    expect(at()).toBeUndefined();
    store.refuse(second, "No.");
    store.settle(first);
    expect(at()?.text).toBe("second");
  });

  test("that was discarded meanwhile does not come back when it is refused", () => {
    const edit = text("discarded");
    store.send(edit);
    store.drop(ADDRESS);
    store.refuse(edit, "No.");
    expect(store.texts.value).toEqual({});
    const other = text("with the draft");
    store.send(other);
    store.dropAll();
    store.refuse(other, "No.");
    expect(store.texts.value).toEqual({});
  });

  test("is of its own place: what becomes of another changes nothing", () => {
    const [one, other] = [text("one"), text("other", "/#hero/intro")];
    for (const edit of [one, other]) {
      store.send(edit);
      store.refuse(edit, "No.");
    }
    store.settle(other);
    expect(Object.keys(store.texts.value)).toEqual([ADDRESS]);
  });
});

test("facts, answers and wishes have places of their own", () => {
  expect(
    new Set([factPlace("phone", undefined), factPlace("phone", "f1"), taskPlace("phone")]).size,
  ).toBe(3);
  expect([factPlace("social", "f1"), factPlace("person", "f1")]).toEqual(["fact #f1", "fact #f1"]);
  expect(wishPlace(undefined)).not.toBe(wishPlace(ADDRESS));
  const kept: [OperationInput, string, string | undefined][] = [
    [{ op: "set-fact", key: "phone", value: "x" }, factPlace("phone", undefined), "x"],
    [{ op: "set-fact", key: "phone", value: "x", id: "f1" }, factPlace("phone", "f1"), "x"],
    [{ op: "remove-fact", id: "f2" }, factPlace("", "f2"), ""],
    [{ op: "answer-task", taskId: "t1", action: "change", text: "x" }, taskPlace("t1"), "x"],
    [{ op: "answer-task", taskId: "t2", action: "confirm" }, taskPlace("t2"), undefined],
  ];
  for (const [edit, place, written] of kept) {
    store.send(edit);
    store.refuse(edit, "No.");
    expect(at(place)).toEqual({ text: written, refusal: "No." });
  }
});

test("edits that put no text anywhere leave nothing behind", () => {
  const edits: OperationInput[] = [
    { op: "set-style", hue: 7 },
    { op: "remove-block", address: "/#hero" },
    { op: "set-text", address: ADDRESS, value: true },
  ];
  for (const edit of edits) {
    store.send(edit);
    store.refuse(edit, "No.");
  }
  expect(store.texts.value).toEqual({});
});

test("what is written and not to be sent yet is kept without a reason, for one person and site each", () => {
  store.keep(taskPlace("t1"), "By the har");
  expect(openUnsaved(`site_${sites}`, "usr_1").texts.value[taskPlace("t1")]).toEqual({
    text: "By the har",
    refusal: "",
  });
  expect(openUnsaved(`site_${sites}`, "usr_2").texts.value).toEqual({});
  expect(openUnsaved(`site_${sites} more`, "usr_1").texts.value).toEqual({});
});

describe("what keeps a draft from being saved whole", () => {
  const document: SiteDocument = JSON.parse(bakeryDocument());
  const hero = document.pages[0]?.blocks[0]?.id;
  const opened = {
    document,
    catalogue: { facts: [{ id: "phone", title: "Telephone", isRepeated: false }] },
    tasks: [{ id: "t1", kind: "task", text: "Add your address.", canChange: true }],
  } as unknown as OpenedBuilder;
  const refused = { text: "x", refusal: "No." };

  test.each([
    [`/#${hero}/heading`, /^Heading/],
    [factPlace("phone", undefined), /^Telephone$/],
    [taskPlace("t1"), /^an answer under Tasks$/],
  ])("%s is named", (place, name) => {
    expect(findRefused(opened, { [place]: refused })).toMatch(name);
  });

  test.each([
    [`/#gone/heading`, refused],
    [taskPlace("gone"), refused],
    [factPlace("", "gone"), refused],
    // Being written, and asked for without a text: neither is a text that waits to be corrected.
    [`/#${hero}/heading`, { text: "x", refusal: "" }],
    [taskPlace("t1"), { text: undefined, refusal: "No." }],
  ])("%s with %j is none", (place, kept) =>
    expect(findRefused(opened, { [place]: kept })).toBeUndefined(),
  );

  test("an address names its block and text, and one that leads nowhere nothing", () => {
    const block = blockAt(document, `/#${hero}`);
    expect(block?.id).toBe(hero as string);
    expect(readText(document, `/#${hero}/heading`)).toBe(
      nameOfBlock(block as NonNullable<typeof block>),
    );
    for (const nowhere of [
      "",
      "#",
      "/#",
      "/nothing#x",
      `/#${hero}/nothing/7`,
      "/#__proto__/heading",
    ])
      expect([nowhere, readText(document, nowhere)]).toEqual([nowhere, ""]);
  });

  test("a lock holds what is in it, and nothing that is only called alike", () => {
    const locked = applyPatch(document, [
      { step: "set", at: ["locks"], value: ["/#a", "/#b/items/1"] },
    ]);
    const held = ["/#a", "/#a/heading", "/#b/items/1/name"];
    const free = ["/#ab", "/#b", "/#b/items/10", "/#b/items"];
    expect(held.map((address) => isLocked(locked, address))).toEqual([true, true, true]);
    expect(free.map((address) => isLocked(locked, address))).toEqual([false, false, false, false]);
    expect(isLocked(document, "/#a")).toBe(false);
  });
});

describe("edits that were made without a session", () => {
  const of = { siteId: "site_1", userId: "usr_1" };

  test("are taken once, in their order, with the revision that the first was made on", () => {
    keepUnsent({ ...of, revision: 4 }, text("one"));
    keepUnsent({ ...of, revision: 9 }, text("two"));
    expect(takeUnsent("site_1", "usr_1")).toEqual({
      revision: 4,
      operations: [text("one"), text("two")],
    });
    expect(takeUnsent("site_1", "usr_1")).toBeUndefined();
  });

  test("are nobody else's", () => {
    keepUnsent({ ...of, revision: 4 }, text("mine"));
    expect(takeUnsent("site_1", "usr_2")).toBeUndefined();
    expect(takeUnsent("site_2", "usr_1")).toBeUndefined();
    expect(takeUnsent("site_1", "usr_1")?.operations.length).toBe(1);
  });
});
