// The first content of a new block, entry or page. It comes from the schema of its kind: what is required is
// there, in the site's language, and the kinds that can say something true at once do so.
import * as v from "valibot";
import { type Block, blockSchema } from "../blocks.ts";
import { chromeLanguageOf } from "../chrome-language.ts";
import { chooseVariant } from "../directions.ts";
import type { Page, SiteDocument } from "../document.ts";
import type { Action, ArtSlot } from "../slots.ts";
import { BLOCK_VARIANTS, type BlockKind } from "../vocabulary.ts";
import { freeId, takenAnchors, takenArtIds } from "./new-ids.ts";
import {
  isList,
  isOptional,
  lengthLimitOf,
  partsOf,
  requiredOf,
  type Schema,
} from "./slot-schema.ts";
import { STARTER_WORDS, type StarterWords } from "./starter-words.ts";

export const starterWordsOf = ({ meta }: SiteDocument): StarterWords =>
  STARTER_WORDS[chromeLanguageOf(meta.language)];

/** A drawing in the site's own motif, under an id of its own. */
export const starterArt = (document: SiteDocument, base: string): ArtSlot => ({
  id: freeId(base, takenArtIds(document)),
  kind: "still-life",
  motif: document.identity.motif ?? document.identity.icon ?? "leaf",
  role: "support",
});

/** Where a new button leads: what the header asks for, else the contact page, else home. */
function starterAction(document: SiteDocument): Action {
  const { action } = document.navigation;
  if (action !== undefined) return { label: action.label, href: action.href };
  const contact = document.pages.find(({ role }) => role === "contact");
  return { label: starterWordsOf(document).button, href: contact?.path ?? "/" };
}

const WORD_OF_KEY: Readonly<Record<string, keyof StarterWords>> = {
  heading: "heading",
  title: "title",
  name: "title",
  subject: "title",
  label: "title",
  question: "question",
  answer: "answer",
  usual: "text",
  here: "text",
  usualLabel: "usual",
  hereLabel: "here",
};
const ENTRIES = 3;
/** Lists of which one entry is enough to begin with. */
const SINGLE = new Set(["actions", "paragraphs", "fields", "includes", "notes"]);

/** The least that satisfies a schema; `key` is what the value is called where it stands. */
export function fillSchema(document: SiteDocument, schema: Schema, key: string): unknown {
  const required = requiredOf(schema);
  const parts = partsOf(required);
  if (isList(required) && parts.item !== undefined) {
    const { item } = parts;
    const countMin = lengthLimitOf(required, "min_length") ?? 0;
    const countMax = lengthLimitOf(required, "max_length") ?? ENTRIES;
    const count = Math.min(countMax, Math.max(countMin, SINGLE.has(key) ? 1 : ENTRIES));
    return Array.from({ length: count }, () => fillSchema(document, item, key));
  }
  if (parts.entries !== undefined) {
    if (key === "actions" || key === "action") return starterAction(document);
    return Object.fromEntries(
      Object.entries(parts.entries)
        .filter(([inner, entry]) => !isOptional(entry) || inner === "text")
        .map(([inner, entry]) => [inner, fillSchema(document, entry, inner)]),
    );
  }
  if (parts.type === "picklist") return parts.options?.[0];
  if (key === "href") return "/";
  return starterWordsOf(document)[WORD_OF_KEY[key] ?? "text"];
}

/** A new block of the kind for this page. */
export function createBlock(document: SiteDocument, page: Page, kind: BlockKind): Block {
  const schema = blockSchema.options.find((option) => option.entries.kind.literal === kind);
  if (schema === undefined) throw new Error(`no schema for ${kind}`);
  const id = freeId(kind.toLowerCase(), takenAnchors(page));
  const variants: readonly string[] = BLOCK_VARIANTS[kind];
  const known: Record<string, unknown> = {
    kind,
    id,
    variant: chooseVariant(document.tokens.direction, kind, variants as never, `${id}/`),
    ...sayTruly(document, page, kind, id),
  };
  for (const [key, entry] of Object.entries(schema.entries)) {
    if (key in known || isOptional(entry)) continue;
    known[key] = fillSchema(document, entry, key);
  }
  return v.parse(blockSchema, known);
}

/** What a block of the kind can say of this site without being told more. */
function sayTruly(
  document: SiteDocument,
  page: Page,
  kind: BlockKind,
  id: string,
): Record<string, unknown> {
  const words = starterWordsOf(document);
  const art = () => starterArt(document, `${id}-art`);
  switch (kind) {
    case "links": {
      const others = document.pages.filter(({ path, hidden }) => path !== page.path && !hidden);
      const items = others.slice(0, 8).map(({ label, path }) => ({ label, href: path }));
      return { heading: words.pages, ...(items.length > 0 && { items }) };
    }
    case "facts":
      return { heading: words.facts, factIds: document.facts.slice(0, 24).map((fact) => fact.id) };
    case "contact":
      return { heading: words.contact };
    case "callToAction":
      return { heading: document.navigation.action?.label ?? words.contact };
    case "gallery":
      return { heading: words.pictures, slots: [] };
    case "picture":
      return { art: art() };
    case "hero":
      return { heading: document.identity.name, lede: document.identity.summary, art: art() };
    case "pageHeader":
      return { heading: page.label };
    case "legal":
      return { sections: [{ heading: words.heading, paragraphs: [words.text] }] };
    case "events":
      return {};
    default:
      return {};
  }
}
