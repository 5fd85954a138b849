/** Dutch firms as their owners type them: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const FIRMS: readonly Telling[] = [
  {
    industry: "Timmerbedrijf in Zwolle",
    audience: "Eigenaren van oude huizen, winkels, gemeenten",
    goals:
      "Offerteaanvragen voor kozijnen en trappen krijgen. Offerte gratis binnen 8 dagen. We zijn met z'n tweeën, Kees en zijn neef Bart. Geen kunststof. Tel 038 4556677",
    buttons: ["Vraag een offerte aan", "Bel ons"],
    says: [
      "Voor eigenaren van oude huizen, winkels en gemeenten.",
      "Offerte gratis binnen 8 dagen.",
      "We zijn met z’n tweeën, Kees en zijn neef Bart.",
      "Geen kunststof.",
    ],
    never: ["krijgen"],
    facts: { phone: "038 4556677" },
  },
  {
    industry: "Tandarts",
    audience: "Gezinnen, angstige patiënten, ouderen",
    goals: "Meer online afspraken, nieuwe patiënten werven. Open ma t/m vr 8-17 uur",
    buttons: ["Maak een afspraak"],
    says: ["Voor gezinnen, angstige patiënten en ouderen.", "Open ma t/m vr 8-17 uur."],
    never: ["werven"],
  },
  {
    industry: "theehuis en taartenbakker",
    audience: "buurtbewoners, toeristen, moeders",
    goals:
      "Ze moeten weten dat we open zijn di t/m za 10-18, zo en ma dicht. Reserveren kan niet. Taarten op bestelling 48 uur vooraf. Geen foto's van macarons aub",
    buttons: ["Neem contact op"],
    says: [
      "Voor buurtbewoners, toeristen en moeders.",
      "Reserveren kan niet.",
      "Taarten op bestelling 48 uur vooraf.",
      "We zijn open di t/m za 10-18, zo en ma dicht.",
    ],
    never: ["Ze moeten weten", "macarons"],
  },
  {
    industry: "Hondentrainer aan huis voor angstige honden",
    audience: "Baasjes van asielhonden rond Apeldoorn",
    goals:
      "Kennismaking boeken (90 min, 65 euro). Ik kom tot 30 km rond Apeldoorn. Geen verdedigingstraining. Ik ben Carla, gediplomeerd. WhatsApp 06 12345678",
    buttons: ["Plan een eerste afspraak", "Stuur een WhatsApp"],
    says: [
      "Voor baasjes van asielhonden rond Apeldoorn.",
      "Kennismaking: 90 min, 65 euro",
      "Ik kom tot 30 km rond Apeldoorn.",
      "Geen verdedigingstraining.",
      "Ik ben Carla, gediplomeerd.",
    ],
    facts: { phone: "06 12345678" },
  },
  {
    industry: "Wijngaard met B&B in Limburg",
    audience: "wijnliefhebbers, wandelaars, stellen",
    goals:
      "Proeverij boeken vanaf 6 personen, 18 euro pp. Twee kamers 95 euro per nacht met ontbijt. Bezorging vanaf 12 flessen. In januari gesloten.",
    buttons: ["Reserveren"],
    says: [
      "Voor wijnliefhebbers, wandelaars en stellen.",
      "Proeverij: vanaf 6 personen, 18 euro pp",
      "Bezorging vanaf 12 flessen.",
      "In januari gesloten.",
      "Twee kamers 95 euro per nacht met ontbijt.",
    ],
  },
  {
    industry: "Uitvaartonderneming",
    audience: "nabestaanden",
    goals:
      "Dag en nacht bereikbaar 038 4455667. Duidelijke prijzen: eenvoudige crematie vanaf 2.100 euro. Eigen rouwkamer.",
    buttons: ["Bel ons"],
    says: [
      "Voor nabestaanden.",
      "Dag en nacht bereikbaar 038 4455667.",
      "Eigen rouwkamer.",
      "Eenvoudige crematie vanaf 2.100 euro.",
    ],
    never: ["Duidelijke"],
    facts: { phone: "038 4455667" },
  },
  {
    industry: "Slotenmaker Utrecht",
    audience: "mensen die buitengesloten zijn",
    goals:
      "Bel! 030 9998877, 24 uur per dag. Vaste prijs 85 euro overdag, 135 euro 's nachts, voorrijden inbegrepen.",
    buttons: ["Bel ons"],
    says: [
      "Voor mensen die buitengesloten zijn.",
      "030 9998877, 24 uur per dag.",
      "Vaste prijs 85 euro overdag, 135 euro 's nachts, voorrijden inbegrepen.",
    ],
    facts: { phone: "030 9998877" },
  },
  {
    industry: "Kapper in Gent",
    audience: "dames, heren, kinderen",
    goals:
      "Online afspraak maken. Knippen dames vanaf 38 euro, heren 25 euro, kinderen tot 10 jaar 17 euro. Dinsdag tot vrijdag 9-18, zaterdag 8-16, maandag gesloten. We werken met plantaardige kleuring.",
    buttons: ["Maak een afspraak"],
    says: [
      "Voor dames, heren en kinderen.",
      "We werken met plantaardige kleuring.",
      "Knippen dames vanaf 38 euro",
      "Heren 25 euro",
      "Kinderen tot 10 jaar 17 euro",
      "Dinsdag tot vrijdag 9-18, zaterdag 8-16, maandag gesloten.",
    ],
  },
  {
    industry: "Advocaat familierecht",
    audience: "mensen die scheiden, vaders, grootouders",
    goals:
      "Eerste gesprek boeken 95 euro, ook via video. Echtscheiding, alimentatie, omgang. Ik werk niet voor bedrijven.",
    buttons: ["Plan een eerste afspraak"],
    says: [
      "Voor mensen die scheiden, vaders, grootouders.",
      "Eerste gesprek: 95 euro, ook via video",
      "Echtscheiding, alimentatie, omgang.",
      "Ik werk niet voor bedrijven.",
    ],
  },
  {
    industry: "Fietsenwinkel en reparatie",
    audience: "forenzen, gezinnen met bakfiets, studenten",
    goals:
      "Afspraak maken voor onderhoud. Onderhoudsbeurt 59 euro, band plakken 14 euro. We repareren ook fietsen die niet van ons zijn. De site moet snel zijn en niet lijken op die van de ketens.",
    buttons: ["Maak een afspraak"],
    says: [
      "Voor forenzen, gezinnen met bakfiets en studenten.",
      "Onderhoudsbeurt 59 euro, band plakken 14 euro.",
      "We repareren ook fietsen die niet van ons zijn.",
    ],
    never: ["site moet", "ketens"],
  },
  {
    industry: "Muziekschool",
    audience: "kinderen vanaf 4, tieners, volwassenen",
    goals:
      "Inschrijven voor een proefles. Piano, gitaar, drums, zang. 30 min privéles 85 euro per maand.",
    buttons: ["Boek een proefles"],
    says: [
      "Voor kinderen vanaf 4, tieners en volwassenen.",
      "Piano, gitaar, drums, zang. 30 min privéles 85 euro per maand.",
    ],
  },
  {
    industry: "Herenboerderij, groentepakketten",
    audience: "huishoudens in Nijmegen",
    goals:
      "Leden werven, pakket vanaf 12 euro per week. Ophalen donderdag 18-20 uur. Infoavond 12 februari 19 uur in het dorpshuis.",
    buttons: ["Word lid"],
    says: [
      "Voor huishoudens in Nijmegen.",
      "Pakket vanaf 12 euro per week",
      "Ophalen donderdag 18-20 uur.",
      "Infoavond 12 februari 19 uur in het dorpshuis.",
    ],
    never: ["werven"],
  },
];

describe("a Dutch firm", () => {
  test.each(FIRMS)("a firm: $industry, $goals", expectTold);
});

test("every one of them is read in Dutch", () => {
  const told = [...FIRMS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "nl"));
});
