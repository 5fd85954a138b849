/** Versions, builds and drafts as other rooms and clients see them. */
import * as v from "valibot";
import { pagingEntries } from "../../http/paging.ts";
import type { builds, versions } from "./table.ts";

/** Why a version was made. `settings`: a change of the site's settings, such as its language. */
export const VERSION_REASONS = ["generated", "edited", "restored", "revised", "settings"] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

export type Version = typeof versions.$inferSelect;
/** A version without its document, which may be large. */
export type VersionEntry = Omit<Version, "document">;
export type Build = typeof builds.$inferSelect;

export const listedVersionSchema = v.object({
  id: v.string(),
  createdAt: v.number(),
  why: v.pipe(
    v.picklist(VERSION_REASONS),
    v.description("How it came about: built from a brief, edited, restored, revised, or settings."),
  ),
  who: v.pipe(
    v.nullable(v.string()),
    v.description("Id of the key or person that made it; null for the service and its operator."),
  ),
  base: v.pipe(
    v.nullable(v.string()),
    v.description("The version it was made from; of a restored one the one that came back."),
  ),
  isLive: v.pipe(v.boolean(), v.description("Visitors get it.")),
  isNewest: v.pipe(v.boolean(), v.description("A publish would show it.")),
});
export type ListedVersion = v.InferOutput<typeof listedVersionSchema>;

export const versionListQuerySchema = v.object(pagingEntries(50));

export const versionListSchema = v.object({
  versions: v.array(listedVersionSchema),
  total: v.pipe(v.number(), v.description("All versions that are kept, before limit and skip.")),
});

export const versionAnswerSchema = v.object({ version: listedVersionSchema });
