/** Contact sheets: many home pages in one picture, first screens or whole, drawn by the same browser. */
import type { Browser } from "playwright-core";
import { takeScreenshot } from "./browser.ts";

export type Sheet = {
  /** Of the window that the pages are opened in, in CSS px. */
  width: number;
  height: number;
  scheme: "light" | "dark";
  /** Whole pages instead of first screens. */
  isWhole?: boolean;
};

const COLUMNS = 10;
const GAP_PX = 8;
const PAGES_AT_ONCE = 2;
const WEBP_QUALITY = 62;

/** A WebP of the home pages, `columns` in a row, each `thumbWidth` px wide. */
export async function drawContactSheet(
  browser: Browser,
  urls: readonly string[],
  sheet: Sheet,
  thumbWidth: number,
): Promise<Uint8Array> {
  const shots = await photographAll(browser, urls, sheet, thumbWidth);
  const width = COLUMNS * (thumbWidth + GAP_PX) + GAP_PX;
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  try {
    const images = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join("");
    await page.setContent(
      `<!doctype html><style>body{margin:${GAP_PX}px;background:#777;display:grid;gap:${GAP_PX}px;` +
        `align-items:start;grid-template-columns:repeat(${COLUMNS},${thumbWidth}px)}img{display:block;width:100%}` +
        `</style>${images}`,
    );
    const picture = await takeScreenshot(page, { fullPage: true });
    return await new Bun.Image(picture).webp({ quality: WEBP_QUALITY }).bytes();
  } finally {
    await page.close();
  }
}

/** Thumbnails as PNG in base64, in the order of `urls`. */
async function photographAll(
  browser: Browser,
  urls: readonly string[],
  { width, height, scheme, isWhole = false }: Sheet,
  thumbWidth: number,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const shots: string[] = [];
  let next = 0;
  const photographNext = async () => {
    const page = await context.newPage();
    for (let at = next++; at < urls.length; at = next++) {
      await page.goto(urls[at] ?? "", { waitUntil: "load" });
      await page.evaluate("document.fonts.ready.then(() => 0)");
      const picture = new Bun.Image(await takeScreenshot(page, { fullPage: isWhole })).resize(
        thumbWidth,
      );
      shots[at] = Buffer.from(await picture.png().bytes()).toString("base64");
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, photographNext));
  } finally {
    await context.close();
  }
  return shots;
}
