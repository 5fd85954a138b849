/** Pages without a service, one after the other in one window of a browser. */
import type { Browser, Page } from "playwright-core";

export type Pages = Iterable<readonly [name: string, html: string]>;

/** What `list` finds on the pages in a window of that width, each with the name of its page, and once. */
export async function lookAt(
  browser: Browser,
  width: number,
  pages: Pages,
  list: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    const findings: string[] = [];
    for (const [name, html] of pages) {
      await page.setContent(html, { waitUntil: "domcontentloaded" });
      for (const finding of new Set(await list(page)))
        findings.push(`${name}, ${width} px: ${finding}`);
    }
    return findings;
  } finally {
    await page.close();
  }
}
