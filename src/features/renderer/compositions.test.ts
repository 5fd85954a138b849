/** What blocks are arranged by: how much they say, and what stands before them. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import type { Block, BlockOf } from "../design/blocks.ts";
import { chooseFrame, DIRECTIONS } from "../design/directions.ts";
import type { Page, SiteDocument } from "../design/document.ts";
import { DIRECTION_IDS, type DirectionId } from "../design/vocabulary.ts";
import type { RenderOptions } from "./options.ts";
import { renderSite } from "./render-site.ts";

setDefaultTimeout(300_000);

const OPTIONS: RenderOptions = {
  origin: "http://x.localhost",
  siteId: "site_1",
  features: { forms: true },
};
const decoder = new TextDecoder();
const SEEDS = Array.from({ length: 12 }, (_, at) => `seed ${at}`);

/** The classes of each block of a page, in order. */
function listClasses(document: SiteDocument, path = "/"): Set<string>[] {
  const file = [...renderSite(document, OPTIONS)].find((one) => one.path === path);
  const html = decoder.decode(file?.bytes);
  return [...html.matchAll(/class="b b-([^"]*)"/gu)].map(
    ([, names]) => new Set(`b-${names}`.split(" ")),
  );
}

const surfaceOf = (classes: Set<string> | undefined): string | undefined =>
  ["plain", "tint", "strong"].find((surface) => classes?.has(`s-${surface}`));

const STATEMENT: BlockOf<"statement"> = {
  ...{ kind: "statement", id: "said", variant: "large", text: "Bread needs time." },
};
const STORY: BlockOf<"story"> = {
  ...{ kind: "story", id: "told", variant: "prose", heading: "About us" },
  paragraphs: ["We bake."],
};
const CONTACT: BlockOf<"contact"> = { kind: "contact", id: "write", variant: "split" };

/** A document of a home page and one further page, each of its opening and these blocks. */
function withBlocks(
  blocks: readonly Block[],
  { direction = "swiss", seed = "seed" }: { direction?: DirectionId; seed?: string } = {},
): SiteDocument {
  const document = fillDocument({ direction });
  const cut = (page: Page): Page => ({ ...page, blocks: [...page.blocks.slice(0, 1), ...blocks] });
  return {
    ...document,
    meta: { ...document.meta, seed },
    pages: document.pages.slice(0, 2).map(cut),
    facts: [],
    navigation: { items: [] },
  };
}

describe("after a coloured opening", () => {
  test.each([...DIRECTION_IDS])("the first section of %s has another colour", (direction) => {
    const faults: string[] = [];
    for (const seed of SEEDS) {
      const { opening, rhythm } = chooseFrame(direction, seed);
      const said = [STATEMENT, { ...STATEMENT, id: "again" }];
      const [first, second] = listClasses(withBlocks(said, { direction, seed }));
      const follows = surfaceOf(second);
      if (surfaceOf(first) !== opening) faults.push(`${seed}: the opening is ${surfaceOf(first)}`);
      const canDiffer = rhythm.some((surface) => surface !== opening);
      if (opening !== "plain" && canDiffer && follows === opening)
        faults.push(`${seed}: ${follows} follows ${opening}`);
    }
    expect(faults).toEqual([]);
  });

  test("and so it is on further pages, where the direction paints their openings", () => {
    const painted = DIRECTION_IDS.filter((direction) => DIRECTIONS[direction].pageOpening);
    expect(painted.length).toBeGreaterThan(3);
    for (const direction of painted)
      for (const seed of SEEDS) {
        const [, second] = listClasses(withBlocks([STATEMENT], { direction, seed }), "/page-1");
        expect(surfaceOf(second)).not.toBe(DIRECTIONS[direction].pageOpening);
      }
  });

  test("a colour that somebody gave a block stays, whatever it follows", () => {
    for (const surface of ["plain", "tint", "strong"] as const)
      for (const direction of DIRECTION_IDS) {
        const [, second] = listClasses(withBlocks([{ ...STATEMENT, surface }], { direction }));
        expect(surfaceOf(second)).toBe(surface);
      }
  });
});

test("no two loud sections follow each other, and forms and questions are never loud by themselves", () => {
  const faq: Block = {
    ...{ kind: "faq", id: "asked", variant: "open", heading: "Questions" },
    items: [{ question: "When?", answer: "Daily." }],
  };
  const many = [STATEMENT, faq, CONTACT, { ...STATEMENT, id: "b" }, { ...STATEMENT, id: "c" }];
  for (const direction of DIRECTION_IDS)
    for (const seed of SEEDS.slice(0, 6)) {
      const [, ...sections] = listClasses(withBlocks(many, { direction, seed }));
      const surfaces = sections.map(surfaceOf);
      for (const [at, surface] of surfaces.entries())
        expect(surface === "strong" && surfaces[at + 1] === "strong").toBe(false);
      for (const section of sections)
        if (section.has("b-faq") || section.has("b-contact"))
          expect(surfaceOf(section)).not.toBe("strong");
    }
});

