/** One person's registrations over all sites of an account: to hand out, or to erase. */
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { emailKeyOf, holdsAddress } from "../../lib/email-key.ts";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { listSites } from "../sites/room.ts";
import type { EventRow } from "./model.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import {
  type Registration,
  type SpamRegistration,
  toRegistration,
  toSpamRegistration,
} from "./registration-model.ts";
import { eraseStatements } from "./seats.ts";
import { events, registrationNotices, registrations, spamRegistrations } from "./table.ts";

const NOTICES_AT_ONCE = 500;

export type PersonRegistration = Registration & {
  siteId: string;
  eventId: string;
  eventTitle: string;
  startsAt: number;
};

type PersonSpam = Omit<PersonRegistration, "status"> & Pick<SpamRegistration, "reason">;

/** Everything that is stored of the person, oldest first, what was taken for spam behind the rest. */
export async function exportRegistrations(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<(PersonRegistration | PersonSpam)[]> {
  const about = ({ siteId }: { siteId: string }, event: EventRow) => ({
    ...{ siteId, eventId: event.id, eventTitle: event.title, startsAt: event.startsAt },
  });
  const rows = await findRows(ctx, accountId, email);
  const spam = await findSpam(ctx, accountId, email);
  return [
    ...rows.map((row) => ({
      ...toRegistration(row.registration),
      ...about(row.registration, row.event),
    })),
    ...spam.map((row) => ({ ...toSpamRegistration(row.spam), ...about(row.spam, row.event) })),
  ];
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
    const move = { eventId, registrationId, change, cause: "owner", now: ctx.clock.now() } as const;
    await ctx.db.write(eraseStatements(move));
  }
  await eraseNotices(ctx, accountId, email);
  if (rows.length > 0) ctx.scheduler.wake(NOTIFY_TASK);
  return rows.length + (await eraseSpam(ctx, accountId, email));
}

async function eraseSpam(ctx: Context, accountId: string, email: string): Promise<number> {
  const ids = (await findSpam(ctx, accountId, email)).map(({ spam }) => spam.id);
  if (ids.length === 0) return 0;
  const list = JSON.stringify(ids);
  await ctx.db.write([
    statement(sql`delete from ${spamRegistrations}
      where id in (select value from json_each(${list}))`),
  ]);
  return ids.length;
}

/** Notices outlive the registrations of an event that was deleted, until their mail is sent. */
async function eraseNotices(ctx: Context, accountId: string, email: string): Promise<void> {
  const key = emailKeyOf(email);
  const siteIds = new Set((await listSites(ctx, accountId)).map(({ id }) => id));
  for (let after = 0; ; ) {
    const rows = await ctx.db.orm
      .select()
      .from(registrationNotices)
      .where(gt(registrationNotices.id, after))
      .orderBy(asc(registrationNotices.id))
      .limit(NOTICES_AT_ONCE);
    const theirs = rows.filter(
      ({ siteId, payload }) => siteIds.has(siteId) && holdsAddress(JSON.parse(payload), key),
    );
    const ids = theirs.map(({ id }) => id);
    if (ids.length > 0)
      await ctx.db.write([
        ctx.db.orm.delete(registrationNotices).where(inArray(registrationNotices.id, ids)),
      ]);
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < NOTICES_AT_ONCE) return;
    // Lets others in between the steps.
    await Bun.sleep(0);
  }
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

async function findSpam(ctx: Context, accountId: string, email: string) {
  const siteIds = (await listSites(ctx, accountId)).map(({ id }) => id);
  return ctx.db.orm
    .select({ spam: spamRegistrations, event: events })
    .from(spamRegistrations)
    .innerJoin(events, eq(events.id, spamRegistrations.eventId))
    .where(
      and(
        eq(spamRegistrations.emailKey, emailKeyOf(email)),
        inArray(spamRegistrations.siteId, siteIds),
      ),
    )
    .orderBy(asc(spamRegistrations.createdAt), asc(spamRegistrations.id));
}
