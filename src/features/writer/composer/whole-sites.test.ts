/** Every trade and kind as a whole site: nothing on a page is said twice. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { TRADES } from "../content/trades.ts";
import { PHRASEBOOKS, type Phrasebook } from "../reading/reading-model.ts";

type Pages = ReturnType<typeof composeSite>["pages"];

/** The trade's first name, and of each kind the first of its words that is a name by itself. */
function* industriesOf(language: Phrasebook): Generator<string> {
  for (const { names, kinds } of TRADES.values()) {
    const [first] = names[language];
    if (first !== undefined) yield first;
    for (const words of Object.values(kinds)) {
      const name = words[language]?.find((word) => names[language].includes(word));
      if (name !== undefined) yield name;
    }
  }
}

const SENTENCE_MIN = 25;

function findRepeats(pages: Pages): string[] {
  return pages.flatMap(({ role, blocks }) => {
    const said: string[] = [];
    const faults = blocks.flatMap((block) => {
      const items = "items" in block && Array.isArray(block.items) ? block.items : [];
      const titles = items.flatMap((item: object) => titleOf(item));
      const heading = "heading" in block ? String(block.heading).replace(/[.?]$/u, "") : "";
      said.push(...items.flatMap((item: object) => sentencesOf(item)), ...sentencesOf(block));
      return titles
        .filter((title, at) => title === heading || titles.indexOf(title) !== at)
        .map((title) => `${role}: “${title}” twice`);
    });
    const again = said.filter((one, at) => one.length > SENTENCE_MIN && said.indexOf(one) !== at);
    return [...faults, ...again.map((one) => `${role}: “${one}” twice`)];
  });
}

const titleOf = (item: object): string[] =>
  ["name", "title", "question"].flatMap((key) => {
    const value = (item as Record<string, unknown>)[key];
    return typeof value === "string" ? [value] : [];
  });

const sentencesOf = (item: object): string[] =>
  ["lede", "text", "detail", "answer"].flatMap((key) => {
    const value = (item as Record<string, unknown>)[key];
    return typeof value === "string" ? value.split(/(?<=[.?!]) /u) : [];
  });

test.each(PHRASEBOOKS)(
  "no page of a known trade says a thing twice: %s",
  (language) => {
    const faults = [...new Set(industriesOf(language))].flatMap((industry) => {
      const { pages } = composeSite({ businessName: "Aster", industry }, "s");
      return findRepeats(pages).map((fault) => `${industry}, ${fault}`);
    });
    expect(faults).toEqual([]);
    // Some two thousand sites; the limit only ends a loop.
  },
  120_000,
);
