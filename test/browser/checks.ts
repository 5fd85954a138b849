/** What a page must stand in a real browser: accessibility, silence, no third parties, narrow screens. */
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { checkHtml } from "./html.ts";

const WCAG_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDTHS_PX = [390, 1280] as const;
const NARROWEST_PX = 320;
const HEIGHT_PX = 900;
const LOAD_TIMEOUT_MS = 60_000;

/** Everything that is wrong with the page at `url`, one line each; none for a good page. */
export async function findFaults(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: WIDTHS_PX[0], height: HEIGHT_PX },
    // Transitions would be caught halfway, with colours that nobody gets to see.
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_TIMEOUT_MS);
    const faults = listenForFaults(page, new URL(url).origin);
    const response = await page.goto(url, { waitUntil: "load", timeout: LOAD_TIMEOUT_MS });
    if (response?.status() !== 200) return [`${url} answered ${response?.status()}`];
    faults.push(...(await checkHtml(await response.text())));
    await page.evaluate("document.fonts.ready.then(() => 0)");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        const found = await checkAccessibility(page);
        faults.push(...found.map((fault) => `${fault} (${colorScheme}, ${width} px)`));
      }
    }
    await page.setViewportSize({ width: NARROWEST_PX, height: HEIGHT_PX });
    faults.push(...(await checkOverflow(page)));
    return faults;
  } finally {
    await context.close();
  }
}

/** A list that grows by what the page logs as errors, throws, and asks other hosts for. */
function listenForFaults(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      faults.push(`third party: ${url.origin}`);
  });
  return faults;
}

async function checkAccessibility(page: Page): Promise<string[]> {
  // As an expression of the debugger's, which the page's content security policy does not touch.
  await page.evaluate(`${axe.source}; 0`);
  const options: axe.RunOptions = {
    runOnly: { type: "tag", values: WCAG_TAGS },
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
  };
  const results = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `axe ${id}: ${target.flat().join(" ")}`),
  );
}

async function checkOverflow(page: Page): Promise<string[]> {
  const widthPx = await page.evaluate<number>("document.documentElement.scrollWidth");
  return widthPx > NARROWEST_PX ? [`overflow: ${widthPx} px wide at ${NARROWEST_PX} px`] : [];
}
