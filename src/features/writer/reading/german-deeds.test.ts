/** German marketing wishes by a noun and a verb are what one visitor does about it, or stay as they are. */
import { expect, test } from "bun:test";
import { readBrief } from "./read-brief.ts";

const said = (goals: string): string | undefined =>
  readBrief({ businessName: "Aster", industry: "Tanzschule für Kinder", goals }).brief.goals;

test.each([
  ["Weinproben verkaufen", "Weinprobe buchen"],
  ["Weinproben buchen", "Weinprobe buchen"],
  ["Kennenlerngespräche vereinbaren", "Kennenlerngespräch vereinbaren"],
  ["Kostenlose Erstgespräche vereinbaren", "Kostenloses Erstgespräch vereinbaren"],
  ["Inspektionstermine online buchen", "Inspektionstermin online buchen"],
  ["Implantatberatungen steigern", "Implantatberatung vereinbaren"],
  ["Probetrainings generieren", "Probetraining buchen"],
  ["Wochenendkurse füllen", "Wochenendkurs buchen"],
  ["Jahresmitgliedschaften verkaufen", "Mitglied werden"],
  ["Wartungsverträge abschließen", "Wartungsvertrag anfragen"],
  ["Tagungspauschalen bewerben", "Tagungspauschale anfragen"],
  ["10er-Karten verkaufen", "10er-Karte bestellen"],
  ["Kurse füllen, 10er-Karten verkaufen", "Kurse füllen; 10er-Karte bestellen"],
  ["Freie Termine anfragen", "Freie Termine anfragen"],
  ["Tageskarten verkaufen", "Tageskarte bestellen"],
  ["Vorsorgetermine vergeben", "Vorsorgetermin vereinbaren"],
  ["Kostenlose Umzugsangebote generieren", "Kostenloses Umzugsangebot anfordern"],
  ["Reitferien ausbuchen", "Reitferien buchen"],
  ["Probestunde buchen, Kindergeburtstage", "Probestunde buchen, Kindergeburtstag buchen"],
  ["Führungen verkaufen, Tischreservierungen", "Führung buchen, Tisch reservieren"],
  ["Räume vermieten", "Räume mieten"],
  ["Wohnungen vermieten", "Wohnungen vermieten"],
  ["Termine online vergeben, MFA finden", "Termin online buchen, Bewerbung senden"],
  ["Geschenkgutscheine verkaufen", "Geschenkgutschein bestellen"],
  ["Gutscheine vor Weihnachten", "Gutschein bestellen"],
  ["Torten auf Bestellung verkaufen", "Torten bestellen"],
  ["Pflegeprodukte verkaufen", "Pflegeprodukte bestellen"],
  ["Gebrauchte Räder verkaufen", "Gebrauchte Räder anfragen"],
  ["Catering für Firmenfeiern verkaufen", "Catering für Firmenfeiern anfragen"],
  ["Leads für Photovoltaik und Wallboxen generieren", "Photovoltaik und Wallboxen anfragen"],
  ["mehr Aufträge für Fassaden", "Angebot für Fassaden anfordern"],
  ["Angebotsanfragen für Dachsanierungen", "Angebot für Dachsanierung anfordern"],
  ["Kostenlose Immobilienbewertung anbieten", "Kostenlose Immobilienbewertung anfordern"],
  ["kostenloses Angebot", "Kostenloses Angebot anfordern"],
  ["Kostenloser Kennenlerntermin", "Kostenlosen Kennenlerntermin vereinbaren"],
  ["Kostenlose Parkplätze", "Kostenlose Parkplätze"],
  ["Termine für Gesichtsbehandlungen", "Gesichtsbehandlung buchen"],
  ["Termin für Inspektion", "Termin für Inspektion vereinbaren"],
  ["Online-Weinverkauf steigern", "Wein online bestellen"],
  ["Newsletter-Anmeldungen", "Newsletter abonnieren"],
  ["Reifenwechsel und Einlagerung verkaufen", "Reifenwechsel und Einlagerung anfragen"],
  // Two that are too long for one button are two.
  [
    "Fensterreinigung und Treppenhausreinigung bewerben",
    "Fensterreinigung anfragen, Treppenhausreinigung anfragen",
  ],
  ["Kurse füllen und Gutscheine verkaufen", "Kurse füllen und Gutschein bestellen"],
  ["Schnupperstunde buchen, Ferienworkshops", "Schnupperstunde buchen, Ferienworkshop buchen"],
  // Whoever is looked for sends an application; sellers and drivers may as well be customers.
  ["Anfragen erhalten, Therapeuten einstellen", "Anfragen erhalten, Bewerbung senden"],
  ["Reinigungskräfte finden", "Bewerbung senden"],
  ["Verkäufer gewinnen", "Verkäufer gewinnen"],
  // What a visitor does already, or nobody can ask for.
  ["Anprobe vereinbaren, Kleid verkaufen", "Anprobe vereinbaren, Kleid verkaufen"],
  ["Immobilien verkaufen", "Immobilien verkaufen"],
  ["Direktbuchungen steigern", "Direktbuchungen steigern"],
  ["Neukunden gewinnen", "Neukunden gewinnen"],
  ["Abonnement für das Jobticket abschließen", "Abonnement für das Jobticket abschließen"],
  ["Wir machen Kurse: Malkurse, Ferienkurse", "Wir machen Kurse: Malkurse, Ferienkurse"],
])("“%s” is “%s”", (goals, deed) => {
  expect(said(goals)).toBe(deed);
});
