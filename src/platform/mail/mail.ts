/**
 * Mail: put into the outbox in the transaction of its cause, written when it is sent, and tried for
 * three days with the same Message-ID before it is given up in plain sight; what the server refuses
 * for good is tried twice. Rooms say what a kind of
 * mail contains; this file knows no domain and never speaks to a mail server itself.
 */
import { lt, type SQL, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../context.ts";
import type { Statement } from "../database/database.ts";
import { prepareStatement, statement } from "../database/statements.ts";
import {
  countWaiting,
  type DeliveryOutcome,
  type OutboxRow,
  wakeOutbox,
} from "../outbox/outbox.ts";
import { outbox, outboxLanes } from "../outbox/outbox-table.ts";
import { allowanceKeyOf, allowanceStatement, type MailCap } from "./mail-cap.ts";
import { describeMailFailure, type MailFailure } from "./mail-failure.ts";
import type { MailMessage } from "./mail-message.ts";
import { mailAllowances, mailFailures } from "./mail-table.ts";
import { sendMail } from "./mail-transport.ts";

/** The outbox's name for mail. */
export const MAIL_CHANNEL = "mail";

/** A kind of mail, by the room that sends it. */
export type MailKind = {
  /** `room.what`, unique. */
  name: string;
  /**
   * Writes the message from what the row carries, at each attempt, so that it tells the state of
   * the day. Undefined when there is nothing to tell any more: the row is dropped.
   */
  compose(ctx: Context, reference: string): Promise<MailMessage | undefined>;
  /**
   * Further mails that this one causes, such as each reader's own: put in with what came of the first
   * attempt, whether it succeeded or not.
   */
  copies?(ctx: Context, reference: string): Promise<MailOrder[]>;
};

export type MailOrder = {
  kind: string;
  /** What `compose` gets: an id, or JSON. */
  reference: string;
  /** Whose turn it takes: mail of one lane is sent in order, such as that of an account or address. */
  lane: string;
  /** The account that it is sent for: accounts share the connections evenly. The lane if not given. */
  owner?: string;
  /** The same for the same mail: it is never sent for two reasons at once. Made up if not given. */
  id?: string;
  /** Epoch ms before which it is not sent. */
  at?: number;
  /** For mail that a stranger can cause. */
  cap?: MailCap;
};

/** A mail as it is put in. */
export type PreparedMail = {
  readonly lane: string;
  readonly owner: string;
  readonly id: string;
  readonly payload: string;
  readonly at: number;
  readonly createdAt: number;
  /** What it is counted by, and how long it may wait for its turn. */
  readonly cap?: { readonly key: string; readonly waitMsMax: number };
};

export function prepareMail(ctx: Context, order: MailOrder): PreparedMail {
  const now = ctx.clock.now();
  const { kind, reference, lane, owner = lane, id = ctx.ids.create("msg"), at = now, cap } = order;
  const mail = { lane, owner, id, at, payload: `${kind}\n${reference}`, createdAt: now };
  if (cap === undefined) return mail;
  return { ...mail, cap: { key: allowanceKeyOf(ctx, cap), waitMsMax: cap.waitMsMax } };
}

/** The mails to be put in, as JSON: one statement takes as many as there are. */
const mails = sql`json_each(${sql.placeholder("mails")})`;

/** Texts are built once: forms put mail in at every submission. */
const insertRows = prepareStatement(sql`
  insert into ${outbox} (channel, target, message_id, payload, attempts, next_at, created_at)
  select ${MAIL_CHANNEL}, value ->> 'lane', value ->> 'id', value ->> 'payload', 0, value ->> 'at',
    value ->> 'createdAt'
  from ${mails} where true
  on conflict (channel, message_id, target) do nothing`);

/** One mail, at the turn that it was given; nothing when there was none for it. */
const insertCapped = prepareStatement(sql`
  insert into ${outbox} (channel, target, message_id, payload, attempts, next_at, created_at)
  select ${MAIL_CHANNEL}, ${sql.placeholder("lane")}, message_id, ${sql.placeholder("payload")}, 0,
    at, ${sql.placeholder("createdAt")}
  from ${mailAllowances} where message_id = ${sql.placeholder("id")}
  on conflict (channel, message_id, target) do nothing`);

const insertLanes = prepareStatement(sql`
  insert into ${outboxLanes} (channel, target, owner, due_at, is_failing, lease_until, fence)
  select ${MAIL_CHANNEL}, value ->> 0, value ->> 2, value ->> 1, 0, 0, 0
  from json_each(${sql.placeholder("lanes")}) where true
  on conflict (channel, target) do update
    set due_at = min(due_at, excluded.due_at), owner = excluded.owner`);

/** Statements that put mail into the outbox. After the write, call `wakeMail`. */
export function mailStatements(ctx: Context, ...ordered: MailOrder[]): Statement[] {
  return preparedMailStatements(ordered.map((order) => prepareMail(ctx, order)));
}

/** The same for mails that are prepared, in this order. */
export function preparedMailStatements(prepared: readonly PreparedMail[]): Statement[] {
  const lanes = new Map<string, [lane: string, at: number, owner: string]>();
  for (const { lane, at, owner } of prepared)
    lanes.set(lane, [lane, Math.min(at, lanes.get(lane)?.[1] ?? at), owner]);
  const free = prepared.filter(({ cap }) => cap === undefined);
  return [
    ...(free.length === 0 ? [] : [insertRows({ mails: soundJson(free) })]),
    ...prepared.flatMap(cappedStatements),
    insertLanes({ lanes: soundJson([...lanes.values()]) }),
  ];
}

function cappedStatements(mail: PreparedMail): Statement[] {
  const { id, at, cap } = mail;
  return cap === undefined ? [] : [allowanceStatement({ id, at, ...cap }), insertCapped(mail)];
}

/** Has new mail sent now, after the write that put it in. */
export function wakeMail(ctx: Context): void {
  wakeOutbox(ctx, MAIL_CHANNEL);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after failed attempts; together three days. */
const RETRIES_MS: readonly number[] = [
  ...[1, 4, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 4, 8, 8, 8, 8, 8, 8, 8, 8].map((hours) => hours * HOUR_MS),
];

/** After a fault of our own in the first attempt. */
const FAULT_WAIT_MS = MINUTE_MS;

/** What the server refuses for good is tried once more: some say so of what they only put off. */
const PERMANENT_RETRIES_MS: readonly number[] = [HOUR_MS];

/** Makes one attempt at a row of the outbox. */
export async function deliverMail(
  ctx: Context,
  kinds: ReadonlyMap<string, MailKind>,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const { name } = readPayload(row.payload);
  const kind = kinds.get(name);
  if (!kind) throw new Error(`no mail of the kind ${name}`);
  const isFirst = row.attempts === 0 && kind.copies !== undefined;
  return isFirst ? attemptFirst(ctx, kind, row, signal) : attemptMail(ctx, kind, row, signal);
}

/** A fault of our own in the first attempt keeps nobody from the mail that comes with it. */
async function attemptFirst(
  ctx: Context,
  kind: MailKind,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const retry = { retryAt: ctx.clock.now() + FAULT_WAIT_MS };
  const told = { messageId: row.messageId, kind: kind.name };
  let copies: MailOrder[];
  try {
    copies = (await kind.copies?.(ctx, readPayload(row.payload).reference)) ?? [];
  } catch (error) {
    signal.throwIfAborted();
    ctx.log.error({ err: error, ...told }, "whom a mail goes to could not be told");
    return { result: retry, isUncounted: true };
  }
  const orFault = (error: unknown): DeliveryOutcome => {
    signal.throwIfAborted();
    ctx.log.error({ err: error, ...told }, "a mail could not be written");
    return { result: retry };
  };
  const outcome = await attemptMail(ctx, kind, row, signal).catch(orFault);
  if (copies.length === 0) return outcome;
  return {
    ...outcome,
    also: [...(outcome.also ?? []), ...mailStatements(ctx, ...copies)],
    afterwards: () => wakeMail(ctx),
  };
}

async function attemptMail(
  ctx: Context,
  kind: MailKind,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<DeliveryOutcome> {
  const { name, reference } = readPayload(row.payload);
  const message = await kind.compose(ctx, reference);
  if (message === undefined) return { result: "done" };
  try {
    await sendMail(ctx, row.messageId, message, signal);
    return { result: "done" };
  } catch (error) {
    signal.throwIfAborted();
    return afterFailure(ctx, name, row, describeMailFailure(error, message));
  }
}

function readPayload(payload: string): { name: string; reference: string } {
  const at = payload.indexOf("\n");
  return { name: payload.slice(0, at), reference: payload.slice(at + 1) };
}

function afterFailure(
  ctx: Context,
  kind: string,
  row: OutboxRow,
  { reason, isPermanent }: MailFailure,
): DeliveryOutcome {
  const { messageId, createdAt } = row;
  const attempts = row.attempts + 1;
  const waitMs = (isPermanent ? PERMANENT_RETRIES_MS : RETRIES_MS)[row.attempts];
  const told = { messageId, kind, attempts, reason };
  if (waitMs !== undefined) {
    ctx.log.warn(told, "mail not sent yet");
    return { result: { retryAt: ctx.clock.now() + waitMs } };
  }
  ctx.log.error(told, isPermanent ? "mail refused for good" : "mail given up after three days");
  const givenUpAt = ctx.clock.now();
  const { sql: insert, params } = ctx.db.orm
    .insert(mailFailures)
    .values({ messageId, kind, attempts, error: reason, createdAt, givenUpAt })
    .onConflictDoNothing()
    .toSQL();
  return { result: "failed", also: [{ sql: insert, args: params }] };
}

export type MailState = { state: "waiting" | "given up"; reason: string | null };

/** How mails stand that are not sent yet, by their ids; those that were sent are not among them. */
export async function readMailStates(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, MailState>> {
  const wanted = sql`(select value from json_each(${soundJson(ids)}))`;
  const waiting = await ctx.db.orm.all<{ id: string; attempts: number }>(sql`
    select message_id as id, attempts from ${outbox}
    where channel = ${MAIL_CHANNEL} and message_id in ${wanted}`);
  const failed = await ctx.db.orm
    .select({ id: mailFailures.messageId, error: mailFailures.error })
    .from(mailFailures)
    .where(sql`message_id in ${wanted}`);
  return new Map<string, MailState>([
    ...waiting.map(
      ({ id, attempts }) => [id, { state: "waiting", reason: describeAttempts(attempts) }] as const,
    ),
    ...failed.map(({ id, error }) => [id, { state: "given up", reason: error }] as const),
  ]);
}

function describeAttempts(attempts: number): string | null {
  if (attempts === 0) return null;
  return attempts === 1 ? "tried once" : `tried ${attempts} times`;
}

/** Mail given up in the last 30 days, and mail that waits: for the operator. */
export async function inspectMail(ctx: Context): Promise<{ waiting: number; givenUp: number }> {
  const [row] = await ctx.db.orm.select({ count: sql<number>`count(*)` }).from(mailFailures);
  return { waiting: await countWaiting(ctx, MAIL_CHANNEL), givenUp: row?.count ?? 0 };
}

/** Statements that drop mail that waits, by kind and reference: the person it is about is erased. */
export function dropMailStatement(kind: string, references: SQL): Statement {
  return statement(sql`delete from ${outbox} where channel = ${MAIL_CHANNEL}
    and payload in (select ${`${kind}\n`} || reference from (${references}))`);
}

/** Failures are shown for as long as spam is kept. */
const FAILURES_KEPT_MS = 30 * 24 * HOUR_MS;

export async function forgetOldFailures(ctx: Context): Promise<void> {
  const until = ctx.clock.now() - FAILURES_KEPT_MS;
  const [old] = await ctx.db.orm
    .select({ id: mailFailures.messageId })
    .from(mailFailures)
    .where(lt(mailFailures.givenUpAt, until))
    .limit(1);
  if (!old) return;
  await ctx.db.write([ctx.db.orm.delete(mailFailures).where(lt(mailFailures.givenUpAt, until))]);
}
