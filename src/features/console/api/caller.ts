/** Who calls: the person behind the session's cookie, and what they are to an account. */
import { ApiError, notFound } from "../../../lib/errors.ts";
import { ANY_ID } from "../../../lib/ids.ts";
import type { Context } from "../../../platform/context.ts";
import {
  type AccountRow,
  findAccounts,
  findNewAddress,
  suspendedText,
} from "../../accounts/room.ts";
import { getJobRecord } from "../../jobs/room.ts";
import {
  findSession,
  listMemberships,
  type Membership,
  type Role,
  type SessionRow,
  type UserRow,
} from "../../people/room.ts";
import { getSiteRecord, type SiteRow } from "../../sites/room.ts";

/** Where a call comes from, and how its answer changes the cookie. */
export type Requester = {
  readonly clientAddress: string;
  readonly userAgent: string;
  /** Of the page that calls: one of the console's own. */
  readonly origin: string;
  /** Signs the browser in with a session's token, or out. */
  setCookie(token: string | undefined): void;
  /** Lets the cookie last for another 30 days: it is in use. */
  keepCookie(): void;
};

export type SignedInCaller = {
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly memberships: readonly Membership[];
};

export async function findCaller(
  ctx: Context,
  token: string | undefined,
): Promise<SignedInCaller | undefined> {
  const found = token === undefined ? undefined : await findSession(ctx, token);
  return found && { ...found, memberships: await listMemberships(ctx, found.user.id) };
}

/** The accounts that the caller can see; undefined for an operator, who sees all. */
export function visibleAccounts(caller: SignedInCaller): readonly string[] | undefined {
  return caller.user.isOperator ? undefined : caller.memberships.map(({ accountId }) => accountId);
}

/** What a call is about, which decides whose role counts. */
export type SubjectScope = "none" | "account" | "site" | "job";

export type CallSubject = { account: AccountRow; role: Role; site: SiteRow | undefined };

/**
 * What the call is about, and the caller's role there. Throws `not_found`, the same for what does
 * not exist and for what is another account's, and `forbidden` for a suspended account.
 */
export async function findSubject(
  ctx: Context,
  caller: SignedInCaller,
  scope: Exclude<SubjectScope, "none">,
  sent: Readonly<Record<string, unknown>>,
): Promise<CallSubject> {
  if (scope === "account") return findAccountPlace(ctx, caller, sent.accountId);
  const noun = scope === "site" ? "site" : "job";
  const id = idOf(sent[scope === "site" ? "siteId" : "jobId"]);
  if (id === undefined) throw notFound(noun);
  const site = scope === "site" ? await getSiteRecord(ctx, id) : undefined;
  const accountId = site?.accountId ?? (await getJobRecord(ctx, id)).accountId;
  const role = roleIn(caller, accountId);
  const [account] = role === undefined ? [] : await findAccounts(ctx, { ids: [accountId] });
  if (role === undefined || !account) throw notFound(noun);
  await requireActive(ctx, caller, account);
  return { account, role, site };
}

async function findAccountPlace(
  ctx: Context,
  caller: SignedInCaller,
  sent: unknown,
): Promise<CallSubject> {
  const accountId = sent === undefined ? await currentAccountId(ctx, caller) : idOf(sent);
  const role = accountId === undefined ? undefined : roleIn(caller, accountId);
  const [account] =
    role === undefined || accountId === undefined
      ? []
      : await findAccounts(ctx, { ids: [accountId] });
  if (role === undefined || !account) throw notFound("account");
  await requireActive(ctx, caller, account);
  return { account, role, site: undefined };
}

/** The account that the person works in: the one chosen, or the first there is. */
export async function currentAccountId(
  ctx: Context,
  caller: SignedInCaller,
): Promise<string | undefined> {
  const { session, memberships, user } = caller;
  if (session.accountId !== null && roleIn(caller, session.accountId) !== undefined)
    return session.accountId;
  const [own] = memberships;
  if (own) return own.accountId;
  if (!user.isOperator) return undefined;
  const [first] = await findAccounts(ctx, { countMax: 1 });
  return first?.id;
}

function roleIn({ user, memberships }: SignedInCaller, accountId: string): Role | undefined {
  if (user.isOperator) return "owner";
  return memberships.find((membership) => membership.accountId === accountId)?.role;
}

/** An operator still gets in: they are who ends a suspension. */
async function requireActive(
  ctx: Context,
  { user }: SignedInCaller,
  account: AccountRow,
): Promise<void> {
  if (account.suspendedAt === null || user.isOperator) return;
  const address = await findNewAddress(ctx, [account.id]);
  throw new ApiError("forbidden", suspendedText(address?.serviceUrl ?? null));
}

const idOf = (value: unknown): string | undefined =>
  typeof value === "string" && ANY_ID.test(value) ? value : undefined;
