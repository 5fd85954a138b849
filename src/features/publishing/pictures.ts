/**
 * Pictures that a build holds as recipes: drawn when somebody first asks for one, then stored
 * like any other content. Most are never asked for, and drawing them all would hold up a build.
 */
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { findStored, storeLate } from "../versions/room.ts";

/** Threads, like what is drawn in them, are none of a service's business before the first picture. */
const artWorkers = defineState(async () => {
  const { ArtWorker } = await import("./art-worker/art-worker.ts");
  return new ArtWorker();
});

/** The picture's bytes, drawn and stored under `hash` if that has not been done yet. */
export async function readPicture(
  ctx: Context,
  picture: { hash: string; recipe: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { hash, recipe } = picture;
  const stored = await findStored(ctx, hash);
  if (stored !== undefined) return stored;
  const bytes = await (await ctx.states.of(artWorkers)).draw(recipe);
  await storeLate(ctx, hash, bytes);
  return bytes;
}
