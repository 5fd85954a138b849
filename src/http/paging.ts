/** `limit` and `skip` of lists, as valibot entries of a query schema. */
import * as v from "valibot";

/** A number from 0 as a query carries it. */
export const WHOLE_NUMBER = /^\d{1,16}$/;

const PAGE_SIZE_MAX = 200;

export function pagingEntries(defaultLimit: number) {
  const limitText = `must be a whole number from 1 to ${PAGE_SIZE_MAX}`;
  return {
    limit: v.optional(wholeNumber(1, PAGE_SIZE_MAX, limitText), String(defaultLimit)),
    skip: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, "must be a whole number from 0"), "0"),
  };
}

function wholeNumber(min: number, max: number, message: string) {
  return v.pipe(
    v.string(message),
    v.regex(WHOLE_NUMBER, message),
    v.transform(Number),
    // Says to the documentation what the transform makes.
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** A filter with fixed values; an empty or unknown one is refused by name. */
export function filter<const Values extends readonly string[]>(values: Values) {
  return v.optional(v.picklist(values, `must be one of ${values.join(", ")}`));
}
