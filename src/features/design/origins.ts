// Where the texts of a document come from. What neither the brief nor the owner nor the owner's
// existing site says is an assumption, which the owner confirms, changes or strikes.
import * as v from "valibot";

export const ORIGINS = ["brief", "existing", "owner", "trade", "model"] as const;
export type TextOrigin = (typeof ORIGINS)[number];

export const originEntrySchema = v.object({
  from: v.picklist(ORIGINS),
  /** The text in the trade knowledge, the field of the brief, or the fact it rests on. */
  id: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type OriginEntry = v.InferOutput<typeof originEntrySchema>;

/**
 * By address: "/services#offers/items/0/text" is a text of the block `offers` on the page /services,
 * "/services#/title" one of the page itself, "#/identity/summary" one of the whole site.
 */
export const originsSchema = v.record(v.pipe(v.string(), v.maxLength(300)), originEntrySchema);
export type Origins = v.InferOutput<typeof originsSchema>;

/** Ids of texts that hold for any business and say nothing of this one. */
export const GENERAL_PREFIX = "general/";

export type Assumption = { address: string; id: string | undefined };

/** What the site says without having been told, in the document's order. */
export const listAssumptions = (origins: Origins): Assumption[] =>
  Object.entries(origins)
    .filter(
      ([, { from, id }]) =>
        from === "model" || (from === "trade" && id?.startsWith(GENERAL_PREFIX) !== true),
    )
    .map(([address, { id }]) => ({ address, id }));
