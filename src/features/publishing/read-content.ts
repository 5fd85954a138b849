/** A file of a build as bytes, wherever it comes from: stored, drawn when first asked for, or a photograph. */
import type { Context } from "../../platform/context.ts";
import { type BuildFile, type Encoding, readStored } from "../versions/room.ts";
import { PHOTO } from "./photo-files.ts";
import { readPhoto } from "./photos.ts";
import { readPicture } from "./pictures.ts";

/**
 * The file in the encoding asked for, or in the one it can be had in. Draws a picture if need be.
 * Throws `not_found` for a photograph that its owner has deleted.
 */
export async function readContent(
  ctx: Context,
  { hash, recipe }: Pick<BuildFile, "hash" | "recipe">,
  encoding: Encoding,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; encoding: Encoding }> {
  if (recipe === PHOTO) return { bytes: await readPhoto(ctx, hash), encoding: "identity" };
  if (recipe !== null)
    return { bytes: await readPicture(ctx, { hash, recipe }), encoding: "identity" };
  return readStored(ctx, hash, encoding);
}
