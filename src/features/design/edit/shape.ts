// The slots of each kind of block as data: labels, limits and choices, read from the schemas. The Inspector
// makes its fields of them, so that a field can never promise what the schema refuses.
import { blockSchema } from "../blocks.ts";
import { artSlotSchema } from "../slots.ts";
import type { BlockKind } from "../vocabulary.ts";
import { labelOfEntry, labelOfKey } from "./labels.ts";
import {
  isOptional,
  lengthLimitOf,
  partsOf,
  requiredOf,
  type Schema,
  slotKindOf,
} from "./slot-schema.ts";

type Named = { key: string; label: string; isOptional: boolean };
export type Shape = Named &
  (
    | { type: "text"; lengthMax: number | undefined; isLink: boolean }
    | { type: "choice"; choices: readonly string[] }
    | { type: "toggle" }
    | { type: "picture" }
    | { type: "group"; fields: Shape[] }
    | { type: "list"; entryLabel: string; countMin: number; countMax: number; entry: Shape }
  );

/** What other operations change. */
const OWN_OPERATIONS = new Set(["kind", "id", "variant", "hidden", "factIds"]);

/** The slots of a schema's value; undefined for what nobody sets by hand. */
export function shapeOf(key: string, schema: Schema): Shape | undefined {
  const required = requiredOf(schema);
  const named = { key, label: labelOfKey(key), isOptional: isOptional(schema) };
  if (required === artSlotSchema) return { ...named, type: "picture" };
  const parts = partsOf(required);
  const kind = slotKindOf(required);
  if (kind === "text")
    return {
      ...named,
      type: "text",
      lengthMax: lengthLimitOf(required, "max_length"),
      isLink: key === "href",
    };
  if (kind === "choice") return { ...named, type: "choice", choices: choicesOf(parts.options) };
  if (kind === "toggle") return { ...named, type: "toggle" };
  if (parts.type === "array" && parts.item !== undefined) {
    const entry = shapeOf(key, parts.item);
    if (entry === undefined) return undefined;
    return {
      ...named,
      type: "list",
      entryLabel: labelOfEntry(key),
      countMin: lengthLimitOf(required, "min_length") ?? 0,
      countMax: lengthLimitOf(required, "max_length") ?? 100,
      entry: { ...entry, label: labelOfEntry(key) },
    };
  }
  if (parts.entries === undefined) return undefined;
  return { ...named, type: "group", fields: shapesOf(parts.entries) };
}

const choicesOf = (options: readonly unknown[] = []): string[] => options.map(String);

/** Control names are for machines, icons are chosen elsewhere. */
const SILENT = new Set(["id", "name", "icon"]);

const shapesOf = (entries: Record<string, Schema>, skipped = SILENT): Shape[] =>
  Object.entries(entries).flatMap(([key, entry]) => {
    const isControlName = key === "name" && "type" in entries;
    if (skipped.has(key) && (key !== "name" || isControlName)) return [];
    return shapeOf(key, entry) ?? [];
  });

/** The surface is the last that one looks for. */
const inOrder = (shapes: Shape[]): Shape[] =>
  shapes.toSorted((one, other) => Number(one.key === "surface") - Number(other.key === "surface"));

export const BLOCK_SHAPES = Object.fromEntries(
  blockSchema.options.map((option) => [
    option.entries.kind.literal,
    inOrder(shapesOf(option.entries as unknown as Record<string, Schema>, OWN_OPERATIONS)),
  ]),
) as Record<BlockKind, Shape[]>;
