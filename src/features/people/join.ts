/** Accepting a link: the first operator, somebody invited, a new password. */
import { eq } from "drizzle-orm";
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { isRefusal } from "../../platform/database/statements.ts";
import { firstAccountStatements, getAccount } from "../accounts/room.ts";
import { beginAttempt } from "./attempts.ts";
import { findGoodLink, type LinkRow, useLink } from "./links.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { removeSecondFactorStatements } from "./second-factor.ts";
import { endSessionsStatement, newSession } from "./sessions.ts";
import { type SignedIn, type SignInOrigin, WRONG } from "./sign-in.ts";
import { passkeys, users } from "./table.ts";
import { PERSON_CHANGED, requireUnchanged } from "./unchanged.ts";
import {
  findUser,
  getUserRow,
  listMemberships,
  membershipStatement,
  newUserStatements,
  PERSON_KNOWN,
  toUser,
  type UserRow,
} from "./users.ts";

const KNOWN = "There is a person of this address already; sign in.";

/** Makes the operator of an empty instance with an account of their own, and signs them in. Throws `invalid_request`. */
export async function acceptClaim(
  ctx: Context,
  given: { token: string; name: string; email: string; password: string },
  place: SignInOrigin,
): Promise<SignedIn> {
  const link = await findGoodLink(ctx, given.token, ["claim"]);
  if (await findUser(ctx, given.email)) throw invalidRequest(KNOWN);
  const passwordHash = await hashPassword(ctx, given.password);
  const { email, name } = given;
  const { id, statements } = newUserStatements(ctx, {
    ...{ email, name, passwordHash },
    isOperator: true,
  });
  const account = firstAccountStatements(ctx, { name, email });
  const membership = membershipStatement(ctx, id, { accountId: account.id, role: "owner" });
  const changes = [...statements, ...account.statements, membership];
  const signedIn = await enterAsNew(ctx, link, id, changes, place);
  if (signedIn === undefined) throw invalidRequest(KNOWN);
  return signedIn;
}

export type Joining = {
  kind: "invitation" | "reset";
  email: string;
  accountName: string | null;
  /** Of an invitation; for a reset, an account that the person is a member of. */
  accountId: string | null;
};

/** What a link is for. Throws `invalid_request` for one that is over. */
export async function lookAtLink(ctx: Context, token: string): Promise<Joining> {
  const { kind, email, accountId } = await findGoodLink(ctx, token, ["invitation", "reset"]);
  const account = accountId === null ? undefined : await getAccount(ctx, accountId);
  const accountName = account?.name ?? null;
  if (kind !== "reset") return { kind: "invitation", email, accountName, accountId };
  const person = await findUser(ctx, email);
  const [membership] = person === undefined ? [] : await listMemberships(ctx, person.id);
  return { kind, email, accountName, accountId: membership?.accountId ?? null };
}

/**
 * Lets an invited person in, or gives a new password. Whoever is known already shows it with the
 * password they have: an invitation must not be a way to another's password.
 */
export async function acceptLink(
  ctx: Context,
  given: { token: string; name?: string | undefined; password: string },
  place: SignInOrigin,
): Promise<SignedIn> {
  const link = await findGoodLink(ctx, given.token, ["invitation", "reset"]);
  const known = await findUser(ctx, link.email);
  if (link.kind === "reset") return acceptReset(ctx, link, known, given.password, place);
  if (known) return acceptKnown(ctx, link, known, given.password, place);
  if (given.name === undefined) throw invalidRequest("`name` is required.");
  const passwordHash = await hashPassword(ctx, given.password);
  const { email, isOperator } = link;
  const wanted = { email, name: given.name, passwordHash, isOperator };
  const { id, statements } = newUserStatements(ctx, wanted);
  const changes = [...statements, ...gives(ctx, link, id)];
  // Another link of the same person may have been used meanwhile: they are known then.
  return (await enterAsNew(ctx, link, id, changes, place)) ?? acceptLink(ctx, given, place);
}

async function acceptReset(
  ctx: Context,
  link: LinkRow,
  known: UserRow | undefined,
  password: string,
  place: SignInOrigin,
): Promise<SignedIn> {
  if (!known) throw invalidRequest("This person was removed.");
  const passwordHash = await hashPassword(ctx, password);
  const changes = [
    ctx.db.orm.update(users).set({ passwordHash }).where(eq(users.id, known.id)),
    ...removeSecondFactorStatements(ctx, known.id),
    ctx.db.orm.delete(passkeys).where(eq(passkeys.userId, known.id)),
    endSessionsStatement(ctx, known.id),
  ];
  return enter(ctx, link, known.id, changes, place);
}

async function acceptKnown(
  ctx: Context,
  link: LinkRow,
  known: UserRow,
  password: string,
  place: SignInOrigin,
): Promise<SignedIn> {
  const attempt = await beginAttempt(ctx, known.email, place.clientAddress);
  if (!(await verifyPassword(ctx, password, known.passwordHash))) throw invalidRequest(WRONG);
  await attempt.succeed();
  const changes = [requireUnchanged(known), ...gives(ctx, link, known.id)];
  try {
    if (known.totpSecret === null) return await enter(ctx, link, known.id, changes, place);
    // The password alone lets nobody in who has a second factor.
    await useLink(ctx, link, changes, known.id);
  } catch (error) {
    throw isRefusal(error, PERSON_CHANGED) ? invalidRequest(WRONG) : error;
  }
  return { user: toUser(await getUserRow(ctx, known.id)), token: undefined };
}

/** What an invitation gives to the person of that id. */
function gives(ctx: Context, link: LinkRow, userId: string): Writable[] {
  const { accountId, role, isOperator } = link;
  const all: Writable[] = [];
  if (accountId !== null && role !== null)
    all.push(membershipStatement(ctx, userId, { accountId, role }));
  if (isOperator)
    all.push(ctx.db.orm.update(users).set({ isOperator: true }).where(eq(users.id, userId)));
  return all;
}

/** Like `enter`; undefined where somebody has the address of the new person by now. */
async function enterAsNew(
  ctx: Context,
  link: LinkRow,
  userId: string,
  changes: readonly Writable[],
  place: SignInOrigin,
): Promise<SignedIn | undefined> {
  try {
    return await enter(ctx, link, userId, changes, place);
  } catch (error) {
    if (isRefusal(error, PERSON_KNOWN)) return undefined;
    throw error;
  }
}

/** Uses the link up and opens a session. */
async function enter(
  ctx: Context,
  link: LinkRow,
  userId: string,
  changes: readonly Writable[],
  place: SignInOrigin,
): Promise<SignedIn> {
  const { token, insert } = newSession(ctx, userId, place.userAgent);
  await useLink(ctx, link, [...changes, insert], userId);
  return { user: toUser(await getUserRow(ctx, userId)), token };
}
