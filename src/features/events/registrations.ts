/** Registering for events, on both sides: visitors put themselves in, owners read and decide. */
import { and, asc, count, eq, sql } from "drizzle-orm";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed } from "../../platform/database/statements.ts";
import { defineState } from "../../platform/room-state.ts";
import type { EventRow } from "./model.ts";
import { newcomersWrite } from "./newcomers.ts";
import { NOTIFY_TASK, registrationRush } from "./notify-task.ts";
import {
  emailKeyOf,
  type Registration,
  type RegistrationChange,
  type RegistrationListQuery,
  type RegistrationRow,
  toRegistration,
  type VisitorInput,
} from "./registration-model.ts";
import {
  type Arrival,
  CLOSED,
  cancelStatements,
  confirmStatements,
  NO_ROOM,
  registerStatements,
} from "./seats.ts";
import { getEventRow } from "./service.ts";
import { events, registrations } from "./table.ts";

/** Why nobody can register; each reason has words of its own on the site. */
export type Refusal = "disabled" | "past" | "no-room";

const REASONS: Readonly<Record<Refusal, string>> = {
  disabled: "Registration for this event is closed.",
  past: "This event is over.",
  "no-room": "There are not that many seats left; your registration stays as it was.",
};

/** Nobody was registered, and nothing was changed. */
export class RegistrationRefused extends Error {
  override readonly name = "RegistrationRefused";
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(REASONS[reason]);
    this.reason = reason;
  }
}

type SlugQuery = ReturnType<typeof prepareSlugQuery>;

/** Building the query costs ten times what running it does, and crowds ask it, all for the same. */
const slugQueries = defineState(() => ({
  made: undefined as SlugQuery | undefined,
  /** What has been asked in this turn of the event loop, by site and slug. */
  asked: new Map<string, Promise<EventRow | undefined>>(),
}));

const prepareSlugQuery = (ctx: Context) =>
  ctx.db.orm
    .select()
    .from(events)
    .where(
      and(eq(events.siteId, sql.placeholder("siteId")), eq(events.slug, sql.placeholder("slug"))),
    )
    .prepare();

/** The site's event at `slug`, a draft as well; whoever asks in the same turn gets the same answer. */
export function findEvent(
  ctx: Context,
  siteId: string,
  slug: string,
): Promise<EventRow | undefined> {
  const state = ctx.states.of(slugQueries);
  const key = `${siteId}/${slug}`;
  const asked = state.asked.get(key);
  if (asked !== undefined) return asked;
  state.made ??= prepareSlugQuery(ctx);
  const found = state.made.execute({ siteId, slug }).then(([row]) => row);
  if (state.asked.size === 0) setImmediate(() => state.asked.clear());
  state.asked.set(key, found);
  return found;
}

/**
 * Registers a party, or changes what the same address registered before. A party that does not
 * fit whole is put on the waiting list. Throws `RegistrationRefused`.
 */
export async function register(
  ctx: Context,
  event: EventRow,
  input: VisitorInput,
): Promise<Registration> {
  const now = ctx.clock.now();
  requireTakesRegistrations(event, now);
  const { fields, ...answers } = input;
  const registrationId = ctx.ids.create("reg");
  const arrival = {
    ...answers,
    ...{ registrationId, eventId: event.id, siteId: event.siteId, change: registrationId, now },
    emailKey: emailKeyOf(input.email),
    fields: fields === null ? null : JSON.stringify(fields),
  };
  // Most people come once, and many at a time.
  const status = await ctx.db.writeShared(newcomersWrite, arrival);
  const registration =
    status === undefined
      ? await registerAgain(ctx, arrival)
      : { id: registrationId, ...answers, fields, status, createdAt: now };
  ctx.states.of(registrationRush).arrive(1);
  ctx.scheduler.wake(NOTIFY_TASK);
  return registration;
}

