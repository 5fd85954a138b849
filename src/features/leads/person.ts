/** What this room knows of one person, by their e-mail address within an account. */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { dropMailStatement } from "../../platform/mail.ts";
import { countOutWhere } from "./counts.ts";
import { parseFields } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import { leads, spamLeads } from "./table.ts";

/** Word for word what the tables' indexes are on. */
const isPerson = (accountId: string, email: string): SQL =>
  sql`account_id = ${accountId} and lower(email) = lower(${email})`;

/** Everything stored of the person's submissions, oldest first, the spam folder behind the leads. */
export async function exportLeads(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Record<string, unknown>[]> {
  const where = isPerson(accountId, email);
  const kept = await ctx.db.orm.select().from(leads).where(where).orderBy(leads.createdAt);
  const spam = await ctx.db.orm.select().from(spamLeads).where(where).orderBy(spamLeads.createdAt);
  return [...kept, ...spam].map((row) => ({ ...row, fields: parseFields(row.fields) }));
}

/** Removes all of it, with the mail about it that still waits. Answers how many submissions it was. */
export async function eraseLeads(ctx: Context, accountId: string, email: string): Promise<number> {
  const where = isPerson(accountId, email);
  const results = await ctx.db.write([
    dropMailStatement(LEAD_NOTICE, sql`select id as reference from ${leads} where ${where}`),
    countOutWhere(where),
    statement(sql`delete from ${leads} where ${where}`),
    statement(sql`delete from ${spamLeads} where ${where}`),
  ]);
  return results.slice(-2).reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
}
