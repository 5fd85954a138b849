/**
 * Removes versions that nobody can need any more, and contents that went with them. A version that
 * a site points to, the newest ten, and those of the last hour stay.
 */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { PreconditionFailed, statement } from "../../platform/database/statements.ts";
import {
  listCrowdedSites,
  listOldVersionIds,
  removeVersionStatements,
  VERSION_IN_USE,
} from "../sites/old-versions.ts";
import { contents, versionAudits, versionFiles } from "./table.ts";

const VERSIONS_KEPT = 10;
const YOUNG_MS = 60 * 60_000;
const SITES_A_SLICE = 20;

/** Prunes a few sites beginning after `cursor`; answers where to go on, undefined at the end. */
export async function pruneSlice(ctx: Context, cursor: string): Promise<string | undefined> {
  const siteIds = await listCrowdedSites(ctx, VERSIONS_KEPT, cursor, SITES_A_SLICE);
  for (const siteId of siteIds) {
    const before = ctx.clock.now() - YOUNG_MS;
    for (const versionId of await listOldVersionIds(ctx, siteId, VERSIONS_KEPT, before))
      await removeVersion(ctx, versionId);
  }
  return siteIds.length < SITES_A_SLICE ? undefined : siteIds.at(-1);
}

async function removeVersion(ctx: Context, versionId: string): Promise<void> {
  const ofVersion = sql`(select hash from ${versionFiles} where version_id = ${versionId})`;
  const others = sql`select 1 from ${versionFiles}
    where hash = ${contents}.hash and version_id <> ${versionId}`;
  try {
    await ctx.db.write([
      ...removeVersionStatements(versionId),
      statement(sql`delete from ${contents} where hash in ${ofVersion} and not exists (${others})`),
      statement(sql`delete from ${versionFiles} where version_id = ${versionId}`),
      statement(sql`delete from ${versionAudits} where version_id = ${versionId}`),
    ]);
  } catch (error) {
    if (error instanceof PreconditionFailed && error.label === VERSION_IN_USE) return;
    throw error;
  }
}
