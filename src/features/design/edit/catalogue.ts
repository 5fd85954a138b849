// What an editor may choose from, as data for the console: blocks and their variants, the style, pages, facts.
import { DIRECTIONS } from "../directions.ts";
import { identitySchema, navigationSchema, pageSchema, tokensSchema } from "../document.ts";
import { TYPE_PAIRS } from "../type-pairs.ts";
import { TYPEFACES } from "../typefaces.ts";
import { BLOCK_VARIANTS, DIRECTION_IDS, FACT_KEYS, TYPE_PAIR_IDS } from "../vocabulary.ts";
import { ADDABLE_KINDS } from "./add-block.ts";
import { NEW_PAGE_ROLES } from "./add-page.ts";
import { FACT_TITLES, REPEATED_KEYS } from "./fact-rules.ts";
import { BLOCK_TITLES } from "./labels.ts";
import { BLOCK_SHAPES, type Shape } from "./shape.ts";
import { lengthLimitOf } from "./slot-schema.ts";

export type Choice = { id: string; title: string };
export type Catalogue = {
  blocks: {
    kind: string;
    title: string;
    variants: readonly string[];
    canAdd: boolean;
    fields: Shape[];
  }[];
  style: {
    directions: Choice[];
    typePairs: Choice[];
    vividness: readonly string[];
    grounds: readonly string[];
    schemes: readonly string[];
    densities: readonly string[];
    radii: readonly string[];
  };
  /** What stands on every page, and what search engines are told of one. */
  site: { address: string; label: string; lengthMax: number | undefined }[];
  page: { key: string; label: string; lengthMax: number | undefined }[];
  pageRoles: readonly string[];
  facts: (Choice & { isRepeated: boolean })[];
};

const { palette, scheme, density, radius } = tokensSchema.entries;

const { tagline, descriptor, summary } = identitySchema.entries;
const { footerLine } = navigationSchema.entries;
const SITE_TEXTS = [
  ["#/identity/tagline", "Line beside the name", tagline],
  ["#/identity/descriptor", "What the business is", descriptor],
  ["#/identity/summary", "The business in one sentence", summary],
  ["#/navigation/footerLine", "Line in the footer", footerLine],
] as const;

export const CATALOGUE: Catalogue = {
  blocks: (Object.keys(BLOCK_VARIANTS) as (keyof typeof BLOCK_VARIANTS)[]).map((kind) => ({
    kind,
    title: BLOCK_TITLES[kind],
    variants: BLOCK_VARIANTS[kind],
    canAdd: ADDABLE_KINDS.some((one) => one === kind),
    fields: BLOCK_SHAPES[kind],
  })),
  style: {
    directions: DIRECTION_IDS.map((id) => ({ id, title: DIRECTIONS[id].title })),
    typePairs: TYPE_PAIR_IDS.map((id) => ({ id, title: titleOfPair(id) })),
    vividness: palette.entries.vividness.options,
    grounds: palette.entries.ground.options,
    schemes: scheme.wrapped.options,
    densities: density.options,
    radii: radius.options,
  },
  site: SITE_TEXTS.map(([address, label, schema]) => ({
    ...{ address, label },
    lengthMax: lengthLimitOf(schema, "max_length"),
  })),
  page: (["title", "description"] as const).map((key) => ({
    ...{
      key,
      label: key === "title" ? "Title in search results" : "Description in search results",
    },
    lengthMax: lengthLimitOf(pageSchema.entries[key], "max_length"),
  })),
  pageRoles: NEW_PAGE_ROLES,
  facts: FACT_KEYS.map((id) => ({ id, title: FACT_TITLES[id], isRepeated: REPEATED_KEYS.has(id) })),
};

function titleOfPair(id: (typeof TYPE_PAIR_IDS)[number]): string {
  const { head, text } = TYPE_PAIRS[id];
  const [first, second] = [TYPEFACES[head].family, TYPEFACES[text].family];
  return first === second ? first : `${first} with ${second}`;
}
