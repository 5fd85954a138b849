/** What the scheduler does for galleries: removes deleted images for good, takes pictures over. */
import { sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import type { Task } from "../../platform/scheduler.ts";
import { listSettledSites } from "../sites/room.ts";
import { galleryFiles, galleryImages } from "./table.ts";
import { TAKE_OVER_TASK, takeOverNext } from "./take-over.ts";

const PRUNE_EVERY_MS = 60_000;
const IMAGES_A_SLICE = 50;
/** How often it is looked for pictures whose worker is gone. */
const TAKE_OVER_EVERY_MS = 10_000;
/** Accounts whose pictures are fetched at the same time. */
const TAKE_OVER_CONCURRENCY = 3;

export function galleryTasks(ctx: Context): Task[] {
  return [
    {
      name: "gallery.prune",
      everyMs: PRUNE_EVERY_MS,
      exclusive: "period",
      run: () => pruneImages(ctx),
    },
    {
      name: TAKE_OVER_TASK,
      everyMs: TAKE_OVER_EVERY_MS,
      concurrency: TAKE_OVER_CONCURRENCY,
      run: (signal) => takeOverNext(ctx, signal),
    },
  ];
}

/**
 * Removes deleted images once the site's pages have gone on without them. Answers whether there may
 * be more.
 */
async function pruneImages(ctx: Context): Promise<boolean> {
  const deleted = await ctx.db.orm
    .select({ id: galleryImages.id, siteId: galleryImages.siteId })
    .from(galleryImages)
    .where(sql`${galleryImages.deletedAt} is not null`);
  const settled = new Set(
    await listSettledSites(ctx, [...new Set(deleted.map((row) => row.siteId))]),
  );
  const gone = deleted.filter(({ siteId }) => settled.has(siteId)).slice(0, IMAGES_A_SLICE);
  if (gone.length === 0) return false;
  const ids = soundJson(gone.map(({ id }) => id));
  await ctx.db.write([
    statement(
      sql`delete from ${galleryFiles} where image_id in (select value from json_each(${ids}))`,
    ),
    statement(sql`delete from ${galleryImages} where id in (select value from json_each(${ids}))`),
  ]);
  return gone.length === IMAGES_A_SLICE;
}
