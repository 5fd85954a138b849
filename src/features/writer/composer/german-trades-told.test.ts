/** German shops and crafts as their owners type them: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const CRAFTS: readonly Telling[] = [
  {
    industry: "Tischlerei in Oldenburg",
    audience: "Hausbesitzer, Familien mit Altbau, kleine Läden",
    goals:
      "Anfragen für Einbauschränke bekommen. Aufmaß kostet 60 Euro, wird bei Auftrag verrechnet. Wir sind zu dritt: Jan, Meike und unser Lehrling Tom. Keine Küchen von Ikea aufbauen bitte. Tel. 0441 998877",
    buttons: ["Einbauschränke anfragen"],
    says: [
      "Für Hausbesitzer, Familien mit Altbau und kleine Läden.",
      "Aufmaß kostet 60 Euro, wird bei Auftrag verrechnet.",
      "Wir sind zu dritt: Jan, Meike und unser Lehrling Tom.",
    ],
    never: ["bekommen", "Ikea"],
    facts: { phone: "0441 998877" },
  },
  {
    industry: "Elektriker",
    audience: "Privathaushalte und Landwirte im Chiemgau",
    goals:
      "Notdienst rund um die Uhr unter 08051 12345. Wallboxen, PV-Anlagen, E-Check. Keine Satellitenschüsseln mehr. Meisterbetrieb seit 1987, inzwischen zweite Generation",
    buttons: ["Anrufen"],
    says: [
      "Für Privathaushalte und Landwirte im Chiemgau.",
      "Wallboxen, PV-Anlagen, E-Check.",
      "Keine Satellitenschüsseln mehr.",
      "Meisterbetrieb seit 1987, inzwischen zweite Generation.",
    ],
    facts: { phone: "08051 12345" },
  },
  {
    industry: "Fahrradwerkstatt u. Laden",
    audience: "Pendler, Familien mit Lastenrad, Studenten ohne Geld",
    goals:
      "Reparaturtermine. Inspektion 79 Euro, Platten flicken 18 Euro. Wir reparieren auch Räder die nicht von uns sind. E-Bikes nur Bosch u Shimano. Die Seite soll schnell laden und nicht aussehen wie die von den Ketten.",
    buttons: ["Termin buchen"],
    says: [
      "Für Pendler, Familien mit Lastenrad und Studenten ohne Geld.",
      "Wir reparieren auch Räder die nicht von uns sind.",
      "E-Bikes nur Bosch und Shimano.",
      "Inspektion 79 Euro",
      "Platten flicken 18 Euro",
    ],
    never: ["Ketten", "schnell laden"],
  },
  {
    industry: "Maler- und Lackierbetrieb",
    audience: "Eigentümer, Hausverwaltungen, Mieter beim Auszug",
    goals:
      "Kostenlosen Vor-Ort-Termin anfragen. Festpreisangebot innerhalb von 3 Tagen. Fassaden, Innenräume, Schimmelsanierung. Wir machen keine Tapeten von alten Kunden weg haha. Spreche türkisch und deutsch",
    buttons: ["Kostenlosen Vor-Ort-Termin anfragen"],
    says: [
      "Für Eigentümer, Hausverwaltungen und Mieter beim Auszug.",
      "Festpreisangebot innerhalb von 3 Tagen.",
      "Fassaden, Innenräume, Schimmelsanierung.",
      "Spreche türkisch und deutsch.",
    ],
    never: ["haha"],
  },
  {
    industry: "Schlüsseldienst Berlin",
    audience: "Menschen die sich ausgesperrt haben",
    goals:
      "Anrufe! 030 5556677, 24 Stunden. Festpreis 89 € tagsüber, 139 € nachts, Anfahrt inklusive. Wir sind keine Abzocker. Tür öffnen ohne Schaden in 95 % der Fälle",
    buttons: ["Anrufen"],
    says: [
      "Für Menschen, die sich ausgesperrt haben.",
      "030 5556677, 24 Stunden.",
      "Wir sind keine Abzocker.",
      "Tür öffnen ohne Schaden in 95 % der Fälle.",
      "Festpreis 89 € tagsüber, 139 € nachts, Anfahrt inklusive.",
    ],
    facts: { phone: "030 5556677" },
  },
  {
    industry: "Garten- und Landschaftsbau",
    audience: "Einfamilienhausbesitzer, Wohnungsbaugesellschaften, Kommunen",
    goals:
      "Mehr Aufträge für Pflasterarbeiten und Naturgärten, weniger Rasenmähen. Azubis finden ab September.",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Einfamilienhausbesitzer, Wohnungsbaugesellschaften und Kommunen.",
      "Azubis gesucht ab September.",
    ],
    never: ["Azubis finden", "Rasenmähen", "Mehr Aufträge"],
  },
  {
    industry: "Ofensetzer in Linz",
    audience: "Häuslbauer, Leute mit altem Kachelofen",
    goals:
      "Kachelofen planen lassen. Erstbesichtigung 90 Euro, wird beim Auftrag gutgeschrieben. Tel. +43 732 456789. Wir bauen keine Schwedenöfen aus dem Baumarkt ein. Wartezeit derzeit ca. 5 Monate.",
    buttons: ["Kachelofen planen lassen"],
    says: [
      "Für Häuslbauer und für Leute mit altem Kachelofen.",
      "Wir bauen keine Schwedenöfen aus dem Baumarkt ein.",
      "Wartezeit derzeit etwa 5 Monate.",
      "Erstbesichtigung 90 Euro, wird beim Auftrag gutgeschrieben.",
    ],
    facts: { phone: "+43 732 456789" },
  },
  {
    industry: "Goldschmiede in Luzern",
    audience: "Brautpaare, Leute mit geerbtem Schmuck",
    goals:
      "Termin für Trauringe vereinbaren, Umarbeitung von altem Gold, Ringgrösse ändern ab CHF 80. Atelier offen Mi–Fr 10–18.30, Sa 10–16. 041 410 20 30",
    buttons: ["Termin für Trauringe vereinbaren"],
    says: [
      "Für Brautpaare und für Leute mit geerbtem Schmuck.",
      "Umarbeitung von altem Gold, Ringgrösse ändern ab CHF 80.",
    ],
    never: ["Termin für Trauringe vereinbaren, Umarbeitung"],
    facts: { phone: "041 410 20 30", opening_hours: "Mi–Fr 10–18.30, Sa 10–16" },
  },
  {
    industry: "Änderungsschneiderei",
    audience: "alle die was zum ändern haben, Bräute",
    goals:
      "Hose kürzen 14, Reißverschluss 18, Brautkleid ab 120. Mo, Di, Do 9-13 und 14-18, Mi und Fr nur vormittags. Express 24h mit Aufpreis 10 euro. Man kann auch ohne Termin kommen",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Man kann auch ohne Termin kommen.",
      "Hose kürzen 14",
      "Reißverschluss 18",
      "Brautkleid ab 120",
      "Express 24h mit Aufpreis 10 Euro.",
      "Mo, Di, Do 9-13 und 14-18, Mi und Fr nur vormittags.",
    ],
  },
  {
    industry: "freie Kfz-Werkstatt",
    audience: "Autofahrer aus Bautzen und Umgebung",
    goals:
      "Inspektion, TÜV jeden Mittwoch im Haus, Reifenwechsel 39,90. Leihwagen kostenlos. Wir sagen vorher was es kostet. Termin am besten telefonisch 03591 667788. Keine Autoverkäufe mehr!!",
    buttons: ["Anrufen"],
    says: [
      "Für Autofahrer aus Bautzen und Umgebung.",
      "Inspektion, TÜV jeden Mittwoch im Haus, Reifenwechsel 39,90.",
      "Leihwagen kostenlos.",
      "Wir sagen vorher was es kostet.",
      "Keine Autoverkäufe mehr.",
    ],
    never: ["!!"],
    facts: { phone: "03591 667788" },
  },
  {
    industry: "Schornsteinfeger",
    audience: "Hausbesitzer im Kehrbezirk Rosenheim Süd",
    goals:
      "Kehrtermine online ändern. Energieberatung 150 €/h. Feinstaubmessung. Erreichbar Mo-Fr 7.00-8.00 Uhr: 08031 998 77",
    buttons: ["Termin buchen"],
    says: [
      "Für Hausbesitzer im Kehrbezirk Rosenheim Süd.",
      "Energieberatung 150 €/h.",
      "Erreichbar Mo-Fr 7.00-8.00 Uhr: 08031 998 77.",
    ],
    facts: { phone: "08031 998 77" },
  },
  {
    industry: "Dachdecker",
    audience: "Hausbesitzer, Architekten, Versicherungen",
    goals:
      "Sturmschaden melden 24h 02821 55443. Dachcheck 119 Euro. Steildach, Flachdach, Dachfenster Velux. Wir machen keine Fassaden. Drohne für Fotos vom Dach haben wir",
    buttons: ["Anrufen"],
    says: [
      "Für Hausbesitzer, Architekten und Versicherungen.",
      "Steildach, Flachdach, Dachfenster Velux.",
      "Wir machen keine Fassaden.",
      "Drohne für Fotos vom Dach haben wir.",
      "Dachcheck 119 Euro.",
    ],
    facts: { phone: "02821 55443" },
  },
];

const SHOPS: readonly Telling[] = [
  {
    industry: "Cafe mit eigener Backstube",
    audience: "Leute aus der Nachbarschaft, Studenten, junge Mütter mit Kinderwagen",
    goals:
      "Sollen wissen wann wir auf haben: Di bis So 9-18, Montag zu. Frühstück bis 12. Tische kann man nicht reservieren. Torten auf Vorbestellung, 3 Tage vorher. Bitte keine Stockfotos von Kaffeebohnen!",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Leute aus der Nachbarschaft, Studenten und junge Mütter mit Kinderwagen.",
      "Frühstück bis 12.",
      "Tische kann man nicht reservieren.",
      "Torten auf Vorbestellung, 3 Tage vorher.",
      "Di bis So 9-18, Montag zu.",
    ],
    never: ["Sollen wissen", "Stockfotos"],
  },
  {
    industry: "Blumenladen",
    audience: "Brautpaare, Trauerfamilien, Stammkunden",
    goals:
      "mehr hochzeiten! sträuße ab 25 euro, lieferung im stadtgebiet 6 euro. mo - fr 8-18 sa 8-13. bestellungen am liebsten per telefon 0351 445566",
    buttons: ["Anrufen"],
    says: [
      "Für Brautpaare, Trauerfamilien und Stammkunden.",
      "Sträuße ab 25 Euro, Lieferung im Stadtgebiet 6 Euro.",
    ],
    never: ["mehr hochzeiten"],
    facts: { phone: "0351 445566", opening_hours: "Mo - Fr 8-18 Sa 8-13" },
  },
  {
    industry: "Bio-Imkerei",
    audience: "Honigfreunde, Hofläden, Imkeranfänger",
    goals:
      "Honig kaufen ab Hof, freitags 15 bis 18 Uhr. Glas 500 g 7,50 Euro. Imkerkurs im Mai, 120 Euro, max. 8 Teilnehmer. Bienenpatenschaft 60 Euro im Jahr. Kein Versand.",
    buttons: ["Bestellanfrage senden"],
    says: [
      "Für Honigfreunde, Hofläden und Imkeranfänger.",
      "Honig: ab Hof, freitags 15 bis 18 Uhr.",
      "Kein Versand.",
      "Glas 500 g 7,50 Euro.",
      "Imkerkurs im Mai, 120 Euro, höchstens 8 Teilnehmer.",
      "Bienenpatenschaft 60 Euro im Jahr.",
    ],
  },
  {
    industry: "Umzugsunternehmen Wien",
    audience: "Privatpersonen, Büros, Senioren die ins Heim übersiedeln",
    goals:
      "Angebot einholen. Besichtigung gratis. Klaviertransport, Entrümpelung, Halteverbotszone. Wir fahren auch nach Deutschland. Nicht am Sonntag",
    buttons: ["Angebot anfordern"],
    says: [
      "Für Privatpersonen, Büros und Senioren, die ins Heim übersiedeln.",
      "Klaviertransport, Entrümpelung, Halteverbotszone.",
      "Wir fahren auch nach Deutschland.",
      "Nicht am Sonntag.",
    ],
  },
  {
    industry: "Metzgerei mit Mittagstisch",
    audience: "Stammkunden, Handwerker mittags, Grillfreunde",
    goals:
      "Mittagskarte online, Vorbestellung für Weihnachten (Gänse bis 10. Dezember), Partyservice ab 15 Personen. Geöffnet Di-Fr 7-18, Sa 7-12.30. Parkplätze hinterm Haus. Nur Barzahlung und EC",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Stammkunden, Handwerker mittags und Grillfreunde.",
      "Dezember), Partyservice ab 15 Personen.",
      "Parkplätze hinterm Haus.",
      "Nur Barzahlung und EC.",
    ],
    facts: { opening_hours: "Di-Fr 7-18, Sa 7-12.30" },
  },
  {
    industry: "Hofladen und Spargelhof",
    audience: "Familien, Restaurants, Radtouristen",
    goals:
      "Alle sollen wissen dass wir ab 15. April wieder Spargel haben, jeden Tag 9-18 Uhr. Selbstpflücken Erdbeeren ab Juni. Vorbestellen per Telefon oder Whatsapp 0160 9988776. Hofcafé nur Sonntags",
    buttons: ["Bestellen"],
    says: [
      "Für Familien, Restaurants und Radtouristen.",
      "Wir haben ab 15.",
      "April wieder Spargel, jeden Tag 9-18 Uhr.",
      "Selbstpflücken Erdbeeren ab Juni.",
      "Hofcafé nur Sonntags.",
    ],
    never: ["sollen wissen"],
    facts: { phone: "0160 9988776" },
  },
  {
    industry: "Kleinbrauerei",
    audience: "Bierfreunde, Gastronomen, Firmen",
    goals:
      "Brauereiführung buchen (samstags 15 Uhr, 24 € inkl. 5 Proben). Rampenverkauf Fr 14-18 Uhr. Fässer auf Vorbestellung. Kein Bier für unter 16, logisch. Abfüllung in Dosen machen wir nicht",
    buttons: ["Brauereiführung buchen"],
    says: [
      "Für Bierfreunde, Gastronomen und Firmen.",
      "Brauereiführung: samstags 15 Uhr, 24 € inkl. 5 Proben.",
      "Rampenverkauf Fr 14-18 Uhr.",
      "Fässer auf Vorbestellung.",
      "Kein Bier für unter 16, logisch.",
      "Abfüllung in Dosen machen wir nicht.",
    ],
  },
  {
    industry: "Zeltverleih",
    audience: "Vereine, Privatfeiern, Firmen",
    goals:
      "Anfragen mit Datum und Personenzahl. Zelt 5x10 m 280 Euro Wochenende inkl Aufbau im Umkreis von 30 km. Bierbankgarnitur 9 Euro. Heizpilze gibts auch. Keine Hüpfburgen",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Vereine, Privatfeiern, Firmen.",
      "Heizpilze gibts auch.",
      "Keine Hüpfburgen.",
      "Zelt 5x10 m 280 Euro Wochenende inklusive Aufbau im Umkreis von 30 km.",
      "Bierbankgarnitur 9 Euro.",
    ],
  },
];

describe("a German shop or craft", () => {
  test.each(CRAFTS)("a craft: $industry, $goals", expectTold);
  test.each(SHOPS)("a shop: $industry, $goals", expectTold);
});

test("every one of them is read in German", () => {
  const told = [...CRAFTS, ...SHOPS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "de"));
});
