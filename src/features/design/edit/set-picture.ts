// Puts a picture of the gallery into a place for one, with the point that must stay in view, or goes back to
// the drawing.
import * as v from "valibot";
import { blockSchema } from "../blocks.ts";
import { DIRECTIONS } from "../directions.ts";
import type { SiteDocument } from "../document.ts";
import { type ArtSlot, artSlotSchema } from "../slots.ts";
import { VARIANTS_WITH_ART } from "../vocabulary.ts";
import {
  addressOf,
  findPlace,
  moveAddresses,
  type Place,
  readPlace,
  writePlace,
} from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress } from "./labels.ts";
import { withoutPart } from "./links.ts";
import { defineOperation } from "./operation.ts";
import { findSchema, isOptional, requiredOf } from "./slot-schema.ts";
import { starterArt } from "./starter.ts";

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const schema = v.object({
  op: v.literal("set-picture"),
  /** Of the place: "/#hero/art". */
  address: v.pipe(v.string(), v.maxLength(300)),
  /** `drawn` is the site's own art, `none` takes an optional picture away. */
  show: v.variant("kind", [
    v.object({
      kind: v.literal("image"),
      imageId: v.pipe(v.string(), v.regex(/^img_[0-9A-Za-z]{1,64}$/u)),
      focalX: v.optional(fraction),
      focalY: v.optional(fraction),
    }),
    v.object({ kind: v.literal("drawn") }),
    v.object({ kind: v.literal("none") }),
  ]),
});

export const setPicture = defineOperation({
  schema,
  change(document, { address, show }) {
    const place = findPlace(document, address);
    const slot = place === undefined ? undefined : findSchema(document, place);
    if (place === undefined || slot === undefined || requiredOf(slot) !== artSlotSchema)
      throw new EditRefused("There is no place for a picture any more. Reload to see.", address);
    const before = readSlot(document, place);
    if (show.kind === "none") {
      if (!isOptional(slot)) throw new EditRefused("This block needs its picture.", address);
      return withoutPart(document, place);
    }
    const {
      imageId: imageBefore,
      focalX: _x,
      focalY: _y,
      keepsDrawing: _drawing,
      alt,
      caption,
      ...bare
    } = before ?? starterArt(document, "picture");
    if (show.kind === "drawn")
      return forgetWords(writePlace(document, place, { ...bare, keepsDrawing: true }), place);
    const { kind: _kind, imageId, ...focus } = show;
    // What was said of another picture does not hold for this one.
    const isSame = imageId === imageBefore;
    const words = isSame ? { ...(alt && { alt }), ...(caption && { caption }) } : {};
    const next = { ...bare, ...words, imageId, ...focus };
    const placed = forgetWords(writePlace(document, place, next), place);
    // Another point of the same image is no wish for another arrangement.
    return Object.keys(focus).length > 0 ? placed : arrangeWithPicture(placed, place);
  },
  describe: (document, { address, show }) =>
    ({
      image: `Put a picture into ${labelAddress(document, address)}`,
      drawn: `Went back to the drawing in ${labelAddress(document, address)}`,
      none: `Removed ${labelAddress(document, address)}`,
    })[show.kind],
});

/** Words that went with another picture have no origin any more. */
function forgetWords(document: SiteDocument, place: Place): SiteDocument {
  const gone = ["alt", "caption"]
    .map((key) => [...place, key])
    .filter((inner) => readPlace(document, inner) === undefined)
    .map((inner) => addressOf(document, inner));
  return moveAddresses(document, (address) => (gone.includes(address) ? undefined : address));
}

/** A picture chosen for a block whose arrangement shows none would be nowhere. */
function arrangeWithPicture(document: SiteDocument, place: Place): SiteDocument {
  // Blocks are at ["pages", 0, "blocks", 2].
  const blockPlace = place.slice(0, 4);
  if (place[0] !== "pages" || blockPlace.length < 4) return document;
  const block = v.parse(blockSchema, readPlace(document, blockPlace));
  const variants = VARIANTS_WITH_ART[block.kind];
  if (variants === undefined || variants.includes(block.variant)) return document;
  const preferred: readonly string[] =
    DIRECTIONS[document.tokens.direction].variants[block.kind] ?? [];
  const variant = preferred.find((one) => variants.includes(one)) ?? variants[0];
  return writePlace(document, [...blockPlace, "variant"], variant);
}

function readSlot(document: SiteDocument, place: Place): ArtSlot | undefined {
  const value = readPlace(document, place);
  if (value !== undefined) return v.parse(artSlotSchema, value);
  const container = readPlace(document, place.slice(0, -1));
  if (Array.isArray(container) || typeof container !== "object")
    throw new EditRefused("That picture is not there any more.", undefined);
  return undefined;
}
