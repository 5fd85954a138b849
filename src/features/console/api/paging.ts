/** `limit`, `skip` and `q` of the console's lists. */
import * as v from "valibot";
import { optionalText } from "../../../lib/text.ts";

const PAGE_SIZE_MAX = 200;

const wholeNumber = (min: number, max: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));

export const pageEntries = {
  limit: v.optional(
    wholeNumber(1, PAGE_SIZE_MAX, `must be a whole number from 1 to ${PAGE_SIZE_MAX}`),
    50,
  ),
  skip: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, "must be a whole number from 0"), 0),
};

export const searchText = () => optionalText(100);
