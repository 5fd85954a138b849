/** The inbox as people work with it: searched, noted on, emptied. The list of the API is service.ts. */
import { and, asc, desc, eq, inArray, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import { FairSemaphore } from "../../lib/fair-semaphore.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { containsText } from "../../platform/database/text-search.ts";
import { dropMailStatement } from "../../platform/mail/mail.ts";
import { defineState } from "../../platform/room-state.ts";
import { countLeads, countOut } from "./counts.ts";
import {
  type Lead,
  type LeadRow,
  parseFields,
  type Spam,
  type SpamRow,
  toLead,
  toSpam,
} from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import { deletePicturesStatement } from "./pictures.ts";
import { leadNotes, leads, spamLeads } from "./table.ts";
import type { LeadStatus } from "./words.ts";

export type InboxQuery = {
  siteId: string;
  /** Part of a name, an address, a number or the message. */
  q?: string | undefined;
  status?: LeadStatus | undefined;
  limit: number;
  skip: number;
};

export type Further = {
  fields: Record<string, string>;
  form: string;
  verification: LeadRow["verification"];
};

const furtherOf = (row: Pick<LeadRow, "fields" | "form" | "verification">): Further => ({
  ...{ fields: parseFields(row.fields), form: row.form, verification: row.verification },
});

/** The site's leads that match, newest first, with all that their forms asked. */
export async function searchLeads(
  ctx: Context,
  query: InboxQuery,
): Promise<{ items: (Lead & Further)[]; total: number }> {
  const { siteId, q, status, limit, skip } = query;
  const show = (rows: readonly LeadRow[]) =>
    rows.map((row) => ({ ...toLead(row, row.status), ...furtherOf(row) }));
  if (q !== undefined) {
    const { ids, total } = await findText(ctx, leads, { ...query, q });
    const found = ctx.db.orm.select().from(leads).where(inArray(leads.id, ids));
    return { items: show(await found.orderBy(desc(leads.ordinal))), total };
  }
  const matches = and(
    eq(leads.siteId, siteId),
    status === undefined ? undefined : eq(leads.status, status),
  );
  const rows = await ctx.db.orm
    .select()
    .from(leads)
    .where(matches)
    .orderBy(desc(leads.ordinal))
    .limit(limit)
    .offset(skip);
  return { items: show(rows), total: await countLeads(ctx, siteId, status) };
}

/** One of either folder; a lead failed no check. Throws `not_found`, also for another site's. */
export async function getInboxLead(
  ctx: Context,
  siteId: string,
  id: string,
): Promise<Lead & Further & { spamReason: string | null }> {
  const [lead] = await ctx.db.orm
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.siteId, siteId)));
  if (lead) return { ...toLead(lead, lead.status), ...furtherOf(lead), spamReason: null };
  const [spam] = await ctx.db.orm
    .select()
    .from(spamLeads)
    .where(and(eq(spamLeads.id, id), eq(spamLeads.siteId, siteId)));
  if (!spam) throw notFound("lead");
  const { reason, ...shown } = toSpam(spam);
  return { ...shown, ...furtherOf(spam), spamReason: reason };
}

const PAGE = 100;

/** All leads of the site, newest first, a page at a time; spam is not among them. */
export async function* leadPages(ctx: Context, siteId: string): AsyncGenerator<(Lead & Further)[]> {
  let below = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await ctx.db.orm
      .select()
      .from(leads)
      .where(and(eq(leads.siteId, siteId), lt(leads.ordinal, below)))
      .orderBy(desc(leads.ordinal))
      .limit(PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    below = last.ordinal;
    yield rows.map((row) => ({ ...toLead(row, row.status), ...furtherOf(row) }));
  }
}

/** The same of the spam folder, each with the check that it failed. */
export async function searchSpam(
  ctx: Context,
  query: InboxQuery,
): Promise<{ items: (Spam & Further)[]; total: number }> {
  const { siteId, q, limit, skip } = query;
  const show = (rows: readonly SpamRow[]) =>
    rows.map((row) => ({ ...toSpam(row), ...furtherOf(row) }));
  const newest = desc(spamLeads.ordinal);
  if (q !== undefined) {
    const { ids, total } = await findText(ctx, spamLeads, { siteId, q, limit, skip });
    const found = ctx.db.orm.select().from(spamLeads).where(inArray(spamLeads.id, ids));
    return { items: show(await found.orderBy(newest)), total };
  }
  const ofSite = eq(spamLeads.siteId, siteId);
  const rows = ctx.db.orm.select().from(spamLeads).where(ofSite).orderBy(newest);
  return {
    items: show(await rows.limit(limit).offset(skip)),
    total: await ctx.db.orm.$count(spamLeads, ofSite),
  };
}

