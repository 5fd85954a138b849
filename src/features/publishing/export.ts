/**
 * Writes a site as plain files, into a folder or a ZIP archive, for any static host. Forms of an
 * exported site post to this service, which is the one thing that needs it. Existing files are
 * never overwritten.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { OperatorError } from "../../lib/errors.ts";
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import type { SiteRow } from "../sites/model.ts";
import { getSiteRecord } from "../sites/service.ts";
import type { BuildFile } from "../versions/assemble-build.ts";
import { getBuild } from "../versions/builds.ts";
import type { Build } from "../versions/model.ts";
import { listBuildFiles, NOT_FOUND_PATH } from "../versions/stored-files.ts";
import { buildVersion } from "./build-version.ts";
import { readContent } from "./read-content.ts";
import {
  relativeReference,
  relativeSourceSet,
  relativeStylesheet,
  staticName,
} from "./static-paths.ts";

export type Export = { id: string; versionId: string; out: string; files: number; bytes: number };

type Entry = { name: string; bytes: Uint8Array };
type Names = ReadonlyMap<string, string>;

/**
 * Exports what visitors get, or the newest version of a draft. `out` is a folder that is missing
 * or empty, or the name of a new file that ends in `.zip`. Throws `not_found` or `OperatorError`.
 */
export async function exportSite(ctx: Context, siteId: string, out: string): Promise<Export> {
  const site = await getSiteRecord(ctx, siteId);
  const build = await findShown(ctx, site);
  const target = resolve(out);
  const isArchive = target.toLowerCase().endsWith(".zip");
  await requireFree(target, isArchive);
  const entries = await readEntries(ctx, siteId, build);
  // Written beside its place and moved there whole, so that a failure leaves nothing half done.
  const draft = join(dirname(target), `.${basename(target)}.${build.id}.partial`);
  try {
    await mkdir(dirname(target), { recursive: true });
    if (isArchive) await writeFile(draft, await archive(entries, build.createdAt));
    else await writeFolder(draft, entries);
    if (!isArchive && existsSync(target)) await rmdir(target);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw new OperatorError(
      `The site cannot be written to ${target} (${codeOf(error)}); name a place that is writable.`,
    );
  }
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes.byteLength, 0);
  return { id: siteId, versionId: build.versionId, out: target, files: entries.length, bytes };
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

async function readEntries(
  ctx: Context,
  siteId: string,
  { id, origin }: { id: string; origin: string },
): Promise<Entry[]> {
  const files = await listBuildFiles(ctx, id);
  const names: Names = new Map(files.map((file) => [file.path, staticName(file)]));
  const entries: Entry[] = [];
  const slices = new Slices();
  for (const file of files) {
    await slices.pause();
    const name = staticName(file);
    if (!/^[^/\\]+(?:\/[^/\\]+)*$/.test(name) || name.split("/").includes(".."))
      throw new Error(`the path ${file.path} cannot be a file`);
    const { bytes } = await readContent(ctx, file, "identity");
    entries.push({ name, bytes: await makePortable(ctx, { siteId, origin }, file, bytes, names) });
  }
  return entries;
}

async function makePortable(
  ctx: Context,
  { siteId, origin: siteAddress }: { siteId: string; origin: string },
  file: BuildFile,
  bytes: Uint8Array<ArrayBuffer>,
  names: Names,
): Promise<Uint8Array> {
  const from = staticName(file);
  if (file.contentType.startsWith("text/css"))
    return new TextEncoder().encode(
      relativeStylesheet(new TextDecoder().decode(bytes), from, names),
    );
  if (!file.contentType.startsWith("text/html")) return bytes;
  // The page for unknown paths is shown at every depth, where only root-relative links hold.
  const links = file.path === NOT_FOUND_PATH ? new Map<string, string>() : names;
  const formsOrigin = `${ctx.config.publicUrl}/forms/${siteId}/`;
  const rewriter = rewriterFor(from, links, formsOrigin, siteAddress);
  const rewritten = rewriter.transform(new Response(bytes));
  return new Uint8Array(await rewritten.arrayBuffer());
}

function rewriterFor(
  from: string,
  names: Names,
  formsOrigin: string,
  siteAddress: string,
): HTMLRewriter {
  const rewriter = new HTMLRewriter();
  for (const attribute of ["href", "src", "poster"])
    rewriter.on(`[${attribute}^="/"]`, {
      element(element) {
        const value = element.getAttribute(attribute) ?? "";
        element.setAttribute(attribute, relativeReference(value, from, names));
      },
    });
  for (const attribute of ["srcset", "imagesrcset"])
    rewriter.on(`[${attribute}]`, {
      element(element) {
        const value = element.getAttribute(attribute) ?? "";
        element.setAttribute(attribute, relativeSourceSet(value, from, names));
      },
    });
  // People register with the hosted site: seats are counted there.
  rewriter.on('form[action^="/events/"]', {
    element(element) {
      element.setAttribute("action", siteAddress + (element.getAttribute("action") ?? ""));
    },
  });
  return rewriter.on('form[action^="/_forms/"]', {
    element(element) {
      const form = (element.getAttribute("action") ?? "").slice("/_forms/".length);
      element.setAttribute("action", formsOrigin + form);
    },
  });
}

async function writeFolder(folder: string, entries: readonly Entry[]): Promise<void> {
  for (const { name, bytes } of entries) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

/** In parts to be written one after the other. What is compressed already is only stored. */
async function archive(entries: readonly Entry[], modifiedAt: number): Promise<Uint8Array[]> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import("fflate");
  const parts: Uint8Array[] = [];
  let fault: Error | undefined;
  const zip = new Zip((error, part) => {
    if (error) fault = error;
    else parts.push(part);
  });
  const slices = new Slices();
  for (const { name, bytes } of entries) {
    const isCompressed = /\.(?:png|jpe?g|webp|gif|woff2)$/.test(name);
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(bytes, true);
    await slices.pause();
  }
  zip.end();
  if (fault) throw fault;
  return parts;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
