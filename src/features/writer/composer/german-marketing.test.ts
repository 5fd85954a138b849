/** German briefs as agencies write them: what their goals wish is on the page, in words that visitors understand. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { BlockOf } from "../../design/room.ts";

const read = (brief: Record<string, string>) => {
  const { pages } = composeSite({ businessName: "Aster", industry: "", ...brief }, "s");
  const blocks = pages.flatMap((page) => page.blocks);
  const hero = blocks.find(({ kind }) => kind === "hero") as BlockOf<"hero">;
  const form = blocks.find(({ kind }) => kind === "contact") as BlockOf<"contact">;
  return {
    hero,
    buttons: (hero.actions ?? []).map(({ label }) => label),
    fields: (form.fields ?? []).map(({ name }) => name),
    // Behind the goals stands what holds for whoever comes for none of them.
    choices: (form.fields ?? [])
      .flatMap((field) => field.options ?? [])
      .filter((option) => option !== "Etwas anderes"),
    text: JSON.stringify(pages),
  };
};

describe("every goal is a button, a choice in the form, or a note", () => {
  test.each<[string, string, { first: string; choices?: string[]; notes?: string[] }]>([
    [
      "Weingut",
      "Weinproben buchen, Online-Weinverkauf steigern, Gutscheine verkaufen",
      {
        first: "Weinprobe buchen",
        choices: ["Weinprobe buchen", "Wein online bestellen", "Gutschein bestellen"],
      },
    ],
    [
      "Elektriker",
      "Leads für Photovoltaik und Wallboxen generieren, Wartungsverträge abschließen, Notdienst bekannt machen",
      {
        first: "Photovoltaik und Wallboxen anfragen",
        choices: ["Photovoltaik und Wallboxen anfragen", "Wartungsvertrag anfragen"],
        notes: ["Notdienst"],
      },
    ],
    [
      "Fitnessstudio",
      "Probetrainings generieren, Jahresmitgliedschaften verkaufen, Rückenkurse füllen",
      {
        first: "Probetraining buchen",
        choices: ["Probetraining buchen", "Mitglied werden", "Rückenkurs buchen"],
      },
    ],
    [
      "Hotel",
      "Direktbuchungen steigern, Tagungspauschalen verkaufen, Wochenendarrangements füllen, Gutscheine verkaufen",
      {
        first: "Zimmer buchen",
        choices: [
          "Zimmer buchen",
          "Tagungspauschale anfragen",
          "Wochenendarrangement buchen",
          "Gutschein bestellen",
        ],
      },
    ],
    [
      "Yogastudio",
      "Probestunden buchen, Wochenendworkshops füllen, 10er-Karten verkaufen, Newsletter-Anmeldungen",
      {
        first: "Probestunde buchen",
        choices: [
          "Probestunde buchen",
          "Wochenendworkshop buchen",
          "10er-Karte bestellen",
          "Newsletter abonnieren",
        ],
      },
    ],
    // The trade's own button is a choice as well, where goals name others beside it.
    [
      "Zahnarzt",
      "Neupatienten gewinnen, Online-Terminbuchung fördern, Implantatberatungen steigern",
      {
        first: "Termin vereinbaren",
        choices: ["Termin vereinbaren", "Implantatberatung vereinbaren"],
      },
    ],
    [
      "Physiotherapie",
      "Terminanfragen erhöhen, Selbstzahlerleistungen bekannt machen, Therapeuten einstellen",
      {
        first: "Termin vereinbaren",
        choices: ["Termin vereinbaren", "Bewerbung senden"],
        notes: ["Selbstzahlerleistungen"],
      },
    ],
    [
      "Italienisches Restaurant",
      "Tischreservierungen steigern, Mittagstisch bekannt machen, Catering für Firmenfeiern verkaufen, Geschenkgutscheine",
      {
        first: "Tisch reservieren",
        choices: [
          "Tisch reservieren",
          "Catering für Firmenfeiern anfragen",
          "Geschenkgutschein bestellen",
        ],
        notes: ["Mittagstisch"],
      },
    ],
    [
      "Immobilienmakler",
      "Kostenlose Immobilienbewertung anbieten, Verkäufer gewinnen, Referenzen zeigen",
      { first: "Kostenlose Immobilienbewertung anfordern" },
    ],
  ])("%s: “%s”", (industry, goals, { first, choices = [], notes = [] }) => {
    const site = read({ industry, goals });
    expect(site.buttons[0]).toBe(first);
    expect(site.choices).toEqual(choices);
    expect(site.hero.notes ?? []).toEqual(notes);
    // What only the owner wants stands nowhere.
    expect(site.text).not.toMatch(/steigern|generieren|bekannt machen|gewinnen|bewerben/iu);
  });
});

test("no voucher is ordered “by message”, and nobody's card is a seat", () => {
  const site = read({ industry: "Yogastudio", goals: "Kurse füllen, 10er-Karten verkaufen" });
  expect(site.text).not.toMatch(/Per Nachricht bestellen|Karten reservieren/u);
});

describe("the industry in one word is no heading by itself", () => {
  test.each([
    ["Musikschule", "Kinder und Erwachsene in Göttingen", "Musikschule in Göttingen"],
    [
      "Hundeschule",
      "Leute mit ihrem ersten Hund im Landkreis Celle",
      "Hundeschule im Landkreis Celle",
    ],
    ["Hundeschule", "Leute mit ihrem ersten Hund", "Aster"],
    ["Freie Musikschule", "Kinder und Erwachsene in Göttingen", "Freie Musikschule in Göttingen"],
    ["Freie Musikschule", "Kinder und Erwachsene", "Freie Musikschule"],
    // Where its people come from is no one place.
    ["Musikschule", "Kinder in Göttingen und Kassel", "Aster"],
  ])("%s, for %s: %s", (industry, audience, heading) => {
    const goals = "Musikalische Früherziehung, Social Walks im Sommer, Leihinstrumente";
    expect(read({ industry, audience, goals }).hero.heading).toBe(heading);
  });
});

describe("a list of people that its owner closed is closed", () => {
  test.each([
    "Berufstätige, Familien mit Kindern und Angstpatienten in Münster",
    "Sportler, Büroangestellte mit Rückenschmerzen und Patienten nach Operationen in Bielefeld",
    "Paare, Familien mit Kindern und Senioren",
  ])("%s", (audience) => {
    const { text } = read({ industry: "Zahnarzt", audience, goals: "Neue Patienten gewinnen" });
    expect(text).toContain(`Für ${audience}`);
    expect(text).not.toContain("sowie");
  });

  test("with one between two groups where two towns end it", () => {
    const { text } = read({
      industry: "Zahnarzt",
      audience: "Kitas, Schulen in Kiel und Lübeck",
      goals: "Neue Patienten gewinnen",
    });
    expect(text).toContain("Für Kitas sowie Schulen in Kiel und Lübeck");
  });
});

test("what owners want with an enquiry stands over the form, and is no offer", () => {
  const site = read({
    industry: "Tischlerei",
    audience: "Leute, die was Eigenes wollen und nicht von der Stange",
    goals: "Anfragen für Einbauschränke und Küchen. Bitte mit Maßen und Fotos.",
  });
  expect(site.fields).toContain("photos");
  expect(site.text).toContain("Bitte mit Maßen und Fotos.");
  expect(site.text).toContain("Für Leute, die was Eigenes wollen und nicht von der Stange.");
  expect(site.text).toContain("Einbaumöbel");
});

test("a hotel's form asks for rooms that people sleep in, and a lake is where it is", () => {
  const { pages } = composeSite(
    {
      businessName: "Aster",
      industry: "Hotel",
      audience: "Paare, Radfahrer und Tagungsgäste am Bodensee",
      goals: "Direktbuchungen steigern",
    },
    "s",
  );
  const said = JSON.stringify(pages);
  expect(said).toContain('"label":"Zimmer"');
  expect(said).not.toContain('"label":"Räume"');
  expect(said).toContain('"Am Bodensee"');
});
