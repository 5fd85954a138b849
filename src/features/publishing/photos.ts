/** The bytes of photographs that a build names. */
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { readImageFile } from "../gallery/room.ts";

/** Throws `not_found` once the image is deleted for good. */
export async function readPhoto(ctx: Context, hash: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readImageFile(ctx, hash);
  if (!bytes) throw notFound("image");
  return bytes;
}