/** A search goes through every text of a site; a site has one at a time. */
const searchPlaces = defineState(() => new FairSemaphore(2, 1));

/** Ids of a page of those with that text, and how many there are: found while others are served. */
async function findText(
  ctx: Context,
  table: typeof leads | typeof spamLeads,
  { siteId, q, status, limit, skip }: InboxQuery & { q: string },
): Promise<{ ids: string[]; total: number }> {
  const ofStatus = status === undefined ? sql`` : sql`and status = ${status}`;
  const query = sql`
    with found as materialized (select id, ordinal from ${table}
      where site_id = ${siteId} ${ofStatus} and ${hasText(table, q)})
    select (select count(*) from found) as total, (select json_group_array(id) from
      (select id from found order by ordinal desc limit ${limit} offset ${skip})) as ids`;
  const [row] = await ctx.states
    .of(searchPlaces)
    .run(siteId, () => ctx.db.readAside<{ total: number; ids: string }>(query));
  return { ids: row ? (JSON.parse(row.ids) as string[]) : [], total: Number(row?.total ?? 0) };
}

function hasText(table: typeof leads | typeof spamLeads, q: string): SQL {
  const has = (column: SQLWrapper) => containsText(column, q);
  const { name, email, phone, message } = table;
  return sql`(${has(name)} or ${has(email)} or ${has(phone)} or ${has(message)})`;
}

export type LeadNote = { id: string; userId: string | null; text: string; createdAt: number };

/** Oldest first, by lead. */
export async function readNotes(
  ctx: Context,
  leadIds: readonly string[],
): Promise<Map<string, LeadNote[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select()
    .from(leadNotes)
    .where(inArray(leadNotes.leadId, [...leadIds]))
    .orderBy(asc(leadNotes.id));
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return new Map(
    [...byLead].map(([leadId, notes]) => [
      leadId,
      notes.map(({ id, userId, text, createdAt }) => ({ id, userId, text, createdAt })),
    ]),
  );
}

const LEAD_GONE = "lead-gone";

/** Throws `not_found` for a lead that is gone. */
export async function addLeadNote(
  ctx: Context,
  { siteId, leadId }: { siteId: string; leadId: string },
  note: { userId: string; text: string },
): Promise<LeadNote> {
  const row = { id: ctx.ids.create("note"), leadId, ...note, createdAt: ctx.clock.now() };
  const isThere = sql`exists (select 1 from ${leads}
    where id = ${leadId} and site_id = ${siteId})`;
  const isWritten = await unlessRefused(LEAD_GONE, () =>
    ctx.db.write([requireThat(LEAD_GONE, isThere), ctx.db.orm.insert(leadNotes).values(row)]),
  );
  if (!isWritten) throw notFound("lead");
  const { leadId: _, ...shown } = row;
  return shown;
}

/** Removes a lead, or what is in the spam folder, for good. Throws `not_found`. */
export async function deleteLead(ctx: Context, siteId: string, leadId: string): Promise<void> {
  const isIt = sql`id = ${leadId} and site_id = ${siteId}`;
  const found = await Promise.all([
    ctx.db.orm.$count(leads, isIt),
    ctx.db.orm.$count(spamLeads, isIt),
  ]);
  if (found[0] + found[1] === 0) throw notFound("lead");
  await ctx.db.write([
    dropMailStatement(LEAD_NOTICE, sql`select id as reference from ${leads} where ${isIt}`),
    countOut(leadId),
    ctx.db.orm.delete(leadNotes).where(eq(leadNotes.leadId, leadId)),
    deletePicturesStatement(sql`${leadId}`),
    ctx.db.orm.delete(leads).where(isIt),
    ctx.db.orm.delete(spamLeads).where(isIt),
  ]);
}
