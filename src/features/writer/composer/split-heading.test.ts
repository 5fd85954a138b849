import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { splitHeading, splitLong, standsOver } from "./split-heading.ts";

describe("an industry that says what a business is and what it does", () => {
  test.each([
    [
      "Foundation contractor, brace and bolt retrofits for pre-1980 homes",
      "Foundation contractor",
      "Brace and bolt retrofits for pre-1980 homes",
    ],
    [
      "Community printmaking studio - open access screenprint, etching and riso, plus classes",
      "Community printmaking studio",
      "Open access screenprint, etching and riso, plus classes",
    ],
    [
      "Online A-level tutor, one to one and groups of four",
      "Online A-level tutor",
      "One to one and groups of four",
    ],
    ["Photography club, meets Tuesdays", "Photography club", "Meets Tuesdays"],
    ["Electrician: rewires, EV chargers", "Electrician", "Rewires, EV chargers"],
  ])("%s stands in two parts", (words, heading, rest) => {
    expect(splitHeading(words, "en")).toEqual({ heading, rest });
  });

  test.each([
    ["fr", "Charpentier couvreur, rénovation de toitures en lauze", "Charpentier couvreur"],
    ["es", "Academia de flamenco: baile, palmas y guitarra", "Academia de flamenco"],
    ["de", "Kachelofenbauer, Neubau und Sanierung alter Grundöfen", "Kachelofenbauer"],
  ])("in %s too: %s", (language, words, heading) => {
    expect(splitHeading(words, language)?.heading).toBe(heading);
  });

  test.each([
    "Accountants for GP partnerships, dentists and locums",
    "Walk-in cooler, freezer and refrigeration repair",
    "Physiotherapy, sports massage and pilates",
    "Hotel next to a steam railway station, with a tea room",
    "Chip shop, Anstruther",
    "Fursuit deep cleaning and repair, mail-in",
    "Plumber",
  ])("a list and one thing stay whole: %s", (words) => {
    expect(splitHeading(words, "en")).toBeUndefined();
  });

  test("what is too long to head a page ends before those it is for", () => {
    const long =
      "Mock cyber incident role plays (tabletop exercises) for school governing bodies, trust boards and their clerks";
    expect(splitLong(long, "en")).toEqual({
      heading: "Mock cyber incident role plays (tabletop exercises)",
      rest: "For school governing bodies, trust boards and their clerks",
    });
    expect(splitLong("Bell rope making for church towers", "en")).toBeUndefined();
  });

  test("stands over the page, and for whom beside it", () => {
    const { pages } = composeSite(
      {
        businessName: "Delgado",
        industry:
          "foundation contractor, brace + bolt retrofits for pre-1980 homes in the East Bay",
        audience: "homeowners in Oakland and Berkeley",
      },
      "s",
    );
    const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
    expect(hero).toMatchObject({
      heading: "Foundation contractor",
      lede: "Brace and bolt retrofits for pre-1980 homes.",
      notes: ["For homeowners in Oakland and Berkeley"],
    });
  });

  test("a region with two sides is not torn", () => {
    const { pages } = composeSite(
      { businessName: "Garth", industry: "Lime plasterers, mid and north Wales" },
      "s",
    );
    const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
    expect(hero).toMatchObject({ heading: "Lime plasterers", eyebrow: "Mid and north Wales" });
  });
});

describe("what a business is for", () => {
  for (const [words, heading, rest] of [
    [
      "Physiotherapist, dancers only - ballet, Irish, contemporary",
      "Physiotherapist for dancers only",
      "Ballet, Irish, contemporary",
    ],
    ["Caterer, only funerals and wakes", "Caterer for funerals and wakes only", ""],
    [
      "Veterinary practice, cattle and horses only, mobile",
      "Mobile veterinary practice for cattle and horses only",
      "",
    ],
    [
      "Podiatrist in Phibsborough, Dublin 7, mainly runners and Irish dancers",
      "Podiatrist in Phibsborough, Dublin 7",
      "Mainly for runners and Irish dancers",
    ],
    [
      "Bakery, entirely gluten free, sourdough loaves and cakes",
      "Bakery, entirely gluten free",
      "Sourdough loaves and cakes",
    ],
  ] as const)
    test(`stands in its heading: ${words}`, () => {
      expect(splitHeading(words, "en")).toEqual({ heading, rest });
    });

  for (const words of ["Tutor, online only", "Barber, weekends only", "Grocer, by post only"])
    test(`is not when or how: ${words}`, () => {
      expect(splitHeading(words, "en")?.heading).not.toContain(" for ");
    });

  test("an adverb belongs to whom it is for, and what is done besides comes second", () => {
    expect(
      splitLong(
        "Bookkeeping and payroll exclusively for independent restaurants, neighbourhood cafés and small bars in downtown Toronto",
        "en",
      ),
    ).toMatchObject({ heading: "Bookkeeping and payroll" });
    expect(
      splitLong(
        "Family and separation mediation, and also mediation over farm inheritance between brothers and sisters of one house",
        "en",
      ),
    ).toEqual({
      heading: "Family and separation mediation",
      rest: "Also mediation over farm inheritance between brothers and sisters of one house",
    });
  });
});

test("beside the name on every page stands what the business is, without what it does", () => {
  const { identity } = composeSite(
    {
      businessName: "Fixture Vault",
      industry: "Physiotherapist, dancers only - ballet, Irish, contemporary, from age 10",
    },
    "s",
  );
  expect(identity.descriptor).toBe("Physiotherapist for dancers only");
});

test("what kind of house it is stands before its name or over what it does", () => {
  expect(splitHeading("Choir, nonprofit", "en")).toEqual({ heading: "Nonprofit choir", rest: "" });
  const parts = splitHeading("Sensory play sessions for autistic children, small charity", "en");
  expect(parts).toEqual({
    heading: "Small charity",
    rest: "Sensory play sessions for autistic children",
  });
  expect(parts && standsOver(parts)).toBe("rest-under-heading");
});

test("what is too long to head a page ends at its semicolon", () => {
  expect(
    splitLong(
      "Calibration and repair of torque wrenches, screwdrivers and transducers; accredited laboratory in Derby and on site",
      "en",
    ),
  ).toEqual({
    heading: "Calibration and repair of torque wrenches, screwdrivers and transducers",
    rest: "Accredited laboratory in Derby and on site",
  });
});
