/** The inbox as people work with it: searched, noted on, emptied. The list of the API is service.ts. */
import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed, requireThat } from "../../platform/database/statements.ts";
import { dropMailStatement } from "../../platform/mail.ts";
import { countLeads, countOut } from "./counts.ts";
import { type Lead, type LeadRow, parseFields, type Spam, toLead, toSpam } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
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
  { siteId, q, status, limit, skip }: InboxQuery,
): Promise<{ items: (Lead & Further)[]; total: number }> {
  const matches = and(
    eq(leads.siteId, siteId),
    status === undefined ? undefined : eq(leads.status, status),
    q === undefined ? undefined : hasText(leads, q),
  );
  const rows = await ctx.db.orm
    .select()
    .from(leads)
    .where(matches)
    .orderBy(desc(leads.ordinal))
    .limit(limit)
    .offset(skip);
  const total =
    q === undefined
      ? await countLeads(ctx, siteId, status)
      : await ctx.db.orm.$count(leads, matches);
  return { items: rows.map((row) => ({ ...toLead(row, row.status), ...furtherOf(row) })), total };
}

/** The same of the spam folder, each with the check that it failed. */
export async function searchSpam(
  ctx: Context,
  { siteId, q, limit, skip }: InboxQuery,
): Promise<{ items: (Spam & Further)[]; total: number }> {
  const matches = and(
    eq(spamLeads.siteId, siteId),
    q === undefined ? undefined : hasText(spamLeads, q),
  );
  const rows = await ctx.db.orm
    .select()
    .from(spamLeads)
    .where(matches)
    .orderBy(desc(spamLeads.ordinal))
    .limit(limit)
    .offset(skip);
  return {
    items: rows.map((row) => ({ ...toSpam(row), ...furtherOf(row) })),
    total: await ctx.db.orm.$count(spamLeads, matches),
  };
}

function hasText(table: typeof leads | typeof spamLeads, q: string): SQL {
  const has = (column: SQLWrapper) => sql`instr(lower(${column}), lower(${q})) > 0`;
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
export async function addNote(
  ctx: Context,
  { siteId, leadId }: { siteId: string; leadId: string },
  note: { userId: string; text: string },
): Promise<LeadNote> {
  const row = { id: ctx.ids.create("note"), leadId, ...note, createdAt: ctx.clock.now() };
  const isThere = sql`exists (select 1 from ${leads}
    where id = ${leadId} and site_id = ${siteId})`;
  try {
    await ctx.db.write([requireThat(LEAD_GONE, isThere), ctx.db.orm.insert(leadNotes).values(row)]);
  } catch (error) {
    if (error instanceof PreconditionFailed && error.label === LEAD_GONE) throw notFound("lead");
    throw error;
  }
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
    ctx.db.orm.delete(leads).where(isIt),
    ctx.db.orm.delete(spamLeads).where(isIt),
  ]);
}
