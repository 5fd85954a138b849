/** German and Spanish address nobody: no text of content, of the forms and of the pages around them. */
import { describe, expect, test } from "bun:test";
import { findEventWords } from "../src/features/renderer/events/event-words.ts";
import { GERMAN } from "../src/features/renderer/words/de.ts";
import { SPANISH } from "../src/features/renderer/words/es.ts";
import { sayLabel } from "../src/features/writer/composer/contact-labels.ts";
import { ITALIAN_LABELS, type LabelId } from "../src/features/writer/composer/more-labels.ts";
import { findAddress } from "../src/features/writer/content/address-words.ts";
import { checkContent } from "../src/features/writer/content/check-content.ts";

/** Texts for teenagers say du and tú; nothing says Sie or usted. */
const CHROME = { de: GERMAN, es: SPANISH };
const INPUTS = { name: "X", host: "x.example", contacts: [], usesRecaptcha: false };

function* listTexts(value: unknown, key = ""): Generator<string> {
  if (key === "privacy" && typeof value === "object") return;
  if (typeof value === "string") yield value;
  else if (typeof value === "function") {
    if (key === "sections") yield* listTexts(value(INPUTS));
  } else if (typeof value === "object" && value !== null)
    for (const [name, entry] of Object.entries(value)) yield* listTexts(entry, name);
}

for (const language of ["de", "es"] as const)
  describe(`in ${language} nobody is addressed`, () => {
    test("by a text of content", async () => {
      const { texts } = await checkContent(language);
      expect(texts.length).toBeGreaterThan(10_000);
      expect(texts.filter(({ text }) => findAddress(language, text) !== undefined)).toEqual([]);
    });

    test("by forms, notices and labels", () => {
      const said = [
        ...listTexts({ ...CHROME[language], privacy: undefined }),
        ...listTexts(findEventWords(language)),
        ...Object.keys(ITALIAN_LABELS).map((id) => sayLabel(id as LabelId, language)),
      ];
      expect(said.length).toBeGreaterThan(80);
      expect(said.filter((text) => findAddress(language, text) !== undefined)).toEqual([]);
    });
  });

describe("the check finds", () => {
  test.each([
    ["de", "Schreiben Sie, welche Tage passen."],
    ["de", "Ein Rad für Ihren Weg."],
    ["de", "Wir zeigen Ihnen den Garten."],
    ["es", "Escriba qué días son."],
    ["es", "Díganos la edad."],
    ["es", "Para la cita: traiga la cartilla."],
    ["es", "Aquí decide usted."],
    ["es", "Su mensaje ha llegado."],
    ["es", "¿Qué días le vienen bien?"],
  ] as const)("%s: %s", (language, line) => {
    expect(findAddress(language, line)).toBeDefined();
  });

  test.each([
    ["de", "Wenn die Äpfel reif sind, werden sie gepflückt, und ihre Kerne bleiben."],
    ["de", "Welche Tage passen? Bitte mit Foto und Maßen."],
    ["es", "Cada uno con su plato y sus cubiertos."],
    ["es", "¿Qué días y qué horas vienen bien?"],
    ["es", "Conviene que el animal venga en ayunas y traiga la cartilla."],
  ] as const)("and leaves alone, %s: %s", (language, line) => {
    expect(findAddress(language, line)).toBeUndefined();
  });
});
