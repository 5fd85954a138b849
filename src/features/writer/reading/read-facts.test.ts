/** Numbers to call, hours, prices, years and addresses as each country writes them, and what only looks like one. */
import { describe, expect, test } from "bun:test";
import { readFacts } from "./read-facts.ts";
import type { FactKind } from "./reading-model.ts";

const read = (goals: string, kind: FactKind): string[] =>
  readFacts({ businessName: "Marlow", industry: "shop", goals })
    .filter((fact) => fact.kind === kind)
    .map(({ words }) => words);

describe("a number to call is found whole, without a word before it", () => {
  test.each([
    // Germany, Austria and Switzerland.
    ...["0171-2345678", "0171/234 56 78", "+49 (0)171 2345678", "+49-30-1234567", "05251 2222"],
    ...["08051 12345", "08031 998 77", "0800 12 34 56", "0664/1234567", "+43 664 1234567"],
    ...["01/5123456", "0041 44 123 45 67", "044 123 45 67", "079 123 45 67"],
    // France and Belgium.
    ...["01 23 45 67 89", "01.23.45.67.89", "06-12-34-56-78", "0612345678", "+33 1 23 45 67 89"],
    ...["+32 2 123 45 67", "02/123.45.67", "0475 12 34 56", "0475/12.34.56"],
    // Spain and Latin America.
    ...["912 345 678", "91 234 56 78", "600 123 456", "600123456", "+34 912 34 56 78"],
    ...["+52 55 1234 5678", "+54 9 11 1234-5678", "+56 9 1234 5678"],
    // Where English is spoken.
    ...["020 7946 0958", "07700 900123", "(555) 123-4567", "555.123.4567", "+1 555 123 4567"],
    ...["02 9876 5432", "(02) 9876 5432", "0412 345 678", "01 234 5678", "(01) 234 5678"],
  ])("%s", (number) => {
    expect(read(`We are here. ${number}. Thanks`, "telephone")).toEqual([number]);
  });
});

describe("a number to call is found behind what names it", () => {
  test.each<[string, string]>([
    ["Tel. 030/1234567", "030/1234567"],
    ["Telefon 06131 / 22 33 44", "06131 / 22 33 44"],
    ["Notdienst rund um die Uhr unter 08051 12345", "08051 12345"],
    ["Notfalltelefon: 0441 998877", "0441 998877"],
    ["Mobil 0151 23 45 67 89", "0151 23 45 67 89"],
    ["Appelez le 04 78 12 34 56", "04 78 12 34 56"],
    ["Llamar al 55 1234 5678", "55 1234 5678"],
    ["WhatsApp 0171 2345678", "0171 2345678"],
    ["Call us on 01632 960123 24 hours", "01632 960123"],
    ["Phone 01632 960123, 8am to 6pm", "01632 960123"],
  ])("%s", (said, number) => {
    expect(read(said, "telephone")).toEqual([number]);
  });
});

describe("nothing else is a number to call", () => {
  test.each([
    "Geschäftsführer im Mittelstand (50-250 Mitarbeiter)",
    "Hotel (20-250 Gäste) und Kapitel 1200-5000",
    "IBAN DE89 3704 0044 0532 0130 00",
    "Spenden an AT61 1904 3002 3457 3201",
    "Dons: FR76 3000 6000 0112 3456 7890 189",
    "PLZ 10115 Berlin, seit 1987",
    "USt-IdNr. DE123456789",
    "SIRET 123 456 789 00012",
    "2.100 euros, 1 150 euros, 600 000 euros",
    "912 345 678 euros",
    "Zimmer 101-120, 5x10 m, RAL 7016",
    "ISO 9001 und 2024/2025",
    "Artikel 0123456789",
    "07.30 bis 08.15 Uhr",
    "03.12.2025 10:00",
    "0 30 60 90 Minuten",
  ])("%s", (said) => {
    expect(read(said, "telephone")).toEqual([]);
  });
});

