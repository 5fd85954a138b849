/**
 * A site's versions: the documents that somebody made of it, in their order. A version is never changed;
 * going back to an earlier one makes a new one. What visitors get is a build of a version.
 */
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal, prepareStatement } from "../../platform/database/statements.ts";
import { getSiteRecord, moveNewestStatements } from "../sites/room.ts";
import { findBuild } from "./builds.ts";
import { draftConflict, endDraftStatements } from "./drafts.ts";
import type { ListedVersion, Version, VersionEntry, VersionReason } from "./model.ts";
import { versions } from "./table.ts";

/** The label of `PreconditionFailed` when somebody else has made a version in the meantime. */
const NEWEST_CHANGED = "newest-version-changed";

export type NewVersion = {
  siteId: string;
  /** The site document as JSON text. */
  document: string;
  reason: VersionReason;
  /** Id of the person or API key; null for the service and its operator. */
  madeBy: string | null;
  baseVersionId: string | null;
};

/** Throws when it does not exist: a version that a site points to is never removed. */
export async function getVersion(ctx: Context, versionId: string): Promise<Version> {
  const [row] = await ctx.db.orm.select().from(versions).where(eq(versions.id, versionId));
  if (!row) throw new Error(`version ${versionId} does not exist`);
  return row;
}

/** A version of that site. Throws `not_found`, the same for a missing one and another site's. */
export async function getVersionOf(
  ctx: Context,
  siteId: string,
  versionId: string,
): Promise<Version> {
  const [row] = await ctx.db.orm
    .select()
    .from(versions)
    .where(and(eq(versions.id, versionId), eq(versions.siteId, siteId)));
  if (!row) throw notFound("version");
  return row;
}

const ENTRY = {
  id: versions.id,
  siteId: versions.siteId,
  reason: versions.reason,
  madeBy: versions.madeBy,
  baseVersionId: versions.baseVersionId,
  createdAt: versions.createdAt,
  liveAt: versions.liveAt,
};

/** A page of the site's history, newest first; `total` counts all that is kept. */
export async function listVersions(
  ctx: Context,
  siteId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ versions: ListedVersion[]; total: number }> {
  const site = await getSiteRecord(ctx, siteId);
  const [rows, [counted], served] = await Promise.all([
    ctx.db.orm
      .select(ENTRY)
      .from(versions)
      .where(eq(versions.siteId, siteId))
      .orderBy(desc(versions.createdAt), desc(versions.id))
      .limit(limit)
      .offset(skip),
    ctx.db.orm.select({ total: count() }).from(versions).where(eq(versions.siteId, siteId)),
    site.servedBuildId === null ? undefined : findBuild(ctx, site.servedBuildId),
  ]);
  const pointers = { newest: site.versionId, live: served?.versionId };
  return { versions: rows.map((row) => toListed(row, pointers)), total: counted?.total ?? 0 };
}

function toListed(
  { id, createdAt, reason, madeBy, baseVersionId }: VersionEntry,
  { newest, live }: { newest: string; live: string | undefined },
): ListedVersion {
  return {
    ...{ id, createdAt, why: reason, who: madeBy, base: baseVersionId },
    isLive: id === live,
    isNewest: id === newest,
  };
}

const insertVersion = prepareStatement(
  sql`insert into ${versions} (id, site_id, document, reason, made_by, base_version_id, created_at)
    values (${sql.placeholder("id")}, ${sql.placeholder("siteId")}, ${sql.placeholder("document")},
      ${sql.placeholder("reason")}, ${sql.placeholder("madeBy")},
      ${sql.placeholder("baseVersionId")}, ${sql.placeholder("createdAt")})`,
);

/** The version's row alone: with the write that makes its site. */
export function insertVersionStatement(
  ctx: Context,
  version: NewVersion & { id: string },
): Statement {
  return insertVersion({ createdAt: ctx.clock.now(), ...version });
}

export type SavedDocument = NewVersion & {
  /** Saves only while this is still the site's newest version. */
  newestVersionId?: string | undefined;
  /** The revision of the draft that the document was made of; the draft ends with it. */
  draftRevision?: number | undefined;
};

/**
 * Adds a version to a site, makes it the newest, and answers its id. The live site stays as it is:
 * `publishSite` shows the newest version. `alsoWrite` is written in the same transaction. Throws
 * `VersionConflict`, `DraftConflict` and `not_found`.
 */
export async function saveDocument(
  ctx: Context,
  version: SavedDocument,
  alsoWrite: () => readonly Statement[] = () => [],
): Promise<string> {
  return (await writeVersion(ctx, version, alsoWrite)).id;
}

async function writeVersion(
  ctx: Context,
  { newestVersionId, draftRevision, ...version }: SavedDocument,
  alsoWrite: (entry: VersionEntry) => readonly Statement[],
): Promise<VersionEntry> {
  const { siteId, madeBy } = version;
  const { document: _, ...rest } = version;
  const id = ctx.ids.create("ver");
  const entry: VersionEntry = { ...rest, id, createdAt: ctx.clock.now(), liveAt: null };
  const endOfDraft =
    draftRevision === undefined
      ? []
      : endDraftStatements(ctx, { siteId, revision: draftRevision, by: madeBy });
  try {
    await ctx.db.write([
      ...moveNewestStatements(ctx, siteId, id, { newestVersionId, label: NEWEST_CHANGED }),
      insertVersionStatement(ctx, { ...entry, document: version.document }),
      ...endOfDraft,
      ...alsoWrite(entry),
    ]);
  } catch (error) {
    const conflict = await draftConflict(ctx, siteId, error);
    if (conflict !== undefined) throw conflict;
    if (!isRefusal(error, NEWEST_CHANGED)) throw error;
    // Throws `not_found` where there is no such site.
    const site = await getSiteRecord(ctx, siteId);
    throw new VersionConflict(site.versionId, error);
  }
  return entry;
}

/** Somebody else has made a newer version than the one that a change began with. */
export class VersionConflict extends Error {
  override readonly name = "VersionConflict";
  readonly newestVersionId: string;
  constructor(newestVersionId: string, cause: unknown) {
    super(`version ${newestVersionId} was saved in the meantime`, { cause });
    this.newestVersionId = newestVersionId;
  }
}

/**
 * Brings a version's document back as a new version, the newest; `publishSite` shows it. `alsoWrite` is
 * written in the same transaction. Throws `not_found`.
 */
export async function restoreVersion(
  ctx: Context,
  restore: { siteId: string; versionId: string; madeBy: string | null },
  alsoWrite: (version: ListedVersion) => readonly Statement[] = () => [],
): Promise<ListedVersion> {
  const { siteId, versionId, madeBy } = restore;
  const { document } = await getVersionOf(ctx, siteId, versionId);
  const restored = { siteId, document, madeBy, reason: "restored" as const };
  const toAnswer = (entry: VersionEntry): ListedVersion =>
    toListed(entry, { newest: entry.id, live: undefined });
  const saved = { ...restored, baseVersionId: versionId };
  return toAnswer(await writeVersion(ctx, saved, (entry) => alsoWrite(toAnswer(entry))));
}

/** Documents as JSON by the ids of their versions; those that are missing are left out. */
export async function readDocuments(
  ctx: Context,
  versionIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db.orm
    .select({ id: versions.id, document: versions.document })
    .from(versions)
    .where(inArray(versions.id, [...versionIds]));
  return new Map(rows.map(({ id, document }) => [id, document]));
}
