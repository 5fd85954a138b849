/** What waits by a clock that was fast: once it is right again, that time may be years away. */
import { sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { outbox, outboxLanes } from "../../platform/outbox/outbox-table.ts";
import { WEBHOOK_CHANNEL, wakeWebhooks } from "./messages.ts";
import { WAIT_MS_MAX } from "./schedule.ts";
import { webhookDeliveries } from "./table.ts";

/** Has messages tried now that wait for longer than any attempt is ever put off. */
export async function tryWhatWaitsTooLong(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const until = now + WAIT_MS_MAX;
  const lanes = await ctx.db.orm.all<{ target: string }>(sql`
    select target from ${outboxLanes}
    where channel = ${WEBHOOK_CHANNEL} and is_failing in (0, 1) and due_at > ${until}`);
  if (lanes.length === 0) return;
  const targets = soundJson(lanes.map(({ target }) => target));
  const areTheirs = sql`in (select value from json_each(${targets}))`;
  await ctx.db.write([
    statement(sql`update ${outbox} set next_at = ${now}
      where channel = ${WEBHOOK_CHANNEL} and target ${areTheirs} and next_at > ${until}`),
    statement(sql`update ${outboxLanes} set due_at = ${now}
      where channel = ${WEBHOOK_CHANNEL} and target ${areTheirs} and due_at > ${until}`),
    statement(sql`update ${webhookDeliveries} set next_attempt_at = ${now}
      where endpoint_id ${areTheirs} and status = 'pending' and next_attempt_at > ${until}`),
  ]);
  wakeWebhooks(ctx);
}
