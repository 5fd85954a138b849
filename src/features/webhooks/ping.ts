/** A test message, sent at once and once, with the answer shown to whoever asked for it. */
import { sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, statement, unlessRefused } from "../../platform/database/statements.ts";
import { markWellStatement } from "./channel.ts";
import { getDelivery, recordStatements } from "./deliveries.ts";
import { composeBody } from "./message-types.ts";
import type { Delivery } from "./model.ts";
import { isSuccess, sendMessage } from "./send.ts";
import { findSender, forgetSender } from "./senders.ts";
import { getEndpointRow, type Owner } from "./service.ts";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "./table.ts";

/** The label of `PreconditionFailed` when the endpoint was deleted while it was tested. */
const ENDPOINT_GONE = "webhook-gone";

/** Throws `not_found`, and `invalid_request` while the endpoint is disabled. */
export async function pingEndpoint(ctx: Context, owner: Owner, id: string): Promise<Delivery> {
  const { accountId } = await getEndpointRow(ctx, owner, id);
  const sender = await findSender(ctx, id);
  if (!sender?.isEnabled)
    throw invalidRequest("This webhook is disabled; enable it before testing it.");
  const now = ctx.clock.now();
  const message = {
    id: ctx.ids.create("msg"),
    body: composeBody("ping", { webhookId: id }, now),
  };
  const delivery = { endpointId: id, messageId: message.id };
  const { attempt } = await sendMessage(ctx, sender, message);
  const isWell = isSuccess(attempt);
  // All at once and only now: a test that was cut short leaves nothing behind.
  const isKept = await unlessRefused(ENDPOINT_GONE, () =>
    ctx.db.write([
      requireThat(ENDPOINT_GONE, sql`exists (select 1 from ${webhookEndpoints} where id = ${id})`),
      statement(sql`
        insert into ${webhookMessages} (id, account_id, type, body, created_at)
        values (${message.id}, ${accountId}, 'ping', ${message.body}, ${now})`),
      statement(sql`
        insert into ${webhookDeliveries} (endpoint_id, message_id, status, created_at)
        values (${id}, ${message.id}, 'pending', ${now})`),
      ...recordStatements(delivery, attempt, isWell ? "succeeded" : "failed"),
      ...(isWell ? [markWellStatement(id)] : []),
    ]),
  );
  if (!isKept) throw notFound("webhook");
  forgetSender(ctx, id);
  return getDelivery(ctx, delivery);
}
