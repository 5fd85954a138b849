/** What the scheduler does for webhooks: delivers, gives up on dead endpoints, forgets old messages. */
import { sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { outboxTask } from "../../platform/outbox/dispatch.ts";
import { countWaiting } from "../../platform/outbox/outbox.ts";
import type { Task } from "../../platform/scheduler.ts";
import { webhookChannel } from "./channel.ts";
import { disableFailing } from "./disable.ts";
import { tryWhatWaitsTooLong } from "./fast-clock.ts";
import { WEBHOOK_CHANNEL } from "./messages.ts";
import { webhookAttempts, webhookDeliveries, webhookMessages } from "./table.ts";

const DISABLE_EVERY_MS = 10 * 60_000;
const PRUNE_EVERY_MS = 60 * 60_000;
/** How long messages and the log of their deliveries are kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Messages forgotten at once, so that pruning never holds the writer for long. */
const PRUNE_MESSAGES_MAX = 200;

export function webhookTasks(ctx: Context): Task[] {
  ctx.metrics.gauge("sitewright_webhooks_waiting", "Webhook messages not delivered yet.", () =>
    countWaiting(ctx, WEBHOOK_CHANNEL),
  );
  return [
    outboxTask(ctx, webhookChannel),
    {
      name: "webhooks.disable",
      everyMs: DISABLE_EVERY_MS,
      exclusive: "run",
      run: async () => {
        await disableFailing(ctx);
        await tryWhatWaitsTooLong(ctx);
        return false;
      },
    },
    {
      name: "webhooks.prune",
      everyMs: PRUNE_EVERY_MS,
      exclusive: "period",
      run: () => pruneMessages(ctx),
    },
  ];
}

/** Answers whether there may be more. What still waits is kept whatever its age. */
async function pruneMessages(ctx: Context): Promise<boolean> {
  const { id } = webhookMessages;
  const isOver = sql`created_at <= ${ctx.clock.now() - KEPT_MS}`;
  const rows = await ctx.db.orm
    .select({ id })
    .from(webhookMessages)
    .where(
      sql`${isOver} and not exists (select 1 from ${webhookDeliveries}
        where message_id = ${id} and status = 'pending')`,
    )
    .limit(PRUNE_MESSAGES_MAX);
  if (rows.length === 0) return false;
  const ids = soundJson(rows.map((row) => row.id));
  // Decided anew in the write: one of them may have been sent again since it was read.
  const gone = sql`(select value from json_each(${ids}) where not exists
    (select 1 from ${webhookDeliveries} where message_id = value and status = 'pending'))`;
  await ctx.db.write([
    statement(sql`delete from ${webhookAttempts} where message_id in ${gone}`),
    // In front of its deliveries, which say whether it waits.
    statement(sql`delete from ${webhookMessages} where id in ${gone}`),
    statement(sql`delete from ${webhookDeliveries} where message_id in ${gone}`),
  ]);
  return rows.length === PRUNE_MESSAGES_MAX;
}
