/**
 * Fonts and pictures of previews. A page in a sandbox has no origin, so that its requests carry no cookie:
 * their address carries a signature instead, which is good for a day or two and for one site.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { notFound } from "../../../../lib/errors.ts";
import type { Context } from "../../../../platform/context.ts";
import { TYPE_PAIR_IDS, type TypePairId } from "../../../design/room.ts";
import { listSiteImages } from "../../../gallery/room.ts";
import { photoPath, readPhoto } from "../../../publishing/room.ts";
import type { ConsoleRequest } from "../mount.ts";
import { readPreviewDocument } from "./preview-document.ts";

const PREVIEW_FILES = "/console/api/preview-files";
const DAY_MS = 86_400_000;

/** What stands in front of the files' paths: the same for a day, so that browsers keep what they have. */
export function previewFiles(
  ctx: Context,
  siteId: string,
  which: string,
  typePair?: TypePairId,
): string {
  const expiry = String(Math.ceil(ctx.clock.now() / DAY_MS) + 1);
  const shown = typePair === undefined ? which : `${which}~${typePair}`;
  return `${PREVIEW_FILES}/${siteId}/${shown}/${expiry}.${sign(ctx, siteId, expiry)}`;
}

function sign(ctx: Context, siteId: string, expiry: string): string {
  return createHmac("sha256", ctx.instanceKey)
    .update(`preview files\n${siteId}\n${expiry}`)
    .digest("base64url");
}

function isSigned(ctx: Context, siteId: string, token: string): boolean {
  const [expiry = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(ctx, siteId, expiry));
  const given = Buffer.from(signature);
  const isOpen = Number(expiry) * DAY_MS > ctx.clock.now();
  return isOpen && given.length === expected.length && timingSafeEqual(given, expected);
}

/** `/console/api/preview-files/{siteId}/{draft|versionId}[~typefaces]/{token}/_assets/…` */
export async function answerPreviewFile(
  ctx: Context,
  { path }: Pick<ConsoleRequest, "path">,
): Promise<Response> {
  const [, , , , siteId = "", shown = "", token = "", ...rest] = path.split("/");
  const file = `/${rest.join("/")}`;
  if (!isSigned(ctx, siteId, token)) throw notFound("file");
  const bytes = file.endsWith(".woff2")
    ? await findFont(ctx, siteId, shown, file)
    : await findPhoto(ctx, siteId, file);
  if (bytes === undefined) throw notFound("file");
  return new Response(bytes, {
    headers: {
      "content-type": file.endsWith(".woff2") ? "font/woff2" : "image/webp",
      // A page without an origin asks for them.
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "private, max-age=86400, immutable",
    },
  });
}

async function findFont(
  ctx: Context,
  siteId: string,
  shown: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [which = "", pair] = shown.split("~");
  const document = await readPreviewDocument(ctx, siteId, which);
  const typePair = TYPE_PAIR_IDS.find((id) => id === pair) ?? document.tokens.typePair;
  const { previewFonts } = await import("../../../renderer/room.ts");
  const fonts = previewFonts({ ...document, tokens: { ...document.tokens, typePair } });
  const bytes = fonts.get(path);
  return bytes && new Uint8Array(bytes);
}

async function findPhoto(
  ctx: Context,
  siteId: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const images = await listSiteImages(ctx, siteId);
  const hashes = images.flatMap(({ files }) => files.map(({ hash }) => hash));
  const hash = hashes.find((one) => photoPath(one) === path);
  return hash === undefined ? undefined : readPhoto(ctx, hash);
}
