/** API keys: issued, listed, revoked, rotated. The key itself is shown once and stored only as a hash. */
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { requireThat, unlessRefused } from "../../platform/database/statements.ts";
import { createApiKey, hashApiKey } from "./api-key.ts";
import { recallKeyUse } from "./key-uses.ts";
import { type KeyRecord, type Principal, principalsCache, type Scope } from "./model.ts";
import { getAccount } from "./service.ts";
import { accounts, keys, movedAccounts } from "./table.ts";

/** What all keys begin with, and enough of the rest to tell an account's keys apart. */
const HINT_LENGTH = "swk_".length + 4;

export type NewKey = {
  accountId: string;
  label?: string | undefined;
  scope: Scope;
  /** Milliseconds from now; without it the key does not expire. */
  expiresInMs?: number | undefined;
};

/** Issues a key. Throws `not_found` when there is no such account. */
export async function createKey(ctx: Context, input: NewKey): Promise<KeyRecord & { key: string }> {
  await getAccount(ctx, input.accountId);
  const { accountId, label = null, scope, expiresInMs } = input;
  const expiresAt = expiresInMs === undefined ? null : ctx.clock.now() + expiresInMs;
  const { key, row } = makeKey(ctx, { accountId, label, scope, expiresAt });
  await ctx.db.write([ctx.db.orm.insert(keys).values(row)]);
  return { ...toRecord(row), key };
}

type KeyRow = typeof keys.$inferSelect;

function makeKey(
  ctx: Context,
  given: Pick<KeyRow, "accountId" | "label" | "scope" | "expiresAt">,
): { key: string; row: KeyRow } {
  const key = createApiKey(ctx.random);
  const row = {
    ...given,
    id: ctx.ids.create("key"),
    hash: hashApiKey(key),
    hint: key.slice(0, HINT_LENGTH),
    revokedAt: null,
    lastUsedAt: null,
    createdAt: ctx.clock.now(),
  };
  return { key, row };
}

/** An account's keys, oldest first. */
export async function listKeys(ctx: Context, accountId: string): Promise<KeyRecord[]> {
  await getAccount(ctx, accountId);
  const rows = await ctx.db.orm
    .select()
    .from(keys)
    .where(eq(keys.accountId, accountId))
    .orderBy(asc(keys.createdAt), asc(keys.id));
  return rows.map((row) => {
    const record = toRecord(row);
    // Another instance may have seen the key later, and written it down.
    const seenAt = recallKeyUse(ctx, row.id) ?? 0;
    return { ...record, lastUsedAt: Math.max(seenAt, record.lastUsedAt ?? 0) || null };
  });
}

/** Revokes a key for good; a second time changes nothing. Throws `not_found`. */
export async function revokeKey(ctx: Context, id: string): Promise<KeyRecord> {
  const row = await readKey(ctx, id);
  await ctx.db.write([
    ctx.db.orm
      .update(keys)
      .set({ revokedAt: ctx.clock.now() })
      .where(and(eq(keys.id, id), isNull(keys.revokedAt))),
  ]);
  ctx.caches.of(principalsCache).forget(row.hash);
  return toRecord(await readKey(ctx, id));
}

const NOT_GOOD = "key-not-good";
const NOT_GOOD_TEXT = "key that is still good";

/**
 * Issues a key like the given one, with the same expiry, in one write with the end of the old one,
 * which stays good for `overlapMs` more (or until its own, earlier expiry). Throws `not_found`, also
 * for a key that is revoked or has expired: nobody gets a good key out of a dead one.
 */
export async function rotateKey(
  ctx: Context,
  id: string,
  overlapMs: number,
): Promise<KeyRecord & { key: string }> {
  const old = await readKey(ctx, id);
  const now = ctx.clock.now();
  const { accountId, label, scope, expiresAt } = old;
  const { key, row } = makeKey(ctx, { accountId, label, scope, expiresAt });
  const isGood = sql`${keys.id} = ${id} and ${keys.revokedAt} is null
    and ${keys.expiresAt} is ${expiresAt} and coalesce(${keys.expiresAt}, ${now} + 1) > ${now}`;
  const isWritten = await unlessRefused(NOT_GOOD, () =>
    ctx.db.write([
      requireThat(NOT_GOOD, sql`exists (select 1 from ${keys} where ${isGood})`),
      ctx.db.orm.insert(keys).values(row),
      ctx.db.orm
        .update(keys)
        .set({ expiresAt: Math.min(expiresAt ?? Number.POSITIVE_INFINITY, now + overlapMs) })
        .where(eq(keys.id, id)),
    ]),
  );
  if (!isWritten) throw notFound(NOT_GOOD_TEXT);
  ctx.caches.of(principalsCache).forget(old.hash);
  return { ...toRecord(row), key };
}

/** Throws `not_found`, also for another account's key. */
export async function requireKeyOf(ctx: Context, accountId: string, id: string): Promise<void> {
  const { accountId: owner } = await readKey(ctx, id);
  if (owner !== accountId) throw notFound("key");
}

/** Who a key stands for, if that is remembered from an earlier call. */
export function recallPrincipal(ctx: Context, hash: string): Principal | undefined {
  return ctx.caches.of(principalsCache).get(hash);
}

/** Who a key stands for, and until when; undefined for an unknown or revoked one. */
export async function findPrincipal(ctx: Context, hash: string): Promise<Principal | undefined> {
  return ctx.caches.of(principalsCache).load(hash, async () => {
    const [row] = await ctx.db.orm
      .select({ key: keys, account: accounts, movedTo: movedAccounts.serviceUrl })
      .from(keys)
      .innerJoin(accounts, eq(accounts.id, keys.accountId))
      .leftJoin(movedAccounts, eq(movedAccounts.accountId, accounts.id))
      .where(and(eq(keys.hash, hash), isNull(keys.revokedAt)));
    if (!row) return undefined;
    const { suspendedAt, ...account } = row.account;
    return {
      keyId: row.key.id,
      scope: row.key.scope,
      expiresAt: row.key.expiresAt,
      accountId: account.id,
      plan: account.plan,
      isSuspended: suspendedAt !== null,
      movedTo: row.movedTo,
      account,
    };
  });
}

async function readKey(ctx: Context, id: string): Promise<KeyRow> {
  const [row] = await ctx.db.orm.select().from(keys).where(eq(keys.id, id));
  if (!row) throw notFound("key");
  return row;
}

function toRecord({ hash: _, ...record }: KeyRow): KeyRecord {
  return record;
}
