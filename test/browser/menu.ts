/** What the folded navigation of a page does on a phone when it is opened. */
import type { Browser } from "playwright-core";

const PHONE = { width: 390, height: 844 };

/** Findings: the button moved away from the finger, or a link cannot be seen and touched. Empty is good. */
export async function findMenuFaults(browser: Browser, html: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  try {
    await page.setContent(html, { waitUntil: "domcontentloaded" });
    const button = page.locator(".menu > summary");
    const before = JSON.stringify(await button.boundingBox());
    await button.tap();
    const after = JSON.stringify(await button.boundingBox());
    const covered = await page.locator(".menu nav a").evaluateAll((links) =>
      links
        .filter((link) => {
          link.scrollIntoView({ block: "nearest", behavior: "instant" });
          const { x, y, width, height } = link.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) !== link;
        })
        .map((link) => `covered: ${link.textContent}`),
    );
    return before === after ? covered : [`moved: from ${before} to ${after}`, ...covered];
  } finally {
    await page.close();
  }
}
