/**
 * What the builder shows: a page of the draft as visitors would get it, with its parts named, its links leading to
 * other previews, and nothing that reaches a visitor's address or sends anything.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  attribute,
  listElements,
  type PageElement,
  readText,
} from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../design/document.ts";
import { findPlace, readPlace } from "../design/edit/address.ts";
import { createBlock } from "../design/edit/starter.ts";
import { BLOCK_VARIANTS, type BlockKind, DIRECTION_IDS } from "../design/vocabulary.ts";
import type { EventEntry, RenderOptions, ShownImage } from "./options.ts";
import { previewFonts, renderPreviewBlock, renderPreviewPage } from "./preview.ts";
import { renderSite } from "./render-site.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const OPTIONS: RenderOptions = {
  ...{ origin: "http://x.localhost", siteId: "site_1", recaptchaKey: "key" },
  features: { forms: true },
};
const PLACE = { pages: "/console/preview/site_1", assets: "/console/assets/site_1" };
const filled = fillDocument();
const decoder = new TextDecoder();

const show = (
  document: SiteDocument,
  path = "/",
  more: Partial<RenderOptions> = {},
  script?: string,
) =>
  renderPreviewPage(document, { ...OPTIONS, ...more }, path, {
    ...PLACE,
    ...(script !== undefined && { script }),
  }) ?? "";
const bodyOf = (html: string) => html.slice(html.indexOf("<body"));
const slotsOf = (html: string) =>
  listElements(html).flatMap((one) => {
    const address = attribute(one, "data-slot");
    return address === undefined ? [] : [{ address, element: one }];
  });

describe("every marked slot", () => {
  test.each([...DIRECTION_IDS])(
    "of %s is a place of the document, and shows what stands there",
    (direction) => {
      const document = fillDocument({ direction });
      for (const path of ["/", "/page-1", "/page-3"])
        for (const { address, element } of slotsOf(show(document, path))) {
          const value = readPlace(document, findPlace(document, address) ?? ["none"]);
          expect([address, value === undefined]).toEqual([address, false]);
          if (typeof value === "string") expect(readText(element)).toContain(value);
          else expect([address, element.tagName]).toEqual([address, "figure"]);
        }
    },
  );

  test("is one that can be written in: headings, introductions and entries of each kind", () => {
    const addresses = new Set(slotsOf(show(filled)).map(({ address }) => address));
    for (const address of [
      ...["/#hero/heading", "/#hero/lede", "/#hero/eyebrow", "/#hero/notes/0"],
      ...["/#hero/actions/0/label", "/#hero/actions/1/label", "/#statement/text"],
      ...["/#statement/aside", "/#offers/items/2/name", "/#offers/items/0/includes/0"],
      ...["/#offers/items/1/price", "/#offers/items/1/detail", "/#process/steps/0/when"],
      ...["/#features/items/1/text", "/#faq/items/0/question", "/#faq/items/0/answer"],
      ...["/#calltoaction/actions/0/label", "/#contact/note", "/#gallery/emptyText"],
      ...["/#events/emptyText", "/#story/paragraphs/0", "/#story/chapters/0/title"],
      ...["/#principles/items/0/title", "/#audience/items/2/text", "/#comparison/rows/0/usual"],
      ...["/#comparison/hereLabel", "/#links/items/0/label", "/#notice/text"],
      ...["/#legal/sections/0/paragraphs/0", "/#legal/sections/0/points/0", "/#picture/art"],
      ...["#/navigation/items/0/label", "#/navigation/footerLine"],
    ])
      expect([address, addresses.has(address)]).toEqual([address, true]);
  });

  test("of a comparison in pairs can be written in as well as one in a table", () => {
    for (const variant of BLOCK_VARIANTS.comparison) {
      const block = filled.pages[0]?.blocks.find(({ kind }) => kind === "comparison");
      const pages = filled.pages.map((page, at) => ({
        ...page,
        blocks:
          at > 0
            ? page.blocks
            : page.blocks.map((one) => (one === block ? { ...one, variant } : one)),
      }));
      const addresses = slotsOf(show(checkDocument({ ...filled, pages }))).map(
        ({ address }) => address,
      );
      for (const key of ["subject", "usual", "here"])
        expect([variant, addresses]).toEqual([
          ...[variant, expect.arrayContaining([`/#comparison/rows/1/${key}`])],
        ]);
    }
  });
});

describe("a preview sends and fetches nothing from where visitors are", () => {
  const images: ShownImage[] = [
    {
      ...{ id: "img_1", url: "/_images/1.webp", alt: "Bread", width: 800, height: 600 },
      sizes: [
        { url: "/_images/1-480.webp", width: 480 },
        { url: "/_images/1.webp", width: 800 },
      ],
    },
  ];
  const html = show(filled, "/", { galleryImages: images });
  const elements = listElements(html);
  const all = (name: string) => elements.flatMap((one) => attribute(one, name) ?? []);

  test("its links lead to other previews, and those elsewhere stay", () => {
    const own = all("href").filter((href) => href.startsWith("/"));
    for (const href of own)
      expect([href, href.startsWith(PLACE.pages) || href.startsWith(PLACE.assets)]).toEqual([
        ...[href, true],
      ]);
    expect(own).toContain(`${PLACE.pages}/page-2`);
    expect(own).toContain(`${PLACE.pages}/`);
    expect(all("href")).toContain("#top");
  });

  test("its fonts and pictures come from the builder's own place", () => {
    for (const address of [...all("src"), ...all("srcset").flatMap((set) => set.split(", "))])
      expect([address, address.startsWith(`${PLACE.assets}/`)]).toEqual([address, true]);
    expect(all("srcset").join()).toContain(`${PLACE.assets}/_images/1-480.webp 480w`);
    const urls = [...html.matchAll(/url\("?([^")]+)/gu)].map(([, url]) => url ?? "");
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(url).toStartWith(`${PLACE.assets}/_assets/`);
    const known = previewFonts(filled);
    for (const url of urls) expect(known.has(url.slice(PLACE.assets.length))).toBe(true);
  });

  test("its forms go nowhere, and no script of the site's runs in it", () => {
    expect(all("action")).toEqual([]);
    const scripts = elements.filter(
      (one) => one.tagName === "script" && attribute(one, "type") !== "application/ld+json",
    );
    expect(scripts).toEqual([]);
    const [script] = listElements(show(filled, "/", {}, "/console/frame.js")).filter(
      (one) => one.tagName === "script" && attribute(one, "src") !== undefined,
    );
    expect(attribute(script as PageElement, "src")).toBe("/console/frame.js");
  });
});

describe("a preview shows", () => {
  test("what visitors get: the same text on each page", () => {
    const words = (html: string) =>
      readText(listElements(html).find(({ tagName }) => tagName === "main") as PageElement)
        .replace(/\s+/gu, " ")
        .trim();
    // Of pictures and dates the preview says that there are none, where visitors see nothing.
    const quiet = checkDocument({
      ...filled,
      pages: filled.pages.map((page) => ({
        ...page,
        blocks: page.blocks.filter(({ kind }) => kind !== "gallery" && kind !== "events"),
      })),
    });
    for (const { path, bytes, kind } of renderSite(quiet, OPTIONS)) {
      if (kind !== "page" || !quiet.pages.some((page) => page.path === path)) continue;
      expect([path, words(show(quiet, path))]).toEqual([path, words(decoder.decode(bytes))]);
    }
  });

  test("blocks that visitors do not see while there is nothing in them", () => {
    const html = show(filled);
    for (const id of ["gallery", "events"]) expect(html).toContain(`data-block="/#${id}"`);
  });

  test("the page of an event, and nothing for one that is not there", () => {
    const event: EventEntry = {
      ...{ path: "/events/fair", title: "Fair", when: "On Monday", isPast: false },
      startsAtIso: "2027-05-01T18:00:00+02:00",
      details: { isOnline: false, takesRegistrations: true, calendar: "" },
    };
    const html = show(filled, "/events/fair", { events: [event] });
    expect(html).toContain("On Monday");
    expect(bodyOf(html)).not.toContain("action=");
    expect(show(filled, "/events/gone", { events: [event] })).toBe("");
    expect(show(filled, "/gone")).toBe("");
  });

  test("pages that the service writes by itself, without marks in them", () => {
    for (const path of ["/privacy", "/404", "/thank-you", "/accessibility"]) {
      const html = show(filled, path);
      expect(html).toContain("<h1");
      expect(slotsOf(html).filter(({ address }) => !address.startsWith("#/"))).toEqual([]);
      expect(html).not.toContain("data-block");
    }
  });
});

describe("a block alone", () => {
  const kinds = Object.keys(BLOCK_VARIANTS) as BlockKind[];

  test.each(kinds)(
    "of the kind %s is shown in every variant, without the frame of a page",
    (kind) => {
      const [page] = filled.pages;
      if (page === undefined) throw new Error("no page");
      const block = createBlock(filled, page, kind);
      for (const variant of BLOCK_VARIANTS[kind]) {
        const shown = { ...block, variant } as typeof block;
        const html = renderPreviewBlock(filled, OPTIONS, shown, PLACE);
        const elements = listElements(html);
        expect(elements.filter(({ tagName }) => ["header", "footer"].includes(tagName))).toEqual(
          [],
        );
        const blocks = elements.flatMap((one) => attribute(one, "data-block") ?? []);
        expect([variant, blocks]).toEqual([variant, [`/#${block.id}`]]);
      }
    },
  );
});

test("an ordinary page carries no marks of the builder", () => {
  for (const { bytes, kind } of renderSite(filled, OPTIONS))
    if (kind === "page") expect(decoder.decode(bytes)).not.toMatch(/data-(?:slot|block)=/u);
});
