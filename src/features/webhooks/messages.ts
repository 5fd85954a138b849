/**
 * Telling clients of something: statements that belong in the transaction in which it happened.
 * Which endpoints are told is decided inside that transaction too, by who listens at that moment.
 */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { prepareEnqueue, wakeOutbox } from "../../platform/outbox/outbox.ts";
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
  return sql`select endpoint_id as target, account_id as owner, message_id, body as payload
    from ${webhookDeliveries} join ${webhookMessages} on ${webhookMessages.id} = message_id
    where ${isWanted} order by message_id`;
}

/** The messages to be sent, as JSON: one statement takes as many as there are. */
const messages = sql`json_each(${sql.placeholder("messages")}) as message`;
const now = sql`${sql.placeholder("now")}`;

/** Endpoints that listen to `message`; `e` is the endpoint. */
const listens = sql`e.account_id = message.value ->> 'accountId' and e.disabled_at is null
  and (e.types is null
    or exists (select 1 from json_each(e.types) where value = message.value ->> 'type'))
  and (e.site_ids is null
    or exists (select 1 from json_each(e.site_ids) where value = message.value ->> 'siteId'))`;

/** Kept only when somebody listens. Texts are built once: forms send at every submission. */
const insertMessages = prepareStatement(sql`
  insert into ${webhookMessages} (id, account_id, type, body, created_at)
  select message.value ->> 'id', message.value ->> 'accountId', message.value ->> 'type',
    message.value ->> 'body', ${now}
  from ${messages} where exists (select 1 from ${webhookEndpoints} as e where ${listens})`);

const insertDeliveries = prepareStatement(sql`
  insert into ${webhookDeliveries} (endpoint_id, message_id, status, next_attempt_at, created_at)
  select e.id, message.value ->> 'id', 'pending', ${now}, ${now}
  from ${messages} join ${webhookEndpoints} as e on ${listens}`);

const enqueueDeliveries = prepareEnqueue(
  WEBHOOK_CHANNEL,
  selectForOutbox(sql`message_id in (select message.value ->> 'id' from ${messages})`),
);

export const listeningAccounts = defineCache<boolean>("webhooks.listening", 5_000);

/** Whether anybody would be told of anything; without it, messages need not even be written. */
export async function hasListeners(ctx: Context, accountId: string): Promise<boolean> {
  const isHeard = await ctx.caches.of(listeningAccounts).load(accountId, async () => {
    const found = await ctx.db.orm
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.accountId, accountId), isNull(webhookEndpoints.disabledAt)))
      .limit(1);
    return found.length > 0;
  });
  return isHeard ?? false;
}

/** After every change of whether an account has endpoints. */
export function forgetListeners(ctx: Context, accountId: string): void {
  ctx.caches.of(listeningAccounts).forget(accountId);
}

/** A message as it is written. */
export type PreparedMessage = {
  readonly id: string;
  readonly accountId: string;
  readonly type: MessageType;
  readonly siteId: string | undefined;
  readonly body: string;
};

export function prepareMessage<Type extends MessageType>(
  ctx: Context,
  { accountId, type, siteId, data }: Message<Type>,
): PreparedMessage {
  const body = composeBody(type, data, ctx.clock.now());
  return { id: ctx.ids.create("msg"), accountId, type, siteId, body };
}

/** Tells every endpoint of the account that listens. After the write, call `wakeWebhooks`. */
export function messageStatements<Type extends MessageType>(
  ctx: Context,
  ...told: Message<Type>[]
): Statement[] {
  const prepared = told.map((message) => prepareMessage(ctx, message));
  return preparedMessageStatements(prepared, ctx.clock.now());
}

/** The same for messages that are prepared, in this order; they are due at `at`. */
export function preparedMessageStatements(
  prepared: readonly PreparedMessage[],
  at: number,
): Statement[] {
  const values = { messages: soundJson(prepared), now: at, at };
  return [insertMessages(values), insertDeliveries(values), ...enqueueDeliveries(values)];
}

/** Has new messages sent now, after the write that made them. */
export function wakeWebhooks(ctx: Context): void {
  wakeOutbox(ctx, WEBHOOK_CHANNEL);
}
