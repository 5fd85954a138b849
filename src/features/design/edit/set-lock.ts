// Locks a block or a text, so that no writer, revision or edit changes it, or unlocks it.
import * as v from "valibot";
import { addressOf, findPlace, readPlace } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress } from "./labels.ts";
import { defineOperation } from "./operation.ts";

const LOCKS_MAX = 2_000;

const schema = v.object({
  op: v.literal("set-lock"),
  address: v.pipe(v.string(), v.maxLength(300)),
  locked: v.boolean(),
});

export const setLock = defineOperation({
  schema,
  change(document, { address, locked }, author) {
    if (author !== "owner") throw new EditRefused("Only a person locks and unlocks.", address);
    const { locks = [], ...rest } = document;
    const place = findPlace(document, address);
    const canonical = place === undefined ? address : addressOf(document, place);
    const others = locks.filter((lock) => lock !== canonical);
    if (!locked) return others.length === 0 ? rest : { ...rest, locks: others };
    if (place?.[0] !== "pages" || readPlace(document, place) === undefined || place.length < 3)
      throw new EditRefused("There is nothing there to lock.", address);
    if (others.length >= LOCKS_MAX)
      throw new EditRefused(`A site may have ${LOCKS_MAX} locks at most.`, address);
    return { ...rest, locks: [...others, canonical] };
  },
  describe: (document, { address, locked }) =>
    `${locked ? "Locked" : "Unlocked"} ${labelAddress(document, address)}`,
});
