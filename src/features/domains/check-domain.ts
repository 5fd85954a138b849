/**
 * What follows from a look at a domain: it leads here, and the site moves to it; it does not yet, and
 * is looked at again, ever more seldom; or it has gone, and the site goes back to its subdomain.
 */
import { sql } from "drizzle-orm";
import { FairSemaphore } from "../../lib/fair-semaphore.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { statement, unlessRefused } from "../../platform/database/statements.ts";
import { defineState } from "../../platform/room-state.ts";
import {
  forgetHostedSite,
  getSiteRecord,
  leaveDomainStatements,
  moveToDomainStatement,
  wakePublishing,
} from "../sites/room.ts";
import { type Inspection, lookAtDomain } from "./look-at-domain.ts";
import type { DomainExamination, DomainRow } from "./model.ts";
import { DOMAIN_CHANGED, dropDomainStatements, requireReplaced } from "./stored-domains.ts";
import { domains } from "./table.ts";

export const CHECK_TASK = "domains.check";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** A domain that leads here is looked at this often; one with no certificate yet more often. */
const SETTLED_MS = 6 * HOUR_MS;
const UNSETTLED_MS = 2 * MINUTE_MS;
const FIRST_MS = 5 * SECOND_MS;
const RETRY_MS_MIN = 30 * SECOND_MS;
const RETRY_MS_MAX = 6 * HOUR_MS;
/** How long a domain may lead elsewhere before the site leaves it: longer than somebody's slip. */
const LOST_MS = 24 * HOUR_MS;
/** How long somebody who asks waits for slow name servers; the look itself goes on. */
const ASKED_WAIT_MS_MAX = 4 * SECOND_MS;
const ASKED_PLACES = 8;
const ASKED_PLACES_EACH = 2;

/** Looks under way, so that a crowd that asks for the same has it made once. */
const looking = defineState(() => new Map<string, Promise<void>>());
const askedPlaces = defineState(() => new FairSemaphore(ASKED_PLACES, ASKED_PLACES_EACH));

/** Looks at the domain because somebody asks; resolves when what was found is stored, or after 4 s. */
export async function checkNow(ctx: Context, row: DomainRow): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ASKED_WAIT_MS_MAX);
  const places = ctx.states.of(askedPlaces);
  const look = once(ctx, row.domain, () =>
    places.run(row.accountId, () => lookAndStore(ctx, row)),
  ).catch((error: unknown) => ctx.log.error({ err: error, domain: row.domain }, "look failed"));
  await Promise.race([look, late]);
  clearTimeout(timer);
}

/** Looks at the domain and stores what was found; resolves when that is done, also by another's look. */
export const checkRow = (ctx: Context, row: DomainRow): Promise<void> =>
  once(ctx, row.domain, () => lookAndStore(ctx, row));

/** However many ask for a domain, one look at it is waited for or under way. */
function once(ctx: Context, domain: string, look: () => Promise<void>): Promise<void> {
  const underWay = ctx.states.of(looking);
  const known = underWay.get(domain);
  if (known !== undefined) return known;
  const started = look().finally(() => underWay.delete(domain));
  underWay.set(domain, started);
  return started;
}

/** A row that cannot be looked at waits its turn like any other, and keeps nobody from theirs. */
async function lookAndStore(ctx: Context, row: DomainRow): Promise<void> {
  try {
    await lookAndFollow(ctx, row);
  } catch (error) {
    ctx.log.error({ err: error, domain: row.domain }, "a domain could not be looked at");
    const dueAt = ctx.clock.now() + retryMs(row.failures + 1);
    await ctx.db.write([
      statement(sql`update ${domains} set due_at = ${dueAt}, failures = ${row.failures + 1}
        where ${domains.domain} = ${row.domain} and ${domains.siteId} = ${row.siteId}`),
    ]);
  }
}

async function lookAndFollow(ctx: Context, row: DomainRow): Promise<void> {
  const { domain, siteId } = row;
  const { slug, liveDomain } = await getSiteRecord(ctx, siteId);
  const inspection = await lookAtDomain(ctx, { domain, siteId, slug });
  const isLost = isGone(ctx, row, inspection);
  const dropping = isLost && row.replacedAt !== null ? await dropStatements(ctx, row) : [];
  const statements = [
    ...(isLost ? leaveDomainStatements(ctx, { siteId, domain }, { forgets: false }) : []),
    ...dropping,
    storeStatement(ctx, row, inspection, isLost),
    ...(inspection.whereabouts === "here" ? [moveToDomainStatement(ctx, siteId, domain)] : []),
  ];
  // What the site's owner has changed meanwhile is looked at anew: the domain is due as before.
  if (!(await unlessRefused(DOMAIN_CHANGED, () => ctx.db.write(statements)))) return;
  const isNews =
    isLost ||
    (inspection.whereabouts === "here" && (row.pointsAt === null || liveDomain !== domain));
  if (isNews || row.hasCounterpart !== inspection.hasCounterpart) forgetHostedSite(ctx, siteId);
  if (isNews) wakePublishing(ctx);
  if (isLost) ctx.log.warn({ siteId, domain }, "a domain leads here no longer");
}

/** A domain that was replaced and is gone. */
const dropStatements = async (ctx: Context, row: DomainRow): Promise<Statement[]> => [
  requireReplaced(row),
  ...(await dropDomainStatements(ctx, row.siteId, [row.domain])),
];

/** Whether it has led elsewhere for so long that this is no slip. Silence of the DNS proves nothing. */
const isGone = (ctx: Context, row: DomainRow, { whereabouts }: Inspection): boolean =>
  whereabouts === "elsewhere" &&
  row.pointsAt !== null &&
  row.lostAt !== null &&
  ctx.clock.now() - row.lostAt >= LOST_MS;

/** Writes what was found, unless the domain has changed hands since it was read. */
function storeStatement(
  ctx: Context,
  row: DomainRow,
  { look, whereabouts, hasCounterpart, isProved }: Inspection,
  isLost: boolean,
): Statement {
  const now = ctx.clock.now();
  const isHere = whereabouts === "here";
  const failures = isHere ? 0 : row.failures + 1;
  const pointsAt = isLost ? null : (row.pointsAt ?? (isHere ? now : null));
  const lostAt =
    isHere || isLost || row.pointsAt === null
      ? null
      : (row.lostAt ?? (whereabouts === "elsewhere" ? now : null));
  const provedAt = isProved === undefined ? row.provedAt : isProved ? (row.provedAt ?? now) : null;
  const counterpart = whereabouts === "unknown" ? row.hasCounterpart : hasCounterpart;
  const dueAt = now + (isHere ? hereMs(row, look) : retryMs(failures));
  return statement(sql`update ${domains} set look = ${JSON.stringify(look)}, checked_at = ${now},
    due_at = ${dueAt}, failures = ${failures}, points_at = ${pointsAt}, lost_at = ${lostAt},
    proved_at = ${provedAt}, has_counterpart = ${counterpart ? 1 : 0}
    where ${domains.domain} = ${row.domain} and ${domains.siteId} = ${row.siteId}`);
}

/** Only once it is known to lead here can there be a certificate: the next look is soon after that. */
function hereMs(row: DomainRow, { certificate }: DomainExamination): number {
  if (certificate === null || certificate.status === "valid") return SETTLED_MS;
  return row.pointsAt === null ? FIRST_MS : UNSETTLED_MS;
}

const retryMs = (failures: number): number =>
  Math.min(RETRY_MS_MIN * 2 ** Math.min(failures - 1, 20), RETRY_MS_MAX);
