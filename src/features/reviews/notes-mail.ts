/**
 * The mail that tells the people of an account what readers of a preview have noted. Notes of ten minutes are
 * one mail, and an hour has one mail of each link at most: what comes in between waits for the next.
 */

import { and, asc, between, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { shorten } from "../../lib/shorten.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { requireThat } from "../../platform/database/statements.ts";
import { type MailKind, type MailOrder, mailStatements } from "../../platform/mail/mail.ts";
import { type Letter, renderLetter, writeLetter } from "../../platform/mail/mail-layout.tsx";
import { type MailMessage, plainName } from "../../platform/mail/mail-message.ts";
import { findLetterBrand } from "../accounts/room.ts";
import { listMailWishes, type MailWish, unsubscribeUrl } from "../people/room.ts";
import { getSiteRecord, type SiteRow } from "../sites/room.ts";
import { reviewLinks, reviewNotes } from "./table.ts";

const NOTES_MAIL = "reviews.notes";

const MINUTE_MS = 60_000;
const GATHERED_MS = 10 * MINUTE_MS;
const BETWEEN_MAILS_MS = 60 * MINUTE_MS;
/** By then a note that was written within the time is on disk. */
const SETTLING_MS = 10_000;
/** A mail with more is read by nobody; all of them are in the builder. */
const NOTES_SHOWN_MAX = 20;
const TEXT_SHOWN_MAX = 500;

/** Notes of one link within a time, for one of the people: epoch ms, both ends included. */
const referenceSchema = v.object({
  linkId: v.string(),
  siteId: v.string(),
  userId: v.string(),
  from: v.number(),
  until: v.number(),
});
type Reference = v.InferOutput<typeof referenceSchema>;

/** The write is refused by this when another note has ordered the mail meanwhile. */
export const MAIL_ORDERED = "notes-mail-ordered";

type NotedLink = { id: string; siteId: string; notesToldUntil: number | null };

/**
 * What goes into the write of a note that is left `now`: nothing where a mail that waits will tell of it,
 * and nothing where nobody wants one.
 */
export async function notesMailStatements(
  ctx: Context,
  { id: linkId, siteId, notesToldUntil }: NotedLink,
  now: number,
): Promise<Writable[]> {
  if (notesToldUntil !== null && now <= notesToldUntil) return [];
  const { accountId } = await getSiteRecord(ctx, siteId);
  const people = (await listMailWishes(ctx, accountId)).filter(({ noteMail }) => noteMail);
  if (people.length === 0) return [];
  const until = Math.max(now + GATHERED_MS, (notesToldUntil ?? 0) + BETWEEN_MAILS_MS);
  const orders = people.map(({ userId }): MailOrder => {
    const reference: Reference = { linkId, siteId, userId, from: now, until };
    return {
      ...{ kind: NOTES_MAIL, reference: JSON.stringify(reference), at: until + SETTLING_MS },
      ...{ lane: userId, owner: accountId, id: `${linkId}.${until}.${userId}` },
    };
  });
  const isUnchanged = sql`exists (select 1 from ${reviewLinks}
    where id = ${linkId} and notes_told_until is ${notesToldUntil})`;
  return [
    requireThat(MAIL_ORDERED, isUnchanged),
    ctx.db.orm.update(reviewLinks).set({ notesToldUntil: until }).where(eq(reviewLinks.id, linkId)),
    ...mailStatements(ctx, ...orders),
  ];
}

export const notesMail: MailKind = {
  name: NOTES_MAIL,
  /** Undefined when all is done by now, or the person has left, or wants no such mail any more. */
  async compose(ctx, text) {
    const reference = v.parse(referenceSchema, JSON.parse(text));
    const notes = await listToldNotes(ctx, reference);
    if (notes.length === 0) return undefined;
    const site = await getSiteRecord(ctx, reference.siteId);
    const wishes = await listMailWishes(ctx, site.accountId);
    const reader = wishes.find(({ userId }) => userId === reference.userId);
    return reader?.noteMail ? composeNotes(ctx, reader, site, notes) : undefined;
  },
};

type NoteRow = typeof reviewNotes.$inferSelect;

/** Oldest first. Notes outlive their link, and go with their site. */
const listToldNotes = (ctx: Context, { linkId, from, until }: Reference): Promise<NoteRow[]> =>
  ctx.db.orm
    .select()
    .from(reviewNotes)
    .where(
      and(
        eq(reviewNotes.linkId, linkId),
        between(reviewNotes.createdAt, from, until),
        isNull(reviewNotes.doneAt),
      ),
    )
    .orderBy(asc(reviewNotes.id));

async function composeNotes(
  ctx: Context,
  { userId, email }: MailWish,
  site: SiteRow,
  notes: readonly NoteRow[],
): Promise<MailMessage> {
  const brand = await findLetterBrand(ctx, site.accountId);
  const url = unsubscribeUrl(ctx, userId, "notes");
  const letter: Letter = {
    ...writeNotes(ctx, site, notes),
    ...{ brand, unsubscribe: { label: "Stop these mails", url } },
  };
  return {
    ...{ to: email, senderName: site.name, unsubscribeUrl: url },
    subject: `${letter.heading} – ${site.name}`,
    html: renderLetter(letter),
    text: writeLetter(letter),
  };
}

function writeNotes(ctx: Context, site: SiteRow, notes: readonly NoteRow[]): Letter {
  const heading =
    notes.length === 1 ? "A new note on a preview" : `${notes.length} new notes on a preview`;
  const more = notes.length - NOTES_SHOWN_MAX;
  return {
    heading,
    preview: `On ${site.name}`,
    paragraphs: [
      `Readers of a preview of ${site.name} left ${notes.length === 1 ? "a note" : "notes"} for you.`,
      ...(more > 0 ? [`${more} more ${more === 1 ? "is" : "are"} in the builder.`] : []),
    ],
    rows: notes.slice(0, NOTES_SHOWN_MAX).map(({ author, page, text }) => ({
      label: `${plainName(author) ?? "A reader"}, ${page}`,
      value: shorten(text, TEXT_SHOWN_MAX),
    })),
    actions: [
      { label: "Open the builder", url: `${ctx.config.publicUrl}/console/sites/${site.id}/edit` },
    ],
    footer: [`Choose what you are mailed: ${ctx.config.publicUrl}/console/you`],
  };
}
