/** The record of deliveries: what was sent where, what came of it, and sending it again. */
import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, statement } from "../../platform/database/statements.ts";
import { discardStatements, enqueueStatements } from "../../platform/outbox/outbox.ts";
import { selectForOutbox, WEBHOOK_CHANNEL, wakeWebhooks } from "./messages.ts";
import type { Attempt, Delivery, DeliveryListQuery, EndpointRow, Redelivery } from "./model.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookMessages } from "./table.ts";

/** Which delivery: a message for an endpoint. */
export type DeliveryKey = { endpointId: string; messageId: string };

const key = {
  endpointId: sql.placeholder("endpointId"),
  messageId: sql.placeholder("messageId"),
};

const insertAttempt = prepareStatement(sql`
  insert into ${webhookAttempts}
    (endpoint_id, message_id, attempted_at, duration_ms, status, error, answer)
  values (${key.endpointId}, ${key.messageId}, ${sql.placeholder("attemptedAt")},
    ${sql.placeholder("durationMs")}, ${sql.placeholder("status")}, ${sql.placeholder("error")},
    ${sql.placeholder("answer")})`);

const setStatus = prepareStatement(sql`
  update ${webhookDeliveries}
  set status = ${sql.placeholder("status")}, next_attempt_at = ${sql.placeholder("nextAttemptAt")}
  where endpoint_id = ${key.endpointId} and message_id = ${key.messageId}`);

/** Logs an attempt, and how its delivery stands after it; `nextAttemptAt` if there will be another. */
export function recordStatements(
  delivery: DeliveryKey,
  attempt: Attempt,
  status: Delivery["status"],
  nextAttemptAt: number | null = null,
): Statement[] {
  return [
    insertAttempt({ ...delivery, ...attempt }),
    setStatus({ ...delivery, status, nextAttemptAt }),
  ];
}

/** Drops what waits for an endpoint: for one that is disabled or deleted. */
export function endDeliveriesStatements(endpointId: string): Statement[] {
  return [
    statement(sql`
      update ${webhookDeliveries} set status = 'failed', next_attempt_at = null
      where endpoint_id = ${endpointId} and status = 'pending'`),
    ...discardStatements(WEBHOOK_CHANNEL, endpointId),
  ];
}

/** A page of an endpoint's deliveries, newest message first, each with its attempts. */
export async function listDeliveries(
  ctx: Context,
  endpointId: string,
  { status, limit, skip }: DeliveryListQuery,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const matches = and(
    eq(webhookDeliveries.endpointId, endpointId),
    status === undefined ? undefined : eq(webhookDeliveries.status, status),
  );
  const [rows, [counted]] = await Promise.all([
    selectDeliveries(ctx)
      .where(matches)
      .orderBy(desc(webhookDeliveries.messageId))
      .limit(limit)
      .offset(skip),
    ctx.db.orm.select({ total: count() }).from(webhookDeliveries).where(matches),
  ]);
  return { deliveries: await addAttempts(ctx, endpointId, rows), total: counted?.total ?? 0 };
}

export async function getDelivery(ctx: Context, delivery: DeliveryKey): Promise<Delivery> {
  const { endpointId, messageId } = delivery;
  const isIt = and(
    eq(webhookDeliveries.endpointId, endpointId),
    eq(webhookDeliveries.messageId, messageId),
  );
  const [found] = await addAttempts(ctx, endpointId, await selectDeliveries(ctx).where(isIt));
  if (!found) throw notFound("delivery");
  return found;
}

