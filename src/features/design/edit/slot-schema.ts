// Reads the document's own schema: which value may stand at a place, and within which limits. The schema is
// the one source of limits; nothing here repeats a number of it.
import type * as v from "valibot";
import { blockSchema } from "../blocks.ts";
import { siteDocumentSchema } from "../document.ts";
import { type Place, readPlace } from "./address.ts";

export type Schema = v.GenericSchema;

type Parts = {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: unknown }[];
};

export const partsOf = (schema: Schema): Parts => schema as unknown as Parts;

export const isOptional = (schema: Schema): boolean => partsOf(schema).type === "optional";

/** The schema of a value that is there. */
export function requiredOf(schema: Schema): Schema {
  const { wrapped } = partsOf(schema);
  return isOptional(schema) && wrapped !== undefined ? requiredOf(wrapped) : schema;
}

/** The number that a length check of the schema allows; undefined when it has none. */
export function lengthLimitOf(
  schema: Schema,
  check: "max_length" | "min_length",
): number | undefined {
  const found = partsOf(requiredOf(schema)).pipe?.find(({ type }) => type === check);
  return typeof found?.requirement === "number" ? found.requirement : undefined;
}

const schemaOfBlock = (kind: unknown): Schema | undefined =>
  blockSchema.options.find((option) => option.entries.kind.literal === kind);

/** The schema of the slot at a place, whether or not something stands there; undefined for no slot. */
export function findSchema(document: unknown, place: Place): Schema | undefined {
  let schema: Schema | undefined = siteDocumentSchema;
  for (const [depth, key] of place.entries()) {
    if (schema === undefined) return undefined;
    const parts: Parts = partsOf(requiredOf(schema));
    if (parts.type === "array" && typeof key === "number") schema = parts.item;
    else if (parts.entries !== undefined && Object.hasOwn(parts.entries, key))
      schema = parts.entries[String(key)];
    else return undefined;
    if (schema !== undefined && partsOf(requiredOf(schema)).type === "variant")
      schema = schemaOfBlock(readPlace(document, [...place.slice(0, depth + 1), "kind"]));
  }
  return schema;
}

export type SlotKind = "text" | "choice" | "toggle";

/** What kind of value a person sets there; undefined for lists, objects and numbers. */
export function slotKindOf(schema: Schema): SlotKind | undefined {
  const { type } = partsOf(requiredOf(schema));
  if (type === "string") return "text";
  if (type === "picklist") return "choice";
  return type === "boolean" ? "toggle" : undefined;
}

export const isList = (schema: Schema): boolean => partsOf(requiredOf(schema)).type === "array";
