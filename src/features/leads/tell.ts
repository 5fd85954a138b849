/**
 * Telling of new leads: the mail to the owner and the message to the owner's systems. Each notice
 * was written together with its leads; it goes in the transaction that puts both into the outbox,
 * so that nothing is told twice and nothing is left out, whatever ends the process in between.
 */
import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { PreconditionFailed, requireThat, statement } from "../../platform/database/statements.ts";
import { mailStatementsFrom, wakeMail } from "../../platform/mail.ts";
import { hasListeners, messageStatements, wakeWebhooks } from "../webhooks/messages.ts";
import { type LeadRow, parseFields, toLead } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import { leadNotices, leads } from "./table.ts";

/** The scheduler's name of the task that tells of leads. */
export const TELL_TASK = "leads.tell";

/** Notices handled by one write; each is of the leads that came in one turn of the event loop. */
const NOTICES_AT_ONCE = 8;
const ALREADY_TOLD = "lead-notices-told";

/** Without an account when all of its leads are gone. */
type Notice = { id: number; accountId: string | null };

/** Has new leads told of now, after the write that stored them. */
export function wakeTelling(ctx: Context): void {
  ctx.scheduler.wake(TELL_TASK);
}

/** Tells of all leads that wait for it. */
export async function tellOfLeads(ctx: Context, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await tellOfSome(ctx)));
}

const isNotedIn = sql`l.site_id = n.site_id and l.ordinal between n.first_ordinal and n.last_ordinal`;

/** Handles the oldest notices. Answers whether there were any. */
async function tellOfSome(ctx: Context): Promise<boolean> {
  const notices = await ctx.db.orm.all<Notice>(sql`
    select n.id as id,
      (select l.account_id from ${leads} l where ${isNotedIn} limit 1) as accountId
    from ${leadNotices} n order by n.id limit ${NOTICES_AT_ONCE}`);
  if (notices.length === 0) return false;
  const ids = sql`(select value from json_each(${JSON.stringify(notices.map(({ id }) => id))}))`;
  const messages = await messagesAbout(ctx, notices);
  try {
    await ctx.db.write([
      requireThat(
        ALREADY_TOLD,
        sql`(select count(*) from ${leadNotices} where id in ${ids}) = ${notices.length}`,
      ),
      ...mailStatementsFrom(ctx, LEAD_NOTICE, mailsOf(ids)),
      ...messages,
      statement(sql`delete from ${leadNotices} where id in ${ids}`),
    ]);
  } catch (error) {
    // Another instance was faster with one of them; the others are looked at again.
    if (!(error instanceof PreconditionFailed && error.label === ALREADY_TOLD)) throw error;
  }
  wakeMail(ctx);
  if (messages.length > 0) wakeWebhooks(ctx);
  return true;
}

/** One mail about each lead, in the order in which they came; an account's mails take turns. */
const mailsOf = (noticeIds: SQL): SQL => sql`
  select l.account_id as lane, l.id as id, l.id as reference
  from ${leadNotices} n cross join ${leads} l on ${isNotedIn}
  where n.id in ${noticeIds} order by n.id, l.ordinal`;

/** Leads are read only where somebody listens, which is the smaller part of accounts. */
async function messagesAbout(ctx: Context, notices: readonly Notice[]): Promise<Statement[]> {
  const heard: number[] = [];
  for (const [accountId, theirs] of Map.groupBy(notices, (notice) => notice.accountId))
    if (accountId !== null && (await hasListeners(ctx, accountId)))
      heard.push(...theirs.map(({ id }) => id));
  if (heard.length === 0) return [];
  const rows = await ctx.db.orm
    .select({ lead: leads })
    .from(leadNotices)
    .innerJoin(
      leads,
      sql`${leads.siteId} = ${leadNotices.siteId} and ${leads.ordinal}
        between ${leadNotices.firstOrdinal} and ${leadNotices.lastOrdinal}`,
    )
    .where(inArray(leadNotices.id, heard))
    .orderBy(asc(leadNotices.id), asc(leads.ordinal));
  if (rows.length === 0) return [];
  return messageStatements(ctx, ...rows.map(({ lead }) => messageAbout(lead)));
}

function messageAbout(row: LeadRow) {
  const { accountId, siteId } = row;
  // As it came in, whatever its owner has made of it by now.
  const lead = { ...toLead(row, "new"), fields: parseFields(row.fields) };
  return { accountId, siteId, type: "lead.created" as const, data: { siteId, lead } };
}
