/** What an owner states in a brief stands on the site, in the owner's words; what is denied is nobody's action. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

const site = (said: Partial<Brief> & { industry: string }) => {
  const document = composeSite({ businessName: "Marlow", ...said }, "s");
  const hero = document.pages[0]?.blocks.find((block) => block.kind === "hero");
  if (hero?.kind !== "hero") throw new Error("the home page has no opening");
  return {
    notes: hero.notes ?? [],
    buttons: (hero.actions ?? []).map(({ label }) => label),
    text: JSON.stringify([document.pages, document.facts]).replaceAll("\u00a0", " "),
  };
};

describe("a price, a day, a condition", () => {
  test.each<[string, string, readonly string[]]>([
    ["guitar workshop", "only by appointment, no walk-ins", ["Only by appointment", "No walk-ins"]],
    [
      "Geigenbauerin",
      "Instrument begutachten lassen, nur nach Vereinbarung",
      ["Nur nach Vereinbarung"],
    ],
    [
      "genossenschaftlicher Dorfladen",
      "Neue Mitglieder gewinnen; ein Anteil kostet 150 Euro.",
      ["Ein Anteil kostet 150 Euro"],
    ],
    ["géomètre rural", "demander un relevé, délai de dix jours", ["Délai de dix jours"]],
    [
      "noches de estrellas",
      "Se puede venir con niños desde los seis años.",
      ["Se puede venir con niños desde los seis años"],
    ],
    [
      "sail repair",
      "photos of the damage; the winter service booked between November and February",
      ["The winter service booked between November and February"],
    ],
    ["court reporters", "request a reporter, overnight transcripts", ["Overnight transcripts"]],
  ])("of %s is a note: %s", (industry, goals, notes) => {
    expect(site({ industry, goals }).notes).toEqual(expect.arrayContaining([...notes]));
  });

  test.each<[string, string, readonly string[]]>([
    [
      "community choir without auditions",
      "Come to a first evening. We sing on Tuesdays at 7.30pm in St Mark's hall; an evening costs £6 and the first one is free.",
      [
        "We sing on Tuesdays at 7.30pm in St Mark’s hall; an evening costs £6 and the first one is free.",
      ],
    ],
    [
      "funeral celebrant",
      "Call me or send a message. I usually reply the same day.",
      ["I usually reply the same day."],
    ],
    [
      "letterpress workshop",
      "We want more weddings. People should send a rough idea. We work mostly with cotton paper.",
      ["We work mostly with cotton paper."],
    ],
    [
      "probate and wills",
      "A first call by phone. Fees are quoted in writing before work starts.",
      ["Fees are quoted in writing before work starts."],
    ],
    [
      "puppet theatre",
      "Buy tickets for a show. £9 adults, £7 kids, under 2 free on a lap. We have a Friends scheme at £30 a year, would like more people to join it.",
      ["£9 adults, £7 kids, under 2 free on a lap.", "We have a Friends scheme at £30 a year."],
    ],
    [
      "moving company",
      "Call 608-555-0176. Clear outs are $95 an hour for a crew of two. We want them to call early, 6 weeks ahead is best.",
      ["Clear outs are $95 an hour for a crew of two.", "Call early: 6 weeks ahead is best."],
    ],
    [
      "hedgehog rescue",
      "First thing is ring 01632 960147, we answer 8am to 9pm every day. After that we want donations, £12 feeds one hedgehog for a week. People need to find us at 4 Mill Lane and know we open Tuesday 10am to 2pm.",
      [
        "We answer 8am to 9pm every day.",
        "£12 feeds one hedgehog for a week.",
        "We open Tuesday 10am to 2pm.",
      ],
    ],
    [
      "community choir without auditions",
      "Sing along on Thursdays at 7.30pm. Also get people to attend the winter concert on 13 December, tickets £9.",
      [
        "Sing along on Thursdays at 7.30pm.",
        "Attend the winter concert on 13 December, tickets £9.",
      ],
    ],
    [
      "travel clinic",
      "Book an appointment. Mrs. Lund answers from 8am to noon, Dr. Patel sees patients on Tuesdays.",
      ["Mrs. Lund answers from 8am to noon, Dr. Patel sees patients on Tuesdays."],
    ],
    [
      "small film festival",
      "Get people to attend, day pass is €22, under 18s free. Submissions are open 1 March to 30 June and cost €15 per film. Stewards wanted too, they get a free pass for two shifts.",
      [
        "Day pass is €22, under 18s free.",
        "Submissions are open 1 March to 30 June and cost €15 per film.",
        "Stewards wanted too, they get a free pass for two shifts.",
      ],
    ],
  ])("of %s, told in sentences, stands whole: %s", (industry, goals, sentences) => {
    const { pages } = composeSite({ businessName: "Marlow", industry, goals }, "s");
    const blocks = pages[0]?.blocks ?? [];
    // Sentences without a verb are notes of the opening where there is nothing else.
    const notes = blocks.flatMap((block) =>
      block.kind === "hero" ? (block.notes ?? []).map((note) => `${note}.`) : [],
    );
    const stories = blocks.filter((block) => block.kind === "story" && block.id === "told");
    const groups = [
      notes,
      ...stories.flatMap((told) =>
        told.kind === "story"
          ? [told.paragraphs, ...(told.chapters ?? []).map(({ paragraphs }) => paragraphs)]
          : [],
      ),
    ];
    const said = groups.map((lines) => lines.join(" ").replaceAll("\u00a0", " ")).join(" ");
    // Prices and times may stand under names of their own, and nothing else stands there.
    const left = sentences.reduce((rest, sentence) => {
      expect(rest).toContain(sentence);
      return rest.replace(sentence, "");
    }, said);
    expect(left.trim()).toBe("");
  });

  test.each([
    ["They should see opening hours straight away, and that a trial is $14.", /trial is \$14/u],
    ["Average age is probably 55. Tours on request.", /55/u],
  ])("written to whoever makes the site is the owner's to tell: %s", (told, sign) => {
    const { pages, ownerTasks } = composeSite(
      {
        businessName: "Marlow",
        industry: "bed and breakfast",
        audience: "Walkers.",
        goals: `Book a room. ${told}`,
      },
      "s",
    );
    expect(JSON.stringify(pages)).not.toMatch(sign);
    expect(ownerTasks.map(({ title }) => title).join(" ")).toMatch(sign);
  });

  test("is not said again where a page says it already", () => {
    const { notes } = site({ industry: "night swimming", goals: "come on Wednesdays at 9 pm" });
    expect(notes).toEqual([]);
  });

  test("of the audience is kept where it cannot be listed", () => {
    const { text } = site({
      industry: "water babies",
      audience: "We take babies. No walk-ins after 6 pm.",
    });
    expect(text).toContain("No walk-ins after 6 pm.");
  });
});

test.each([
  [
    "Veterinario a domicilio para gatos",
    "pedir visita, urgencias por la noche no",
    "Urgencias por la noche no",
  ],
  ["grief counselling", "no emergencies, first talk free", "No emergencies"],
  ["ostéopathe pour chevaux", "pas d'urgences, réserver une séance", "Pas d’urgences"],
  ["Bogenbau-Kurse", "Kurs im Mai buchen, keine Kinder unter 12", "Keine Kinder unter 12"],
])("%s: what there is not is a note, and no action", (industry, goals, note) => {
  const { notes, buttons, text } = site({ industry, goals });
  expect(notes).toContain(note);
  expect(buttons).not.toContain(note);
  expect(text).not.toMatch(/what has happened|qué ha pasado|ce qui s’est passé|was geschehen ist/u);
});

test.each([
  "reach 200 members by summer",
  "raise 5000 pounds",
  "we want 20 new pupils by September",
  "fill 12 seats on Tuesdays",
  "rank first on Google, request a quote",
  "a modern look, request a quote",
])("what an owner wants for the business is told to nobody: %s", (goals) => {
  expect(site({ industry: "umbrella repair", goals }).notes).toEqual([]);
});

test("the owner’s words have the apostrophes of the texts around them, a name the one it is written with", () => {
  const { pages } = composeSite(
    {
      businessName: "L'Atelier d'Anne",
      industry: "Cours de dessin d'après nature",
      goals: "s'inscrire, venir à l'essai",
    },
    "s",
  );
  const text = JSON.stringify(pages);
  expect(text).toContain("d’après nature");
  expect(text).toContain("S’inscrire");
  expect(text).not.toContain("d'après");
});

test("what stands under the one word for the trade is no note beside it", () => {
  const [home] = composeSite(
    {
      businessName: "Farrelly Marine",
      industry: "mechanic - inboard diesels on fishing boats under 15m",
      audience: "inshore skippers",
    },
    "s",
  ).pages;
  const hero = home?.blocks.find(({ kind }) => kind === "hero");
  expect(hero).toMatchObject({ eyebrow: "Mechanic", notes: [] });
});
