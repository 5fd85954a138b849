// The site document: everything a site says and how it looks, as one validated, versioned value that
// stands between writer and renderer. It holds plain text and choices, never HTML, CSS or addresses of servers.
import * as v from "valibot";
import { blockSchema } from "./blocks.ts";
import { originsSchema } from "./origins.ts";
import { actionSchema, anchor, href, icon, text } from "./slots.ts";
import { DIRECTION_IDS, FACT_KEYS, FACT_SOURCES, PAGE_ROLES, TYPE_PAIR_IDS } from "./vocabulary.ts";

export const DOCUMENT_VERSION = 1;

/** How the site looks. Colours are solved from `palette` at render time, for contrast in light and dark. */
export const tokensSchema = v.object({
  direction: v.picklist(DIRECTION_IDS),
  typePair: v.picklist(TYPE_PAIR_IDS),
  palette: v.object({
    /** OKLCH hue of the brand colour, degrees. */
    hue: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
    /** Second voice, degrees; default chosen from the direction and `hue`. */
    accentHue: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
    /** How much colour: ink is nearly none, vivid is a poster. */
    vividness: v.picklist(["ink", "muted", "clear", "vivid"]),
    /** Paper: white, warm (cream), cool (grey), tinted with the hue, or deep (dark even by day). */
    ground: v.picklist(["white", "warm", "cool", "tinted", "deep"]),
  }),
  /** Auto follows the visitor's system; the others are fixed. */
  scheme: v.optional(v.picklist(["auto", "light", "dark"]), "auto"),
  density: v.picklist(["airy", "regular", "compact"]),
  radius: v.picklist(["none", "small", "round"]),
});
export type Tokens = v.InferOutput<typeof tokensSchema>;

/** Something known to be true, and who said so. */
export const factSchema = v.object({
  id: anchor,
  key: v.picklist(FACT_KEYS),
  /** Shown before the value in facts blocks; default from the key, in the page's language. */
  label: v.optional(text(80)),
  /** As it should be read. `opening_hours`, `social` and `other` may occur several times. */
  value: text(500),
  source: v.picklist(FACT_SOURCES),
});
export type Fact = v.InferOutput<typeof factSchema>;

/** A gap only the owner can fill; shown in the console, never on the site. */
export const ownerTaskSchema = v.object({
  id: anchor,
  topic: v.picklist([...FACT_KEYS, "photo", "text", "legal"]),
  /** What to do, one imperative sentence: "Add your telephone number." */
  title: text(200),
  /** What a visitor gains by it, one sentence. */
  reason: v.optional(text(400)),
  pagePath: v.optional(v.string()),
  done: v.optional(v.boolean()),
});
export type OwnerTask = v.InferOutput<typeof ownerTaskSchema>;

export const pagePath = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(
    /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/u,
    "must be a path of slugs",
  ),
);

export const pageSchema = v.object({
  role: v.picklist(PAGE_ROLES),
  /** "/" for home, "/events" for events, "/thank-you" and "/404" are fixed; others are free, in the page's language. */
  path: pagePath,
  /** In navigation, breadcrumbs and the footer: 1 or 2 words. */
  label: text(60),
  /** Of the browser tab and search results, without the business name, which is appended: 15 to 45 characters. */
  title: text(120),
  /** For search results, one or two sentences, unique on the site: 70 to 155 characters. */
  description: text(320),
  /** A hero (home) or pageHeader (others) comes first, once. Home: 3 to 7 blocks; others 2 to 6. */
  blocks: v.pipe(v.array(blockSchema), v.minLength(1), v.maxLength(30)),
  /** Kept from search engines and the sitemap. */
  hidden: v.optional(v.boolean()),
});
export type Page = v.InferOutput<typeof pageSchema>;

export const identitySchema = v.object({
  /** Exactly as the brief has it: 200 characters, which may be twice as many UTF-16 units. */
  name: text(400),
  /** For the header when the name is long: at most some 24 characters. */
  shortName: v.optional(text(60)),
  /** Under or beside the name in some directions: 2 to 6 words. */
  tagline: v.optional(text(120)),
  /** The trade in the brief's words, as it would stand on the door: "Sourdough and pastry". */
  descriptor: text(200),
  /** One sentence on what the business is, for JSON-LD, llms.txt and the footer. */
  summary: text(500),
  /** schema.org type: "Bakery", "Dentist", "Organization". */
  schemaType: v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z]{1,59}$/u)),
  icon: v.optional(icon),
  /** Motif of the favicon and of art without one of its own. */
  motif: v.optional(icon),
});

