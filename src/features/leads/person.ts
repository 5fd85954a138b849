/** What this room knows of one person, by their e-mail address within an account. */
import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { dropMailStatement } from "../../platform/mail.ts";
import { listSites } from "../sites/service.ts";
import { countOutWhere } from "./counts.ts";
import { parseFields } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import { leadOrdinals, leads, spamLeads } from "./table.ts";

/**
 * Leads looked through at once. There is no index by address, which every form would pay for; this
 * is asked once in a while, and in steps short enough that nobody waits for them.
 */
const STEP = 5_000;
const ERASED_AT_ONCE = 500;

/** Everything stored of the person's submissions, oldest first, the spam folder behind the leads. */
export async function exportLeads(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Record<string, unknown>[]> {
  const ids = await findLeads(ctx, accountId, email);
  const kept = [];
  for (const some of inSlices(ids))
    kept.push(...(await ctx.db.orm.select().from(leads).where(inArray(leads.id, some))));
  kept.sort((a, b) => a.createdAt - b.createdAt);
  const spam = await ctx.db.orm
    .select()
    .from(spamLeads)
    .where(isPersonsSpam(accountId, email))
    .orderBy(spamLeads.createdAt);
  return [...kept, ...spam].map((row) => ({ ...row, fields: parseFields(row.fields) }));
}

/** Removes all of it, with the mail about it that still waits. Answers how many submissions it was. */
export async function eraseLeads(ctx: Context, accountId: string, email: string): Promise<number> {
  const ids = await findLeads(ctx, accountId, email);
  for (const some of inSlices(ids)) {
    const which = sql`id in (select value from json_each(${JSON.stringify(some)}))`;
    await ctx.db.write([
      dropMailStatement(LEAD_NOTICE, sql`select id as reference from ${leads} where ${which}`),
      countOutWhere(which),
      statement(sql`delete from ${leads} where ${which}`),
    ]);
  }
  const [spam] = await ctx.db.write([
    statement(sql`delete from ${spamLeads} where ${isPersonsSpam(accountId, email)}`),
  ]);
  return ids.length + (spam?.rowsAffected ?? 0);
}

/** Word for word what the table's index is on. */
const isPersonsSpam = (accountId: string, email: string): SQL =>
  sql`account_id = ${accountId} and lower(email) = lower(${email})`;

/** Ids of the person's leads on all sites of the account. */
async function findLeads(ctx: Context, accountId: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const { id: siteId } of await listSites(ctx, accountId)) {
    const [ordinals] = await ctx.db.orm
      .select()
      .from(leadOrdinals)
      .where(eq(leadOrdinals.siteId, siteId));
    for (let from = 1; from <= (ordinals?.latest ?? 0); from += STEP) {
      const isIn = between(leads.ordinal, from, from + STEP - 1);
      const isPerson = sql`lower(${leads.email}) = lower(${email})`;
      const rows = await ctx.db.orm
        .select({ id: leads.id })
        .from(leads)
        .where(and(eq(leads.siteId, siteId), isIn, isPerson));
      found.push(...rows.map(({ id }) => id));
      // Lets others in between the steps.
      await Bun.sleep(0);
    }
  }
  return found;
}

function inSlices(ids: readonly string[]): string[][] {
  const slices: string[][] = [];
  for (let at = 0; at < ids.length; at += ERASED_AT_ONCE)
    slices.push(ids.slice(at, at + ERASED_AT_ONCE));
  return slices;
}
