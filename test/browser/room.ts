/** Whether texts have room: a block whose arrangement forgets a part squeezes the others into a column of letters. */
import type { Browser } from "playwright-core";

/** Texts of so many letters are sentences. */
const SENTENCE_LETTERS_MIN = 60;
const WIDTH_EM_MIN = 5;

/** Names of the pages and their texts that are set narrower than a few letters, in a window of that width. */
export async function findSqueezedTexts(
  browser: Browser,
  width: number,
  pages: Iterable<readonly [name: string, html: string]>,
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    const findings: string[] = [];
    for (const [name, html] of pages) {
      await page.setContent(html, { waitUntil: "domcontentloaded" });
      const squeezed = await page.locator("main .b :is(p, h2, h3, dd, li)").evaluateAll(
        (elements, { letters, em }) =>
          elements
            .filter((element) => {
              const text = element.textContent?.trim() ?? "";
              const { width } = element.getBoundingClientRect();
              const isShown = element.checkVisibility() && width > 0;
              return (
                isShown &&
                text.length >= letters &&
                width < em * Number.parseFloat(getComputedStyle(element).fontSize)
              );
            })
            .map((element) => element.closest(".b")?.className ?? ""),
        { letters: SENTENCE_LETTERS_MIN, em: WIDTH_EM_MIN },
      );
      for (const block of new Set(squeezed)) findings.push(`${name}, ${width} px: ${block}`);
    }
    return findings;
  } finally {
    await page.close();
  }
}
