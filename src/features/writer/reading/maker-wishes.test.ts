/** Goals as marketing writes them: what is wished of the site goes, in its place, and what is left keeps its own. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { dropMakerVerb, hasMakerWishes, withoutMakerWishes } from "./maker-wishes.ts";
import type { Phrasebook } from "./reading-model.ts";
import { wholeSlice } from "./slices.ts";

describe("goals that hold a wish of the site's", () => {
  test.each<[Phrasebook, string]>([
    ["de", "Vertrauen aufbauen"],
    ["de", "Steigerung der Online-Buchungen, Newsletter"],
    ["de", "Termin buchen, Positionierung als Expertin"],
    ["de", "Neukundengewinnung und Imagepflege"],
    ["fr", "Démontrer notre expertise"],
    ["fr", "Augmentation des réservations en ligne"],
    ["fr", "Réserver un audit, me positionner comme experte"],
    ["es", "Posicionarme como experta"],
    ["es", "Captación de socios, aumento de reservas"],
    ["es", "Contratar un administrativo"],
    ["es", "Contratar a nuevos camareros"],
    ["en", "Increase bookings"],
  ])("%s: %s", (language, goals) => {
    expect(hasMakerWishes(goals, language)).toBe(true);
  });

  test.each<[Phrasebook, string]>([
    ["de", "Termin buchen, Hausbesuche nach Absprache"],
    ["de", "Präsentkörbe bestellen"],
    ["fr", "Réserver une table, commander un gâteau"],
    ["fr", "Présents sur le marché le samedi"],
    ["es", "Pedir cita, reservar mesa"],
    ["es", "Contratar un seguro"],
    ["en", "Book a table, order a cake"],
  ])("and goals that hold none: %s, %s", (language, goals) => {
    expect(hasMakerWishes(goals, language)).toBe(false);
    expect(withoutMakerWishes(goals, language)).toBe(goals);
  });
});

describe("a wish without its verb is what it is of", () => {
  test.each<[Phrasebook, string, string]>([
    ["de", "Online-Buchungen steigern", "Online-Buchungen"],
    ["de", "Steigerung der Online-Buchungen", "Online-Buchungen"],
    ["de", "Gewinnung neuer Mitglieder", "Mitglieder"],
    ["fr", "Augmenter les réservations", "réservations"],
    ["fr", "Augmentation des réservations en ligne", "réservations en ligne"],
    ["es", "Aumentar las citas", "citas"],
    ["es", "Captación de nuevos socios", "socios"],
    ["en", "Increase class sign-ups", "class sign-ups"],
  ])("%s: %s", (language, wish, thing) => {
    expect(dropMakerVerb(wholeSlice(wish), language)?.text).toBe(thing);
  });

  test.each<[Phrasebook, string]>([
    ["de", "Termin vereinbaren"],
    ["fr", "Réserver une table"],
    ["es", "Pedir cita"],
    ["en", "Book a table"],
  ])("and nothing that visitors do is such a wish: %s, %s", (language, deed) => {
    expect(dropMakerVerb(wholeSlice(deed), language)).toBeUndefined();
  });

  test("keeps its place in the text", () => {
    const text = "Mehr wissen. Steigerung der Anmeldungen";
    const slice = { text: "Steigerung der Anmeldungen", start: 13 };
    const thing = dropMakerVerb(slice, "de");
    expect(text.slice(thing?.start, (thing?.start ?? 0) + (thing?.text.length ?? 0))).toBe(
      "Anmeldungen",
    );
  });
});

test("goals keep their length, and each sign that is left its place", () => {
  const parts = fc.constantFrom(
    ...[
      "Vertrauen aufbauen",
      "Termin buchen",
      "Steigerung der Buchungen",
      "ab 20 Euro",
      "Newsletter",
    ],
  );
  fc.assert(
    fc.property(
      fc.array(parts, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(", ", ". ", " und ", "; "),
      (said, between) => {
        const goals = said.join(between);
        const left = withoutMakerWishes(goals, "de");
        expect(left).toHaveLength(goals.length);
        expect([...left].every((sign, at) => sign === "." || sign === goals[at])).toBe(true);
      },
    ),
    { numRuns: 200, seed: 3 },
  );
});
