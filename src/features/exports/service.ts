/** A site taken along: its pages for any host, and what belongs to its owner beside them. */
import { existsSync } from "node:fs";
import { link, mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { ApiError, OperatorError } from "../../lib/errors.ts";
import { FairSemaphore } from "../../lib/fair-semaphore.ts";
import type { Context } from "../../platform/context.ts";
import { refuseLostLink } from "../../platform/lost-link.ts";
import { defineState } from "../../platform/room-state.ts";
import { buildVersion } from "../publishing/room.ts";
import { getSiteRecord, type SiteRow } from "../sites/room.ts";
import { type Build, getBuild } from "../versions/room.ts";
import { archive } from "./archive.ts";
import type { ExportedFile } from "./exported-file.ts";
import { collectOwnerData } from "./owner-data.ts";
import { describeExport } from "./readme.ts";
import { collectSiteFiles, formsOriginOf } from "./site-files.ts";
import { type Parts, streamOf } from "./stream-of.ts";

/** An export is in memory while it is made: in all, and of one account. */
const exportPlaces = defineState(() => new FairSemaphore(4, 1));

export type Export = { id: string; versionId: string; out: string; files: number; bytes: number };

/**
 * All of a site as a ZIP archive, to be sent: what visitors get, or the newest version of a draft. It is
 * answered once it has its place among exports, and made while it is read: one that ends is whole. Throws
 * `not_found`, also of a site that is removed while its export waits.
 */
export async function archiveSite(
  ctx: Context,
  siteId: string,
): Promise<{ name: string; archive: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const site = await getSiteRecord(ctx, siteId);
  const name = `${site.slug}.zip`;
  const parts = inPlace(ctx, site.accountId, () => archiveAll(ctx, siteId));
  return { name, archive: await streamOf(parts) };
}

/** A table to be sent, made while it is read, in the account's place among exports. Throws what `parts` do. */
export const tableOf = (
  ctx: Context,
  accountId: string,
  parts: Parts,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> =>
  streamOf(inPlace(ctx, accountId, () => parts));

async function* archiveAll(ctx: Context, siteId: string) {
  let hasBegun = false;
  try {
    // It may have waited for its place.
    const site = await getSiteRecord(ctx, siteId);
    const build = await unlessRemoved(ctx, siteId, () => findShown(ctx, site));
    for await (const part of archive(collectAll(ctx, site, build), ctx.clock.now())) {
      yield part;
      hasBegun = true;
    }
  } catch (error) {
    // All that its reader sees is that it breaks off.
    if (hasBegun) ctx.log.error({ err: error, siteId }, "an export broke off");
    throw error;
  }
}

/** What cannot be read of a site that was removed meanwhile is missing like the site. Throws `not_found`. */
async function unlessRemoved<Result>(
  ctx: Context,
  siteId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await getSiteRecord(ctx, siteId);
    throw error;
  }
}

/** Holds one of the account's places from the first part to the end, whichever end that is. */
async function* inPlace(ctx: Context, accountId: string, make: () => Parts): Parts {
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  void ctx.states.of(exportPlaces).run(accountId, () => {
    entered.resolve();
    return left.promise;
  });
  await entered.promise;
  try {
    yield* make();
  } finally {
    left.resolve();
  }
}

/** Throws `not_found` at its end for a site that was removed meanwhile: then something is missing. */
async function* collectAll(
  ctx: Context,
  site: SiteRow,
  build: Build,
): AsyncGenerator<ExportedFile> {
  const { versionId, origin } = build;
  const formsOrigin = formsOriginOf(ctx, site.id);
  const exportedAt = ctx.clock.now();
  yield describeExport({
    ...{ name: site.name, siteId: site.id, versionId, origin, formsOrigin, exportedAt },
  });
  yield* collectSiteFiles(ctx, build);
  yield* collectOwnerData(ctx, site, versionId);
  await getSiteRecord(ctx, site.id);
}

/** Of a site that is removed meanwhile files are missing: that is no export. */
async function* collectPages(ctx: Context, build: Build): AsyncGenerator<ExportedFile> {
  yield* collectSiteFiles(ctx, build);
  await getSiteRecord(ctx, build.siteId);
}

/**
 * Writes a site to `out`, a folder that is missing or empty, or the name of a new file that ends in
 * `.zip`; existing files are never overwritten. With `withData` what belongs to the owner and not on the
 * web is written, too. Throws `not_found` or `OperatorError`.
 */
export async function exportSite(
  ctx: Context,
  siteId: string,
  out: string,
  { withData = false }: { withData?: boolean } = {},
): Promise<Export> {
  const site = await getSiteRecord(ctx, siteId);
  const target = resolve(out);
  const isArchive = target.toLowerCase().endsWith(".zip");
  await requireFree(target, isArchive);
  const build = await unlessRemoved(ctx, siteId, () => findShown(ctx, site));
  const collected = withData ? collectAll(ctx, site, build) : collectPages(ctx, build);
  const written = { files: 0, bytes: 0 };
  // Written beside its place and moved there whole, so that a failure leaves nothing half done; each under
  // a name of its own, so that two to one place do not write into each other.
  const draft = join(dirname(target), `.${basename(target)}.${ctx.ids.create("req")}.partial`);
  try {
    await mkdir(dirname(target), { recursive: true });
    const files = counted(collected, written);
    if (isArchive)
      await writeFile(draft, archive(files, build.createdAt), withData ? PRIVATE_FILE : undefined);
    else await writeFolder(draft, files);
    // Another may have been quicker.
    await requireFree(target, isArchive);
    if (isArchive) await placeFile(draft, target);
    else {
      if (existsSync(target)) await rmdir(target);
      await rename(draft, target);
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Only what the file system refuses has a code, and is the operator's to mend.
    if (error instanceof ApiError || !(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOTEMPTY" || error.code === "EEXIST") throw alreadyThere(target);
    throw new OperatorError(
      `The site cannot be written to ${target} (${error.code}); name a place that is writable.`,
    );
  }
  return { id: siteId, versionId: build.versionId, out: target, ...written };
}

/** File systems without a second name for one file. */
const NO_LINKS: ReadonlySet<unknown> = new Set([
  "EPERM",
  "ENOTSUP",
  "EOPNOTSUPP",
  "ENOSYS",
  "EMLINK",
]);

/** Unlike a move, a second name is refused with EEXIST where another file has come meanwhile. */
async function placeFile(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && NO_LINKS.has(error.code))) throw error;
    return rename(draft, target);
  }
  await rm(draft);
}

async function* counted(
  files: AsyncIterable<ExportedFile>,
  written: { files: number; bytes: number },
): AsyncGenerator<ExportedFile> {
  for await (const { name, parts } of files) {
    written.files += 1;
    yield { name, parts: countedParts(parts, written) };
  }
}

async function* countedParts(parts: ExportedFile["parts"], written: { bytes: number }): Parts {
  for await (const part of parts) {
    written.bytes += part.byteLength;
    yield part;
  }
}

/** What visitors get; of a site without visitors the newest version, as it would be published. */
function findShown(ctx: Context, site: SiteRow): Promise<Build> {
  const { servedBuildId, versionId } = site;
  return servedBuildId === null ? buildVersion(ctx, site, versionId) : getBuild(ctx, servedBuildId);
}

/** What visitors wrote is for the owner of the files alone; pages are for a web server's user, too. */
const PRIVATE_PREFIX = "_private/";
const PRIVATE_FOLDER = { mode: 0o700 };
const PRIVATE_FILE = { mode: 0o600 };

async function requireFree(target: string, isArchive: boolean): Promise<void> {
  refuseLostLink(target, "name a new place for the site");
  if (!existsSync(target)) return;
  const isEmpty = !isArchive && (await readdir(target).catch(() => ["a file"])).length === 0;
  if (!isEmpty) throw alreadyThere(target);
}

const alreadyThere = (target: string) =>
  new OperatorError(`${target} already exists; name a new place for the site.`);

async function writeFolder(folder: string, files: AsyncIterable<ExportedFile>): Promise<void> {
  for await (const { name, parts } of files) {
    const path = join(folder, name);
    const isPrivate = name.startsWith(PRIVATE_PREFIX);
    await mkdir(dirname(path), { recursive: true, ...(isPrivate ? PRIVATE_FOLDER : {}) });
    await writeFile(path, parts, isPrivate ? PRIVATE_FILE : undefined);
  }
}
