/** Sessions: who a cookie stands for, listed and ended. A session ends at the next call after that. */
import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { sessions, users } from "./table.ts";
import { createToken, hashToken } from "./tokens.ts";
import type { UserRow } from "./users.ts";

export const SESSION_IDLE_MS = 30 * 24 * 60 * 60_000;
/** How old what is written down of the last visit may be. */
const SEEN_EVERY_MS = 5 * 60_000;
const USER_AGENT_LENGTH_MAX = 300;

export type SessionRow = typeof sessions.$inferSelect;

/** A new session as a row to insert, and the token that its cookie holds. */
export function newSession(
  ctx: Context,
  userId: string,
  userAgent: string,
): { token: string; insert: Writable } {
  const { token, hash } = createToken(ctx);
  const now = ctx.clock.now();
  const row = {
    id: ctx.ids.create("ses"),
    tokenHash: hash,
    userId,
    accountId: null,
    userAgent: userAgent.slice(0, USER_AGENT_LENGTH_MAX),
    createdAt: now,
    lastSeenAt: now,
  };
  return { token, insert: ctx.db.orm.insert(sessions).values(row) };
}

/** The session that a cookie's token opens, and whose it is; undefined for one that has ended. */
export async function findSession(
  ctx: Context,
  token: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const now = ctx.clock.now();
  const [found] = await ctx.db.orm
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.lastSeenAt, now - SESSION_IDLE_MS)),
    );
  // Also where the clock was ahead and was set back: the session would last for so much longer.
  if (found && Math.abs(now - found.session.lastSeenAt) > SEEN_EVERY_MS)
    await ctx.db.write([
      ctx.db.orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, found.session.id)),
    ]);
  return found;
}

export type SessionRecord = {
  id: string;
  createdAt: number;
  lastSeenAt: number;
  userAgent: string;
};

/** The person's sessions, the latest used first. */
export async function listSessions(ctx: Context, userId: string): Promise<SessionRecord[]> {
  return ctx.db.orm
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.lastSeenAt, ctx.clock.now() - SESSION_IDLE_MS)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Throws `not_found`, also for another person's session. */
export async function endSession(ctx: Context, userId: string, sessionId: string): Promise<void> {
  const isTheirs = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const [row] = await ctx.db.orm.select({ id: sessions.id }).from(sessions).where(isTheirs);
  if (!row) throw notFound("session");
  await ctx.db.write([ctx.db.orm.delete(sessions).where(isTheirs)]);
}

/** Ends all sessions of a person; `except` stays. */
export function endSessionsStatement(ctx: Context, userId: string, except = ""): Writable {
  return ctx.db.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except)));
}

/** Notes which account the person works in. */
export async function chooseAccount(
  ctx: Context,
  sessionId: string,
  accountId: string,
): Promise<void> {
  await ctx.db.write([
    ctx.db.orm.update(sessions).set({ accountId }).where(eq(sessions.id, sessionId)),
  ]);
}

const FORGOTTEN_AT_ONCE = 500;

/** Removes sessions that have ended by themselves, a slice at a time. Answers whether there may be more. */
export async function forgetOldSessions(ctx: Context): Promise<boolean> {
  const before = ctx.clock.now() - SESSION_IDLE_MS;
  const old = await ctx.db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.lastSeenAt, before))
    .limit(FORGOTTEN_AT_ONCE);
  for (const { id } of old)
    await ctx.db.write([ctx.db.orm.delete(sessions).where(eq(sessions.id, id))]);
  return old.length === FORGOTTEN_AT_ONCE;
}
