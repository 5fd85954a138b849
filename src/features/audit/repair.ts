/**
 * Repairs what an audit found, in the document: the gentlest change first, and only one after which
 * the fault is gone and the document is still valid. What a repair cannot reach stays a finding.
 */
import { type Page, type Place, readPlace, type SiteDocument } from "../design/room.ts";
import { countCharacters, shorten, spaceFrench, tidy } from "../writer/room.ts";
import { checkSiteContrast } from "./check-contrast.ts";
import { LENGTHS } from "./check-heads.ts";
import { collectGiven, findTextFaults } from "./check-texts.ts";
import { removeAt, replaceAt } from "./places.ts";
import type { AuditFinding } from "./report.ts";

export type Repaired = {
  document: SiteDocument;
  /** The findings that were repaired, with what was done. */
  repairs: AuditFinding[];
};

/** Every finding that can be repaired, repaired; the document comes back as it was when none can. */
export function repairDocument(
  document: SiteDocument,
  findings: readonly AuditFinding[],
  said: readonly string[],
): Repaired {
  let current = document;
  const repairs: AuditFinding[] = [];
  const handled = new Set<string>();
  // From the end, so that what is taken out of a list leaves the places before it as they were.
  for (const finding of findings.toSorted((one, other) => -comparePlaces(one, other))) {
    const key = JSON.stringify(finding.place ?? [finding.check, finding.path]);
    if (handled.has(key)) continue;
    handled.add(key);
    const repaired = repairOne(current, finding, said);
    if (repaired === undefined) continue;
    current = repaired.document;
    repairs.push({ ...finding, detail: `${repaired.done}: ${finding.detail}` });
  }
  return { document: current, repairs: repairs.reverse() };
}

/** In the order of the document; what has no place in it comes first. */
function comparePlaces(
  { place: one = [] }: AuditFinding,
  { place: other = [] }: AuditFinding,
): number {
  for (const [at, key] of one.entries()) {
    const against = other[at];
    if (against === undefined) return 1;
    if (key !== against) return key < against ? -1 : 1;
  }
  return one.length - other.length;
}

type Repair = { document: SiteDocument; done: string } | undefined;

function repairOne(document: SiteDocument, finding: AuditFinding, said: readonly string[]): Repair {
  switch (finding.check) {
    case "leftovers":
    case "claims":
      return finding.place && repairText(document, finding.place, said);
    case "lengths":
    case "duplicates":
      return finding.place && repairHead(document, finding.place);
    case "links":
      return finding.place && done("left out", removeAt(document, finding.place));
    case "contrast":
      return repairPalette(document);
    case "budgets":
      return repairWeight(document, finding.path);
    default:
      return undefined;
  }
}

const done = (what: string, document: SiteDocument | undefined): Repair =>
  document && { document, done: what };

/** Tidied, or without the sentences at fault, or left out. */
function repairText(document: SiteDocument, place: Place, said: readonly string[]): Repair {
  const text = readPlace(document, place);
  if (typeof text !== "string") return undefined;
  const { language } = document.meta;
  const given = collectGiven(document, said);
  const isSound = (words: string) =>
    words !== "" && findTextFaults(words, language, given).length === 0;
  const tidied = tidyText(text, language);
  if (isSound(tidied)) return done("tidied", replaceAt(document, place, tidied));
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  const sentences = Array.from(segmenter.segment(tidied), ({ segment }) => segment);
  const kept = sentences
    .filter((sentence) => isSound(sentence.trim()))
    .join("")
    .trim();
  const shortened = isSound(kept) ? replaceAt(document, place, kept) : undefined;
  return done("shortened", shortened) ?? done("left out", removeAt(document, place));
}

function tidyText(text: string, language: string): string {
  const single = tidy(text.replaceAll("\u00a0", " "))
    .replace(/ ([!?])/gu, language.startsWith("fr") ? " $1" : "$1")
    .replace(/,{2,}|;{2,}|:{2,}/gu, (run) => run.charAt(0))
    .replace(/\.{2,}/gu, ".");
  if (!language.startsWith("fr")) return single;
  return spaceFrench(
    single
      .replace(/(?<=[\p{L}\p{N}…”)])(?=[?!;](?:\s|$)|:\s)/gu, " ")
      .replace(/«(?=\p{L})/gu, "« ")
      .replace(/(?<=\p{L})»/gu, " »"),
  );
}

