// Adds a block to a page, with the first words of its kind.
import * as v from "valibot";
import { BLOCK_VARIANTS, type BlockKind } from "../vocabulary.ts";
import { blockAddress } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { findPage, withBlocks } from "./find-block.ts";
import { BLOCK_TITLES } from "./labels.ts";
import { defineOperation } from "./operation.ts";
import { createBlock } from "./starter.ts";
import { listStarterTexts } from "./starter-origins.ts";

const BLOCKS_MAX = 30;
/** Kinds that may be added: a page has one opening, which it has already. */
export const ADDABLE_KINDS = (Object.keys(BLOCK_VARIANTS) as BlockKind[]).filter(
  (kind) => kind !== "hero" && kind !== "pageHeader",
);

const schema = v.object({
  op: v.literal("add-block"),
  page: v.pipe(v.string(), v.maxLength(120)),
  kind: v.picklist(ADDABLE_KINDS),
  /** Place among the page's blocks, from 1 on, after the opening; default the end. */
  at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BLOCKS_MAX))),
});

export const addBlock = defineOperation({
  schema,
  change(document, { page: path, kind, at }) {
    const found = findPage(document, path);
    const { page } = found;
    if (page.blocks.length >= BLOCKS_MAX)
      throw new EditRefused(`A page may have ${BLOCKS_MAX} blocks at most.`, path);
    const block = createBlock(document, page, kind);
    const index = Math.min(at ?? page.blocks.length, page.blocks.length);
    const longer = withBlocks(document, found, page.blocks.toSpliced(index, 0, block));
    const starters = listStarterTexts(block, blockAddress(path, block.id));
    return { ...longer, origins: { ...longer.origins, ...starters } };
  },
  describe: (document, { page, kind }) =>
    `Added ${BLOCK_TITLES[kind]} to ${findPage(document, page).page.label}`,
});
