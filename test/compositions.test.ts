/**
 * Compositions of every art direction in a real browser, with few words and many: nothing is cut, nothing lies on
 * anything else, and nothing stands at an edge or beside an empty half. Without a browser these tests are skipped.
 */
import { expect } from "bun:test";
import fc from "fast-check";
import { type Block, blockSchema } from "../src/features/design/blocks.ts";
import { chooseFrame, DIRECTIONS } from "../src/features/design/directions.ts";
import { checkDocument, type SiteDocument } from "../src/features/design/document.ts";
import {
  BLOCK_VARIANTS,
  type BlockKind,
  DIRECTION_IDS,
  type DirectionId,
} from "../src/features/design/vocabulary.ts";
import { renderSite } from "../src/features/renderer/render-site.ts";
import {
  findCuts,
  findIndentedWords,
  findLopsidedForms,
  findLostLinks,
  findOverlaps,
  findWordsAtEdges,
} from "./browser/edges.ts";
import { arbitraryOf, type Choices } from "./fixtures/arbitrary-value.ts";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { fillDocument } from "./fixtures/site-document.ts";

const TIMEOUT_MS = 600_000;
const browser = useBrowser();
const decoder = new TextDecoder();

function render(document: SiteDocument, path = "/"): string {
  const options = { origin: "http://x.localhost", siteId: "site_1", features: { forms: true } };
  for (const file of renderSite(document, options))
    if (file.path === path) return decoder.decode(file.bytes);
  throw new Error(`there is no page at ${path}`);
}

/** Texts of one letter and as few entries as may be, or long ones and as many as may be. */
type Filling = "least" | "most" | "unbroken" | "arabic";

const WORDS: Record<Exclude<Filling, "least" | "unbroken">, string> = {
  most: "Bread, rolls and Rechtsschutzversicherungen for weddings of any size. ",
  arabic: "خبز وحلويات للأعراس والمناسبات الكبيرة في كل يوم من الأسبوع. ",
};

const choose = (filling: Filling): Choices => ({
  text: (lengthMax) =>
    fc.constant(
      filling === "least"
        ? "x"
        : filling === "unbroken"
          ? "W".repeat(Math.min(lengthMax, 60))
          : WORDS[filling].repeat(30).slice(0, Math.min(lengthMax, 400)).trim(),
    ),
  count: (min, max) =>
    fc.constant(
      filling === "least"
        ? min
        : filling === "unbroken"
          ? Math.max(min, Math.min(max, 2))
          : Math.min(max, Math.max(min, 7)),
    ),
  isPresent: fc.constant(filling !== "least"),
  instead: (path) => {
    if (path.endsWith("/href")) return fc.constant("/");
    if (path.endsWith("/hidden") || path.endsWith("/imageId")) return fc.constant(undefined);
    if (path.endsWith("/motif") || path.endsWith("/icon")) return fc.constant("leaf");
    if (path.endsWith("/factIds/*"))
      return fc.constantFrom("phone", "email", "street", "hours", "social");
    return undefined;
  },
});

const arbitraries = new Map<string, fc.Arbitrary<unknown>>();

/** A block of the kind, filled; the same each time. */
function fillBlock(kind: BlockKind, filling: Filling, at: number): Record<string, unknown> {
  const schema = blockSchema.options.find((option) => option.entries.kind.literal === kind);
  if (schema === undefined) throw new Error(`there is no block ${kind}`);
  const name = `${kind} ${filling}`;
  const arbitrary = arbitraries.get(name) ?? arbitraryOf(schema, choose(filling));
  arbitraries.set(name, arbitrary);
  const [block] = fc.sample(arbitrary, { numRuns: 1, seed: 1 });
  return { ...(block as object), id: `block-${at}`, surface: undefined };
}

const KINDS = Object.keys(BLOCK_VARIANTS) as BlockKind[];

/** A home page of every kind of block in the arrangements that the direction has for them. */
function fillHome(direction: DirectionId, filling: Filling): SiteDocument {
  const isRightToLeft = filling === "arabic";
  const document = fillDocument({
    direction,
    isRightToLeft,
    ...(isRightToLeft ? { language: "ar", name: "مخبز الياسمين" } : {}),
  });
  const [home, ...others] = document.pages;
  let at = 0;
  const blocks = KINDS.filter((kind) => kind !== "pageHeader").flatMap((kind) => {
    const variants =
      kind === "hero"
        ? [DIRECTIONS[direction].variants.hero?.[0]]
        : (DIRECTIONS[direction].variants[kind] ?? [BLOCK_VARIANTS[kind][0]]);
    return variants.map((variant) => {
      at += 1;
      const block = fillBlock(kind, filling, at);
      // Names of offers are anchors, and each of them once.
      if (Array.isArray(block.items)) for (const item of block.items) delete item.id;
      return { ...block, variant };
    });
  });
  return checkDocument(
    JSON.parse(
      JSON.stringify({
        ...document,
        pages: [{ ...home, blocks: blocks.slice(0, 30) }, ...others.slice(0, 3)],
      }),
    ),
  );
}

