/** A site taken along: its pages for any host, and what belongs to its owner beside them. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { OperatorError } from "../../lib/errors.ts";
import { Places } from "../../lib/places.ts";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { buildVersion } from "../publishing/build-version.ts";
import type { SiteRow } from "../sites/model.ts";
import { getSiteRecord } from "../sites/service.ts";
import { getBuild } from "../versions/builds.ts";
import type { Build } from "../versions/model.ts";
import { archive } from "./archive.ts";
import type { ExportedFile } from "./exported-file.ts";
import { collectOwnerData } from "./owner-data.ts";
import { describeExport } from "./readme.ts";
import { collectSiteFiles, formsOriginOf } from "./site-files.ts";

/** An export is in memory while it is made: in all, and of one account. */
const exportPlaces = defineState(() => new Places(4, 1));

export type Export = { id: string; versionId: string; out: string; files: number; bytes: number };

/** All of a site as a ZIP archive, to be sent: what visitors get, or the newest version of a draft. */
export async function archiveSite(
  ctx: Context,
  siteId: string,
): Promise<{ name: string; archive: Blob }> {
  const site = await getSiteRecord(ctx, siteId);
  return ctx.states.of(exportPlaces).run(site.accountId, async () => {
    const build = await findShown(ctx, site);
    const files = await collectAll(ctx, site, build);
    const parts = await archive(files, ctx.clock.now());
    return { name: `${site.slug}.zip`, archive: new Blob(parts, { type: "application/zip" }) };
  });
}

async function collectAll(ctx: Context, site: SiteRow, build: Build): Promise<ExportedFile[]> {
  const { versionId, origin } = build;
  const formsOrigin = formsOriginOf(ctx, site.id);
  const exportedAt = ctx.clock.now();
  return [
    describeExport({
      ...{ name: site.name, siteId: site.id, versionId, origin, formsOrigin, exportedAt },
    }),
    ...(await collectSiteFiles(ctx, build)),
    ...(await collectOwnerData(ctx, site, versionId)),
  ];
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
  const build = await findShown(ctx, site);
  const files = withData ? await collectAll(ctx, site, build) : await collectSiteFiles(ctx, build);
  // Written beside its place and moved there whole, so that a failure leaves nothing half done.
  const draft = join(dirname(target), `.${basename(target)}.${build.id}.partial`);
  try {
    await mkdir(dirname(target), { recursive: true });
    if (isArchive) await writeFile(draft, await archive(files, build.createdAt));
    else await writeFolder(draft, files);
    if (!isArchive && existsSync(target)) await rmdir(target);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw new OperatorError(
      `The site cannot be written to ${target} (${codeOf(error)}); name a place that is writable.`,
    );
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  return { id: siteId, versionId: build.versionId, out: target, files: files.length, bytes };
}

/** What visitors get; of a site without visitors the newest version, as it would be published. */
function findShown(ctx: Context, site: SiteRow): Promise<Build> {
  const { servedBuildId, versionId } = site;
  return servedBuildId === null ? buildVersion(ctx, site, versionId) : getBuild(ctx, servedBuildId);
}

async function requireFree(target: string, isArchive: boolean): Promise<void> {
  if (!existsSync(target)) return;
  const isEmpty = !isArchive && (await readdir(target).catch(() => ["a file"])).length === 0;
  if (!isEmpty) throw new OperatorError(`${target} already exists; name a new place for the site.`);
}

async function writeFolder(folder: string, files: readonly ExportedFile[]): Promise<void> {
  for (const { name, bytes } of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
