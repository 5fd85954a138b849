import { expect, test } from "bun:test";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { TYPE_PAIRS } from "../../design/type-pairs.ts";
import { RESERVED_TYPEFACES } from "../../design/typefaces.ts";
import { CHROME_LANGUAGES, type TypePairId } from "../../design/vocabulary.ts";
import { findEventWords } from "../events/event-words.ts";
import { findChromeWords } from "../words/words.ts";
import { CHARSETS, chooseCharset, needsExtended } from "./charset.ts";
import { type LoadedFont, loadFonts, loadSiteFonts } from "./load-fonts.ts";
import { EXTENDED_FILES } from "./typeface-files.ts";

/** Ten packets, without what the answer says of itself. */
const FLIGHT_BYTES = 14_020;

const bytesOf = (language: string, name: string) => {
  const document = fillDocument({ name });
  const fonts = loadSiteFonts({ ...document, meta: { ...document.meta, language } });
  return fonts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
};

test("a site loads the least that its words can be set in", () => {
  const plain = bytesOf("en", "Café “Söhne” – it’s £3…");
  const western = bytesOf("en", "Œuvre");
  const full = bytesOf("en", "Blåbær");
  expect(plain).toBeLessThan(western * 0.9);
  expect(western).toBeLessThan(full * 0.9);
  // No file has these letters, so the smallest one does as well.
  expect(bytesOf("ar", "北京 مطعم")).toBe(plain);
  // What such a page says itself has more letters than its owner may have used.
  expect(bytesOf("de", "Plain")).toBe(western);
  expect(bytesOf("de", "Blåbær")).toBe(full);
});

/** Every string of a table, and what its functions say. */
function listWords(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listWords);
}

test.each(CHROME_LANGUAGES)("what the renderer says in %s has all its letters", (language) => {
  const words = listWords([findChromeWords(language), findEventWords(language)]).join("");
  const document = fillDocument({ name: "Plain" });
  const fonts = loadSiteFonts({ ...document, meta: { ...document.meta, language } });
  const isExtended = fonts.some(({ range }) => range !== undefined);
  expect({ language, isExtended }).toEqual({ language, isExtended: needsExtended(words) });
  const charset = CHARSETS.find((one) => fonts.some((font) => isOfCharset(font, one)));
  if (!isExtended) expect(charset).toBe(chooseCharset(words, charset ?? "plain"));
});

const isOfCharset = ({ path }: LoadedFont, charset: (typeof CHARSETS)[number]): boolean =>
  loadFonts("fraunces-figtree", charset).some((font) => font.path === path);

test("one letter that a set has not asks for a larger one, wherever it stands", () => {
  expect(chooseCharset("plain “words” – and café\u00a0\u200d", "plain")).toBe("plain");
  expect(chooseCharset("plain “words”, and a naïve one", "plain")).toBe("western");
  expect(chooseCharset("¿Qué? Straße, cœur, Ärger", "plain")).toBe("western");
  expect(chooseCharset("Strøm", "plain")).toBe("full");
  expect(chooseCharset("a | b", "western")).toBe("full");
  expect(chooseCharset("plain", "western")).toBe("western");
});

test("no two files that may be cut for a page are both too long for a connection's first flight", () => {
  for (const pair of Object.keys(TYPE_PAIRS) as TypePairId[]) {
    const { head, text } = TYPE_PAIRS[pair];
    if (head === text || RESERVED_TYPEFACES.has(head)) continue;
    for (const charset of ["plain", "western"] as const) {
      const sizes = loadFonts(pair, charset).map(({ bytes }) => bytes.byteLength);
      expect({ pair, charset, fits: Math.min(...sizes) <= FLIGHT_BYTES }).toEqual({
        ...{ pair, charset },
        fits: true,
      });
    }
  }
});

test("names in further Latin alphabets are set whole, in one face and two files", () => {
  for (const name of [
    "Łódzka Piekarnia Żółć",
    "Čokoládovna Říp",
    "Şişli Çiğ Köfte",
    "Győri Hűvös",
  ]) {
    const fonts = loadSiteFonts(fillDocument({ name }));
    expect(fonts.map(({ id }) => id)).toEqual(["figtree", "figtree"]);
    expect(fonts.map(({ range }) => range !== undefined)).toEqual([true, true]);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThan(60_000);
  }
  expect(loadSiteFonts(fillDocument({ name: "Söhne Œuvre" })).map(({ id }) => id)).toEqual([
    "fraunces",
    "figtree",
  ]);
});

test("every face that sets text has a file of further letters", () => {
  for (const { text } of Object.values(TYPE_PAIRS)) expect(EXTENDED_FILES[text]).toBeDefined();
});
