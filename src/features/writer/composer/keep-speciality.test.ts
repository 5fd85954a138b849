/** What a site offers of a trade whose owner says which part of it is theirs. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

function offersOf(industry: string): string[] {
  const { pages } = composeSite({ businessName: "Marlow", industry }, "seed");
  return pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "offers" ? block.items.map(({ name }) => name) : []));
}

test("of a list behind the trade that names several of its offers, those", () => {
  const offers = offersOf(
    "electrician - landlord certificates, fuse board upgrades and smoke alarms",
  );
  expect([...new Set(offers)].toSorted()).toEqual([
    "Fuse boxes",
    "Smoke alarms",
    "Testing and certificates",
  ]);
  expect(offersOf("electrician").length).toBeGreaterThan(3);
});

test("nothing of the trade where the speciality is none of its offers", () => {
  expect(
    offersOf("plumber specializing in cast iron and clay sewer lines in pre-1960 houses"),
  ).toEqual([]);
});

test("nothing of the trade where what stands behind it is no work of its texts", () => {
  expect(
    offersOf("landscaping contractor, low-water desert yards and turf removal, Tucson AZ"),
  ).toEqual([]);
});

test("nothing else of a trade where the speciality is one of its offers", () => {
  expect(offersOf("joiner specialising in sliding sash windows for conservation areas")).toEqual(
    [],
  );
  expect(offersOf("Kachelofenbauer, Neubau und Sanierung alter Grundöfen im Allgäu")).toEqual([]);
});

test("the one that is named first, before what goes with it", () => {
  expect(offersOf("hairdresser specialising in colour")[0]).toMatch(/colour/i);
});

test("of a lawyer for people who work, no employment law", () => {
  const offers = offersOf("Immigration lawyers for nurses and care workers");
  expect(offers).toContain("Visas and residence permits");
  expect(offers.join()).not.toMatch(/dismissal|redundancy|settlement/i);
});

test("children of a kind are named in the opening", () => {
  const { pages } = composeSite(
    { businessName: "Marlow", industry: "dentist for children with autism" },
    "seed",
  );
  const [hero] = pages[0]?.blocks ?? [];
  expect(hero).toMatchObject({ heading: "Dentist for children with autism" });
});
