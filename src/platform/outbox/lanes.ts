/**
 * The outbox's SQL: workers claim a target's lane, not single messages, so that however much waits
 * for one target, the others have their turn. Every write of a worker names the fence of its claim.
 */
import type { InValue } from "@libsql/client";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../context.ts";
import type { Statement } from "../database/database.ts";
import { prepareStatement, requirement, statement, unlessRefused } from "../database/statements.ts";
import type { DeliveryOutcome, OutboxRow } from "./outbox.ts";
import { outbox, outboxLanes } from "./outbox-table.ts";

/** Longer than any one attempt takes; each attempt's end extends it. */
const LEASE_MS = 60_000;
const LANE_LOST = "outbox-lane-lost";

/** A worker's right to deliver to one target: good while the lane has this very fence. */
export type Lane = {
  channel: string;
  target: string;
  owner: string;
  fence: number;
  isFailing: boolean;
};

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
  where ${isFree} and target in (select value from json_each(${sql.placeholder("targets")}))
  returning target, owner, fence`);

const candidates = prepareStatement(sql`
  select target, owner from ${outboxLanes} where ${isFree}
    and owner not in (select value from json_each(${sql.placeholder("passedOver")}))
  order by due_at, fence limit ${sql.placeholder("limit")}`);

/** Which lanes: those whose latest delivery was well, or those that failed or were slow. */
export type Kind = { channel: string; isFailing: boolean };

/**
 * Lanes whose time has come, by target: those that have waited longest, then had the fewest turns.
 * Those of the owners in `passedOver` are left out.
 */
export async function listDueLanes(
  ctx: Context,
  { channel, isFailing }: Kind,
  passedOver: Iterable<string>,
  limit: number,
): Promise<{ target: string; owner: string }[]> {
  const { sql: text, args } = candidates({
    ...{ channel, isFailing: Number(isFailing), now: ctx.clock.now(), limit },
    passedOver: soundJson([...passedOver]),
  });
  const { rows } = await ctx.db.client.execute({ sql: text, args: args as InValue[] });
  return rows.map(({ target, owner }) => ({ target: String(target), owner: String(owner) }));
}

/** Claims these lanes, but for those that somebody else has claimed meanwhile. */
export async function claimLanes(
  ctx: Context,
  wanted: readonly (Kind & { targets: readonly string[] })[],
): Promise<Lane[]> {
  const kinds = wanted.filter(({ targets }) => targets.length > 0);
  if (kinds.length === 0) return [];
  const now = ctx.clock.now();
  const results = await ctx.db.write(
    kinds.map(({ channel, isFailing, targets }) =>
      claim({
        ...{ channel, now, leaseUntil: now + LEASE_MS },
        isFailing: Number(isFailing),
        targets: soundJson(targets),
      }),
    ),
  );
  return kinds.flatMap(({ channel, isFailing }, at) =>
    (results[at]?.rows ?? []).map((row) => ({
      ...{ channel, isFailing },
      target: String(row.target),
      owner: String(row.owner),
      fence: Number(row.fence),
    })),
  );
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
  update ${outbox} set attempts = attempts + ${sql.placeholder("counted")}, next_at = ${sql.placeholder("retryAt")}
  where ${isSame}`);

const isEmpty = sql`not exists (select 1 from ${outbox}
  where channel = ${place.channel} and target = ${place.target})`;

const dropIfEmpty = prepareStatement(
  sql`delete from ${outboxLanes} where ${isOurs} and ${isEmpty}
    and ${sql.placeholder("keptUntil")} <= ${place.now}`,
);

/** Behind all that wait, also when it has more to send at once. */
const giveBack = prepareStatement(sql`
  update ${outboxLanes} set lease_until = 0, is_failing = ${sql.placeholder("isFailing")},
    due_at = max(${place.now}, coalesce((select min(next_at) from ${outbox}
      where channel = ${place.channel} and target = ${place.target}),
      ${sql.placeholder("keptUntil")}))
  where ${isOurs}`);

/** A message and what came of the attempt to deliver it. */
export type Settled = { row: OutboxRow; outcome: DeliveryOutcome };

/** The end of a turn; a lane that fails is remembered for `keptMs`, also when nothing waits. */
export type TurnEnd = { keptMs: number };

/**
 * Notes what came of attempts, and gives the lane back if the turn is over. False when the claim was
 * no longer good, and nothing was noted.
 */
export async function settleRows(
  ctx: Context,
  lane: Lane,
  settled: readonly Settled[],
  end?: TurnEnd,
): Promise<boolean> {
  const leaseUntil = ctx.clock.now() + LEASE_MS;
  const isWritten = await unlessRefused(LANE_LOST, () =>
    ctx.db.write([
      requireLane(lane),
      ...settled.flatMap(({ row, outcome }) => [change(row, outcome), ...(outcome.also ?? [])]),
      ...(end ? releaseStatements(ctx, lane, end) : [extendLease({ ...lane, leaseUntil })]),
    ]),
  );
  if (!isWritten) return false;
  for (const { outcome } of settled) outcome.afterwards?.();
  return true;
}

function change(row: OutboxRow, { result, isUncounted }: DeliveryOutcome): Statement {
  if (typeof result !== "object") return takeOut(row);
  return tryAgain({ ...row, retryAt: result.retryAt, counted: isUncounted === true ? 0 : 1 });
}

function releaseStatements(ctx: Context, lane: Lane, { keptMs }: TurnEnd): Statement[] {
  const now = ctx.clock.now();
  const keptUntil = lane.isFailing ? now + keptMs : now;
  const values = { ...lane, isFailing: Number(lane.isFailing), now, keptUntil };
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
