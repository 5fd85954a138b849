/** Accounts: creating, reading, changing plan, suspending. Every change takes effect on the next call. */
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../../http/caller.ts";
import { ApiError, notFound } from "../../lib/errors.ts";
import type { Plan } from "../../lib/plans.ts";
import { type Ready, whenReady } from "../../lib/ready.ts";
import { soundJson } from "../../lib/sound-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal, requireThat } from "../../platform/database/statements.ts";
import { containsText } from "../../platform/database/text-search.ts";
import { defineState } from "../../platform/room-state.ts";
import {
  forgetUsage,
  getUsage,
  grantStatements,
  openBalanceStatements,
  type Usage,
} from "../credits/room.ts";
import { type Account, type NewAccount, principalsCache } from "./model.ts";
import { accounts, movedAccounts } from "./table.ts";

/** An account as the operator sees it. */
export type AccountRecord = Account & { suspendedAt: number | null; usage: Usage };

export type AccountRow = typeof accounts.$inferSelect;

export async function createAccount(
  ctx: Context,
  input: NewAccount,
  preconditions: readonly Statement[] = [],
): Promise<AccountRecord> {
  const id = ctx.ids.create("acc");
  await ctx.db.write([
    ...preconditions,
    ctx.db.orm.insert(accounts).values({ id, ...input, createdAt: ctx.clock.now() }),
    ...openBalanceStatements(ctx, id),
  ]);
  return getAccount(ctx, id);
}

/** Throws `not_found`. */
export async function getAccount(ctx: Context, id: string): Promise<AccountRecord> {
  const [row] = await ctx.db.orm.select().from(accounts).where(eq(accounts.id, id));
  if (!row) throw notFound("account");
  return withUsage(ctx, row);
}

export async function listAccounts(ctx: Context): Promise<AccountRecord[]> {
  const rows = await ctx.db.orm
    .select()
    .from(accounts)
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return Promise.all(rows.map((row) => withUsage(ctx, row)));
}

/** Accounts whose name or address has `q` in it, newest first, and how many there are in all. */
export async function searchAccounts(
  ctx: Context,
  { q, limit, skip }: { q?: string | undefined; limit: number; skip: number },
): Promise<{ items: AccountRecord[]; total: number }> {
  const matches =
    q === undefined
      ? undefined
      : sql`(${containsText(accounts.name, q)} or ${containsText(accounts.email, q)})`;
  const rows = await ctx.db.orm
    .select()
    .from(accounts)
    .where(matches)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit)
    .offset(skip);
  return {
    items: await Promise.all(rows.map((row) => withUsage(ctx, row))),
    total: await ctx.db.orm.$count(accounts, matches),
  };
}

/** Whether there is any account yet. */
export async function hasAccounts(ctx: Context): Promise<boolean> {
  const rows = await ctx.db.orm.select({ id: accounts.id }).from(accounts).limit(1);
  return rows.length > 0;
}

/** The accounts of those ids, or the first `countMax` of all, oldest first; without their credits. */
export async function findAccounts(
  ctx: Context,
  which: { ids: readonly string[] } | { countMax: number },
): Promise<AccountRow[]> {
  const all = ctx.db.orm.select().from(accounts);
  const chosen =
    "ids" in which
      ? all.where(sql`${accounts.id} in (select value from json_each(${soundJson(which.ids)}))`)
      : all.limit(which.countMax);
  return chosen.orderBy(asc(accounts.createdAt), asc(accounts.id));
}

/** The text of an account's last answer, as long as the account is remembered. */
const writtenMe = defineState(() => new WeakMap<Account, { usage: Usage; text: string }>());

/** The account behind a key, and its usage, as JSON: the answer of GET /me, which many keep asking. */
export function writeMe(ctx: Context, { plan, account }: Caller): Ready<string> {
  const usage = getUsage(ctx, account, ctx.config.planCredits[plan]);
  return whenReady(usage, (known) => {
    const written = ctx.states.of(writtenMe);
    const last = written.get(account);
    if (last !== undefined && isSameUsage(last.usage, known)) return last.text;
    const text = soundJson({ account, usage: known });
    written.set(account, { usage: known, text });
    return text;
  });
}

const isSameUsage = (one: Usage, other: Usage): boolean =>
  one.used === other.used &&
  one.limit === other.limit &&
  one.remaining === other.remaining &&
  one.bonusTokens === other.bonusTokens;

export async function setPlan(ctx: Context, id: string, plan: Plan): Promise<AccountRecord> {
  return changeAccount(ctx, id, { plan });
}

/** One that is suspended already stays so since when it was. */
export async function suspendAccount(ctx: Context, id: string): Promise<AccountRecord> {
  const suspendedAt = sql`coalesce(${accounts.suspendedAt}, ${ctx.clock.now()})`;
  return changeAccount(ctx, id, { suspendedAt });
}

/** Also of an account that was moved: it is back here then, and nothing is sent on any more. */
export async function resumeAccount(ctx: Context, id: string): Promise<AccountRecord> {
  await ctx.db.write([ctx.db.orm.delete(movedAccounts).where(eq(movedAccounts.accountId, id))]);
  return changeAccount(ctx, id, { suspendedAt: null });
}

/** Adds `amount` bonus credits, a whole number from 1 to 1,000,000. */
export async function grantBonus(ctx: Context, id: string, amount: number): Promise<AccountRecord> {
  await getAccount(ctx, id);
  await ctx.db.write(grantStatements(ctx, id, amount));
  forgetUsage(ctx, id);
  return getAccount(ctx, id);
}

/** On a database without accounts, creates the operator's first; otherwise answers undefined. */
export async function bootstrapAccount(ctx: Context): Promise<AccountRecord | undefined> {
  const wanted = ctx.config.bootstrap;
  if (!wanted) return undefined;
  // Two instances may start on an empty database at the same moment.
  const isFirst = requireThat(HAS_ACCOUNTS, sql`not exists (select 1 from ${accounts})`);
  try {
    const { name, email, plan } = wanted;
    return await createAccount(ctx, { name, email, plan }, [isFirst]);
  } catch (error) {
    if (isRefusal(error, HAS_ACCOUNTS)) return undefined;
    throw error;
  }
}

const HAS_ACCOUNTS = "has-accounts";

async function changeAccount(
  ctx: Context,
  id: string,
  change: { plan?: Plan; suspendedAt?: SQL | null },
): Promise<AccountRecord> {
  await ctx.db.write([ctx.db.orm.update(accounts).set(change).where(eq(accounts.id, id))]);
  ctx.caches.of(principalsCache).forgetWhere((principal) => principal.accountId === id);
  return getAccount(ctx, id);
}

async function withUsage(ctx: Context, row: typeof accounts.$inferSelect): Promise<AccountRecord> {
  return { ...row, usage: await getUsage(ctx, row, ctx.config.planCredits[row.plan]) };
}

/** The account's plan, for work that is asked for by account id rather than by key. Throws `not_found`. */
export async function requireActivePlan(ctx: Context, id: string): Promise<Plan> {
  const account = await getAccount(ctx, id);
  if (account.suspendedAt !== null) throw new ApiError("forbidden", "This account is suspended.");
  return account.plan;
}
