/** Notes that readers of a preview leave on its pages and blocks, for those who manage the site. */
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { ApiError, invalidRequest, notFound } from "../../lib/errors.ts";
import { networkOf } from "../../lib/ip-address.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { linkOver } from "./links.ts";
import { MAIL_ORDERED, notesMailStatements } from "./notes-mail.ts";
import { reviewLinks, reviewNotes } from "./table.ts";

/** Open ones of one site: whoever has a link cannot fill the database with it. */
const OPEN_NOTES_MAX = 500;
const SHOWN_MAX = 500;

export type ReviewNote = {
  id: string;
  page: string;
  /** Address of the block; null for a note on the whole page. */
  block: string | null;
  author: string;
  text: string;
  createdAt: number;
  isDone: boolean;
};

export type NewNote = Pick<ReviewNote, "page" | "block" | "author" | "text">;

const toNote = (row: typeof reviewNotes.$inferSelect): ReviewNote => {
  const { id, page, block, author, text, createdAt, doneAt } = row;
  return { id, page, block, author, text, createdAt, isDone: doneAt !== null };
};

/**
 * Throws `rate_limited` for too many from one network, `invalid_request` when the site has enough, and
 * `not_found` when the link was taken back meanwhile.
 */
export async function addReviewNote(
  ctx: Context,
  { id: linkId, siteId }: { id: string; siteId: string },
  clientAddress: string,
  note: NewNote,
): Promise<ReviewNote> {
  const draw = await ctx.buckets.form.take(`review ${linkId} ${networkOf(clientAddress)}`);
  if (!draw.allowed)
    throw new ApiError(
      "rate_limited",
      `Too many notes at once. Try again in ${draw.retryAfterSeconds} s.`,
      { retryAfterSeconds: draw.retryAfterSeconds },
    );
  for (;;) {
    const row = {
      ...{ ...note, id: ctx.ids.create("note"), siteId, linkId },
      ...{ createdAt: ctx.clock.now(), doneAt: null },
    };
    let hasRoom = true;
    const isWritten = await unlessRefused(MAIL_ORDERED, async () => {
      hasRoom = await unlessRefused(TOO_MANY, () => storeWithMail(ctx, row));
    });
    if (!hasRoom)
      throw invalidRequest(
        "This site has as many open notes as it takes. Some must be done first.",
      );
    if (isWritten) return toNote(row);
    // A note of the same moment has ordered the mail: written anew, this one is told of by it too.
  }
}

const TOO_MANY = "too-many-notes";
const LINK_OVER = "review-link-over";

async function storeWithMail(ctx: Context, row: typeof reviewNotes.$inferSelect): Promise<void> {
  const [link] = await ctx.db.orm.select().from(reviewLinks).where(eq(reviewLinks.id, row.linkId));
  if (link === undefined) throw linkOver();
  const mails = await notesMailStatements(ctx, link, row.createdAt);
  const hasRoom = sql`(select count(*) from ${reviewNotes}
    where site_id = ${row.siteId} and done_at is null) < ${OPEN_NOTES_MAX}`;
  const isOpen = sql`exists (select 1 from ${reviewLinks} where id = ${row.linkId})`;
  const isWritten = await unlessRefused(LINK_OVER, () =>
    ctx.db.write([
      ...[requireThat(LINK_OVER, isOpen), requireThat(TOO_MANY, hasRoom)],
      ...[ctx.db.orm.insert(reviewNotes).values(row), ...mails],
    ]),
  );
  if (!isWritten) throw linkOver();
}

/** What was noted by one link, oldest first: its readers see each other's. Of very many the latest. */
export async function listNotesOfLink(ctx: Context, linkId: string): Promise<ReviewNote[]> {
  const rows = await ctx.db.orm
    .select()
    .from(reviewNotes)
    .where(eq(reviewNotes.linkId, linkId))
    .orderBy(desc(reviewNotes.id))
    .limit(SHOWN_MAX);
  return rows.reverse().map(toNote);
}

/** All that is not done, newest first. */
export async function listOpenNotes(ctx: Context, siteId: string): Promise<ReviewNote[]> {
  const rows = await ctx.db.orm
    .select()
    .from(reviewNotes)
    .where(and(eq(reviewNotes.siteId, siteId), isNull(reviewNotes.doneAt)))
    .orderBy(desc(reviewNotes.id))
    .limit(SHOWN_MAX);
  return rows.map(toNote);
}

/** Marks a note as done, or opens it again. Throws `not_found`. */
export async function settleNote(
  ctx: Context,
  { siteId, noteId }: { siteId: string; noteId: string },
  isDone: boolean,
): Promise<void> {
  const which = and(eq(reviewNotes.id, noteId), eq(reviewNotes.siteId, siteId));
  if ((await ctx.db.orm.$count(reviewNotes, which)) === 0) throw notFound("note");
  const doneAt = isDone ? ctx.clock.now() : null;
  await ctx.db.write([ctx.db.orm.update(reviewNotes).set({ doneAt }).where(which)]);
}
