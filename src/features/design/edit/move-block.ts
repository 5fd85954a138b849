// Puts a block at another place on its page; the opening stays first.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { findBlock, isOpening, withBlocks } from "./find-block.ts";
import { labelAddress } from "./labels.ts";
import { orderAfterMove } from "./lists.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("move-block"),
  address: v.pipe(v.string(), v.maxLength(300)),
  /** The place it gets among the page's blocks; 0 is the opening's. */
  to: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
});

export const moveBlock = defineOperation({
  schema,
  change(document, { address, to }) {
    const found = findBlock(document, address);
    const { blocks } = found.page;
    if (isOpening(found.block))
      throw new EditRefused("The opening of a page always comes first.", address);
    const order = orderAfterMove(blocks.length, found.index, to);
    const moved = order.flatMap((at) => blocks[at] ?? []);
    return withBlocks(document, found, moved);
  },
  describe: (document, { address }) => `Moved ${labelAddress(document, address)}`,
});
