/**
 * Names as long as people make them, without a space to break at, right to left and in emoji, in every view
 * on a phone: all of it can be read, and nothing is pushed out of sight. Without a browser this is skipped.
 */
import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import { openFullConsole, openSignedIn, settle, viewsOf } from "./fixtures/full-console.ts";

const TIMEOUT_MS = 240_000;
const WIDTH_PX = 390;
const NAME = `${"Donaudampfschifffahrtsgesellschaft".repeat(3)} مطعم الأسرة الكبيرة 👩‍👩‍👧‍👦🥐`;

const browser = useBrowser();

/** Texts that stand beyond the edges of the window, or in a column of a letter's width. */
const findLost = (page: Page): Promise<string[]> =>
  page.evaluate((widthPx) => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      const text = node.nodeValue?.trim() ?? "";
      if (parent === null || text.length < 12 || !parent.checkVisibility()) continue;
      if (parent.closest(".hidden, .skip, select, script, iframe, nav, pre")) continue;
      // What is cut on purpose says so with three dots.
      let isCut = false;
      for (let one: Element | null = parent; one !== null; one = one.parentElement)
        if (getComputedStyle(one).textOverflow === "ellipsis") isCut = true;
      if (isCut) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > widthPx + 1 || width < 40))
        lost.push(`${text.slice(0, 40)} (${Math.round(left)} to ${Math.round(right)})`);
    }
    return lost;
  }, WIDTH_PX);

browserTest(
  "a long name is read in every view on a phone, and pushes nothing out of it",
  async () => {
    const full = await openFullConsole(NAME);
    const screen = await openSignedIn(browser(), full, {
      ...{ viewport: { width: WIDTH_PX, height: 844 }, isMobile: true, hasTouch: true },
    });
    const lost: string[] = [];
    for (const path of Object.keys(viewsOf(full, NAME))) {
      await screen.goto(path);
      await settle(screen);
      lost.push(...(await findLost(screen.page)).map((text) => `${path}: ${text}`));
    }
    await screen.close();
    await full.close();
    expect(lost).toEqual([]);
  },
  TIMEOUT_MS,
);
