/**
 * Pictures that visitors sent with an enquiry. They go wherever their submission goes, are shown to the
 * account's people alone, and an account has only so much room for them.
 */
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement, Writable } from "../../platform/database/database.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import { leadPictures } from "./table.ts";

/** Of an account, thumbnails included; the number bounds what counting them costs. */
const BYTES_MAX = 500 * 1024 * 1024;
const PICTURES_MAX = 10_000;
/** Spam is nobody's wish: it has a part of the room, so that it cannot take all of it. */
const SPAM_BYTES_MAX = 100 * 1024 * 1024;
const SPAM_PICTURES_MAX = 2_000;

export const NO_ROOM = "no-room-for-pictures";

type File = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/** A picture as the image worker made it; without a thumbnail where it is as small as one. */
export type NewPicture = File & { readonly thumbnail: Uint8Array | undefined };

/** What a form came with. */
export type SentPictures = {
  /** How many were sent. */
  readonly sent: number;
  /** All of them, or none. */
  readonly kept: readonly NewPicture[];
  /** Why none was kept. */
  readonly leftOut?: "no room" | "spam";
};

type Owner = { accountId: string; siteId: string; id: string };

/** Whether the account has room for any more; what is written is looked at again. */
export async function hasRoomForPictures(
  ctx: Context,
  accountId: string,
  { isSpam }: { isSpam: boolean },
): Promise<boolean> {
  const [row] = await ctx.db.orm.all<{ has: number }>(
    sql`select ${hasRoom(accountId, isSpam, 0, 1)} as has`,
  );
  return row?.has === 1;
}

/** Stores a submission's pictures; the write is refused with `NO_ROOM` where they have none. */
export function pictureStatements(
  ctx: Context,
  { accountId, siteId, id: leadId }: Owner,
  pictures: readonly NewPicture[],
  { isSpam }: { isSpam: boolean },
): Writable[] {
  if (pictures.length === 0) return [];
  const rows = pictures.map(({ width, height, bytes, thumbnail }, position) => ({
    ...{ id: ctx.ids.create("pic"), leadId, siteId, accountId, position, width, height, isSpam },
    length: bytes.byteLength + (thumbnail?.byteLength ?? 0),
    thumbnail: thumbnail === undefined ? null : asBuffer(thumbnail),
    bytes: asBuffer(bytes),
  }));
  const sum = rows.reduce((all, { length }) => all + length, 0);
  return [
    requireThat(NO_ROOM, hasRoom(accountId, isSpam, sum, rows.length)),
    ...rows.map((row) => ctx.db.orm.insert(leadPictures).values(row)),
  ];
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** An expression over the account's rows of an index, without any bytes. */
function hasRoom(accountId: string, isSpam: boolean, bytes: number, count: number): SQL {
  const fits = (which: SQL, bytesMax: number, countMax: number) =>
    sql`(select coalesce(sum(length), 0) + ${bytes} <= ${bytesMax} and count(*) + ${count} <= ${countMax}
      from ${leadPictures} where account_id = ${accountId} ${which})`;
  const all = fits(sql``, BYTES_MAX, PICTURES_MAX);
  return isSpam
    ? sql`${all} and ${fits(sql`and is_spam = 1`, SPAM_BYTES_MAX, SPAM_PICTURES_MAX)}`
    : all;
}

/** The engine overwrites what it deletes, and nobody is answered meanwhile. */
const REMOVED_AT_ONCE = 4;

/**
 * Removes the pictures of these submissions, or of a site, a few at a time, so that others have their turn
 * in between; before the write that removes what they came with.
 */
export async function removePictures(
  ctx: Context,
  of: { leadIds: readonly string[] } | { siteId: string },
): Promise<void> {
  const which =
    "siteId" in of
      ? eq(leadPictures.siteId, of.siteId)
      : inArray(leadPictures.leadId, [...of.leadIds]);
  const { id } = leadPictures;
  for (;;) {
    const rows = await ctx.db.orm
      .select({ id })
      .from(leadPictures)
      .where(which)
      .limit(REMOVED_AT_ONCE);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0)
      await ctx.db.write([ctx.db.orm.delete(leadPictures).where(inArray(id, ids))]);
    if (ids.length < REMOVED_AT_ONCE) return;
    await Bun.sleep(0);
  }
}

/** The pictures of submissions that are being removed; `leadIds` is a query or a list in SQL. */
export const deletePicturesStatement = (leadIds: SQL): Statement =>
  statement(sql`delete from ${leadPictures} where lead_id in (${leadIds})`);

/** They are no spam's any more. */
export const restorePicturesStatement = (leadId: string): Statement =>
  statement(sql`update ${leadPictures} set is_spam = 0 where lead_id = ${leadId}`);

/** A picture as lists show it. */
export type LeadPicture = { id: string; width: number; height: number };

/** By lead, each in the visitor's order; leads without any are left out. */
export async function listPictures(
  ctx: Context,
  leadIds: readonly string[],
): Promise<Map<string, LeadPicture[]>> {
  if (leadIds.length === 0) return new Map();
  const { leadId, id, width, height } = leadPictures;
  const rows = await ctx.db.orm
    .select({ leadId, id, width, height })
    .from(leadPictures)
    .where(inArray(leadPictures.leadId, [...leadIds]))
    .orderBy(asc(leadPictures.leadId), asc(leadPictures.position));
  const byLead = Map.groupBy(rows, (row) => row.leadId);
  return new Map([...byLead].map(([lead, all]) => [lead, all.map(({ leadId: _, ...one }) => one)]));
}

type Size = "large" | "thumbnail";

/** The WebP of a picture, or a smaller one of it; undefined where it is gone, or another site's. */
export async function findPicture(
  ctx: Context,
  siteId: string,
  id: string,
  size: Size = "large",
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes =
    size === "large"
      ? leadPictures.bytes
      : sql<Buffer>`coalesce(${leadPictures.thumbnail}, ${leadPictures.bytes})`;
  const [row] = await ctx.db.orm
    .select({ bytes })
    .from(leadPictures)
    .where(and(eq(leadPictures.id, id), eq(leadPictures.siteId, siteId)));
  return row && new Uint8Array(row.bytes);
}

/** The same for whoever asks for just this one: throws `not_found`. */
export async function readPicture(
  ctx: Context,
  siteId: string,
  id: string,
  size: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await findPicture(ctx, siteId, id, size);
  if (bytes === undefined) throw notFound("picture");
  return bytes;
}

/** Every picture is a submission's, and of the same folder. */
export async function checkPictures(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.readAside<{ lead_id: string }>(sql`
    select distinct lead_id from ${leadPictures} as kept where not exists (
      select 1 from leads where id = kept.lead_id and is_spam = 0
      union all select 1 from spam_leads where id = kept.lead_id and is_spam = 1)`);
  return rows.map(({ lead_id }) => `pictures of ${lead_id} are kept without it`);
}
