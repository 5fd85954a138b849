/** An arrangement never loses a word: whatever a block says stands on its page, in every variant and direction. */
import { expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { arbitraryDocument } from "../../../test/fixtures/arbitrary-document.ts";
import {
  attribute,
  listElements,
  type PageElement,
  readText,
} from "../../../test/fixtures/page-structure.ts";
import type { Block } from "../design/blocks.ts";
import type { SiteDocument } from "../design/document.ts";
import { type BlockKind, DIRECTION_IDS, type DirectionId } from "../design/vocabulary.ts";
import type { RenderOptions } from "./options.ts";
import { renderSite } from "./render-site.ts";

setDefaultTimeout(300_000);

const OPTIONS: RenderOptions = {
  origin: "http://x.localhost",
  siteId: "site_1",
  features: { forms: true },
};
const decoder = new TextDecoder();

/** Slots with words that a visitor reads. */
const WORD_KEYS = new Set([
  ...[
    "eyebrow",
    "heading",
    "lede",
    "text",
    "aside",
    "title",
    "name",
    "detail",
    "price",
    "includes",
  ],
  ...["when", "question", "answer", "label", "subject", "usual", "here", "usualLabel", "hereLabel"],
  ...["paragraphs", "points", "note", "notes", "submitLabel", "messageLabel"],
]);

/** Words that a block has for another arrangement, or that only a form of another kind shows. */
const UNSHOWN: { readonly [Kind in BlockKind]?: (block: Block) => readonly string[] } = {
  hero: (block) =>
    block.kind === "hero" && (block.variant !== "index" || (block.entries ?? []).length < 3)
      ? ["entries"]
      : [],
  story: (block) =>
    block.kind === "story" && block.variant === "chapters" && (block.chapters ?? []).length > 0
      ? ["paragraphs"]
      : [],
  // Fields of one name are one field, and the form's own win: the next test counts them.
  contact: () => ["fields"],
};

/** Blocks without anything to show are left out on pages that are not about them. */
const isShown = (block: Block) =>
  block.hidden !== true && !["events", "gallery", "facts"].includes(block.kind);

function listWords(value: unknown, skipped: readonly string[], key = ""): string[] {
  if (typeof value === "string") return WORD_KEYS.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => listWords(one, skipped, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !skipped.includes(name) && name !== "art")
    .flatMap(([name, part]) => listWords(part, skipped, name));
}

/** White space is the typesetter's. */
const squeeze = (text: string) => text.replace(/\s+/gu, "");

/** Words of the shown blocks of each page that are not in its main part. */
function listLost(document: SiteDocument): string[] {
  const files = new Map([...renderSite(document, OPTIONS)].map((file) => [file.path, file]));
  return document.pages.flatMap(({ path, blocks }) => {
    const elements = listElements(decoder.decode(files.get(path)?.bytes));
    const main = elements.find((element) => attribute(element, "id") === "main");
    const shown = squeeze(main === undefined ? "" : readText(main));
    return blocks
      .filter(isShown)
      .flatMap((block) =>
        listWords(block, UNSHOWN[block.kind]?.(block) ?? []).map((words) => ({ block, words })),
      )
      .filter(({ words }) => !shown.includes(squeeze(words)))
      .map(({ block, words }) => `${block.kind} ${block.variant}: ${words}`);
  });
}

test("every word of any document stands on its page", () => {
  fc.assert(
    fc.property(arbitraryDocument, fc.constantFrom(...DIRECTION_IDS), (document, direction) => {
      expect(listLost(inDirection(document, direction))).toEqual([]);
    }),
    { numRuns: 150, seed: 20_261_127 },
  );
});

const inDirection = (document: SiteDocument, direction: DirectionId): SiteDocument => ({
  ...document,
  tokens: { ...document.tokens, direction },
});

test("a form has each of its fields once, under its label, and asks for what it must", () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const files = new Map([...renderSite(document, OPTIONS)].map((file) => [file.path, file]));
      for (const { path, blocks } of document.pages) {
        const elements = listElements(decoder.decode(files.get(path)?.bytes));
        for (const block of blocks) {
          if (block.kind !== "contact" || block.hidden === true) continue;
          const form = elements.find(
            (element) =>
              element.tagName === "form" &&
              listElementsIn(element).some((one) => attribute(one, "id") === `${block.id}_message`),
          );
          const controls = listElementsIn(form)
            .filter(({ tagName }) => ["input", "select", "textarea"].includes(tagName))
            .map((control) => attribute(control, "name"));
          expect(new Set(controls).size).toBe(controls.length);
          const asked = (block.fields ?? []).map(({ name, type }) =>
            type === "photos" ? "photos" : name,
          );
          for (const name of ["name", "email", "phone", "message", ...asked])
            expect(controls).toContain(name);
        }
      }
    }),
    { numRuns: 150, seed: 20_261_127 },
  );
});

const listElementsIn = (element: PageElement | undefined): PageElement[] =>
  (element?.childNodes ?? []).flatMap((node) =>
    "tagName" in node ? [node, ...listElementsIn(node)] : [],
  );
