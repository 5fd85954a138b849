/** Clauses that German, French and Spanish owners want people to know, as they are told. */
import { expect, test } from "bun:test";
import { tellClausesAbroad } from "./clauses-abroad.ts";
import type { Phrasebook } from "./reading-model.ts";

test.each<[Phrasebook, string, string]>([
  ["de", "Zeigen, dass wir auch beim Aussortieren helfen.", "Wir helfen auch beim Aussortieren."],
  [
    "de",
    "Zeigen, dass wir auch beim Aussortieren helfen und abends das Bett gemacht ist.",
    "Wir helfen auch beim Aussortieren.",
  ],
  ["de", "Klarstellen, dass wir keine Gärten räumen.", "Wir räumen keine Gärten."],
  [
    "de",
    "Die Leute sollen wissen, dass die erste Besichtigung kostenlos ist.",
    "Die erste Besichtigung ist kostenlos.",
  ],
  ["de", "Zeigen, dass die Räder jährlich geprüft werden.", "Die Räder werden jährlich geprüft."],
  ["de", "Mehr Buchungen von Kitas", "Mehr Buchungen"],
  ["es", "Más reservas de guarderías", "Más reservas"],
  ["fr", "Expliquer que chaque harpe demande neuf mois.", "Chaque harpe demande neuf mois."],
  ["de", "Betonen, dass wir alte Möbel mitnehmen.", "Wir nehmen alte Möbel mit."],
  ["de", "Betonen, dass ich selbst antworte", "Ich antworte selbst"],
  [
    "fr",
    "Que les gens sachent que l'atelier est ouvert le samedi.",
    "L'atelier est ouvert le samedi.",
  ],
  ["es", "Pedir cita. Dejar claro que no hacemos urgencias.", "Pedir cita. No hacemos urgencias."],
  ["es", "Que la gente sepa que no cobramos la visita.", "No cobramos la visita."],
])("%s: “%s”", (language, goals, told) => {
  expect(tellClausesAbroad(goals, language)).toBe(told);
});

test.each<[Phrasebook, string]>([
  ["de", "Zeigen, was wir können."],
  ["de", "Wir möchten, dass Kunden anrufen."],
  ["de", "Zeigen, dass man Instrumente auch mieten kann."],
  ["fr", "Expliquer que tout est fait ici et que rien n'est importé."],
  ["de", "Zeigen, dass unsere Wände, die alt sind, halten."],
  ["en", "Dejar claro que no hacemos urgencias."],
])("%s: “%s” stays", (language, goals) => {
  expect(tellClausesAbroad(goals, language)).toBe(goals);
});
