import { describe, expect, test } from "bun:test";
import type { Phrasebook } from "../reading/reading-model.ts";
import { checkClaims } from "./support.ts";

const FACTS = [
  { id: "f1", text: "Fenwick Bell Hanging" },
  { id: "f2", text: "church bell restoration in Durham" },
  {
    id: "f3",
    text: "Founded in 1987, three generations, certified by the council, free first visit",
  },
  { id: "f4", text: "Call 0191 555 0100, open Monday to Friday, £45 an hour" },
];

const unsupported = (text: string, language: Phrasebook = "en") =>
  checkClaims(text, language, FACTS, []).unsupported.map(({ kind, found }) => [kind, found]);

describe("days and seasons that hold for everybody are no statement about the business", () => {
  test.each<[Phrasebook, string]>([
    ["en", "Oil the bearing and turn the bell by hand every week."],
    ["en", "Before you leave the tower, wipe the rope dry the same day."],
    ["en", "An eight-day clock is wound every week."],
    ["en", "Swarms leave the hive in June."],
    ["en", "Take the frost covers off in April."],
    ["de", "Lüften Sie den Turm täglich."],
    ["de", "Eine Glocke wird täglich geläutet."],
    ["de", "Die Bienen fliegen im März aus."],
    ["fr", "Notez le jour même ce que vous entendez."],
    ["fr", "Comptez les sonneries de chaque jour."],
    ["es", "Anote cómo suena al día siguiente."],
    ["es", "En enero las noches son largas y el cielo está oscuro."],
    ["es", "La Polar se ve todo el año."],
  ])("%s: %s", (language, text) => {
    expect(unsupported(text, language)).toEqual([]);
  });

  test.each<[Phrasebook, string]>([
    ["en", "A broken clapper is replaced the same day."],
    ["en", "Come and hear the bells every week."],
    ["en", "Collect the rope the same day."],
    ["en", "An appointment is free every week."],
    ["en", "Book a tower visit in June."],
    ["en", "We hang bells in April."],
    ["en", "Every day our bells ring at night."],
    ["de", "Rufen Sie täglich an."],
    ["de", "Eine Führung beginnt täglich."],
    ["de", "Wir kommen noch am gleichen Tag."],
    ["fr", "Un atelier ouvre chaque jour."],
    ["fr", "Appelez, et nous venons le jour même."],
    ["es", "Venga en enero."],
    ["es", "Llame, y el reparto llega el mismo día."],
    ["es", "Repartimos cada semana."],
  ])("one about the business is: %s: %s", (language, text) => {
    expect(unsupported(text, language)).not.toEqual([]);
  });
});

describe("what belongs to visitors, and the names of the sky, are no claims", () => {
  test.each<[Phrasebook, string]>([
    ["en", "The registrar hands out a certificate for burial."],
    ["en", "The green form comes when the death is registered."],
    ["de", "Sind Sie privat versichert, lesen Sie Ihren Vertrag."],
    ["es", "Se ve el Carro de la Osa Mayor, porque la Tierra gira alrededor del Sol."],
  ])("%s: %s", (language, text) => {
    expect(unsupported(text, language)).toEqual([]);
  });
});

describe("a claim that no fact bears out is found", () => {
  test.each<[Phrasebook, string, string]>([
    ["en", "We have hung 400 bells.", "number"],
    ["en", "Ready within three weeks.", "number"],
    ["en", "Hundreds of churches rely on it.", "number"],
    ["en", "Work begins on Tuesdays.", "date"],
    ["en", "A visit in October is best for the frame.", "date"],
    ["en", "Available 24/7.", "hours"],
    ["en", "The bells are collected the same day.", "hours"],
    ["en", "Ask for Margaret at the workshop.", "name"],
    ["en", "Towers in Leeds and around it.", "place"],
    ["en", "Our team climbs the tower.", "people"],
    ["en", "The finest bell hangers in the county.", "superlative"],
    ["en", "Every fitting is licensed.", "credential"],
    ["en", "Years of experience with oak frames.", "history"],
    ["en", "The work is guaranteed.", "guarantee"],
    ["en", "A survey costs $90.", "price"],
    ["en", "Affordable repairs.", "price"],
    ["en", "Rated highly by parishes.", "rating"],
    ["en", "They say “the bells have never sounded so good” of it.", "quotation"],
    ["en", "Write to bells@example.com.", "contact"],
    ["en", "Ring 020 7946 0999.", "contact"],
    ["de", "Seit 1950 für Sie da.", "number"],
    ["de", "Unser Team kommt zu Ihnen.", "people"],
    ["de", "Wir sind ein Familienbetrieb.", "history"],
    ["de", "Die Beratung ist kostenlos.", "price"],
    ["de", "Termine auch samstags.", "date"],
    ["de", "Geprüfte Fachkräfte aus Hamburg.", "place"],
    ["de", "Frau Schneider berät Sie.", "name"],
    ["fr", "Depuis trois générations.", "history"],
    ["fr", "Le devis est gratuit.", "price"],
    ["fr", "Ouvert le dimanche.", "date"],
    ["fr", "Notre équipe vous accueille.", "people"],
    ["fr", "Un travail garanti.", "guarantee"],
    ["es", "Presupuesto gratis.", "price"],
    ["es", "Abierto los sábados.", "date"],
    ["es", "Una empresa familiar.", "history"],
    ["es", "Personal titulado.", "credential"],
  ])("%s: %s (%s)", (language, text, kind) => {
    expect(unsupported(text, language).map(([found]) => found)).toContain(kind);
  });
});