describe("a contact block", () => {
  const phone = {
    ...{ id: "phone", key: "phone" as const, value: "+41 44 123 45 67", source: "owner" as const },
  };
  const show = (block: Block, facts: SiteDocument["facts"], forms = true) => {
    const document = { ...withBlocks([block]), facts };
    const [home] = renderSite(document, { ...OPTIONS, features: { forms } });
    const html = decoder.decode(home?.bytes);
    return /class="b b-contact ([^"]*)"/u.exec(html)?.[1]?.split(" ").slice(2) ?? [];
  };

  test("is told apart by what stands beside its form", () => {
    const headed = { ...CONTACT, heading: "Write to us" };
    expect(show(headed, [phone])).toEqual(["has-form"]);
    expect(show(headed, [])).toEqual(["has-form"]);
    expect(show(CONTACT, [phone])).toEqual(["has-form", "no-heading"]);
    expect(show(CONTACT, [])).toEqual(["has-form", "headless"]);
    expect(show(CONTACT, [phone], false)).toEqual(["no-form", "no-heading"]);
    expect(show(CONTACT, [], false)).toEqual(["no-form", "headless"]);
  });

  test("asks in one group and leaves the message room of its own", () => {
    const fields: BlockOf<"contact">["fields"] = [
      { name: "day", label: "Day", type: "date" },
      { name: "day", label: "The same day", type: "text" },
      { name: "message", label: "Another message", type: "text" },
      { name: "story", label: "Story", type: "textarea" },
    ];
    const [home] = renderSite(withBlocks([{ ...CONTACT, fields }]), OPTIONS);
    const html = decoder.decode(home?.bytes);
    const group = /<div class="fields">(.*?)<\/div>/su.exec(html)?.[1] ?? "";
    const names = [...group.matchAll(/ name="([^"]*)"/gu)].map(([, name]) => name);
    expect(names).toEqual(["name", "email", "phone", "day", "story"]);
    const after = html.slice(html.indexOf(group) + group.length);
    expect(after).toMatch(/^<\/div><p class="field field-wide"><label for="write_message">/u);
    expect(html).not.toContain("The same day");
  });
});

describe("a story of words alone", () => {
  const classesOf = (story: BlockOf<"story">) => {
    const [, told] = listClasses(withBlocks([story]));
    return ["short", "untitled", "has-art"].filter((name) => told?.has(name));
  };
  const art = { id: "a", kind: "still-life", motif: "bread", role: "support" } as const;

  test("is short up to a few lines under its heading", () => {
    expect(classesOf(STORY)).toEqual(["short"]);
    expect(classesOf({ ...STORY, paragraphs: ["x".repeat(260)] })).toEqual(["short"]);
    expect(classesOf({ ...STORY, paragraphs: ["x".repeat(261)] })).toEqual([]);
    expect(classesOf({ ...STORY, paragraphs: ["x".repeat(130), "x".repeat(131)] })).toEqual([]);
  });

  test("without a heading is its first paragraph and the others, if there are others", () => {
    const { heading: _, ...bare } = STORY;
    expect(classesOf(bare)).toEqual([]);
    expect(classesOf({ ...bare, paragraphs: ["We bake.", "You eat."] })).toEqual(["untitled"]);
    expect(classesOf({ ...bare, paragraphs: ["One.", "Two."], lede: "First." })).toEqual([]);
  });

  test("is arranged otherwise beside a picture or chapters", () => {
    expect(classesOf({ ...STORY, art })).toEqual(["has-art"]);
    const chapters = [{ title: "Prices", paragraphs: ["Bread 5."] }];
    expect(classesOf({ ...STORY, chapters })).toEqual([]);
    expect(classesOf({ ...STORY, paragraphs: [], chapters })).toEqual([]);
  });
});

test("headings are measured by their letters, so that large type has room", () => {
  const measure = (letters: number) => {
    const document = withBlocks([]);
    const [home] = document.pages;
    const [hero] = home?.blocks ?? [];
    if (home === undefined || hero?.kind !== "hero") throw new Error("the page opens with a hero");
    home.blocks = [{ ...hero, heading: "x".repeat(letters) }];
    const [opening] = listClasses(document);
    return ["h-short", "h-middle", "h-full", "h-long"].filter((name) => opening?.has(name));
  };
  expect(measure(1)).toEqual(["h-short"]);
  expect(measure(24)).toEqual(["h-short"]);
  expect(measure(25)).toEqual(["h-middle"]);
  expect(measure(41)).toEqual(["h-middle", "h-full"]);
  expect(measure(65)).toEqual(["h-long"]);
  expect(measure(400)).toEqual(["h-long"]);
});
