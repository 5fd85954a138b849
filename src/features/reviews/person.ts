/** What this room knows of one person: notes that their e-mail address stands in, whoever wrote them. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { asciiPieceOf, emailKeyOf, holdsAddress } from "../../lib/email-key.ts";
import type { Context } from "../../platform/context.ts";
import { listSites } from "../sites/room.ts";
import { reviewNotes } from "./table.ts";

type Row = typeof reviewNotes.$inferSelect;

export const exportNotes = (ctx: Context, accountId: string, email: string): Promise<Row[]> =>
  findNotes(ctx, accountId, email);

/** Answers how many notes it removed. */
export async function eraseNotes(ctx: Context, accountId: string, email: string): Promise<number> {
  const ids = (await findNotes(ctx, accountId, email)).map(({ id }) => id);
  if (ids.length > 0)
    await ctx.db.write([ctx.db.orm.delete(reviewNotes).where(inArray(reviewNotes.id, ids))]);
  return ids.length;
}

/** Notes of all sites of the account, a site at a time, of which none has many. */
async function findNotes(ctx: Context, accountId: string, email: string): Promise<Row[]> {
  const key = emailKeyOf(email);
  const piece = asciiPieceOf(key);
  const found: Row[] = [];
  for (const { id: siteId } of await listSites(ctx, accountId)) {
    const { author, text } = reviewNotes;
    const mayBe = sql`instr(lower(${author} || ' ' || ${text}), ${piece}) > 0`;
    const rows = await ctx.db.orm
      .select()
      .from(reviewNotes)
      .where(and(eq(reviewNotes.siteId, siteId), mayBe));
    found.push(...rows.filter((row) => holdsAddress([row.author, row.text], key)));
    await Bun.sleep(0);
  }
  return found;
}
