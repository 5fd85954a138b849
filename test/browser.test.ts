/**
 * Generated websites in a real browser. Without one (Debian's Chromium, or `CHROMIUM`) these tests
 * are skipped, and say so.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright-core";
import { findBrowser, launchBrowser } from "../scripts/gallery/browser.ts";
import { readBriefs } from "../scripts/gallery/read-briefs.ts";
import { chooseFrame, DIRECTIONS } from "../src/features/design/directions.ts";
import type { SiteDocument } from "../src/features/design/document.ts";
import {
  type BlockVariant,
  DIRECTION_IDS,
  type DirectionId,
} from "../src/features/design/vocabulary.ts";
import { renderSite } from "../src/features/renderer/render-site.ts";
import { findFaults } from "./browser/checks.ts";
import { startFaultySite } from "./browser/faulty-site.ts";
import { findMenuFaults } from "./browser/menu.ts";
import { findCoveredWords } from "./browser/opening.ts";
import { findLooseEnds, findSqueezedTexts } from "./browser/room.ts";
import { fillDocument } from "./fixtures/site-document.ts";
import { startTestService, type TestService } from "./harness.ts";

/** Four languages, a script from right to left, the longest name, and a name like markup. */
const SAMPLE = [
  "Fontanería Hermanos Ibáñez",
  "مطعم البيت القديم",
  "Kunsthalle <Rand>",
  "The Society for the Preservation",
];
/** A busy machine may take its time; a test that hangs must still end. */
const TIMEOUT_MS = 300_000;

const executablePath = findBrowser();
if (executablePath === undefined)
  console.log("browser tests are skipped: there is no Chromium (install it, or set CHROMIUM)");
const browserTest = test.skipIf(executablePath === undefined);

let browser: Browser;
let service: TestService;

beforeAll(async () => {
  if (executablePath === undefined) return;
  browser = await launchBrowser(executablePath);
  service = await startTestService();
}, TIMEOUT_MS);

afterAll(async () => {
  await browser?.close();
  await service?.close();
}, TIMEOUT_MS);

for (const name of SAMPLE) {
  browserTest(
    `the site of "${name}" is accessible, quiet, valid and fits a narrow screen`,
    async () => {
      const { host } = new URL(await publishSite(name));
      for (const path of ["/", await findContactPath(host)]) {
        const faults = await findFaults(browser, `http://${host}${path}`);
        expect({ path, faults }).toEqual({ path, faults: [] });
      }
    },
    TIMEOUT_MS,
  );
}

browserTest(
  "the menu of every direction opens under the finger, with all its links in sight",
  async () => {
    for (const direction of DIRECTION_IDS) {
      const faults = await findMenuFaults(browser, renderHome(fillDocument({ direction })));
      expect({ direction, faults }).toEqual({ direction, faults: [] });
    }
  },
  TIMEOUT_MS,
);

