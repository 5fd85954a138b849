/** One person's registrations over all sites of an account: to hand out, or to erase. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { listSites } from "../sites/service.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import { emailKeyOf, type Registration, toRegistration } from "./registration-model.ts";
import { eraseStatements } from "./seats.ts";
import { events, registrationNotices, registrations } from "./table.ts";

export type PersonRegistration = Registration & {
  siteId: string;
  eventId: string;
  eventTitle: string;
  startsAt: number;
};

/** Everything that is stored of the person, oldest first. */
export async function exportRegistrations(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<PersonRegistration[]> {
  const rows = await findRows(ctx, accountId, email);
  return rows.map(({ registration, event }) => ({
    ...toRegistration(registration),
    ...{ siteId: registration.siteId, eventId: event.id },
    ...{ eventTitle: event.title, startsAt: event.startsAt },
  }));
}

/** Erases them with all mail that was still to be sent; their seats go to who waits. Answers how many. */
export async function eraseRegistrations(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<number> {
  const rows = await findRows(ctx, accountId, email);
  for (const { registration } of rows) {
    const { id: registrationId, eventId } = registration;
    const change = `erase:${ctx.ids.create("msg")}`;
    await ctx.db.write(eraseStatements({ eventId, registrationId, change, now: ctx.clock.now() }));
  }
  await ctx.db.write([await eraseNoticesStatement(ctx, accountId, email)]);
  if (rows.length > 0) ctx.scheduler.wake(NOTIFY_TASK);
  return rows.length;
}

/** Notices outlive the registrations of an event that was deleted, until their mail is sent. */
async function eraseNoticesStatement(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Statement> {
  const siteIds = JSON.stringify((await listSites(ctx, accountId)).map(({ id }) => id));
  return statement(sql`delete from ${registrationNotices}
    where site_id in (select value from json_each(${siteIds}))
      and lower(payload->>'$.registration.email') = ${emailKeyOf(email)}`);
}

async function findRows(ctx: Context, accountId: string, email: string) {
  const siteIds = (await listSites(ctx, accountId)).map(({ id }) => id);
  return ctx.db.orm
    .select({ registration: registrations, event: events })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(
      and(eq(registrations.emailKey, emailKeyOf(email)), inArray(registrations.siteId, siteIds)),
    )
    .orderBy(asc(registrations.createdAt), asc(registrations.id));
}
