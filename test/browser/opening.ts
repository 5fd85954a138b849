/** Whether the words of openings can be read: nothing lies on them. */
import type { Browser, Page } from "playwright-core";
import { lookAt, type Pages } from "./look-at.ts";

const WORDS = ".b-hero :is(h1, .lede, .button, .notes li)";

/** Names of the pages and their words that are under something else, in a window of that width. */
export const findCoveredWords = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, listCovered);

/** What lies at the beginning, in the middle and at the end of each line of the words. */
const listCovered = (page: Page): Promise<string[]> =>
  page.locator(WORDS).evaluateAll((elements) =>
    elements
      .filter((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].some(({ x, y, width, height }) =>
          [0.02, 0.5, 0.98].some((share) => {
            const there = document.elementFromPoint(x + width * share, y + height / 2);
            return there === null || !(element.contains(there) || there.contains(element));
          }),
        );
      })
      .map((element) => element.textContent ?? ""),
  );
