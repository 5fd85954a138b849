/** Foreign pages in every encoding that is still about: what a browser would show is what is read. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { decodePage } from "./decode-page.ts";

const bytesOf = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part)] : part)),
  );
const HTML = "text/html";

/** "é" and what stands for it, as the encodings write them. */
const LATIN = [0x43, 0x61, 0x66, 0xe9];
const CYRILLIC = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
const JAPANESE = [0x83, 0x70, 0x83, 0x93];
const CHINESE = [0xc3, 0xe6, 0xb0, 0xfc];

describe("a page is read in the encoding", () => {
  test.each([
    ["ISO-8859-1", LATIN, "Café"],
    ["iso_8859-1:1987", LATIN, "Café"],
    ["windows-1252", [0x93, 0x41, 0x94, 0x80], "“A”€"],
    ["windows-1251", CYRILLIC, "Привет"],
    ["koi8-r", [0xf0, 0xd2, 0xc9], "При"],
    ["Shift_JIS", JAPANESE, "パン"],
    ["gb2312", CHINESE, "面包"],
    ["euc-kr", [0xbb, 0xa7], "빵"],
    ["iso-8859-15", [0xa4], "€"],
    ["UTF-8", [0xe2, 0x82, 0xac], "€"],
    ["macintosh", [0x8e], "é"],
  ])("%s, whoever names it", (label, bytes, text) => {
    const meta = `<meta charset="${label}">`;
    const equivalent = `<META HTTP-EQUIV=Content-Type CONTENT='text/html; charset=${label}'>`;
    const xml = `<?xml version="1.0" encoding="${label}"?>`;
    expect(decodePage(bytesOf(bytes), `text/html; charset=${label}`)).toBe(text);
    expect(decodePage(bytesOf(bytes), `text/html;charset="${label}"`)).toBe(text);
    for (const declared of [meta, meta.replace("=", " = "), equivalent, xml])
      expect(decodePage(bytesOf(declared, bytes), HTML)).toBe(declared + text);
  });

  test("of its mark, whatever else is said", () => {
    const wrong = "text/html; charset=windows-1251";
    expect(decodePage(bytesOf([0xef, 0xbb, 0xbf], "Café"), wrong)).toBe("Café");
    expect(decodePage(bytesOf([0xff, 0xfe, 0xe9, 0x00]), wrong)).toBe("é");
    expect(decodePage(bytesOf([0xfe, 0xff, 0x00, 0xe9]), HTML)).toBe("é");
  });

  test("of its header, where the page says another one", () => {
    const page = bytesOf('<meta charset="utf-8">', LATIN);
    expect(decodePage(page, "text/html; charset=iso-8859-1")).toEndWith("Café");
  });

  test("of bytes, where a page that can be read says that it is UTF-16", () => {
    const page = '<meta charset="utf-16"><p>Café</p>';
    expect(decodePage(bytesOf(page), HTML)).toBe(page);
  });
});

describe("a page that says nothing", () => {
  test("is UTF-8 if it can be, in whatever script", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(decodePage(bytesOf(`<p>${text}`), HTML)).toBe(`<p>${text}`);
      }),
    );
  });

  test("is UTF-8 as well where it was cut within a letter", () => {
    const cut = bytesOf("<p>Brot für 3 €").subarray(0, -1);
    expect(decodePage(cut, HTML)).toBe("<p>Brot für 3 ");
  });

  test("is what old pages are in if it is no UTF-8, and never full of holes", () => {
    expect(decodePage(bytesOf("<p>", LATIN, "</p>"), HTML)).toBe("<p>Café</p>");
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = decodePage(bytesOf([0xe9, 0x20], [...bytes]), HTML);
        expect(text).toStartWith("é ");
        expect(text).not.toContain("\ufffd");
        expect(text).toHaveLength(bytes.length + 2);
      }),
    );
  });

  test.each(["x-nothing", "utf-9", "''", "%", ""])("%p is the name of nothing", (label) => {
    expect(decodePage(bytesOf("Café"), `text/html; charset=${label}`)).toBe("Café");
    const page = bytesOf(`<meta charset="${label}">`, LATIN, "</p>");
    expect(decodePage(page, HTML)).toEndWith("Café</p>");
  });

  test("has said it nowhere but near its beginning, and in an element for it", () => {
    const late = `<!-- ${"-".repeat(1_024)} --><meta charset="windows-1251">`;
    expect(decodePage(bytesOf(late, "Café"), HTML)).toEndWith("Café");
    const script = '<script charset="windows-1251" src="/a.js"></script>';
    expect(decodePage(bytesOf(script, "Café"), HTML)).toEndWith("Café");
  });
});
