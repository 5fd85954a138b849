/** A text that is cut ends with a word that can stand at an end. */
import { expect, test } from "bun:test";
import { shorten } from "./tidy.ts";

test("words that lead to the next one are cut with it", () => {
  const cases = [
    [
      "Funeral directors for direct cremation and natural burial",
      48,
      "Funeral directors for direct cremation…",
    ],
    ["Werkstatt für Zinnpfeifen und die Restaurierung", 34, "Werkstatt für Zinnpfeifen…"],
    ["Fabricación artesanal de alpargatas de yute", 39, "Fabricación artesanal de alpargatas…"],
    ["Atelier de reliure à la main", 24, "Atelier de reliure…"],
  ] as const;
  for (const [text, lengthMax, cut] of cases) expect(shorten(text, lengthMax)).toBe(cut);
});

test("a text that fits stays, whatever it ends with, and one of such words alone is only cut", () => {
  expect(shorten("What we stand for", 17)).toBe("What we stand for");
  expect(shorten("of the and of the and of the", 12)).toEndWith("…");
});
