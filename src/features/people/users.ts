/** People and what they are members of: made by links, found by address, changed and removed. */
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { emailKeyOf } from "../../lib/email-key.ts";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { type Membership, ROLES, type Role, type User } from "./model.ts";
import { memberships, sessions, signInLinks, users } from "./table.ts";

export type UserRow = typeof users.$inferSelect;

export function toUser(row: UserRow): User {
  const { id, name, email, isOperator, totpSecret } = row;
  return { id, name, email, isOperator, hasSecondFactor: totpSecret !== null };
}

export async function findUser(ctx: Context, email: string): Promise<UserRow | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKeyOf(email)));
  return row;
}

/** Throws `not_found`. */
export async function getUserRow(ctx: Context, id: string): Promise<UserRow> {
  const [row] = await ctx.db.orm.select().from(users).where(eq(users.id, id));
  if (!row) throw notFound("person");
  return row;
}

export type NewUser = { email: string; name: string; passwordHash: string; isOperator: boolean };

/** The write is refused by this where somebody has the address by then. */
export const PERSON_KNOWN = "person-known";

/** A person to insert. The write is refused with `PERSON_KNOWN` for the address of another. */
export function newUserStatements(
  ctx: Context,
  user: NewUser,
): { id: string; statements: Writable[] } {
  const id = ctx.ids.create("usr");
  const emailKey = emailKeyOf(user.email);
  const createdAt = ctx.clock.now();
  const isNew = sql`not exists (select 1 from ${users} where email_key = ${emailKey})`;
  return {
    id,
    statements: [
      requireThat(PERSON_KNOWN, isNew),
      ctx.db.orm.insert(users).values({ id, ...user, emailKey, createdAt }),
    ],
  };
}

/** Makes the person a member, or gives a member another role; an account's only owner stays its owner. */
export function membershipStatement(
  ctx: Context,
  userId: string,
  { accountId, role }: Membership,
): Writable {
  const isOtherOwner = sql`account_id = ${accountId} and role = 'owner' and user_id <> ${userId}`;
  const changed = sql`case when ${memberships.role} = 'owner'
    and not exists (select 1 from ${memberships} where ${isOtherOwner})
    then 'owner' else ${role} end`;
  return ctx.db.orm
    .insert(memberships)
    .values({ userId, accountId, role, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.accountId],
      set: { role: changed },
    });
}

export async function listMemberships(ctx: Context, userId: string): Promise<Membership[]> {
  return ctx.db.orm
    .select({ accountId: memberships.accountId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.accountId));
}

export async function renameUser(ctx: Context, userId: string, name: string): Promise<User> {
  await ctx.db.write([ctx.db.orm.update(users).set({ name }).where(eq(users.id, userId))]);
  return toUser(await getUserRow(ctx, userId));
}

export type Notifications = {
  leads: "each" | "daily" | "never";
  weekly: boolean;
  /** Notes that readers leave on previews. */
  notes: boolean;
};

export const notificationsOf = ({ leadMail, weeklyMail, noteMail }: UserRow): Notifications => ({
  ...{ leads: leadMail, weekly: weeklyMail, notes: noteMail },
});

type Wanted = { [Name in keyof Notifications]?: Notifications[Name] | undefined };

/** What is not sent stays as it is: two choices that are made in one moment are both kept. */
export async function setNotifications(
  ctx: Context,
  userId: string,
  { leads, weekly, notes }: Wanted,
): Promise<Notifications> {
  const set = {
    ...(leads !== undefined && { leadMail: leads }),
    ...(weekly !== undefined && { weeklyMail: weekly }),
    ...(notes !== undefined && { noteMail: notes }),
  };
  if (Object.keys(set).length > 0)
    await ctx.db.write([ctx.db.orm.update(users).set(set).where(eq(users.id, userId))]);
  return notificationsOf(await getUserRow(ctx, userId));
}

export type UserRecord = User & { createdAt: number; memberships: Membership[] };

/** Everybody, oldest first, with what they may do. */
export async function listUsers(ctx: Context): Promise<UserRecord[]> {
  const rows = await ctx.db.orm.select().from(users).orderBy(asc(users.createdAt), asc(users.id));
  const all = await ctx.db.orm.select().from(memberships);
  const byUser = Map.groupBy(all, ({ userId }) => userId);
  return rows.map((row) => ({
    ...toUser(row),
    createdAt: row.createdAt,
    memberships: (byUser.get(row.id) ?? []).map(({ accountId, role }) => ({ accountId, role })),
  }));
}

/** Addresses of those who look after the instance. */
export async function listOperatorAddresses(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isOperator, true));
  return rows.map(({ email }) => email);
}

export type RemovedPerson = Partial<User> & { email: string; invitations: number };

