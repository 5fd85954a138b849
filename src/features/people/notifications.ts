/** What an account's people want to be mailed. */
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { memberships, users } from "./table.ts";
import { listMemberships, type Notifications } from "./users.ts";

export type MailWish = {
  userId: string;
  email: string;
  leadMail: Notifications["leads"];
  noteMail: boolean;
};

const WISH = {
  userId: users.id,
  email: users.email,
  leadMail: users.leadMail,
  noteMail: users.noteMail,
};

export async function listMailWishes(ctx: Context, accountId: string): Promise<MailWish[]> {
  return ctx.db.orm
    .select(WISH)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.accountId, accountId));
}

/** Somebody who may get reports, and the accounts that these are about. */
export type Reader = {
  userId: string;
  email: string;
  leadMail: Notifications["leads"];
  weeklyMail: boolean;
  accountIds: string[];
};

const READER = {
  userId: users.id,
  email: users.email,
  leadMail: users.leadMail,
  weeklyMail: users.weeklyMail,
};

/** Members of any account, by id after `after`. */
export async function listReaders(
  ctx: Context,
  after: string,
  countMax: number,
): Promise<Reader[]> {
  const isMember = sql`exists (select 1 from ${memberships} where user_id = ${users.id})`;
  const rows = await ctx.db.orm
    .select(READER)
    .from(users)
    .where(and(gt(users.id, after), isMember))
    .orderBy(asc(users.id))
    .limit(countMax);
  return Promise.all(rows.map((row) => withAccounts(ctx, row)));
}

export async function findReader(ctx: Context, userId: string): Promise<Reader | undefined> {
  const [row] = await ctx.db.orm.select(READER).from(users).where(eq(users.id, userId));
  return row && withAccounts(ctx, row);
}

async function withAccounts(ctx: Context, row: Omit<Reader, "accountIds">): Promise<Reader> {
  const all = await listMemberships(ctx, row.userId);
  return { ...row, accountIds: all.map(({ accountId }) => accountId) };
}