describe("what claims nothing of the business is none", () => {
  const unsupported = (text: string, language: Phrasebook) =>
    checkClaims(text, language, [], []).unsupported.map(({ kind, found }) => [kind, found]);

  test.each<[Phrasebook, string]>([
    ["en", "Have the death certificate to hand."],
    ["en", "A burial needs a certificate from the registrar."],
    ["en", "Measure both legs of an L-shaped tear, and look at the T-bar."],
    ["en", "On a dark night the Milky Way is a pale band."],
    ["fr", "La date figure sur le certificat ou sur la facture."],
    ["fr", "Comptez les collègues qui travailleront tous les jours ensemble."],
    ["es", "Para un niño la Osa Mayor es un cazo."],
    ["es", "El dolor aparece en el tendón de Aquiles."],
    ["es", "Apunte cuánto corre cada día."],
  ])("%s: %s", (language, text) => {
    expect(unsupported(text, language)).toEqual([]);
  });

  test.each<[Phrasebook, string, string]>([
    ["en", "Each course ends with a certificate.", "credential"],
    ["fr", "Un certificat est remis à la fin.", "credential"],
    ["es", "El taller tiene un certificado.", "credential"],
    ["en", "The shop is open every day.", "hours"],
    ["es", "Abrimos cada día.", "hours"],
    ["en", "The work is done for BBC towers.", "name"],
  ])("%s: but %s (%s)", (language, text, kind) => {
    expect(unsupported(text, language).map(([found]) => found)).toContain(kind);
  });

  test("initials stand for the words of a fact, and one word for no cost for another", () => {
    const facts = [
      { id: "f1", text: "Cours de langue des signes française, premier avis gratuit" },
    ];
    const found = (text: string) => checkClaims(text, "fr", facts, []).unsupported;
    expect(found("Apprendre la LSF.")).toEqual([]);
    expect(found("Le premier avis est sans frais.")).toEqual([]);
    expect(found("Apprendre la LSQ.").map(({ found: name }) => name)).toEqual(["LSQ"]);
  });
});

describe("what a fact says may be said", () => {
  test.each([
    "Bells in Durham have been restored here since 1987.",
    "The first visit is free.",
    "It is the work of three generations.",
    "It is the work of 3 generations.",
    "Certified by the council.",
    "Open Monday to Friday.",
    "An hour costs £45.",
    "Fenwick hangs bells in church towers.",
    "A bell is taken down, cleaned and hung again.",
    "I look at the frame first, and you hear what it needs.",
    "Feel free to ask about the frame.",
    "The freezer stays outside.",
  ])("%s", (text) => {
    expect(unsupported(text)).toEqual([]);
  });
});

test("a claim that another fact bears out is cited from that fact", () => {
  const { unsupported: none, alsoCited } = checkClaims("Since 1987.", "en", FACTS, ["f1"]);
  expect([none, alsoCited]).toEqual([[], ["f3"]]);
});

test("a number is not borne out by a longer one that holds it", () => {
  expect(unsupported("We have hung 98 bells.").map(([kind]) => kind)).toContain("number");
});

test("opening and closing hours are borne out one by one, and what is best for a visitor praises nobody", () => {
  const facts = [{ id: "f5", text: "8am to 5.30pm, lunch brought along" }];
  const check = (text: string) => checkClaims(text, "en", facts, []).unsupported;
  expect(check("The day begins at 8am and ends at 5.30pm.")).toEqual([]);
  expect(check("The day begins at 9am and ends at 5.30pm.")).not.toEqual([]);
  expect(check("The evening is the best time to look.")).toEqual([]);
  expect(check("This is the best bread.")).not.toEqual([]);
});

