/** An image of a gallery as clients see it, and what they send to make or change one. */
import * as v from "valibot";
import { pagingEntries } from "../../http/paging.ts";
import { boundedText, isWebUrl, optionalText } from "../../lib/text.ts";
import type { Config } from "../../platform/config.ts";
import type { galleryFiles, galleryImages } from "./table.ts";

/** An upload's or a fetched file's limit. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;
export const IMAGES_MAX = 500;
export const CONTENT_TYPE = "image/webp";

const PAGE_SIZE = 50;
const ALT_LENGTH_MAX = 300;
const CAPTION_LENGTH_MAX = 500;

const alt = () =>
  optionalText(ALT_LENGTH_MAX, "What the image shows, for people who cannot see it.");
const caption = () => optionalText(CAPTION_LENGTH_MAX, "A line that is shown under the image.");

export const imageSchema = v.object({
  id: v.string(),
  /** The image in WebP, its longest side at most 2560 px. */
  url: v.string(),
  /** The same at 480 px at most. */
  thumbnailUrl: v.string(),
  alt: v.string(),
  caption: v.nullable(v.string()),
  /** Of the image at `url`, as the next three are too. */
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  contentType: v.literal(CONTENT_TYPE),
  createdAt: v.number(),
});
export type Image = v.InferOutput<typeof imageSchema>;

export const imageAnswerSchema = v.object({ image: imageSchema });
export const imageListSchema = v.object({ images: v.array(imageSchema), total: v.number() });
export const imageListQuerySchema = v.object(pagingEntries(PAGE_SIZE));
export type ImageListQuery = v.InferOutput<typeof imageListQuerySchema>;

/** The text fields of an upload. */
export const uploadSchema = v.object({ alt: alt(), caption: caption() });

export const linkSchema = v.object({
  url: v.pipe(
    boundedText(2_048, "Where the service fetches the image from."),
    v.check(isWebUrl, "must be an absolute http or https URL, such as https://example.com/a.jpg"),
  ),
  alt: v.nullish(alt()),
  caption: v.nullish(caption()),
});

export const imageChangeSchema = v.pipe(
  v.object({ alt: v.nullish(alt()), caption: v.nullish(caption()) }),
  v.check((change) => "alt" in change || "caption" in change, "must have `alt` or `caption`"),
);
export type ImageChange = v.InferOutput<typeof imageChangeSchema>;

export type ImageRow = typeof galleryImages.$inferSelect;
/** A rendition without its bytes. */
export type FileRow = Omit<typeof galleryFiles.$inferSelect, "bytes">;

/** `files` are the image's renditions, largest first. */
export function toImage(config: Config, row: ImageRow, files: readonly FileRow[]): Image {
  const [largest, thumbnail] = [files[0], files.at(-1)];
  if (!largest || !thumbnail) throw new Error(`image ${row.id} has no files`);
  return {
    id: row.id,
    url: mediaUrl(config, largest.hash),
    thumbnailUrl: mediaUrl(config, thumbnail.hash),
    alt: row.alt,
    caption: row.caption,
    width: row.width,
    height: row.height,
    bytes: largest.length,
    contentType: CONTENT_TYPE,
    createdAt: row.createdAt,
  };
}

/**
 * On the service's own origin, which a draft has as well as a published site, and which a change of
 * domain leaves as it is. Nobody guesses a hash.
 */
const mediaUrl = (config: Config, hash: string) => `${config.publicUrl}/media/${hash}.webp`;
