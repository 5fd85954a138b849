/**
 * Removes what nobody can need any more. Of a site's builds stay those that it points to, the newest
 * ten, and those of the last hour; contents go with their last build. Of its versions stay those that it
 * points to, those that have a build, that its draft begins with or that a room shows to somebody, the
 * newest hundred of those that visitors ever got, the newest twenty of the others, and those of the last
 * hour: a document is small, and any of them can be rendered again.
 */
import { count, eq, gt, sql } from "drizzle-orm";
import { roomsOf } from "../../http/room.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement, unlessRefused } from "../../platform/database/statements.ts";
import { requireNotPointedAt } from "../sites/room.ts";
import { listCrowdedSites } from "./builds.ts";
import { buildAudits, buildFiles, builds, contents, drafts, versions } from "./table.ts";

const BUILDS_KEPT = 10;
const LIVE_VERSIONS_KEPT = 100;
const OTHER_VERSIONS_KEPT = 20;
const YOUNG_MS = 60 * 60_000;
const SITES_A_SLICE = 20;

/** The label of `PreconditionFailed` when something is in use after all. */
const IN_USE = "version-in-use";

/** Prunes builds of a few sites beginning after `cursor`; answers where to go on, undefined at the end. */
export async function pruneBuilds(ctx: Context, cursor: string): Promise<string | undefined> {
  const siteIds = await listCrowdedSites(ctx, BUILDS_KEPT, cursor, SITES_A_SLICE);
  for (const siteId of siteIds)
    await orTellOf(ctx, siteId, async () => {
      for (const buildId of await listOldBuilds(ctx, siteId))
        await removeBuild(ctx, siteId, buildId);
    });
  return siteIds.length < SITES_A_SLICE ? undefined : siteIds.at(-1);
}

/** The same for versions. */
export async function pruneHistory(ctx: Context, cursor: string): Promise<string | undefined> {
  const crowded = await ctx.db.orm
    .select({ siteId: versions.siteId })
    .from(versions)
    .where(gt(versions.siteId, cursor))
    .groupBy(versions.siteId)
    .having(gt(count(), OTHER_VERSIONS_KEPT))
    .orderBy(versions.siteId)
    .limit(SITES_A_SLICE);
  for (const { siteId } of crowded)
    await orTellOf(ctx, siteId, async () => {
      for (const versionId of await listOldVersions(ctx, siteId))
        await removeVersion(ctx, siteId, versionId);
    });
  return crowded.length < SITES_A_SLICE ? undefined : crowded.at(-1)?.siteId;
}

/** One site whose rows are not as they should be keeps no other from being pruned. */
async function orTellOf(ctx: Context, siteId: string, prune: () => Promise<void>): Promise<void> {
  try {
    await prune();
  } catch (error) {
    ctx.log.error({ err: error, siteId }, "a site could not be pruned");
  }
}

/** As they came: by a clock that was fast for a while, older ones would be the newest for as long. */
const NEWEST_FIRST = sql`rowid desc`;

const isOld =
  (ctx: Context) =>
  ({ createdAt }: { createdAt: number }) =>
    createdAt < ctx.clock.now() - YOUNG_MS;

async function listOldBuilds(ctx: Context, siteId: string): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ id: builds.id, createdAt: builds.createdAt })
    .from(builds)
    .where(eq(builds.siteId, siteId))
    .orderBy(NEWEST_FIRST);
  return rows
    .slice(BUILDS_KEPT)
    .filter(isOld(ctx))
    .map(({ id }) => id);
}

async function listOldVersions(ctx: Context, siteId: string): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ id: versions.id, createdAt: versions.createdAt, liveAt: versions.liveAt })
    .from(versions)
    .where(eq(versions.siteId, siteId))
    .orderBy(NEWEST_FIRST);
  const live = rows.filter(({ liveAt }) => liveAt !== null).slice(LIVE_VERSIONS_KEPT);
  const others = rows.filter(({ liveAt }) => liveAt === null).slice(OTHER_VERSIONS_KEPT);
  return [...live, ...others].filter(isOld(ctx)).map(({ id }) => id);
}

async function removeBuild(ctx: Context, siteId: string, buildId: string): Promise<void> {
  const ofBuild = sql`(select hash from ${buildFiles} where build_id = ${buildId})`;
  const others = sql`select 1 from ${buildFiles}
    where hash = ${contents}.hash and build_id <> ${buildId}`;
  await unlessInUse(ctx, [
    requireNotPointedAt(IN_USE, siteId, buildId),
    statement(sql`delete from ${contents} where hash in ${ofBuild} and not exists (${others})`),
    statement(sql`delete from ${buildFiles} where build_id = ${buildId}`),
    statement(sql`delete from ${buildAudits} where build_id = ${buildId}`),
    statement(sql`delete from ${builds} where id = ${buildId}`),
  ]);
}

async function removeVersion(ctx: Context, siteId: string, versionId: string): Promise<void> {
  await unlessInUse(ctx, [
    requireNotPointedAt(IN_USE, siteId, versionId),
    requireThat(
      IN_USE,
      sql`not exists (select 1 from ${builds} where version_id = ${versionId})
        and not exists (select 1 from ${drafts} where site_id = ${siteId}
          and ${versionId} in (base_version_id, newest_version_id))`,
    ),
    ...roomsOf(ctx).flatMap((room) => {
      const shown = room.shownVersions?.(ctx, siteId);
      return shown === undefined ? [] : requireThat(IN_USE, sql`${versionId} not in (${shown})`);
    }),
    statement(sql`delete from ${versions} where id = ${versionId}`),
  ]);
}

async function unlessInUse(ctx: Context, statements: readonly Statement[]): Promise<void> {
  await unlessRefused(IN_USE, () => ctx.db.write(statements));
}
