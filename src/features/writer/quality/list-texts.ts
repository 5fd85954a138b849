/** Every text of a document that a visitor or a search engine reads, with the page it stands on. */
import type { SiteDocument } from "../../design/room.ts";

export type PlacedText = { path: string; text: string };

/** Slots that hold choices, addresses or names of things, never words for readers. */
export const SILENT_KEYS: ReadonlySet<string> = new Set([
  "kind",
  "id",
  "variant",
  "surface",
  "href",
  "icon",
  "motif",
  "role",
  "path",
  "factIds",
  "type",
  "weight",
  "slots",
]);

export function listTexts(document: SiteDocument): PlacedText[] {
  const { identity, navigation, pages } = document;
  const texts: PlacedText[] = [];
  const collect = (path: string, value: unknown): void => {
    if (typeof value === "string") texts.push({ path, text: value });
    else if (Array.isArray(value)) for (const entry of value) collect(path, entry);
    else if (typeof value === "object" && value !== null) {
      for (const [key, entry] of Object.entries(value))
        if (!SILENT_KEYS.has(key)) collect(path, entry);
    }
  };
  const { tagline, descriptor, summary } = identity;
  collect(
    "/",
    [tagline, descriptor, summary].filter((text) => text !== undefined),
  );
  collect("/", navigation);
  for (const { path, label, title, description, blocks } of pages) {
    collect(path, [label, title, description, blocks]);
  }
  return texts;
}
