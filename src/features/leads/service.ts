/** Leads as their owner works with them: lists, a lead's status, the spam folder. */
import { and, asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, statement, unlessRefused } from "../../platform/database/statements.ts";
import { getSite } from "../sites/room.ts";
import { countIn, countLeads, countOut, findLeadPosition, STEPS_MAX } from "./counts.ts";
import { type Lead, type LeadRow, type ListQuery, type Spam, toLead, toSpam } from "./model.ts";
import { deletePicturesStatement, removePictures } from "./pictures.ts";
import { leads, spamLeads } from "./table.ts";
import type { LeadStatus } from "./words.ts";

/** The site's leads, newest first, and how many match in all. Throws `not_found`. */
export async function listLeads(
  ctx: Context,
  accountId: string,
  siteId: string,
  query: ListQuery,
): Promise<{ leads: Lead[]; total: number }> {
  await getSite(ctx, accountId, siteId);
  const total = await countLeads(ctx, siteId, query.status);
  const rows = await readPage(ctx, siteId, query, total);
  return { leads: rows.map((row) => toLead(row, row.status)), total };
}

/**
 * One page. Near either end of the list its leads are stepped up to from there; in between, the
 * counts say where to begin. So a page costs the same however long the list is.
 */
async function readPage(
  ctx: Context,
  siteId: string,
  { status, skip, limit }: ListQuery,
  total: number,
): Promise<LeadRow[]> {
  const count = Math.min(limit, total - skip);
  if (count <= 0) return [];
  const older = total - skip - count;
  const chosen = and(
    eq(leads.siteId, siteId),
    status === undefined ? undefined : eq(leads.status, status),
  );
  if (skip > STEPS_MAX && older <= STEPS_MAX) {
    const rows = await readRows(ctx, chosen, asc(leads.ordinal), count, older);
    return rows.reverse();
  }
  if (skip <= STEPS_MAX) return readRows(ctx, chosen, desc(leads.ordinal), count, skip);
  const { below, steps } = await findLeadPosition(ctx, siteId, status, skip);
  const onwards = and(chosen, lt(leads.ordinal, below));
  return readRows(ctx, onwards, desc(leads.ordinal), count, steps);
}

/** Steps over ordinals alone, which an index holds, and reads only the rows of the page. */
function readRows(
  ctx: Context,
  condition: SQL | undefined,
  order: SQL,
  count: number,
  skip: number,
): Promise<LeadRow[]> {
  return ctx.db.orm.select().from(leads).where(condition).orderBy(order).limit(count).offset(skip);
}

/** One lead of the site. Throws `not_found`, the same for another site's and another account's. */
export async function getLead(
  ctx: Context,
  accountId: string,
  siteId: string,
  leadId: string,
): Promise<LeadRow> {
  const [row] = await ctx.db.orm
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.siteId, siteId), eq(leads.accountId, accountId)));
  if (!row) throw notFound("lead");
  return row;
}

const LEAD_GONE = "lead-gone";

/** Moves a lead to any status. Throws `not_found`. */
export async function setLeadStatus(
  ctx: Context,
  lead: { accountId: string; siteId: string; leadId: string },
  status: LeadStatus,
): Promise<Lead> {
  const { accountId, siteId, leadId } = lead;
  const row = await getLead(ctx, accountId, siteId, leadId);
  const isWritten = await unlessRefused(LEAD_GONE, () =>
    ctx.db.write([
      requireThat(LEAD_GONE, sql`exists (select 1 from ${leads} where id = ${leadId})`),
      countOut(leadId),
      statement(sql`update ${leads} set status = ${status} where id = ${leadId}`),
      countIn(leadId),
    ]),
  );
  if (!isWritten) throw notFound("lead");
  return toLead(row, status);
}

/** The site's spam folder, newest first. Throws `not_found`. */
export async function listSpam(
  ctx: Context,
  accountId: string,
  siteId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ spam: Spam[]; total: number }> {
  await getSite(ctx, accountId, siteId);
  const ofSite = eq(spamLeads.siteId, siteId);
  const rows = await ctx.db.orm
    .select()
    .from(spamLeads)
    .where(ofSite)
    .orderBy(desc(spamLeads.ordinal))
    .limit(limit)
    .offset(skip);
  return { spam: rows.map(toSpam), total: await ctx.db.orm.$count(spamLeads, ofSite) };
}

const SPAM_KEPT_MS = 30 * 24 * 60 * 60_000;
const FORGOTTEN_AT_ONCE = 500;

/** Removes spam older than 30 days, a slice at a time. Answers whether there may be more. */
export async function forgetOldSpam(ctx: Context): Promise<boolean> {
  const old = ctx.db.orm
    .select({ id: spamLeads.id })
    .from(spamLeads)
    .where(lt(spamLeads.createdAt, ctx.clock.now() - SPAM_KEPT_MS))
    .orderBy(asc(spamLeads.createdAt))
    .limit(FORGOTTEN_AT_ONCE);
  const rows = await old;
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await removePictures(ctx, { leadIds: ids });
  const which = sql`select value from json_each(${soundJson(ids)})`;
  await ctx.db.write([
    deletePicturesStatement(which),
    statement(sql`delete from ${spamLeads} where id in (${which})`),
  ]);
  return rows.length === FORGOTTEN_AT_ONCE;
}
