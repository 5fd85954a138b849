// Arranges a block in another way, or puts it on another surface; every text stays.
import * as v from "valibot";
import { blockSchema } from "../blocks.ts";
import { BLOCK_VARIANTS } from "../vocabulary.ts";
import { EditRefused } from "./edit-refused.ts";
import { findBlock, withBlocks } from "./find-block.ts";
import { labelAddress } from "./labels.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("set-variant"),
  address: v.pipe(v.string(), v.maxLength(300)),
  variant: v.pipe(v.string(), v.maxLength(40)),
});

export const setVariant = defineOperation({
  schema,
  change(document, { address, variant }) {
    const found = findBlock(document, address);
    const variants: readonly string[] = BLOCK_VARIANTS[found.block.kind];
    if (!variants.includes(variant))
      throw new EditRefused(`Choose one of: ${variants.join(", ")}.`, address);
    const block = v.parse(blockSchema, { ...found.block, variant });
    return withBlocks(document, found, found.page.blocks.with(found.index, block));
  },
  describe: (document, { address, variant }) =>
    `Arranged ${labelAddress(document, address)} as ${variant}`,
});
