// The closed lists a site document chooses from: art directions, type pairs, block variants, page
// roles. Ids are stored in documents for years: add to these lists, never rename or remove.

/** Art directions. They differ in structure (navigation, grid, rhythm, footer), not in tint. */
export const DIRECTION_IDS = [
  "editorial",
  "swiss",
  "letterpress",
  "botanical",
  "quiet",
  "civic",
  "brutalist",
  "cutout",
  "cinema",
  "mono",
  "storefront",
  "monograph",
  "poster",
  "atelier",
  "ledger",
  "workshop",
  "tiles",
  "bands",
  "letter",
  "terrain",
  "deco",
  "panel",
  "route",
] as const;
export type DirectionId = (typeof DIRECTION_IDS)[number];

/** Heading and body faces that were drawn to work together; the files are embedded. */
export const TYPE_PAIR_IDS = [
  "fraunces-figtree",
  "playfair-source-sans",
  "space-grotesk",
  "bricolage-figtree",
  "manrope",
  "outfit-albert",
  "plus-jakarta",
  "lora-figtree",
  "baskerville-public-sans",
  "cormorant-karla",
  "oswald-libre-franklin",
  "archivo",
  "syne-instrument",
  "quicksand-figtree",
  "bitter-public-sans",
  "red-hat-atkinson",
  "jetbrains-mono-manrope",
  "urbanist-source-sans",
  "garamond-figtree",
  "epilogue",
  "bodoni-source-sans",
  "newsreader-figtree",
  "nunito-figtree",
  "oswald-public-sans",
  "martian-mono-public-sans",
  "spline-mono-karla",
] as const;
export type TypePairId = (typeof TYPE_PAIR_IDS)[number];

/**
 * Every block kind and its variants. A variant is an arrangement of the same slots: changing it never loses text.
 * Any variant renders in any direction; `preferredVariants` of a direction says which ones suit it.
 */
export const BLOCK_VARIANTS = {
  hero: [
    "split",
    "stacked",
    "full",
    "poster",
    "column",
    "index",
    "frame",
    "offset",
    "bleed",
    "card",
    "banner",
    "type",
  ],
  pageHeader: ["plain", "ruled", "art", "offset"],
  statement: ["large", "margin", "centred", "columns"],
  offers: ["rows", "ledger", "tiles", "alternating", "board"],
  process: ["steps", "timeline", "ladder", "table"],
  features: ["rows", "columns", "bento", "margin"],
  faq: ["accordion", "open", "columns"],
  callToAction: ["band", "inline", "panel", "split", "ticket"],
  contact: ["split", "stacked", "sheet"],
  gallery: ["grid", "mosaic", "strip", "plates"],
  events: ["list", "table", "posters"],
  story: ["prose", "split", "chapters"],
  principles: ["list", "numbered", "columns"],
  audience: ["panels", "lines", "columns"],
  comparison: ["table", "pairs", "lines"],
  links: ["list", "tiles", "inline"],
  facts: ["ledger", "row", "panel"],
  picture: ["wide", "inset", "strip"],
  notice: ["bar", "card", "margin"],
  legal: ["plain", "numbered", "margin"],
} as const;
export type BlockKind = keyof typeof BLOCK_VARIANTS;
export type BlockVariant<Kind extends BlockKind> = (typeof BLOCK_VARIANTS)[Kind][number];

/**
 * The variants that show the block's picture, for kinds of which some show none. When a picture is chosen
 * for a block that shows none, it becomes the one that its direction likes best, or the first.
 */
export const VARIANTS_WITH_ART: Readonly<Partial<Record<BlockKind, readonly string[]>>> = {
  hero: BLOCK_VARIANTS.hero.filter((variant) => variant !== "index" && variant !== "type"),
  pageHeader: ["art"],
  offers: ["alternating"],
  callToAction: ["split", "panel"],
};

/** What a page is for. Roles from `privacy` on are written by the renderer unless the document holds its own. */
export const PAGE_ROLES = [
  "home",
  "about",
  "services",
  "gallery",
  "events",
  "contact",
  "faq",
  "custom",
  "privacy",
  "accessibility",
  "thank-you",
  "not-found",
] as const;

/** Languages the renderer's own words (navigation, forms, legal pages) exist in; any other gets English ones. */
export const CHROME_LANGUAGES = [
  "en",
  "de",
  "fr",
  "es",
  "ar",
  "he",
  "it",
  "nl",
  "pt",
  "pl",
] as const;
export type ChromeLanguage = (typeof CHROME_LANGUAGES)[number];

/** How procedural art is drawn. */
export const ART_KINDS = [
  "pattern",
  "contours",
  "cutout",
  "still-life",
  "landscape",
  "emblem",
  "texture",
] as const;
export type ArtKind = (typeof ART_KINDS)[number];

/** Facts the renderer knows where to show (contact page, footer, JSON-LD). `other` is shown only in facts blocks. */
export const FACT_KEYS = [
  "phone",
  "email",
  "street",
  "postal_code",
  "city",
  "region",
  "country",
  "opening_hours",
  "service_area",
  "founded",
  "legal_name",
  "registration",
  "vat_id",
  "person",
  "price",
  "social",
  "website",
  "other",
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

/** Where a fact comes from. Trade knowledge holds for every honest business of the trade and names none. */
export const FACT_SOURCES = ["brief", "existing_site", "owner", "trade_knowledge"] as const;
