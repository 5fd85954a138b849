/** What a fact says may be said again in its own words, and not with another number, name or day in them. */
import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { PHRASEBOOKS, type Phrasebook } from "../reading/reading-model.ts";
import { checkClaims } from "./support.ts";

const BRIEFS = join(import.meta.dir, "../../../../test/fixtures/briefs");
const NAME = { id: "f1", text: "Loaf" };
const LANGUAGES: readonly (Phrasebook | undefined)[] = [...PHRASEBOOKS, undefined];

const unsupported = (text: string, fact: string, language: Phrasebook | undefined = "en") =>
  checkClaims(text, language, [NAME, { id: "f2", text: fact }], ["f2"]).unsupported.map(
    ({ kind, found }) => `${kind}: ${found}`,
  );

/** Every sentence that the owners of the tests' briefs have written. */
function listOwnSentences(): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  for (const name of readdirSync(BRIEFS))
    collect(JSON.parse(readFileSync(join(BRIEFS, name), "utf8")));
  return texts.flatMap((text) => text.split(/(?<=[.!?;]) /u));
}

const STATEMENTS = [
  ...["from €12.50", "1’200 m²", "1,200 guests", "24/7", "open 7.30am–6pm", "+49 40 123-456"],
  ...["Dr. Smith", "in Kiel", "the best bread", "certified", "since 1987", "3rd floor", "½ loaf"],
  ...["1.5 l", "10 %", "Mon–Fri 9–5", "am 3. Mai", "le 1er juin", "à 9 h 30", "8h–12h", "free"],
  ...["three weeks", "zwölf Monate", "kostenlos", "gratis", "sans frais", "guaranteed", "20% off"],
  ...["every Tuesday from 9 to 5", "montags bis freitags von 8 bis 17 Uhr", "de lunes a viernes"],
  ...["CHF 20", "20 Franken", "A4 paper", "MP3 players", "2×4", "3-4 days", "ISO 9001", "H2O"],
  ...["“We never close a door on anyone here”", "٣ ساعات", "第3回", "12 000 km", "same day"],
];

describe("a fact bears out", () => {
  test("each sentence that owners have written, in every language", () => {
    const sentences = listOwnSentences();
    expect(sentences.length).toBeGreaterThan(250);
    for (const language of LANGUAGES)
      for (const sentence of sentences)
        expect([sentence, unsupported(sentence, sentence, language)]).toEqual([sentence, []]);
  });

  test("whatever it states, in whatever order and between whatever signs", () => {
    const statements = fc.array(fc.constantFrom(...STATEMENTS), { minLength: 1, maxLength: 5 });
    const between = fc.constantFrom(", ", ". ", "; ", " and ");
    fc.assert(
      fc.property(statements, between, fc.constantFrom(...LANGUAGES), (list, sign, language) => {
        const text = `${list.join(sign)}.`;
        expect(unsupported(text, text, language)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["We mend MP3 players.", "MP3 player repairs"],
    ["Bring your PS5 along.", "Repairs of PS5 and PS4 consoles"],
    ["Prints on A4 and A3.", "A3 and A4 printing"],
    ["We speak British Sign Language (BSL).", "British Sign Language (BSL) is spoken"],
    ["It holds 1200 guests.", "1,200 guests"],
    ["It costs nothing: it is free.", "free of charge"],
    ["It costs €120.00. 8 people fit in.", "8 people fit in, at €120.00 each"],
    ["It has 40 m². 12 people fit in.", "12 people fit in 40 m²"],
  ])("%p, by %p", (text, fact) => {
    expect(unsupported(text, fact)).toEqual([]);
  });
});

describe("a fact does not bear out", () => {
  test.each([
    ["We mend MP4 players.", "MP3 player repairs", "name: MP4"],
    ["Bring your PS5 along.", "Repairs of PS4 consoles and 5 others", "name: PS5"],
    ["It is open on Tuesdays.", "Open on Thursdays", "date: Tuesdays"],
    ["It holds 120 guests.", "1,200 guests", "number: 120"],
    ["It costs €12.", "From €120 a day", "price: €12"],
    ["We are in Hamburg.", "We are in Kiel", "place: Hamburg"],
    ["Ring 040 123-457 now.", "Ring 040 123-456", "contact: 040 123-457"],
    ["Rosa bakes.", "Marta bakes", "name: Rosa"],
  ])("%p, being %p", (text, fact, claim) => {
    expect(unsupported(text, fact)).toContain(claim);
  });

  test("a number that is another by one digit, whatever stands around it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99_999 }), fc.nat(4), (number, at) => {
        const digits = [...String(number)];
        const place = at % digits.length;
        digits[place] = digits[place] === "9" ? "1" : String(Number(digits[place]) + 1);
        const other = digits.join("");
        expect(unsupported(`It has ${other} shelves.`, `It has ${number} shelves.`)).not.toEqual(
          [],
        );
        expect(unsupported(`It has ${number} shelves.`, `It has ${number} shelves.`)).toEqual([]);
      }),
    );
  });
});

describe("a decimal is one number", () => {
  test.each([
    ["Rated 4.9.", "Rated 4 times, 9 stars", ["number: 4.9"]],
    ["Rated 4.9.", "Rated 4.9", []],
    ["Bewertet mit 4,9.", "Bewertet mit 4.9", []],
    ["Open from 7.30.", "Open from 7:30", []],
    ["Doors at 7.30.", "7 days, 30 seats", ["number: 7.30"]],
    ["1,200 guests.", "1200 guests", []],
    ["€12.50 a loaf.", "from €12.50 a loaf", []],
  ] as const)("%s of “%s”", (text, fact, expected) => {
    const numbers = unsupported(text, fact).filter((one) => one.startsWith("number"));
    expect(numbers).toEqual([...expected]);
  });
});
