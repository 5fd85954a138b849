/** Italian, Dutch, Portuguese and Polish wishes, as what visitors do and are told. */
import { describe, expect, test } from "bun:test";
import type { Neighbour } from "./neighbour-signs.ts";
import { nameInPolish, placePeople, sayNeighbourWishes } from "./neighbour-wishes.ts";

describe("the terms of a deed stand in brackets behind it", () => {
  test.each<[Neighbour, string, string]>([
    [
      "it",
      "Prenotare un primo colloquio 90 euro, anche in video.",
      "Prenotare un primo colloquio (90 euro, anche in video).",
    ],
    [
      "it",
      "Prenotare una degustazione da 6 persone, 15 € a persona.",
      "Prenotare una degustazione (da 6 persone, 15 € a persona).",
    ],
    [
      "nl",
      "Eerste gesprek boeken 95 euro, ook via video.",
      "Eerste gesprek boeken (95 euro, ook via video).",
    ],
    [
      "nl",
      "Proeverij boeken vanaf 6 personen, 18 euro pp.",
      "Proeverij boeken (vanaf 6 personen, 18 euro pp).",
    ],
    [
      "pt",
      "Marcar primeira consulta 80 euros, também por vídeo.",
      "Marcar primeira consulta (80 euros, também por vídeo).",
    ],
    ["pt", "Agendar uma visita R$ 150.", "Agendar uma visita (R$ 150)."],
    [
      "pl",
      "Umówić pierwszą konsultację 250 zł, także wideo.",
      "Umówić pierwszą konsultację (250 zł, także wideo).",
    ],
    [
      "pl",
      "Zarezerwować degustację od 6 osób, 80 zł od osoby.",
      "Zarezerwować degustację (od 6 osób, 80 zł od osoby).",
    ],
  ])("%s: %s", (language, goals, said) => {
    expect(sayNeighbourWishes(goals, language)).toBe(said);
    expect(sayNeighbourWishes(said, language)).toBe(said);
  });

  test.each<[Neighbour, string]>([
    ["it", "Prenotare online. Taglio donna da 28 euro, uomo 18 euro."],
    ["nl", "Online afspraak maken. Knippen dames vanaf 38 euro."],
    ["pt", "Marcar online. Corte mulher desde 22 euros."],
    ["pl", "Umówić się online. Strzyżenie od 120 zł."],
    ["it", "Ordinare entro le 12. Due camere a 85 €"],
  ])("and no price of something else: %s, %s", (language, goals) => {
    expect(sayNeighbourWishes(goals, language)).toBe(goals);
  });
});

describe("what is to be known is told", () => {
  test.each<[Neighbour, string, string]>([
    ["pt", "Que saibam que abrimos às 10h", "Abrimos às 10h"],
    ["pt", "Que as pessoas saibam que temos esplanada", "Temos esplanada"],
    ["pl", "Niech wiedzą, że otwarte jest do 19", "Otwarte jest do 19"],
    ["pl", "Niech ludzie wiedzą, że nie pracuję w soboty", "Nie pracuję w soboty"],
    ["nl", "Ze moeten weten dat we open zijn di t/m za", "We zijn open di t/m za"],
    ["nl", "Klanten moeten weten dat wij gesloten zijn in juli", "We zijn gesloten in juli"],
    [
      "nl",
      "Passanten moeten kunnen zien wat een nacht kost (1,80 euro per meter)",
      "Een nacht kost 1,80 euro per meter",
    ],
    [
      "pl",
      "Cennik poprawek na widoku (skrócenie spodni 35 zł)",
      "Cennik poprawek: skrócenie spodni 35 zł",
    ],
  ])("%s: %s", (language, goals, said) => {
    expect(sayNeighbourWishes(goals, language)).toBe(said);
  });
});

describe("a place among the people is where they are", () => {
  test.each<[Neighbour, string, string]>([
    ["it", "primi cani, zona Parma", "primi cani in zona Parma"],
    ["nl", "baasjes van honden, regio Apeldoorn", "baasjes van honden in de regio Apeldoorn"],
    ["pt", "Donos de cães, zona de Coimbra", "Donos de cães na zona de Coimbra"],
    ["pt", "famílias, região do Porto", "famílias na região do Porto"],
    ["pl", "rodziny, okolice Lublina", "rodziny z okolic Lublina"],
  ])("%s: %s", (language, audience, said) => {
    expect(placePeople(audience, language)).toBe(said);
  });

  test.each<[Neighbour, string]>([
    ["it", "famiglie, coppie"],
    ["nl", "gezinnen, stellen"],
    ["pt", "casais, zona de serviço"],
    ["pl", "rodziny, sąsiedzi"],
  ])("and people stay people: %s, %s", (language, audience) => {
    expect(placePeople(audience, language)).toBe(audience);
  });
});

describe("what is reserved in Polish, as it is called", () => {
  test.each<[string, string]>([
    ["konsultację", "konsultacja"],
    ["pierwszą konsultację", "pierwsza konsultacja"],
    ["lekcję próbną", "lekcja próbna"],
    ["wizytę", "wizyta"],
    ["przegląd", "przegląd"],
    ["oględziny", "oględziny"],
    ["degustację od 6 osób", "degustacja od 6 osób"],
    ["lekcję z instruktorką", "lekcja z instruktorką"],
    ["wizytę w pracowni za miastem", "wizyta w pracowni za miastem"],
  ])("%s is %s", (object, name) => {
    expect(nameInPolish(object)).toBe(name);
    expect(nameInPolish(name)).toBe(name);
  });
});
