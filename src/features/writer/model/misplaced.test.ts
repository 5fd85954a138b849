import { describe, expect, test } from "bun:test";
import type { Bench } from "./bench.ts";
import { judgeSlot } from "./judge-slot.ts";
import type { Slot } from "./slots.ts";

const bench = (language: "en" | "de" | "fr" | "es"): Bench => ({
  ...{ language, phrasebook: language, marker: "0123456789abcdef" },
  facts: [
    { id: "f1", text: "The Saturday Kites" },
    { id: "f2", text: "kite repair" },
    { id: "f3", text: "clubs, families" },
    { id: "f4", text: "Clubs ring 01743 555 0142 about a demonstration." },
    { id: "f5", text: "A repair costs £20. Open 8am to 5.30pm on weekdays." },
  ],
  ...{
    given: "the saturday kites, kite repair, £20, 8am to 5.30pm on weekdays",
    capitals: new Set(["Saturday", "Kites"]),
  },
});
const slot = (key: string, about?: string): Slot => ({
  ...{ key, form: key.endsWith("heading") || key.endsWith("title") ? "heading" : "text" },
  ...{ guide: "", lengthMax: 400, ...(about === undefined ? {} : { about }) },
  ...(/^offer_\d_text$/u.test(key) ? { adds: "enough" as const, isOffer: true } : {}),
});
const reasonOf = (one: Slot, text: string, language: "en" | "de" | "fr" | "es" = "en") => {
  const judged = judgeSlot(one, { text, facts: [] }, bench(language));
  return judged.isGood ? "" : judged.reason;
};

describe("what is at fault in its place", () => {
  test.each<["en" | "de" | "fr" | "es", string, string | undefined, string, string]>([
    ["en", "offer_1_text", "Winter service", "Book the winter service before frost.", "invites"],
    ["de", "offer_1_text", "Wartung", "Fragen Sie nach einem Vertrag für die Drachen.", "invites"],
    ["fr", "offer_1_text", "Cours", "Inscrivez-vous pour apprendre les nœuds.", "invites"],
    ["es", "offer_1_text", "Revisión", "Puede reservar una revisión de la cometa.", "invites"],
    ["en", "offer_1_text", "Repair", "A repair of the frame and sail costs £20.", "price"],
    ["fr", "services_heading", undefined, "Travaux et avis", "avis"],
    ["es", "contact_heading", undefined, "La cometa que tiene o busca", "joins two"],
    ["fr", "closing_heading", undefined, "Une visite ou nos tarifs", "joins two"],
    ["en", "contact_lede", undefined, "Tell us what is torn, or which demonstration.", "telephone"],
    ["en", "question", undefined, "Will repair tape hold until then?", "points at"],
    ["es", "question", undefined, "¿Puedo volar la cometa mientras tanto?", "points at"],
    ["es", "step_1_text", undefined, "Busque las fotos de esa zona.", "points at"],
    ["en", "answer_1", "Is a spar replaced?", "Yes. Tell us how long it is.", "last sentence"],
    ["es", "step_1_title", undefined, "Meta ropa de abrigo", "into what"],
    ["en", "answer_1", "Is it torn?", "Look first whether the seam is open.", "nobody says"],
    ["en", "lede", undefined, "It belongs to clubs, and a repair costs £20.", "one breath"],
  ])("%s %s under %s: %s", (language, key, about, text, reason) => {
    expect(reasonOf(slot(key, about), text, language)).toContain(reason);
  });

  test.each<["en" | "de" | "fr" | "es", string, string | undefined, string]>([
    ["en", "offer_1_text", "Winter service", "We wash the sail and look over each seam."],
    ["en", "offer_1_text", "Repair", "We patch the sail and mend the frame. A repair costs £20."],
    ["en", "services_heading", undefined, "Sails and frames"],
    ["en", "contact_heading", undefined, "Tell us about your kite"],
    ["en", "contact_lede", undefined, "Tell us what is torn and how long the tear is."],
    ["en", "answer_1", "What do I tell you about it?", "Its size. Tell us how long the tear is."],
    ["es", "step_1_title", undefined, "Meta la cometa en su funda"],
    ["en", "answer_1", "When are you open?", "Monday to Friday, 8am to 5.30pm."],
    [
      "en",
      "answer_1",
      "When are you open?",
      "The Saturday Kites is open 8am to 5.30pm on weekdays.",
    ],
  ])("but not %s %s under %s: %s", (language, key, about, text) => {
    expect(reasonOf(slot(key, about), text, language)).toBe("");
  });

  test.each(["Monday to Saturday, 8am to 5.30pm.", "Monday to Friday, 8am to 6pm."])(
    "hours that no fact has are refused in whatever order: %s",
    (text) => {
      expect(reasonOf(slot("answer_1", "When are you open?"), text)).toContain("no fact says");
    },
  );
});
