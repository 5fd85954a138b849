/**
 * Delivers a channel's messages: many targets side by side, one message at a time to each. A target
 * that is slow or dead holds up nothing but its own messages, targets that have just failed or been
 * slow share a part of the workers, and so do the targets of one owner: however many, they leave
 * room for the others.
 */
import type { Context } from "../context.ts";
import type { Task } from "../scheduler.ts";
import { LanePool, type Wanted } from "./lane-pool.ts";
import { type Lane, listDueRows, type Settled, settleRows, type TurnEnd } from "./lanes.ts";
import {
  type DeliveryOutcome,
  type OutboxChannel,
  type OutboxRow,
  outboxTaskName,
  wakeUpOf,
} from "./outbox.ts";

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

/** A target's turn, from its claim until its lane is given back. */
type Turn = {
  readonly lane: Lane;
  /** Whether it holds a place of those that fail or are slow. */
  isSlow: boolean;
  work: Promise<void>;
};

/** Works until nothing is due and nothing is under way. */
async function dispatch(
  ctx: Context,
  channel: OutboxChannel,
  signal: AbortSignal,
): Promise<boolean> {
  const wakeUp = wakeUpOf(ctx, channel.name);
  const pool = new LanePool(ctx, channel.name);
  const turns = new Set<Turn>();
  try {
    while (!signal.aborted) {
      const hadLanes = !pool.isEmpty;
      for (const lane of await pool.claim(findRoom(channel, [...turns]))) {
        const turn: Turn = { lane, isSlow: lane.isFailing, work: Promise.resolve() };
        turns.add(turn);
        turn.work = workLane(ctx, channel, turn, signal).finally(() => {
          turns.delete(turn);
          wakeUp.notify("room");
        });
      }
      // Where others took all that was known, the queue may hold more.
      if (turns.size === 0 && hadLanes) continue;
      if (turns.size === 0) return false;
      if ((await wakeUp.wait(Math.min(POLL_MS, pool.waitMsMax))) !== "room") pool.noteNews();
    }
    return false;
  } finally {
    await Promise.all([...turns].map(({ work }) => work));
  }
}

/** Claiming both kinds at once may overshoot what both have together, by the smaller part only. */
function findRoom(channel: OutboxChannel, turns: readonly Turn[]): Wanted {
  const slow = turns.filter(({ isSlow }) => isSlow);
  const free = channel.underWayMax - turns.length;
  const quick = turns.length - slow.length;
  return {
    healthy: {
      places: Math.min(channel.targetsMax - quick, free),
      ownerMax: channel.ownerTargetsMax,
      taken: countOwners(turns),
    },
    failing: {
      places: Math.min(channel.failingTargetsMax - slow.length, free),
      ownerMax: channel.ownerFailingTargetsMax,
      taken: countOwners(slow),
    },
  };
}

function countOwners(turns: readonly Turn[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lane } of turns) counts.set(lane.owner, (counts.get(lane.owner) ?? 0) + 1);
  return counts;
}

/** One target's turn. Never rejects: a fault is logged, and its lease lets another try. */
async function workLane(
  ctx: Context,
  channel: OutboxChannel,
  turn: Turn,
  signal: AbortSignal,
): Promise<void> {
  const { lane } = turn;
  let isTimeUp = false;
  const timer = setTimeout(() => {
    isTimeUp = true;
  }, channel.turnMs);
  try {
    const rows = await listDueRows(ctx, lane, TURN_ROWS_MAX);
    const outcomes = new OutcomeBuffer(ctx, lane);
    // With nothing left to send, what was remembered of it is old.
    let isFailing = lane.isFailing && rows.length > 0;
    for (const [at, row] of rows.entries()) {
      const made = outcomes.isLost
        ? undefined
        : await timedAttempt(ctx, channel, turn, row, signal);
      if (!made) break;
      isFailing = made.wasSlow || made.outcome.result !== "done";
      // What waits behind a failure, or behind a slow answer, is tried in the target's next turn.
      const isOver = isFailing || isTimeUp;
      outcomes.add({ row, outcome: made.outcome }, isOver || at + 1 === rows.length);
      if (isOver) break;
    }
    await outcomes.close(isFailing, { keptMs: channel.failingKeptMs });
  } catch (error) {
    ctx.log.error({ err: error, channel: channel.name, target: lane.target }, "outbox failed");
  } finally {
    clearTimeout(timer);
  }
}

/** An attempt that gives up its quick place when it turns out to be slow. */
async function timedAttempt(
  ctx: Context,
  channel: OutboxChannel,
  turn: Turn,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<{ outcome: DeliveryOutcome; wasSlow: boolean } | undefined> {
  let wasSlow = false;
  const timer = setTimeout(() => {
    wasSlow = true;
    turn.isSlow = true;
    wakeUpOf(ctx, channel.name).notify("room");
  }, channel.slowMs);
  const outcome = await attempt(ctx, channel, row, signal);
  clearTimeout(timer);
  return outcome && { outcome, wasSlow };
}

/**
 * What came of a turn's attempts, on its way to the disk. It is gathered for a moment, and written
 * while the attempts go on, so that a busy target does not wait for the disk after each message.
 */
class OutcomeBuffer {
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
  async close(isFailing: boolean, end: TurnEnd): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
    if (this.#fault !== undefined) throw this.#fault;
    if (this.isLost) return;
    await settleRows(this.#ctx, { ...this.#lane, isFailing }, this.#open, end);
  }

  /** Does not reject, since nobody waits for it before the turn is over. */
  async #write(): Promise<void> {
    try {
      this.isLost = !(await settleRows(this.#ctx, this.#lane, this.#open.splice(0)));
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
): Promise<DeliveryOutcome | undefined> {
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
