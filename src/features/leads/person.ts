/** What this room knows of one person, by their e-mail address within an account. */
import { and, between, eq, inArray, sql } from "drizzle-orm";
import { asciiPieceOf, emailKeyOf, holdsAddress } from "../../lib/email-key.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { dropMailStatement } from "../../platform/mail/mail.ts";
import { listSites } from "../sites/room.ts";
import { countOutWhere } from "./counts.ts";
import { parseFields } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import { forgetNotified } from "./notified.ts";
import { deletePicturesStatement, findPicture, listPictures, removePictures } from "./pictures.ts";
import { leadNotes, leadOrdinals, leads, spamLeads } from "./table.ts";

/**
 * Submissions looked through at once. There is no index by address, which every form would pay for;
 * this is asked once in a while, and in steps short enough that nobody waits for them.
 */
const STEP = 1_000;
const ERASED_AT_ONCE = 500;

type SubmissionTable = typeof leads | typeof spamLeads;

/** Everything stored of the person's submissions, oldest first, the spam folder behind the leads. */
export async function exportLeads(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Record<string, unknown>[]> {
  const kept: Kept[] = [];
  for (const table of [leads, spamLeads] as const) {
    const rows = [];
    for (const some of inSlices(await findSubmissions(ctx, table, accountId, email)))
      rows.push(...(await ctx.db.orm.select().from(table).where(inArray(table.id, some))));
    rows.sort((a, b) => a.createdAt - b.createdAt);
    kept.push(...rows.map((row) => ({ ...row, fields: parseFields(row.fields) })));
  }
  return withPictures(ctx, kept);
}

/** Of pictures in one export: it is one text, and in memory. Those beyond are named. */
const PICTURE_BYTES_MAX = 64 * 1024 * 1024;

type Kept = Record<string, unknown> & { id: string; siteId: string };

/**
 * Adds the pictures that came with them, as base64; null for what there is no room for. One that is
 * removed meanwhile, with old spam, is not kept of the person any more, and is left out.
 */
async function withPictures(ctx: Context, kept: Kept[]): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  let room = PICTURE_BYTES_MAX;
  for (const some of inSlices(kept)) {
    const ids = some.map(({ id }) => id);
    const byLead = await listPictures(ctx, ids);
    for (const submission of some) {
      const pictures = [];
      for (const { id, width, height } of byLead.get(submission.id) ?? []) {
        const bytes = room > 0 ? await findPicture(ctx, submission.siteId, id) : null;
        if (bytes === undefined) continue;
        room -= bytes?.byteLength ?? 0;
        const base64 = bytes && Buffer.from(bytes).toString("base64");
        pictures.push({ id, width, height, contentType: "image/webp", base64 });
      }
      all.push(pictures.length === 0 ? submission : { ...submission, pictures });
    }
  }
  return all;
}

/** Removes all of it, with the mail about it that still waits. Answers how many submissions it was. */
export async function eraseLeads(ctx: Context, accountId: string, email: string): Promise<number> {
  const lists = await forgetNotified(ctx, accountId, email);
  const ids = await findSubmissions(ctx, leads, accountId, email);
  for (const some of inSlices(ids)) {
    const which = sql`id in (select value from json_each(${soundJson(some)}))`;
    await removePictures(ctx, { leadIds: some });
    await ctx.db.write([
      dropMailStatement(LEAD_NOTICE, sql`select id as reference from ${leads} where ${which}`),
      countOutWhere(which),
      deletePicturesStatement(sql`select id from ${leads} where ${which}`),
      ctx.db.orm.delete(leadNotes).where(sql`lead_id in (select id from ${leads} where ${which})`),
      statement(sql`delete from ${leads} where ${which}`),
    ]);
  }
  const spam = await findSubmissions(ctx, spamLeads, accountId, email);
  for (const some of inSlices(spam)) {
    await removePictures(ctx, { leadIds: some });
    await ctx.db.write([
      deletePicturesStatement(sql`select value from json_each(${soundJson(some)})`),
      ctx.db.orm.delete(spamLeads).where(inArray(spamLeads.id, some)),
    ]);
  }
  return ids.length + spam.length + lists;
}

/**
 * Ids of the person's submissions on all sites of the account. Forms name their fields as they like, and
 * people sign what they write, so an address that stands anywhere in one counts.
 */
async function findSubmissions(
  ctx: Context,
  table: SubmissionTable,
  accountId: string,
  email: string,
): Promise<string[]> {
  const key = emailKeyOf(email);
  const piece = asciiPieceOf(key);
  const { name, email: address, phone, message, fields, subject } = table;
  const written = { name, address, phone, message, fields, subject };
  const hasPiece = Object.values(written).map(
    (text) => sql`instr(lower(coalesce(${text}, '')), ${piece}) > 0`,
  );
  const mayBe = sql`(${sql.join(hasPiece, sql` or `)})`;
  const found: string[] = [];
  for (const { id: siteId } of await listSites(ctx, accountId)) {
    const [ordinals] = await ctx.db.orm
      .select()
      .from(leadOrdinals)
      .where(eq(leadOrdinals.siteId, siteId));
    for (let from = 1; from <= (ordinals?.latest ?? 0); from += STEP) {
      const isIn = between(table.ordinal, from, from + STEP - 1);
      const rows = await ctx.db.orm
        .select({ id: table.id, ...written })
        .from(table)
        .where(and(eq(table.siteId, siteId), isIn, mayBe));
      const theirs = rows.filter((row) =>
        holdsAddress({ ...row, fields: parseFields(row.fields) }, key),
      );
      found.push(...theirs.map(({ id }) => id));
      // Lets others in between the steps.
      await Bun.sleep(0);
    }
  }
  return found;
}

function inSlices<One>(ids: readonly One[]): One[][] {
  const slices: One[][] = [];
  for (let at = 0; at < ids.length; at += ERASED_AT_ONCE)
    slices.push(ids.slice(at, at + ERASED_AT_ONCE));
  return slices;
}