/** What was sent, byte for byte, by message. */
export async function readMessageBodies(
  ctx: Context,
  messageIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db.orm
    .select({ id: webhookMessages.id, body: webhookMessages.body })
    .from(webhookMessages)
    .where(inArray(webhookMessages.id, [...messageIds]));
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** How long after its cause a message may be written: both are of one write. */
const SAME_MOMENT_MS = 2_000;

export type ToldEndpoint = { url: string; status: Delivery["status"]; lastError: string | null };

/** Which endpoints were told of something that happened at `at`, and how that stands. */
export async function listTold(
  ctx: Context,
  about: { accountId: string; type: string; at: number; id: string },
): Promise<ToldEndpoint[]> {
  return ctx.db.orm.all<ToldEndpoint>(sql`
    select e.url as url, d.status as status,
      (select coalesce(a.error, 'HTTP ' || a.status) from ${webhookAttempts} a
        where a.endpoint_id = d.endpoint_id and a.message_id = d.message_id
        order by a.id desc limit 1) as "lastError"
    from ${webhookMessages} m
      join ${webhookDeliveries} d on d.message_id = m.id
      join ${webhookEndpoints} e on e.id = d.endpoint_id
    where m.created_at between ${about.at} and ${about.at + SAME_MOMENT_MS}
      and m.account_id = ${about.accountId} and m.type = ${about.type}
      and instr(m.body, ${about.id}) > 0
    order by e.id`);
}

function selectDeliveries(ctx: Context) {
  const { messageId, status, nextAttemptAt, createdAt } = webhookDeliveries;
  return ctx.db.orm
    .select({ messageId, type: webhookMessages.type, status, nextAttemptAt, createdAt })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, messageId));
}

async function addAttempts(
  ctx: Context,
  endpointId: string,
  rows: readonly Omit<Delivery, "attempts">[],
): Promise<Delivery[]> {
  const ids = rows.map(({ messageId }) => messageId);
  const { messageId, attemptedAt, durationMs, status, error, answer } = webhookAttempts;
  const attempts = await ctx.db.orm
    .select({ messageId, attemptedAt, durationMs, status, error, answer })
    .from(webhookAttempts)
    .where(and(inArray(messageId, ids), eq(webhookAttempts.endpointId, endpointId)))
    .orderBy(asc(webhookAttempts.id));
  const byMessage = Map.groupBy(attempts, (attempt) => attempt.messageId);
  return rows.map((row) => ({
    ...row,
    attempts: (byMessage.get(row.messageId) ?? []).map(({ messageId: _, ...attempt }) => attempt),
  }));
}

/**
 * Sends one message, or all since a time, to an endpoint again: the same id and body, with the
 * schedule from its start. Answers how many. Throws `not_found` for a message that was not for this
 * endpoint, and `invalid_request` while the endpoint is disabled.
 */
export async function redeliver(
  ctx: Context,
  endpoint: EndpointRow,
  { messageId, since = 0, status }: Redelivery,
): Promise<number> {
  if (endpoint.disabledAt !== null)
    throw invalidRequest("This webhook is disabled; enable it before sending anything again.");
  const isWanted = messageId
    ? sql`message_id = ${messageId}`
    : sql`${webhookDeliveries.createdAt} >= ${since}
        and status = coalesce(${status ?? null}, status)`;
  // Decided in the write: for an endpoint that is switched off just then nothing is put in.
  const isEnabled = sql`exists (select 1 from ${webhookEndpoints}
    where id = ${endpoint.id} and disabled_at is null)`;
  const queued = await sendAgain(
    ctx,
    sql`endpoint_id = ${endpoint.id} and ${isEnabled} and ${isWanted}`,
  );
  if (messageId !== undefined && queued === 0) throw notFound("message");
  return queued;
}

/** Sends a message again to every enabled endpoint that it was for. Answers how many there are. */
export async function redeliverToAll(ctx: Context, messageId: string): Promise<number> {
  const isEnabled = sql`endpoint_id in
    (select id from ${webhookEndpoints} where disabled_at is null)`;
  const queued = await sendAgain(ctx, sql`message_id = ${messageId} and ${isEnabled}`);
  if (queued > 0) return queued;
  const isKnown = sql`message_id = ${messageId} and endpoint_id in (select id from ${webhookEndpoints})`;
  if ((await ctx.db.orm.$count(webhookDeliveries, isKnown)) > 0)
    throw invalidRequest(
      "Every webhook that this message was for is disabled; enable one in the console or by PATCH /v1/webhooks/{id} first.",
    );
  throw notFound("message");
}

async function sendAgain(ctx: Context, isWanted: SQL): Promise<number> {
  const results = await ctx.db.write([
    ...enqueueStatements(ctx, WEBHOOK_CHANNEL, selectForOutbox(isWanted)),
    // Last, since the state is part of what was asked for.
    statement(sql`
      update ${webhookDeliveries} set status = 'pending', next_attempt_at = ${ctx.clock.now()}
      where ${isWanted}`),
  ]);
  wakeWebhooks(ctx);
  return results.at(-1)?.rowsAffected ?? 0;
}
