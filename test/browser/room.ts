/**
 * Whether a page gives its parts the room they need and no more: a block whose arrangement forgets a part squeezes the
 * others into a column of letters, and letters that reach under the last line lengthen the page below its foot.
 */
import type { Browser } from "playwright-core";
import { lookAt, type Pages } from "./look-at.ts";

/** Texts of so many letters are sentences. */
const SENTENCE_LETTERS_MIN = 60;
const WIDTH_EM_MIN = 5;

/** Names of the pages and the blocks whose texts are set narrower than a few letters, in a window of that width. */
export const findSqueezedTexts = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) =>
    page.locator("main .b :is(p, h2, h3, dd, li)").evaluateAll(
      (elements, { letters, em }) =>
        elements
          .filter((element) => {
            const text = element.textContent?.trim() ?? "";
            const { width } = element.getBoundingClientRect();
            const size = Number.parseFloat(getComputedStyle(element).fontSize);
            const isShown = element.checkVisibility() && width > 0;
            return isShown && text.length >= letters && width < em * size;
          })
          .map((element) => element.closest(".b")?.className ?? ""),
      { letters: SENTENCE_LETTERS_MIN, em: WIDTH_EM_MIN },
    ),
  );

/** Names of the pages that go on under their end, in a window of that width. */
export const findLooseEnds = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) =>
    page.evaluate(() => {
      const { scrollHeight, scrollTop } = document.documentElement;
      const more = Math.round(
        scrollHeight - scrollTop - document.body.getBoundingClientRect().bottom,
      );
      return more > 1 ? [`${more} px under the foot`] : [];
    }),
  );
