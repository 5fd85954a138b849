/**
 * A page's text as Markdown, read back by a program that knows Markdown: every text is the text that was written,
 * whatever signs are in it, and it says what the page says, in its order and under its headings.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { arbitraryDocument } from "../../../../test/fixtures/arbitrary-document.ts";
import { listElements, readText } from "../../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { sizeDocument } from "../../../../test/fixtures/sized-blocks.ts";
import { type Block, checkDocument, type Page, type SiteDocument } from "../../design/room.ts";
import type { EventEntry, RenderOptions, ShownImage } from "../options.ts";
import { renderSite } from "../render-site.ts";

setDefaultTimeout(120_000);

const OPTIONS: RenderOptions = {
  ...{ origin: "http://x.localhost", siteId: "site_1" },
  features: { forms: true },
};
const decoder = new TextDecoder();

function renderAll(document: SiteDocument, options = OPTIONS): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, bytes, contentType } of renderSite(document, options)) {
    if (!contentType.startsWith("text/")) break;
    texts.set(path, decoder.decode(bytes));
  }
  return texts;
}
const twinPath = (path: string) => (path === "/" ? "/index.md" : `${path}.md`);
const readTwin = (document: SiteDocument, path = "/", options = OPTIONS) =>
  renderAll(document, options).get(twinPath(path)) ?? "";

/** As a reader of Markdown shows it. */
const elementsOf = (markdown: string) =>
  listElements(Bun.markdown.html(markdown)).filter(
    ({ tagName }) => !["html", "head", "body"].includes(tagName),
  );
const tagsOf = (markdown: string) => elementsOf(markdown).map(({ tagName }) => tagName);
const squeeze = (text: string) => text.replace(/\s+/gu, " ").trim();

/** The home page with these blocks behind its opening. */
function siteOf(...blocks: object[]): SiteDocument {
  const filled = fillDocument();
  const [home] = filled.pages;
  return checkDocument({ ...filled, pages: [{ ...home, blocks: [home?.blocks[0], ...blocks] }] });
}

