/** How the outbox delivers webhooks: one attempt, and what follows from it for message and endpoint. */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import type { DeliveryOutcome, OutboxChannel, OutboxRow } from "../../platform/outbox/outbox.ts";
import { recordStatements } from "./deliveries.ts";
import { disableEndpoint } from "./disable.ts";
import { WEBHOOK_CHANNEL } from "./messages.ts";
import { FAILING_MS_MAX, nextAttemptAt } from "./schedule.ts";
import { isSuccess, type Sent, sendMessage } from "./send.ts";
import { findSender, forgetSender, type Sender } from "./senders.ts";
import { webhookEndpoints } from "./table.ts";

const GONE = 410;

/** Together below the 256 connections that the runtime opens at once. */
export const webhookChannel: OutboxChannel = {
  name: WEBHOOK_CHANNEL,
  targetsMax: 160,
  failingTargetsMax: 64,
  underWayMax: 240,
  ownerTargetsMax: 24,
  ownerFailingTargetsMax: 8,
  slowMs: 2_000,
  turnMs: 5_000,
  failingKeptMs: 10 * 60_000,
  deliver,
};

async function deliver(
  ctx: Context,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const sender = await findSender(ctx, row.target);
  // Its end drops what waits for it; a row that was on its way just then is dropped here.
  if (!sender?.isEnabled) return { result: "failed" };
  const message = { id: row.messageId, body: row.payload };
  const sent = await sendMessage(ctx, sender, message, signal);
  if (isSuccess(sent.attempt)) return succeed(ctx, sender, row, sent);
  return fail(ctx, sender, row, sent);
}

const keyOf = ({ target, messageId }: OutboxRow) => ({ endpointId: target, messageId });

const markWell = prepareStatement(sql`
  update ${webhookEndpoints} set failing_since = null
  where id = ${sql.placeholder("id")} and failing_since is not null`);

/** A first failure in a time to come was noted by a clock that was fast. */
const markFailing = prepareStatement(sql`
  update ${webhookEndpoints} set failing_since = ${sql.placeholder("now")}
  where id = ${sql.placeholder("id")}
    and (failing_since is null or failing_since > ${sql.placeholder("now")})`);

/** The endpoint answered well: its record is clean again. */
export function markWellStatement(endpointId: string): Statement {
  return markWell({ id: endpointId });
}

function succeed(ctx: Context, sender: Sender, row: OutboxRow, { attempt }: Sent): DeliveryOutcome {
  const also = recordStatements(keyOf(row), attempt, "succeeded");
  if (sender.failingSince === null) return { result: "done", also };
  return {
    result: "done",
    also: [...also, markWellStatement(sender.id)],
    afterwards: () => forgetSender(ctx, sender.id),
  };
}

function fail(
  ctx: Context,
  sender: Sender,
  row: OutboxRow,
  { attempt, retryAfterMs }: Sent,
): DeliveryOutcome {
  const now = ctx.clock.now();
  const hasFailedTooLong = now - (sender.failingSince ?? now) >= FAILING_MS_MAX;
  if (attempt.status === GONE || hasFailedTooLong) {
    const reason = attempt.status === GONE ? "gone" : "failing";
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
    afterwards: () => forgetSender(ctx, sender.id),
  };
}

function randomFraction(ctx: Context): number {
  return (ctx.random.bytes(1)[0] ?? 0) / 256;
}
