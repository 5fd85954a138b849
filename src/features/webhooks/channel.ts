/** How the outbox delivers webhooks: one attempt, and what follows from it for message and endpoint. */
import { eq, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import type { OutboxChannel, OutboxRow, Outcome } from "../../platform/outbox.ts";
import { recordStatements } from "./deliveries.ts";
import { disableEndpoint } from "./disable.ts";
import { WEBHOOK_CHANNEL } from "./messages.ts";
import { FAILING_MS_MAX, nextAttemptAt } from "./schedule.ts";
import { isSuccess, type Sent, type SentMessage, sendMessage } from "./send.ts";
import { findSender, type Sender } from "./senders.ts";
import { webhookEndpoints, webhookMessages } from "./table.ts";

const GONE = 410;

/** Together below the 256 connections that the runtime opens at once. */
export const webhookChannel: OutboxChannel = {
  name: WEBHOOK_CHANNEL,
  targetsMax: 160,
  failingTargetsMax: 64,
  deliver,
};

async function deliver(ctx: Context, row: OutboxRow, signal: AbortSignal): Promise<Outcome> {
  const sender = await findSender(ctx, row.target);
  const message = await findMessage(ctx, row.messageId);
  // Both end with what waits for them; a row that was on its way just then is dropped here.
  if (!sender?.isEnabled || !message) return { result: "failed" };
  const sent = await sendMessage(ctx, sender, message, signal);
  if (isSuccess(sent.attempt)) return succeed(sender, row, sent);
  return fail(ctx, sender, row, sent);
}

async function findMessage(ctx: Context, id: string): Promise<SentMessage | undefined> {
  const [row] = await ctx.db.orm
    .select({ id: webhookMessages.id, body: webhookMessages.body })
    .from(webhookMessages)
    .where(eq(webhookMessages.id, id));
  return row;
}

const keyOf = ({ target, messageId }: OutboxRow) => ({ endpointId: target, messageId });

const markWell = prepareStatement(sql`
  update ${webhookEndpoints} set failing_since = null
  where id = ${sql.placeholder("id")} and failing_since is not null`);

const markFailing = prepareStatement(sql`
  update ${webhookEndpoints} set failing_since = ${sql.placeholder("now")}
  where id = ${sql.placeholder("id")} and failing_since is null`);

/** The endpoint answered well: its record is clean again. */
export function markWellStatement(endpointId: string): Statement {
  return markWell({ id: endpointId });
}

function succeed(sender: Sender, row: OutboxRow, { attempt }: Sent): Outcome {
  return {
    result: "done",
    also: [...recordStatements(keyOf(row), attempt, "succeeded"), markWellStatement(sender.id)],
  };
}

async function fail(
  ctx: Context,
  sender: Sender,
  row: OutboxRow,
  { attempt, retryAfterMs }: Sent,
): Promise<Outcome> {
  const now = ctx.clock.now();
  const reason = attempt.status === GONE ? "gone" : await findReason(ctx, sender.id, now);
  if (reason) {
    const { statements, afterwards } = disableEndpoint(ctx, sender, reason);
    return {
      result: "failed",
      also: [...recordStatements(keyOf(row), attempt, "failed"), ...statements],
      afterwards,
    };
  }
  const retryAt = nextAttemptAt(row.attempts + 1, now, randomFraction(ctx), retryAfterMs);
  const status = retryAt === undefined ? "failed" : "pending";
  return {
    result: retryAt === undefined ? "failed" : { retryAt },
    also: [
      ...recordStatements(keyOf(row), attempt, status, retryAt),
      markFailing({ id: sender.id, now }),
    ],
  };
}

async function findReason(ctx: Context, endpointId: string, now: number) {
  const [row] = await ctx.db.orm
    .select({ failingSince: webhookEndpoints.failingSince })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId));
  const since = row?.failingSince ?? now;
  return now - since >= FAILING_MS_MAX ? "failing" : undefined;
}

function randomFraction(ctx: Context): number {
  return (ctx.random.bytes(1)[0] ?? 0) / 256;
}
