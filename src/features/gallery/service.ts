/**
 * The gallery of a site: listing, adding, changing and removing its images. Each change marks the
 * site in the same write, so that its pages follow. The pages themselves are publishing's.
 */
import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement, unlessRefused } from "../../platform/database/statements.ts";
import {
  getSite,
  markChangedStatements,
  requireSite,
  SITE_GONE,
  wakePublishing,
} from "../sites/room.ts";
import { fetchImage } from "./fetch-image.ts";
import type { Rendition } from "./image-worker/clean-webp.ts";
import { developImage } from "./image-worker/image-worker.ts";
import { inspectUpload } from "./inspect-upload.ts";
import {
  type FileRow,
  IMAGES_MAX,
  type Image,
  type ImageChange,
  type ImageListQuery,
  type ImageRow,
  toImage,
} from "./model.ts";
import { galleryFiles, galleryImages } from "./table.ts";

const GALLERY_FULL = "gallery-full";

/** An account's site; who asks for another one is told the same as for a missing one. */
export type SiteOfAccount = { accountId: string; siteId: string };
/** null as well as left out is none. */
type ImageText = { alt?: string | null | undefined; caption?: string | null | undefined };

/** Newest first. Throws `not_found`. */
export async function listImages(
  ctx: Context,
  { accountId, siteId }: SiteOfAccount,
  { limit, skip }: ImageListQuery,
): Promise<{ images: Image[]; total: number }> {
  await getSite(ctx, accountId, siteId);
  const [rows, [counted]] = await Promise.all([
    ctx.db.orm
      .select()
      .from(galleryImages)
      .where(isShown(siteId))
      .orderBy(desc(galleryImages.createdAt), desc(galleryImages.id))
      .limit(limit)
      .offset(skip),
    ctx.db.orm.select({ total: count() }).from(galleryImages).where(isShown(siteId)),
  ]);
  const files = await listFiles(ctx, rows);
  return {
    images: rows.flatMap((row) => showWith(ctx, row, files.get(row.id)) ?? []),
    total: counted?.total ?? 0,
  };
}

/**
 * Adds the picture in `bytes`, whatever its sender calls it. Throws `not_found`, and
 * `invalid_request` for what is no picture of ours or when the gallery is full; nothing is stored then.
 * `alsoWrite` stands in front of the write.
 */
export async function addImage(
  ctx: Context,
  { accountId, siteId }: SiteOfAccount,
  bytes: Uint8Array<ArrayBuffer>,
  text: ImageText,
  alsoWrite: readonly Statement[] = [],
): Promise<Image> {
  // What is no picture is refused before the site is looked at, like any other bad input.
  const { picture, facts } = await inspectUpload(bytes);
  await getSite(ctx, accountId, siteId);
  await requireRoom(ctx, siteId);
  const renditions = await developImage(ctx, accountId, picture, facts);
  const [largest] = renditions;
  if (!largest) throw new Error("an image without renditions");
  const row: ImageRow = {
    id: ctx.ids.create("img"),
    siteId,
    alt: text.alt ?? "",
    caption: text.caption ?? null,
    width: largest.width,
    height: largest.height,
    ...{ focalX: null, focalY: null, position: null },
    createdAt: ctx.clock.now(),
    deletedAt: null,
  };
  const files = renditions.map((rendition) => toFile(row.id, rendition));
  const write = () =>
    writeChange(ctx, siteId, [
      // It took a while to be developed.
      requireSite(siteId),
      ...alsoWrite,
      requireThat(GALLERY_FULL, sql`${countShown(siteId)} < ${IMAGES_MAX}`),
      ctx.db.orm.insert(galleryImages).values(row),
      ...files.map((file) => ctx.db.orm.insert(galleryFiles).values(file)),
    ]);
  if (!(await unlessRefused(SITE_GONE, write))) throw notFound("site");
  return toImage(ctx.config, row, files);
}

/** Adds the picture at an address, as `addImage` does; nothing is fetched for a site that is not there. */
export async function addLinkedImage(
  ctx: Context,
  site: SiteOfAccount,
  url: string,
  text: ImageText,
): Promise<Image> {
  await getSite(ctx, site.accountId, site.siteId);
  await requireRoom(ctx, site.siteId);
  return addImage(ctx, site, await fetchImage(ctx, url), text);
}

