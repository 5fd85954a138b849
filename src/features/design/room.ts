/** What others may use of this room. */

export { type Block, type BlockOf, blockSchema } from "./blocks.ts";
export {
  chooseTokens,
  type LookInputs,
  readLookWishes,
  type TraitStrengths,
} from "./choose-tokens.ts";
export { chromeDirectionOf, chromeLanguageOf, findChromeLanguage } from "./chrome-language.ts";
export { contrast, readHue } from "./colour.ts";
export {
  type Direction,
  type HeaderLayout,
  type LineLetters,
  type Surface,
  TRAITS,
  type Trait,
} from "./direction-model.ts";
export { chooseFrame, chooseVariant, DIRECTIONS, type Frame } from "./directions.ts";
export {
  checkDocument,
  DOCUMENT_VERSION,
  type Fact,
  InvalidDocument,
  type OwnerTask,
  type Page,
  parseDocument,
  type SiteDocument,
  siteDocumentSchema,
  type Tokens,
  tokensSchema,
} from "./document.ts";
export { ADDABLE_KINDS } from "./edit/add-block.ts";
export { findPlace, isWithin, type Place, readPlace } from "./edit/address.ts";
export {
  applyOperation,
  type EditOperation,
  type OperationInput,
  readOperation,
} from "./edit/apply-operation.ts";
export { CATALOGUE, type Catalogue } from "./edit/catalogue.ts";
export { listChanges } from "./edit/changes.ts";
export { EditRefused } from "./edit/edit-refused.ts";
export { BLOCK_TITLES, labelAddress } from "./edit/labels.ts";
export { findBrokenLinks, type PlacedLink } from "./edit/links.ts";
export type { Author } from "./edit/operation.ts";
export { applyPatch, findDifference, type Patch } from "./edit/patch.ts";
export type { Shape } from "./edit/shape.ts";
export { createBlock } from "./edit/starter.ts";
export { listTasks, type OpenTask } from "./edit/tasks.ts";
export { chooseLookSeed, type Look, readLook } from "./look.ts";
export { MOTIFS, type Motif } from "./motifs.ts";
export type { OriginEntry, TextOrigin } from "./origins.ts";
export { type Palette, type Scheme, solvePalette } from "./palette.ts";
export { safeHref } from "./safe-href.ts";
export { listSpaces, listTypeSteps } from "./scales.ts";
export { hashText } from "./seed.ts";
export type { Action, ArtSlot, ListPoint } from "./slots.ts";
export { TYPE_PAIRS, type TypePair } from "./type-pairs.ts";
export { TYPEFACES, type TypefaceId } from "./typefaces.ts";
export {
  type ArtKind,
  BLOCK_VARIANTS,
  type BlockKind,
  type BlockVariant,
  type ChromeLanguage,
  type DirectionId,
  type FactKey,
  TYPE_PAIR_IDS,
  type TypePairId,
  VARIANTS_WITH_ART,
} from "./vocabulary.ts";
