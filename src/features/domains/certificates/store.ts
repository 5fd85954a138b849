/** Certificates and their orders at rest: every step is written before the next is taken. */
import { eq, isNotNull, sql } from "drizzle-orm";
import { OperatorError } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { statement } from "../../../platform/database/statements.ts";
import { openSecret, sealSecret } from "../../../platform/seal.ts";
import type { AcmeAccount } from "./authority.ts";
import { createCertificateKey } from "./create-key.ts";
import { countOrder } from "./limits.ts";
import { acmeAccounts, certificates } from "./table.ts";

export type CertificateRow = typeof certificates.$inferSelect;
/** What is kept of each in memory. */
export type StoredCertificate = Omit<CertificateRow, "chain" | "key" | "orderKey">;

/**
 * After a certificate nothing is ordered for its name for so long, however soon it should be renewed:
 * where our clock and the authority's differ by months, every new one would be due at once.
 */
const REST_MS = 3_600_000;
const KEY_USE = "certificate key";
const ACCOUNT_USE = "acme account key";

const { chain: _chain, key: _key, orderKey: _orderKey, ...stateColumns } = columnsOf();

function columnsOf() {
  const { name, chain, key, notBefore, notAfter, renewAt, askAt } = certificates;
  const { orderUrl, orderKey, failures, nextAt, fault, warnedDays } = certificates;
  return {
    ...{ name, chain, key, notBefore, notAfter, renewAt, askAt },
    ...{ orderUrl, orderKey, failures, nextAt, fault, warnedDays },
  };
}

export function listCertificateStates(ctx: Context): Promise<StoredCertificate[]> {
  return ctx.db.orm.select(stateColumns).from(certificates);
}

export async function readCertificateState(
  ctx: Context,
  name: string,
): Promise<StoredCertificate | undefined> {
  const [row] = await ctx.db.orm
    .select(stateColumns)
    .from(certificates)
    .where(eq(certificates.name, name));
  return row;
}

/** Certificate and key of a name; undefined when there is none, or its key cannot be opened. */
export async function readPem(ctx: Context, name: string) {
  const [row] = await ctx.db.orm
    .select({ chain: certificates.chain, key: certificates.key })
    .from(certificates)
    .where(eq(certificates.name, name));
  if (row?.chain == null || row.key === null) return undefined;
  const key = openSecret(ctx, { use: KEY_USE, owner: name }, row.key);
  if (key === undefined) ctx.log.error({ name }, "a certificate's key does not open");
  return key === undefined ? undefined : { cert: row.chain, key };
}

export async function readChain(ctx: Context, name: string): Promise<string | undefined> {
  const [row] = await ctx.db.orm
    .select({ chain: certificates.chain })
    .from(certificates)
    .where(eq(certificates.name, name));
  return row?.chain ?? undefined;
}

/** Names whose keys do not open with the instance key. */
export async function listUnopenable(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ name: certificates.name, key: certificates.key })
    .from(certificates)
    .where(isNotNull(certificates.key));
  return rows.flatMap(({ name, key }) =>
    key === null || openSecret(ctx, { use: KEY_USE, owner: name }, key) === undefined ? [name] : [],
  );
}

/** The account at an authority; its key is made and stored before anything is sent. */
export async function readAccount(ctx: Context, directory: string): Promise<AcmeAccount> {
  const place = { use: ACCOUNT_USE, owner: directory };
  const read = () =>
    ctx.db.orm.select().from(acmeAccounts).where(eq(acmeAccounts.directory, directory));
  let [row] = await read();
  if (!row) {
    const made = sealSecret(ctx, place, createCertificateKey());
    await ctx.db.write([
      ctx.db.orm
        .insert(acmeAccounts)
        .values({ directory, key: made, createdAt: ctx.clock.now() })
        .onConflictDoNothing(),
    ]);
    [row] = await read();
  }
  const key = row && openSecret(ctx, place, row.key);
  if (!row || key === undefined)
    throw new OperatorError(
      "The key of the account at the certificate authority does not open with this instance key; restore SITEWRIGHT_INSTANCE_KEY.",
    );
  return { key, url: row.url ?? undefined };
}

