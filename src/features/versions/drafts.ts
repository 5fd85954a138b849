/**
 * The draft of a site: the version it begins with, and the operations that were done since, each with
 * who and when. What an operation means is the editor's business; here it is any JSON value. Nobody
 * overwrites another's work: a save names the revision it began with, and an old one is refused.
 */
import { and, asc, count, eq, gt, type SQL, sql } from "drizzle-orm";
import { invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import {
  isRefusal,
  prepareStatement,
  requireThat,
  statement,
} from "../../platform/database/statements.ts";
import { getSiteRecord, writeForSite } from "../sites/room.ts";
import { draftOperations, drafts } from "./table.ts";

/** The label of `PreconditionFailed` when the draft has another revision than the caller's. */
const DRAFT_CHANGED = "draft-changed";

/** Bounds of one draft; an owner who gets there saves a version and goes on from that. */
export const OPERATIONS_MAX = 5_000;
/** In characters. */
const OPERATIONS_LENGTH_MAX = 8 * 1024 * 1024;

export type DraftOperation = {
  /** Its place in the draft, from 0 on. */
  position: number;
  /** As it was saved. */
  value: unknown;
  /** Id of the person or key; null for the service. */
  by: string | null;
  at: number;
  /** The revision of the draft that it came with. */
  revision: number;
  /** Of its JSON, in characters. */
  length: number;
};

export type Draft = {
  siteId: string;
  /** The version whose document the operations begin with. */
  baseVersionId: string;
  /** The site's newest version when the draft began; `saveDocument` compares it. */
  newestVersionId: string;
  /** Grows with every save, and over the drafts of a site; 0 before its first. */
  revision: number;
  /** How many of the operations hold; those behind it are undone. */
  cursor: number;
  /** How many operations are stored. */
  count: number;
  /** Epoch ms of the last save; null for a draft that was never saved. */
  savedAt: number | null;
};

/** Somebody else has saved the draft in the meantime. */
export class DraftConflict extends Error {
  override readonly name = "DraftConflict";
  /** The draft as it is now. */
  readonly draft: Draft;
  constructor(draft: Draft, cause?: unknown) {
    super(`the draft has revision ${draft.revision}`, { cause });
    this.draft = draft;
  }
}

/** One state of a draft with some of its operations, in their order. */
export type OpenedDraft = {
  draft: Draft;
  operations: readonly DraftOperation[];
  /** How many of the first operations are older than the revision that is known. */
  kept: number;
};

/** The site's draft. Where there is none it is a new one on the newest version, which is not stored yet. */
export async function openDraft(ctx: Context, siteId: string): Promise<Draft> {
  const { draft } = await openDraftWith(ctx, siteId, sql`false`);
  return draft;
}

/** The same with all of its operations. */
export const openWholeDraft = (ctx: Context, siteId: string): Promise<OpenedDraft> =>
  openDraftWith(ctx, siteId, sql`true`);

/**
 * The same with the operations that lie between the one before `known`'s last one that holds and the one behind
 * the draft's, or the other way round: however long a draft is, these are as few as what has come since.
 */
export function openDraftSince(
  ctx: Context,
  siteId: string,
  known: Pick<Draft, "revision" | "cursor">,
): Promise<OpenedDraft> {
  const cursor = sql`(select ${drafts.cursor} from ${drafts} where ${drafts.siteId} = ${siteId})`;
  const { position } = draftOperations;
  const between = sql`${position} >= min(${known.cursor}, ${cursor}) - 1
    and ${position} <= max(${known.cursor}, ${cursor})`;
  return openDraftWith(ctx, siteId, between, known.revision);
}

async function openDraftWith(
  ctx: Context,
  siteId: string,
  which: SQL,
  knownRevision = -1,
): Promise<OpenedDraft> {
  const site = await getSiteRecord(ctx, siteId);
  const { orm } = ctx.db;
  const ofSite = eq(draftOperations.siteId, siteId);
  // Together, so that all of it is one state of the draft.
  const [[row], operations, [counts]] = await orm.batch([
    orm.select().from(drafts).where(eq(drafts.siteId, siteId)),
    orm
      .select()
      .from(draftOperations)
      .where(and(ofSite, which))
      .orderBy(asc(draftOperations.position)),
    orm
      .select({
        all: count(),
        newer: sql<number>`coalesce(sum(${draftOperations.revision} > ${knownRevision}), 0)`,
      })
      .from(draftOperations)
      .where(ofSite),
  ]);
  const { all = 0, newer = 0 } = counts ?? {};
  const { baseVersionId, newestVersionId } = row ?? {};
  if (row === undefined || typeof baseVersionId !== "string") {
    const begin = { siteId, baseVersionId: site.versionId, newestVersionId: site.versionId };
    const draft = { ...begin, revision: row?.revision ?? 0, cursor: 0, count: 0, savedAt: null };
    return { draft, operations: [], kept: 0 };
  }
  return {
    draft: {
      ...{ siteId, baseVersionId, newestVersionId: newestVersionId ?? baseVersionId },
      ...{ revision: row.revision, cursor: row.cursor, count: all, savedAt: row.savedAt },
    },
    operations: operations.map(toOperation),
    // What a save adds is behind all that it keeps.
    kept: all - newer,
  };
}

/** What was saved of the draft after this revision. */
export async function listOperationsSince(
  { db }: Context,
  siteId: string,
  revision: number,
): Promise<DraftOperation[]> {
  const rows = await db.orm
    .select()
    .from(draftOperations)
    .where(and(eq(draftOperations.siteId, siteId), gt(draftOperations.revision, revision)))
    .orderBy(asc(draftOperations.position));
  return rows.map(toOperation);
}

type OperationRow = typeof draftOperations.$inferSelect;

const toOperation = (row: OperationRow): DraftOperation => ({
  ...{ position: row.position, value: JSON.parse(row.operation) as unknown },
  ...{ by: row.madeBy, at: row.madeAt, revision: row.revision },
  length: row.operation.length,
});

/** Whether the site has changes that no version has. */
export async function hasDraft(ctx: Context, siteId: string): Promise<boolean> {
  const [row] = await ctx.db.orm.select().from(drafts).where(eq(drafts.siteId, siteId));
  if (row === undefined || row.baseVersionId === null) return false;
  return row.cursor > 0 || row.baseVersionId !== row.newestVersionId;
}

export type DraftChange = {
  siteId: string;
  /** The revision that the change begins with. */
  revision: number;
  by: string | null;
  /** How many of the stored operations stay, from the first on: a new one ends what was undone. */
  keep: number;
  /** What comes behind those: JSON values of whatever kind. */
  add: readonly unknown[];
  /** How many of all of them hold then: one less to undo, one more to redo. */
  cursor: number;
};

/**
 * Saves a change of the draft and answers its new revision. Throws `DraftConflict` with the draft as it
 * is when `revision` is not its last one, `invalid_request` past the bounds, and `not_found`.
 */
export async function saveDraft(ctx: Context, change: DraftChange): Promise<{ revision: number }> {
  const draft = await openDraft(ctx, change.siteId);
  if (draft.revision !== change.revision) throw new DraftConflict(draft);
  const { siteId, by, keep, cursor } = change;
  const added = change.add.map((value) => JSON.stringify(value));
  const length = keep + added.length;
  if (keep < 0 || keep > draft.count || cursor < 0 || cursor > length)
    throw new Error(`a draft of ${draft.count} operations cannot become ${length}`);
  if (length > OPERATIONS_MAX || added.join("").length > OPERATIONS_LENGTH_MAX)
    throw invalidRequest("The draft has too many changes. Publish or discard it, then go on.");
  const revision = change.revision + 1;
  const now = ctx.clock.now();
  await writeDraft(ctx, siteId, change.revision, [
    statement(sql`delete from ${draftOperations}
      where site_id = ${siteId} and position >= ${keep}`),
    ...added.map((operation, at) =>
      insertOperation({
        siteId,
        position: keep + at,
        revision,
        operation,
        madeBy: by,
        madeAt: now,
      }),
    ),
    requireThat(
      TOO_LONG,
      sql`(select coalesce(sum(length(operation)), 0) from ${draftOperations}
        where site_id = ${siteId}) <= ${OPERATIONS_LENGTH_MAX}`,
    ),
    setDraft({ ...draft, revision, cursor, savedAt: now, savedBy: by }),
  ]);
  return { revision };
}

/**
 * Begins the draft anew with a version's document, such as one that is to be restored; what the draft
 * held is gone. Throws `DraftConflict` like `saveDraft`. The caller has looked whether the version is
 * the site's.
 */
export async function beginDraft(
  ctx: Context,
  begin: { siteId: string; revision: number; baseVersionId: string; by: string | null },
): Promise<{ revision: number }> {
  const { siteId, baseVersionId, by } = begin;
  const { versionId: newestVersionId } = await getSiteRecord(ctx, siteId);
  const revision = begin.revision + 1;
  await writeDraft(ctx, siteId, begin.revision, [
    removeOperations(siteId),
    setDraft({
      ...{ siteId, baseVersionId, newestVersionId, revision, cursor: 0 },
      ...{ savedAt: ctx.clock.now(), savedBy: by },
    }),
  ]);
  return { revision };
}

/** Throws the draft away. Throws `DraftConflict` like `saveDraft`. */
export async function discardDraft(
  ctx: Context,
  discard: { siteId: string; revision: number; by: string | null },
): Promise<{ revision: number }> {
  const { siteId } = discard;
  await writeDraft(ctx, siteId, discard.revision, endDraftStatements(ctx, discard));
  return { revision: discard.revision + 1 };
}

/**
 * Ends the draft in the write that makes a version of it: a stale revision makes the whole write fail.
 * The failure is told by `draftConflict`.
 */
export function endDraftStatements(
  ctx: Context,
  end: { siteId: string; revision: number; by: string | null },
): Statement[] {
  return [
    requireRevision(end.siteId, end.revision),
    removeOperations(end.siteId),
    setDraft({
      ...{ siteId: end.siteId, baseVersionId: null, newestVersionId: null },
      ...{ revision: end.revision + 1, cursor: 0, savedAt: ctx.clock.now(), savedBy: end.by },
    }),
  ];
}

/** What a failed write means for the caller's draft; undefined when it is another failure. */
export async function draftConflict(
  ctx: Context,
  siteId: string,
  error: unknown,
): Promise<DraftConflict | undefined> {
  const isStale = isRefusal(error, DRAFT_CHANGED);
  return isStale ? new DraftConflict(await openDraft(ctx, siteId), error) : undefined;
}

const TOO_LONG = "draft-too-long";

async function writeDraft(
  ctx: Context,
  siteId: string,
  revision: number,
  statements: readonly Statement[],
): Promise<void> {
  try {
    await writeForSite(ctx, siteId, [requireRevision(siteId, revision), ...statements]);
  } catch (error) {
    if (isRefusal(error, TOO_LONG))
      throw invalidRequest("The draft has too many changes. Publish or discard it, then go on.");
    throw (await draftConflict(ctx, siteId, error)) ?? error;
  }
}

const requireRevision = (siteId: string, revision: number): Statement =>
  requireThat(
    DRAFT_CHANGED,
    sql`coalesce((select revision from ${drafts} where site_id = ${siteId}), 0) = ${revision}`,
  );

const removeOperations = (siteId: string): Statement =>
  statement(sql`delete from ${draftOperations} where site_id = ${siteId}`);

const insertOperation = prepareStatement(
  sql`insert into ${draftOperations} (site_id, position, revision, operation, made_by, made_at)
    values (${sql.placeholder("siteId")}, ${sql.placeholder("position")},
      ${sql.placeholder("revision")}, ${sql.placeholder("operation")},
      ${sql.placeholder("madeBy")}, ${sql.placeholder("madeAt")})`,
);

const setDraft = prepareStatement(
  sql`insert or replace into ${drafts} (site_id, revision, base_version_id, newest_version_id,
      cursor, saved_at, saved_by)
    values (${sql.placeholder("siteId")}, ${sql.placeholder("revision")},
      ${sql.placeholder("baseVersionId")}, ${sql.placeholder("newestVersionId")},
      ${sql.placeholder("cursor")}, ${sql.placeholder("savedAt")}, ${sql.placeholder("savedBy")})`,
);
