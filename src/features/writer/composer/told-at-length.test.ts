/** Of a business whose owner tells much of it a site says what they told, and nothing that its trade would say. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

const DENTIST: Brief = {
  businessName: "Left Foot Dental",
  industry: "dentist for people who are scared of the dentist",
  audience: "adults who havent been in 5, 10, 20 years. No judgement. Galway city",
  goals:
    "Book a first chat - €40, no chair no tools, just a room with a couch. 30 mins. Then they decide. Deducted off treatment",
  personality: "gentle, not baby-ish. no photos of teeth or drills anywhere please",
};

const readOf = (brief: Brief) => {
  const { pages } = composeSite(brief, "s");
  return {
    roles: pages.map(({ role }) => role),
    text: JSON.stringify(pages.map(({ blocks }) => blocks)).replaceAll("\u00a0", " "),
  };
};

/** All that is told of a business in the given field. */
const told = (goals: string, more: Partial<Brief> = {}) =>
  readOf({ businessName: "Marlow & Co", industry: "otter cafe", goals, ...more }).text;

describe("a trade's texts", () => {
  test("are for whoever says three words", () => {
    const { roles, text } = readOf({ businessName: "Left Foot", industry: "dentist" });
    expect(roles).toContain("services");
    expect(text).toContain("Fillings");
  });

  test("give way to an owner's own, where these tell much and narrow the trade", () => {
    const { roles, text } = readOf(DENTIST);
    expect(roles).not.toContain("services");
    expect(roles).not.toContain("faq");
    expect(text).not.toMatch(/Fillings|X-ray|nervous/u);
    expect(text).toContain("First chat: €40, no chair no tools, just a room with a couch, 30 mins");
  });

  test("keep the offers that the owner speaks of under the bare name of a trade", () => {
    const { text } = readOf({
      businessName: "Muddy Mutts",
      industry: "dog walking",
      goals:
        "walks bedminster + southville, £14 an hr group walk max 4 dogs, puppy visits 10, not taking any reactive dogs. waiting list for tues + thurs",
    });
    expect(text).toContain("Walks");
    expect(text).not.toMatch(/Day care|Medicine/u);
  });
});

describe("what stands behind a deed", () => {
  test.each<[string, string]>([
    [
      "want people to book a tower inspection, £180 inc written report. we come out saturdays too",
      "Tower inspection: £180 including written report",
    ],
    ["book a first pinning, 45 min, £35. Hem from £95", "First pinning: 45 min, £35"],
    ["walk in, no booking. cut £16 beard £9 both £22", "Walk in: no booking"],
    [
      "walk in, no booking. see if we are open. cut £16 beard £9 both £22",
      "Cut £16 beard £9 both £22",
    ],
  ])("of “%s” is told under its name", (goals, line) => {
    expect(told(goals)).toContain(line);
  });
});

describe("customers", () => {
  test.each<[string, string]>([
    [
      "Come and see us. they have to pay £10 deposit or I dont come out",
      "You have to pay £10 deposit",
    ],
    ["Come and see us. A test is £5 if they drop a sample to my place.", "if you drop a sample"],
    ["Come and see us. they can pay card, cash or zip", "You can pay card, cash or zip"],
  ])("are spoken to: %s", (goals, line) => {
    expect(told(goals)).toContain(line);
  });

  test("are not spoken to where others are meant", () => {
    const goals = "Come and see us. Stewards wanted too, they get a free pass for 2 shifts.";
    expect(told(goals)).toContain("they get a free pass");
  });

  test("are asked to pay by no button", () => {
    const { pages } = composeSite(
      {
        businessName: "Mech",
        industry: "otter cafe",
        goals: "book in. they can pay card cash or zip. log book from $249",
      },
      "s",
    );
    const [hero] = pages[0]?.blocks ?? [];
    if (hero?.kind !== "hero") throw new Error("no home page opens");
    expect(hero.actions?.map(({ label }) => label).join()).not.toMatch(/pay/iu);
  });
});

