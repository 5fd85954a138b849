/** Switching an endpoint off when it is gone or has failed for too long, and telling its owner. */
import { and, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal, requireThat, statement } from "../../platform/database/statements.ts";
import { mailStatements, wakeMail } from "../../platform/mail/mail.ts";
import { endDeliveriesStatements } from "./deliveries.ts";
import { DISABLED_NOTICE } from "./disabled-notice.ts";
import { forgetListeners, messageStatements, wakeWebhooks } from "./messages.ts";
import { FAILING_MS_MAX } from "./schedule.ts";
import { forgetSender } from "./senders.ts";
import { webhookEndpoints } from "./table.ts";

type Endpoint = { id: string; accountId: string; url: string };

/**
 * Statements that disable an endpoint, drop what waits for it, and tell the account's other
 * endpoints and its owner; and what to do once they are on disk.
 */
export function disableEndpoint(
  ctx: Context,
  { id, accountId, url }: Endpoint,
  reason: "gone" | "failing",
): { statements: Statement[]; afterwards: () => void } {
  const now = ctx.clock.now();
  const webhook = { id, url, disabledAt: now, disabledReason: reason };
  const statements = [
    statement(sql`
      update ${webhookEndpoints}
      set disabled_at = ${now}, disabled_reason = ${reason}, updated_at = ${now}
      where id = ${id} and disabled_at is null`),
    ...endDeliveriesStatements(id),
    ...messageStatements(ctx, { accountId, type: "webhook.disabled", data: { webhook } }),
    ...mailStatements(ctx, { kind: DISABLED_NOTICE, reference: id, lane: accountId }),
  ];
  const afterwards = () => {
    forgetSender(ctx, id);
    forgetListeners(ctx, accountId);
    wakeWebhooks(ctx);
    wakeMail(ctx);
    ctx.log.warn({ webhookId: id, accountId, reason }, "webhook disabled");
  };
  return { statements, afterwards };
}

/** Disables what has failed for too long without another attempt being due. */
export async function disableFailing(ctx: Context): Promise<void> {
  const { id, accountId, url, failingSince, disabledAt } = webhookEndpoints;
  const until = ctx.clock.now() - FAILING_MS_MAX;
  const rows = await ctx.db.orm
    .select({ id, accountId, url })
    .from(webhookEndpoints)
    .where(and(isNotNull(failingSince), lte(failingSince, until), isNull(disabledAt)));
  for (const row of rows) {
    const { statements, afterwards } = disableEndpoint(ctx, row, "failing");
    try {
      await ctx.db.write([requireThat(RECOVERED, isStillFailing(row.id, until)), ...statements]);
    } catch (error) {
      if (isRefusal(error, RECOVERED)) continue;
      throw error;
    }
    afterwards();
  }
}

/** The label of `PreconditionFailed` for one that has answered well, or is off, since it was read. */
const RECOVERED = "webhook-recovered";

const isStillFailing = (id: string, until: number) =>
  sql`exists (select 1 from ${webhookEndpoints}
    where id = ${id} and failing_since <= ${until} and disabled_at is null)`;