describe("a text stays what it is", () => {
  const ODD = [
    ...["1. May is closed", "2) two", "- a dash", "+ a plus", "* a star", "# a hash", "> a quote"],
    ...["---", "===", "***", "___", "| a | b |", "`code`", "```", "~~gone~~", "~~~", "\\", "a\\"],
    ...["_low_", "**bold**", "[x](y)", "![x](y)", "[x]: /y", "<b>bold</b>", "<!-- x -->"],
    ...["&amp;", "&copy; 2026", "&#35;", "a & b", "    four spaces", "\ttab", "- [ ] to do"],
    ...["a  \nb", "a\n\nb", "a\n- b", "Bread: 3 * 4 * 5", "snake_case_name", "1986. It began."],
  ];

  test.each(ODD)("%j", (text) => {
    const odd = fillDocument({ say: () => text });
    const plain = fillDocument({ say: () => "plain" });
    for (const path of ["/", "/page-1", "/page-2"]) {
      const twin = readTwin(odd, path);
      expect([path, tagsOf(twin)]).toEqual([path, tagsOf(readTwin(plain, path))]);
      const read = new Set(elementsOf(twin).map((element) => squeeze(readText(element))));
      expect(read).toContain(squeeze(text));
    }
  });

  test("whatever is written, its headings, buttons and paragraphs are read back as they were", () => {
    const letters = fc.constantFrom(..."-+=*_`~#>|<&;![]()\\.:1 9a\n\tä");
    const texts = fc
      .array(letters, { minLength: 1, maxLength: 20 })
      .map((signs) => signs.join(""))
      .filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(texts, texts, texts, (heading, text, label) => {
        const action = { label, href: "/page-1" };
        const block = { kind: "notice", id: "n", variant: "bar", heading, text, action };
        const elements = elementsOf(readTwin(siteOf(block)));
        const find = (tag: string) =>
          elements.filter(({ tagName }) => tagName === tag).map((one) => squeeze(readText(one)));
        expect(find("h2")).toEqual([squeeze(heading)]);
        expect(find("p")).toContain(squeeze(text));
        expect(find("a")).toContain(squeeze(label));
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ["https://x.example/a)b(c", "https://x.example/a%29b%28c"],
    ["https://x.example/bread_(food)", "https://x.example/bread_%28food%29"],
    ["/page-1", "http://x.localhost/page-1"],
    ["#hero", "#hero"],
    ["mailto:a@b.example", "mailto:a@b.example"],
  ])("a link to %s leads there", (href, target) => {
    const block = {
      ...{ kind: "notice", id: "n", variant: "bar", text: "Closed." },
      action: { label: "More", href },
    };
    const link = elementsOf(readTwin(siteOf(block))).find(
      (one) => one.tagName === "a" && readText(one) === "More",
    );
    expect(link?.attrs).toEqual([{ name: "href", value: target }]);
  });
});

/** The levels and texts of all headings. */
const outlineOf = (html: string): string[] =>
  listElements(html)
    .filter(({ tagName }) => /^h\d$/u.test(tagName))
    .map((one) => `${one.tagName} ${squeeze(readText(one))}`);

describe("the outline", () => {
  const withoutHeadings = (document: SiteDocument): SiteDocument => {
    const bare = (block: Block): Block => {
      if (!["offers", "faq", "story", "contact", "gallery", "events"].includes(block.kind))
        return block;
      const { heading: _, ...rest } = block as Block & { heading?: string };
      return rest as Block;
    };
    return checkDocument({
      ...document,
      pages: document.pages.map((page) => ({ ...page, blocks: page.blocks.map(bare) })),
    });
  };

  test("begins with the page's one title and skips no level", () => {
    for (const document of [
      fillDocument(),
      withoutHeadings(fillDocument()),
      sizeDocument({ size: "least" }),
    ])
      for (const { path } of document.pages) {
        const levels = outlineOf(Bun.markdown.html(readTwin(document, path))).map((line) =>
          Number(line[1]),
        );
        expect([path, levels[0], levels.filter((level) => level === 1).length]).toEqual([
          path,
          1,
          1,
        ]);
        for (const [at, level] of levels.entries())
          expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1);
      }
  });

  test("has every heading of the page, in the page's order", () => {
    for (const document of [fillDocument(), withoutHeadings(fillDocument())]) {
      const texts = renderAll(document);
      for (const { path } of document.pages) {
        const main = /<main[\s\S]*<\/main>/u.exec(texts.get(path) ?? "")?.[0] ?? "";
        const twin = outlineOf(Bun.markdown.html(texts.get(twinPath(path)) ?? ""));
        const rest = twin.map((line) => line.slice(3));
        for (const heading of outlineOf(main).map((line) => line.slice(3))) {
          const at = rest.indexOf(heading);
          const inText = (texts.get(twinPath(path)) ?? "").includes(heading);
          expect([path, heading, at >= 0 || inText]).toEqual([path, heading, true]);
        }
      }
    }
  });
});

describe("what the page does not show is not said either", () => {
  const image = (id: string, alt: string, caption?: string): ShownImage => ({
    ...{ id, alt, url: `/_images/${id}.webp`, width: 8, height: 6, sizes: [] },
    ...(caption !== undefined && { caption }),
  });
  const event = (title: string, isPast: boolean): EventEntry => ({
    ...{ path: `/events/${title.toLowerCase()}`, title, isPast, when: "On Monday" },
    startsAtIso: "2027-05-01T18:00:00+02:00",
  });
  const gallery = {
    ...{
      kind: "gallery",
      id: "g",
      variant: "grid",
      heading: "Seen here",
      emptyText: "Nothing yet",
    },
    slots: [] as object[],
  };
  const events = {
    kind: "events",
    id: "e",
    variant: "list",
    heading: "Dates",
    emptyText: "No dates",
  };
  const slot = (id: string, more: object) => ({
    ...{ id, kind: "still-life", motif: "bread", role: "lead", ...more },
  });

  test("of pictures and dates on pages that are about something else, while there are none", () => {
    const twin = readTwin(siteOf(gallery, events));
    for (const said of ["Seen here", "Nothing yet", "Dates", "No dates"])
      expect(twin).not.toContain(said);
    const past = readTwin(siteOf(events), "/", { ...OPTIONS, events: [event("Fair", true)] });
    expect(past).not.toContain("Fair");
    const coming = { ...OPTIONS, events: [event("Fair", false)] };
    expect(readTwin(siteOf(events), "/", coming)).toContain(
      "- [Fair](http://x.localhost/events/fair): On Monday",
    );
  });

  test("of facts that nobody knows any more, and known ones stand in the block's order", () => {
    const facts = { kind: "facts", id: "f", variant: "row", heading: "At a glance" };
    const gone = readTwin(siteOf({ ...facts, factIds: ["gone"] }));
    expect(gone).not.toContain("At a glance");
    const page = renderAll(siteOf({ ...facts, factIds: ["gone"] })).get("/");
    expect(page).not.toContain("At a glance");
    const known = readTwin(siteOf({ ...facts, factIds: ["hours", "gone", "phone"] }));
    expect([...(known.match(/Words for the (?:hours|phone)/gu) ?? [])]).toEqual([
      "Words for the hours",
      "Words for the phone",
    ]);
  });

  test("of entries that an opening has for another arrangement, or too few of", () => {
    const [opening] = fillDocument({ hero: "index" }).pages[0]?.blocks ?? [];
    if (opening?.kind !== "hero") throw new Error("no opening");
    const entry = "0-hero entry text";
    const opened = (count: number, variant = "index") => {
      const filled = fillDocument();
      const [home, ...others] = filled.pages;
      const hero = { ...opening, variant, entries: opening.entries?.slice(0, count) };
      return readTwin(
        checkDocument({ ...filled, pages: [{ ...home, blocks: [hero] }, ...others] }),
      );
    };
    expect(opened(3)).toContain(entry);
    expect(opened(2)).not.toContain(entry);
    expect(opened(3, "split")).not.toContain(entry);
  });

  test("a gallery says what each picture that it shows is, and no more", () => {
    const images = Array.from({ length: 9 }, (_, at) => image(`img_${at}`, `Picture ${at}`));
    const options = { ...OPTIONS, galleryImages: images };
    const glimpse = readTwin(siteOf(gallery), "/", options);
    expect([...(glimpse.match(/Picture \d/gu) ?? [])]).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `Picture ${at}`),
    );
    const placed = {
      ...gallery,
      slots: [
        slot("s-1", { imageId: "img_7", caption: "Our oven" }),
        slot("s-2", { imageId: "img_8", alt: "Said here" }),
      ],
    };
    const twin = readTwin(siteOf(placed), "/", options);
    expect(twin).toContain("- Picture 7: Our oven\n- Said here\n- Picture 0\n- Picture 1");
    expect(twin).not.toContain("Picture 8");
  });

  test("pictures that nothing is said of leave no empty entries", () => {
    const options = { ...OPTIONS, galleryImages: [image("img_1", ""), image("img_2", "", "Oven")] };
    const lines = readTwin(siteOf(gallery), "/", options).split("\n");
    expect(
      lines.filter((line) => line.startsWith("-")).filter((line) => !/\w/u.test(line)),
    ).toEqual([]);
    expect(lines).toContain("- Oven");
  });
});

test("a twin of any document is in whole lines, and ends in one", () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const texts = renderAll(document);
      for (const { path, hidden } of document.pages as Page[]) {
        const twin = texts.get(twinPath(path));
        if (hidden === true || twin === undefined) continue;
        expect(twin).toEndWith("\n");
        expect(twin).not.toMatch(/\n{3}|^\n/u);
        expect(tagsOf(twin)[0]).toBe("h1");
      }
    }),
    { numRuns: 25, seed: 20_261_128 },
  );
});