/**
 * Removes a person from the instance, with their sessions and all links that could let them in again;
 * of who was invited and has not come yet, these links are all there is. Answers how many invitations
 * were still good. Throws `not_found`.
 */
export async function removeUser(ctx: Context, email: string): Promise<RemovedPerson> {
  const row = await findUser(ctx, email);
  const emailKey = emailKeyOf(email);
  const isOpen = and(
    eq(signInLinks.emailKey, emailKey),
    eq(signInLinks.kind, "invitation"),
    isNull(signInLinks.usedAt),
    gt(signInLinks.expiresAt, ctx.clock.now()),
  );
  const invitations = await ctx.db.orm.$count(signInLinks, isOpen);
  if (!row && invitations === 0) throw notFound("person with that address");
  await ctx.db.write([
    ctx.db.orm.delete(signInLinks).where(eq(signInLinks.emailKey, emailKey)),
    ...(row ? removeRecordStatements(ctx, row) : []),
  ]);
  return row ? { ...toUser(row), invitations } : { email, invitations };
}

/** The person alone: what invites them elsewhere stays. */
export function removeRecordStatements(ctx: Context, row: UserRow): Writable[] {
  const isReset = and(eq(signInLinks.emailKey, row.emailKey), eq(signInLinks.kind, "reset"));
  return [
    ctx.db.orm.delete(signInLinks).where(isReset),
    ctx.db.orm.delete(sessions).where(eq(sessions.userId, row.id)),
    ctx.db.orm.delete(users).where(eq(users.id, row.id)),
  ];
}

export type Member = { userId: string; name: string; email: string; role: Role; createdAt: number };

/** The account's members, owners first. */
export async function listMembers(ctx: Context, accountId: string): Promise<Member[]> {
  const rows = await ctx.db.orm
    .select({ user: users, member: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));
  const members = rows.map(({ user, member }) => ({
    ...{ userId: user.id, name: user.name, email: user.email },
    ...{ role: member.role, createdAt: member.createdAt },
  }));
  return members.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role));
}

/** Throws `not_found`, and `invalid_request` where the account would be left without an owner. */
export async function setMemberRole(
  ctx: Context,
  accountId: string,
  userId: string,
  role: Role,
): Promise<void> {
  await requireMember(ctx, accountId, userId);
  const change = ctx.db.orm.update(memberships).set({ role }).where(isMember(accountId, userId));
  if (role === "owner") await ctx.db.write([change]);
  else await writeWithOtherOwner(ctx, accountId, userId, [change]);
}

/** Throws like `setMemberRole`. Whoever is a member of nothing else cannot sign in to anything. */
export async function removeMember(ctx: Context, accountId: string, userId: string): Promise<void> {
  await requireMember(ctx, accountId, userId);
  await writeWithOtherOwner(ctx, accountId, userId, [
    ctx.db.orm.delete(memberships).where(isMember(accountId, userId)),
    ctx.db.orm
      .update(sessions)
      .set({ accountId: null })
      .where(and(eq(sessions.userId, userId), eq(sessions.accountId, accountId))),
  ]);
}

const isMember = (accountId: string, userId: string) =>
  and(eq(memberships.accountId, accountId), eq(memberships.userId, userId));

async function requireMember(ctx: Context, accountId: string, userId: string): Promise<void> {
  const [row] = await ctx.db.orm.select().from(memberships).where(isMember(accountId, userId));
  if (!row) throw notFound("member");
}

const ONLY_OWNER = "only-owner";

/**
 * Decided in the write itself, or two owners who remove each other at the same moment would leave the
 * account to nobody.
 */
async function writeWithOtherOwner(
  ctx: Context,
  accountId: string,
  userId: string,
  changes: readonly Writable[],
): Promise<void> {
  const isOwner = sql`account_id = ${accountId} and role = 'owner'`;
  const isNotTheOnlyOne = sql`
    not exists (select 1 from ${memberships} where ${isOwner} and user_id = ${userId})
    or exists (select 1 from ${memberships} where ${isOwner} and user_id <> ${userId})`;
  const isWritten = await unlessRefused(ONLY_OWNER, () =>
    ctx.db.write([requireThat(ONLY_OWNER, isNotTheOnlyOne), ...changes]),
  );
  if (!isWritten)
    throw invalidRequest("The account's only owner stays; make somebody else its owner first.");
}

/** Whether anybody at all can sign in. */
export async function hasPeople(ctx: Context): Promise<boolean> {
  const rows = await ctx.db.orm.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Names of people by id: for what only knows who by their id. */
export async function namesOfUsers(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The condition under which nobody has ever been let in: for the claim of an empty instance. */
export const noPeopleYet = sql`not exists (select 1 from ${users})
  and not exists (select 1 from ${signInLinks})`;
