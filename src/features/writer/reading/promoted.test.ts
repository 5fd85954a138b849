/** What marketing wishes to see sold or shown has a name of its own, or none. */
import { expect, test } from "bun:test";
import { listPromoted } from "./promoted.ts";
import type { Phrasebook } from "./reading-model.ts";

const CASES: [Phrasebook, string, string[]][] = [
  ["en", "Drive table reservations, promote our private dining room", ["Private dining room"]],
  ["en", "Generate leads for replacements and sell maintenance plans", ["Maintenance plans"]],
  ["en", "Increase bookings and promote gift cards and memberships", ["Gift cards", "Memberships"]],
  [
    "en",
    "Promote our intro offer (30 days unlimited) and fill classes",
    ["Intro offer: 30 days unlimited"],
  ],
  [
    "en",
    "Sell our new linen collection and tell the story behind our materials",
    ["New linen collection"],
  ],
  ["en", "Drive taproom visits and promote new releases", ["New releases"]],
  ["en", "Sell out our 2026 CSA shares and list pickup locations", ["2026 CSA shares"]],
  ["en", "highlight our certifications and police-checked staff", ["Police-checked staff"]],
  ["en", "Educate visitors about our recovery programs", ["Recovery programs"]],
  ["en", "Recruit new members through our learn-to-row courses", ["Learn-to-row courses"]],
  ["en", "build customer loyalty with our rewards program", ["Rewards program"]],
  [
    "de",
    "Neue Mandanten gewinnen und unsere digitale Buchhaltung vorstellen",
    ["Digitale Buchhaltung"],
  ],
  ["de", "unsere neuen Kochkurse bewerben", ["Neue Kochkurse"]],
  ["fr", "faire connaître nos abonnements floraux", ["Abonnements floraux"]],
  ["fr", "obtenir des demandes de devis et remplir nos ateliers", ["Ateliers"]],
  ["es", "dar a conocer nuestro plan de salud anual", ["Plan de salud anual"]],
  [
    "es",
    "promocionar los cursos intensivos de verano y ofrecer una prueba",
    ["Cursos intensivos de verano"],
  ],
  // What every business has, or what is no thing, is no name of anything.
  ["en", "Showcase our portfolio and generate estimate requests", []],
  ["en", "promote our services and highlight our expertise", []],
  ["en", "promote our full range of products", []],
  ["en", "build trust with local homeowners", []],
  ["en", "highlight graduate success stories", []],
  ["en", "sell tickets and grow our Instagram following", []],
  ["en", "Increase sales, promote brand awareness", []],
  ["en", "promote", []],
  ["de", "unser pädagogisches Konzept verständlich vorstellen", []],
  ["de", "unsere Arbeiten zeigen", []],
  ["fr", "mettre en avant la carte", []],
  ["es", "presentar nuestros servicios y nuestro equipo", []],
];

test.each(CASES)("%s: “%s” names %j", (language, goals, names) => {
  expect(listPromoted(goals, language)).toEqual(names);
});

test("not more than two are named, and none twice", () => {
  expect(
    listPromoted("promote gift cards, sell gift cards, promote spa days, sell party boxes", "en"),
  ).toEqual(["Gift cards", "Spa days"]);
});