/** For whoever may have registered before. Throws `RegistrationRefused`. */
async function registerAgain(ctx: Context, arrival: Arrival): Promise<Registration> {
  try {
    const results = await ctx.db.write(registerStatements(arrival));
    return toRegistration(readRow(results.at(-1)?.rows[0]));
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
    if (error.label === NO_ROOM) throw new RegistrationRefused("no-room");
    if (error.label === CLOSED) throw new RegistrationRefused("disabled");
    throw error;
  }
}

function requireTakesRegistrations(event: EventRow, now: number): void {
  if (event.overAt < now) throw new RegistrationRefused("past");
  if (!event.registrationEnabled) throw new RegistrationRefused("disabled");
}

type Columns = Readonly<Record<string, unknown>>;

/** A row as SQL names its columns, as drizzle names them. */
function readRow(row: Columns | undefined): RegistrationRow {
  if (row === undefined) throw new Error("a registration was written and cannot be read");
  return {
    ...(row as unknown as RegistrationRow),
    createdAt: Number(row.created_at),
    seats: Number(row.seats),
  };
}

/** One registration, whoever asks: for the signed links and for the owner's side. */
export async function findRegistration(
  ctx: Context,
  eventId: string,
  registrationId: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.id, registrationId)));
  return row;
}

/** Cancels a registration and gives its seats to those who wait. Repeating it changes nothing. */
export async function cancelRegistration(
  ctx: Context,
  eventId: string,
  registrationId: string,
): Promise<void> {
  const change = `${registrationId}:${ctx.ids.create("msg")}`;
  const move = { eventId, registrationId, change, now: ctx.clock.now() };
  await ctx.db.write(cancelStatements(move));
  ctx.scheduler.wake(NOTIFY_TASK);
}

/** A page of the event's registrations in order of arrival. Throws `not_found`. */
export async function listRegistrations(
  ctx: Context,
  owner: { accountId: string; siteId: string; eventId: string },
  { status, limit, skip }: RegistrationListQuery,
): Promise<{ registrations: Registration[]; total: number; confirmedSeats: number }> {
  const event = await getEventRow(ctx, owner);
  const matches = and(
    eq(registrations.eventId, event.id),
    status === undefined ? undefined : eq(registrations.status, status),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db.orm
      .select()
      .from(registrations)
      .where(matches)
      .orderBy(asc(registrations.createdAt), asc(registrations.id))
      .limit(limit)
      .offset(skip),
    ctx.db.orm.select({ total: count() }).from(registrations).where(matches),
  ]);
  return {
    registrations: rows.map(toRegistration),
    total: counted?.total ?? 0,
    confirmedSeats: event.confirmedSeats,
  };
}

/** Confirms or cancels a registration for the owner. Throws `not_found` and `invalid_request`. */
export async function changeRegistration(
  ctx: Context,
  owner: { accountId: string; siteId: string; eventId: string },
  registrationId: string,
  { status }: RegistrationChange,
): Promise<Registration> {
  const event = await getEventRow(ctx, owner);
  const before = await findRegistration(ctx, event.id, registrationId);
  if (before === undefined) throw notFound("registration");
  if (status === "cancelled") await cancelRegistration(ctx, event.id, registrationId);
  else await confirmRegistration(ctx, event.id, before);
  const after = await findRegistration(ctx, event.id, registrationId);
  if (after === undefined) throw notFound("registration");
  return toRegistration(after);
}

async function confirmRegistration(
  ctx: Context,
  eventId: string,
  { id: registrationId, status }: RegistrationRow,
): Promise<void> {
  const change = `${registrationId}:${ctx.ids.create("msg")}`;
  const kind = status === "waitlisted" ? "promoted" : "confirmed";
  const move = { eventId, registrationId, change, kind, now: ctx.clock.now() } as const;
  try {
    await ctx.db.write(confirmStatements(move));
  } catch (error) {
    if (!(error instanceof PreconditionFailed && error.label === NO_ROOM)) throw error;
    throw invalidRequest(
      "There are not enough free seats to confirm this registration; raise the event's capacity first.",
    );
  }
  ctx.scheduler.wake(NOTIFY_TASK);
}
