/**
 * Links of a document: those that lead nowhere are found, all that lead to one page are turned or taken away at once,
 * and what stood beside them keeps its origin and its lock.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../document.ts";
import { findPlace, readPlace } from "./address.ts";
import { applyOperation, type OperationInput, readOperation } from "./apply-operation.ts";
import { findBrokenLinks } from "./links.ts";
import { applyPatch } from "./patch.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const filled = fillDocument();

const run = (document: SiteDocument, operation: OperationInput) =>
  applyOperation(document, readOperation(operation));
const edit = (document: SiteDocument, operation: OperationInput): SiteDocument =>
  run(document, operation).document;
const read = (document: SiteDocument, address: string) =>
  readPlace(document, findPlace(document, address) ?? ["none"]);
const hrefsOf = (document: SiteDocument): string[] =>
  findBrokenLinks(document).map(({ href }) => href);

/** The home page with these blocks behind its opening, and a page at /b with one block. */
function siteOf(blocks: readonly object[], navigation: object = {}): SiteDocument {
  const header = { kind: "pageHeader", id: "head", variant: "plain", heading: "Page B" };
  const page = { label: "B", title: "Title B", description: "About B." };
  const [home] = filled.pages;
  return checkDocument({
    ...filled,
    navigation: { items: [], ...navigation },
    pages: [
      { ...home, blocks: [home?.blocks[0], ...blocks] },
      { ...page, role: "custom", path: "/b", blocks: [header] },
    ],
  });
}

const linksTo = (...hrefs: string[]) => ({
  ...{ kind: "links", id: "links", variant: "list", heading: "Go on" },
  items: hrefs.map((href, at) => ({ label: `Link ${at}`, href })),
});

describe("a link leads nowhere", () => {
  test.each([
    ["/gone", true],
    ["/gone#b", true],
    ["/b", false],
    ["/b#head", false],
    ["/b#top", false],
    ["/b#main", false],
    ["/b#gone", true],
    ["#links", false],
    ["#hero", false],
    ["#gone", true],
    ["#top", false],
    ["/privacy", false],
    ["/accessibility", false],
    ["/thank-you", false],
    ["/events/any", false],
    ["https://x.example/gone", false],
    ["mailto:a@b.example", false],
    ["tel:+441134960000", false],
  ])("%s: %p", (href, isBroken) => {
    expect(hrefsOf(siteOf([linksTo("/", href)])).includes(href)).toBe(isBroken);
  });

  test("and is told with where it stands and what it says", () => {
    const document = siteOf([linksTo("/b", "/gone")], {
      items: [{ label: "Old", href: "/old" }],
      action: { label: "Book", href: "/book" },
    });
    const ofHome = findBrokenLinks(document).filter(({ address }) => !address.startsWith("/#hero"));
    expect(ofHome).toEqual([
      { address: "#/navigation/items/0/href", href: "/old", label: "Old" },
      { address: "#/navigation/action/href", href: "/book", label: "Book" },
      { address: "/#links/items/1/href", href: "/gone", label: "Link 1" },
    ]);
  });

  test("an offer's name is a place that a link may lead to, until its block is gone", () => {
    const offers = {
      ...{ kind: "offers", id: "offers", variant: "rows", heading: "What there is" },
      items: [{ id: "bread", name: "Bread", text: "Bread of the day." }],
    };
    const document = siteOf([offers, linksTo("#bread", "/#bread")]);
    expect(hrefsOf(document).filter((href) => href.endsWith("bread"))).toEqual([]);
    const without = edit(document, { op: "remove-block", address: "/#offers" });
    expect(hrefsOf(without).filter((href) => href.endsWith("bread"))).toEqual([
      "#bread",
      "/#bread",
    ]);
  });
});

describe("links that are mended", () => {
  test("lead to the page that was chosen, whatever they led to on the one before", () => {
    const document = siteOf([linksTo("/gone", "/gone#part", "/goner", "/b")]);
    const mended = edit(document, { op: "mend-links", from: "/gone", to: "/b#head" });
    expect(read(mended, "/#links/items")).toMatchObject([
      { href: "/b#head" },
      { href: "/b#head" },
      { href: "/goner" },
      { href: "/b" },
    ]);
  });

  test.each(["/nowhere", "/b#nothing", "/gone", "/gone#x"])(
    "do not lead to %s, where nothing is either",
    (to) => {
      const document = siteOf([linksTo("/gone")]);
      expect(() => edit(document, { op: "mend-links", from: "/gone", to })).toThrow(
        "Choose a page that is there.",
      );
    },
  );

  test.each(["https://x.example/", "mailto:a@b.example", "/privacy", "/"])(
    "may lead to %s",
    (to) => {
      const mended = edit(siteOf([linksTo("/gone")]), { op: "mend-links", from: "/gone", to });
      expect(read(mended, "/#links/items/0/href")).toBe(to);
    },
  );

  test("another broken link of the site is no reason to refuse", () => {
    const document = siteOf([linksTo("/gone", "/other")]);
    const mended = edit(document, { op: "mend-links", from: "/gone", to: "/b" });
    expect(hrefsOf(mended)).toContain("/other");
    expect(hrefsOf(mended)).not.toContain("/gone");
  });
});

