// Hides a block from visitors, or shows it again; its texts stay.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { findBlock, isOpening, withBlocks } from "./find-block.ts";
import { labelAddress } from "./labels.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("hide-block"),
  address: v.pipe(v.string(), v.maxLength(300)),
  hidden: v.boolean(),
});

export const hideBlock = defineOperation({
  schema,
  change(document, { address, hidden }) {
    const found = findBlock(document, address);
    if (isOpening(found.block))
      throw new EditRefused("A page needs its opening; it cannot be hidden.", address);
    const { hidden: _, ...shown } = found.block;
    const block = hidden ? { ...shown, hidden } : shown;
    return withBlocks(document, found, found.page.blocks.with(found.index, block));
  },
  describe: (document, { address, hidden }) =>
    `${hidden ? "Hid" : "Showed"} ${labelAddress(document, address)}`,
});
