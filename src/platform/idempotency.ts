/**
 * `Idempotency-Key`: the answer of a call is stored in the transaction of its effect and given
 * again to the same call for 24 hours. Answers that are errors are never stored, so that a call
 * which had no effect can be repeated.
 */
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { invalidRequest } from "../lib/errors.ts";
import type { Context } from "./context.ts";
import type { Statement } from "./database/database.ts";
import { isRefusal, prepareStatement, requirement, statement } from "./database/statements.ts";
import { idempotencyRecords } from "./idempotency-table.ts";
import { defineState } from "./room-state.ts";
import type { Task } from "./scheduler.ts";

/** How long an answer is replayed. */
export const IDEMPOTENCY_KEPT_MS = 24 * 60 * 60 * 1_000;

const PRUNE_EVERY_MS = 10 * 60 * 1_000;
/** Rows deleted at once, so that pruning never holds the writer for long. */
const PRUNE_ROWS_MAX = 1_000;
/** Clocks of several instances differ by less. */
const CLOCKS_DIFFER_MS = 60_000;
const KEY_TAKEN = "idempotency-key-taken";

export type IdempotentCall = {
  accountId: string;
  /** The operation's id; keys of different operations never meet. */
  operation: string;
  /** 1 to 255 printable characters. */
  key: string;
  /** SHA-256 of the body as it was sent. */
  bodyHash: string;
};

/** A success as it went out: `body` is JSON text. */
export type KeyedAnswer = { status: number; body: string };

/** The calls with a key that this process is answering now, so that duplicates wait for the first. */
const callsUnderWay = defineState(() => new Map<string, Promise<unknown>>());

/**
 * Answers a call with a key: from the store if its answer is there, else through `act`, which must
 * put `record(answer)`'s statements first in its one `write`. Concurrent duplicates wait for the
 * first and replay its answer; if it fails, the next of them acts.
 * Throws `invalid_request` when the key was used with another body, and whatever `act` throws.
 */
export async function answerOnce(
  ctx: Context,
  call: IdempotentCall,
  act: (record: (answer: KeyedAnswer) => Statement[]) => Promise<KeyedAnswer>,
): Promise<KeyedAnswer & { isReplay: boolean }> {
  const underWay = ctx.states.of(callsUnderWay);
  const name = JSON.stringify([call.accountId, call.operation, call.key]);
  for (let first = underWay.get(name); first; first = underWay.get(name)) await first;
  const answering = answer(ctx, call, act);
  const ended = answering.then(
    () => underWay.delete(name),
    () => underWay.delete(name),
  );
  underWay.set(name, ended);
  return answering;
}

async function answer(
  ctx: Context,
  call: IdempotentCall,
  act: (record: (answer: KeyedAnswer) => Statement[]) => Promise<KeyedAnswer>,
): Promise<KeyedAnswer & { isReplay: boolean }> {
  const stored = await readAnswer(ctx, call);
  if (stored) return { ...stored, isReplay: true };
  try {
    return { ...(await act((made) => recordStatements(ctx, call, made))), isReplay: false };
  } catch (error) {
    if (!isRefusal(error, KEY_TAKEN)) throw error;
    // Another instance on the same database was faster.
    const theirs = await readAnswer(ctx, call);
    if (!theirs) throw error;
    return { ...theirs, isReplay: true };
  }
}

async function readAnswer(ctx: Context, call: IdempotentCall): Promise<KeyedAnswer | undefined> {
  const { requestHash, status, body, createdAt } = idempotencyRecords;
  const [row] = await ctx.db.orm
    .select({ requestHash, status, body })
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.accountId, call.accountId),
        eq(idempotencyRecords.operation, call.operation),
        eq(idempotencyRecords.key, call.key),
        gt(createdAt, ctx.clock.now() - IDEMPOTENCY_KEPT_MS),
      ),
    );
  if (!row) return undefined;
  if (row.requestHash !== call.bodyHash)
    throw invalidRequest(
      "This Idempotency-Key was used with another body; send the same body again or a new key.",
    );
  return { status: row.status, body: row.body };
}

const key = {
  accountId: sql.placeholder("accountId"),
  operation: sql.placeholder("operation"),
  key: sql.placeholder("key"),
};
const isSameCall = sql`account_id = ${key.accountId} and operation = ${key.operation}
  and key = ${key.key}`;

const deleteIfOver = prepareStatement(sql`
  delete from ${idempotencyRecords} where ${isSameCall}
    and created_at <= ${sql.placeholder("overAt")}`);

const requireFreeKey = prepareStatement(
  requirement(KEY_TAKEN, sql`not exists (select 1 from ${idempotencyRecords} where ${isSameCall})`),
);

const insertRecord = prepareStatement(sql`
  insert into ${idempotencyRecords}
    (account_id, operation, key, request_hash, status, body, created_at)
  values (${key.accountId}, ${key.operation}, ${key.key}, ${sql.placeholder("bodyHash")},
    ${sql.placeholder("status")}, ${sql.placeholder("body")}, ${sql.placeholder("now")})`);

/** A record whose time is over but which has not been pruned yet makes way for the new one. */
function recordStatements(ctx: Context, call: IdempotentCall, made: KeyedAnswer): Statement[] {
  const now = ctx.clock.now();
  const values = { ...call, ...made, now, overAt: now - IDEMPOTENCY_KEPT_MS };
  return [deleteIfOver(values), requireFreeKey(values), insertRecord(values)];
}

/**
 * Deletes the answers whose time is over, a slice at a time. One from a time to come was stored while the
 * clock was fast: from when that is seen, its time is as long as that of the others.
 */
export const pruneAnswersTask = (ctx: Context): Task => ({
  name: "idempotency.prune",
  everyMs: PRUNE_EVERY_MS,
  exclusive: "period",
  run: async () => {
    const now = ctx.clock.now();
    const slice = (which: SQL) =>
      sql`rowid in (select rowid from ${idempotencyRecords} where ${which} limit ${PRUNE_ROWS_MAX})`;
    const isOver = sql`created_at <= ${now - IDEMPOTENCY_KEPT_MS}`;
    const isAhead = sql`created_at > ${now + CLOCKS_DIFFER_MS}`;
    const written = await ctx.db.write([
      statement(sql`delete from ${idempotencyRecords} where ${slice(isOver)}`),
      statement(sql`update ${idempotencyRecords} set created_at = ${now} where ${slice(isAhead)}`),
    ]);
    return written.some(({ rowsAffected }) => rowsAffected === PRUNE_ROWS_MAX);
  },
});
