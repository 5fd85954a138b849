/**
 * A site's pages and what belongs to them as plain files for any static host. Forms of an exported site
 * post to this service, which is the one thing that needs it.
 */
import { ApiError } from "../../lib/errors.ts";
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { readContent } from "../publishing/room.ts";
import { type Build, type BuildFile, listBuildFiles, NOT_FOUND_PATH } from "../versions/room.ts";
import type { ExportedFile } from "./exported-file.ts";
import {
  relativeManifest,
  relativeReference,
  relativeSourceSet,
  relativeStylesheet,
  staticName,
} from "./static-paths.ts";

type Names = ReadonlyMap<string, string>;

/** Where the forms of an exported site are sent. */
export const formsOriginOf = (ctx: Context, siteId: string): string =>
  `${ctx.config.publicUrl}/forms/${siteId}/`;

/** Every file of the build; a photograph that was deleted since then is left out. */
export async function* collectSiteFiles(
  ctx: Context,
  { id, siteId }: Build,
): AsyncGenerator<ExportedFile> {
  const files = await listBuildFiles(ctx, id);
  const names: Names = new Map(files.map((file) => [file.path, staticName(file)]));
  const slices = new Slices();
  for (const file of files) {
    await slices.pause();
    const name = staticName(file);
    if (!/^[^/\\]+(?:\/[^/\\]+)*$/.test(name) || name.split("/").includes(".."))
      throw new Error(`the path ${file.path} cannot be a file`);
    const bytes = await readBytes(ctx, file);
    if (bytes === undefined) continue;
    yield { name, parts: [await makePortable(ctx, siteId, file, bytes, names)] };
  }
}

async function readBytes(
  ctx: Context,
  file: BuildFile,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return (await readContent(ctx, file, "identity")).bytes;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw error;
  }
}

async function makePortable(
  ctx: Context,
  siteId: string,
  file: BuildFile,
  bytes: Uint8Array<ArrayBuffer>,
  names: Names,
): Promise<Uint8Array<ArrayBuffer>> {
  const from = staticName(file);
  if (file.contentType.startsWith("text/css"))
    return new TextEncoder().encode(
      relativeStylesheet(new TextDecoder().decode(bytes), from, names),
    );
  if (file.contentType.startsWith("application/manifest+json"))
    return new TextEncoder().encode(relativeManifest(new TextDecoder().decode(bytes), from, names));
  if (!file.contentType.startsWith("text/html")) return bytes;
  // The page for unknown paths is shown at every depth, where only root-relative links hold.
  const links = file.path === NOT_FOUND_PATH ? new Map<string, string>() : names;
  const formsOrigin = formsOriginOf(ctx, siteId);
  const rewriter = rewriterFor(from, links, formsOrigin);
  const rewritten = rewriter.transform(new Response(bytes));
  return new Uint8Array(await rewritten.arrayBuffer());
}

function rewriterFor(from: string, names: Names, formsOrigin: string): HTMLRewriter {
  const rewriter = new HTMLRewriter();
  for (const attribute of ["href", "src", "poster", "data-script"])
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
  rewriteStyles(rewriter, from, names);
  // Seats are counted where the site is hosted; the service takes them there from any page.
  rewriter.on('form[action^="/events/"]', {
    element(element) {
      element.setAttribute("action", formsOrigin + (element.getAttribute("action") ?? "").slice(1));
    },
  });
  return rewriter.on('form[action^="/_forms/"]', {
    element(element) {
      const form = (element.getAttribute("action") ?? "").slice("/_forms/".length);
      element.setAttribute("action", formsOrigin + form);
    },
  });
}

/** A page brings its typefaces along in itself. Its text comes in pieces, any of which may end in a reference. */
function rewriteStyles(rewriter: HTMLRewriter, from: string, names: Names): void {
  let css = "";
  rewriter.on("style", {
    text(piece) {
      css += piece.text;
      piece.remove();
      if (!piece.lastInTextNode) return;
      piece.after(relativeStylesheet(css, from, names), { html: true });
      css = "";
    },
  });
}
