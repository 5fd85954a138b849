/** The audits of builds: stored with them, and read by whoever runs the service. */
import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { type AuditCheck, type AuditReport, auditReportSchema } from "../audit/room.ts";
import { listServedBuilds } from "../sites/room.ts";
import type { RenderedBuild } from "./assemble-build.ts";
import { buildAudits, builds } from "./table.ts";

export type StoredAudit = AuditReport & {
  versionId: string;
  buildId: string;
  passed: boolean;
  auditedAt: number;
};

const insertAudit = prepareStatement(
  sql`insert into ${buildAudits} (build_id, passed, report, audited_at)
    values (${sql.placeholder("buildId")}, ${sql.placeholder("passed")},
      ${sql.placeholder("report")}, ${sql.placeholder("auditedAt")})`,
);

/** With the write that stores the build itself. */
export function storeAuditStatement(ctx: Context, build: RenderedBuild): Statement {
  return insertAudit({
    buildId: build.id,
    passed: build.findings.length === 0 ? 1 : 0,
    report: JSON.stringify(build.audit),
    auditedAt: ctx.clock.now(),
  });
}

/** Of the latest build of a version; undefined when it was never built, or before there were audits. */
export async function findAudit(ctx: Context, versionId: string): Promise<StoredAudit | undefined> {
  const [row] = await ctx.db.orm
    .select({ ...getTableColumns(buildAudits), versionId: builds.versionId })
    .from(buildAudits)
    .innerJoin(builds, eq(builds.id, buildAudits.buildId))
    .where(eq(builds.versionId, versionId))
    .orderBy(desc(builds.createdAt), desc(builds.id))
    .limit(1);
  if (row === undefined) return undefined;
  const { report, ...rest } = row;
  return { ...rest, ...v.parse(auditReportSchema, JSON.parse(report)) };
}

/**
 * What could look or read better, and keeps nobody from anything: it comes of what owners write, such
 * as an event with a very long title, and is theirs to change.
 */
const BLEMISHES: ReadonlySet<AuditCheck> = new Set(["lengths", "duplicates", "feeds", "budgets"]);

/**
 * One line for each site whose visitors get a build that did not pass: `faults` where something is
 * broken, `blemishes` where all there is could only be better.
 */
export async function checkAudits(
  ctx: Context,
): Promise<{ faults: string[]; blemishes: string[] }> {
  const rows = await ctx.db.orm
    .select({ buildId: buildAudits.buildId, report: buildAudits.report })
    .from(buildAudits)
    .where(eq(buildAudits.passed, false));
  const failed = new Map(rows.map(({ buildId, report }) => [buildId, isBroken(report)]));
  const served = failed.size === 0 ? [] : await listServedBuilds(ctx);
  const list = (wanted: boolean) =>
    served
      .filter(({ buildId }) => failed.get(buildId) === wanted)
      .map(({ siteId }) => `site ${siteId}: see \`sitewright site audit ${siteId}\``);
  return { faults: list(true), blemishes: list(false) };
}

function isBroken(report: string): boolean {
  const { findings } = v.parse(auditReportSchema, JSON.parse(report));
  return findings.some(({ check }) => !BLEMISHES.has(check));
}
