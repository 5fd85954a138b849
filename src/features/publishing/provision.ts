/**
 * Takes a published site to live, and a changed site to its next version: render if need be,
 * check over the public address, then switch what visitors get in one transaction. Until that
 * moment visitors of a published site see the version they saw before.
 */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { PreconditionFailed, prepareStatement } from "../../platform/database/statements.ts";
import { parseDocument } from "../design/document.ts";
import { forgetHostedSite } from "../sites/hosted-sites.ts";
import { type SiteRow, toSite } from "../sites/model.ts";
import {
  addReleaseStatements,
  type DueSite,
  getVersion,
  postponeStatement,
  releaseStatements,
  SITE_CHANGED,
  type Version,
} from "../sites/release-queue.ts";
import { statusAfter } from "../sites/status.ts";
import { type Message, messageStatements, wakeWebhooks } from "../webhooks/messages.ts";
import { createPreviewToken } from "./preview.ts";
import type { OwnSiteClient } from "./readiness/own-site-client.ts";
import { type CheckResult, checkReadiness, isReady } from "./readiness/readiness.ts";
import { renderVersion } from "./render-version.ts";
import { storeAuditStatement } from "./stored-audits.ts";
import { isPage, listVersionFiles, NOT_FOUND_PATH } from "./stored-files.ts";
import { readinessChecks } from "./table.ts";
import { storeVersionStatements } from "./version.ts";

const RETRY_MS_MIN = 5_000;
const RETRY_MS_MAX = 10 * 60_000;
const PREVIEW_MS = 5 * 60_000;

/** Rejects when `signal` aborts, leaving the site due; every other failure is recorded and retried. */
export async function provisionSite(
  ctx: Context,
  client: OwnSiteClient,
  site: DueSite,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { rendered, version } = await prepareVersion(ctx, site, signal);
    const results = await checkVersion(ctx, client, rendered, version, signal);
    if (isReady(results)) await release(ctx, rendered, version, results);
    else await postpone(ctx, rendered, version.id, results);
  } catch (error) {
    signal.throwIfAborted();
    // The owner or another instance was faster: what is left to do is in the queue anew.
    if (error instanceof PreconditionFailed && error.label === SITE_CHANGED) return;
    ctx.log.error({ err: error, siteId: site.id }, "site could not be provisioned");
    await postpone(ctx, site, site.baseVersionId, [
      {
        name: "pages",
        outcome: "failed",
        evidence: "The pages could not be made; the service's log says why.",
      },
    ]);
  }
}

/** The version to be released: the one there is, or a new one when what it shows has changed. */
async function prepareVersion(
  ctx: Context,
  site: DueSite,
  signal: AbortSignal,
): Promise<{ rendered: DueSite; version: Version }> {
  const base = await getVersion(ctx, site.baseVersionId);
  if (site.changedAt === null && base.origin === site.origin)
    return { rendered: site, version: base };
  const { origin, id: siteId } = site;
  const document = parseDocument(base.document);
  const built = await renderVersion(ctx, { siteId, origin, document, signal });
  if (built.buildId === base.buildId && base.origin === origin)
    return { rendered: site, version: base };
  const version = {
    ...base,
    id: built.versionId,
    buildId: built.buildId,
    origin,
    pages: built.pages,
  };
  // What visitors had before may have the same fault: it is told of, and does not keep news from them.
  if (built.findings.length > 0)
    ctx.log.warn(
      { siteId, findings: built.audit.findings },
      "a changed site did not pass its audit",
    );
  await ctx.db.write([
    ...addReleaseStatements(ctx, site, version),
    ...storeVersionStatements(built),
    storeAuditStatement(ctx, built),
  ]);
  return { rendered: { ...site, releaseVersionId: version.id }, version };
}

async function checkVersion(
  ctx: Context,
  client: OwnSiteClient,
  site: DueSite,
  version: Version,
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const files = await listVersionFiles(ctx, version.id);
  const paths = new Set(files.map(({ path }) => path));
  const preview = {
    siteId: site.id,
    versionId: version.id,
    expiresAt: ctx.clock.now() + PREVIEW_MS,
  };
  const isServed = version.id === site.servedVersionId;
  return checkReadiness(
    client,
    {
      origin: site.origin,
      buildId: version.buildId,
      pages: files.filter(isPage).map(({ path }) => path),
      sitemap: paths.has("/sitemap.xml"),
      hasNotFoundPage: paths.has(NOT_FOUND_PATH),
      previewToken: isServed ? undefined : createPreviewToken(ctx, preview),
    },
    signal,
  );
}

/**
 * The moment of publication, as one transaction. What has to be told about it (deliveries of
 * `site.published`) is written here too, so that neither can happen without the other.
 */
async function release(
  ctx: Context,
  site: DueSite,
  version: Version,
  results: readonly CheckResult[],
): Promise<void> {
  // A live site that was only looked at again shows nothing that it did not show before.
  const isNews = site.status !== "live" || version.id !== site.servedVersionId;
  await ctx.db.write([
    ...releaseStatements(ctx, site, version.id),
    ...recordStatements(ctx, site.id, version.id, results),
    ...(isNews ? messageStatements(ctx, publishedMessage(ctx, site, version)) : []),
  ]);
  if (isNews) wakeWebhooks(ctx);
  forgetHostedSite(ctx, site.id);
  ctx.log.info({ siteId: site.id, versionId: version.id, url: site.origin }, "site is live");
}

function publishedMessage(
  ctx: Context,
  site: DueSite,
  version: Version,
): Message<"site.published"> {
  const now = ctx.clock.now();
  const pages = site.versionId === site.baseVersionId ? version.pages : site.pages;
  const row: SiteRow = { ...site, status: statusAfter(site.status, "becomeReady"), pages };
  return {
    accountId: site.accountId,
    siteId: site.id,
    type: "site.published",
    data: { site: toSite(ctx, { ...row, updatedAt: now }) },
  };
}

async function postpone(
  ctx: Context,
  site: DueSite,
  versionId: string,
  results: readonly CheckResult[],
): Promise<void> {
  const waitMs = Math.min(RETRY_MS_MIN * 2 ** Math.min(site.failures, 20), RETRY_MS_MAX);
  await ctx.db.write([
    postponeStatement(site, ctx.clock.now() + waitMs),
    ...recordStatements(ctx, site.id, versionId, results),
  ]);
  const failures = results.filter(({ outcome }) => outcome === "failed");
  const why = failures.map(({ name, evidence }) => `${name}: ${evidence}`);
  ctx.log.warn({ siteId: site.id, url: site.origin, why, waitMs }, "site is not ready");
}

const insertCheck = prepareStatement(
  sql`insert or replace into ${readinessChecks}
      (site_id, version_id, name, outcome, evidence, checked_at)
    values (${sql.placeholder("siteId")}, ${sql.placeholder("versionId")},
      ${sql.placeholder("name")}, ${sql.placeholder("outcome")}, ${sql.placeholder("evidence")},
      ${sql.placeholder("checkedAt")})`,
);

function recordStatements(
  ctx: Context,
  siteId: string,
  versionId: string,
  results: readonly CheckResult[],
): Statement[] {
  const checkedAt = ctx.clock.now();
  return results.map((result) => insertCheck({ siteId, versionId, checkedAt, ...result }));
}
