/**
 * The outbox's SQL: workers claim a target's lane, not single messages, so that however much waits
 * for one target, the others have their turn. Every write of a worker names the fence of its claim.
 */
import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { Statement } from "../database/database.ts";
import {
  PreconditionFailed,
  prepareStatement,
  requirement,
  statement,
} from "../database/statements.ts";
import type { OutboxRow, Outcome } from "../outbox.ts";
import { outbox, outboxLanes } from "../outbox-table.ts";

/** Longer than any one attempt takes; each attempt's end extends it. */
const LEASE_MS = 60_000;
const LANE_LOST = "outbox-lane-lost";

/** A worker's right to deliver to one target: good while the lane has this very fence. */
export type Lane = { channel: string; target: string; fence: number; isFailing: boolean };

/** How many lanes of either kind to claim. */
export type Wanted = { healthy: number; failing: number };

const place = {
  channel: sql.placeholder("channel"),
  target: sql.placeholder("target"),
  fence: sql.placeholder("fence"),
  now: sql.placeholder("now"),
};

const isFree = sql`channel = ${place.channel} and is_failing = ${sql.placeholder("isFailing")}
  and due_at <= ${place.now} and lease_until <= ${place.now}`;

/** Being due with the end of its lease, a claimed lane is out of the way of who looks for one. */
const claim = prepareStatement(sql`
  update ${outboxLanes} set lease_until = ${sql.placeholder("leaseUntil")},
    due_at = ${sql.placeholder("leaseUntil")}, fence = fence + 1
  where rowid in (select rowid from ${outboxLanes} where ${isFree}
    order by due_at, fence limit ${sql.placeholder("limit")})
  returning target, fence`);

/** Claims lanes whose time has come: those that have waited longest, then had the fewest turns. */
export async function claimLanes(
  ctx: Context,
  channel: string,
  { healthy, failing }: Wanted,
): Promise<Lane[]> {
  const now = ctx.clock.now();
  if (!(await hasDueLane(ctx, channel, now))) return [];
  const limits = [healthy, failing];
  const results = await ctx.db.write(
    limits.map((limit, isFailing) =>
      claim({ channel, now, isFailing, limit, leaseUntil: now + LEASE_MS }),
    ),
  );
  return results.flatMap(({ rows }, kind) =>
    rows.map((row) => ({
      channel,
      target: String(row.target),
      fence: Number(row.fence),
      isFailing: kind === 1,
    })),
  );
}

/** A look that writes nothing, since most of the time nothing is due. */
async function hasDueLane(ctx: Context, channel: string, now: number): Promise<boolean> {
  const { channel: laneChannel, isFailing, dueAt, leaseUntil, target } = outboxLanes;
  for (const kind of [0, 1]) {
    const [row] = await ctx.db.orm
      .select({ target })
      .from(outboxLanes)
      .where(
        and(eq(laneChannel, channel), eq(isFailing, kind), lte(dueAt, now), lte(leaseUntil, now)),
      )
      .limit(1);
    if (row) return true;
  }
  return false;
}

/** The target's messages whose time has come, in order. */
export async function listDueRows(
  ctx: Context,
  lane: Lane,
  countMax: number,
): Promise<OutboxRow[]> {
  const { id, target, messageId, payload, attempts, nextAt, createdAt } = outbox;
  return ctx.db.orm
    .select({ id, target, messageId, payload, attempts, nextAt, createdAt })
    .from(outbox)
    .where(
      and(eq(outbox.channel, lane.channel), eq(target, lane.target), lte(nextAt, ctx.clock.now())),
    )
    .orderBy(asc(nextAt), asc(id))
    .limit(countMax);
}

const isOurs = sql`channel = ${place.channel} and target = ${place.target} and fence = ${place.fence}`;

const requireLane = prepareStatement(
  requirement(LANE_LOST, sql`exists (select 1 from ${outboxLanes} where ${isOurs})`),
);

const extendLease = prepareStatement(sql`
  update ${outboxLanes} set lease_until = ${sql.placeholder("leaseUntil")} where ${isOurs}`);

/** A message that was put in anew while it was on its way has another time, and stays. */
const isSame = sql`id = ${sql.placeholder("id")} and next_at = ${sql.placeholder("nextAt")}`;

const takeOut = prepareStatement(sql`delete from ${outbox} where ${isSame}`);

const tryAgain = prepareStatement(sql`
  update ${outbox} set attempts = attempts + 1, next_at = ${sql.placeholder("retryAt")}
  where ${isSame}`);

const isEmpty = sql`not exists (select 1 from ${outbox}
  where channel = ${place.channel} and target = ${place.target})`;

const dropIfEmpty = prepareStatement(
  sql`delete from ${outboxLanes} where ${isOurs} and ${isEmpty}`,
);

/** Behind all that wait, also when it has more to send at once. */
const giveBack = prepareStatement(sql`
  update ${outboxLanes} set lease_until = 0, is_failing = ${sql.placeholder("isFailing")},
    due_at = max(${place.now}, (select min(next_at) from ${outbox}
      where channel = ${place.channel} and target = ${place.target}))
  where ${isOurs}`);

/** A message and what came of the attempt to deliver it. */
export type Settled = { row: OutboxRow; outcome: Outcome };

/**
 * Notes what came of attempts, and gives the lane back if the turn is over. False when the claim was
 * no longer good, and nothing was noted.
 */
export async function settleRows(
  ctx: Context,
  lane: Lane,
  settled: readonly Settled[],
  isOver: boolean,
): Promise<boolean> {
  const leaseUntil = ctx.clock.now() + LEASE_MS;
  try {
    await ctx.db.write([
      requireLane(lane),
      ...settled.flatMap(({ row, outcome }) => [change(row, outcome), ...(outcome.also ?? [])]),
      ...(isOver ? releaseStatements(ctx, lane) : [extendLease({ ...lane, leaseUntil })]),
    ]);
  } catch (error) {
    if (error instanceof PreconditionFailed && error.label === LANE_LOST) return false;
    throw error;
  }
  for (const { outcome } of settled) outcome.afterwards?.();
  return true;
}

function change(row: OutboxRow, { result }: Outcome): Statement {
  return typeof result === "object" ? tryAgain({ ...row, retryAt: result.retryAt }) : takeOut(row);
}

function releaseStatements(ctx: Context, lane: Lane): Statement[] {
  const values = { ...lane, isFailing: Number(lane.isFailing), now: ctx.clock.now() };
  return [dropIfEmpty(values), giveBack(values)];
}

/**
 * Frees the lanes that an earlier process had claimed: right only on a database of our own, before
 * this process claims any. On a shared one another instance may hold them, and the lease tells.
 */
export async function resumeOutbox(ctx: Context): Promise<void> {
  if (!ctx.db.isLocal) return;
  await ctx.db.write([
    statement(sql`update ${outboxLanes} set lease_until = 0, due_at = 0 where lease_until > 0`),
  ]);
}
