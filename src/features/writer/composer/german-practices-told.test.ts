/** German practices, schools, clubs and hosts, as they write themselves or as marketing does. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const PRACTICES: readonly Telling[] = [
  {
    industry: "Zahnarzt in Göttingen",
    audience: "Familien, Angstpatienten, Senioren",
    goals:
      "Online-Terminbuchungen steigern, Neupatienten gewinnen, Vertrauen bei Angstpatienten aufbauen. Sprechzeiten Mo-Do 8-18 Uhr, Fr 8-13 Uhr",
    buttons: ["Termin vereinbaren", "Mehr zum Angebot"],
    says: ["Familien", "Angstpatienten", "Senioren"],
    never: ["steigern", "gewinnen", "aufbauen"],
    facts: { opening_hours: "Mo-Do 8-18 Uhr, Fr 8-13 Uhr" },
  },
  {
    industry: "IT-Dienstleister für mittelständische Unternehmen",
    audience: "Geschäftsführer und IT-Leiter im Mittelstand (50-250 Mitarbeiter)",
    goals:
      "Qualifizierte Leads generieren, Erstgespräche buchen, Kompetenz in IT-Sicherheit zeigen",
    says: ["Für Geschäftsführer und IT-Leiter im Mittelstand"],
    never: ["generieren", "50-250", "zeigen"],
  },
  {
    industry: "Steuerkanzlei",
    audience: "Freiberufler, Handwerksbetriebe, Vereine",
    goals: "Mandanten gewinnen; Erstgespräch vereinbaren; Mitarbeiter finden",
    buttons: ["Erstgespräch vereinbaren", "Bewerbung senden"],
    says: ["Für Freiberufler, Handwerksbetriebe und Vereine"],
    never: ["Mandanten gewinnen", "Mitarbeiter finden"],
  },
  {
    industry: "Physiotherapiepraxis",
    audience: "Patienten nach OP, Sportler, ältere Menschen mit Hausbesuch",
    goals:
      "Termine online vereinbaren, alle Kassen, Krankengymnastik, Manuelle Therapie, Lymphdrainage. Barrierefreier Zugang, Parkplätze am Haus. Wir suchen eine Kollegin in Teilzeit",
    buttons: ["Termin buchen"],
    says: [
      "Für Patienten nach OP, Sportler und ältere Menschen mit Hausbesuch.",
      "Alle Kassen, Krankengymnastik, Manuelle Therapie, Lymphdrainage.",
      "Barrierefreier Zugang, Parkplätze am Haus.",
      "Wir suchen eine Kollegin in Teilzeit.",
    ],
    never: ["Termine online vereinbaren"],
  },
  {
    industry: "Bestattungshaus",
    audience: "Angehörige, Menschen die vorsorgen wollen",
    goals:
      "Tag und Nacht erreichbar 04131 778899. Vorsorgegespräche anbieten. Transparente Preise: einfache Feuerbestattung ab 1.890 Euro. Eigener Abschiedsraum.",
    buttons: ["Anrufen"],
    says: [
      "Für Angehörige und Menschen, die vorsorgen wollen.",
      "Tag und Nacht erreichbar 04131 778899",
      "Transparente Preise: einfache Feuerbestattung ab 1.890 Euro.",
      "Eigener Abschiedsraum.",
    ],
    never: ["anbieten"],
    facts: { phone: "04131 778899" },
  },
  {
    industry: "Business Coaching für Frauen in Führungspositionen",
    audience: "weibliche Führungskräfte, Gründerinnen, Wiedereinsteigerinnen nach der Elternzeit",
    goals:
      "Buchung von kostenlosen Kennenlerngesprächen; Anmeldung zum Newsletter; Positionierung als Expertin",
    buttons: ["Kostenloses Kennenlerngespräch buchen", "Newsletter abonnieren"],
    says: [
      "Für weibliche Führungskräfte, Gründerinnen und Wiedereinsteigerinnen nach der Elternzeit",
    ],
    never: ["Positionierung", "Buchung von"],
  },
  {
    industry: "Rechtsanwältin für Familienrecht",
    audience: "Menschen in Trennung, Väter, Großeltern",
    goals:
      "Erstberatung buchen 190 Euro, auch per Video. Scheidung, Unterhalt, Sorgerecht. Ich vertrete keine Firmen. Kanzlei im 2. Stock ohne Aufzug, auf Wunsch komme ich runter ins Café.",
    buttons: ["Erstberatung buchen"],
    says: [
      "Für Menschen in Trennung, Väter und Großeltern.",
      "Erstberatung: 190 Euro, auch per Video.",
      "Scheidung, Unterhalt, Sorgerecht.",
      "Ich vertrete keine Firmen.",
      "Kanzlei im 2.",
      "Stock ohne Aufzug, auf Wunsch komme ich runter ins Café.",
    ],
  },
  {
    industry: "Logopädie",
    audience: "Kinder mit Sprachverzögerung, Stotterer, Schlaganfallpatienten",
    goals:
      "Erstgespräch telefonisch vereinbaren, Hausbesuche nach Absprache, alle Kassen. Wartezeit nennen: zur Zeit 6 Wochen. Mo–Do 8–17 Uhr, Fr 8–12 Uhr",
    buttons: ["Ersten Termin buchen"],
    says: [
      "Für Kinder mit Sprachverzögerung, Stotterer und Schlaganfallpatienten.",
      "Hausbesuche nach Absprache, alle Kassen.",
      "Wartezeit: zur Zeit 6 Wochen.",
    ],
    never: ["telefonisch vereinbaren, Hausbesuche", "nennen"],
    facts: { opening_hours: "Mo–Do 8–17 Uhr, Fr 8–12 Uhr" },
  },
  {
    industry: "Notar",
    audience: "Immobilienkäufer, Erben, GmbH-Gründer",
    goals:
      "Terminanfrage; Unterlagen-Checkliste zum Download; Sprechzeiten kommunizieren Mo-Fr 9-12 und 14-17 Uhr",
    buttons: ["Termin buchen"],
    says: [
      "Für Immobilienkäufer, Erben und GmbH-Gründer.",
      "Sprechzeiten Mo-Fr 9-12 und 14-17 Uhr",
    ],
    never: ["kommunizieren"],
    facts: { opening_hours: "Mo-Fr 9-12 und 14-17 Uhr" },
  },
  {
    industry: "Rechtsanwalt für Arbeitsrecht",
    audience: "Arbeitnehmer nach Kündigung, Betriebsräte",
    goals:
      "Schnelle Ersteinschätzung innerhalb 24 Stunden. Kündigungsschutzklage 3 Wochen Frist! Ich vertrete nur Arbeitnehmer keine Arbeitgeber. Rechtsschutz wird direkt abgerechnet",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Arbeitnehmer nach Kündigung und Betriebsräte.",
      "Schnelle Ersteinschätzung innerhalb 24 Stunden",
      "Kündigungsschutzklage 3 Wochen Frist",
      "Rechtsschutz wird direkt abgerechnet",
      "Ich vertrete nur Arbeitnehmer keine Arbeitgeber.",
    ],
  },
  {
    industry: "Naturheilpraxis",
    audience: "Frauen in den Wechseljahren, Menschen mit chronischen Schmerzen",
    goals:
      "Erstanamnese 90 min 120 Euro. Termine Di und Do. Kein Ersatz für den Arzt. Akupunktur, Schröpfen, Pflanzenheilkunde. Keine Heilversprechen bitte auf der Seite",
    buttons: ["Termin buchen"],
    says: [
      "Für Frauen in den Wechseljahren und Menschen mit chronischen Schmerzen.",
      "Kein Ersatz für den Arzt.",
      "Akupunktur, Schröpfen, Pflanzenheilkunde.",
      "Erstanamnese 90 Minuten 120 Euro.",
    ],
    never: ["Heilversprechen"],
  },
  {
    industry: "Ambulanter Pflegedienst",
    audience: "pflegende Angehörige, Senioren, Bewerber",
    goals:
      "Beratungsgespräche, Pflegekräfte gewinnen (m/w/d), 24h erreichbar 0202 33445566. Grundpflege, Behandlungspflege, Verhinderungspflege, Hauswirtschaft. Einsatzgebiet Wuppertal Elberfeld und Barmen",
    buttons: ["Termin buchen"],
    says: [
      "Für pflegende Angehörige, Senioren und Bewerber.",
      "Grundpflege, Behandlungspflege, Verhinderungspflege, Hauswirtschaft.",
      "Einsatzgebiet Wuppertal Elberfeld und Barmen.",
    ],
    never: ["gewinnen"],
    facts: { phone: "0202 33445566" },
  },
  {
    industry: "Ergotherapie",
    audience: "Kinder mit ADHS, Handpatienten, Demenz",
    goals:
      "Patienten sollen Rezept hochladen können und Rückruf bekommen. Wir rufen innerhalb von 2 Werktagen zurück. Neue Räume seit März, Aufzug vorhanden. Wir suchen Verstärkung",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Kinder mit ADHS, Handpatienten und Demenz.",
      "Wir rufen innerhalb von 2 Werktagen zurück.",
      "Neue Räume seit März, Aufzug vorhanden.",
      "Wir suchen Verstärkung.",
    ],
    never: ["Patienten sollen"],
  },
];

const PLACES: readonly Telling[] = [
  {
    industry: "Mobile Hundeschule für ängstliche Hunde",
    audience: "Leute mit Hunden aus dem Tierschutz, Ersthundehalter im Raum Kassel",
    goals:
      "Kennenlernstunde buchen (45 min, 49€). Ich komme zu euch nach Hause, bis 25 km um Kassel. Keine Schutzhundeausbildung. Ich bin Sabine, zertifiziert nach § 11 TierSchG. Whatsapp 0171 2345678",
    buttons: ["Kennenlernstunde buchen"],
    says: [
      "Für Leute mit Hunden aus dem Tierschutz und Ersthundehalter im Raum Kassel.",
      "Kennenlernstunde: 45 Minuten, 49€.",
      "Ich komme zu euch nach Hause, bis 25 km um Kassel.",
      "Keine Schutzhundeausbildung.",
      "Ich bin Sabine, zertifiziert nach § 11 TierSchG.",
    ],
    facts: { phone: "0171 2345678" },
  },
  {
    industry: "Yogastudio in Leipzig-Plagwitz",
    audience: "Anfänger, Schwangere, Menschen mit Rückenproblemen, Berufstätige nach Feierabend",
    goals:
      "Probestunde buchen (kostenlos). Kurse: Hatha Mo 18 Uhr, Yin Mi 19.30 Uhr, Schwangerenyoga Do 17 Uhr. 10er-Karte 130 Euro. Kein Hot Yoga",
    buttons: ["Probestunde buchen"],
    says: [
      "Für Anfänger, Schwangere, Menschen mit Rückenproblemen und Berufstätige nach Feierabend.",
      "Probestunde: kostenlos.",
      "Kurse: Hatha Mo 18 Uhr, Yin Mi 19.30 Uhr, Schwangerenyoga Do 17 Uhr.",
      "Kein Hot Yoga.",
      "10er-Karte 130 Euro.",
    ],
  },
  {
    industry: "Elterninitiative Kindertagesstätte",
    audience: "Eltern mit Kindern von 1 bis 6",
    goals:
      "Plätze ab August vergeben, Tag der offenen Tür bekannt machen am 14. März, Erzieher (m/w/d) finden",
    buttons: ["Platz reservieren"],
    says: [
      "Für Eltern mit Kindern von 1 bis 6.",
      "Plätze ab August",
      "Erzieher (m/w/d) gesucht.",
      "Tag der offenen Tür am 14. März",
    ],
    never: ["bekannt machen", "vergeben"],
  },
  {
    industry: "Weingut und Ferienwohnung an der Mosel",
    audience: "Weinliebhaber, Wandergruppen, Paare",
    goals:
      "Weinproben buchen ab 6 Personen, 18 € pro Person. Zwei Ferienwohnungen für 2-4 Personen, ab 85 € die Nacht. Versand ab 12 Flaschen frei Haus. Riesling, Spätburgunder. Im Januar geschlossen.",
    buttons: ["Weinprobe buchen"],
    says: [
      "Für Weinliebhaber, Wandergruppen und Paare.",
      "Weinprobe: ab 6 Personen, 18 € pro Person.",
      "Versand ab 12 Flaschen frei Haus.",
      "Riesling, Spätburgunder.",
      "Im Januar geschlossen.",
      "Zwei Ferienwohnungen für 2-4 Personen, ab 85 € die Nacht.",
    ],
  },
  {
    industry: "Sportverein",
    audience: "Kinder, Jugendliche, Erwachsene, Senioren",
    goals:
      "Neue Mitglieder, Trainer gesucht für die F-Jugend. Fußball, Turnen, Tischtennis. Beitrag 8 Euro im Monat, Familien 18 Euro. Training der Bambini dienstags 16.30 Uhr auf dem Sportplatz.",
    buttons: ["Mitmachen"],
    says: [
      "Für Kinder, Jugendliche, Erwachsene und Senioren.",
      "Trainer gesucht für die F-Jugend.",
      "Fußball, Turnen, Tischtennis.",
      "Training der Bambini dienstags 16.30 Uhr auf dem Sportplatz.",
      "Beitrag 8 Euro im Monat",
      "Familien 18 Euro",
    ],
    never: ["Neue Mitglieder"],
  },
  {
    industry: "Musikschule",
    audience: "Kinder ab 4, Jugendliche, erwachsene Anfänger",
    goals:
      "Anmeldung zur Schnupperstunde. Klavier, Gitarre, Schlagzeug, Gesang. 30 min Einzelunterricht 98 € im Monat. Ferien wie Schule.",
    buttons: ["Ersten Termin buchen"],
    says: [
      "Für Kinder ab 4, Jugendliche und erwachsene Anfänger.",
      "Klavier, Gitarre, Schlagzeug, Gesang.",
      "Ferien wie Schule.",
      "30 Minuten Einzelunterricht 98 € im Monat.",
    ],
  },
  {
    industry: "Solidarische Landwirtschaft",
    audience: "Haushalte in Freiburg, WGs",
    goals:
      "Ernteanteile vergeben, ab 95 Euro im Monat. Abholung donnerstags an 6 Depots. Infoabend am 12. Februar um 19 Uhr im Gemeindehaus. Mithelfen ist freiwillig.",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Haushalte in Freiburg und für WGs.",
      "Abholung donnerstags an 6 Depots.",
      "Infoabend am 12.",
      "Februar um 19 Uhr im Gemeindehaus.",
      "Mithelfen ist freiwillig.",
      "Ernteanteile ab 95 Euro im Monat.",
    ],
    never: ["vergeben"],
  },
  {
    industry: "Frühstückspension in Tirol",
    audience: "Wanderer, Familien, Skifahrer",
    goals:
      "Direktbuchungen statt Booking.com. 8 Zimmer, ab 62 Euro pro Person mit Frühstück. Hunde willkommen, 10 Euro. Skibus vor der Tür. Hausgäste bekommen die Tirol Card gratis.",
    buttons: ["Termin buchen"],
    says: [
      "Für Wanderer, Familien und Skifahrer.",
      "Skibus vor der Tür.",
      "Hausgäste bekommen die Tirol Card gratis.",
      "8 Zimmer, ab 62 Euro pro Person mit Frühstück.",
      "Hunde willkommen, 10 Euro.",
    ],
    never: ["Booking"],
  },
  {
    industry: "Hersteller von nachhaltigen Verpackungen",
    audience: "Einkäufer in der Lebensmittelindustrie, Start-ups mit eigenem Onlineshop",
    goals:
      "Muster anfordern, Angebotsanfragen generieren, Nachhaltigkeitskompetenz kommunizieren, Mindestmenge 1.000 Stück",
    buttons: ["Muster anfordern", "Angebot anfordern"],
    says: [
      "Für Einkäufer in der Lebensmittelindustrie und Start-ups mit eigenem Onlineshop.",
      "Mindestmenge 1.000 Stück",
    ],
    never: ["generieren", "kommunizieren"],
  },
  {
    industry: "Tanzschule",
    audience: "Brautpaare, Jugendliche, Paare ab 50",
    goals:
      "Anmelden für den Grundkurs (8 Abende, 149 € pro Paar). Hochzeitskurs kompakt an einem Wochenende. Schnuppern gratis jeden ersten Freitag. Keine Partnerpflicht bei Salsa. Parken im Hof",
    buttons: ["Für den Grundkurs anmelden", "Schnuppern gratis jeden ersten Freitag"],
    says: [
      "Für Brautpaare, Jugendliche und Paare ab 50.",
      "Grundkurs: 8 Abende, 149 € pro Paar.",
      "Hochzeitskurs kompakt an einem Wochenende.",
      "Keine Partnerpflicht bei Salsa.",
      "Parken im Hof.",
    ],
  },
  {
    industry: "Nachhilfe Mathe und Physik",
    audience: "Schüler Klasse 7 bis 13, Eltern",
    goals:
      "Probestunde kostenlos, dann 32 Euro pro 45 Min, bei mir oder online. Bin pensionierter Lehrer. Keine Hausaufgabenbetreuung, nur richtiges Lernen. Mail an hallo@nachhilfe-einstein.de",
    buttons: ["Ersten Termin buchen"],
    says: [
      "Für Schüler Klasse 7 bis 13 und Eltern.",
      "Bin pensionierter Lehrer.",
      "Keine Hausaufgabenbetreuung, nur richtiges Lernen.",
      "Mail an hallo@nachhilfe-einstein.de.",
      "Probestunde kostenlos, dann 32 Euro pro 45 Minuten, bei mir oder online.",
    ],
    facts: { email: "hallo@nachhilfe-einstein.de" },
  },
  {
    industry: "Freie Trauungen und Trauerreden",
    audience: "Brautpaare in NRW, Familien nach einem Todesfall",
    goals:
      "Unverbindliches Kennenlerngespräch. Trauung ab 1.150 Euro inkl. Anfahrt bis 50 km. 2026 noch 4 Termine frei. Ich rede nicht von der Stange.",
    buttons: ["Unverbindliches Kennenlerngespräch"],
    says: [
      "Für Brautpaare in NRW und für Familien nach einem Todesfall.",
      "2026 noch 4 Termine frei.",
      "Ich rede nicht von der Stange.",
      "Trauung ab 1.150 Euro inklusive Anfahrt bis 50 km.",
    ],
  },
  {
    industry: "Freie Schule",
    audience: "Eltern von Grundschulkindern",
    goals:
      "Anmeldung Schuljahr 2026/27 bis 31.1., Infoabend am 20. November um 19.30 Uhr, Spenden für den Schulgarten, Hospitation nach Absprache",
    buttons: ["Jetzt anmelden", "Für den Schulgarten spenden"],
    says: [
      "Für Eltern von Grundschulkindern.",
      "Hospitation nach Absprache",
      "Infoabend am 20.",
      "November um 19.30 Uhr",
    ],
  },
  {
    industry: "Kosmetikstudio",
    audience: "Frauen ab 30, Bräute, Teenager mit Akne",
    goals:
      "Gutscheine verkaufen, Onlinebuchung, Stammkundinnen binden, Microneedling bekannt machen. Klassische Behandlung 75 min 79 €, Microneedling 149 €",
    buttons: ["Gutschein bestellen", "Behandlung buchen"],
    says: [
      "Für Frauen ab 30, Bräute und Teenager mit Akne",
      "Klassische Behandlung 75 Minuten 79 €, Microneedling 149 €.",
    ],
    never: ["Stammkundinnen", "bekannt machen"],
  },
  {
    industry: "Bootsverleih am Chiemsee",
    audience: "Urlauber, Familien, Gruppen",
    goals:
      "Elektroboot 28€/Std, Tretboot 16€/Std, SUP 14€/Std. April bis Oktober bei schönem Wetter 10-19 Uhr. Reservierung nur für Gruppen ab 8. Hunde dürfen mit. Schwimmwesten kostenlos",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Urlauber, Familien und Gruppen.",
      "April bis Oktober bei schönem Wetter 10-19 Uhr.",
      "Reservierung nur für Gruppen ab 8.",
      "Hunde dürfen mit.",
      "Schwimmwesten kostenlos.",
      "Elektroboot 28€/Std",
      "Tretboot 16€/Std",
      "SUP 14€/Std",
    ],
  },
];

describe("a German practice, school, club or host", () => {
  test.each(PRACTICES)("a practice: $industry, $goals", expectTold);
  test.each(PLACES)("a school, club or host: $industry, $goals", expectTold);
});

test("every one of them is read in German", () => {
  const told = [...PRACTICES, ...PLACES];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "de"));
});
