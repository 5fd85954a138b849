/** The audits of versions: stored with them, and read by whoever runs the service. */
import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { type AuditCheck, type AuditReport, auditReportSchema } from "../audit/report.ts";
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

/**
 * What could look or read better, and keeps nobody from anything: it comes of what owners write, such
 * as an event with a very long title, and is theirs to change.
 */
const BLEMISHES: ReadonlySet<AuditCheck> = new Set(["lengths", "duplicates", "feeds", "budgets"]);

/**
 * One line for each site whose visitors get a version that did not pass: `faults` where something is
 * broken, `blemishes` where all there is could only be better.
 */
export async function checkAudits(
  ctx: Context,
): Promise<{ faults: string[]; blemishes: string[] }> {
  const rows = await ctx.db.orm
    .select({ versionId: versionAudits.versionId, report: versionAudits.report })
    .from(versionAudits)
    .where(eq(versionAudits.passed, false));
  const failed = new Map(rows.map(({ versionId, report }) => [versionId, isBroken(report)]));
  const served = failed.size === 0 ? [] : await listServedVersions(ctx);
  const list = (wanted: boolean) =>
    served
      .filter(({ versionId }) => versionId !== null && failed.get(versionId) === wanted)
      .map(({ siteId }) => `site ${siteId}: see \`sitewright site audit ${siteId}\``);
  return { faults: list(true), blemishes: list(false) };
}

function isBroken(report: string): boolean {
  const { findings } = v.parse(auditReportSchema, JSON.parse(report));
  return findings.some(({ check }) => !BLEMISHES.has(check));
}
