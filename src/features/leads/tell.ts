/**
 * Telling of new leads: the mail to the owner and the message to the owner's systems. Each notice
 * was written together with its leads; it goes in the transaction that puts both into the outbox,
 * so that nothing is told twice and nothing is left out, whatever ends the process in between.
 */
import { asc, inArray, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { PreconditionFailed, requireThat, statement } from "../../platform/database/statements.ts";
import { mailStatements, wakeMail } from "../../platform/mail.ts";
import { hasListeners, messageStatements, wakeWebhooks } from "../webhooks/messages.ts";
import { type LeadRow, parseFields, toLead } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import { leadNotices, leads } from "./table.ts";

/** The scheduler's name of the task that tells of leads. */
export const TELL_TASK = "leads.tell";

/** Notices handled by one write; each is of the leads that came in one turn of the event loop. */
const NOTICES_AT_ONCE = 4;
const ALREADY_TOLD = "lead-notices-told";

/** Has new leads told of now, after the write that stored them. */
export function wakeTelling(ctx: Context): void {
  ctx.scheduler.wake(TELL_TASK);
}

/** Tells of all leads that wait for it. */
export async function tellOfLeads(ctx: Context, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await tellOfSome(ctx))) {
    wakeMail(ctx);
    wakeWebhooks(ctx);
  }
}

/** Handles the oldest notices. Answers whether there were any. */
async function tellOfSome(ctx: Context): Promise<boolean> {
  const notices = await ctx.db.orm
    .select()
    .from(leadNotices)
    .orderBy(asc(leadNotices.id))
    .limit(NOTICES_AT_ONCE);
  if (notices.length === 0) return false;
  const ids = notices.map(({ id }) => id);
  const told = await ctx.db.orm
    .select({ lead: leads })
    .from(leadNotices)
    .innerJoin(
      leads,
      sql`${leads.siteId} = ${leadNotices.siteId} and ${leads.ordinal}
        between ${leadNotices.firstOrdinal} and ${leadNotices.lastOrdinal}`,
    )
    .where(inArray(leadNotices.id, ids))
    .orderBy(asc(leadNotices.id), asc(leads.ordinal));
  await writeTold(
    ctx,
    ids,
    told.map(({ lead }) => lead),
  );
  return true;
}

async function writeTold(
  ctx: Context,
  noticeIds: readonly number[],
  told: readonly LeadRow[],
): Promise<void> {
  const given = JSON.stringify(noticeIds);
  const which = sql`${leadNotices} where id in (select value from json_each(${given}))`;
  const statements = [
    ...mailsAbout(ctx, told),
    ...(await messagesAbout(ctx, told)),
    statement(sql`delete from ${which}`),
  ];
  const isOurs = sql`(select count(*) from ${which}) = ${noticeIds.length}`;
  try {
    await ctx.db.write([requireThat(ALREADY_TOLD, isOurs), ...statements]);
  } catch (error) {
    // Another instance was faster with one of them; the others are looked at again.
    if (!(error instanceof PreconditionFailed && error.label === ALREADY_TOLD)) throw error;
  }
}

function mailsAbout(ctx: Context, told: readonly LeadRow[]): Statement[] {
  if (told.length === 0) return [];
  const orders = told.map(({ id, accountId }) => ({
    ...{ kind: LEAD_NOTICE, reference: id, lane: accountId, id },
  }));
  return mailStatements(ctx, ...orders);
}

async function messagesAbout(ctx: Context, told: readonly LeadRow[]): Promise<Statement[]> {
  const accountIds = new Set(told.map(({ accountId }) => accountId));
  const listening = new Set<string>();
  for (const id of accountIds) if (await hasListeners(ctx, id)) listening.add(id);
  const messages = told
    .filter(({ accountId }) => listening.has(accountId))
    .map((row) => {
      const { accountId, siteId } = row;
      // As it came in, whatever its owner has made of it by now.
      const lead = { ...toLead(row, "new"), fields: parseFields(row.fields) };
      return { accountId, siteId, type: "lead.created" as const, data: { siteId, lead } };
    });
  return messages.length === 0 ? [] : messageStatements(ctx, ...messages);
}
