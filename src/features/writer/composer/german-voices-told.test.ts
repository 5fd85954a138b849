/** German owners in their own voices, with asides, refusals and terms: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const OWNERS: readonly Telling[] = [
  {
    industry: "Zimmerei und Holzbau",
    audience: "Bauherren im Hunsrück",
    goals:
      "Carports, Dachstühle, Terrassen. Bin alleine mit zwei Gesellen, also bitte Geduld. Rückruf abends ab 18 Uhr. Statik machen wir nicht. Angebot kostenlos, ausser bei Umbauten (150 Euro). Instagram: @zimmerei_falk",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Bauherren im Hunsrück.",
      "Carports, Dachstühle, Terrassen.",
      "Bin alleine mit zwei Gesellen.",
      "Rückruf abends ab 18 Uhr.",
      "Statik machen wir nicht.",
      "Angebot kostenlos, ausser bei Umbauten (150 Euro).",
      "Instagram: @zimmerei_falk.",
    ],
    never: ["Geduld"],
  },
  {
    industry: "Familiencafé mit Spielecke",
    audience: "Eltern mit Babys und Kleinkindern, Omas und Opas",
    goals:
      "Kindergeburtstage buchen (ab 6 Kinder, 14,50 € pro Kind inkl. Kuchen). Mo Ruhetag, sonst 10-18 Uhr. WLAN gibts nicht, mit Absicht. Stillen ist willkommen. Hunde leider nein.",
    buttons: ["Kindergeburtstag buchen"],
    says: [
      "Für Eltern mit Babys und Kleinkindern, Omas und Opas.",
      "Kindergeburtstag: ab 6 Kinder, 14,50 € pro Kind inklusive Kuchen.",
      "WLAN gibts nicht, mit Absicht.",
      "Stillen ist willkommen.",
      "Hunde leider nein.",
      "Montag Ruhetag, sonst 10-18 Uhr.",
    ],
  },
  {
    industry: "Fahrschule Klasse B, A, BE",
    audience: "Jugendliche ab 16, Umschreiber",
    goals:
      "Online anmelden. Grundbetrag 390, Fahrstunde 62, Sonderfahrt 75. Theorie Mo+Mi 18.30. Automatik auch. Intensivkurs in den Ferien in 14 Tagen! Wir sprechen Arabisch, Russisch.",
    buttons: ["Online anmelden"],
    says: [
      "Für Jugendliche ab 16 und Umschreiber.",
      "Automatik auch.",
      "Wir sprechen Arabisch, Russisch.",
      "Grundbetrag 390",
      "Fahrstunde 62",
      "Sonderfahrt 75",
      "Theorie Mo+Mi 18.30.",
    ],
  },
  {
    industry: "Tierarzt für Kleintiere",
    audience: "Hunde- und Katzenhalter",
    goals:
      "Neukunden wollen wir grad keine, wir sind voll, nur Notfälle. Terminsprechstunde, Notdienst 0151 22334455. Kastrationswochen im Februar. OP-Tage Di und Do.",
    buttons: ["Anrufen"],
    says: [
      "Für Hunde- und Katzenhalter.",
      "Neukunden wollen wir grad keine, wir sind voll, nur Notfälle.",
      "Kastrationswochen im Februar.",
      "OP-Tage Di und Do.",
    ],
    facts: { phone: "0151 22334455" },
  },
  {
    industry: "Bioladen mit Lieferkiste",
    audience: "WGs, Familien, Kitas",
    goals:
      "Abo-Kiste bestellen: klein 18 €, groß 29 €, Lieferung mittwochs. Pausieren geht immer. Pfand auf Gläser. Laden Mo-Sa 8-20. Keine Plastiktüten.",
    buttons: ["Abo-Kiste bestellen"],
    says: [
      "Für WGs, Familien und Kitas.",
      "Pausieren geht immer.",
      "Pfand auf Gläser.",
      "Keine Plastiktüten.",
      "Abo-Kiste: klein 18 €, groß 29 €, Lieferung mittwochs.",
      "Laden Mo-Sa 8-20.",
    ],
  },
  {
    industry: "Gemischter Chor",
    audience: "alle die gern singen",
    goals:
      "Tenöre gesucht! Probe donnerstags 20 Uhr im Pfarrheim. Vorsingen muss niemand. Konzert am 21. Juni. Beitrag 60 Euro im Jahr, Schüler frei.",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Probe donnerstags 20 Uhr im Pfarrheim",
      "Konzert am 21.",
      "Juni",
      "Tenöre gesucht.",
      "Vorsingen muss niemand.",
      "Beitrag 60 Euro im Jahr, Schüler frei.",
    ],
  },
  {
    industry: "Augenärztin",
    audience: "Patienten aller Kassen",
    goals:
      "Terminvergabe nur über Doctolib. Wunschleistungen: Netzhaut-OCT 95 €, Augendruck 25 €. Gesetzlich und privat. Sehtest für den Führerschein ohne Termin Mo 8-10. Bitte keine Kontaktlinsen am Untersuchungstag tragen.",
    buttons: ["Kontakt aufnehmen"],
    says: [
      "Für Patienten aller Kassen.",
      "Terminvergabe nur über Doctolib.",
      "Gesetzlich und privat.",
      "Sehtest für den Führerschein ohne Termin Mo 8-10.",
      "Bitte keine Kontaktlinsen am Untersuchungstag tragen.",
      "Wunschleistungen: Netzhaut-OCT 95 €",
      "Augendruck 25 €",
    ],
  },
  {
    industry: "Hausmeisterservice",
    audience: "Hausverwaltungen, WEGs in Dortmund",
    goals:
      "Angebote für Winterdienst einholen lassen. Treppenhausreinigung ab 45 € pro Woche. Wir sind 12 Leute und haben eigene Fahrzeuge. Kein Umzug, keine Entrümpelung.",
    buttons: ["Angebot für Winterdienst anfordern"],
    says: [
      "Für Hausverwaltungen und für WEGs in Dortmund.",
      "Wir sind 12 Leute und haben eigene Fahrzeuge.",
      "Kein Umzug, keine Entrümpelung.",
      "Treppenhausreinigung ab 45 € pro Woche.",
    ],
    never: ["Angebote lassen"],
  },
  {
    industry: "Stadtführungen",
    audience: "Touristen, Schulklassen, Kreuzfahrer",
    goals:
      "Öffentliche Führung täglich 11 Uhr ab Holstentor, 12 €. Gruppen bis 25 Pers. pauschal 120 €. Privatführung anfragen. Auch Plattdeutsch. Bei Regen auch! Hunde dürfen mit.",
    buttons: ["Privatführung anfragen"],
    says: [
      "Für Touristen, Schulklassen und Kreuzfahrer.",
      "Auch Plattdeutsch.",
      "Bei Regen auch.",
      "Hunde dürfen mit.",
      "Öffentliche Führung täglich 11 Uhr ab Holstentor, 12 €.",
      "Gruppen bis 25 Personen pauschal 120 €.",
    ],
    never: ["Pers."],
  },
  {
    industry: "Kfz-Sachverständiger",
    audience: "Unfallgeschädigte, Werkstätten",
    goals:
      "Unfall melden rund um die Uhr 0177 6655443. Bei unverschuldetem Unfall kostenlos für Sie. Ich komme zu Ihnen oder in die Werkstatt. Keine Bagatellschäden unter 750 Euro. Türkisch, Deutsch",
    buttons: ["Anrufen"],
    says: [
      "Für Unfallgeschädigte und Werkstätten.",
      "Unfall melden rund um die Uhr 0177 6655443.",
      "Bei unverschuldetem Unfall kostenlos für Sie.",
      "Ich komme zu Ihnen oder in die Werkstatt.",
      "Keine Bagatellschäden unter 750 Euro.",
      "Türkisch, Deutsch.",
    ],
    facts: { phone: "0177 6655443" },
  },
];

describe("a German owner", () => {
  test.each(OWNERS)("an owner: $industry, $goals", expectTold);
});

test("every one of them is read in German", () => {
  const told = [...OWNERS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "de"));
});
