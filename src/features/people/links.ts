/**
 * Links that let somebody in, each good once and for 24 hours: the claim of an empty instance,
 * invitations, and resets of a password. Whoever makes one hands it on; only its hash is kept.
 */
import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { emailKeyOf } from "../../lib/email-key.ts";
import { invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Writable } from "../../platform/database/database.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { getAccount, hasAccounts } from "../accounts/room.ts";
import { forgiveAttempts } from "./attempts.ts";
import { auditStatement } from "./audit-log.ts";
import type { Role } from "./model.ts";
import { signInLinks } from "./table.ts";
import { createToken, hashToken } from "./tokens.ts";
import { findUser, noPeopleYet } from "./users.ts";

const GOOD_MS = 24 * 60 * 60_000;
/** How long a link that is over is remembered, so that its address can say so. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

export type LinkRow = typeof signInLinks.$inferSelect;

type Wanted = Pick<LinkRow, "kind" | "email" | "accountId" | "role" | "isOperator">;

function newLink(
  ctx: Context,
  wanted: Wanted,
): { id: string; token: string; insert: Writable; expiresAt: number } {
  const { token, hash } = createToken(ctx);
  const id = ctx.ids.create("lnk");
  const now = ctx.clock.now();
  const expiresAt = now + GOOD_MS;
  const row = {
    ...wanted,
    ...{ id, tokenHash: hash, emailKey: emailKeyOf(wanted.email) },
    ...{ createdAt: now, expiresAt, usedAt: null },
  };
  return { id, token, insert: ctx.db.orm.insert(signInLinks).values(row), expiresAt };
}

const addressOf = (ctx: Context, kind: LinkRow["kind"], token: string): string =>
  `${ctx.config.publicUrl}/console/${kind === "claim" ? "claim" : "join"}/${token}`;

/** The link that makes whoever opens it the operator. Undefined unless the instance is empty. */
export async function createClaimLink(ctx: Context): Promise<string | undefined> {
  if (await hasAccounts(ctx)) return undefined;
  const wanted = {
    ...{ kind: "claim" as const, email: "" },
    ...{ accountId: null, role: null, isOperator: true },
  };
  const { token, insert } = newLink(ctx, wanted);
  const isWritten = await unlessRefused(NOT_EMPTY, () =>
    ctx.db.write([requireThat(NOT_EMPTY, noPeopleYet), insert]),
  );
  if (!isWritten) return undefined;
  return addressOf(ctx, "claim", token);
}

const NOT_EMPTY = "not-empty";

export type Invitation = {
  email: string;
  account?: { id: string; role: Role } | undefined;
  isOperator?: boolean | undefined;
};

export type LinkRecord = { id: string; link: string; email: string; expiresAt: number };

/** Invites a person. An earlier invitation to the same that was not used yet ends. Throws `not_found`. */
export async function invite(ctx: Context, invitation: Invitation): Promise<LinkRecord> {
  const { email, account, isOperator = false } = invitation;
  if (account === undefined && !isOperator)
    throw invalidRequest(
      "Say which account the invitation is for and the role there, or operator.",
    );
  if (account) await getAccount(ctx, account.id);
  const accountId = account?.id ?? null;
  const role = account?.role ?? null;
  const link = newLink(ctx, { kind: "invitation", email, accountId, role, isOperator });
  const isEarlier = and(
    eq(signInLinks.kind, "invitation"),
    eq(signInLinks.emailKey, emailKeyOf(email)),
    sql`${signInLinks.accountId} is ${accountId}`,
    isNull(signInLinks.usedAt),
  );
  await ctx.db.write([ctx.db.orm.delete(signInLinks).where(isEarlier), link.insert]);
  return {
    id: link.id,
    link: addressOf(ctx, "invitation", link.token),
    email,
    expiresAt: link.expiresAt,
  };
}

export type OpenInvitation = Pick<LinkRow, "id" | "email" | "createdAt" | "expiresAt"> & {
  role: Role;
};

/** Invitations to an account that nobody has accepted, the newest first; those that ran out too, for 30 days. */
export async function listInvitations(ctx: Context, accountId: string): Promise<OpenInvitation[]> {
  const { id, email, role, createdAt, expiresAt } = signInLinks;
  const rows = await ctx.db.orm
    .select({ id, email, role, createdAt, expiresAt })
    .from(signInLinks)
    .where(isOpenAt(accountId))
    .orderBy(desc(createdAt), desc(id));
  return rows.flatMap((row) => (row.role === null ? [] : [{ ...row, role: row.role }]));
}

