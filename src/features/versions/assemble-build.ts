/** A build of a site, whole: the rendered files made ready for storage. */
import { createHash } from "node:crypto";
import type { AuditFinding, AuditReport } from "../audit/room.ts";
import type { PictureFile, RenderedFile } from "../renderer/room.ts";
import { type Content, hashBytes, prepareContent } from "./prepare-content.ts";

export type BuildFile = {
  path: string;
  hash: string;
  contentType: string;
  styleSources: string;
  /**
   * How to come by it, for a picture that is not among the contents: drawn when it is first asked
   * for, or the gallery's.
   */
  recipe: string | null;
};

/** A site's files, ready to be stored. */
export type AssembledParts = {
  /** Hash over all files: the same files have the same one, and no others have. */
  fingerprint: string;
  origin: string;
  /** Pages in the sitemap. */
  pages: number;
  files: BuildFile[];
  /** What the files consist of, each content once. */
  contents: Content[];
};

/** The same with what the audit looked at. */
export type BuildParts = AssembledParts & { audit: AuditReport };

export type AssembledBuild = AssembledParts & { id: string };

export type RenderedBuild = AssembledBuild & {
  /** What the audit found that is still so, and what it looked at. */
  findings: readonly AuditFinding[];
  audit: AuditReport;
};

export type AssembleOptions = {
  origin: string;
  /** What is drawn only when it is asked for. */
  pictures?: readonly PictureFile[] | undefined;
  /** Files whose content is kept elsewhere. */
  photos?: readonly BuildFile[] | undefined;
  signal?: AbortSignal | undefined;
  /** Told the number of pages made so far, after each. */
  onPage?: ((done: number) => void) | undefined;
};

/**
 * Takes the site's files as they are made, and hashes and compresses them. Other work gets its
 * turn after each file, and `signal` ends it with its reason.
 */
export async function assembleBuild(
  rendered: Iterable<RenderedFile>,
  { origin, pictures = [], photos = [], signal, onPage }: AssembleOptions,
): Promise<AssembledParts> {
  const files: BuildFile[] = [];
  const paths = new Set<string>();
  const contents = new Map<string, Content>();
  let pages = 0;
  let pagesDone = 0;
  for (const file of rendered) {
    if (paths.has(file.path)) throw new Error(`two files were rendered for ${file.path}`);
    paths.add(file.path);
    const hash = hashBytes(file.bytes);
    files.push(describeFile(file, hash));
    if (!contents.has(hash)) contents.set(hash, prepareContent(hash, file.bytes, file.contentType));
    if (file.inSitemap === true) pages += 1;
    if (file.kind === "page") {
      pagesDone += 1;
      onPage?.(pagesDone);
    }
    await letOthersRun();
    signal?.throwIfAborted();
  }
  files.push(...pictures.map(describePicture), ...photos);
  return {
    fingerprint: fingerprintOf(files),
    origin,
    pages,
    files,
    contents: [...contents.values()],
  };
}

function describeFile(file: RenderedFile, hash: string): BuildFile {
  const { path, contentType } = file;
  const styleSources = (file.styleHashes ?? []).map((hash) => `'${hash}'`).join(" ");
  return { path, hash, contentType, styleSources, recipe: null };
}

/** A picture is known by its recipe, which must not be taken for a file with the same bytes. */
function describePicture({ path, contentType, recipe }: PictureFile): BuildFile {
  const hash = hashBytes(Buffer.from(`picture\n${recipe}`));
  return { path, hash, contentType, styleSources: "", recipe };
}

function fingerprintOf(files: readonly BuildFile[]): string {
  const lines = files.map(({ path, hash, contentType }) => `${path}\n${hash}\n${contentType}\n`);
  return createHash("sha256").update(lines.sort().join("")).digest("hex").slice(0, 32);
}

const letOthersRun = () => new Promise<void>((resolve) => setImmediate(resolve));
