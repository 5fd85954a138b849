/** Long words in large type on a phone, in a real browser: every art direction sets them whole. Without one this is skipped. */
import { afterAll, beforeAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import {
  type Block,
  DIRECTIONS,
  type DirectionId,
  type SiteDocument,
  type TypePairId,
} from "../src/features/design/room.ts";
import { previewFonts, renderPreviewPage } from "../src/features/renderer/preview.ts";
import { browserTest, hasBrowser, useBrowser } from "./fixtures/browser-of-file.ts";
import { composeSite } from "./fixtures/compose-site.ts";

const TIMEOUT_MS = 300_000;
const WORDS = ["Sourdoughbakery", "Rechtsanwaltskanzlei", "Anticonstitutionnellement"];
const ORIGIN = "http://localhost";

const browser = useBrowser();
let page: Page;
/** What the page's requests are answered with. */
let shown = { html: "", fonts: new Map<string, Uint8Array>() };

beforeAll(async () => {
  if (!hasBrowser) return;
  page = await browser().newPage({ viewport: { width: 390, height: 844 } });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: shown.html });
    const font = shown.fonts.get(pathname);
    return font
      ? route.fulfill({ contentType: "font/woff2", body: Buffer.from(font) })
      : route.fulfill({ status: 404 });
  });
}, TIMEOUT_MS);
afterAll(async () => {
  await page?.close();
}, TIMEOUT_MS);

const site = composeSite({ businessName: "Harbour Bakery", industry: "Bakery" }, "words");

/** The bakery in another dress, with the word in every heading and as the title of every item. */
function withWord(word: string, direction: DirectionId, at: number): SiteDocument {
  const { suits, variants } = DIRECTIONS[direction];
  const pick = <Value>(values: readonly Value[] | undefined) => values?.[at % values.length];
  const dress = (block: Block): Block => {
    const dressed: Record<string, unknown> = { ...block };
    dressed.variant = pick(variants[block.kind]) ?? block.variant;
    if ("heading" in block && block.heading) dressed.heading = `A ${word} for all`;
    if (block.kind === "offers")
      dressed.items = block.items.map((item) => ({ ...item, name: word }));
    if (block.kind === "audience")
      dressed.items = block.items.map((item) => ({ ...item, title: word }));
    return dressed as Block;
  };
  const typePair = pick<TypePairId>(suits.typePairs) ?? site.tokens.typePair;
  return {
    ...site,
    tokens: { ...site.tokens, direction, typePair },
    pages: site.pages.map((one) => ({ ...one, blocks: one.blocks.map(dress) })),
  };
}

/** The words of large type that do not stand in one line. */
const findBroken = (): string[] =>
  [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node as Text;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${heading.closest(".b")?.className}: ${word}`);
      }
    }
    return broken;
  });

for (const [direction, { variants }] of Object.entries(DIRECTIONS) as [
  DirectionId,
  (typeof DIRECTIONS)[DirectionId],
][])
  browserTest(
    `in ${direction} no word of a heading is broken at 390 px`,
    async () => {
      const broken: string[] = [];
      const openings = variants.hero?.length ?? 1;
      for (let at = 0; at < openings; at += 1)
        for (const word of at === 0 ? WORDS : [WORDS[at % WORDS.length] ?? ""]) {
          const document = withWord(word, direction, at);
          const options = { origin: ORIGIN, siteId: "site_words", features: FEATURES };
          const html = renderPreviewPage(document, options, "/", { pages: "", assets: "" }) ?? "";
          shown = { html, fonts: previewFonts(document) };
          await page.goto(ORIGIN);
          await page.evaluate("document.fonts.ready");
          broken.push(...(await page.evaluate(findBroken)));
        }
      expect(broken).toEqual([]);
    },
    TIMEOUT_MS,
  );

const FEATURES = { forms: true, events: true, gallery: false };
