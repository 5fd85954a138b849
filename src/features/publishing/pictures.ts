/**
 * Pictures that a version holds as recipes: drawn when somebody first asks for one, then stored
 * like any other content. Most are never asked for, and drawing them all would hold up a build.
 */
import { eq } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { contents } from "./table.ts";

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
  const [row] = await ctx.db.orm
    .select({ identity: contents.identity })
    .from(contents)
    .where(eq(contents.hash, hash));
  if (row?.identity) return new Uint8Array(row.identity);
  const bytes = await (await ctx.states.of(artWorkers)).draw(recipe);
  await ctx.db.write([
    ctx.db.orm
      .insert(contents)
      .values({ hash, length: bytes.byteLength, identity: Buffer.from(bytes) })
      .onConflictDoNothing(),
  ]);
  return bytes;
}
