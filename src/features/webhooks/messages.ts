/**
 * Telling clients of something: statements that belong in the transaction in which it happened.
 * Which endpoints are told is decided inside that transaction too, by who listens at that moment.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { prepareEnqueue, wakeOutbox } from "../../platform/outbox.ts";
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

/** What the outbox is given of deliveries that match: the body, so that sending needs no look-up. */
export function selectForOutbox(isWanted: SQL): SQL {
  return sql`select endpoint_id as target, message_id, body as payload
    from ${webhookDeliveries} join ${webhookMessages} on ${webhookMessages.id} = message_id
    where ${isWanted} order by message_id`;
}

const place = (name: string) => sql.placeholder(name);

const listeners = sql`select id from ${webhookEndpoints}
  where account_id = ${place("accountId")} and disabled_at is null
    and (types is null or exists (select 1 from json_each(types) where value = ${place("type")}))
    and (site_ids is null
      or exists (select 1 from json_each(site_ids) where value = ${place("siteId")}))`;

/** Kept only when somebody listens. Texts are built once: forms send at every submission. */
const insertMessage = prepareStatement(sql`
  insert into ${webhookMessages} (id, account_id, type, body, created_at)
  select ${place("messageId")}, ${place("accountId")}, ${place("type")}, ${place("body")},
    ${place("now")}
  where exists (${listeners})`);

const insertDeliveries = prepareStatement(sql`
  insert into ${webhookDeliveries} (endpoint_id, message_id, status, next_attempt_at, created_at)
  select id, ${place("messageId")}, 'pending', ${place("now")}, ${place("now")}
  from (${listeners})`);

const enqueueDeliveries = prepareEnqueue(
  WEBHOOK_CHANNEL,
  selectForOutbox(sql`message_id = ${place("messageId")}`),
);

/** Tells every endpoint of the account that listens. After the write, call `wakeWebhooks`. */
export function messageStatements<Type extends MessageType>(
  ctx: Context,
  message: Message<Type>,
): Statement[] {
  const { accountId, type, siteId = null, data } = message;
  const now = ctx.clock.now();
  const messageId = ctx.ids.create("msg");
  const body = composeBody(type, data, now);
  const values = { accountId, type, siteId, messageId, body, now, at: now };
  return [insertMessage(values), insertDeliveries(values), ...enqueueDeliveries(values)];
}

/** Has new messages sent now, after the write that made them. */
export function wakeWebhooks(ctx: Context): void {
  wakeOutbox(ctx, WEBHOOK_CHANNEL);
}
