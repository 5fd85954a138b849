/** The audits of versions: stored with them, and read by whoever runs the service. */
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { type AuditReport, auditReportSchema } from "../audit/report.ts";
import { listServedVersions } from "../sites/release-queue.ts";
import { versionAudits } from "./table.ts";
import type { RenderedVersion } from "./version.ts";

export type StoredAudit = AuditReport & { versionId: string; passed: boolean; auditedAt: number };

const insertAudit = prepareStatement(
  sql`insert into ${versionAudits} (version_id, passed, report, audited_at)
    values (${sql.placeholder("versionId")}, ${sql.placeholder("passed")},
      ${sql.placeholder("report")}, ${sql.placeholder("auditedAt")})`,
);

/** With the write that creates the version itself. */
export function storeAuditStatement(ctx: Context, version: RenderedVersion): Statement {
  return insertAudit({
    versionId: version.versionId,
    passed: version.findings.length === 0 ? 1 : 0,
    report: JSON.stringify(version.audit),
    auditedAt: ctx.clock.now(),
  });
}

/** Undefined for a version from before there were audits. */
export async function findAudit(ctx: Context, versionId: string): Promise<StoredAudit | undefined> {
  const [row] = await ctx.db.orm
    .select()
    .from(versionAudits)
    .where(eq(versionAudits.versionId, versionId));
  if (row === undefined) return undefined;
  const { report, ...rest } = row;
  return { ...rest, ...v.parse(auditReportSchema, JSON.parse(report)) };
}

/** One line for each site whose visitors get a version that did not pass. */
export async function checkAudits(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.orm
    .select({ versionId: versionAudits.versionId })
    .from(versionAudits)
    .where(eq(versionAudits.passed, false));
  const failed = new Set(rows.map(({ versionId }) => versionId));
  const served = failed.size === 0 ? [] : await listServedVersions(ctx);
  return served
    .filter(({ versionId }) => failed.has(versionId))
    .map(({ siteId }) => `site ${siteId}: see \`sitewright site audit ${siteId}\``);
}
