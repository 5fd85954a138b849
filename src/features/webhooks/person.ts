/** Messages about one person, by their e-mail address within an account: to hand out, or to erase. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { outbox } from "../../platform/outbox-table.ts";
import { WEBHOOK_CHANNEL } from "./messages.ts";
import { webhookAttempts, webhookDeliveries, webhookMessages } from "./table.ts";

const isPerson = (accountId: string, email: string): SQL => sql`account_id = ${accountId}
  and type in ('lead.created', 'registration.created', 'registration.promoted')
  and lower(coalesce(body ->> '$.data.lead.email', body ->> '$.data.registration.email', ''))
    = lower(${email})`;

/** What was, or is to be, sent to the account's own systems, oldest first. */
export function exportMessages(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<{ id: string; type: string; body: string; createdAt: number }[]> {
  const { id, type, body, createdAt } = webhookMessages;
  return ctx.db.orm
    .select({ id, type, body, createdAt })
    .from(webhookMessages)
    .where(isPerson(accountId, email))
    .orderBy(id);
}

/** Removes them with their deliveries; what was not sent yet never is. Answers how many. */
export async function eraseMessages(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<number> {
  const ids = sql`(select id from ${webhookMessages} where ${isPerson(accountId, email)})`;
  const results = await ctx.db.write([
    statement(
      sql`delete from ${outbox} where channel = ${WEBHOOK_CHANNEL} and message_id in ${ids}`,
    ),
    statement(sql`delete from ${webhookAttempts} where message_id in ${ids}`),
    statement(sql`delete from ${webhookDeliveries} where message_id in ${ids}`),
    statement(sql`delete from ${webhookMessages} where ${isPerson(accountId, email)}`),
  ]);
  return results.at(-1)?.rowsAffected ?? 0;
}
