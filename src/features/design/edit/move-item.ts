// Puts an entry of a list at another place in it.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress } from "./labels.ts";
import { findList, orderAfterMove, reorder } from "./lists.ts";
import { defineOperation } from "./operation.ts";

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));
const schema = v.object({
  op: v.literal("move-item"),
  /** Of the list. */
  address: v.pipe(v.string(), v.maxLength(300)),
  from: index,
  to: index,
});

export const moveItem = defineOperation({
  schema,
  change(document, { address, from, to }) {
    const list = findList(document, address);
    if (from >= list.values.length)
      throw new EditRefused("That entry is not there any more.", address);
    return reorder(document, list, orderAfterMove(list.values.length, from, to));
  },
  describe: (document, { address, from, to }) =>
    `Moved entry ${from + 1} of ${labelAddress(document, address)} to place ${to + 1}`,
});
