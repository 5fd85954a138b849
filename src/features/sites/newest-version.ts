/** Which version of a site is its newest: statements that move that pointer, and that hold a write to it. */
import { and, eq, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { requireThat, statement } from "../../platform/database/statements.ts";
import { sites } from "./table.ts";

/**
 * Makes a version the site's newest one: what a publish would show. With `newestVersionId` only while
 * that is still the newest; else the write fails with `label`.
 */
export function moveNewestStatements(
  ctx: Context,
  siteId: string,
  versionId: string,
  expected: { newestVersionId: string | undefined; label: string },
): Statement[] {
  const { newestVersionId, label } = expected;
  return [
    requireNewest(label, siteId, newestVersionId),
    statement(sql`update ${sites} set version_id = ${versionId}, updated_at = ${ctx.clock.now()}
      where ${sites.id} = ${siteId}`),
  ];
}

/** Lets a write go on only while that is the site's newest version; without one, while there is the site. */
export function requireNewest(
  label: string,
  siteId: string,
  versionId: string | undefined,
): Statement {
  const isNewest = versionId === undefined ? undefined : eq(sites.versionId, versionId);
  return requireThat(
    label,
    sql`exists (select 1 from ${sites} where ${and(eq(sites.id, siteId), isNewest)})`,
  );
}

/** Lets a write go on only while none of the site's pointers leads to that version or build. */
export function requireNotPointedAt(label: string, siteId: string, id: string): Statement {
  return requireThat(
    label,
    sql`not exists (select 1 from ${sites} where ${sites.id} = ${siteId} and ${id} in
      (${sites.versionId}, ${sites.publishedVersionId}, ${sites.servedBuildId}, ${sites.releaseBuildId}))`,
  );
}