/** Changes what is said about an image. Throws `not_found`. */
export async function changeImage(
  ctx: Context,
  { accountId, siteId }: SiteOfAccount,
  imageId: string,
  change: ImageChange,
): Promise<Image> {
  await getImageRow(ctx, accountId, siteId, imageId);
  // Only what was sent, so that changes of the same moment add up; sent empty means without a value.
  const sent = {
    ...("alt" in change && { alt: change.alt ?? "" }),
    ...("caption" in change && { caption: change.caption ?? null }),
  };
  if (Object.keys(sent).length > 0)
    await writeChange(ctx, siteId, [
      ctx.db.orm
        .update(galleryImages)
        .set(sent)
        .where(and(isShown(siteId), eq(galleryImages.id, imageId))),
    ]);
  return showImage(ctx, await getImageRow(ctx, accountId, siteId, imageId));
}

/** Takes an image out of the gallery; answers it as it was. Throws `not_found`. */
export async function deleteImage(
  ctx: Context,
  { accountId, siteId }: SiteOfAccount,
  imageId: string,
): Promise<Image> {
  const row = await getImageRow(ctx, accountId, siteId, imageId);
  const image = await showImage(ctx, row);
  await writeChange(ctx, siteId, [
    statement(sql`update ${galleryImages} set deleted_at = ${ctx.clock.now()}
      where id = ${imageId} and deleted_at is null`),
  ]);
  return image;
}

/** Looked at again in the write; before the decoding it saves that for nothing. */
async function requireRoom(ctx: Context, siteId: string): Promise<void> {
  const [counted] = await ctx.db.orm
    .select({ total: count() })
    .from(galleryImages)
    .where(isShown(siteId));
  if ((counted?.total ?? 0) >= IMAGES_MAX) throw galleryFull();
}

const galleryFull = () =>
  invalidRequest(`The gallery is full: a site has at most ${IMAGES_MAX} images. Delete one first.`);

export const isShown = (siteId: string) =>
  and(eq(galleryImages.siteId, siteId), isNull(galleryImages.deletedAt));

const countShown = (siteId: string) =>
  sql`(select count(*) from ${galleryImages} where site_id = ${siteId} and deleted_at is null)`;

export async function getImageRow(
  ctx: Context,
  accountId: string,
  siteId: string,
  imageId: string,
): Promise<ImageRow> {
  await getSite(ctx, accountId, siteId);
  const [row] = await ctx.db.orm
    .select()
    .from(galleryImages)
    .where(and(isShown(siteId), eq(galleryImages.id, imageId)));
  if (!row) throw notFound("image");
  return row;
}

export async function showImage(ctx: Context, row: ImageRow): Promise<Image> {
  const files = await listFiles(ctx, [row]);
  const image = showWith(ctx, row, files.get(row.id));
  if (!image) throw notFound("image");
  return image;
}

/** Undefined for one that was removed for good, with its site or after it was deleted, since its row was read. */
export const showWith = (
  { config }: Context,
  row: ImageRow,
  files: readonly FileRow[] | undefined,
): Image | undefined => (files === undefined ? undefined : toImage(config, row, files));

/** Renditions of these images by their ids, largest first, without their bytes. */
export async function listFiles(
  ctx: Context,
  images: readonly ImageRow[],
): Promise<Map<string, FileRow[]>> {
  const { bytes: _, ...columns } = getTableColumns(galleryFiles);
  const rows =
    images.length === 0
      ? []
      : await ctx.db.orm
          .select(columns)
          .from(galleryFiles)
          .where(
            inArray(
              galleryFiles.imageId,
              images.map(({ id }) => id),
            ),
          )
          .orderBy(desc(galleryFiles.width), desc(galleryFiles.height));
  return Map.groupBy(rows, (row) => row.imageId);
}

function toFile(imageId: string, { width, height, bytes }: Rendition) {
  const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("hex");
  return {
    imageId,
    width,
    height,
    hash,
    length: bytes.byteLength,
    bytes: Buffer.from(bytes.buffer),
  };
}

export async function writeChange(
  ctx: Context,
  siteId: string,
  statements: Parameters<Context["db"]["write"]>[0],
): Promise<void> {
  const marks: Statement[] = markChangedStatements(ctx, siteId);
  const isWritten = await unlessRefused(GALLERY_FULL, () =>
    ctx.db.write([...statements, ...marks]),
  );
  if (!isWritten) throw galleryFull();
  wakePublishing(ctx);
}
