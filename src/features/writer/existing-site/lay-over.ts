/**
 * Lays what an existing site says over a finished document: its facts, and its owner's own sentences
 * on the about page. What the brief says stands above it.
 */
import type { Block } from "../../design/blocks.ts";
import { checkDocument, type Fact, type SiteDocument } from "../../design/document.ts";
import type { ExistingSite } from "./existing-site.ts";

/** The document with the additions; unchanged when there are none. Throws InvalidDocument. */
export function layOverExistingSite(document: SiteDocument, existing: ExistingSite): SiteDocument {
  const facts = [...document.facts, ...listNewFacts(document, existing)];
  const known = new Set(facts.map(({ key }) => key));
  const paragraphs = isSameLanguage(document, existing) ? existing.paragraphs : [];
  return checkDocument({
    ...document,
    facts,
    ownerTasks: document.ownerTasks.filter(
      ({ topic }) => !known.has(topic as Fact["key"]) || topic === "person",
    ),
    pages: document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => layOver(block, page.role, facts, paragraphs)),
    })),
  });
}

function listNewFacts(document: SiteDocument, { facts }: ExistingSite): Fact[] {
  const known = new Set(document.facts.map(({ key }) => key));
  return facts
    .filter(({ key }) => !known.has(key))
    .map(({ key, value }, at) => ({
      id: `existing-${at + 1}`,
      ...{ key, value },
      source: "existing_site" as const,
    }));
}

function layOver(
  block: Block,
  role: string,
  facts: readonly Fact[],
  paragraphs: readonly string[],
): Block {
  if (block.kind === "facts") return { ...block, factIds: facts.map(({ id }) => id) };
  if (block.kind === "story" && role === "about" && paragraphs.length > 0)
    return { ...block, paragraphs: [...paragraphs, ...block.paragraphs.slice(1)] };
  return block;
}

/** A page in two languages reads worse than one with less in it. */
function isSameLanguage({ meta }: SiteDocument, { language }: ExistingSite): boolean {
  const [theirs] = (language ?? meta.language).toLowerCase().split(/[-_]/);
  return theirs === meta.language.toLowerCase().split("-")[0];
}
