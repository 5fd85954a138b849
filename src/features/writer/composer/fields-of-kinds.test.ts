/** A kind of a trade may be asked for other things than the trade. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const fieldsOf = (industry: string): string[] =>
  composeSite({ businessName: "Aster", industry }, "s").pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "contact" ? (block.fields ?? []).map(({ name }) => name) : [],
    ),
  );

test.each([
  ["chip shop", []],
  ["food truck for weddings", ["date", "people", "address"]],
  ["piercing studio", ["date"]],
  ["tattoo studio", ["size", "date", "photos"]],
])("the form of a %s asks for what one gives it", (industry, fields) => {
  expect([...new Set(fieldsOf(industry))]).toEqual(fields);
});

test.each([
  ["food stall", ["Hot dishes", "Without meat", "Cold drinks"]],
  ["loctician", ["New locs", "Retwists", "Repairs"]],
])("who types no more than %s finds what every such business has", (industry, offers) => {
  const { pages } = composeSite({ businessName: "Aster", industry }, "s");
  const named = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "offers" ? block.items.map(({ name }) => name) : [])),
  );
  expect([...new Set(named)]).toEqual(offers);
});
