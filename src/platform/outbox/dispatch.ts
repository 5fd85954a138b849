/**
 * Delivers a channel's messages: many targets side by side, one message at a time to each. A target
 * that is slow or dead holds up nothing but its own messages, and targets that have just failed
 * share a part of the workers, so that any number of them leaves room for the others.
 */
import type { Context } from "../context.ts";
import {
  bellOf,
  type OutboxChannel,
  type OutboxRow,
  type Outcome,
  outboxTaskName,
} from "../outbox.ts";
import type { Task } from "../scheduler.ts";
import { claimLanes, type Lane, listDueRows, releaseLane, settleRow } from "./lanes.ts";

/** How often the database is asked for messages whose time has come. */
const POLL_MS = 1_000;
/** Messages that a target gets before others have their turn. */
const TURN_ROWS_MAX = 16;
/** After a fault of our own an attempt is made again after this, doubled with each further one. */
const RETRY_MS_MIN = 5_000;
const RETRY_MS_MAX = 60 * 60_000;

export function outboxTask(ctx: Context, channel: OutboxChannel): Task {
  return {
    name: outboxTaskName(channel.name),
    everyMs: POLL_MS,
    run: (signal) => dispatch(ctx, channel, signal),
  };
}

/** Works until nothing is due and nothing is under way. */
async function dispatch(
  ctx: Context,
  channel: OutboxChannel,
  signal: AbortSignal,
): Promise<boolean> {
  const bell = bellOf(ctx, channel.name);
  const underWay = new Map<Lane, Promise<void>>();
  try {
    while (!signal.aborted) {
      const lanes = await claimLanes(ctx, channel.name, freePlaces(channel, [...underWay.keys()]));
      for (const lane of lanes) {
        const work = workLane(ctx, channel, lane, signal).finally(() => {
          underWay.delete(lane);
          bell.ring();
        });
        underWay.set(lane, work);
      }
      if (underWay.size === 0) return false;
      await bell.wait(POLL_MS);
    }
    return false;
  } finally {
    await Promise.all(underWay.values());
  }
}

function freePlaces(channel: OutboxChannel, underWay: readonly Lane[]) {
  const free = channel.targetsMax - underWay.length;
  const failing = underWay.filter(({ isFailing }) => isFailing).length;
  const forFailing = Math.min(channel.failingTargetsMax - failing, free);
  // Whichever kind has work takes the place; claiming both may overshoot by the smaller part only.
  return { healthy: free, failing: Math.max(0, forFailing) };
}

/** One target's turn. Never rejects: a fault is logged, and its lease lets another try. */
async function workLane(
  ctx: Context,
  channel: OutboxChannel,
  claimed: Lane,
  signal: AbortSignal,
): Promise<void> {
  try {
    const rows = await listDueRows(ctx, claimed, TURN_ROWS_MAX);
    const released = await deliverRows(ctx, channel, claimed, rows, signal);
    if (!released) await releaseLane(ctx, claimed);
  } catch (error) {
    ctx.log.error({ err: error, channel: channel.name, target: claimed.target }, "outbox failed");
  }
}

/**
 * Delivers in order, up to the first that fails. While one message is on its way, what came of the
 * one before is being written. Answers whether the lane has been given back, or lost.
 */
async function deliverRows(
  ctx: Context,
  channel: OutboxChannel,
  lane: Lane,
  rows: readonly OutboxRow[],
  signal: AbortSignal,
): Promise<boolean> {
  let written: Promise<boolean> = Promise.resolve(true);
  for (const [at, row] of rows.entries()) {
    const outcome = await attempt(ctx, channel, row, signal);
    if (!(await written)) return true;
    if (!outcome) return false;
    const isFailing = outcome.result !== "done";
    const isLast = isFailing || at + 1 === rows.length;
    written = settleRow(ctx, { ...lane, isFailing }, row, outcome, isLast);
    // Awaited a message later; a rejection in between must not count as unhandled.
    written.catch(() => {});
    if (isLast) {
      await written;
      return true;
    }
  }
  return false;
}

/** Undefined when the service is shutting down and nothing can be said. */
async function attempt(
  ctx: Context,
  channel: OutboxChannel,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  if (signal.aborted) return undefined;
  try {
    return await channel.deliver(ctx, row, signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    const { target, messageId } = row;
    ctx.log.error({ err: error, channel: channel.name, target, messageId }, "delivery failed");
    const waitMs = Math.min(RETRY_MS_MIN * 2 ** Math.min(row.attempts, 20), RETRY_MS_MAX);
    return { result: { retryAt: ctx.clock.now() + waitMs } };
  }
}
