/**
 * How many certificates are ordered within a time: well under the limits of Let's Encrypt (300 orders
 * in 3 hours, 50 new names of a domain in 7 days), counted in the database, so that a restart forgets
 * none.
 */
import { and, count, eq, gt, lt, sql } from "drizzle-orm";
import { getDomain } from "tldts";
import { isLocalName } from "../../../lib/local-name.ts";
import type { Context } from "../../../platform/context.ts";
import type { Writable } from "../../../platform/database/database.ts";
import { statement } from "../../../platform/database/statements.ts";
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
  getDomain(name, { allowPrivateDomains: true }) ?? name;

/** Why nothing may be ordered for the name now, and until when; undefined when something may. */
export async function findLimit(
  ctx: Context,
  name: string,
  isRenewal: boolean,
): Promise<{ text: string; until: number } | undefined> {
  const now = ctx.clock.now();
  const until = now + LOOK_AGAIN_MS;
  const all = await countOrders(ctx, gt(certificateOrders.createdAt, now - ORDERS_WITHIN_MS));
  if (all >= ORDERS_MAX)
    return { text: `${ORDERS_MAX} certificates were ordered within 3 hours; others wait`, until };
  // A renewal is none of an authority's new names, and nothing local is counted by any.
  if (isRenewal || isLocalName(name)) return undefined;
  const zone = zoneOf(name);
  const inZone = and(
    eq(certificateOrders.zone, zone),
    eq(certificateOrders.isRenewal, false),
    gt(certificateOrders.createdAt, now - ZONE_WITHIN_MS),
  );
  if ((await countOrders(ctx, inZone)) < NEW_IN_ZONE_MAX) return undefined;
  const text = `${NEW_IN_ZONE_MAX} new names of ${zone} got certificates within 7 days; a wildcard certificate (SITEWRIGHT_TLS=files) has no such limit`;
  return { text, until };
}

async function countOrders(ctx: Context, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await ctx.db.orm.select({ orders: count() }).from(certificateOrders).where(where);
  return row?.orders ?? 0;
}

/** Counts an order, and drops those that no limit looks at any more. */
export function countOrderStatements(ctx: Context, name: string, isRenewal: boolean): Writable[] {
  const now = ctx.clock.now();
  return [
    statement(
      sql`delete from ${certificateOrders} where ${lt(certificateOrders.createdAt, now - ZONE_WITHIN_MS)}`,
    ),
    ctx.db.orm.insert(certificateOrders).values({
      ...{ id: ctx.ids.create("ord"), zone: zoneOf(name), isRenewal, createdAt: now },
    }),
  ];
}
