/** Places that no list knows, told by their form. */
import { describe, expect, test } from "bun:test";
import { findNamedTail } from "./named-tail.ts";

const placeOf = (text: string): string | undefined => {
  const found = findNamedTail({ text, start: 0 });
  return found && text.slice(found.start);
};

describe("behind the last comma, dash or bracket", () => {
  for (const [text, place] of [
    ["dam health checks for farms, Fleurieu and Adelaide Hills", "Fleurieu and Adelaide Hills"],
    ["plumbers for older people, Kendal and South Lakes", "Kendal and South Lakes"],
    [
      "ice rink setup and nightly resurfacing, Ottawa west end and Kanata",
      "Ottawa west end and Kanata",
    ],
    ["barefoot trims and heavy horses, Cambs/Lincs border", "Cambs/Lincs border"],
    ["caravans, campers and boats only, Lonsdale SA", "Lonsdale SA"],
  ] as const)
    test(`is a place: ${text}`, () => {
      expect(placeOf(text)).toBe(place);
    });

  for (const text of [
    "massage and physiotherapy, Pilates",
    "car repairs and servicing, Volvo and Saab",
    "Wedding Photography, Portraits",
    "tuition for primary schools, French and German",
    "bakery with sourdough bread, wood-fired oven",
    "evening classes for adults, Monday and Thursday",
    "repair of clocks (see Saturday hours",
  ])
    test(`is none: ${text}`, () => {
      expect(placeOf(text)).toBeUndefined();
    });
});
