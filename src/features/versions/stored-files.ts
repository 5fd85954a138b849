/** The files of builds as they are stored: read by hosting, export and readiness. */
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import type { BuildFile } from "./assemble-build.ts";
import { listBuildIds } from "./builds.ts";
import { buildFiles, contents } from "./table.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Where pages that link to a file find it, and where it may stay cached for good. */
export const ASSET_PREFIX = "/_assets/";
/** The path at which a build keeps the page for paths that do not exist. */
export const NOT_FOUND_PATH = "/404";

const decompressGzip = promisify(gunzip);

const fileColumns = {
  path: buildFiles.path,
  hash: buildFiles.hash,
  contentType: buildFiles.contentType,
  styleSources: buildFiles.styleSources,
  recipe: buildFiles.recipe,
};

export async function listBuildFiles(ctx: Context, buildId: string): Promise<BuildFile[]> {
  return ctx.db.orm.select(fileColumns).from(buildFiles).where(eq(buildFiles.buildId, buildId));
}

/** Pages that a visitor can reach by their path: HTML other than the one for unknown paths. */
export const isPage = (file: BuildFile): boolean =>
  file.contentType.startsWith("text/html") && file.path !== NOT_FOUND_PATH;

/** A stored content in the encoding asked for, or in the one it can be had in. */
export async function readStored(
  ctx: Context,
  hash: string,
  encoding: Encoding,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; encoding: Encoding }> {
  const [row] = await ctx.db.orm.select().from(contents).where(eq(contents.hash, hash));
  if (!row) throw new Error(`content ${hash} is missing`);
  if (row.identity) return { bytes: own(row.identity), encoding: "identity" };
  if (!row.brotli || !row.gzip) throw new Error(`content ${hash} has no bytes`);
  if (encoding === "br") return { bytes: own(row.brotli), encoding };
  if (encoding === "gzip") return { bytes: own(row.gzip), encoding };
  return { bytes: own(await decompressGzip(row.gzip)), encoding };
}

/** What is stored under that hash as it is, uncompressed; undefined where nothing is. */
export async function findStored(
  ctx: Context,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await ctx.db.orm
    .select({ identity: contents.identity })
    .from(contents)
    .where(eq(contents.hash, hash));
  return row?.identity ? own(row.identity) : undefined;
}

/**
 * Stores what was made after its build, such as a picture; it goes when its last build does, and is not
 * stored where that has gone already: nobody would remove it.
 */
export async function storeLate(
  ctx: Context,
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await ctx.db.write([
    statement(sql`insert or ignore into ${contents} (hash, length, identity)
      select ${hash}, ${bytes.byteLength}, ${bytes}
      where exists (select 1 from ${buildFiles} where hash = ${hash})`),
  ]);
}

/**
 * An asset of any kept build of the site: pages that a visitor still has open after a republish go on
 * finding theirs. Those of the recipe `exceptRecipe` are left out.
 */
export async function findKeptAsset(
  ctx: Context,
  siteId: string,
  path: string,
  exceptRecipe: string,
): Promise<BuildFile | undefined> {
  const buildIds = await listBuildIds(ctx, siteId);
  const [row] = await ctx.db.orm
    .select(fileColumns)
    .from(buildFiles)
    .where(
      and(
        inArray(buildFiles.buildId, buildIds),
        eq(buildFiles.path, path),
        sql`${buildFiles.recipe} is not ${exceptRecipe}`,
      ),
    )
    .limit(1);
  return row;
}

/** Bytes of exactly their own length, without the buffer they may be a window into. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
