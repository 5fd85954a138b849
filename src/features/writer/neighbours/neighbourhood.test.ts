import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { likeness, readLook } from "../../design/look.ts";
import { GENERATION_SITES, Neighbourhood } from "./neighbourhood.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };

test("a look is forgotten two generations later", () => {
  const neighbourhood = new Neighbourhood();
  const document = composeSite(BRIEF, "seed");
  for (let count = 0; count < 3 * GENERATION_SITES; count += 1) neighbourhood.add(document);
  expect(neighbourhood.looks.length).toBeLessThanOrEqual(2 * GENERATION_SITES);
});

describe("a site beside others", () => {
  test("is the same for the same brief, seed and neighbours", () => {
    const neighbours = new Neighbourhood();
    neighbours.add(composeSite(BRIEF, "seed"));
    const write = () => composeSite(BRIEF, "seed", { neighbours });
    expect(write()).toEqual(write());
    expect(write()).not.toEqual(composeSite(BRIEF, "seed"));
  });

  test("looks like none of twenty, though all of them have the same brief", () => {
    const neighbours = new Neighbourhood();
    const looks = Array.from({ length: 20 }, (_, at) => {
      const document = composeSite(BRIEF, `seed ${at}`, { neighbours });
      neighbours.add(document);
      return readLook(document);
    }).filter((look) => look !== undefined);
    const nearest = looks.map((look) =>
      Math.max(...looks.filter((other) => other !== look).map((other) => likeness(look, other))),
    );
    expect(looks).toHaveLength(20);
    // The direction, or the type and the colours of another: never both.
    expect(Math.max(...nearest)).toBeLessThan(0.5);
  });
});
