/** What owners type, with its prices, asides and small letters, and what visitors read of it. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

function read(said: Partial<Brief> & { industry: string }) {
  const { pages, facts, meta } = composeSite({ businessName: "Marlow & Co", ...said }, "s");
  const [home] = pages;
  const hero = home?.blocks.find((block) => block.kind === "hero");
  if (home === undefined || hero?.kind !== "hero") throw new Error("no home page opens");
  return {
    button: hero.actions?.[0]?.label,
    notes: hero.notes ?? [],
    title: home.title,
    description: home.description,
    language: meta.language,
    fact: (key: string) => facts.find((fact) => fact.key === key)?.value,
    text: JSON.stringify(pages).replaceAll("\u00a0", " "),
  };
}

describe("a button", () => {
  test.each<[string, string, string]>([
    ["podiatry for runners", "book gait assessment £85", "Book a gait assessment"],
    ["tide mill museum of flour", "check milling times cos they change", "Check milling times"],
    ["grape growing", "Book a seated tasting ($20, refunded if you buy)", "Book a seated tasting"],
    ["sleep coaching by letter", "discovery call", "Book a discovery call"],
    ["cheese cave", "rent shelves to makers", "Rent shelves"],
    ["neon sign rescue", "call before you throw it out", "Get in touch"],
    ["coffee roaster", "subscriptions", "Subscribe"],
    ["veterinario de loros a domicilio", "agendar visita", "Agendar visita"],
    ["oyster walks", "Book a first chat - €40, no boots", "Book a first chat"],
  ])("of %s that wants “%s” says what a visitor does", (industry, goals, label) => {
    expect(read({ industry, goals }).button).toBe(label);
  });

  test("leaves the price to the text beside it", () => {
    const { notes } = read({ industry: "podiatry for runners", goals: "book gait assessment £85" });
    expect(notes).toContain("Gait assessment £85");
  });

  test("for goods that come again and again asks what is wanted, not for a newsletter", () => {
    const { text } = read({ industry: "moss tea roaster", goals: "subscriptions" });
    expect(text).toContain("what you would like, with sizes and quantities");
    expect(text).not.toContain("Leave your name and an e-mail address");
  });
});

describe("what is meant for whoever makes the site", () => {
  test.each<[string, string]>([
    ["quote form with number of stairs (important)", "important"],
    ["Sell tickets ($22, under 18s $8), recruit volunteers. We open at 7.", "recruit"],
    ["Open all year. £14 up to 22 inch. need them to understand no plastic", "need them"],
    [
      "Membership is $135 a month but there's a queue, so please a way to join it. Sale in May.",
      "so please",
    ],
    ["Visits cost £29. Job applicants need to see the pay: £13.40 plus mileage.", "13.40"],
    ["price list, ship in instructions, turnaround 8 weeks", "instructions"],
  ])("is shown to nobody: %s", (goals, remark) => {
    expect(read({ industry: "lantern mending", goals }).text).not.toContain(remark);
  });

  test("keeps the price that stands with it", () => {
    const { text } = read({
      industry: "village theatre of shadows",
      goals: "Sell tickets ($22, under 18s $8), recruit volunteers. We open at 7.",
    });
    expect(text).toContain("Tickets: $22, under 18s $8");
  });
});

describe("people are said to their end", () => {
  test.each<[string, string, string]>([
    [
      "scar art",
      "mastectomy, burns and surgery survivors",
      "For mastectomy, burns and surgery survivors",
    ],
    [
      "cottage airing",
      "owners of cottages in Padstow, Rock, Port Isaac who live far away",
      "in Padstow, Rock and Port Isaac who live far away",
    ],
    [
      "chair caning",
      "Ercol and Parker Knoll hunters, dealers, design nerds",
      "For Ercol and Parker Knoll hunters",
    ],
    [
      "bus for stargazers",
      "schools, festivals, proposals (3 so far)",
      "For schools, festivals and proposals",
    ],
    [
      "ostéopathe pour sportifs",
      "coureurs, skieurs, clubs de hockey et de foot",
      "les coureurs, les skieurs ainsi que les clubs de hockey et de foot",
    ],
  ])("of %s: %s", (industry, audience, said) => {
    expect(read({ industry, audience }).text).toContain(said);
  });

  test("and where they come from is no place that is served", () => {
    const audience = "summer people who come from Boston and New York";
    expect(read({ industry: "shadow theatre", audience }).fact("service_area")).toBeUndefined();
  });
});

describe("hours", () => {
  test.each<[string, string, string | undefined]>([
    ["Gasthaus", "Tisch reservieren. Mittwoch Ruhetag", "Mittwoch Ruhetag"],
    ["kite shop", "visit, closed Mondays and Tuesdays", "Closed Mondays and Tuesdays"],
    [
      "ice wall",
      "Hours 6am to 11pm weekdays, 8 to 9 weekends",
      "6am to 11pm weekdays, 8 to 9 weekends",
    ],
    ["surf lessons on a lake", "lessons daily 11am and 2pm", undefined],
    ["pub of words", "we are so closed in winter", undefined],
    ["électricien", "demande de devis, réponse sous 24h", undefined],
    ["lake hotel", "18 rooms. Restaurant for all, closed on Tuesday.", undefined],
  ])("of %s: %s", (industry, goals, hours) => {
    expect(read({ industry, goals }).fact("opening_hours")).toBe(hours);
  });
});

describe("a business that comes to the customer", () => {
  test("has no salon", () => {
    const { text } = read({ industry: "coiffeuse à domicile", goals: "prendre rendez-vous" });
    expect(text).toContain("La coiffure chez vous");
    expect(text).not.toMatch(/Au salon|Vous repartez/u);
  });
});

describe("a farm", () => {
  test("sells what its owner says that it keeps, and each thing once", () => {
    const { text } = read({
      industry: "farm shop, butchery and tearoom",
      goals: "more visits to the shop",
      personality: "Hereford cattle, Swaledale sheep",
    });
    expect(text).toContain("Cuts for the week");
    expect(text).not.toMatch(/"(?:Vegetables|Fruit|Eggs|Farm visits)"/u);
  });
});

test("English names have their capitals, wherever they stand", () => {
  const { text } = read({
    industry: "barrel organ hire",
    goals: "book a tour in english and german, open days in july",
  });
  expect(text).toContain("English and German");
  expect(text).toContain("July");
  expect(text).not.toMatch(/in english|in july/u);
});

test("a search result joins no two sentences, and says none twice", () => {
  const { description, title } = read({ businessName: "The Three Tuns", industry: "pub" });
  expect(title).toBe("Pub");
  expect(description).toMatch(/[.!?]$/u);
  expect(read({ industry: "meteorite dealer", goals: "sell pieces from $30" }).text).not.toContain(
    "Write what it is and how many",
  );
});

test("French with marks and elisions is French, though its trade has an English name", () => {
  const { language } = read({
    businessName: "Chocolaterie Maes",
    industry: "chocolatier artisanal",
    audience: "bruxellois, touristes, entreprises en fin d'année",
    goals: "vente de ballotins, ateliers praliné le samedi à 45 €",
    personality: "raffiné, gourmand, familial depuis 1952",
  });
  expect(language).toBe("fr");
});