describe("hours keep the days they are of", () => {
  test.each([
    ...["Mo-Fr 8-18 Uhr", "Mo.-Fr. 8:00-18:00", "Mo bis Fr von 8 bis 18 Uhr"],
    ...["Montag bis Freitag 8.00 - 18.00 Uhr", "täglich von 10 bis 22 Uhr", "werktags 8-17 Uhr"],
    ...["jeden Tag 9-18 Uhr", "Mittwoch Ruhetag", "lun-ven 9h-18h", "me-ve 10h-18h30"],
    ...["lundi au vendredi de 9h à 19h", "tous les jours 9h-18h", "fermé le dimanche"],
    ...["L-V 9-20 S 9-14", "L-V 9:00-18:00", "lunes a viernes de 9 a 14", "sábados 10-14 h"],
    ...["todos los días de 10 a 22 h", "cerrado los lunes", "24h sur 24", "24h/24", "24/7"],
    ...["Mon-Fri 9am-5pm", "Mon to Fri 9 to 5", "Monday–Friday 9:00–17:30", "closed Sundays"],
  ])("%s", (hours) => {
    expect(read(`Hier: ${hours}`, "hours")).toEqual([hours]);
  });
});

describe("no hours", () => {
  test.each([
    "Antwort binnen 24 h",
    "Réponse sous 24 h",
    "Respuesta en 24 horas",
    "Absagen bis 24 h vorher",
    "within 24 hours",
    "2-4 Personen",
    "9 bis 12 Monate",
    "Kinder von 8 bis 12",
  ])("%s", (said) => {
    expect(read(said, "hours")).toEqual([]);
  });
});

describe("a price is read to its first digit", () => {
  test.each<[string, string]>([
    ["ab 45 €", "45 €"],
    ["45,50 Euro", "45,50 Euro"],
    ["1.890 Euro", "1.890 Euro"],
    ["1 150 euros", "1 150 euros"],
    ["600 000 euros", "600 000 euros"],
    ["CHF 80", "CHF 80"],
    ["1’200 CHF", "1’200 CHF"],
    ["EUR 45", "EUR 45"],
    ["200 zł", "200 zł"],
    ["€45", "€45"],
    ["£12.50", "£12.50"],
    ["99 € pro Monat", "99 € pro Monat"],
    ["120 €/mes", "120 €/mes"],
    ["$15 per person", "$15 per person"],
  ])("%s", (said, price) => {
    expect(read(said, "price")).toEqual([price]);
  });

  test.each(["80 Personen", "Mo.-Fr. 8:00-18:00", "Klasse 7", "5 km"])("none: %s", (said) => {
    expect(read(said, "price")).toEqual([]);
  });
});

describe("since when there is the business", () => {
  test.each([
    ...["seit 1987", "gegründet 1999", "gegründet im Jahr 1999", "depuis 1985", "fondée en 1920"],
    ...["créé en 2010", "desde 1990", "fundada en 1990", "since 1975", "established in 1880"],
  ])("%s", (said) => {
    expect(read(`Ein Haus, ${said}.`, "year")).toEqual([said]);
  });

  test.each(["seit 10 Jahren", "seit über 30 Jahren", "depuis 20 ans", "desde 12 euros", "1987"])(
    "not: %s",
    (said) => {
      expect(read(said, "year")).toEqual([]);
    },
  );
});

describe("an address is street, number and what follows it", () => {
  test.each([
    ...["Hauptstraße 12", "Hauptstr. 12a, 10115 Berlin", "Am Markt 3", "An der Alster 5"],
    ...["12 rue de la Paix", "12, rue de la Paix, 75002 Paris", "3 bis avenue Victor Hugo"],
    ...["Calle Mayor 5", "C/ Mayor, 5, 28013 Madrid", "Avenida de la Constitución 12"],
    ...["12 High Street", "12 High Street, London SW1A 1AA"],
  ])("%s", (address) => {
    expect(read(`Sie finden uns: ${address}`, "address")).toEqual([address]);
  });
});

test("what an address on the web and one for mail hold is read as nothing else", () => {
  const goals = "Mail an post@tel-030.example.org oder https://example.org/1234567/2024";
  const facts = readFacts({ businessName: "Marlow", industry: "shop", goals });
  expect(facts.map(({ kind, words }) => [kind, words])).toEqual([
    ["email", "post@tel-030.example.org"],
    ["web", "https://example.org/1234567/2024"],
  ]);
});

test("facts stand in the order of their field, and none of them overlaps another", () => {
  const goals = "Mo-Fr 8-18 Uhr, Tel. 030 1234567, Hauptstraße 12, ab 45 €, seit 1987, a@b.example";
  const facts = readFacts({ businessName: "Marlow", industry: "shop", goals });
  const ends = facts.map(({ span }) => [span.start, span.end] as const);
  expect(ends.every(([start], at) => at === 0 || start >= (ends[at - 1]?.[1] ?? 0))).toBe(true);
  expect(facts.map(({ kind }) => kind)).toEqual([
    ...(["hours", "telephone", "address", "price", "year", "email"] as const),
  ]);
});
