/** Signing in with a password, and where there is a second factor, with a code. */
import { eq } from "drizzle-orm";
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed, unlessRefused } from "../../platform/database/statements.ts";
import { beginAttempt } from "./attempts.ts";
import { auditStatement } from "./audit-log.ts";
import type { User } from "./model.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { redeemCode } from "./second-factor.ts";
import { endSessionsStatement, newSession } from "./sessions.ts";
import { users } from "./table.ts";
import { PERSON_CHANGED, requireUnchanged } from "./unchanged.ts";
import { findUser, getUserRow, toUser, type UserRow } from "./users.ts";

/** What is said whatever was wrong. */
export const WRONG = "Email or password is wrong.";

/** Where somebody signs in from. */
export type SignInOrigin = { clientAddress: string; userAgent: string };

/** `token` is what the session's cookie holds; undefined where the person has yet to sign in. */
export type SignedIn = { user: User; token: string | undefined };

/**
 * Opens a session. Answers `needs` for the right password of a person with a second factor, without
 * a code. Throws `invalid_request` and `rate_limited`, in the same time for people who do not exist.
 */
export async function signIn(
  ctx: Context,
  given: { email: string; password: string; code?: string | undefined },
  place: SignInOrigin,
): Promise<SignedIn | { needs: "code" }> {
  const attempt = await beginAttempt(ctx, given.email, place.clientAddress);
  const row = await findUser(ctx, given.email);
  const isRight = await verifyPassword(ctx, given.password, row?.passwordHash);
  if (!row || !isRight) throw invalidRequest(WRONG);
  const { code } = given;
  if (row.totpSecret !== null && code === undefined) {
    await attempt.succeed();
    return { needs: "code" };
  }
  const redeemed =
    row.totpSecret === null || code === undefined ? [] : await redeemCode(ctx, row, code);
  if (redeemed === undefined) throw invalidRequest(WRONG);
  try {
    const signedIn = await openSession(ctx, row, place, [requireUnchanged(row), ...redeemed]);
    await attempt.succeed();
    return signedIn;
  } catch (error) {
    // The same code was sent twice at the same moment, or the password is another one by now.
    throw error instanceof PreconditionFailed ? invalidRequest(WRONG) : error;
  }
}

/** A session for somebody who has shown who they are; `alsoWrite` is part of its transaction. */
export async function openSession(
  ctx: Context,
  row: UserRow,
  place: SignInOrigin,
  alsoWrite: Parameters<Context["db"]["write"]>[0],
): Promise<SignedIn> {
  const { token, insert } = newSession(ctx, row.id, place.userAgent);
  const note = { userId: row.id, by: "person", action: "session.signIn" } as const;
  await ctx.db.write([...alsoWrite, insert, auditStatement(ctx, note)]);
  return { user: toUser(row), token };
}

/** Throws `invalid_request` for a wrong password, which draws on the same buckets as signing in. */
export async function requirePassword(
  ctx: Context,
  row: UserRow,
  password: string,
  clientAddress: string,
): Promise<void> {
  const attempt = await beginAttempt(ctx, row.email, clientAddress);
  if (!(await verifyPassword(ctx, password, row.passwordHash))) throw wrongCurrent();
  await attempt.succeed();
}

const wrongCurrent = () => invalidRequest("The current password is wrong.");

/** Changes the password and ends all other sessions. Throws `invalid_request`. */
export async function changePassword(
  ctx: Context,
  who: { userId: string; sessionId: string; clientAddress: string },
  given: { current: string; password: string },
): Promise<void> {
  const row = await getUserRow(ctx, who.userId);
  await requirePassword(ctx, row, given.current, who.clientAddress);
  const passwordHash = await hashPassword(ctx, given.password);
  // A reset of the same moment is the person's way back in, and must not be undone by who knew the old one.
  const isWritten = await unlessRefused(PERSON_CHANGED, () =>
    ctx.db.write([
      requireUnchanged(row),
      ctx.db.orm.update(users).set({ passwordHash }).where(eq(users.id, row.id)),
      endSessionsStatement(ctx, row.id, who.sessionId),
    ]),
  );
  if (!isWritten) throw wrongCurrent();
}
