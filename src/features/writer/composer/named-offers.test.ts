/** What only some in a trade do is offered by those whose briefs name it. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const offersOf = (said: object): string[] => {
  const brief = { businessName: "Mick Dowd", industry: "window cleaner", ...said };
  const { pages } = composeSite(brief, "s");
  const all = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "offers" ? block.items.map(({ name }) => name) : [])),
  );
  return [...new Set(all)];
};

test("a brief that names none of it has the ordinary offers", () => {
  expect(offersOf({ audience: "houses in Nenagh" })).toEqual([
    "Houses and flats",
    "Conservatories and skylights",
    "Frames and sills",
  ]);
});

test.each([
  [{ industry: "window cleaner, gutter clearing" }, "Gutters"],
  [{ goals: "quotes for blinds too" }, "Blinds and shutters"],
  [{ audience: "shops in Nenagh" }, "Shops and offices"],
  [{ businessName: "Dowd Windows & Gutters" }, "Gutters"],
])("what is named is offered: %p", (said, offer) => {
  expect(offersOf(said)).toContain(offer);
});

test("the trade's own name names nothing", () => {
  expect(offersOf({ industry: "window cleaning services" })).not.toContain("Gutters");
});

test("what the owner does not do is not offered", () => {
  expect(offersOf({ goals: "call me. I don't do gutters or blinds" })).not.toContain("Gutters");
  const plumber = { businessName: "Dunmore", industry: "plumber" };
  expect(
    offersOf({ ...plumber, goals: "Boilers, leaks, taps. I don't do drains" }).join(),
  ).not.toMatch(/drain/iu);
});