describe("links that are taken away", () => {
  const take: OperationInput = { op: "mend-links", from: "/gone", to: null };

  test("go with their entry, but the last ones that a block needs lead home", () => {
    const some = edit(siteOf([linksTo("/gone", "/b", "/gone#x")]), take);
    expect(read(some, "/#links/items")).toEqual([{ label: "Link 1", href: "/b" }]);
    const all = edit(siteOf([linksTo("/gone", "/gone")]), take);
    expect(read(all, "/#links/items")).toEqual([{ label: "Link 0", href: "/" }]);
  });

  test("leave the text of which they were only a part", () => {
    const points = {
      ...{ kind: "features", id: "features", variant: "rows", heading: "Why" },
      items: [
        { title: "Fresh", href: "/gone" },
        { title: "Near", text: "Round the corner." },
      ],
    };
    const document = edit(siteOf([points]), take);
    expect(read(document, "/#features/items")).toEqual([
      { title: "Fresh" },
      { title: "Near", text: "Round the corner." },
    ]);
  });

  test("a block's only button goes, and so does the header's", () => {
    const notice = {
      ...{ kind: "notice", id: "notice", variant: "bar", text: "Closed on Monday." },
      action: { label: "More", href: "/gone" },
    };
    const navigation = {
      items: [
        { label: "Gone", href: "/gone" },
        { label: "B", href: "/b" },
      ],
      action: { label: "Book", href: "/gone" },
    };
    const document = edit(siteOf([notice], navigation), take);
    expect(read(document, "/#notice/action")).toBeUndefined();
    expect(document.navigation).toEqual({ items: [{ label: "B", href: "/b" }] });
  });

  test("the entries behind them keep their origins, under their new place", () => {
    const start = siteOf([linksTo("/gone", "/b", "/", "/gone")]);
    const said = ["1", "2"].reduce(
      (document, at) =>
        edit(document, {
          op: "set-text",
          address: `/#links/items/${at}/label`,
          value: `Own ${at}`,
        }),
      start,
    );
    const document = edit(said, take);
    expect(read(document, "/#links/items")).toMatchObject([{ label: "Own 1" }, { label: "Own 2" }]);
    const origins = Object.keys(document.origins).filter((address) => address.includes("links"));
    expect(origins.sort()).toEqual(["/#links/items/0/label", "/#links/items/1/label"]);
  });

  test("a lock on an entry behind them holds on, and does not keep them there", () => {
    const start = siteOf([linksTo("/gone", "/b")]);
    const address = "/#links/items/1";
    const locked = edit(start, { op: "set-lock", address, locked: true });
    const document = edit(locked, take);
    expect(document.locks).toEqual(["/#links/items/0"]);
    expect(read(document, "/#links/items/0")).toEqual({ label: "Link 1", href: "/b" });
    expect(() =>
      edit(document, { op: "set-text", address: "/#links/items/0/label", value: "x" }),
    ).toThrow("is locked");
  });

  test("a locked link is not taken away, and neither is another then", () => {
    const start = siteOf([linksTo("/gone", "/b", "/gone")]);
    const locked = edit(start, { op: "set-lock", address: "/#links/items/2/label", locked: true });
    expect(() => edit(locked, take)).toThrow("is locked");
  });

  test("come back when it is undone, with their origins", () => {
    const composed = composeSite(
      { businessName: "Alder & Rye", industry: "Sourdough bakery in Leeds" },
      "links",
    );
    const without = edit(composed, { op: "remove-page", page: "/contact" });
    const operation: OperationInput = { op: "mend-links", from: "/contact", to: null };
    const { document, inverse } = run(without, operation);
    expect(hrefsOf(document)).toEqual([]);
    expect(hrefsOf(without)).not.toEqual([]);
    expect(applyPatch(document, inverse)).toEqual(without);
  });
});

test("a page that is moved takes the links to its parts along, and leaves those to pages of a like name", () => {
  const start = siteOf([linksTo("/b", "/b#head", "/b-2", "/", "#links")], {
    items: [{ label: "B", href: "/b" }],
  });
  const moved = edit(start, { op: "rename-page", page: "/b", label: "Bread", path: "/bread" });
  expect(read(moved, "/#links/items")).toMatchObject([
    { href: "/bread" },
    { href: "/bread#head" },
    { href: "/b-2" },
    { href: "/" },
    { href: "#links" },
  ]);
  expect(moved.navigation.items).toEqual([{ label: "Bread", href: "/bread" }]);
});

test("a page whose link is locked cannot be moved, but called otherwise", () => {
  const start = siteOf([linksTo("/b")]);
  const locked = edit(start, { op: "set-lock", address: "/#links", locked: true });
  const rename = { op: "rename-page", page: "/b", label: "Bread" } as const;
  expect(() => edit(locked, { ...rename, path: "/bread" })).toThrow("is locked");
  expect(edit(locked, rename).pages[1]?.label).toBe("Bread");
});

test("a menu's link that was given words of its own keeps them when its page is renamed", () => {
  const start = siteOf([], { items: [{ label: "Our bread", href: "/b" }] });
  const renamed = edit(start, { op: "rename-page", page: "/b", label: "Bread" });
  expect(renamed.navigation.items).toEqual([{ label: "Our bread", href: "/b" }]);
  expect(renamed.origins["/b#/label"]).toEqual({ from: "owner" });
});
