/** Large type is fitted to a page's longest word, and to how long its heading is as a whole. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../test/fixtures/compose-site.ts";
import { renderSite } from "./render-site.ts";

const decoder = new TextDecoder();

function fitOf(heading: string, level = 1): number {
  const composed = composeSite({ businessName: "Fenland", industry: "rope making" }, "s");
  const pages = composed.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.kind === "hero" ? { ...block, heading } : block)),
  }));
  const [home] = renderSite(
    { ...composed, pages },
    { origin: "http://x.localhost", siteId: "site_1", features: { forms: true } },
  );
  const html = home === undefined ? "" : decoder.decode(home.bytes);
  return Number(new RegExp(`--word-${level}:([\\d.]+)`, "u").exec(html)?.[1]);
}

const LONG =
  "Bell ropes and woollen sallies made and spliced by hand for church towers of all ages";

test("a long heading of short words is set smaller than a short one, and those below it no larger", () => {
  const short = fitOf("Bell ropes.");
  const long = fitOf(
    "Bell ropes and woollen sallies made and spliced by hand for church towers of all ages",
  );
  expect(short).toBeLessThan(10);
  expect(long).toBe(15);
  expect(fitOf(LONG, 2)).toBeGreaterThanOrEqual(long);
});

test("a heading of one long word is fitted to that word", () => {
  const word = "Donaudampfschifffahrtsgesellschaft";
  expect(fitOf(word)).toBeGreaterThanOrEqual(word.length);
});
