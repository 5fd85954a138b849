/**
 * Pictures that a version holds as recipes: drawn when somebody first asks for one, then stored
 * like any other content. Most are never asked for, and drawing them all would hold up a build.
 */
import { eq } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { defineState } from "../../platform/room-state.ts";
import { contents } from "./table.ts";

/** Draws one picture at a time: a crowd of them must not keep pages from being served. */
type Easel = { draw(recipe: string): Promise<Uint8Array> };

const easels = defineState<Easel>(() => {
  let painter: ReturnType<typeof loadPainter> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    draw(recipe) {
      const drawn = last.then(async () => {
        painter ??= loadPainter();
        return (await painter)(recipe);
      });
      last = drawn.catch(() => undefined);
      return drawn;
    },
  };
});

/** The drawing engine weighs more than the rest of the service: it comes with the first picture. */
async function loadPainter(): Promise<(recipe: string) => Promise<Uint8Array>> {
  const { createRasteriser } = await import("../renderer/art/raster/rasteriser.ts");
  const { drawSitePicture } = await import("../renderer/art/site-pictures.ts");
  const rasteriser = createRasteriser();
  return (recipe) => drawSitePicture(rasteriser, recipe);
}

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
  const bytes = new Uint8Array(await ctx.states.of(easels).draw(recipe));
  await ctx.db.write([
    ctx.db.orm
      .insert(contents)
      .values({ hash, length: bytes.byteLength, identity: Buffer.from(bytes) })
      .onConflictDoNothing(),
  ]);
  return bytes;
}