browserTest(
  "the words of every opening lie open, on whichever side its picture stands",
  async () => {
    const pages = DIRECTION_IDS.flatMap((direction) =>
      (DIRECTIONS[direction].variants.hero ?? []).flatMap((hero) =>
        renderBothSides(direction, hero).map((html) => [`${direction} ${hero}`, html] as const),
      ),
    );
    for (const width of [390, 1024])
      expect(await findCoveredWords(browser, width, pages)).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "the texts of every block have room, under a heading and without one",
  async () => {
    const pages = DIRECTION_IDS.flatMap((direction) =>
      [true, false].map(
        (hasHeadings) =>
          [
            `${direction}${hasHeadings ? "" : " without headings"}`,
            renderBlocks(direction, hasHeadings),
          ] as const,
      ),
    );
    for (const width of [390, 1440])
      expect(await findSqueezedTexts(browser, width, pages)).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a page of every direction ends with its foot",
  async () => {
    const pages = DIRECTION_IDS.flatMap((direction) =>
      DIRECTIONS[direction].suits.typePairs.map((typePair) => {
        const document = fillDocument({ direction });
        document.tokens.typePair = typePair;
        return [`${direction} in ${typePair}`, renderHome(document)] as const;
      }),
    );
    for (const width of [390, 1440]) expect(await findLooseEnds(browser, width, pages)).toEqual([]);
  },
  TIMEOUT_MS,
);

browserTest(
  "a page with faults is found out for each of them",
  async () => {
    using site = startFaultySite();
    const faults = (await findFaults(browser, site.url)).join("\n");
    expect(faults).toMatch(/^html element-permitted-content/m);
    expect(faults).toMatch(/^console: planted/m);
    expect(faults).toMatch(/^uncaught: planted/m);
    expect(faults).toMatch(/^third party: https:\/\/elsewhere\.test$/m);
    expect(faults).toMatch(/^axe image-alt: img \(light, 390 px\)$/m);
    expect(faults).toMatch(/^axe color-contrast: p \(dark, 1280 px\)$/m);
    expect(faults).not.toMatch(/^axe color-contrast: p \(light/m);
    expect(faults).toMatch(/^overflow: 5\d\d px wide/m);
  },
  TIMEOUT_MS,
);

/** A page of all blocks but openings and events, in every arrangement that the direction has for them. */
function renderBlocks(direction: DirectionId, hasHeadings: boolean): string {
  const document = fillDocument({ direction, say: saySentence });
  const [home] = document.pages;
  if (home === undefined) throw new Error("the document has no page");
  const [opening, ...others] = home.blocks;
  if (opening === undefined) throw new Error("the page has no block");
  const blocks = others.flatMap((block) => {
    const variants = DIRECTIONS[direction].variants[block.kind] ?? [block.variant];
    return variants.map((variant) => ({ ...block, id: `${block.id}-${variant}`, variant }));
  });
  if (!hasHeadings)
    for (const block of blocks) {
      if (block.kind === "statement") delete block.eyebrow;
      if (block.kind === "offers" || block.kind === "story") {
        delete block.eyebrow;
        delete block.heading;
        delete block.lede;
      }
    }
  home.blocks = [opening, ...(blocks as typeof others)];
  return renderHome(document);
}

const SENTENCE_SLOT = / (?:text|statement|aside|paragraph|chapter text|detail|lede|notice)/u;

/** Sentences where sentences stand, and names where names do. */
const saySentence = (slot: string): string =>
  SENTENCE_SLOT.test(slot)
    ? "A good building works every day: room for wet boots in the hall and a place for the pram."
    : "Room for boots";

/** A page of nothing but its opening, with the picture on one side of the words and on the other. */
function renderBothSides(direction: DirectionId, hero: BlockVariant<"hero">): string[] {
  const pages = [false, true].map((isFlipped) => {
    const document = fillDocument({ direction, hero });
    document.meta.seed = findSeed((seed) => chooseFrame(direction, seed).isFlipped === isFlipped);
    for (const page of document.pages) page.blocks = page.blocks.slice(0, 1);
    return renderHome(document);
  });
  return [...new Set(pages)];
}

function findSeed(fits: (seed: string) => boolean): string {
  for (let at = 0; at < 100; at += 1) if (fits(`${at}`)) return `${at}`;
  throw new Error("no seed of a hundred fits");
}

function renderHome(document: SiteDocument): string {
  const [home] = renderSite(document, { origin: "http://alder.localhost", siteId: "site_1" });
  return new TextDecoder().decode(home?.bytes);
}

/** Builds the site of the brief whose name begins so; resolves with its address once it is live. */
async function publishSite(name: string): Promise<string> {
  const brief = readBriefs().find(({ businessName }) => businessName.startsWith(name));
  const owner = await service.createAccount();
  expect((await service.call(owner.key, "POST", "/sites", { body: brief })).status).toBe(202);
  await service.ctx.scheduler.step();
  const { body } = await service.call(owner.key, "GET", "/sites");
  const [site] = body.sites;
  expect(site.status).toBe("live");
  return site.url;
}

/** The page besides the home page that has the contact form; its name is in the site's language. */
async function findContactPath(host: string): Promise<string> {
  const sitemap = await (await service.visit(host, "/sitemap.xml")).text();
  for (const [, url] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(url ?? "");
    const html = await (await service.visit(host, pathname)).text();
    if (pathname !== "/" && html.includes("/_forms/contact")) return pathname;
  }
  throw new Error(`${host} has no page with the contact form`);
}
