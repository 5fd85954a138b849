// Adds an entry to a list of a block or of the navigation: an offer, a question, a button, a picture.
import * as v from "valibot";
import { addressOf, followOrder, moveAddresses, writePlace } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress } from "./labels.ts";
import { findList } from "./lists.ts";
import { defineOperation } from "./operation.ts";
import { fillSchema, starterArt } from "./starter.ts";
import { listStarterTexts } from "./starter-origins.ts";

const schema = v.object({
  op: v.literal("add-item"),
  /** Of the list. */
  address: v.pipe(v.string(), v.maxLength(300)),
  /** Where; default the end. */
  at: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000))),
});

export const addItem = defineOperation({
  schema,
  change(document, { address, at }) {
    const list = findList(document, address);
    const { place, values, countMax, label } = list;
    if (values.length >= countMax)
      throw new EditRefused(`There may be ${countMax} entries here at most.`, address);
    const key = String(place.at(-1));
    const entry =
      key === "slots"
        ? starterArt(document, "picture")
        : key === "factIds"
          ? document.facts.find(({ id }) => !values.includes(id))?.id
          : fillSchema(document, list.item, key);
    if (entry === undefined)
      throw new EditRefused(`There is no further ${label} to show.`, address);
    const index = Math.min(at ?? values.length, values.length);
    const order = values.map((_, old) => old).toSpliced(index, 0, -1);
    const longer = writePlace(
      document,
      place,
      values.toSpliced(index, 0, nameField(entry, values)),
    );
    const moved = moveAddresses(longer, followOrder(list.address, order));
    const starters = listStarterTexts(entry, addressOf(moved, [...place, index]));
    return { ...moved, origins: { ...moved.origins, ...starters } };
  },
  describe: (document, { address }) => `Added an entry to ${labelAddress(document, address)}`,
});

/** A further field of a form gets a control name of its own. */
function nameField(entry: unknown, values: readonly unknown[]): unknown {
  if (typeof entry !== "object" || entry === null || !("type" in entry) || !("name" in entry))
    return entry;
  const taken = new Set(
    values.map((value) => (value as { name?: unknown } | null)?.name).map(String),
  );
  for (let number = values.length + 1; ; number += 1) {
    const name = `field_${number}`;
    if (!taken.has(name)) return { ...entry, name };
  }
}
