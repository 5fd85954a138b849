// The lists of a document that an owner may lengthen, shorten and put in order.
import type { SiteDocument } from "../document.ts";
import {
  addressOf,
  findPlace,
  followOrder,
  moveAddresses,
  type Place,
  readPlace,
  writePlace,
} from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { labelOfEntry } from "./labels.ts";
import {
  findSchema,
  isList,
  lengthLimitOf,
  partsOf,
  requiredOf,
  type Schema,
} from "./slot-schema.ts";

export type FoundList = {
  /** As origins and locks have it, however it was asked for. */
  address: string;
  place: Place;
  values: readonly unknown[];
  /** What one entry is called. */
  label: string;
  item: Schema;
  countMin: number;
  countMax: number;
};

/** Throws EditRefused when there is no such list, or it is one that other operations keep. */
export function findList(document: SiteDocument, address: string): FoundList {
  const place = findPlace(document, address);
  const schema = place === undefined ? undefined : findSchema(document, place);
  const item = schema && partsOf(requiredOf(schema)).item;
  const isOwn = place?.[0] === "pages" ? place.length > 4 : place?.[0] === "navigation";
  if (
    place === undefined ||
    schema === undefined ||
    item === undefined ||
    !isList(schema) ||
    !isOwn ||
    !isContained(document, place)
  )
    throw new EditRefused("There is no such list any more. Reload to see what is there.", address);
  const values = readPlace(document, place) ?? [];
  if (!Array.isArray(values)) throw new EditRefused("There is no such list.", address);
  return {
    address: addressOf(document, place),
    place,
    values,
    label: labelOfEntry(String(place.at(-1))),
    item,
    countMin: lengthLimitOf(schema, "min_length") ?? 0,
    countMax: lengthLimitOf(schema, "max_length") ?? 100,
  };
}

/** Whether what the list is a part of is there; the list itself may be missing. */
function isContained(document: SiteDocument, place: Place): boolean {
  const container = readPlace(document, place.slice(0, -1));
  return typeof container === "object" && container !== null;
}

/** The document with the list's entries in another order, or with some left out. */
export function reorder(
  document: SiteDocument,
  { address, place, values }: FoundList,
  order: readonly number[],
): SiteDocument {
  const next = writePlace(
    document,
    place,
    order.map((at) => values[at]),
  );
  return moveAddresses(next, followOrder(address, order));
}

/** The indexes of a list with the one at `from` put at `to`. */
export function orderAfterMove(length: number, from: number, to: number): number[] {
  const order = Array.from({ length }, (_, at) => at).toSpliced(from, 1);
  return order.toSpliced(Math.min(to, order.length), 0, from);
}
