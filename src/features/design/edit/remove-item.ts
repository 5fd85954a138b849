// Takes an entry out of a list; the last ones that a block cannot be without stay.
import * as v from "valibot";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress } from "./labels.ts";
import { findList, reorder } from "./lists.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("remove-item"),
  /** Of the list. */
  address: v.pipe(v.string(), v.maxLength(300)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)),
});

export const removeItem = defineOperation({
  schema,
  change(document, { address, at }) {
    const list = findList(document, address);
    const { values, countMin } = list;
    if (at >= values.length) throw new EditRefused("That entry is not there any more.", address);
    if (values.length <= countMin)
      throw new EditRefused(
        `There must be ${countMin === 1 ? "an entry" : `${countMin} entries`} here at least.`,
        address,
      );
    const order = values.map((_, index) => index).toSpliced(at, 1);
    return reorder(document, list, order);
  },
  describe: (document, { address, at }) =>
    `Removed entry ${at + 1} from ${labelAddress(document, address)}`,
});
