/**
 * What was put in while the clock was ahead would wait for as long as it was, once it is set right: an
 * hour, or a year. Its times are moved by what they are ahead. A room that keeps the times of its messages beside
 * the queue moves both by itself.
 */
import { sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import { statement } from "../database/statements.ts";
import { outbox, outboxLanes } from "./outbox-table.ts";

/** Clocks of several instances differ by less. */
const TOLERANCE_MS = 60_000;

export async function followClock(ctx: Context, channel: string): Promise<void> {
  const now = ctx.clock.now();
  const isAhead = sql`channel = ${channel} and created_at > ${now + TOLERANCE_MS}`;
  const [ahead] = await ctx.db.orm.select({ id: outbox.id }).from(outbox).where(isAhead).limit(1);
  if (!ahead) return;
  const firstOf = sql`(select min(next_at) from ${outbox}
    where channel = ${outboxLanes}.channel and target = ${outboxLanes}.target)`;
  await ctx.db.write([
    statement(sql`update ${outbox} set next_at = next_at - created_at + ${now},
      created_at = ${now} where ${isAhead}`),
    // A lane that is claimed is given back with its own times.
    statement(sql`update ${outboxLanes} set due_at = max(${now}, coalesce(${firstOf}, due_at))
      where channel = ${channel} and due_at > ${now} and lease_until <= ${now}`),
  ]);
}