export const navigationSchema = v.object({
  /** Header links in order, home left out; 3 to 6. Paths of pages in this document. */
  items: v.pipe(v.array(v.object({ label: text(60), href })), v.maxLength(10)),
  /** The one button of the header. */
  action: v.optional(actionSchema),
  /** A closing line of the footer, one sentence in the site's voice. */
  footerLine: v.optional(text(300)),
});

const contentSchema = v.object({
  version: v.literal(DOCUMENT_VERSION),
  meta: v.object({
    /** BCP 47, lower-case primary language first: "en", "de", "ar", "pt-br". */
    language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu)),
    direction: v.picklist(["ltr", "rtl"]),
    /** Drives every random choice of the drawing: same document, same bytes. */
    seed: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  identity: identitySchema,
  tokens: tokensSchema,
  navigation: navigationSchema,
  pages: v.pipe(v.array(pageSchema), v.minLength(1), v.maxLength(60)),
  facts: v.optional(v.pipe(v.array(factSchema), v.maxLength(100)), []),
  ownerTasks: v.optional(v.pipe(v.array(ownerTaskSchema), v.maxLength(60)), []),
  /** Where each text comes from; documents from before texts knew it have none. */
  origins: v.optional(originsSchema, {}),
  /**
   * Addresses of blocks ("/services#offers") and texts ("/services#offers/heading") that nothing may
   * change until the owner unlocks them.
   */
  locks: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(2_000))),
});

type Content = v.InferOutput<typeof contentSchema>;

const areUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;
/** Everything of a block that a link may point at. */
const listAnchors = (block: Page["blocks"][number]): string[] => {
  const offers = block.kind === "offers" ? block.items : [];
  return [block.id, ...offers.map((offer) => offer.id).filter((id) => id !== undefined)];
};
const hasOneOpening = (page: Page) =>
  page.blocks.filter((block) => block.kind === "hero" || block.kind === "pageHeader").length ===
    1 &&
  (page.blocks[0]?.kind === "hero" || page.blocks[0]?.kind === "pageHeader");

export const siteDocumentSchema = v.pipe(
  contentSchema,
  v.check(
    (content: Content) =>
      content.pages.filter((page) => page.role === "home" && page.path === "/").length === 1,
    "must have exactly one home page, at /",
  ),
  v.check(
    (content) => areUnique(content.pages.map((page) => page.path)),
    "page paths must be unique",
  ),
  v.check(
    (content) => content.pages.every((page) => areUnique(page.blocks.flatMap(listAnchors))),
    "the ids of blocks and offers must be unique on their page",
  ),
  v.check(
    (content) => content.pages.every(hasOneOpening),
    "every page must open with one hero or pageHeader, and have no second",
  ),
  v.check(
    (content) => content.pages.every((page) => page.blocks[0]?.hidden !== true),
    "the opening of a page cannot be hidden",
  ),
  v.check((content) => areUnique(content.facts.map((fact) => fact.id)), "fact ids must be unique"),
);
export type SiteDocument = v.InferOutput<typeof siteDocumentSchema>;

/** The document failed validation; `message` lists the first problems with their paths. */
export class InvalidDocument extends Error {
  override readonly name = "InvalidDocument";
}

/** Validates a document value of the current version. Throws InvalidDocument. */
export function checkDocument(value: unknown): SiteDocument {
  const result = v.safeParse(siteDocumentSchema, value);
  if (result.success) return result.output;
  const problems = result.issues.slice(0, 5).map((issue) => {
    const path = v.getDotPath(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
  });
  throw new InvalidDocument(problems.join("; "));
}

/** Reads a stored document of any version ever written. Throws InvalidDocument. */
export function parseDocument(json: string): SiteDocument {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new InvalidDocument("not JSON", { cause });
  }
  return checkDocument(upgradeToCurrent(value));
}

/** One step for each version that was ever stored: `UPGRADES[n]` turns version n into n + 1. */
const UPGRADES: Readonly<Record<number, (value: object) => object>> = {};

function upgradeToCurrent(value: unknown): unknown {
  let current = value;
  while (typeof current === "object" && current !== null && "version" in current) {
    const upgrade = typeof current.version === "number" ? UPGRADES[current.version] : undefined;
    if (upgrade === undefined) return current;
    current = upgrade(current);
  }
  return current;
}
