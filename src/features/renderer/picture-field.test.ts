/** A form that asks for pictures: its control, and what the privacy page says, in every language of the pages' words. */
import { describe, expect, test } from "bun:test";
import { attribute, listElements } from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { CHROME_LANGUAGES } from "../design/vocabulary.ts";
import { renderSite } from "./render-site.ts";
import { findChromeWords } from "./words/words.ts";

type Field = { name: string; label: string; type: "text" | "photos"; required?: boolean };

const OPTIONS = {
  ...{ origin: "http://alder.localhost:8787", siteId: "site_1" },
  features: { forms: true },
};

function renderWith(fields: Field[], language = "en") {
  const document = fillDocument({ language });
  document.pages = document.pages.filter(({ role }) => role !== "privacy");
  for (const block of document.pages.flatMap(({ blocks }) => blocks))
    if (block.kind === "contact") block.fields = fields;
  const pages = new Map<string, string>();
  for (const { path, bytes } of renderSite(document, OPTIONS))
    pages.set(path, new TextDecoder().decode(bytes));
  const page = document.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "contact"));
  return { form: pages.get(page?.path ?? "") ?? "", privacy: pages.get("/privacy") ?? "" };
}

const controlsOf = (html: string, name: string) =>
  listElements(html).filter((one) => one.tagName === "input" && attribute(one, "name") === name);
const encodingOf = (html: string) =>
  listElements(html)
    .filter(({ tagName }) => tagName === "form")
    .map((form) => attribute(form, "enctype"))[0];

const PHOTOS: Field = { name: "photos", label: "Photographs", type: "photos" };

test("the control takes several pictures, and the form is sent in parts", () => {
  const { form } = renderWith([{ ...PHOTOS, name: "pictures_of_it" }]);
  const [control, ...others] = controlsOf(form, "photos");
  if (control === undefined) throw new Error("there is no control");
  expect(others).toEqual([]);
  expect(attribute(control, "type")).toBe("file");
  expect(attribute(control, "multiple")).toBeDefined();
  expect(attribute(control, "required")).toBeUndefined();
  expect(attribute(control, "accept")).toStartWith("image/jpeg,image/png,image/webp");
  expect(form).toContain("Photographs (optional, up to 5)");
  expect(encodingOf(form)).toBe("multipart/form-data");
});

test("there is one, and no text stands in for it", () => {
  const text: Field = { name: "photos", label: "Link", type: "text" };
  const { form } = renderWith([text, PHOTOS, { ...PHOTOS, name: "more" }]);
  expect(controlsOf(form, "photos").map((one) => attribute(one, "type"))).toEqual(["file"]);
});

test("a document that asks for a link to them asks for a link still, and is sent as before", () => {
  const { form, privacy } = renderWith([{ ...PHOTOS, label: "Link to photos", type: "text" }]);
  expect(controlsOf(form, "photos").map((one) => attribute(one, "type"))).toEqual(["text"]);
  expect(form).toContain("Link to photos (optional)");
  expect(encodingOf(form)).toBeUndefined();
  expect(privacy).toBe(renderWith([]).privacy);
  expect(form).not.toContain("file-selector-button");
  expect(renderWith([PHOTOS]).form).toContain("file-selector-button");
});

describe.each(CHROME_LANGUAGES)("in %s", (language) => {
  test("how many may be sent stands beside the label, and the privacy page speaks of them", () => {
    const { form, privacy } = renderWith([PHOTOS], language);
    const words = findChromeWords(language).form;
    expect(form).toContain(`Photographs (${words.optional}, ${words.upTo(5)})`);
    expect(words.upTo(5)).toContain("5");
    const without = renderWith([], language).privacy;
    const paragraphs = (html: string) =>
      [...html.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, say]) => say);
    const said = paragraphs(privacy).filter((say) => !paragraphs(without).includes(say));
    expect(said).toHaveLength(1);
    expect(paragraphs(privacy)).toHaveLength(paragraphs(without).length + 1);
  });
});
