/**
 * Texts that know where they come from, until they are set into a document: there they become plain
 * text, and the document lists their origins by address.
 */
import type { OriginEntry, TextOrigin } from "../../design/room.ts";

/** A text and its source. `id` names the text in `content/` or the field of the brief. */
export class Sourced {
  readonly text: string;
  readonly from: TextOrigin;
  readonly id: string;

  constructor(text: string, from: TextOrigin, id: string) {
    this.text = text;
    this.from = from;
    this.id = id;
  }
}

/** What stands in a drafted text, wherever it comes from. */
export const textOf = <T extends string | undefined>(value: T | Sourced): T | string =>
  value instanceof Sourced ? value.text : value;

/** A value of a document whose texts may still carry their sources. */
export type Drafted<T> = T extends string
  ? T | Sourced
  : T extends readonly (infer Entry)[]
    ? Drafted<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Drafted<T[Key]> }
      : T;

/**
 * The value as plain data; each source goes to `origins` under `address` and the way to the text:
 * "/services#offers/items/0/text".
 */
export function settle(
  value: unknown,
  address: string,
  origins: Record<string, OriginEntry>,
): unknown {
  if (value instanceof Sourced) {
    origins[address] = { from: value.from, id: value.id };
    return value.text;
  }
  if (Array.isArray(value))
    return value.map((entry, at) => settle(entry, `${address}/${at}`, origins));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => [key, settle(entry, `${address}/${key}`, origins)]),
  );
}
