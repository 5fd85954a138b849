import { describe, expect, test } from "bun:test";
import { likeness, readLook } from "../../design/look.ts";
import { composeSite } from "../composer.ts";
import { GENERATION_SITES, Neighbourhood } from "./neighbourhood.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const OWN = { name: "Miller & Sons", trade: "artisan bakery" };
const LINE = "Tell Miller & Sons what the artisan cake is for and we bake it.";

/** A neighbourhood of one site that says `line` and nothing else that matters. */
function neighbourhoodSaying(line: string) {
  const neighbourhood = new Neighbourhood();
  const document = structuredClone(composeSite(BRIEF, "seed"));
  document.navigation.footerLine = line;
  neighbourhood.add(document);
  return neighbourhood;
}

describe("what was said before", () => {
  const said = "Tell Harbour Bakery what the bakery cake is for and we bake it.";

  test("is heard, with another's name and trade in it", () => {
    expect(neighbourhoodSaying(said).listen(OWN, "Bakery")(LINE)).toBe(1);
  });

  test("is heard more from a business of the same kind", () => {
    const heard = neighbourhoodSaying(said).listen(OWN, "Dentist")(LINE);
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThan(0.5);
  });

  test("is no echo when only a few words are the same, or nobody said it", () => {
    const listen = neighbourhoodSaying(said).listen(OWN, "Bakery");
    expect(listen("Tell Miller & Sons what the weather will be like on Sunday.")).toBe(0);
    expect(new Neighbourhood().listen(OWN, "Bakery")(LINE)).toBe(0);
  });

  test("counts sentence by sentence, and leaves labels alone", () => {
    const listen = neighbourhoodSaying(`${said} Bread rests.`).listen(OWN, "Bakery");
    expect(listen(`Nobody has put it quite like this before now. ${LINE}`)).toBe(1);
    expect(listen("Bread rests.")).toBe(0);
  });

  test("is forgotten two generations later", () => {
    const neighbourhood = neighbourhoodSaying(said);
    const other = composeSite({ businessName: "Elbe Law", industry: "law firm" }, "seed");
    for (let count = 0; count < GENERATION_SITES; count += 1) neighbourhood.add(other);
    expect(neighbourhood.listen(OWN, "Bakery")(LINE)).toBe(1);
    for (let count = 0; count < GENERATION_SITES; count += 1) neighbourhood.add(other);
    expect(neighbourhood.listen(OWN, "Bakery")(LINE)).toBe(0);
    expect(neighbourhood.looks.length).toBeLessThanOrEqual(2 * GENERATION_SITES);
  });
});

describe("a site beside others", () => {
  test("is the same for the same brief, seed and neighbours", () => {
    const neighbours = new Neighbourhood();
    neighbours.add(composeSite(BRIEF, "other"));
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
