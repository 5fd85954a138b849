/** What owners tell beside what they say to whoever makes the site, and what they ask for, stands on the page. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

type Brief = Parameters<typeof composeSite>[0];

const plain = (value: unknown): string => JSON.stringify(value).replaceAll("\u00a0", " ");
const compose = (goals: string, more: Partial<Brief> = {}) =>
  composeSite(
    { businessName: "Halyard & Finch", industry: "Odd jobs for odd places", goals, ...more },
    "s",
  );
const home = (goals: string, more: Partial<Brief> = {}): string =>
  plain(compose(goals, more).pages[0]);
const form = (goals: string, more: Partial<Brief> = {}) => {
  const block = compose(goals, more).pages[0]?.blocks.find(({ kind }) => kind === "contact");
  if (block?.kind !== "contact") throw new Error("no form");
  return { lede: block.lede, fields: (block.fields ?? []).map(({ name }) => name), block };
};

describe("a sentence with a remark to whoever makes the site", () => {
  test.each([
    [
      "Whole house typically $14k to $26k, I put that up front because everyone asks",
      "Whole house typically $14k to $26k.",
    ],
    ["We meet at three fairs a year, dates on the site", "We meet at three fairs a year."],
    [
      "Cap of 220 people and there is a waitlist counter I'd love on the home page",
      "Cap of 220 people",
    ],
    [
      "Restoration is a separate thing, please keep a page for it, condition report £180",
      "Restoration: condition report £180.",
    ],
    ["Not a lifeguarded beach, that must be stated", "Not a lifeguarded beach."],
    ["Walnut allergy please warn us", "Walnut allergy please warn us."],
    ["We do not supply white canes or screen readers", "We do not supply white canes or screen"],
    ["If they are inside a wall it's a cut-out, $375 to $900", "If they are inside a wall it’s a"],
  ])("is told without it: %s", (sentence, told) => {
    expect(home(`Book a visit. ${sentence}. We travel with tools.`)).toContain(told);
  });

  test("is told where its button does not say what it costs", () => {
    expect(home("Start a 14 day trial for $20. We travel with tools.")).toContain(
      "Start a 14 day trial for $20.",
    );
  });

  test("of the business is told without it, too", () => {
    const personality =
      "Quiet. The firm began in 1926 as a joiner's shop and there is a photograph of the handcart which I would be glad to see used.";
    const text = home("Get in touch. We travel with tools.", { personality });
    expect(text).toContain("The firm began in 1926 as a joiner’s shop.");
    expect(text).not.toContain("glad to see");
  });
});

test("what is said of looks and tone is told nobody", () => {
  for (const personality of [
    "Learned. I've got scans of hundreds of old endpapers, go wild.",
    "Glasgow humour, my son writes the insta @chopandtrotter",
    "We have an otter mascot (Ollie) drawn by my niece, file attached if it lets me",
    "My wife says it needs a map with dates",
  ])
    expect(home("Book a visit. We travel with tools.", { personality })).not.toContain("About");
});

describe("a brief of few words that says what there is", () => {
  const roles = (goals: string, industry: string) =>
    compose(goals, { industry }).pages.map(({ role }) => role);
  test.each([
    ["Café", "Island Bay, Wellington. Good coffee, cheese scones, kids corner. 7 till 3"],
    ["tattoo studio", "Fine line, black only. Austin. Consult form pls, no walk ins, 18+"],
    ["Knife and scissor sharpening", "kitchen knives 7 dollars. hairdressers by mail"],
    ["Friseur", "Balayage, Brautfrisuren. Di bis Sa"],
  ])("gets nothing of what others in the trade have: %s", (industry, goals) => {
    expect(roles(goals, industry)).not.toContain("faq");
    expect(roles(goals, industry)).not.toContain("services");
  });

  test.each([
    ["plumber", "calls. 021 000 8834. Cork and around"],
    ["barber shop", "show prices, walk ins welcome"],
    ["Friseur", "Termine online buchen"],
  ])("and one that does not gets what such a business has: %s", (industry, goals) => {
    expect(roles(goals, industry)).toContain("faq");
  });
});

describe("what is to be sent", () => {
  test.each([
    [
      "Ring me with a length in metres and a photo of the gap.",
      "a length in metres and a photo of the gap",
    ],
    [
      "I would like enquiries by email with the postcode and one photograph of each side.",
      "the postcode and one photograph of each side",
    ],
    [
      "Fill in acres, crop, harvest window and nearest town so I can quote.",
      "acres, the crop, the harvest window and the nearest town",
    ],
    [
      "Send measurements: length, drop, mesh, twine.",
      "the length, the drop, the mesh and the twine",
    ],
    [
      "Get landholders to send us lot number, what the water is for and whether there's a bore.",
      "the lot number, what the water is for and whether there’s a bore",
    ],
    [
      "Collectors send photos (head, both sides, belly) and I answer in 10 days.",
      "photos (head, both sides, belly)",
    ],
  ])("stands over the form: %s", (wish, asked) => {
    expect(form(`${wish} We travel with tools.`).lede).toBe(
      `Please include${/\(/u.test(asked) ? ":" : ""} ${asked}.`,
    );
  });

  test("has a place in the form where it is a photograph", () => {
    expect(
      form("Ring me with a length in metres and a photo of the gap. We travel.").fields,
    ).toEqual(["photos"]);
  });

  test("is no button of one word of it", () => {
    const [hero] =
      compose("Send us lot number, what it is for and how deep. We travel.").pages[0]?.blocks ?? [];
    expect(plain(hero)).not.toContain("Send us lot number");
  });
});

test("whoever books a call gives a number and no date", () => {
  const { block } = form("Book a first chat on the phone (free, 20 min). Lessons are 90 minutes.");
  expect(block.fields).toEqual([
    { name: "phone", label: "Telephone", type: "text", required: true },
    { name: "call_time", label: "When to call", type: "text" },
  ]);
});

test("a gym's trial asks for no company", () => {
  const brief = { industry: "Gym without mirrors, music or screens" };
  expect(form("Start a 14 day trial for $20. Membership $74/mo.", brief).fields).toEqual([]);
});

describe("people", () => {
  const lede = (audience: string) => {
    const [hero] = compose("Get in touch. We travel.", { audience }).pages[0]?.blocks ?? [];
    return hero?.kind === "hero" ? hero.lede : undefined;
  };
  test.each([
    [
      "parishes, town halls, two universities, private carillons",
      "For parishes, town halls, universities and private carillons.",
    ],
    ["Ottawa seniors, their daughters", "For Ottawa seniors and their daughters."],
    ["inshore boats, zoos, and a theatre now and then", "For inshore boats, zoos and theatres."],
    ["muslim ladies, teenagers", "For Muslim ladies and teenagers."],
  ])("%s", (audience, said) => {
    expect(lede(audience)).toBe(said);
  });
});

test("of several places that are served none is the seat", () => {
  expect(compose("Get in touch. Toronto, Hamilton, Guelph. We travel.").facts).toEqual([]);
});

test("a number in passing does not go before what the owner wants first", () => {
  const [hero] =
    compose("Reserve a table. Dinner Wed to Sun. No brunch, pickup only by phone 902 555 0148.", {
      industry: "Georgian restaurant (the country, not the state)",
    }).pages[0]?.blocks ?? [];
  expect(hero?.kind === "hero" && hero.actions?.[0]?.label).toBe("Reserve a table");
});

test("what there is of a known trade stands in the opening, and is no story", () => {
  const page = compose("calls. 021 000 8834. boilers, leaks. Douglas side of Cork", {
    industry: "plumber",
  }).pages[0];
  expect(plain(page?.blocks[0])).toContain("Douglas side of Cork");
  expect(page?.blocks.some(({ kind }) => kind === "story")).toBe(false);
});

test("English with one word that Italian has as well is English", () => {
  const { meta } = compose("walk ins welcome, Fresno, open 7 days, gel mani $38", {
    industry: "Nail salon",
  });
  expect(meta.language).toBe("en");
});

test("under the contact page's heading the form has none", () => {
  const contact = compose("Get in touch. We travel.").pages.find(({ role }) => role === "contact");
  const block = contact?.blocks.find(({ kind }) => kind === "contact");
  expect(block).not.toHaveProperty("heading");
});

describe("in other languages", () => {
  test("a list of places is told whole with its deed", () => {
    const goals =
      "Commander un bouquet avant 11 h pour une livraison à Liège, Herstal et Seraing (6 €). Ouvert du mercredi au dimanche. On ne travaille que les fleurs de saison (on explique pourquoi).";
    const text = home(goals, { industry: "Fleuriste" });
    expect(text).toContain(
      "Commander un bouquet avant 11 h pour une livraison à Liège, Herstal et",
    );
    expect(text).not.toContain("explique");
  });

  test("what stands behind the hours is no hour", () => {
    const goals =
      "que manden whatsapp 33 0000 5521. Por kilo $32. abrimos lunes a sábado 8 a 8. No hacemos tintorería. También atendemos salones.";
    expect(home(goals, { industry: "Lavandería" })).not.toContain("8 a 8. No hacemos");
  });

  test("what is to be found first is told without saying so", () => {
    const goals =
      "Termine telefonisch. Wir haben zwei Stellen frei (30 Std.), das sollte man auf der Startseite finden. Aufzug vorhanden.";
    const text = home(goals, { industry: "Praxis für Physiotherapie" });
    expect(text).toContain("Wir haben zwei Stellen frei");
    expect(text).not.toContain("Startseite");
  });
});

describe("whom a business is for, in a language without tables", () => {
  test("is told in its owner's words", () => {
    const brief = {
      industry: "Naprawa zegarów",
      audience: "Właściciele starych zegarów z Krakowa i okolic, muzea, parafie, kolekcjonerzy",
    };
    const text = home("Proszę dzwonić. Wycena bezpłatna.", brief);
    expect(text).toContain("Dla kogo");
    expect(text).toContain("Właściciele starych zegarów z Krakowa i okolic, muzea, parafie,");
  });
});

describe("what a button leaves out", () => {
  test.each([
    ["Visit the taproom (Thu to Sun, 12 to 8). Dogs ok on leash.", "(Thu to Sun, 12 to 8)"],
    ["Drop off 5pm to 11pm. No day care.", "Drop off 5pm to 11pm"],
    ["Check if there's a bed: we have 14. No day care.", "we have 14"],
  ])("is told: %s", (goals, told) => {
    expect(home(goals)).toContain(told);
  });

  test("is no hour, no picture and no chat", () => {
    const labels = (goals: string, industry: string) => {
      const [hero] = compose(goals, { industry }).pages[0]?.blocks ?? [];
      return hero?.kind === "hero" ? (hero.actions ?? []).map(({ label }) => label) : [];
    };
    expect(labels("Drop off 5pm to 11pm. No day care.", "Odd jobs")).not.toContain(
      "Drop off 5pm to 11pm",
    );
    expect(labels("message me first w/ pic + what happened. £55 small", "Odd jobs")).toContain(
      "Message us first",
    );
    expect(
      labels("Die Leute sollen per WhatsApp einen Termin ausmachen. Ich komme.", "Hufschmied"),
    ).toEqual(["Einen Termin ausmachen"]);
  });
});

describe("as owners type", () => {
  test.each([
    ["Make up lessons: 2 per term, must text before 7am", "Make up lessons: 2 per term, must text"],
    ["Date Night Fri, $75, pickup in 4 wks (YES four, everybody asks)", "$75, pickup in 4 weeks"],
    [
      "Type in an address and request a feasibility letter: $480, 5 days",
      "Request a feasibility letter: $480, 5 days",
    ],
    ["Parents should book the visit online; it is ₹600 and takes an hour", "it is ₹600 and takes"],
    ["5 varieties: Duke, Jersey, Elliott, say when each is ripe", "Duke, Jersey, Elliott."],
    [
      "Own cage if you can bring it. They get out of it 3 hrs daily",
      "They get out of it 3 hours daily.",
    ],
    [
      "We would like people to send us their settlement agreement for a free first look",
      "Send us your settlement agreement for a free first look",
    ],
    ["Typical build is $390 per sq ft, we're honest about that on page one", "$390 per sq ft."],
  ])("%s", (sentence, told) => {
    expect(home(`Book a visit. ${sentence}. We travel with tools. We bake bread.`)).toContain(told);
  });

  test("a wish of the site leaves nothing behind", () => {
    const text = home(
      "Book a visit. The site itself has to work with a screen reader, I use one, so I'll know. We travel.",
    );
    expect(text).not.toContain("I use one");
  });

  test("a quiet hour is no opening hour, and no call is a button for whoever is late", () => {
    const document = compose(
      "Book direct. Quiet hour on Wednesday 2 to 3 pm. Check in 3 to 7, ring if later, 074 000 2216.",
    );
    expect(document.facts.map(({ key }) => key)).not.toContain("opening_hours");
    expect(plain(document.pages[0]?.blocks[0])).not.toContain("Ring if later");
  });

  test("the middle of a list of people is no note", () => {
    const audience =
      "Parents in Wolseley, River Heights and the West End with children from five years; adults who stopped at twelve.";
    const [hero] = compose("Book a lesson. We travel.", { audience }).pages[0]?.blocks ?? [];
    expect(plain(hero)).not.toContain('"River Heights');
  });

  test("what is paid for a deed is a price", () => {
    const goals =
      "Sign up for the wheel class ($340, clay included, 10 wheels). Kids camp June $295. We travel. We bake.";
    const [, told] = compose(goals).pages[0]?.blocks ?? [];
    const chapters = told?.kind === "story" ? (told.chapters ?? []) : [];
    expect(plain(chapters)).toContain("Sign up for the wheel class ($340");
  });

  test("what an owner knows of people is not said to them", () => {
    const audience =
      "Mostly the daughters, working, worried, looking this up after a fall. Carers looking for a better boss. Nurses, apprentices.";
    const text = home("Book a visit. We travel.", { audience });
    expect(text).not.toMatch(/looking this up|better boss/u);
  });
});
