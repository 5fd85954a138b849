/** Reads what publishing has stored: for hosting, export and readiness. It changes nothing. */
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { listVersionIds } from "../sites/release-queue.ts";
import { PHOTO, readPhoto } from "./photos.ts";
import { readPicture } from "./pictures.ts";
import { contents, versionFiles } from "./table.ts";
import type { VersionFile } from "./version.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Where pages that link to a file find it, and where it may stay cached for good. */
export const ASSET_PREFIX = "/_assets/";
/** The path at which a version keeps the page for paths that do not exist. */
export const NOT_FOUND_PATH = "/404";

const decompressGzip = promisify(gunzip);

const fileColumns = {
  path: versionFiles.path,
  hash: versionFiles.hash,
  contentType: versionFiles.contentType,
  styleSources: versionFiles.styleSources,
  recipe: versionFiles.recipe,
};

export async function listVersionFiles(ctx: Context, versionId: string): Promise<VersionFile[]> {
  return ctx.db.orm
    .select(fileColumns)
    .from(versionFiles)
    .where(eq(versionFiles.versionId, versionId));
}

/** Pages that a visitor can reach by their path: HTML other than the one for unknown paths. */
export const isPage = (file: VersionFile): boolean =>
  file.contentType.startsWith("text/html") && file.path !== NOT_FOUND_PATH;

/**
 * The file in the encoding asked for, or in the one it can be had in. Draws a picture if need be.
 * Throws `not_found` for a photograph that its owner has deleted.
 */
export async function readContent(
  ctx: Context,
  { hash, recipe }: Pick<VersionFile, "hash" | "recipe">,
  encoding: Encoding,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; encoding: Encoding }> {
  if (recipe === PHOTO) return { bytes: await readPhoto(ctx, hash), encoding: "identity" };
  if (recipe !== null)
    return { bytes: await readPicture(ctx, { hash, recipe }), encoding: "identity" };
  const [row] = await ctx.db.orm.select().from(contents).where(eq(contents.hash, hash));
  if (!row) throw new Error(`content ${hash} is missing`);
  if (row.identity) return { bytes: own(row.identity), encoding: "identity" };
  if (!row.brotli || !row.gzip) throw new Error(`content ${hash} has no bytes`);
  if (encoding === "br") return { bytes: own(row.brotli), encoding };
  if (encoding === "gzip") return { bytes: own(row.gzip), encoding };
  return { bytes: own(await decompressGzip(row.gzip)), encoding };
}

/**
 * An asset of any kept version of the site: pages that a visitor still has open after a republish
 * go on finding theirs. Photographs are left out: one that is on no page any more was deleted.
 */
export async function findKeptAsset(
  ctx: Context,
  siteId: string,
  path: string,
): Promise<VersionFile | undefined> {
  const versionIds = await listVersionIds(ctx, siteId);
  const [row] = await ctx.db.orm
    .select(fileColumns)
    .from(versionFiles)
    .where(
      and(
        inArray(versionFiles.versionId, versionIds),
        eq(versionFiles.path, path),
        sql`${versionFiles.recipe} is not ${PHOTO}`,
      ),
    )
    .limit(1);
  return row;
}

/** Bytes of exactly their own length, without the buffer they may be a window into. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
