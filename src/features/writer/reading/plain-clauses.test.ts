/** What owners tell without a number, beside their wishes, and what of it stays with whoever makes the site. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { readAudience } from "./read-audience.ts";
import { readBrief } from "./read-brief.ts";
import { readStatements } from "./read-statements.ts";

const tell = (fields: { industry?: string; goals?: string; audience?: string }): string[] => {
  const reading = readBrief({ businessName: "Marlow", industry: "repairs", ...fields });
  const { phrasebook } = reading.language;
  const { segments } = reading.audience;
  return readStatements(reading.brief, reading.goals, phrasebook, segments).map(
    ({ words }) => words,
  );
};

describe("a clause beside a wish", () => {
  test.each([
    [
      "Send me the thing in a shoebox, I tell you the price before I open it. Most are £35.",
      "Send me the thing in a shoebox, I tell you the price before I open it",
    ],
    ["Book a visit. No tests no theory. I come to your house.", "No tests no theory"],
    ["Ask for a repair. Cash, check or card.", "Cash, check or card"],
    [
      "Explain how a visit goes: always the same person, family can stay. Book a visit",
      "How a visit goes: always the same person, family can stay",
    ],
    [
      "explain the cut with drawings, prices from 38 for altering a pair, 145 new. home visits too",
      "Prices from 38 for altering a pair, 145 new",
    ],
    [
      "They tell me the nearest bridge number and I come by van. Call me",
      "You tell me the nearest bridge number and I come by van",
    ],
    [
      "We have room for six more, and the website should say so. Book a first visit.",
      "We have room for six more",
    ],
    [
      "They can say in the form what scares them. Book a lesson.",
      "You can say in the form what scares you",
    ],
  ])("%s", (goals, told) => {
    expect(tell({ goals })).toContain(told);
  });

  test.each([
    [
      "montrer les horaires mardi jeudi 18h, adhésion 45€ l'année. tournoi le 2 août",
      "Horaires mardi jeudi 18h, adhésion 45€ l’année",
    ],
    ["Demander un devis. Je garde les taches.", "Je garde les taches"],
    ["Nur Barzahlung. Termine anfragen.", "Nur Barzahlung"],
    ["Mandamos por encomienda a todo el país. Pedir presupuesto.", "Mandamos por encomienda"],
  ])("%s", (goals, told) => {
    const industry = /horaires|devis/u.test(goals)
      ? "atelier de reliure"
      : /Nur/u.test(goals)
        ? "Buchbinderei für Familien"
        : "taller de encuadernación";
    expect(tell({ goals, industry }).join("\n")).toContain(told);
  });

  test.each([
    "We want more people to find the page. Show the calendar.",
    "We don't want a shop basket yet. Book a visit.",
    "I get three calls a week about houses, make it obvious. Book a visit.",
    "Two sides to the business so don't mix them up on one page please. Book a visit.",
    "They must see it first. I think photos of the yard should be there. Book a visit.",
  ])("stays with the owner: %s", (goals) => {
    expect(tell({ goals })).toEqual([]);
  });
});

test("what stands behind the trade tells of it", () => {
  const industry =
    "I record smells of buildings before they are demolished. Air samples, then a perfumer colleague recreates them as small vials. Idaho and western Montana";
  expect(tell({ industry })).toEqual([
    "Air samples, then a perfumer colleague recreates them as small vials",
  ]);
});

describe("among the people that a site is for", () => {
  test("what a business does is told", () => {
    const audience =
      "People of 55 to 90. About a fifth come because of tinnitus. I don't see children under 16. The 62 bus stops outside and there is a step-free entrance at the back.";
    const told = tell({ audience });
    expect(told).toContain("I don’t see children under 16");
    expect(told).toContain(
      "The 62 bus stops outside and there is a step-free entrance at the back",
    );
    expect(told.join("\n")).not.toContain("fifth");
  });

  test.each([
    [
      "Farmers with gaps to close before stock goes in, landowners on stewardship schemes who need a written quote with metres and photographs for the paperwork, and householders",
      [
        "Farmers with gaps to close before stock goes in",
        "Landowners on stewardship schemes",
        "Householders",
      ],
    ],
    [
      "Families with four days' notice, funeral directors who pass on our card",
      ["Families with four days' notice", "Funeral directors"],
    ],
    [
      "Restaurants, a few hotels between Penticton and Kelowna",
      ["Restaurants", "Hotels between Penticton and Kelowna"],
    ],
    [
      "roofers, and on the other end gardeners who want living moss",
      ["Roofers", "Gardeners who want living moss"],
    ],
  ])("%s", (text, labels) => {
    expect(readAudience(text, "en").segments.map(({ label }) => label)).toEqual(labels);
  });
});

test("what is not sold is no order", () => {
  const goals =
    "Win trust: we have raced ourselves for thirty years and we never breed from, sell or lend a bird.";
  const { goals: read } = readBrief({ businessName: "Marlow", industry: "pigeon sitting", goals });
  expect(read.map(({ kind }) => kind)).not.toContain("buy");
});

test("what is free is a deed on its button, as far as it fits", () => {
  const invite = (goals: string) =>
    readBrief({ businessName: "Marlow", industry: "pool repair", goals }).goals[0]?.words
      ?.invitation;
  expect(invite("free quote within the day")).toBe("Get a free quote within the day");
  expect(invite("free look round within 20 miles of Louth")).toBe(
    "Free look round within 20 miles of Louth",
  );
});

test("of brackets only what is said of the site is dropped", () => {
  const industry = "Guesthouse in Tyrol (page in English please)";
  const goals = "Park outside (parking on site). Come in (no dogs please).";
  const { brief } = readBrief({ businessName: "Marlow", industry, goals });
  expect([brief.industry, brief.goals]).toEqual(["Guesthouse in Tyrol", goals]);
});

test("of several places the list is the area, and not the last of them", () => {
  const { area } = readAudience("Families in Swansea, Gower, Neath", "en");
  expect(area?.words).toBe("Swansea, Gower, Neath");
});

test("hours that are told with others of another day are no hours of the house", () => {
  const { facts } = composeSite(
    {
      businessName: "Marlow",
      industry: "cycle lending",
      goals: "Come for a fitting Wed 2-6 or Sat 9-12.",
    },
    "seed",
  );
  expect(facts.map(({ key }) => key)).not.toContain("opening_hours");
});
