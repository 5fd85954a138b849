/** One person's registrations over all sites of an account: to hand out, or to erase. */
import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { asciiPieceOf, emailKeyOf, holdsAddress } from "../../lib/email-key.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { listSites } from "../sites/room.ts";
import type { EventRow } from "./model.ts";
import { NOTIFY_TASK } from "./notify-task.ts";
import {
  type Registration,
  type RegistrationRow,
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

/**
 * Everything that is stored of the person: their registrations, oldest first, then those of others that their address
 * stands in, and what was taken for spam.
 */
export async function exportRegistrations(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<(PersonRegistration | PersonSpam)[]> {
  const about = ({ siteId }: { siteId: string }, event: EventRow) => ({
    ...{ siteId, eventId: event.id, eventTitle: event.title, startsAt: event.startsAt },
  });
  const own = await findRows(ctx, accountId, email);
  const rows = [...own, ...(await findMentions(ctx, accountId, email))];
  const spam = await findSpam(ctx, accountId, email);
  return [
    ...rows.map((row) => ({
      ...toRegistration(row.registration),
      ...about(row.registration, row.event),
    })),
    ...spam.map((row) => ({ ...toSpamRegistration(row.spam), ...about(row.spam, row.event) })),
  ];
}

/**
 * Erases them with all mail that was still to be sent; their seats go to who waits. Others who have named the person
 * keep their seats, and lose the text that did. Answers how many registrations that were.
 */
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
  const mentions = await eraseMentions(ctx, accountId, email);
  await eraseNotices(ctx, accountId, email);
  if (rows.length > 0) ctx.scheduler.wake(NOTIFY_TASK);
  return rows.length + mentions + (await eraseSpam(ctx, accountId, email));
}

async function eraseSpam(ctx: Context, accountId: string, email: string): Promise<number> {
  const ids = (await findSpam(ctx, accountId, email)).map(({ spam }) => spam.id);
  if (ids.length === 0) return 0;
  const list = soundJson(ids);
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

type Texts = Pick<RegistrationRow, "name" | "phone" | "message" | "fields">;

const textsOf = ({ name, phone, message, fields }: Texts) => ({
  ...{ name, phone, message, fields: fields === null ? null : JSON.parse(fields) },
});

/**
 * Registrations of others in whose texts the address stands: people name who comes with them. Looked for an event
 * at a time, since there is no index for it.
 */
async function findMentions(ctx: Context, accountId: string, email: string) {
  const key = emailKeyOf(email);
  const { name, phone, message, fields } = registrations;
  const hasPiece = [name, phone, message, fields].map(
    (text) => sql`instr(lower(coalesce(${text}, '')), ${asciiPieceOf(key)}) > 0`,
  );
  const mayBe = sql`(${sql.join(hasPiece, sql` or `)})`;
  const found: { registration: RegistrationRow; event: EventRow }[] = [];
  for (const { id: siteId } of await listSites(ctx, accountId))
    for (const event of await ctx.db.orm.select().from(events).where(eq(events.siteId, siteId))) {
      const rows = await ctx.db.orm
        .select()
        .from(registrations)
        .where(and(eq(registrations.eventId, event.id), ne(registrations.emailKey, key), mayBe))
        .orderBy(asc(registrations.createdAt), asc(registrations.id));
      const theirs = rows.filter((row) => holdsAddress(textsOf(row), key));
      found.push(...theirs.map((registration) => ({ registration, event })));
      // Lets others in between the steps.
      await Bun.sleep(0);
    }
  return found;
}

/** Takes the texts in which the address stands out of registrations of others, whose seats they stay. */
async function eraseMentions(ctx: Context, accountId: string, email: string): Promise<number> {
  const erased = new Set<string>();
  // Again where a visitor has changed the text meanwhile, which would be lost with the old one.
  for (;;) {
    const mentions = await findMentions(ctx, accountId, email);
    if (mentions.length === 0) return erased.size;
    for (const { registration } of mentions) {
      const { name, phone, message, fields } = registration;
      const isUnchanged = sql`${registrations.name} = ${name} and ${registrations.phone} is ${phone}
        and ${registrations.message} is ${message} and ${registrations.fields} is ${fields}`;
      await ctx.db.write([
        ctx.db.orm
          .update(registrations)
          .set(withoutAddress(registration, emailKeyOf(email)))
          .where(and(eq(registrations.id, registration.id), isUnchanged)),
      ]);
      erased.add(registration.id);
    }
  }
}

function withoutAddress(row: Texts, key: string): Texts {
  const { name, phone, message, fields } = textsOf(row);
  const kept = Object.entries(fields ?? {}).filter((entry) => !holdsAddress(entry, key));
  return {
    name: holdsAddress(name, key) ? NAMELESS : name,
    phone: holdsAddress(phone, key) ? null : phone,
    message: holdsAddress(message, key) ? null : message,
    fields: kept.length === 0 ? null : soundJson(Object.fromEntries(kept)),
  };
}

/** A party has to be called something. */
const NAMELESS = "–";

/** What was taken for spam, by whoever, with the address anywhere in it. */
async function findSpam(ctx: Context, accountId: string, email: string) {
  const siteIds = (await listSites(ctx, accountId)).map(({ id }) => id);
  const key = emailKeyOf(email);
  const { emailKey, name, phone, message, fields } = spamRegistrations;
  const hasPiece = [emailKey, name, phone, message, fields].map(
    (text) => sql`instr(lower(coalesce(${text}, '')), ${asciiPieceOf(key)}) > 0`,
  );
  const rows = await ctx.db.orm
    .select({ spam: spamRegistrations, event: events })
    .from(spamRegistrations)
    .innerJoin(events, eq(events.id, spamRegistrations.eventId))
    .where(and(inArray(spamRegistrations.siteId, siteIds), sql`(${sql.join(hasPiece, sql` or `)})`))
    .orderBy(asc(spamRegistrations.createdAt), asc(spamRegistrations.id));
  return rows.filter(({ spam }) => spam.emailKey === key || holdsAddress(textsOf(spam), key));
}
