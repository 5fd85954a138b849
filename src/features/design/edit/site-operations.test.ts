/** What operations on pages, pictures and the whole site make of a document; `edit` holds each to go back. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { blocksOf, edit, pictureIdsOf, read } from "../../../../test/fixtures/edits.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { Block } from "../blocks.ts";
import { checkDocument, type SiteDocument } from "../document.ts";
import { listAssumptions } from "../origins.ts";
import { DIRECTION_IDS } from "../vocabulary.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const filled = fillDocument();
const bakery = composeSite(
  { businessName: "Alder & Rye", industry: "Sourdough bakery in Leeds" },
  "results",
);

const paths = ({ pages }: SiteDocument) => pages.map(({ path }) => path);

describe("pages", () => {
  test("a new one has an opening, a block of its kind, and a link in the menu", () => {
    for (const [role, kind] of [
      ["custom", "story"],
      ["about", "story"],
      ["gallery", "gallery"],
      ["contact", "contact"],
      ["faq", "faq"],
    ] as const) {
      const after = edit(filled, { op: "add-page", label: "Über uns & mehr", role });
      const page = after.pages.at(-1);
      expect(page?.role).toBe(role);
      expect(page?.path).toMatch(/^\/[a-z0-9-]+$/u);
      expect(page?.blocks.map((block) => block.kind)).toEqual(["pageHeader", kind]);
      expect(after.navigation.items.at(-1)).toEqual({
        label: "Über uns & mehr",
        href: page?.path ?? "",
      });
    }
  });

  test("of events is where the pages of events lie, also when it was deleted before", () => {
    const add = { op: "add-page", label: "Dates", role: "events" } as const;
    const added = edit(filled, add);
    expect(added.pages.at(-1)).toMatchObject({ role: "events", path: "/events", label: "Dates" });
    expect(added.pages.at(-1)?.blocks.map(({ kind }) => kind)).toEqual(["pageHeader", "events"]);
    expect(() => edit(added, add)).toThrow("has a page for this already");
    const gone = edit(added, { op: "remove-page", page: "/events" });
    expect(edit(gone, { ...add, path: "/events" }).pages.at(-1)?.path).toBe("/events");
    expect(() => edit(gone, { ...add, path: "/dates" })).toThrow("is fixed");
    expect(() => edit(gone, { op: "add-page", label: "x", path: "/events" })).toThrow("is taken");
  });

  test("two of one name have two addresses, and a full menu takes no more links", () => {
    let document = filled;
    for (let at = 0; at < 7; at += 1)
      document = edit(document, { op: "add-page", label: "Recipes" });
    const added = paths(document).slice(filled.pages.length);
    expect(added.slice(0, 3)).toEqual(["/recipes", "/recipes-2", "/recipes-3"]);
    expect(new Set(added).size).toBe(7);
    expect(document.navigation.items).toHaveLength(8);
  });

  test("one is removed with its links in the menu, its origins, and nothing else", () => {
    const said = edit(filled, { op: "set-text", address: "/page-2#faq/heading", value: "Asked" });
    const menu = edit(said, {
      op: "set-text",
      address: "#/navigation/items/2/label",
      value: "Third",
    });
    const after = edit(menu, { op: "remove-page", page: "/page-2" });
    expect(paths(after)).toEqual(paths(filled).filter((path) => path !== "/page-2"));
    expect(after.navigation.items.map(({ href }) => href)).toEqual(["/page-1", "/page-3"]);
    // The third link of the menu is the second now, and still the owner's.
    expect(after.origins).toEqual({ "#/navigation/items/1/label": { from: "owner" } });
  });

  test("the menu follows the order of the pages, and links elsewhere keep their places", () => {
    const outside = { label: "Shop", href: "https://shop.example/" };
    const [one, two, three] = filled.navigation.items;
    const start = checkDocument({
      ...filled,
      navigation: { ...filled.navigation, items: [one, outside, two, three] },
    });
    const after = edit(start, { op: "move-page", page: "/page-3", to: 1 });
    expect(paths(after).slice(0, 3)).toEqual(["/", "/page-3", "/page-1"]);
    expect(after.navigation.items.map(({ href }) => href)).toEqual([
      "/page-3",
      "https://shop.example/",
      "/page-1",
      "/page-2",
    ]);
  });

  test("a hidden one keeps its links and comes back as it was", () => {
    const hidden = edit(filled, { op: "hide-page", page: "/page-2", hidden: true });
    expect(hidden.pages[2]?.hidden).toBe(true);
    expect(hidden.navigation).toEqual(filled.navigation);
    expect(edit(hidden, { op: "hide-page", page: "/page-2", hidden: false })).toEqual(filled);
  });
});

describe("pictures", () => {
  const address = "/#story/art";
  const image = { kind: "image", imageId: "img_1", focalX: 0.1, focalY: 0.9 } as const;

  test("an image is put in with its focus, and the drawing comes back without either", () => {
    const shown = edit(filled, { op: "set-picture", address, show: image });
    expect(read(shown, address)).toMatchObject({ imageId: "img_1", focalX: 0.1, focalY: 0.9 });
    const drawn = edit(shown, { op: "set-picture", address, show: { kind: "drawn" } });
    expect(read(drawn, address)).toEqual({
      ...(read(filled, address) as object),
      keepsDrawing: true,
    });
  });

  test("what was said of one image is not said of another, and leaves no origin", () => {
    let document = edit(filled, { op: "set-picture", address, show: image });
    for (const key of ["alt", "caption"])
      document = edit(document, { op: "set-text", address: `${address}/${key}`, value: "Loaves" });
    const moved = edit(document, { op: "set-picture", address, show: { ...image, focalX: 0.5 } });
    expect(read(moved, address)).toMatchObject({ alt: "Loaves", caption: "Loaves" });
    for (const show of [
      { ...image, imageId: "img_2" },
      { kind: "drawn" },
      { kind: "none" },
    ] as const) {
      const after = edit(document, { op: "set-picture", address, show });
      expect(read(after, `${address}/alt`)).toBeUndefined();
      expect(read(after, `${address}/caption`)).toBeUndefined();
      expect(after.origins).toEqual({});
    }
  });

  test("a locked caption keeps its picture", () => {
    const shown = edit(filled, { op: "set-picture", address, show: image });
    const said = edit(shown, { op: "set-text", address: `${address}/caption`, value: "Loaves" });
    const locked = edit(said, { op: "set-lock", address: `${address}/caption`, locked: true });
    for (const show of [
      { ...image, imageId: "img_2" },
      { kind: "drawn" },
      { kind: "none" },
    ] as const)
      expect(() => edit(locked, { op: "set-picture", address, show })).toThrow("is locked");
  });

  test("an optional one is taken away, and put back under an id that no other has", () => {
    const none = edit(filled, { op: "set-picture", address, show: { kind: "none" } });
    expect(read(none, address)).toBeUndefined();
    const back = edit(none, { op: "set-picture", address, show: image });
    const { id } = read(back, address) as { id: string };
    expect(pictureIdsOf(back).filter((one) => one === id)).toHaveLength(1);
  });
});

describe("the whole site", () => {
  test("another look keeps every text, page and link", () => {
    const texts = (document: SiteDocument) =>
      JSON.stringify(document.pages, (key, value) => (key === "variant" ? undefined : value));
    const directions = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const after = edit(bakery, { op: "surprise", seed: `seed-${seed}` });
      expect(texts(after)).toBe(texts(bakery));
      expect(after.navigation).toEqual(bakery.navigation);
      expect(after.tokens.direction).not.toBe(bakery.tokens.direction);
      directions.add(after.tokens.direction);
    }
    expect(directions.size).toBeGreaterThan(3);
  });

  test("another look leaves the arrangement of a locked block, and of one with a locked text", () => {
    const [, second, third] = blocksOf(filled);
    const locked = ["/#statement", "/#offers/heading"].reduce(
      (document, address) => edit(document, { op: "set-lock", address, locked: true }),
      filled,
    );
    expect([second?.kind, third?.kind]).toEqual(["statement", "offers"]);
    for (let seed = 0; seed < 8; seed += 1) {
      const after = edit(locked, { op: "surprise", seed: `seed-${seed}` });
      expect(blocksOf(after)[1]).toEqual(second as Block);
      expect(blocksOf(after)[2]).toEqual(third as Block);
    }
  });

  test("a style is changed by what was chosen alone; a direction that lives from one scheme takes it along", () => {
    const after = edit(filled, { op: "set-style", hue: 200, radius: "round" });
    expect(after.tokens).toEqual({
      ...filled.tokens,
      radius: "round",
      palette: { ...filled.tokens.palette, hue: 200 },
    });
    const accented = edit(filled, { op: "set-style", accentHue: 10 });
    expect(accented.tokens.palette.accentHue).toBe(10);
    expect(edit(accented, { op: "set-style", accentHue: null })).toEqual(filled);
    for (const direction of DIRECTION_IDS) {
      const light = edit(filled, { op: "set-style", direction, scheme: "light" });
      expect(light.tokens).toMatchObject({ direction, scheme: "light" });
    }
    expect(edit(filled, { op: "set-style", direction: "cinema" }).tokens.scheme).toBe("dark");
  });

  test("the new name stands in texts, and in nothing that machines read", () => {
    const named = checkDocument({
      ...filled,
      identity: {
        ...filled.identity,
        name: "Bakery",
        schemaType: "Bakery",
        summary: "Bakery in Leeds.",
      },
    });
    const renamed = edit(named, { op: "rename-site", name: "Acme" });
    expect(renamed.identity).toMatchObject({
      ...{ name: "Acme", summary: "Acme in Leeds.", schemaType: "Bakery" },
    });
    const typed = checkDocument({ ...filled, identity: { ...filled.identity, name: "select" } });
    const form = (document: SiteDocument) => read(document, "/#contact/fields");
    expect(form(edit(typed, { op: "rename-site", name: "textarea" }))).toEqual(form(typed));
    const primary = checkDocument({
      ...{ ...filled, identity: { ...filled.identity, name: "primary" } },
      navigation: {
        ...filled.navigation,
        action: { label: "Book at primary", href: "/", weight: "primary" },
      },
    });
    expect(edit(primary, { op: "rename-site", name: "secondary" }).navigation.action).toEqual({
      ...{ label: "Book at secondary", href: "/", weight: "primary" },
    });
  });

  test("a name may have 200 characters, whichever they are", () => {
    const name = "𝔸".repeat(200);
    expect(edit(filled, { op: "rename-site", name }).identity.name).toBe(name);
    expect(() => edit(filled, { op: "rename-site", name: "x".repeat(201) })).toThrow(
      "at most 200 characters",
    );
  });

  test("what was assumed is less by each text that somebody writes or takes out", () => {
    let document = bakery;
    let open = listAssumptions(document.origins).length;
    for (const { address } of listAssumptions(bakery.origins).slice(0, 8)) {
      document = edit(document, { op: "set-text", address, value: "So it is here." });
      const left = listAssumptions(document.origins).length;
      expect(left).toBe(open - 1);
      open = left;
    }
  });
});