export async function storeAccountUrl(
  ctx: Context,
  directory: string,
  url: string | null,
): Promise<void> {
  await ctx.db.write([
    ctx.db.orm.update(acmeAccounts).set({ url }).where(eq(acmeAccounts.directory, directory)),
  ]);
}

export type OrderUnderWay = { url: string | undefined; key: string };

/** The order that an earlier attempt left; undefined when none is under way. */
export async function readOrder(ctx: Context, name: string): Promise<OrderUnderWay | undefined> {
  const [row] = await ctx.db.orm
    .select({ url: certificates.orderUrl, key: certificates.orderKey })
    .from(certificates)
    .where(eq(certificates.name, name));
  const key = row?.key && openSecret(ctx, { use: KEY_USE, owner: name }, row.key);
  return key ? { url: row.url ?? undefined, key } : undefined;
}

/**
 * Counts the order and stores a new key, before the authority is asked for anything. Rejects with
 * OrderLimitReached.
 */
export async function beginOrder(
  ctx: Context,
  name: string,
  isRenewal: boolean,
): Promise<OrderUnderWay> {
  await countOrder(ctx, name, isRenewal);
  const key = createCertificateKey();
  const orderKey = sealSecret(ctx, { use: KEY_USE, owner: name }, key);
  await ctx.db.write([
    ctx.db.orm
      .insert(certificates)
      .values({ name, orderKey })
      .onConflictDoUpdate({ target: certificates.name, set: { orderKey, orderUrl: null } }),
  ]);
  return { url: undefined, key };
}

export async function storeOrderUrl(ctx: Context, name: string, url: string): Promise<void> {
  await ctx.db.write([
    ctx.db.orm.update(certificates).set({ orderUrl: url }).where(eq(certificates.name, name)),
  ]);
}

/** What has become of it is known, and it was nothing. */
export async function dropOrder(ctx: Context, name: string): Promise<void> {
  await ctx.db.write([
    ctx.db.orm
      .update(certificates)
      .set({ orderUrl: null, orderKey: null })
      .where(eq(certificates.name, name)),
  ]);
}

export type NewCertificate = {
  chain: string;
  notBefore: number;
  notAfter: number;
  renewAt: number;
  askAt: number | null;
};

/** The order's key becomes the certificate's, and the order is over, in one step. */
export async function storeCertificate(
  ctx: Context,
  name: string,
  { chain, notBefore, notAfter, renewAt, askAt }: NewCertificate,
): Promise<void> {
  await ctx.db.write([
    statement(sql`update ${certificates} set
      chain = ${chain}, key = order_key, not_before = ${notBefore}, not_after = ${notAfter},
      renew_at = ${renewAt}, ask_at = ${askAt}, order_url = null, order_key = null,
      failures = 0, next_at = ${ctx.clock.now() + REST_MS}, fault = null, warned_days = null
      where ${eq(certificates.name, name)} and order_key is not null`),
  ]);
}

type Changes = Partial<
  Pick<CertificateRow, "failures" | "nextAt" | "fault" | "renewAt" | "askAt" | "warnedDays">
>;

/** Changes what is known of a name; makes the row where nothing was. */
export async function storeChanges(ctx: Context, name: string, changes: Changes): Promise<void> {
  await ctx.db.write([
    ctx.db.orm
      .insert(certificates)
      .values({ name, ...changes })
      .onConflictDoUpdate({ target: certificates.name, set: changes }),
  ]);
}

export async function removeCertificate(ctx: Context, name: string): Promise<void> {
  await ctx.db.write([ctx.db.orm.delete(certificates).where(eq(certificates.name, name))]);
}
