/** Accounts that went to another instance: what is sent to them here is sent on to where they are. */
import { eq, inArray, isNotNull } from "drizzle-orm";
import { OperatorError } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { principalsCache } from "./model.ts";
import { getAccount } from "./service.ts";
import { accounts, movedAccounts } from "./table.ts";

/** Where an account went: origins, without a slash at their end. */
type NewAddress = { serviceUrl: string; sitesUrl: string };

/**
 * From here on the account is suspended and nothing is taken in for it. Keeps what `before` says of the
 * time before, and answers what the first try has kept. Throws `not_found`.
 */
export async function noteMove(ctx: Context, accountId: string, before: string): Promise<string> {
  await getAccount(ctx, accountId);
  const movedAt = ctx.clock.now();
  await ctx.db.write([
    ctx.db.orm.update(accounts).set({ suspendedAt: movedAt }).where(eq(accounts.id, accountId)),
    ctx.db.orm.insert(movedAccounts).values({ accountId, before, movedAt }).onConflictDoNothing(),
  ]);
  forgetCallers(ctx, accountId);
  const [kept] = await ctx.db.orm
    .select({ before: movedAccounts.before })
    .from(movedAccounts)
    .where(eq(movedAccounts.accountId, accountId));
  return kept?.before ?? before;
}

/** Sends on from here what comes for an account that was moved. Throws `OperatorError` for any other. */
export async function forwardAccount(
  ctx: Context,
  accountId: string,
  address: NewAddress,
): Promise<NewAddress & { account: string }> {
  await getAccount(ctx, accountId);
  if (!(await isMoved(ctx, accountId)))
    throw new OperatorError(
      `${accountId} was not moved from here; first export it with \`sitewright cell export --move\`.`,
    );
  await ctx.db.write([
    ctx.db.orm.update(movedAccounts).set(address).where(eq(movedAccounts.accountId, accountId)),
  ]);
  forgetCallers(ctx, accountId);
  return { account: accountId, ...address };
}

/** Whether the account was moved from here, wherever to. */
export async function isMoved(ctx: Context, accountId: string): Promise<boolean> {
  const rows = await ctx.db.orm
    .select({ id: movedAccounts.accountId })
    .from(movedAccounts)
    .where(eq(movedAccounts.accountId, accountId));
  return rows.length > 0;
}

/** Where the first of these accounts that was sent on is now; undefined when none was. */
export async function findNewAddress(
  ctx: Context,
  accountIds: readonly string[],
): Promise<NewAddress | undefined> {
  const rows = await ctx.db.orm
    .select()
    .from(movedAccounts)
    .where(inArray(movedAccounts.accountId, [...accountIds]));
  return rows.map(toAddress).find((address) => address !== undefined);
}

/** Accounts whose visitors and callers are sent on. */
export async function listForwarded(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ id: movedAccounts.accountId })
    .from(movedAccounts)
    .where(isNotNull(movedAccounts.serviceUrl));
  return rows.map(({ id }) => id);
}

const toAddress = (row: {
  serviceUrl: string | null;
  sitesUrl: string | null;
}): NewAddress | undefined =>
  row.serviceUrl === null || row.sitesUrl === null
    ? undefined
    : { serviceUrl: row.serviceUrl, sitesUrl: row.sitesUrl };

/** Said to whoever calls with a key, or signs in, for an account that is suspended. */
export const suspendedText = (movedTo: string | null): string =>
  movedTo === null
    ? "This account is suspended."
    : `This account has moved to ${movedTo}. Its keys and ids are good there.`;

const forgetCallers = (ctx: Context, accountId: string): void =>
  ctx.caches.of(principalsCache).forgetWhere((principal) => principal.accountId === accountId);
