// What is told of a brief is whole or not there: areas, hours, people, deeds with their terms, titles, ways to write.
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

type Told = { industry: string; audience?: string; goals?: string; personality?: string };

const siteOf = (told: Told, businessName = "Marlow Lane") =>
  composeSite({ businessName, ...told }, "seed");
const factOf = (told: Told, key: string) =>
  siteOf(told).facts.find((fact) => fact.key === key)?.value;
const homeOf = (told: Told) =>
  JSON.stringify(siteOf(told).pages.find(({ role }) => role === "home"));

describe("an area is all that the brief names, or none", () => {
  test.each([
    ["Owners in Kildare, Meath, west Dublin with three to thirty hens", undefined],
    ["Players in the Hallé, students at the college", undefined],
    ["Couples, and ski hotels at Hogmanay", undefined],
    ["Families in Leeds and Bradford", "Leeds and Bradford"],
  ])("%s", (audience, area) => {
    expect(factOf({ industry: "hen care", audience }, "service_area")).toBe(area);
  });
});

describe("hours are all that the brief names, or none", () => {
  test.each([
    ["Open 8 till 7, Friday shut 12.45 to 2.15 for prayers, Sunday 9 till 4.", undefined],
    ["Come and try. Hillsborough, Mondays 1.30–3; Heeley, Thursdays 10.30–12.", undefined],
    ["Offen Mo, Mi und Do 9–12 und 14–18 Uhr.", undefined],
    ["Ring us. Open Mon-Sat 10-6.", "Mon-Sat 10-6"],
  ])("%s", (goals, hours) => {
    expect(factOf({ industry: "singing group", goals }, "opening_hours")).toBe(hours);
  });
});

describe("a deed and its terms stand in one sentence", () => {
  test.each([
    [
      "Book the Saturday tour, 1 hr on the punt, $75 incl. a glass of something. We don't post oysters.",
      "Book the Saturday tour, 1 hour on the punt, $75 including a glass of something",
    ],
    [
      "Get growers to lock in harvest days before May, we're flat out in June. $95 an hour, three hours at least.",
      "Lock in harvest days before May, we’re flat out in June",
    ],
    [
      "Come to a taster, £10 incl. shoes, Tues or Thurs 9.30. Instructor ratio 1 to 4.",
      "Come to a taster, £10 including shoes, Tues or Thurs 9.30",
    ],
  ])("%s", (goals, told) => {
    expect(homeOf({ industry: "oyster growing", goals })).toContain(told);
  });

  test("what is brought along is no button and no choice in the form", () => {
    const goals =
      "Come to a taster, £10 incl. shoes, Tues or Thurs 9.30. Then 10 sessions for £85. Bring bifocals, you'll want them.";
    const { pages, navigation } = siteOf({ industry: "climbing wall sessions", goals });
    const labels = JSON.stringify([navigation, pages]).match(/"(?:label|title)":"[^"]*"/gu) ?? [];
    expect(labels.filter((label) => /bifocals/iu.test(label))).toEqual([]);
  });
});

describe("whoever wants to be texted is texted", () => {
  test.each([
    "Text, no call needed: 503-555-0190. First visit is free.",
    "$285 with firing. 828-555-0155, text better.",
  ])("%s", (goals) => {
    const site = siteOf({ industry: "sorting of hoarded homes", goals });
    const hero = site.pages.find(({ role }) => role === "home")?.blocks[0];
    const [action] = hero?.kind === "hero" ? (hero.actions ?? []) : [];
    expect(action?.label).toBe("Text us");
    expect(action?.href).toMatch(/^sms:\d{10}$/u);
    expect(JSON.stringify(site.pages)).not.toContain("Call us");
  });
});

test("a title is all of what the business is, or its name", () => {
  const industry =
    "Hairdresser for children and adults who can't bear hairdressers, and for their carers";
  expect(siteOf({ industry }).pages.find(({ role }) => role === "home")?.title).toBe("Marlow Lane");
});

test("every description says whose page it is, or what", () => {
  const industry =
    "Shoe repairs for dancers only - ballroom suede soles, heel caps, taps, Irish hard shoe tips, character shoes, pointe shanks";
  for (const { role, description } of siteOf({ industry }).pages)
    if (role === "home" || role === "contact")
      expect(description).toContain("Shoe repairs for dancers");
});

test("what is said of people goes on to its end", () => {
  const audience =
    "Brides in Nashville + Franklin who lost weight, gained weight, ordered online, or whose seamstress ghosted";
  expect(homeOf({ industry: "rescue of gowns", audience })).toContain(
    "who lost weight, gained weight, ordered online, or whose seamstress ghosted",
  );
});

test("short forms mean what they stand for", () => {
  const audience = "seed orchards, private timber cos, restoration nurseries";
  expect(homeOf({ industry: "collecting cones", audience })).toContain("timber companies");
});

describe("since when there is a business, and not a part of it", () => {
  test.each([
    [{ industry: "ice cream parlour since 1954" }, "1954"],
    [{ industry: "burial ground", goals: "Ring us. Open since 1988." }, "1988"],
    [{ industry: "burial ground. In the care of a trust since 2012" }, undefined],
    [
      { industry: "lens conservation", goals: "Ring us. Have done 41 lenses since 2003." },
      undefined,
    ],
  ])("%j", (told, year) => {
    expect(factOf(told, "founded")).toBe(year);
  });
});

test.each([
  [
    "We don't quote treatment without an assessment, which costs $1,200 and is refunded.",
    /quote/iu,
  ],
  [
    "A single plot is €1,850. Pre-purchase may be paid over 24 months in equal instalments.",
    /order/iu,
  ],
  [
    "DO NOT let volunteers wipe it. Have done 41 lenses, first through sixth order, by now.",
    /volunteer/iu,
  ],
])("a word in the middle of a sentence opens no form: %s", (goals, opened) => {
  const { navigation } = siteOf({ industry: "lens conservation", goals });
  expect(navigation.action?.label ?? "").not.toMatch(opened);
});

test("a sentence of which a part would be told stands whole", () => {
  const goals =
    "Ring us about a tune. Price is by the metre, £14.50 for 89 key, average tune comes out 9 or 10 metres.";
  expect(homeOf({ industry: "book music", goals })).toContain(
    "Price is by the metre, £14.50 for 89 key",
  );
});

test("without is not read as with, and opening times stand together", () => {
  const goals =
    "Join us. See opening times: Mon 10–1, Weds 4–6.30, Fri 10–1. We have a line for those w/o internet.";
  const home = homeOf({ industry: "food pantry", goals });
  expect(home).toContain("Opening times: Mon 10–1, Weds 4–6.30, Fri 10–1");
  expect(home).toContain("for those without internet");
});

test("what is said to whoever makes the site stands nowhere", () => {
  const goals =
    "Ring us about a plot. We use drip trays, kindly highlight. Wait is about 4 months so don't say it is quicker. Please also put how to get here from the station.";
  const home = homeOf({ industry: "balcony gardens", goals });
  expect(home).toContain("We use drip trays");
  expect(home).not.toMatch(/highlight|quicker|put how/iu);
});
