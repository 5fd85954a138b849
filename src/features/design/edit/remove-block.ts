// Takes a block from its page.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { findBlock, forgetAddresses, isOpening, withBlocks } from "./find-block.ts";
import { labelAddress } from "./labels.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("remove-block"),
  address: v.pipe(v.string(), v.maxLength(300)),
});

export const removeBlock = defineOperation({
  schema,
  change(document, { address }) {
    const found = findBlock(document, address);
    if (isOpening(found.block))
      throw new EditRefused("A page needs its opening. Change its texts instead.", address);
    const without = withBlocks(document, found, found.page.blocks.toSpliced(found.index, 1));
    return forgetAddresses(without, address);
  },
  describe: (document, { address }) => `Deleted ${labelAddress(document, address)}`,
});
