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
import { claimLanes, type Lane, listDueRows, type Settled, settleRows } from "./lanes.ts";

/** How often the database is asked for messages whose time has come. */
const POLL_MS = 1_000;
/** Messages that a target gets before others have their turn. */
const TURN_ROWS_MAX = 32;
/** How long what came of attempts is gathered before it is written, unless the turn ends before. */
const GATHER_MS = 20;
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
  lane: Lane,
  signal: AbortSignal,
): Promise<void> {
  try {
    const rows = await listDueRows(ctx, lane, TURN_ROWS_MAX);
    const book = new Book(ctx, lane);
    let isFailing = lane.isFailing;
    for (const [at, row] of rows.entries()) {
      const outcome = book.isLost ? undefined : await attempt(ctx, channel, row, signal);
      if (!outcome) break;
      isFailing = outcome.result !== "done";
      book.add({ row, outcome }, isFailing || at + 1 === rows.length);
      // What waits behind a failure is tried in the target's next turn.
      if (isFailing) break;
    }
    await book.close(isFailing);
  } catch (error) {
    ctx.log.error({ err: error, channel: channel.name, target: lane.target }, "outbox failed");
  }
}

/**
 * What came of a turn's attempts, on its way to the disk. It is gathered for a moment, and written
 * while the attempts go on, so that a busy target does not wait for the disk after each message.
 */
class Book {
  readonly #ctx: Context;
  readonly #lane: Lane;
  #open: Settled[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> | undefined;
  #fault: unknown;
  /** True when nothing more can be written: the claim is gone, or a write failed. */
  isLost = false;

  constructor(ctx: Context, lane: Lane) {
    this.#ctx = ctx;
    this.#lane = lane;
  }

  /** The last of a turn waits for `close`, to be written together with the lane's release. */
  add(settled: Settled, isLast: boolean): void {
    this.#open.push(settled);
    if (isLast || this.#writing) return;
    // All targets write at the same beats, and so share their commits.
    this.#timer ??= setTimeout(
      () => {
        this.#writing = this.#write();
      },
      GATHER_MS - (this.#ctx.clock.monotonicMs() % GATHER_MS),
    );
  }

  /** Writes the rest and gives the lane back. Rejects with what made a write fail. */
  async close(isFailing: boolean): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
    if (this.#fault !== undefined) throw this.#fault;
    if (!this.isLost) await settleRows(this.#ctx, { ...this.#lane, isFailing }, this.#open, true);
  }

  /** Does not reject, since nobody waits for it before the turn is over. */
  async #write(): Promise<void> {
    try {
      this.isLost = !(await settleRows(this.#ctx, this.#lane, this.#open.splice(0), false));
    } catch (error) {
      this.#fault = error;
      this.isLost = true;
    }
    this.#timer = undefined;
    this.#writing = undefined;
  }
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
