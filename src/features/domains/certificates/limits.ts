/**
 * How many certificates are ordered within a time: well under the limits of Let's Encrypt (300 orders
 * in 3 hours, 50 new names of a domain in 7 days), counted in the database, so that a restart forgets
 * none.
 */
import { and, count, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { isLocalName } from "../../../lib/local-name.ts";
import type { Context } from "../../../platform/context.ts";
import { statement } from "../../../platform/database/statements.ts";
import { publicSuffixes } from "../public-suffixes.ts";
import { certificateOrders } from "./table.ts";

const HOUR_MS = 3_600_000;
const ORDERS_MAX = 240;
const ORDERS_WITHIN_MS = 3 * HOUR_MS;
const NEW_IN_ZONE_MAX = 40;
const ZONE_WITHIN_MS = 7 * 24 * HOUR_MS;
/** When a limit is reached, this passes before the next look. */
const LOOK_AGAIN_MS = HOUR_MS / 4;

/** The domain that somebody registered, by which authorities count. */
export const zoneOf = (name: string): string =>
  publicSuffixes().getDomain(name, { allowPrivateDomains: true }) ?? name;

/** A limit is reached, until then; nothing is wrong with the name. */
export class OrderLimitReached extends Error {
  override readonly name = "OrderLimitReached";
  readonly until: number;

  constructor(message: string, until: number) {
    super(message);
    this.until = until;
  }
}

/**
 * Counts an order, and drops those that no limit looks at any more. Rejects with OrderLimitReached
 * when nothing may be ordered for the name now. Orders are begun at the same time, so that one
 * statement both looks and counts.
 */
export async function countOrder(ctx: Context, name: string, isRenewal: boolean): Promise<void> {
  const now = ctx.clock.now();
  const zone = zoneOf(name);
  const isWithinAll = gt(certificateOrders.createdAt, now - ORDERS_WITHIN_MS);
  const isNewInZone = and(
    eq(certificateOrders.zone, zone),
    eq(certificateOrders.isRenewal, false),
    gt(certificateOrders.createdAt, now - ZONE_WITHIN_MS),
  );
  const ordersWhere = (where: SQL | undefined) =>
    sql`(select count(*) from ${certificateOrders} where ${where})`;
  // A renewal is none of an authority's new names, and nothing local is counted by any.
  const zoneMax = isRenewal || isLocalName(name) ? undefined : NEW_IN_ZONE_MAX;
  const results = await ctx.db.write([
    statement(
      sql`delete from ${certificateOrders} where ${lt(certificateOrders.createdAt, now - ZONE_WITHIN_MS)}`,
    ),
    statement(sql`
      insert into ${certificateOrders} (id, zone, is_renewal, created_at)
      select ${ctx.ids.create("ord")}, ${zone}, ${isRenewal ? 1 : 0}, ${now}
      where ${ordersWhere(isWithinAll)} < ${ORDERS_MAX}
        and (${zoneMax ?? null} is null or ${ordersWhere(isNewInZone)} < ${zoneMax ?? null})
    `),
  ]);
  if (results[1]?.rowsAffected === 1) return;
  const [row] = await ctx.db.orm
    .select({ orders: count() })
    .from(certificateOrders)
    .where(isWithinAll);
  const text =
    (row?.orders ?? 0) >= ORDERS_MAX
      ? `${ORDERS_MAX} certificates were ordered within 3 hours; others wait`
      : `${NEW_IN_ZONE_MAX} new names of ${zone} got certificates within 7 days; a wildcard certificate (SITEWRIGHT_TLS=files) has no such limit`;
  throw new OrderLimitReached(text, now + LOOK_AGAIN_MS);
}
