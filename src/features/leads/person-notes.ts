/** Notes of the account's people, on whoever's lead, in which one person's e-mail address stands. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { asciiPieceOf, emailKeyOf, holdsAddress } from "../../lib/email-key.ts";
import type { Context } from "../../platform/context.ts";
import { leadNotes, leads } from "./table.ts";

type Note = typeof leadNotes.$inferSelect;

/** Oldest first. */
export async function exportLeadNotes(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Note[]> {
  const key = emailKeyOf(email);
  const mayBe = sql`instr(lower(${leadNotes.text}), ${asciiPieceOf(key)}) > 0`;
  const rows = await ctx.db.orm
    .select({ note: leadNotes })
    .from(leadNotes)
    .innerJoin(leads, eq(leads.id, leadNotes.leadId))
    .where(and(eq(leads.accountId, accountId), mayBe))
    .orderBy(asc(leadNotes.id));
  return rows.map(({ note }) => note).filter(({ text }) => holdsAddress(text, key));
}

/** Answers how many notes it removed. */
export async function eraseLeadNotes(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<number> {
  const ids = (await exportLeadNotes(ctx, accountId, email)).map(({ id }) => id);
  if (ids.length > 0)
    await ctx.db.write([ctx.db.orm.delete(leadNotes).where(inArray(leadNotes.id, ids))]);
  return ids.length;
}
