/** Builds: versions rendered to files. Which there are, and the statements that store and remove one. */
import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { soundJson } from "../../lib/sound-json.ts";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import type { AssembledBuild } from "./assemble-build.ts";
import type { Build } from "./model.ts";
import { buildFiles, builds, contents } from "./table.ts";

/** Undefined once it was pruned. */
export async function findBuild(ctx: Context, buildId: string): Promise<Build | undefined> {
  const [row] = await ctx.db.orm.select().from(builds).where(eq(builds.id, buildId));
  return row;
}

/** Throws when it does not exist: a build that a site points to is never removed. */
export async function getBuild(ctx: Context, buildId: string): Promise<Build> {
  const build = await findBuild(ctx, buildId);
  if (!build) throw new Error(`build ${buildId} does not exist`);
  return build;
}

/** The latest build of a version for that origin: the one that was stored last, whatever its clock said. */
export async function findLatestBuild(
  ctx: Context,
  { versionId, origin }: { versionId: string; origin: string },
): Promise<Build | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(builds)
    .where(and(eq(builds.versionId, versionId), eq(builds.origin, origin)))
    .orderBy(sql`rowid desc`)
    .limit(1);
  return row;
}

/** The site's builds, newest first. */
export async function listBuildIds(ctx: Context, siteId: string): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ id: builds.id })
    .from(builds)
    .where(eq(builds.siteId, siteId))
    .orderBy(desc(builds.createdAt), desc(builds.id));
  return rows.map((row) => row.id);
}

/** Ids of sites after `cursor` that have more than `kept` builds, in order of id. */
export async function listCrowdedSites(
  ctx: Context,
  kept: number,
  cursor: string,
  countMax: number,
): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ siteId: builds.siteId })
    .from(builds)
    .where(gt(builds.siteId, cursor))
    .groupBy(builds.siteId)
    .having(gt(count(), kept))
    .orderBy(builds.siteId)
    .limit(countMax);
  return rows.map((row) => row.siteId);
}

const insertBuild = prepareStatement(
  sql`insert into ${builds} (id, site_id, version_id, fingerprint, origin, pages, created_at)
    values (${sql.placeholder("id")}, ${sql.placeholder("siteId")}, ${sql.placeholder("versionId")},
      ${sql.placeholder("fingerprint")}, ${sql.placeholder("origin")}, ${sql.placeholder("pages")},
      ${sql.placeholder("createdAt")})`,
);

const insertContent = prepareStatement(
  sql`insert or ignore into ${contents} (hash, length, brotli, gzip, identity)
    values (${sql.placeholder("hash")}, ${sql.placeholder("length")},
      ${sql.placeholder("brotli")}, ${sql.placeholder("gzip")}, ${sql.placeholder("identity")})`,
);

/** All files in one statement, however many there are. */
const insertFiles = prepareStatement(
  sql`insert into ${buildFiles} (build_id, path, hash, content_type, style_sources, recipe)
    select ${sql.placeholder("buildId")}, value->>0, value->>1, value->>2, value->>3, value->>4
    from json_each(${sql.placeholder("files")})`,
);

/** Stores a build of a version with all its files. It is shown to nobody until a site points to it. */
export function storeBuildStatements(
  ctx: Context,
  build: AssembledBuild,
  of: { siteId: string; versionId: string },
): Statement[] {
  const { id, fingerprint, origin, pages, files } = build;
  const rows = files.map((file) => [
    file.path,
    file.hash,
    file.contentType,
    file.styleSources,
    file.recipe,
  ]);
  return [
    insertBuild({ ...of, id, fingerprint, origin, pages, createdAt: ctx.clock.now() }),
    ...build.contents.map((content) => insertContent(content)),
    insertFiles({ buildId: id, files: soundJson(rows) }),
  ];
}

/** By build, which never changes. */
const versionsOfBuilds = defineCache<string>("versions.ofBuilds", 1_000, { isConstant: true });

/** The version that visitors see, else the newest. */
export async function shownVersionId(
  ctx: Context,
  site: { servedBuildId: string | null; versionId: string },
): Promise<string> {
  const { servedBuildId } = site;
  if (servedBuildId === null) return site.versionId;
  const read = async () => (await getBuild(ctx, servedBuildId)).versionId;
  return (await ctx.caches.of(versionsOfBuilds).load(servedBuildId, read)) ?? site.versionId;
}
