/**
 * Registrations that were taken for spam. The visitor gets the same answer as others; nobody is
 * seated, mailed or told of. They are kept for a while, so that the owner can make real ones of
 * them.
 */
import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { SpamReason } from "../../http/judge-form.ts";
import { emailKeyOf } from "../../lib/email-key.ts";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import {
  isRefusal,
  PreconditionFailed,
  requireThat,
  statement,
} from "../../platform/database/statements.ts";
import { CLOSED, requireOpen } from "./is-open.ts";
import type { EventRow } from "./model.ts";
import { readSeated, seatingStatements } from "./newcomers.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import {
  type Registration,
  type SpamRegistration,
  toSpamRegistration,
  type VisitorInput,
} from "./registration-model.ts";
import { RegistrationRefused, requireTakesRegistrations, toArrival } from "./registrations.ts";
import { FREE } from "./seats.ts";
import { getEventRow } from "./service.ts";
import { events, registrations, spamRegistrations } from "./table.ts";

const KEPT_MS = 30 * 24 * 60 * 60_000;
const FORGOTTEN_AT_ONCE = 500;
/** Anybody can fill the folder of an event: the oldest make room. */
const KEPT_MAX = 500;

/** Answers what the visitor is answered. Throws `RegistrationRefused` as for any other. */
export async function registerSpam(
  ctx: Context,
  event: EventRow,
  input: VisitorInput,
  reason: SpamReason,
): Promise<Registration> {
  const createdAt = ctx.clock.now();
  requireTakesRegistrations(event, createdAt);
  const { fields, ...answers } = input;
  const row = {
    ...{ ...answers, id: ctx.ids.create("reg"), eventId: event.id, siteId: event.siteId },
    ...{ reason, createdAt, emailKey: emailKeyOf(input.email) },
    fields: fields === null ? null : soundJson(fields),
  };
  const free = await keepSpam(ctx, row);
  const status = input.seats <= free ? "confirmed" : "waitlisted";
  return { id: row.id, ...answers, fields, status, createdAt };
}

/** Answers the seats that are free in its event. Throws `RegistrationRefused` where that is closed or gone by now. */
async function keepSpam(ctx: Context, row: typeof spamRegistrations.$inferInsert): Promise<number> {
  const { eventId, createdAt: now } = row;
  const ofEvent = sql`event_id = ${eventId}`;
  try {
    const results = await ctx.db.write([
      requireOpen({ eventId, now }),
      ctx.db.orm.insert(spamRegistrations).values(row),
      statement(sql`delete from ${spamRegistrations} where ${ofEvent} and id in (
        select id from ${spamRegistrations} where ${ofEvent}
        order by created_at desc, id desc limit -1 offset ${KEPT_MAX})`),
      statement(sql`select ${FREE} as free from ${events} where id = ${eventId}`),
    ]);
    return Number(results.at(-1)?.rows[0]?.free);
  } catch (error) {
    throw isRefusal(error, CLOSED) ? new RegistrationRefused("disabled") : error;
  }
}

type Owner = { accountId: string; siteId: string; eventId: string };

/** The event's spam folder, newest first. Throws `not_found`. */
export async function listSpamRegistrations(
  ctx: Context,
  owner: Owner,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ spam: SpamRegistration[]; total: number }> {
  const event = await getEventRow(ctx, owner);
  const ofEvent = eq(spamRegistrations.eventId, event.id);
  const rows = await ctx.db.orm
    .select()
    .from(spamRegistrations)
    .where(ofEvent)
    .orderBy(desc(spamRegistrations.createdAt), desc(spamRegistrations.id))
    .limit(limit)
    .offset(skip);
  const total = await ctx.db.orm.$count(spamRegistrations, ofEvent);
  return { spam: rows.map(toSpamRegistration), total };
}

const SPAM_GONE = "spam-gone";
const REGISTERED = "registered";

/**
 * Seats a party that was taken for spam as if it had just come. Throws `not_found`, and
 * `invalid_request` when it cannot register any more or is registered already.
 */
export async function restoreSpamRegistration(
  ctx: Context,
  owner: Owner,
  id: string,
): Promise<Registration> {
  const event = await getEventRow(ctx, owner);
  const isIt = and(eq(spamRegistrations.id, id), eq(spamRegistrations.eventId, event.id));
  const [row] = await ctx.db.orm.select().from(spamRegistrations).where(isIt);
  if (row === undefined) throw notFound("registration");
  const { name, email, phone, seats, message } = row;
  const fields = row.fields === null ? null : JSON.parse(row.fields);
  const input = { name, email, phone, seats, message, fields };
  const arrival = toArrival(ctx, event, id, input);
  try {
    requireTakesRegistrations(event, arrival.now);
    const [, , , ...results] = await ctx.db.write([
      requireThat(SPAM_GONE, sql`exists (select 1 from ${spamRegistrations} where id = ${id})`),
      requireThat(
        REGISTERED,
        sql`not exists (select 1 from ${registrations} where event_id = ${event.id}
          and email_key = ${row.emailKey} and status <> 'cancelled')`,
      ),
      requireOpen(arrival),
      ...seatingStatements([arrival]),
      ctx.db.orm.delete(spamRegistrations).where(isIt),
    ]);
    const status = readSeated(results, arrival);
    if (status === undefined) throw new Error("a registration was seated and has no status");
    ctx.scheduler.wake(NOTIFY_TASK);
    return { id, ...input, status, createdAt: arrival.now };
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  if (error instanceof RegistrationRefused) return invalidRequest(error.message);
  if (!(error instanceof PreconditionFailed)) return error;
  if (error.label === SPAM_GONE) return notFound("registration");
  if (error.label === CLOSED) return explain(new RegistrationRefused("disabled"));
  return error.label === REGISTERED
    ? invalidRequest("This address is registered for the event already.")
    : error;
}

/** Removes what is older than 30 days, a slice at a time. Answers whether there may be more. */
export async function forgetSpamRegistrations(ctx: Context): Promise<boolean> {
  const rows = await ctx.db.orm
    .select({ id: spamRegistrations.id })
    .from(spamRegistrations)
    .where(lt(spamRegistrations.createdAt, ctx.clock.now() - KEPT_MS))
    .orderBy(asc(spamRegistrations.createdAt))
    .limit(FORGOTTEN_AT_ONCE);
  if (rows.length === 0) return false;
  const ids = soundJson(rows.map(({ id }) => id));
  await ctx.db.write([
    statement(sql`delete from ${spamRegistrations}
      where id in (select value from json_each(${ids}))`),
  ]);
  return rows.length === FORGOTTEN_AT_ONCE;
}
