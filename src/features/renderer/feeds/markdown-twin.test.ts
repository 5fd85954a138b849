import { expect, test } from "bun:test";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { Page } from "../../design/document.ts";
import { renderSite } from "../render-site.ts";

/** What is no text for readers, or repeats one: choices, addresses, form fields, words above a heading. */
const LEFT_OUT = new Set(
  "kind id variant surface href icon motif role eyebrow alt fields messageLabel submitLabel factIds".split(
    " ",
  ),
);

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    LEFT_OUT.has(key) ? [] : listTexts(inner),
  );
}

function render(document: ReturnType<typeof fillDocument>): Map<string, string> {
  const options = { origin: "http://x.localhost", siteId: "site_1", features: { forms: true } };
  const files = [...renderSite(document, options)];
  return new Map(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
}

/** Entries are shown by one arrangement of the opening, chapters stand for paragraphs in another. */
const isShown = (text: string, html: string) => html.includes(text);

test("a twin says everything that its page says", () => {
  for (const hero of ["index", "split"] as const) {
    const document = fillDocument({ hero });
    const files = render(document);
    for (const page of document.pages as Page[]) {
      const html = files.get(page.path) ?? "";
      const twin = files.get(page.path === "/" ? "/index.md" : `${page.path}.md`) ?? "";
      const missing = listTexts(page.blocks).filter(
        (text) => isShown(text, html) && !twin.includes(text),
      );
      expect({ path: page.path, missing }).toEqual({ path: page.path, missing: [] });
    }
  }
});
