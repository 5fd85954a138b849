/** What this room does by itself: writing hits, and forgetting what has been kept long enough. */
import { lt } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Task } from "../../platform/scheduler.ts";
import { dayOf } from "./days.ts";
import { WRITE_HITS_TASK } from "./hits.ts";
import { visitCounts, visitDays } from "./table.ts";
import { forgetVisitors } from "./visitors.ts";
import { writeHits } from "./write-hits.ts";

/** What a crash may lose. */
const WRITE_EVERY_MS = 1_000;
/** Salts go within this of the hour at which they are due. */
const FORGET_EVERY_MS = 60_000;
const HOUR_MS = 60 * 60_000;
/** Daily counts hold no persons; they are kept for comparing with the same season of last year. */
const COUNTS_KEPT_DAYS = 400;

export function analyticsTasks(ctx: Context): Task[] {
  return [
    { name: WRITE_HITS_TASK, everyMs: WRITE_EVERY_MS, run: () => writeHits(ctx) },
    {
      name: "analytics.forget-visitors",
      everyMs: FORGET_EVERY_MS,
      // Each instance also has salts in its memory.
      async run() {
        await forgetVisitors(ctx);
        return false;
      },
    },
    {
      name: "analytics.forget-counts",
      everyMs: HOUR_MS,
      exclusive: "period",
      async run() {
        await forgetCounts(ctx);
        return false;
      },
    },
  ];
}

async function forgetCounts(ctx: Context): Promise<void> {
  const firstDay = dayOf(ctx.clock.now()) - COUNTS_KEPT_DAYS;
  const [old] = await ctx.db.orm
    .select({ day: visitDays.day })
    .from(visitDays)
    .where(lt(visitDays.day, firstDay))
    .limit(1);
  if (!old) return;
  await ctx.db.write([
    ctx.db.orm.delete(visitDays).where(lt(visitDays.day, firstDay)),
    ctx.db.orm.delete(visitCounts).where(lt(visitCounts.firstDay, firstDay)),
  ]);
}
