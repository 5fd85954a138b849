/** Titles, descriptions and headings: long enough to say something, short enough to be read whole. */
import type { Place, SiteDocument } from "../design/room.ts";
import { countCharacters } from "../writer/room.ts";
import type { Outline } from "./outline.ts";
import { findPlaces } from "./places.ts";
import type { AuditFinding } from "./report.ts";

/** Characters; a business's own name, which may take 200, is not counted. */
export const LENGTHS = {
  title: { min: 10, max: 65 },
  description: { min: 50, max: 165 },
  heading: { max: 140 },
} as const;

export function checkHeads(
  document: SiteDocument,
  pages: ReadonlyMap<string, Outline>,
): AuditFinding[] {
  const indexed = [...pages].filter(([, page]) => !page.meta.get("robots")?.includes("noindex"));
  return [
    ...[...pages].flatMap(([path, page]) => checkLengths(document, path, page)),
    ...findDuplicates(
      document,
      "title",
      indexed.map(([path, page]) => [path, page.title]),
    ),
    ...findDuplicates(
      document,
      "description",
      indexed.map(([path, page]) => [path, page.meta.get("description") ?? ""]),
    ),
  ];
}

function checkLengths(document: SiteDocument, path: string, page: Outline): AuditFinding[] {
  const { name } = document.identity;
  const description = page.meta.get("description") ?? "";
  const lengthOf = (text: string) => countCharacters(text.replaceAll(name, ""));
  const found = (place: Place | undefined, detail: string): AuditFinding => ({
    ...{ check: "lengths", path, detail },
    ...(place && { place }),
  });
  const findings: AuditFinding[] = [];
  if (lengthOf(page.title) > LENGTHS.title.max)
    findings.push(found(placeOf(document, path, "title"), `a long title: ${page.title}`));
  if (countCharacters(page.title) < LENGTHS.title.min)
    findings.push(found(placeOf(document, path, "title"), `a short title: ${page.title}`));
  const { min, max } = LENGTHS.description;
  const isIndexed = !page.meta.get("robots")?.includes("noindex");
  if (isIndexed && (countCharacters(description) < min || lengthOf(description) > max))
    findings.push(
      found(
        placeOf(document, path, "description"),
        `a description of ${countCharacters(description)} characters: ${description}`,
      ),
    );
  for (const { text } of page.headings) {
    if (lengthOf(text) <= LENGTHS.heading.max) continue;
    const [place] = findPlaces(document, path, (_, value) => value === text);
    findings.push(found(place, `a long heading: ${text}`));
  }
  return findings;
}

function findDuplicates(
  document: SiteDocument,
  key: "title" | "description",
  texts: readonly (readonly [path: string, text: string])[],
): AuditFinding[] {
  const seen = new Map<string, string>();
  const findings: AuditFinding[] = [];
  for (const [path, text] of texts) {
    const before = seen.get(text.toLowerCase());
    seen.set(text.toLowerCase(), before ?? path);
    if (before === undefined) continue;
    const place = placeOf(document, path, key);
    const detail = `the ${key} of ${before}: ${text}`;
    findings.push({ check: "duplicates", path, detail, ...(place && { place }) });
  }
  return findings;
}

function placeOf(document: SiteDocument, path: string, key: string): Place | undefined {
  const at = document.pages.findIndex((page) => page.path === path);
  return at === -1 ? undefined : ["pages", at, key];
}