describe("whoever makes the site", () => {
  test.each<[string, string, RegExp]>([
    [
      "is told in the same sentence",
      "Book a van. also tip runs at £65 (got the licence) please put that in big, loads of lads havent. 7 days 7am til 8pm",
      /put that in|loads of lads/u,
    ],
    [
      "is told in a paragraph of its own",
      "Book a visit, £40 each. Open Monday to Friday.\nFor the designer: 3 photos of hands, no gold. Warm white.",
      /gold|hands|white/iu,
    ],
    [
      "is told what the site is to show",
      "Book a plate, £40. A place where I can put the 7 weeks of waiting time.",
      /A place where/u,
    ],
  ])("%s, and nobody else reads it", (_, goals, remark) => {
    expect(told(goals)).not.toMatch(remark);
  });

  test.each<[string]>([
    ["No dogs, no smokers."],
    ["Passport photos taken for £8."],
    ["There is a place with shade for 6 cars."],
  ])("is not told this alone: %s", (line) =>
    expect(told(`Come and see us. ${line}`)).toContain(line.slice(0, -1)),
  );

  test("is told what visitors want to know as well", () => {
    const goals = "Come and see us. please make clear that food is included but not nappies";
    expect(told(goals)).toContain("Food is included but not nappies.");
  });
});

describe("words as they are typed on a telephone", () => {
  test("are written out", () => {
    const line = told("Come and see us. we are full 2 wks b4 xmas cos ppl come from 40 miles");
    expect(line).toContain("We are full 2 weeks before xmas because people come from 40 miles.");
  });

  test("that mean something else in another language stay", () => {
    const { text } = readOf({
      businessName: "M",
      industry: "Otterhaus",
      goals: "Kommen Sie vorbei. Im Mai sind wir 2 Wochen zu.",
    });
    expect(text).toContain("Im Mai");
  });
});

test("who began it, and when, is told of the house", () => {
  const personality =
    "Unpretentious, dry. Planted by Graham and Tess Cobbler in 1991 after the bank told them not to. No poetry. 180 acres, Hereford cattle.";
  const text = told("Come and see us", { personality });
  expect(text).toContain(
    "Planted by Graham and Tess Cobbler in 1991 after the bank told them not to.",
  );
  expect(text).toContain("180 acres, Hereford cattle.");
  expect(text).not.toContain("poetry");
});

test("what is not sold is no order, and a visit each week no invitation", () => {
  const button = (goals: string) => {
    const [home] = composeSite(
      { businessName: "Rounds", industry: "clock winding rounds", goals },
      "s",
    ).pages;
    const hero = home?.blocks[0];
    return hero?.kind === "hero" ? hero.actions?.[0]?.label : undefined;
  };
  expect(
    button(
      "Explain what we do and let people ask. We do not sell clocks and we do not restore them, but we know who does.",
    ),
  ).toBe("Get in touch");
  expect(
    button(
      "Tell owners that we exist. Veille is one visit a week with a photo report, CHF 240 a month.",
    ),
  ).toBe("Get in touch");
});

test("a sentence that tells throughout stands whole, and its reason with it", () => {
  expect(
    told(
      "Order by June. Licensed by the province and the water is tested, we can put the sheets up.",
    ),
  ).toContain("Licensed by the province and the water is tested, we can put the sheets up.");
  expect(
    told("Order by June. £6.50 a head in the hall, cups collected later if you want."),
  ).toContain("cups collected later if you want");
  expect(
    told("Order by June. We do not lend to trade, because the drills come back dead."),
  ).toContain("because the drills come back dead");
  expect(
    told("Order by June. We need more bookings because people keep asking for cheap ones."),
  ).not.toContain("cheap ones");
});

test("two women are told of as women in Spanish", () => {
  const headingOf = (personality: string) =>
    composeSite(
      {
        businessName: "Carmona y Vidal",
        industry: "gestoría para autónomos extranjeros en Málaga",
        personality,
      },
      "s",
    ).pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "story" ? [block.heading] : [])),
    );
  expect(headingOf("Cercana. Somos dos socias y contestamos nosotras.")).toEqual([
    "Sobre nosotras",
  ]);
  expect(headingOf("Cercana. Somos dos desde hace 17 años.")).toEqual(["Sobre nosotros"]);
});
