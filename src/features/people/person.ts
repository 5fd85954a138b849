/** What this room knows of one person, by their e-mail address within an account. */
import { and, eq, or } from "drizzle-orm";
import { emailKeyOf } from "../../lib/email-key.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { auditEntries, memberships, signInLinks } from "./table.ts";
import {
  findUser,
  listMemberships,
  removeRecordStatements,
  toUser,
  type UserRow,
} from "./users.ts";

/** The person as a user, where they are a member of the account, and links that invite them to it. */
export async function exportUser(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  const member = await findMember(ctx, accountId, email);
  if (member) {
    const { leadMail, weeklyMail, noteMail, createdAt } = member.user;
    const wishes = { leadMail, weeklyMail, noteMail };
    found.push({ ...toUser(member.user), role: member.role, ...wishes, createdAt });
  }
  const links = await ctx.db.orm.select().from(signInLinks).where(isInvited(accountId, email));
  for (const { tokenHash: _, ...link } of links) found.push(link);
  return found;
}

/** What the person did in the account, and what was done to them. */
export async function exportAudit(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Record<string, unknown>[]> {
  const user = await findUser(ctx, email);
  const which = and(eq(auditEntries.accountId, accountId), isAbout(email, user));
  return ctx.db.orm.select().from(auditEntries).where(which);
}

/**
 * Ends the membership and takes the links away. Who is a member of nothing else, and no operator, is
 * removed from the instance; invitations of other accounts are theirs and stay good. Answers how many
 * records that were.
 */
export async function eraseUser(ctx: Context, accountId: string, email: string): Promise<number> {
  const member = await findMember(ctx, accountId, email);
  const links = await ctx.db.orm.$count(signInLinks, isInvited(accountId, email));
  if (!member && links === 0) return 0;
  const statements: Writable[] = [
    ctx.db.orm.delete(signInLinks).where(isInvited(accountId, email)),
  ];
  if (member) {
    const isOnly = (await listMemberships(ctx, member.user.id)).length === 1;
    const isTheirs = and(
      eq(memberships.userId, member.user.id),
      eq(memberships.accountId, accountId),
    );
    if (isOnly && !member.user.isOperator) {
      // What they did elsewhere names them by their id alone, which then leads to nobody.
      statements.push(...removeRecordStatements(ctx, member.user));
    } else statements.push(ctx.db.orm.delete(memberships).where(isTheirs));
  }
  await ctx.db.write(statements);
  return (member ? 1 : 0) + links;
}

/** Entries stay, and no longer say who: the account's log has no gaps. Answers how many those were. */
export async function eraseAudit(ctx: Context, accountId: string, email: string): Promise<number> {
  const user = await findUser(ctx, email);
  const ofAccount = eq(auditEntries.accountId, accountId);
  const count = await ctx.db.orm.$count(auditEntries, and(ofAccount, isAbout(email, user)));
  const statements: Writable[] = [
    ctx.db.orm
      .update(auditEntries)
      .set({ subjectKey: null })
      .where(and(ofAccount, eq(auditEntries.subjectKey, emailKeyOf(email)))),
  ];
  if (user)
    statements.push(
      ctx.db.orm
        .update(auditEntries)
        .set({ userId: null, by: "nobody known" })
        .where(and(ofAccount, eq(auditEntries.userId, user.id))),
    );
  await ctx.db.write(statements);
  return count;
}

const isInvited = (accountId: string, email: string) =>
  and(eq(signInLinks.emailKey, emailKeyOf(email)), eq(signInLinks.accountId, accountId));

const isAbout = (email: string, user: UserRow | undefined) =>
  or(
    eq(auditEntries.subjectKey, emailKeyOf(email)),
    user ? eq(auditEntries.userId, user.id) : undefined,
  );

async function findMember(ctx: Context, accountId: string, email: string) {
  const user = await findUser(ctx, email);
  if (!user) return undefined;
  const [row] = await ctx.db.orm
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, user.id), eq(memberships.accountId, accountId)));
  return row && { user, role: row.role };
}
