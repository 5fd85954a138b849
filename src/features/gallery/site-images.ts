/** A site's images for whoever shows them: what there is, and the bytes of each file. Reads only. */
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { inOrder } from "./arrangement.ts";
import type { FileRow, ImageRow } from "./model.ts";
import { listFiles } from "./service.ts";
import { galleryFiles, galleryImages } from "./table.ts";

export type SiteImage = Pick<ImageRow, "id" | "alt" | "caption" | "width" | "height"> & {
  /** Largest first. */
  files: readonly Pick<FileRow, "hash" | "width" | "height">[];
};

/** The site's images in the order that its owner gave them; those without a place behind, oldest first. */
export async function listSiteImages(ctx: Context, siteId: string): Promise<SiteImage[]> {
  const rows = await ctx.db.orm
    .select()
    .from(galleryImages)
    .where(and(eq(galleryImages.siteId, siteId), isNull(galleryImages.deletedAt)))
    .orderBy(...inOrder);
  const files = await listFiles(ctx, rows);
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
}

/** Whether the site shows any image. */
export async function hasSiteImages(ctx: Context, siteId: string): Promise<boolean> {
  const [row] = await ctx.db.orm
    .select({ id: galleryImages.id })
    .from(galleryImages)
    .where(and(eq(galleryImages.siteId, siteId), isNull(galleryImages.deletedAt)))
    .limit(1);
  return row !== undefined;
}

/** A rendition's bytes, also of an image that is deleted but not gone yet; undefined afterwards. */
export async function readImageFile(
  ctx: Context,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await ctx.db.orm
    .select({ bytes: galleryFiles.bytes })
    .from(galleryFiles)
    .where(eq(galleryFiles.hash, hash))
    .limit(1);
  return row && new Uint8Array(row.bytes);
}

/** The same for the public: only what some gallery has. */
export async function readShownFile(
  ctx: Context,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await ctx.db.orm
    .select({ bytes: galleryFiles.bytes })
    .from(galleryFiles)
    .innerJoin(galleryImages, eq(galleryImages.id, galleryFiles.imageId))
    .where(and(eq(galleryFiles.hash, hash), isNull(galleryImages.deletedAt)))
    .limit(1);
  return row && new Uint8Array(row.bytes);
}
