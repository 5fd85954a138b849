import { expect, test } from "bun:test";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { chooseCharset } from "./charset.ts";
import { loadSiteFonts } from "./load-fonts.ts";

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