describe("a number is borne out in words by digits and in digits by words", () => {
  const facts = [
    "Werkstatt mit zwei Gesellen, Umkreis 80 km, Beratung 45 Euro, Eintritt frei, fünfundzwanzig Minuten",
    "du mardi au vendredi de 9 h à 17 h 30, premier examen soixante-quinze euros",
    "fermé en août, quatre-vingt-dix minutes, trois stages",
    "hasta treinta y cinco personas, a las once, 18 euros, veintidós plazas",
    "£85 for the first horse, within forty miles, a hundred seats",
    "cours du lundi au jeudi, de neuf heures à midi",
    "grupos de hasta nueve",
    "Führungen um zehn und vierzehn Uhr",
    "primera visita 48 euros, vacuna 37.",
    "twelve looms, zwölf Webstühle, 36 kg",
  ].map((text, at) => ({ id: `f${at + 1}`, text }));
  const find = (text: string, language: Phrasebook) =>
    checkClaims(text, language, facts, []).unsupported.map(({ found }) => found);

  test.each<[Phrasebook, string]>([
    ["de", "2 Gesellen arbeiten mit."],
    ["de", "Bis achtzig Kilometer weit."],
    ["de", "Die Beratung kostet 45 €."],
    ["de", "Fünfundvierzig Euro kostet die Beratung."],
    ["de", "Der Eintritt ist kostenlos."],
    ["de", "Es dauert 25 Minuten."],
    ["fr", "Ouvert de 9 h à 17 h 30, du mardi au vendredi."],
    ["fr", "Ouvert du mardi au vendredi, de 9 heures à 17h30."],
    ["fr", "Le premier examen coûte 75 €."],
    ["fr", "Cela dure 90 minutes."],
    ["fr", "Il y a 3 stages."],
    ["fr", "Les tableaux du XIXe siècle ont un vernis."],
    ["es", "Hasta 35 personas."],
    ["es", "Dieciocho euros por persona."],
    ["es", "A las 11."],
    ["es", "Hay 22 plazas."],
    ["en", "The first horse is eighty-five pounds."],
    ["en", "Up to 40 miles away."],
    ["en", "There are 100 seats."],
    ["fr", "Les cours ont lieu du lundi au jeudi, de 9 h à midi."],
    ["fr", "Le prix du stage est de 75 euros."],
    ["es", "Caben hasta nueve personas."],
    ["de", "Führungen um 10 Uhr und 14 Uhr."],
    ["es", "Una vacuna cuesta 37 €."],
    ["en", "There are a dozen looms."],
    ["de", "Ein Dutzend Webstühle steht hier."],
  ])("%s: %s", (language, text) => {
    expect(find(text, language)).toEqual([]);
  });

  test.each<[Phrasebook, string]>([
    ["de", "7 Gesellen arbeiten mit."],
    ["de", "Bis neunzig Kilometer weit."],
    ["de", "Die Beratung kostet 45 Franken."],
    ["de", "Vierundfünfzig Euro kostet die Beratung."],
    ["de", "Nach sechsunddreißig Jahren."],
    ["fr", "Ouvert de 9 h à 17 h 30, du lundi au vendredi."],
    ["fr", "Ouvert du mardi au vendredi, de 9 h à 17 h."],
    ["fr", "Le premier examen coûte soixante-dix euros."],
    ["fr", "Ouvert du mardi au jeudi, de 9 h à 17 h 30."],
    ["fr", "Cela dure quatre-vingts minutes."],
    ["es", "Hasta cuarenta y cinco personas."],
    ["es", "Ochenta y un euros por persona."],
    ["es", "Hay veintitrés plazas."],
    ["en", "The first horse is eighty-six pounds."],
    ["en", "The first horse is $85."],
    ["en", "Up to sixty-five miles away."],
    ["fr", "Les cours ont lieu du lundi au jeudi, de 10 h à midi."],
    ["fr", "L’atelier a reçu le prix du patrimoine."],
    ["es", "Caben hasta diez personas."],
    ["de", "Ein Glas reicht für sechsundzwanzig Brote."],
    ["en", "A seat has seventy holes."],
    ["fr", "Un fil tient soixante points."],
    ["fr", "Le premier examen coûte soixante euros."],
    ["es", "Se cuece a setenta grados."],
    ["es", "Una vacuna cuesta 38 €."],
    ["es", "Una vacuna cuesta 36 €."],
    ["en", "There are two dozen chairs."],
    ["fr", "Une miche donne une quarantaine de tranches."],
  ])("and not otherwise: %s: %s", (language, text) => {
    expect(find(text, language)).not.toEqual([]);
  });
});