/** Ends an invitation: its link lets nobody in any more. Throws `not_found`. */
export async function revokeInvitation(ctx: Context, accountId: string, id: string): Promise<void> {
  const isThis = and(isOpenAt(accountId), eq(signInLinks.id, id));
  if ((await ctx.db.orm.$count(signInLinks, isThis)) === 0) throw notFound("invitation");
  await ctx.db.write([ctx.db.orm.delete(signInLinks).where(isThis)]);
}

const isOpenAt = (accountId: string) =>
  and(
    eq(signInLinks.kind, "invitation"),
    eq(signInLinks.accountId, accountId),
    isNull(signInLinks.usedAt),
  );

/**
 * A link for a new password. Using it also takes the second factor away and ends all sessions: it is
 * the way out for who has lost all. What keeps the person out for wrong attempts ends now.
 */
export async function createReset(ctx: Context, email: string): Promise<LinkRecord> {
  const user = await findUser(ctx, email);
  if (!user) throw notFound("person with that address");
  const wanted = { kind: "reset", email: user.email, accountId: null, role: null } as const;
  const link = newLink(ctx, { ...wanted, isOperator: false });
  const isEarlier = and(
    eq(signInLinks.kind, "reset"),
    eq(signInLinks.emailKey, user.emailKey),
    isNull(signInLinks.usedAt),
  );
  await ctx.db.write([ctx.db.orm.delete(signInLinks).where(isEarlier), link.insert]);
  await forgiveAttempts(ctx);
  return {
    id: link.id,
    link: addressOf(ctx, "reset", link.token),
    email: user.email,
    expiresAt: link.expiresAt,
  };
}

/** The link behind a token if it can still be used. Throws `not_found` with what to do instead. */
export async function findGoodLink(
  ctx: Context,
  token: string,
  kinds: readonly LinkRow["kind"][],
): Promise<LinkRow> {
  const [row] = await ctx.db.orm
    .select()
    .from(signInLinks)
    .where(eq(signInLinks.tokenHash, hashToken(token)));
  const isGood =
    row && kinds.includes(row.kind) && row.usedAt === null && row.expiresAt > ctx.clock.now();
  if (!isGood) throw overLink(kinds.includes("claim"));
  return row;
}

const overLink = (isClaim: boolean) =>
  invalidRequest(
    isClaim
      ? "This link was used, or is older than 24 hours. On the server, `sitewright user invite --operator --email you@example.com` makes a new one."
      : "This link was used, or is older than 24 hours. Ask for a new one; on the server, `sitewright user invite` or `sitewright user reset` makes it.",
  );

const LINK_OVER = "link-over";

/** Uses a link up, in one write with what it gives. Throws when somebody was faster. */
export async function useLink(
  ctx: Context,
  link: LinkRow,
  gives: readonly Writable[],
  userId: string,
): Promise<void> {
  const { id } = link;
  const note = {
    userId,
    by: "person",
    action: link.kind === "claim" ? "claim.accept" : "join.accept",
    accountId: link.accountId ?? undefined,
    target: { linkId: id },
  } as const;
  const isWritten = await unlessRefused(LINK_OVER, () =>
    ctx.db.write([
      requireThat(
        LINK_OVER,
        sql`exists (select 1 from ${signInLinks} where id = ${id} and used_at is null)`,
      ),
      ctx.db.orm.update(signInLinks).set({ usedAt: ctx.clock.now() }).where(eq(signInLinks.id, id)),
      ...gives,
      auditStatement(ctx, note),
    ]),
  );
  if (!isWritten) throw overLink(link.kind === "claim");
}

/** Removes links that have been over for long; the claim stays, so that there is never a second. */
export async function forgetOldLinks(ctx: Context): Promise<boolean> {
  const isOld = and(
    lt(signInLinks.expiresAt, ctx.clock.now() - KEPT_MS),
    ne(signInLinks.kind, "claim"),
  );
  if ((await ctx.db.orm.$count(signInLinks, isOld)) > 0)
    await ctx.db.write([ctx.db.orm.delete(signInLinks).where(isOld)]);
  return false;
}
