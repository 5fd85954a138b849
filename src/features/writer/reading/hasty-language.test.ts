/** The language of a brief that has hardly a word: a trade, and now and then whom it is for. */
import { describe, expect, test } from "bun:test";
import { readBrief } from "./read-brief.ts";

const languageOf = (industry: string, audience?: string, goals?: string): string =>
  readBrief({ businessName: "Marlow", industry, audience, goals }).language.tag;

describe("a trade alone tells its language", () => {
  test.each<[string, string]>([
    ...["Tischlerei", "Friseur in Graz", "Yoga für Schwangere", "Physiotherapie", "Bäckerei"].map(
      (trade): [string, string] => ["de", trade],
    ),
    ...["boulangerie", "plombier", "fleuriste", "café librairie", "Agence web"].map(
      (trade): [string, string] => ["fr", trade],
    ),
    ...["panadería", "fontanero", "peluquería canina", "taller mecánico", "bar de tapas"].map(
      (trade): [string, string] => ["es", trade],
    ),
    ...["panificio", "idraulico", "parrucchiere per uomo", "studio dentistico", "palestra"].map(
      (trade): [string, string] => ["it", trade],
    ),
    ...["bakkerij", "loodgieter", "fietsenmaker", "rijschool", "tandarts"].map(
      (trade): [string, string] => ["nl", trade],
    ),
    ...["padaria", "encanador", "cabeleireiro", "oficina mecânica", "loja de roupa"].map(
      (trade): [string, string] => ["pt", trade],
    ),
    ...["piekarnia", "fryzjer", "fotograf ślubny", "szkoła językowa", "dentysta"].map(
      (trade): [string, string] => ["pl", trade],
    ),
  ])("%s: %s", (tag, industry) => {
    expect(languageOf(industry)).toBe(tag);
  });
});

describe("a trade that is called alike everywhere is told by its people and wishes", () => {
  test.each<[string, string, string, string]>([
    ["de", "Restaurant", "Familien, Paare", "Tischreservierungen"],
    ["de", "IT Service", "KMU", "Leads generieren"],
    ["fr", "Restaurant", "familles, couples", "réservations"],
    ["fr", "Coach", "femmes enceintes", ""],
    ["es", "Hotel", "familias, parejas", "reservas directas"],
    ["it", "Hotel", "famiglie, coppie", ""],
    ["it", "yoga", "principianti e gestanti", ""],
    ["nl", "Yogastudio", "beginners, zwangere vrouwen", ""],
    ["nl", "restaurant", "gezinnen, stellen", "tafel reserveren"],
    ["pt", "hotel", "casais, famílias", "reservas"],
    ["pl", "hotel", "rodziny, pary", ""],
    ["pl", "joga", "początkujący", ""],
  ])("%s: %s, %s", (tag, industry, audience, goals) => {
    expect(languageOf(industry, audience, goals || undefined)).toBe(tag);
  });
});

describe("words that several languages share do not outvote those of one", () => {
  test.each<[string, string, string]>([
    [
      "nl",
      "watersportvereniging met jachthaven",
      "Passanten moeten kunnen zien wat een nacht kost en de havenmeester bellen. Leden willen de agenda en de werkbeurten zien.",
    ],
    ["nl", "hovenier", "Offertes voor de tuin en de oprit, en in de winter snoeien"],
    ["es", "carpintería", "De lunes a viernes, en la tienda o en casa, con la garantía de la casa"],
    ["fr", "menuiserie", "De la cuisine en bois, en atelier et sur place, de mars en juin"],
    ["pt", "carpintaria", "Na oficina e em casa, de segunda a sexta, com orçamento"],
    ["it", "falegnameria", "In bottega o a casa, per la cucina e per il bagno"],
    ["en", "carpenter", "De-cluttering, en-suites and in-house joinery for the whole home"],
  ])("%s: %s", (tag, industry, goals) => {
    expect(languageOf(industry, undefined, goals)).toBe(tag);
  });
});

test("a brief without a word in it is read in English", () => {
  expect(languageOf("123")).toBe("en");
  expect(languageOf("…", "!!!", "0171 2345678")).toBe("en");
});

test("a script of its own is a language of its own, whatever Latin names stand in it", () => {
  expect(languageOf("مخبز في مسقط", "عائلات", "WhatsApp 96890000143")).toBe("ar");
  expect(languageOf("מאפייה בחיפה", "משפחות")).toBe("he");
  expect(languageOf("пекарня", "семьи", "Instagram")).toBe("ru");
});
