import { expect, test } from "bun:test";
import { listAskedTopics } from "./asked-topics.ts";

test.each([
  ["Book a demo, explain the grant program, show reviews", ["the grant program"]],
  [
    "Get enquiries. Explain what species we sow and survival rates.",
    ["the species we sow", "survival rates"],
  ],
  ["online booking, loaner bikes explained", ["loaner bikes"]],
  [
    "show fees up front, answer the family reunification questions we get 20 times a week",
    ["family reunification"],
  ],
  ["Information on grants and VAT relief in plain words.", ["grants", "VAT relief"]],
  ["Explain what an annual service includes.", ["the annual service"]],
  ["Explain what regulation is.", ["regulation"]],
  ["explain shipping so nobody sends me a wet suit again", ["shipping"]],
])("what a page is to explain can be asked about: %s", (goals, topics) => {
  expect(listAskedTopics(goals)).toEqual(topics);
});

test.each([
  "Show finished roofs and real weddings",
  "Book a call, show prices up front",
  "Explain the difference between human captioning and auto captions",
  "Explain why cement is the problem",
  "Describe your invitation",
  "Book a table, order online",
])("what is shown, or told at length, is not: %s", (goals) => {
  expect(listAskedTopics(goals)).toEqual([]);
});

test.each([
  ["Rückruf vereinbaren, Ablauf und Kosten verständlich machen", "de", ["Ablauf und Kosten"]],
  ["Demander un devis, expliquer les aides à la rénovation", "fr", ["les aides à la rénovation"]],
  ["Expliquer les aides de la Métropole sans noyer les gens.", "fr", ["les aides de la Métropole"]],
  ["Miete mit Kaufoption erklären", "de", ["Miete mit Kaufoption"]],
  ["pedir cita, explicar los paquetes mensuales", "es", ["los paquetes mensuales"]],
  ["Termin buchen, erklären warum wir reparieren", "de", []],
  ["explicar qué documentos traer", "es", []],
] as const)("in other languages too: %s", (goals, language, topics) => {
  expect(listAskedTopics(goals, language)).toEqual([...topics]);
});
