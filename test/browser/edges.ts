/** Whether words keep off each other and off the edges of what they stand on, in a real browser. */
import type { Browser, Page } from "playwright-core";
import { lookAt, type Pages } from "./look-at.ts";

/** Two texts may touch by so much: letters reach a little over their line. */
const OVERLAP_PX = 3;

/** Names of the pages and pairs of texts that lie on one another, in a window of that width. */
export const findOverlaps = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) =>
    page.evaluate((overlap) => {
      const hidden = ".skip, .unseen, .trap, .menu nav, thead, script, style, option, svg";
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const boxes: { owner: Element; box: DOMRect; text: string }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (owner === null || text === "" || owner.closest(hidden) !== null) continue;
        if (!owner.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1 && box.height > 1) boxes.push({ owner, box, text });
      }
      boxes.sort((one, other) => one.box.top - other.box.top);
      const found: string[] = [];
      for (const [at, one] of boxes.entries())
        for (let next = at + 1; next < boxes.length; next += 1) {
          const other = boxes[next];
          if (other === undefined || other.box.top > one.box.bottom - overlap) break;
          if (one.owner === other.owner) continue;
          const across =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          // Lines of large type are set closer than their letters are high.
          const down =
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          const lower = Math.min(one.box.height, other.box.height);
          if (across > overlap && down > Math.max(overlap, lower * 0.45))
            found.push(
              `${one.owner.closest(".b, header, footer")?.className}: "${one.text.slice(0, 30)}" on "${other.text.slice(0, 30)}"`,
            );
        }
      return found;
    }, OVERLAP_PX),
  );

/** Names of the pages that are wider than the window, and of blocks whose texts are cut off at an edge. */
export const findCuts = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) =>
    page.evaluate((overlap) => {
      const found: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
      const clips = [...document.querySelectorAll("body *")].filter((element) =>
        ["hidden", "clip"].includes(getComputedStyle(element).overflowX),
      );
      for (const clip of clips) {
        if (clip.closest(".skip, .unseen, .trap, .pic, thead, svg") !== null) continue;
        const edge = clip.getBoundingClientRect();
        for (const text of clip.querySelectorAll("h1, h2, h3, p, li, a, dt, dd, summary, label")) {
          if (!text.checkVisibility() || text.closest(".pic, .unseen") !== null) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const isCut = [...range.getClientRects()].some(
            ({ left, right }) => left < edge.left - overlap || right > edge.right + overlap,
          );
          if (isCut)
            found.push(
              `${clip.className || clip.tagName} cuts "${text.textContent?.slice(0, 20)}"`,
            );
        }
      }
      return found;
    }, OVERLAP_PX),
  );

/** Fewer pixels than these between words and the edge of their field look like a mistake. */
const MARGIN_PX = 10;

/** Names of the pages whose opening has words at the very edge of its field of colour. */
export const findWordsAtEdges = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) => listAtEdges(page, MARGIN_PX));

const listAtEdges = (page: Page, margin: number): Promise<string[]> =>
  page.evaluate((px) => {
    const hero = document.querySelector(".b-hero, .b-pageHeader");
    if (hero === null) return ["no opening"];
    const paintOf = (element: Element): string => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isClear = backgroundColor === "rgba(0, 0, 0, 0)";
      if (/gradient/u.test(backgroundImage)) return backgroundImage;
      return isClear ? "" : backgroundColor;
    };
    /** The field of colour that a text stands on: as far as no other colour comes between. */
    const fieldOf = (element: Element): Element => {
      let field: Element = hero;
      let paint = "";
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const own = paintOf(one);
        if (paint === "" || own === paint) {
          if (own !== "") field = one;
          paint ||= own;
        } else if (own !== "") break;
        if (one === hero) break;
      }
      return field;
    };
    const found: string[] = [];
    for (const text of hero.querySelectorAll("h1, .eyebrow, .lede, .notes, .actions")) {
      if (!text.checkVisibility()) continue;
      // A text may have paper of its own, as wide as its letters.
      const stage = fieldOf(text.parentElement ?? hero);
      const field = stage.getBoundingClientRect();
      const box = text.getBoundingClientRect();
      // A box is as wide as its column, and letters are higher than their line.
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      // A field may go on as its shadow, which no box tells of.
      const isLonger = getComputedStyle(stage).boxShadow !== "none";
      const gaps = {
        top: box.top - field.top,
        bottom: field.bottom - box.bottom,
        ...(isLonger ? {} : { left: left - field.left, right: field.right - right }),
      };
      for (const [side, gap] of Object.entries(gaps))
        if (gap < px)
          found.push(`${text.className || text.tagName} ${Math.round(gap)} px from the ${side}`);
    }
    return found;
  }, margin);

/** How a lone form lies on its page, where that is neither in its middle nor from edge to edge. */
export const findLopsidedForms = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) =>
    page.evaluate(() => {
      const form = document.querySelector(".b-contact .form");
      const around = document.querySelector(".b-contact > .w");
      if (form === null || around === null) return ["no form"];
      const { paddingLeft, paddingRight } = getComputedStyle(around);
      const box = form.getBoundingClientRect();
      const room = around.getBoundingClientRect();
      const left = box.left - room.left - Number.parseFloat(paddingLeft);
      const right = room.right - Number.parseFloat(paddingRight) - box.right;
      const isCentred = Math.abs(left - right) < 4;
      const isWide = left + right < room.width * 0.27;
      return isCentred || isWide
        ? []
        : [`${Math.round(left)} px before it, ${Math.round(right)} after`];
    }),
  );

/** Ledes and buttons that do not begin where their heading does. */
export const findIndentedWords = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) =>
    page.evaluate(() => {
      const beginOf = (element: Element): number => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.min(...[...range.getClientRects()].map(({ left }) => left));
      };
      const heading = document.querySelector(".b-hero h1");
      if (heading === null) return ["no heading"];
      if (getComputedStyle(heading).textAlign === "center") return [];
      const begin = beginOf(heading);
      return [...document.querySelectorAll(".b-hero .hero-side > :is(.lede, .actions)")]
        .filter((element) => getComputedStyle(element).display !== "none")
        .map((element) =>
          Math.round(
            (element.matches(".actions")
              ? element.getBoundingClientRect().left
              : beginOf(element)) - begin,
          ),
        )
        .filter((apart) => Math.abs(apart) > 12)
        .map((apart) => `${apart} px beside the heading`);
    }),
  );

/** Headers whose only link is far from the margin, or as wide as the page. */
export const findLostLinks = (browser: Browser, width: number, pages: Pages) =>
  lookAt(browser, width, pages, (page) =>
    page.evaluate(() => {
      const link = document.querySelector(".bar > .nav a")?.getBoundingClientRect();
      const bar = document.querySelector(".bar");
      if (link === undefined || bar === null) return ["no link"];
      const { paddingLeft } = getComputedStyle(bar);
      const before = link.left - bar.getBoundingClientRect().left - Number.parseFloat(paddingLeft);
      const found: string[] = [];
      if (link.width > 300) found.push(`the link is ${Math.round(link.width)} px wide`);
      if (before > 40) found.push(`${Math.round(before)} px before the link`);
      return found;
    }),
  );
