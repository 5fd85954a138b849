/** Registering for events, on both sides: visitors put themselves in, owners read and decide. */
import { and, asc, count, eq, sql } from "drizzle-orm";
import { emailKeyOf } from "../../lib/email-key.ts";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed } from "../../platform/database/statements.ts";
import { allowanceKeyOf } from "../../platform/mail/mail-cap.ts";
import { defineState } from "../../platform/room-state.ts";
import { CLOSED } from "./is-open.ts";
import type { EventRow } from "./model.ts";
import { newcomersWrite } from "./newcomers.ts";
import { NOTIFY_TASK, registrationPressure } from "./notify-task.ts";
import {
  type AnswersInput,
  type Registration,
  type RegistrationChange,
  type RegistrationListQuery,
  type RegistrationRow,
  toRegistration,
  type VisitorInput,
} from "./registration-model.ts";
import {
  type Arrival,
  CANCELLED,
  cancelStatements,
  changeStatements,
  confirmStatements,
  NO_ROOM,
  type PartyAnswers,
  REGISTERED_AGAIN,
} from "./seats.ts";
import { getEventRow } from "./service.ts";
import { events, registrations } from "./table.ts";

/** Why nobody can register; each reason has words of its own on the site. */
export type RegistrationRefusal =
  | "disabled"
  | "past"
  | "no-room"
  | "cancelled"
  | "cancelled-closed";

const REASONS: Readonly<Record<RegistrationRefusal, string>> = {
  disabled: "Registration for this event is closed.",
  past: "This event is over.",
  "no-room": "There are not that many seats left; your registration stays as it was.",
  cancelled: "This registration is cancelled; to come after all, register again.",
  "cancelled-closed": "This registration is cancelled, and registration for this event is closed.",
};

/** Nobody was registered, and nothing was changed. */
export class RegistrationRefused extends Error {
  override readonly name = "RegistrationRefused";
  readonly reason: RegistrationRefusal;
  constructor(reason: RegistrationRefusal) {
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

/** What mail about an event to one address is counted by. */
export const mailCauseOf = (eventId: string): string => `event ${eventId}`;

/**
 * Registers a party; one that does not fit whole is put on the waiting list. An address that is
 * registered already changes nothing and learns nothing: it is answered like a newcomer's, and told
 * by mail. Throws `RegistrationRefused`.
 */
export async function register(
  ctx: Context,
  event: EventRow,
  input: VisitorInput,
): Promise<Registration> {
  requireTakesRegistrations(event, ctx.clock.now());
  const arrival = toArrival(ctx, event, ctx.ids.create("reg"), input);
  const status = await ctx.db.writeShared(newcomersWrite, arrival);
  if (status === undefined) throw new RegistrationRefused("disabled");
  ctx.states.of(registrationPressure).noteArrivals(1);
  ctx.scheduler.wake(NOTIFY_TASK);
  const { fields, ...answers } = input;
  return { id: arrival.registrationId, ...answers, fields, status, createdAt: arrival.now };
}

/** A party that comes now. */
export const toArrival = (
  ctx: Context,
  event: EventRow,
  registrationId: string,
  input: VisitorInput,
): Arrival => ({
  ...toAnswers(input),
  ...{ registrationId, eventId: event.id, siteId: event.siteId, now: ctx.clock.now() },
  email: input.email,
  emailKey: emailKeyOf(input.email),
  allowanceKey: allowanceKeyOf(ctx, { address: input.email, cause: mailCauseOf(event.id) }),
});

/** What a visitor may change later. */
const toAnswers = ({ name, phone, seats, message, fields }: AnswersInput): PartyAnswers => ({
  ...{ name, phone, seats, message },
  fields: fields === null ? null : JSON.stringify(fields),
});

/**
 * Changes a registration for whoever has its signed link. Throws `RegistrationRefused` when it does not
 * fit or stands no longer, and the old one stays as it was.
 */
export async function changeAnswers(
  ctx: Context,
  event: EventRow,
  registrationId: string,
  input: AnswersInput,
): Promise<void> {
  const now = ctx.clock.now();
  if (event.overAt < now) throw new RegistrationRefused("past");
  const change = `${registrationId}:${ctx.ids.create("msg")}`;
  const move = { eventId: event.id, registrationId, change, cause: "visitor", now } as const;
  try {
    await ctx.db.write(changeStatements({ ...move, ...toAnswers(input) }));
  } catch (error) {
    if (!(error instanceof PreconditionFailed)) throw error;
    if (error.label === NO_ROOM) throw new RegistrationRefused("no-room");
    if (error.label === CANCELLED)
      throw new RegistrationRefused(isOpen(event, now) ? "cancelled" : "cancelled-closed");
    if (error.label === CLOSED) throw new RegistrationRefused("disabled");
    throw error;
  }
  ctx.scheduler.wake(NOTIFY_TASK);
}

/** Whether newcomers are taken, by what was read of the event. */
export const isOpen = (event: EventRow, now: number): boolean =>
  event.status === "published" && event.registrationEnabled && event.overAt >= now;

/** By what was read of the event; the write looks again. Throws `RegistrationRefused`. */
export function requireTakesRegistrations(event: EventRow, now: number): void {
  if (event.overAt < now) throw new RegistrationRefused("past");
  if (!event.registrationEnabled) throw new RegistrationRefused("disabled");
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

/**
 * Cancels a registration for `cause` and gives its seats to those who wait. Repeating it changes
 * nothing.
 */
export async function cancelRegistration(
  ctx: Context,
  eventId: string,
  registrationId: string,
  cause: "visitor" | "owner",
): Promise<void> {
  const change = `${registrationId}:${ctx.ids.create("msg")}`;
  const move = { eventId, registrationId, change, cause, now: ctx.clock.now() };
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
  if (status === "cancelled") await cancelRegistration(ctx, event.id, registrationId, "owner");
  else await confirmRegistration(ctx, event.id, before);
  const after = await findRegistration(ctx, event.id, registrationId);
  if (after === undefined) throw notFound("registration");
  return toRegistration(after);
}

const UNCONFIRMED: Readonly<Record<string, string>> = {
  [NO_ROOM]:
    "There are not enough free seats to confirm this registration; raise the event's capacity first.",
  [REGISTERED_AGAIN]:
    "This address has registered again since this registration was cancelled; confirm that one instead.",
};

async function confirmRegistration(
  ctx: Context,
  eventId: string,
  { id: registrationId, status }: RegistrationRow,
): Promise<void> {
  const change = `${registrationId}:${ctx.ids.create("msg")}`;
  const kind = status === "waitlisted" ? "promoted" : "confirmed";
  const now = ctx.clock.now();
  const move = { eventId, registrationId, change, kind, cause: "owner", now } as const;
  try {
    await ctx.db.write(confirmStatements(move));
  } catch (error) {
    const refusal = error instanceof PreconditionFailed ? UNCONFIRMED[error.label] : undefined;
    throw refusal === undefined ? error : invalidRequest(refusal);
  }
  ctx.scheduler.wake(NOTIFY_TASK);
}