/** Another title or description made of what the page says anyway; a heading is cut at a clause. */
function repairHead(document: SiteDocument, place: Place): Repair {
  const text = readPlace(document, place);
  const page = readPlace(document, place.slice(0, 2)) as Page | undefined;
  const key = place.at(-1);
  if (typeof text !== "string" || page === undefined) return undefined;
  const isHead = place.length === 3 && (key === "title" || key === "description");
  if (!isHead)
    return done("shortened", replaceAt(document, place, cutAtClause(text, LENGTHS.heading.max)));
  const { min, max } = LENGTHS[key];
  const others = new Set(
    document.pages.filter((other) => other !== page).map((other) => other[key].toLowerCase()),
  );
  // A label and a sentence put together are spaced as the language wants it.
  const chosen = alternatives(document, page, key)
    .map((words) => cutAtClause(tidyText(words, document.meta.language), max))
    .find((words) => countCharacters(words) >= min && !others.has(words.toLowerCase()));
  return chosen === undefined ? undefined : done("reworded", replaceAt(document, place, chosen));
}

function alternatives(
  { identity }: SiteDocument,
  page: Page,
  key: "title" | "description",
): string[] {
  const [opening] = page.blocks;
  const heading = opening && "heading" in opening ? opening.heading : undefined;
  const lede = opening && "lede" in opening ? opening.lede : undefined;
  const given = (parts: readonly (string | undefined)[]) =>
    parts.filter((part) => part !== undefined);
  return key === "title"
    ? given([
        ...[page.title, heading, `${page.label}: ${identity.descriptor}`, page.label],
        // Of names and trades of a letter or two nothing else is long enough.
        `${page.label}: ${page.description}`,
      ])
    : given([
        page.description,
        lede,
        ...page.blocks.slice(1).map(firstText),
        `${page.label}: ${identity.summary}`,
        identity.summary,
      ]);
}

/** What a block says first, of those that speak in sentences. */
function firstText(block: Page["blocks"][number]): string | undefined {
  if (block.kind === "story") return block.paragraphs[0];
  if (block.kind === "statement") return block.text;
  return "lede" in block ? block.lede : undefined;
}

/** At most so many characters: whole sentences or clauses where one ends far enough on. */
function cutAtClause(text: string, lengthMax: number): string {
  const characters = [...text];
  if (characters.length <= lengthMax) return text;
  const cut = characters.slice(0, lengthMax).join("");
  const stop = Math.max(...[". ", "? ", "! "].map((mark) => cut.lastIndexOf(mark)));
  if (stop > lengthMax / 3) return cut.slice(0, stop + 1);
  const pause = Math.max(...[", ", "; ", ": ", " – ", " — "].map((mark) => cut.lastIndexOf(mark)));
  return pause > lengthMax / 3 ? cut.slice(0, pause).trim() : shorten(text, lengthMax);
}

/** Quieter colours on a quieter ground, until every pair can be read; then another direction. */
function repairPalette(document: SiteDocument): Repair {
  const { palette, direction } = document.tokens;
  for (const chosen of [direction, ...STEADY_DIRECTIONS])
    for (const vividness of [palette.vividness, "muted", "ink"] as const)
      for (const ground of [palette.ground, "white"] as const) {
        const tokens = { ...document.tokens, direction: chosen };
        const colours = { ...palette, vividness, ground };
        const changed = replaceAt(document, ["tokens"], { ...tokens, palette: colours });
        if (changed !== undefined && checkSiteContrast(changed).findings.length === 0)
          return done("recoloured", changed);
      }
  return undefined;
}

/** Directions that set text on few grounds. */
const STEADY_DIRECTIONS = ["editorial", "swiss"] as const;

/** Without its last drawing but that of the opening. */
function repairWeight(document: SiteDocument, path: string): Repair {
  const at = document.pages.findIndex((page) => page.path === path);
  const blocks = document.pages[at]?.blocks ?? [];
  for (let index = blocks.length - 1; index > 0; index -= 1) {
    const block = blocks[index];
    if (block === undefined) continue;
    const place = ["pages", at, "blocks", index];
    if (block.kind === "picture") return done("left out", removeAt(document, place));
    if ("art" in block && block.art !== undefined)
      return done("left out", removeAt(document, [...place, "art"]));
    if (block.kind === "gallery" && block.slots.length > 0)
      return done("left out", removeAt(document, [...place, "slots", block.slots.length - 1]));
  }
  return undefined;
}
