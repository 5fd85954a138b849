/**
 * The renderer's own words: each language has all of them, in its own letters and its own words, with whatever is to
 * be filled in filled in, and sentences that end.
 */
import { describe, expect, test } from "bun:test";
import { CHROME_LANGUAGES, type ChromeLanguage } from "../../design/vocabulary.ts";
import { findEventWords } from "../events/event-words.ts";
import { findChromeWords } from "./words.ts";
import type { LegalInputs } from "./words-model.ts";

const NAME = "Ålder & Rye";
const HOST = "alder.example";

const inputsOf = (more: Partial<LegalInputs> = {}): LegalInputs => ({
  ...{ name: NAME, host: HOST, contacts: ["1 Mill Lane", "hello@alder.example"] },
  ...{ hasForms: true, takesPictures: true, usesRecaptcha: true, takesRegistrations: true },
  ...{ hasPhotographs: true, contactPath: "/contact", ...more },
});

/** Every text of a table by its place; functions are asked for what they say. */
function listTexts(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") {
    if (place.endsWith("sections")) return listTexts(value(inputsOf()), place);
    return listTexts(place.endsWith("describe") ? value("Title", "When") : value(7), place);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${place}/${key}`));
}

const wordsOf = (language: ChromeLanguage) => ({
  page: findChromeWords(language),
  event: findEventWords(language),
});
const textsOf = (language: ChromeLanguage) =>
  listTexts(wordsOf(language)).filter(([place]) => place !== "/page/language");
const ENGLISH = new Map(textsOf("en"));

/** The same word, with the same meaning, as in English. */
const SHARED: Readonly<Partial<Record<ChromeLanguage, readonly string[]>>> = {
  de: ["Name", "Online", "Website", "Registration", "optional"],
  fr: ["Menu", "Places"],
  it: ["Menu", "Online", "Home", "Privacy"],
  nl: ["Menu", "Website", "Online", "Contact", "Home", "Privacy", "Details"],
  pl: ["Menu", "Online"],
  pt: ["Menu", "Website"],
  es: [],
};
/** What is filled in stands as it is, and some words are everybody's. */
const FILLED_IN = new Set([
  ...["E-mail", "Fig. 7"],
  NAME,
  HOST,
  "1 Mill Lane",
  "hello@alder.example",
]);

describe.each([...CHROME_LANGUAGES])("in %s", (language) => {
  const texts = textsOf(language);

  test("every word is there that English has, and none is empty or has white space around it", () => {
    expect(findChromeWords(language).language).toBe(language);
    const places = (all: [string, string][]) =>
      new Set(all.map(([place]) => place.replace(/\/\d+(?=\/|$)/gu, "")));
    expect(places(texts)).toEqual(places([...ENGLISH]));
    for (const [place, text] of texts) {
      expect([place, text]).toEqual([place, text.trim()]);
      expect([place, text.length > 0]).toEqual([place, true]);
      expect([place, text.normalize("NFC")]).toEqual([place, text]);
    }
  });

  test("none is left in English", () => {
    if (language === "en") return;
    const shared = SHARED[language] ?? [];
    const same = texts.filter(
      ([place, text]) =>
        ENGLISH.get(place) === text && !shared.includes(text) && !FILLED_IN.has(text),
    );
    // A title is filled in, and its colon is everybody's.
    expect(same.filter(([place]) => !place.endsWith("/describe"))).toEqual([]);
  });

  test("what is written from right to left has no words of another script, but names", () => {
    const script = { ar: /\p{Script=Arabic}/u, he: /\p{Script=Hebrew}/u }[language as "ar" | "he"];
    const names =
      /Title|When|Google|reCAPTCHA|JavaScript|WCAG|AA|Ålder & Rye|alder\.example|hello@/gu;
    for (const [place, text] of texts) {
      const latin = text.replace(names, "").match(/\p{Script=Latin}{2,}/gu);
      if (script === undefined) expect(text).not.toMatch(/\p{Script=Arabic}|\p{Script=Hebrew}/u);
      else if (!FILLED_IN.has(text) && !place.endsWith("/describe")) {
        expect([place, script.test(text)]).toEqual([place, true]);
        expect([place, latin]).toEqual([place, null]);
      }
    }
  });

  test("nothing is left to be filled in, and numbers stand where they are asked for", () => {
    for (const [place, text] of texts)
      expect([place, text]).not.toEqual([
        place,
        expect.stringMatching(/undefined|\$\{|\{\{|%[sd]|\bNaN\b/u),
      ]);
    const { page, event } = wordsOf(language);
    for (const number of [1, 2, 5, 21]) {
      expect(page.step(number)).toContain(String(number));
      expect(page.figure(number)).toContain(String(number));
      expect(page.form.upTo(number)).toContain(String(number));
    }
    expect(event.describe("Open day", "Saturday")).toMatch(/Open day.*Saturday/u);
  });

  test("sentences end, and labels do not", () => {
    const { page, event } = wordsOf(language);
    const sentences = [
      ...[page.noContact, page.galleryEmpty, page.eventsEmpty, page.thankYou.lede],
      ...[page.notFound.lede, page.notFound.description, page.thankYou.description],
      ...[page.privacy.lede, page.privacy.ledeWithRecaptcha, page.accessibility.lede],
      ...[event.onlineText, event.registerHint, event.waitlistHint, event.closed, event.past],
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/[.!?؟]$/u);
    const labels = [
      // "USt-IdNr." is short for a word.
      ...Object.values(page.factLabels).filter((label) => !label.endsWith("Nr.")),
      ...[page.menu, page.home, page.readMore, page.form.name, page.form.submit, page.skip],
      ...[page.thankYou.heading, page.notFound.heading, page.privacy.heading],
      ...[event.when, event.where, event.seats, event.submit, event.addToCalendar],
    ];
    for (const label of labels) expect(label).not.toMatch(/[.:;]$/u);
  });

  test("titles and descriptions suit search engines, and no two pages have the same", () => {
    const { thankYou, notFound, privacy, accessibility } = findChromeWords(language);
    const pages = [thankYou, notFound, privacy, accessibility];
    for (const key of ["label", "title", "description"] as const)
      expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length);
    for (const { label, title, description } of pages) {
      expect(label.length).toBeLessThanOrEqual(60);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  test("what stands side by side is told apart by its words", () => {
    const { form, ...page } = findChromeWords(language);
    const event = findEventWords(language);
    const groups = [
      [form.name, form.email, form.phone, form.message],
      [page.mainNavigation, page.footerNavigation, page.breadcrumbs],
      [event.when, event.where, event.price, event.map, event.online, event.calendar],
      [page.eventsPast, event.allEvents],
    ];
    for (const group of groups) expect(new Set(group).size).toBe(group.length);
  });

  test("legal pages name the business and its address, and how to reach it where that is known", () => {
    const { privacy, accessibility } = findChromeWords(language);
    const all = (more: Partial<LegalInputs>) =>
      JSON.stringify([privacy.sections(inputsOf(more)), accessibility.sections(inputsOf(more))]);
    expect(all({})).toContain(NAME);
    expect(JSON.stringify(privacy.sections(inputsOf()))).toContain(HOST);
    expect(all({}).split("hello@alder.example")).toHaveLength(3);
    const [responsible] = privacy.sections(inputsOf({ contacts: [] }));
    expect(responsible?.points ?? []).toEqual([]);
    // Nothing announces a list that does not follow.
    for (const text of [...(responsible?.paragraphs ?? []), ...accessibilityEnd()])
      expect(text).not.toMatch(/[:：]$/u);
    function accessibilityEnd(): string[] {
      return accessibility.sections(inputsOf({ contacts: [] })).at(-1)?.paragraphs ?? [];
    }
  });

  test("legal pages have headings of their own over each part, and no empty part", () => {
    const { privacy, accessibility } = findChromeWords(language);
    for (const sections of [privacy.sections(inputsOf()), accessibility.sections(inputsOf())]) {
      const headings = sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      for (const { paragraphs, points } of sections) {
        expect(paragraphs.length + (points ?? []).length).toBeGreaterThan(0);
        expect(points).not.toEqual([]);
      }
    }
  });
});

test("the same things are said in every language: as many parts, paragraphs and points", () => {
  const shape = (language: ChromeLanguage) => {
    const { privacy, accessibility } = findChromeWords(language);
    return [privacy.sections(inputsOf()), accessibility.sections(inputsOf())].map((sections) =>
      sections.map(({ paragraphs, points }) => [paragraphs.length, points?.length]),
    );
  };
  for (const language of CHROME_LANGUAGES)
    expect([language, shape(language)]).toEqual([language, shape("en")]);
});

test("a language is found by its tag whatever the region and case; one without words gets English ones", () => {
  for (const [tag, language] of [
    ["de", "de"],
    ["de-CH", "de"],
    ["PT-br", "pt"],
    ["AR-EG", "ar"],
    ["fi", "en"],
    ["zh-hans", "en"],
    ["constructor", "en"],
    ["tostring", "en"],
    ["__proto__", "en"],
  ] as const)
    expect([tag, findChromeWords(tag).language]).toEqual([tag, language]);
});
