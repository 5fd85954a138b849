/** What the privacy page says follows what is on, in every language that the pages' words exist in. */
import { describe, expect, test } from "bun:test";
import { listElements } from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { CHROME_LANGUAGES } from "../design/vocabulary.ts";
import type { EventEntry, RenderOptions, ShownImage } from "./options.ts";
import { renderSite } from "./render-site.ts";

const OPTIONS: RenderOptions = { origin: "http://alder.localhost:8787", siteId: "site_1" };

const event = (takesRegistrations: boolean): EventEntry => ({
  ...{ path: "/events/open-day", title: "Open day", when: "Saturday", isPast: false },
  startsAtIso: "2026-12-05T10:00:00+01:00",
  details: { isOnline: false, takesRegistrations, calendar: "" },
});

const image: ShownImage = {
  ...{ id: "img_1", url: "/_assets/photo-1.webp", alt: "Bread", width: 900, height: 600 },
  sizes: [{ url: "/_assets/photo-1.webp", width: 900 }],
};

function readPrivacy(language: string, options: Partial<RenderOptions>): string {
  const document = fillDocument({ language });
  // A document that has a page of its own keeps its words.
  document.pages = document.pages.filter(({ role }) => role !== "privacy");
  for (const file of renderSite(document, { ...OPTIONS, ...options }))
    if (file.path === "/privacy") return new TextDecoder().decode(file.bytes);
  throw new Error("there is no privacy page");
}

const headings = (html: string): number =>
  listElements(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).filter(
    ({ tagName }) => tagName === "h2",
  ).length;

describe.each(CHROME_LANGUAGES)("in %s", (language) => {
  const bare = readPrivacy(language, {});
  const months = {
    en: "twelve months",
    de: "zwölf Monate",
    fr: "douze mois",
    es: "doce meses",
    ar: "باثني عشر شهرًا",
    he: "שנים־עשר חודשים",
    it: "dodici mesi",
    nl: "twaalf maanden",
    pt: "doze meses",
    pl: "dwanaście miesięcy",
  };

  test("visits are always explained: no address, and a code that is gone after 48 hours", () => {
    expect(bare).toContain("48");
    expect(headings(bare)).toBe(3);
    for (const word of ["reCAPTCHA", "Google", " 30 ", months[language]])
      expect(bare).not.toContain(word);
  });

  test("each thing that is on has its section, and no other has", () => {
    const withForms = readPrivacy(language, { features: { forms: true } });
    expect(withForms).toContain(" 30 ");
    expect(withForms).not.toContain("Google");
    const withEvent = readPrivacy(language, { events: [event(true)] });
    expect(withEvent).toContain(months[language]);
    const sections = [
      withForms,
      withEvent,
      readPrivacy(language, { galleryImages: [image] }),
      readPrivacy(language, { events: [event(false)] }),
      readPrivacy(language, { events: [event(true)], features: { events: false } }),
      readPrivacy(language, { galleryImages: [image], features: { gallery: false } }),
      readPrivacy(language, { recaptchaKey: "key" }),
    ].map(headings);
    expect(sections).toEqual([4, 4, 4, 3, 3, 3, 3]);
  });

  test("with reCAPTCHA, nobody is told that only this site is asked", () => {
    const features = { forms: true };
    const without = readPrivacy(language, { features });
    const page = readPrivacy(language, { features, recaptchaKey: "key" });
    expect(page).toContain("Google reCAPTCHA");
    const ledeOf = (html: string) =>
      /<meta name="description"[^>]*>|<p class="lede">[^<]*/.exec(html)?.[0];
    expect(ledeOf(page)).toBeDefined();
    const paragraphs = (html: string) =>
      new Set([...html.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, text]) => text));
    const gone = [...paragraphs(without)].filter((text) => !paragraphs(page).has(text));
    // The lede, and the sentence that the browser contacts nobody else.
    expect(gone).toHaveLength(2);
  });
});