for (const filling of ["least", "most", "unbroken", "arabic"] as const)
  browserTest(
    `with ${filling} in every slot nothing is cut or lies on anything else`,
    async () => {
      const pages = DIRECTION_IDS.map(
        (direction) => [`${direction}, ${filling}`, render(fillHome(direction, filling))] as const,
      );
      for (const width of [320, 1440]) {
        expect(await findCuts(browser(), width, pages)).toEqual([]);
        expect(await findOverlaps(browser(), width, pages)).toEqual([]);
      }
    },
    TIMEOUT_MS,
  );

const findSeed = (fits: (seed: string) => boolean): string | undefined =>
  Array.from({ length: 200 }, (_, at) => `${at}`).find(fits);

/** Openings of every direction in each arrangement and on each surface, with a heading of so many letters. */
function* listOpenings(heading: string): Generator<readonly [string, string]> {
  for (const direction of DIRECTION_IDS)
    for (const hero of DIRECTIONS[direction].variants.hero ?? [])
      for (const opening of new Set(DIRECTIONS[direction].openings)) {
        const document = fillDocument({ direction, hero, say: sayShort });
        const seed = findSeed((one) => chooseFrame(direction, one).opening === opening);
        if (seed === undefined) throw new Error(`no seed opens ${direction} with ${opening}`);
        document.meta.seed = seed;
        for (const page of document.pages) page.blocks = page.blocks.slice(0, 1);
        const [first] = document.pages[0]?.blocks ?? [];
        if (first?.kind === "hero") first.heading = heading;
        yield [`${direction} ${hero} on ${opening}`, render(document)];
      }
}

const sayShort = (slot: string): string =>
  slot.endsWith("lede") ? "For museums, interpretation centres and parks." : "Get in touch";

browserTest(
  "words of an opening keep off the edges of their field",
  async () => {
    const long = "Skeleton preparation and articulation, whales down to wrens";
    for (const [width, heading] of [
      [390, "Tiler"],
      [1440, long],
    ] as const)
      expect(await findWordsAtEdges(browser(), width, listOpenings(heading))).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a form without anything beside it lies in the middle of its page or fills it",
  async () => {
    const contact: Block = { kind: "contact", id: "write", variant: "split" };
    const pages = DIRECTION_IDS.flatMap((direction) =>
      (DIRECTIONS[direction].variants.contact ?? ["split" as const]).map((variant) => {
        const document = { ...fillDocument({ direction }), facts: [] };
        const further = document.pages[1];
        if (further === undefined) throw new Error("the document has a further page");
        further.blocks = [...further.blocks.slice(0, 1), { ...contact, variant }];
        return [`${direction} ${variant}`, render(document, further.path)] as const;
      }),
    );
    expect(await findLopsidedForms(browser(), 1440, pages)).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "words beside a picture begin at their heading, on whichever side it stands",
  async () => {
    const pages = DIRECTION_IDS.flatMap((direction) =>
      (["split", "bleed"] as const)
        .filter((hero) => DIRECTIONS[direction].variants.hero?.includes(hero))
        .flatMap((hero) =>
          [true, false].map((isFlipped) => {
            const document = fillDocument({ direction, hero, say: sayShort });
            document.meta.seed =
              findSeed((one) => chooseFrame(direction, one).isFlipped === isFlipped) ?? "";
            return [
              `${direction} ${hero}${isFlipped ? " flipped" : ""}`,
              render(document),
            ] as const;
          }),
        ),
    );
    expect(await findIndentedWords(browser(), 1440, pages)).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "the only link of a header begins at the margin where links do, and is no bar across the page",
  async () => {
    const pages = DIRECTION_IDS.flatMap((direction) =>
      (["split", "tabs"] as const)
        .filter((layout) => DIRECTIONS[direction].headers.includes(layout))
        .map((layout) => {
          const document = fillDocument({ direction, say: sayShort });
          document.navigation.items = document.navigation.items.slice(0, 1);
          const seed = findSeed((one) => chooseFrame(direction, one).header === layout);
          document.meta.seed = seed ?? "";
          return [`${direction} ${layout}`, render(document)] as const;
        }),
    );
    expect(pages.length).toBeGreaterThan(8);
    expect(await findLostLinks(browser(), 1440, pages)).toEqual([]);
  },
  TIMEOUT_MS,
);
