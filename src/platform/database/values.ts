/**
 * Values on their way into SQL. Refuses whatever the engine would store as something else than was
 * given: text it would cut, numbers it would round, nothing at all where a value was meant.
 */

const INTEGER_MAX = 2n ** 63n - 1n;
const INTEGER_MIN = -(2n ** 63n);

/** What the engine takes without changing it. */
export type BoundValue = null | string | number | bigint | Uint8Array;

/** Values in order, or by name (with or without the leading `:`, `@` or `$`). */
export function bindValues(values: unknown): BoundValue[] | Record<string, BoundValue> {
  if (values === undefined) return [];
  if (Array.isArray(values)) return bindList(values);
  const bound: Record<string, BoundValue> = {};
  for (const [name, value] of Object.entries(values as Record<string, unknown>)) {
    bound[name.replace(/^[:@$]/, "")] = bindValue(value);
  }
  return bound;
}

/** Values in order. */
export function bindList(values: readonly unknown[]): BoundValue[] {
  const bound = new Array<BoundValue>(values.length);
  for (let index = 0; index < values.length; index++) bound[index] = bindValue(values[index]);
  return bound;
}

/**
 * One value. Whole numbers become integers (the engine would bind any JavaScript number as a real,
 * which JSON and text columns show as `5.0`), booleans 0 or 1, dates epoch milliseconds.
 * Throws a `TypeError` for what cannot be stored faithfully.
 */
export function bindValue(value: unknown): BoundValue {
  switch (typeof value) {
    case "string":
      return checkText(value);
    case "number":
      if (Number.isSafeInteger(value)) return BigInt(value);
      if (Number.isFinite(value)) return value;
      throw new TypeError(`${value} cannot be stored: a number must be finite`);
    case "bigint":
      if (value <= INTEGER_MAX && value >= INTEGER_MIN) return value;
      throw new TypeError(`${value} cannot be stored: an integer has 64 bits`);
    case "boolean":
      return value ? 1n : 0n;
    case "object":
      return bindObject(value);
    default:
      throw new TypeError(`a value of type ${typeof value} cannot be stored; null stands for none`);
  }
}

function checkText(text: string): string {
  // The engine stores all of it, but reads it back only up to the first NUL.
  if (text.includes("\0")) throw new TypeError("text with a NUL character cannot be stored");
  if (!text.isWellFormed()) throw new TypeError("text with a lone surrogate cannot be stored");
  return text;
}

function bindObject(value: object | null): BoundValue {
  if (value === null || value instanceof Uint8Array) return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (value instanceof Date) return bindValue(value.getTime());
  throw new TypeError(`a ${value.constructor?.name ?? "bare object"} cannot be stored`);
}
