// Sets one slot: a text, a link, a choice from a list or a switch; null takes an optional one away. A text
// belongs to its author from then on.
import * as v from "valibot";
import { limitCombiningRuns } from "../../../lib/combining-marks.ts";
import type { SiteDocument } from "../document.ts";
import { addressOf, findPlace, type Place, readPlace, writePlace } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress, labelPlace } from "./labels.ts";
import { defineOperation } from "./operation.ts";
import { findSchema, isOptional, lengthLimitOf, type Schema, slotKindOf } from "./slot-schema.ts";

/** Longer than any slot by far: what is longer is refused with the slot's own limit. */
const LENGTH_MAX = 100_000;

const schema = v.object({
  op: v.literal("set-text"),
  address: v.pipe(v.string(), v.maxLength(300)),
  value: v.nullable(v.union([v.pipe(v.string(), v.maxLength(LENGTH_MAX)), v.boolean()])),
});

export const setText = defineOperation({
  schema,
  change(document, { address, value }, author) {
    const place = findPlace(document, address);
    const slot = place === undefined ? undefined : findSchema(document, place);
    if (place === undefined || slot === undefined || !isEditable(document, place, slot))
      throw new EditRefused(
        "There is no such text any more. Reload to see what is there.",
        address,
      );
    const next = readValue(slot, place, value, address);
    const canonical = addressOf(document, place);
    if (next === undefined && typeof place.at(-1) === "number")
      throw new EditRefused(
        `${labelOf(place)} must not be empty. Remove the entry instead.`,
        address,
      );
    const { [canonical]: _, ...others } = document.origins;
    const origins =
      typeof next === "string" ? { ...others, [canonical]: { from: author } } : others;
    return { ...writePlace(document, place, next), origins };
  },
  describe: (document, { address, value }) =>
    `${value === null ? "Removed" : "Changed"} ${labelAddress(document, address)}`,
});

/** The keys of a block that are not texts: its name, its kind, and what other operations change. */
const OF_BLOCK = new Set<unknown>(["kind", "id", "variant", "hidden"]);
const OF_PICTURE = new Set<unknown>(["alt", "caption"]);
const OF_IDENTITY = new Set<unknown>(["shortName", "tagline", "descriptor", "summary"]);
const OF_PAGE = new Set<unknown>(["label", "title", "description"]);

function isEditable(document: SiteDocument, place: Place, slot: Schema): boolean {
  if (slotKindOf(slot) === undefined) return false;
  const [root, , blocks] = place;
  const key = place.at(-1);
  if (root === "identity") return place.length === 2 && OF_IDENTITY.has(key);
  if (root === "navigation") return place.length > 1 && isContained(document, place);
  if (root !== "pages") return false;
  if (blocks !== "blocks") return place.length === 3 && OF_PAGE.has(key);
  if (place.length === 5 && OF_BLOCK.has(key)) return false;
  if (!isContained(document, place) || key === "id") return false;
  const parent = place.at(-2);
  const list = place.at(-3);
  if (parent === "art" || list === "slots") return OF_PICTURE.has(key);
  return list !== "fields" || key !== "name";
}

/** Whether what the slot is a part of is there; only an optional last part may be missing. */
const isContained = (document: SiteDocument, place: Place): boolean => {
  const container = readPlace(document, place.slice(0, -1));
  if (Array.isArray(container)) return Number(place.at(-1)) < container.length;
  return typeof container === "object" && container !== null;
};

const labelOf = (place: Place): string =>
  labelPlace(place[0] === "pages" ? place.slice(place[2] === "blocks" ? 4 : 2) : place.slice(1));

function readValue(
  slot: Schema,
  place: Place,
  value: string | boolean | null,
  address: string,
): unknown {
  const cleaned = typeof value === "string" ? cleanText(value) : value;
  const isNothing = cleaned === null || cleaned === "";
  if (isNothing && isOptional(slot)) return undefined;
  const label = labelOf(place);
  if (typeof cleaned === "string" && !cleaned.isWellFormed())
    throw new EditRefused(`${label} must be well-formed text.`, address);
  const result = v.safeParse(slot, isNothing ? "" : cleaned);
  if (result.success) return result.output;
  const lengthMax = lengthLimitOf(slot, "max_length");
  if (typeof cleaned === "string" && lengthMax !== undefined && cleaned.length > lengthMax)
    throw new EditRefused(
      `${label} may have ${lengthMax} characters at most; this text has ${cleaned.length}.`,
      address,
    );
  throw new EditRefused(`${label} ${reasonOf(result.issues[0].message)}.`, address);
}

const reasonOf = (message: string): string =>
  message.startsWith("must") ? message : "cannot be that value";

/** What word processors and chats leave in a text that nobody sees: controls and other line ends. */
export const cleanText = (text: string): string =>
  limitCombiningRuns(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufffc]/gu, "")
    .replace(/\t/gu, " ")
    .trim()
    .normalize("NFC");
