/** What German owners type, and what their visitors can do and read. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

function read(said: Partial<Brief> & { industry: string }) {
  const { pages, facts } = composeSite({ businessName: "Marlow", ...said }, "s");
  const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
  if (hero?.kind !== "hero") throw new Error("no home page opens");
  const fact = (key: string) => facts.find((one) => one.key === key)?.value;
  return { actions: hero.actions ?? [], text: JSON.stringify(pages), fact };
}

const buttons = (goals: string, industry = "Otterhaus"): (string | undefined)[] =>
  read({ industry, goals }).actions.map(({ label }) => label);

describe("what is arranged by telephone", () => {
  test.each<[string, string[]]>([
    ["termin nur telefonisch, erstgespräch 60 euro wird angerechnet", ["Kontakt aufnehmen"]],
    ["Termin nur telefonisch unter 0664 1234567", ["Anrufen"]],
    ["Anfragen per Telefon, wir haben keine Onlinebuchung", ["Kontakt aufnehmen"]],
    ["Termin online oder telefonisch", ["Termin buchen"]],
  ])("%s", (goals, labels) => {
    expect(buttons(goals)).toEqual(labels);
  });

  test("opens the conversation where WhatsApp is named with its number", () => {
    const [button] = read({
      industry: "torten auf bestellung",
      goals: "bestellung nur per whatsapp 0660 1234567",
    }).actions;
    expect(button).toMatchObject({
      label: "Per WhatsApp schreiben",
      href: "https://wa.me/436601234567",
    });
  });

  test("stands on no button where the number may be one of another country", () => {
    expect(buttons("Bestellung per WhatsApp 07123 456789")).not.toContain("Per WhatsApp schreiben");
  });
});

describe("a button", () => {
  test.each<[string, string]>([
    ["Kräuterführung buchen (jeden Freitag 14 Uhr, 18 Euro)", "Kräuterführung buchen"],
    ["Erstberatung vereinbaren (190 € zzgl. MwSt.)", "Erstberatung vereinbaren"],
    ["erstgespräch buchen 65 euro", "Erstgespräch buchen"],
    ["Firmen sollen bis 31. Mai ihr Team anmelden", "Bis 31. Mai Ihr Team anmelden"],
  ])("of “%s” says “%s”", (goals, label) => {
    expect(buttons(goals)[0]).toBe(label);
  });

  test("is none of what nobody wants, and of no wish for the site", () => {
    const { text } = read({
      industry: "Sprachcafé für Nachbarn",
      goals:
        "Ehrenamtliche gesucht. Wir brauchen keine Kleiderspenden mehr. Firmen sollen uns kennen.",
    });
    expect(text).not.toMatch(/Spenden|sollen/u);
  });
});

describe("what is told", () => {
  test("keeps its dates, pairs and brackets whole", () => {
    const { text } = read({
      industry: "Orgelbauwerkstatt",
      goals:
        "Tag und Nacht erreichbar. Führung buchen (freitags, 18 Euro mit Brotzeit), Stimmung ab 90 €. Offene Werkstatt zweimal im Jahr, nächste am 12. September.",
    });
    expect(text).toContain("nächste am 12. September.");
    expect(text).toContain("Führung: freitags, 18 Euro mit Brotzeit");
    expect(text).toContain("Stimmung ab 90 €");
    expect(text).not.toContain('"Nacht erreichbar');
  });

  test("takes the hours of a part for no opening hours", () => {
    const goals = "Termin buchen. Akutsprechstunde Mo-Fr 8-9 Uhr ohne Termin.";
    expect(read({ industry: "Hausarztpraxis", goals }).fact("opening_hours")).toBeUndefined();
  });
});

describe("people", () => {
  test.each<[string, string]>([
    ["Familien mit Hund, Radfahrer", "Für Familien mit Hund und für Radfahrer"],
    [
      "Menschen, die Deutsch üben wollen, Ehrenamtliche",
      "Für Menschen, die Deutsch üben wollen, und Ehrenamtliche",
    ],
    ["frauen und männer in dortmund", "Für Frauen und Männer in Dortmund"],
  ])("%s", (audience, said) => {
    expect(read({ industry: "Otterhaus", audience }).text).toContain(said);
  });
});

describe("a Swiss business", () => {
  const industry = "Klimatechnik";

  test("reads no letter that is not written there", () => {
    const { text, fact } = read({ industry, goals: "Offerte anfragen, Pikett 071 222 33 44" });
    expect(text).toContain("Aussenwand");
    expect(text).not.toContain("ß");
    expect(fact("phone")).toBe("071 222 33 44");
  });

  test("is none that is in Germany as well", () => {
    const audience = "Haushalte in Deutschland und der Schweiz";
    expect(read({ industry, audience }).text).toContain("Außenwand");
  });
});

test("a condition, a credit and a date of a part are no button and no founding", () => {
  const { actions, text, fact } = read({
    industry: "Weingut mit Buschenschank",
    goals:
      "Wein bestellen, Kellerführung ab 8 Personen, bitte eine Woche vorher anmelden. Kostenvoranschlag 25 Euro wird verrechnet.",
    personality: "Bio seit 2009",
  });
  expect(actions.map(({ label }) => label)).not.toContain("Bitte eine Woche vorher anmelden");
  expect(text).not.toContain("Angebot anfordern");
  expect(fact("founded")).toBeUndefined();
});

test("a school of several instruments opens with none of them alone, and is named to its end", () => {
  const { text } = read({
    industry: "Musikschule für Klavier, Geige und Gitarre",
    audience: "Kinder ab 5 und Erwachsene",
  });
  expect(text).not.toContain("Bratsche");
  expect(text).not.toContain('"Musikschule für Klavier"');
});
