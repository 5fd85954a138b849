/** German wishes of owners by themselves, each turned to the deed or to what visitors are told. */
import { describe, expect, test } from "bun:test";
import { tellGermanWishes } from "./german-wishes.ts";

const UNTURNED = "and stays as it is where it says something else: %s";

describe("what is wished of enquiries says nothing of them", () => {
  test.each<[string, string]>([
    [
      "Anfragen für Einbauschränke bekommen. Wir sind da",
      "Anfragen für Einbauschränke. Wir sind da",
    ],
    ["Mehr Bestellungen für Torten generieren", "Mehr Bestellungen für Torten"],
    ["Anmeldungen zum Kurs steigern, Newsletter", "Anmeldungen zum Kurs, Newsletter"],
    ["Terminanfragen für Trauringe erhalten", "Terminanfragen für Trauringe"],
  ])("%s", (goals, told) => {
    expect(tellGermanWishes(goals)).toBe(told);
  });

  test.each(["Anfragen per Mail", "Wir bekommen viele Anfragen", "Bestellungen bis Freitag"])(
    UNTURNED,
    (goals) => {
      expect(tellGermanWishes(goals)).toBe(goals);
    },
  );
});

describe("what is announced is its day", () => {
  test.each<[string, string]>([
    ["Tag der offenen Tür bekannt machen am 14. März", "Tag der offenen Tür am 14. März"],
    ["Hoffest ankündigen am 3.5., Newsletter", "Hoffest am 3.5., Newsletter"],
    ["Sommerfest bewerben im Juni", "Sommerfest im Juni"],
  ])("%s", (goals, told) => {
    expect(tellGermanWishes(goals)).toBe(told);
  });

  test.each(["Microneedling bekannt machen", "Um eine Stelle bewerben am Montag früh"])(
    UNTURNED,
    (goals) => {
      expect(tellGermanWishes(goals)).toBe(goals);
    },
  );
});

describe("what there is to have keeps its terms", () => {
  test.each<[string, string]>([
    ["Ernteanteile vergeben, ab 95 Euro im Monat", "Ernteanteile ab 95 Euro im Monat"],
    ["Plätze ab August vergeben, Erzieher finden", "Plätze ab August, Erzieher finden"],
    ["Vorsorgegespräche anbieten.", "Vorsorgegespräche."],
  ])("%s", (goals, told) => {
    expect(tellGermanWishes(goals)).toBe(told);
  });

  test.each([
    "Alle Plätze im Mai sind vergeben",
    "Wir können samstags keine Kurse anbieten",
    "Ich möchte Kurse anbieten",
    "Die Plätze sind schon vergeben.",
  ])(UNTURNED, (goals) => {
    expect(tellGermanWishes(goals)).toBe(goals);
  });
});

describe("the terms of a deed stand in brackets behind it", () => {
  test.each<[string, string]>([
    [
      "Weinproben buchen ab 6 Personen, 18 € pro Person. Zwei Zimmer",
      "Weinproben buchen (ab 6 Personen, 18 € pro Person). Zwei Zimmer",
    ],
    ["Boot mieten ab 2 Stunden", "Boot mieten (ab 2 Stunden)"],
    [
      "Erstberatung buchen (190 Euro), auch per Video.",
      "Erstberatung buchen (190 Euro, auch per Video).",
    ],
    [
      "Einen Termin ausmachen, der ist gratis im Umkreis von 40 km.",
      "Einen Termin ausmachen (gratis im Umkreis von 40 km).",
    ],
  ])("%s", (goals, told) => {
    expect(tellGermanWishes(goals)).toBe(told);
  });
});

describe("staff that is looked for is told, customers are not", () => {
  test.each<[string, string]>([
    ["Azubis finden ab September", "Azubis gesucht ab September"],
    ["Neue Mitarbeiter suchen für die Werkstatt", "Mitarbeiter gesucht für die Werkstatt"],
    ["Erzieher (m/w/d) finden", "Erzieher (m/w/d) gesucht"],
    ["Pflegekräfte gewinnen (m/w/d), Notruf", "Pflegekräfte gesucht (m/w/d), Notruf"],
  ])("%s", (goals, told) => {
    expect(tellGermanWishes(goals)).toBe(told);
  });

  test.each(["Mitarbeiter finden", "Kunden finden ab Mai", "Neue Mitglieder gewinnen im Sommer"])(
    UNTURNED,
    (goals) => {
      expect(tellGermanWishes(goals)).toBe(goals);
    },
  );
});

describe("what others should do, know or have shown is said to them", () => {
  test.each<[string, string]>([
    ["Sprechzeiten kommunizieren Mo-Fr 9-12 Uhr", "Sprechzeiten Mo-Fr 9-12 Uhr"],
    ["Preise zeigen ab 20 Euro", "Preise ab 20 Euro"],
    ["Anmelden für den Grundkurs (149 €)", "Für den Grundkurs anmelden (149 €)"],
    [
      "Alle sollen wissen dass wir ab 15. April wieder Spargel haben, jeden Tag.",
      "Wir haben ab 15. April wieder Spargel, jeden Tag.",
    ],
    [
      "Wir möchten, dass Angehörige schnell einen Hausbesuch vereinbaren können.",
      "Hausbesuch vereinbaren.",
    ],
    ["Ziel ist, dass Menschen Mitglied werden.", "Mitglied werden."],
    [
      "Sie sollen anrufen (Di bis Fr 9-12 Uhr) oder ein Foto schicken.",
      "Telefonisch erreichbar Di bis Fr 9-12 Uhr. Ein Foto schicken.",
    ],
    ["Die Leute sollen einen Termin zum Anschauen ausmachen.", "Termin zum Anschauen ausmachen."],
  ])("%s", (goals, told) => {
    expect(tellGermanWishes(goals)).toBe(told);
  });

  test.each([
    "Sprechzeiten Mo-Fr 9-12 Uhr",
    "Zum Grundkurs bitte anmelden bis Freitag",
    "Wir haben ab April wieder Spargel",
    "Jeder soll sich wohlfühlen",
  ])(UNTURNED, (goals) => {
    expect(tellGermanWishes(goals)).toBe(goals);
  });
});

test("what has been turned is turned no further", () => {
  for (const goals of [
    "Weinproben buchen ab 6 Personen, 18 € pro Person",
    "Azubis finden ab September",
    "Anmelden für den Grundkurs (149 €)",
    "Alle sollen wissen dass wir am 3. Mai wieder Spargel haben",
    "Ernteanteile vergeben, ab 95 Euro im Monat",
  ]) {
    const told = tellGermanWishes(goals);
    expect(told).not.toBe(goals);
    expect(tellGermanWishes(told)).toBe(told);
  }
});
