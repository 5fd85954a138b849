/**
 * The outbox: what has to be sent to the outside is written down in the transaction of its cause
 * and delivered afterwards, at least once, whatever happens to the process in between. A channel
 * says how a message is sent; this file says what a channel is, and puts messages in.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { Statement } from "../database/database.ts";
import { prepareStatement, statement } from "../database/statements.ts";
import { defineState } from "../room-state.ts";
import { outbox, outboxLanes } from "./outbox-table.ts";

/** A message on its way to one target. */
export type OutboxRow = Pick<
  typeof outbox.$inferSelect,
  "id" | "target" | "messageId" | "payload" | "attempts" | "nextAt" | "createdAt"
>;

/** What came of an attempt. */
export type DeliveryOutcome = {
  /** `done` and `failed` take the row out; `failed` tells that the target is in trouble, too. */
  result: "done" | "failed" | { retryAt: number };
  /** The attempt that is to be made again counts as none: nothing of it was begun. */
  isUncounted?: true;
  /** Written in the same transaction, so that the row and what is known of it agree. */
  also?: readonly Statement[];
  /** Called once that is on disk. */
  afterwards?: () => void;
};

export type OutboxChannel = {
  name: string;
  /** Targets that are delivered to at once while they are quick; each gets one message at a time. */
  targetsMax: number;
  /** The same of targets whose latest delivery failed or was slow. */
  failingTargetsMax: number;
  /** Both together, with those that turn out to be slow just now. */
  underWayMax: number;
  /** How many of all those may be one owner's, and how many of the failing ones. */
  ownerTargetsMax: number;
  ownerFailingTargetsMax: number;
  /** An attempt that takes longer is slow: it goes on, but no longer in the place of a quick one. */
  slowMs: number;
  /** A target's turn ends with the attempt that is under way after this long. */
  turnMs: number;
  /** How long it is remembered of a target with nothing to send that it failed or was slow. */
  failingKeptMs: number;
  /**
   * Makes one attempt. `signal` aborts when the service shuts down: reject with its reason, and the
   * row stays as it is. Any other rejection is logged, and the attempt made again later.
   */
  deliver(ctx: Context, row: OutboxRow, signal: AbortSignal): Promise<DeliveryOutcome>;
};

/**
 * Statements that put messages in, to be delivered from `at` on. `rows` is a select of `target`, its
 * `owner`, `message_id` and `payload`. A message that waits for its target already starts anew. After the
 * write, call `wakeOutbox`.
 */
export function enqueueStatements(
  ctx: Context,
  channel: string,
  rows: SQL,
  at: number = ctx.clock.now(),
): Statement[] {
  const times = { at: sql`${at}`, now: sql`${ctx.clock.now()}` };
  return enqueueTemplates(channel, rows, times).map(statement);
}

/**
 * `enqueueStatements` with its text built once, for hot paths: `rows` has placeholders, and the
 * returned function takes their values beside `at` and `now`.
 */
export function prepareEnqueue(
  channel: string,
  rows: SQL,
): (values: Record<string, unknown> & { at: number; now: number }) => Statement[] {
  const times = { at: sql`${sql.placeholder("at")}`, now: sql`${sql.placeholder("now")}` };
  const prepared = enqueueTemplates(channel, rows, times).map(prepareStatement);
  return (values) => prepared.map((fill) => fill(values));
}

function enqueueTemplates(channel: string, rows: SQL, { at, now }: { at: SQL; now: SQL }): SQL[] {
  return [
    sql`
      insert into ${outbox} (channel, target, message_id, payload, attempts, next_at, created_at)
      select ${channel}, target, message_id, payload, 0, ${at}, ${now} from (${rows}) where true
      on conflict (channel, message_id, target) do update
        set payload = excluded.payload, attempts = 0, next_at = excluded.next_at`,
    sql`
      insert into ${outboxLanes} (channel, target, owner, due_at, is_failing, lease_until, fence)
      select distinct ${channel}, target, owner, ${at}, 0, 0, 0 from (${rows}) where true
      on conflict (channel, target) do update
        set due_at = min(due_at, excluded.due_at), owner = excluded.owner`,
  ];
}

/** Statements that take out all that waits for a target: it will not be delivered. */
export function discardStatements(channel: string, target: string): Statement[] {
  return [
    statement(sql`delete from ${outbox} where channel = ${channel} and target = ${target}`),
    statement(sql`delete from ${outboxLanes} where channel = ${channel} and target = ${target}`),
  ];
}

/** How many messages of a channel wait. */
export async function countWaiting(ctx: Context, channel: string): Promise<number> {
  const [row] = await ctx.db.orm
    .select({ count: sql<number>`count(*)` })
    .from(outbox)
    .where(sql`channel = ${channel}`);
  return row?.count ?? 0;
}

/** The scheduler's name of the task that delivers a channel's messages. */
export const outboxTaskName = (channel: string): string => `outbox.${channel}`;

/** Why a dispatcher that waits is to look up: new messages, or a place that has become free. */
type WakeReason = "messages" | "room";

/** Wakes a dispatcher when there is something to do while it waits for the work under way. */
export class WakeUp {
  #reason: WakeReason | undefined;
  #listener: (() => void) | undefined;

  notify(why: WakeReason): void {
    if (this.#reason !== "messages") this.#reason = why;
    this.#listener?.();
  }

  /** Resolves at the next wake-up, at once if one came since the last call; undefined after `waitMs`. */
  async wait(waitMs: number): Promise<WakeReason | undefined> {
    if (this.#reason === undefined) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#listener = resolve;
      const timer = setTimeout(resolve, waitMs);
      await promise;
      clearTimeout(timer);
      this.#listener = undefined;
    }
    const reason = this.#reason;
    this.#reason = undefined;
    return reason;
  }
}

const wakeUps = defineState(() => new Map<string, WakeUp>());

export function wakeUpOf(ctx: Context, channel: string): WakeUp {
  const all = ctx.states.of(wakeUps);
  const wakeUp = all.get(channel) ?? new WakeUp();
  all.set(channel, wakeUp);
  return wakeUp;
}

/** Has a channel's new messages delivered now, after the write that put them in. */
export function wakeOutbox(ctx: Context, channel: string): void {
  wakeUpOf(ctx, channel).notify("messages");
  ctx.scheduler.wake(outboxTaskName(channel));
}
