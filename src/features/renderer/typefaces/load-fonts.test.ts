import { expect, test } from "bun:test";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { TYPE_PAIRS } from "../../design/type-pairs.ts";
import { chooseCharset } from "./charset.ts";
import { loadSiteFonts } from "./load-fonts.ts";
import { EXTENDED_FILES } from "./typeface-files.ts";

const bytesOf = (language: string, name: string) => {
  const document = fillDocument({ name });
  const fonts = loadSiteFonts({ ...document, meta: { ...document.meta, language } });
  return fonts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
};

test("a site loads the least that its words can be set in", () => {
  const plain = bytesOf("en", "Café “Söhne” – it’s £3…");
  const full = bytesOf("en", "Œuvre");
  expect(plain).toBeLessThan(full * 0.8);
  // No file has these letters, so the smaller one does as well.
  expect(bytesOf("ar", "北京 مطعم")).toBe(plain);
  expect(bytesOf("de", "Plain")).toBe(full);
});

test("letters beyond the plain ones ask for the full file, wherever they stand", () => {
  expect(chooseCharset("plain “words” – and naïve? no: café")).toBe("full");
  expect(chooseCharset("plain “words” – and café\u00a0\u200d")).toBe("plain");
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
