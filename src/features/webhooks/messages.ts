/**
 * Telling clients of something: statements that belong in the transaction in which it happened.
 * Which endpoints are told is decided inside that transaction too, by who listens at that moment.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { enqueueStatements, wakeOutbox } from "../../platform/outbox.ts";
import { composeBody, type MessageData, type MessageType } from "./message-types.ts";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "./table.ts";

/** The outbox's name for what this room sends; a target is an endpoint's id. */
export const WEBHOOK_CHANNEL = "webhook";

export type Message<Type extends MessageType = MessageType> = {
  accountId: string;
  type: Type;
  data: MessageData[Type];
  /** The site that it is about; endpoints for some sites only are told of these alone. */
  siteId?: string | undefined;
};

/** Tells every endpoint of the account that listens. After the write, call `wakeWebhooks`. */
export function messageStatements<Type extends MessageType>(
  ctx: Context,
  message: Message<Type>,
): Statement[] {
  const { accountId, type, siteId } = message;
  const listeners = sql`select id from ${webhookEndpoints}
    where account_id = ${accountId} and disabled_at is null
      and (types is null or exists (select 1 from json_each(types) where value = ${type}))
      and (site_ids is null
        or exists (select 1 from json_each(site_ids) where value = ${siteId ?? null}))`;
  return sendStatements(ctx, ctx.ids.create("msg"), message, listeners);
}

/** Sends to the endpoints that `listeners`, a select of ids, names; nothing is kept if there are none. */
export function sendStatements<Type extends MessageType>(
  ctx: Context,
  messageId: string,
  message: Message<Type>,
  listeners: SQL,
): Statement[] {
  const { accountId, type, data } = message;
  const now = ctx.clock.now();
  return [
    statement(sql`
      insert into ${webhookMessages} (id, account_id, type, body, created_at)
      select ${messageId}, ${accountId}, ${type}, ${composeBody(type, data, now)}, ${now}
      where exists (${listeners})`),
    statement(sql`
      insert into ${webhookDeliveries}
        (endpoint_id, message_id, status, next_attempt_at, created_at)
      select id, ${messageId}, 'pending', ${now}, ${now} from (${listeners})`),
    ...enqueueStatements(ctx, WEBHOOK_CHANNEL, selectForOutbox(sql`message_id = ${messageId}`)),
  ];
}

/** What the outbox is given of deliveries that match: the body, so that sending needs no look-up. */
export function selectForOutbox(isWanted: SQL): SQL {
  return sql`select endpoint_id as target, message_id, body as payload
    from ${webhookDeliveries} join ${webhookMessages} on ${webhookMessages.id} = message_id
    where ${isWanted} order by message_id`;
}

/** Has new messages sent now, after the write that made them. */
export function wakeWebhooks(ctx: Context): void {
  wakeOutbox(ctx, WEBHOOK_CHANNEL);
}
