/**
 * Takes a published site to live, and a changed site to its next build: render if need be,
 * check over the public address, then switch what visitors get in one transaction. Until that
 * moment visitors of a published site see what they saw before.
 */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { isRefusal, prepareStatement, unlessRefused } from "../../platform/database/statements.ts";
import { parseDocument } from "../design/room.ts";
import {
  type DueSite,
  forgetHostedSite,
  noteRelease,
  postponeStatement,
  requireSite,
  SITE_CHANGED,
  SITE_GONE,
  type SiteRow,
  statusAfter,
  toSite,
} from "../sites/room.ts";
import {
  type Build,
  getBuild,
  getVersion,
  isPage,
  listBuildFiles,
  NOT_FOUND_PATH,
  releaseStatements,
  storeAuditStatement,
  storeBuild,
} from "../versions/room.ts";
import { type Message, messageStatements, wakeWebhooks } from "../webhooks/room.ts";
import { createPreviewToken } from "./preview.ts";
import type { CheckResult } from "./readiness/check-result.ts";
import type { OwnSiteClient } from "./readiness/own-site-client.ts";
import { checkReadiness, isReady } from "./readiness/readiness.ts";
import { renderBuild } from "./render-build.ts";
import { readinessChecks } from "./table.ts";

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
    const { prepared, build } = await prepareBuild(ctx, site, signal);
    const results = await checkBuild(ctx, client, prepared, build, signal);
    if (isReady(results)) await release(ctx, prepared, build, results);
    else await postpone(ctx, prepared, results);
    noteRelease(ctx, site.id, site.changedAt);
  } catch (error) {
    signal.throwIfAborted();
    // The owner or another instance was faster: what is left to do is in the queue anew.
    if (isRefusal(error, SITE_CHANGED)) return;
    const isThere = await postpone(ctx, site, [
      {
        name: "pages",
        outcome: "failed",
        evidence: "The pages could not be made; the service's log says why.",
      },
    ]);
    if (isThere) ctx.log.error({ err: error, siteId: site.id }, "site could not be provisioned");
    noteRelease(ctx, site.id, site.changedAt);
  }
}

/** The build to be released: the one there is, or a new one when what it shows has changed. */
async function prepareBuild(
  ctx: Context,
  site: DueSite,
  signal: AbortSignal,
): Promise<{ prepared: DueSite; build: Build }> {
  const { origin, id: siteId, publishedVersionId } = site;
  const base = await findBase(ctx, site);
  const isRight = base?.versionId === publishedVersionId && base.origin === origin;
  if (base !== undefined && isRight && site.changedAt === null)
    return { prepared: site, build: base };
  const version = await getVersion(ctx, publishedVersionId);
  const document = parseDocument(version.document);
  const rendered = await renderBuild(ctx, { siteId, origin, document, signal });
  if (base !== undefined && isRight && rendered.fingerprint === base.fingerprint)
    return { prepared: site, build: base };
  // What visitors had before may have the same fault: it is told of, and does not keep news from them.
  if (rendered.findings.length > 0)
    ctx.log.warn(
      { siteId, findings: rendered.audit.findings },
      "a changed site did not pass its audit",
    );
  const build = await storeBuild(ctx, site, rendered, [storeAuditStatement(ctx, rendered)]);
  // Visitors who have got nothing so far get it at once.
  if (site.servedBuildId === null) forgetHostedSite(ctx, siteId);
  const prepared = {
    ...site,
    servedBuildId: site.servedBuildId ?? build.id,
    servedOrigin: site.servedOrigin ?? origin,
    releaseBuildId: build.id,
  };
  return { prepared, build };
}

/** The build that is being released, else the one that visitors get. */
async function findBase(ctx: Context, site: DueSite): Promise<Build | undefined> {
  const id = site.releaseBuildId ?? site.servedBuildId;
  return id === null ? undefined : getBuild(ctx, id);
}

async function checkBuild(
  ctx: Context,
  client: OwnSiteClient,
  site: DueSite,
  build: Build,
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const files = await listBuildFiles(ctx, build.id);
  const paths = new Set(files.map(({ path }) => path));
  const preview = {
    siteId: site.id,
    buildId: build.id,
    expiresAt: ctx.clock.now() + PREVIEW_MS,
  };
  const isServed = build.id === site.servedBuildId;
  return checkReadiness(
    client,
    {
      origin: site.origin,
      buildId: build.fingerprint,
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
  build: Build,
  results: readonly CheckResult[],
): Promise<void> {
  const isNews = await isPublication(ctx, site, build);
  await ctx.db.write([
    ...releaseStatements(ctx, site, build),
    ...recordStatements(ctx, site, results),
    ...(isNews ? messageStatements(ctx, publishedMessage(ctx, site, build)) : []),
  ]);
  if (isNews) wakeWebhooks(ctx);
  forgetHostedSite(ctx, site.id);
  ctx.log.info({ siteId: site.id, versionId: build.versionId, url: site.origin }, "site is live");
}

/**
 * Whether a version becomes live, or moves to another address. A build with an event or a picture more is the
 * version that visitors have, and no publication.
 */
async function isPublication(ctx: Context, site: DueSite, build: Build): Promise<boolean> {
  const { status, servedBuildId } = site;
  if (status !== "live" || servedBuildId === null) return true;
  const shown = servedBuildId === build.id ? build : await getBuild(ctx, servedBuildId);
  return shown.versionId !== build.versionId || shown.origin !== build.origin;
}

function publishedMessage(ctx: Context, site: DueSite, build: Build): Message<"site.published"> {
  const now = ctx.clock.now();
  const status = statusAfter(site.status, "becomeReady");
  // As it is once it is released: at the address that it moves to.
  const row: SiteRow = { ...site, status, pages: build.pages, liveDomain: site.address };
  return {
    accountId: site.accountId,
    siteId: site.id,
    type: "site.published",
    data: { site: toSite(ctx, { ...row, updatedAt: now }) },
  };
}

/** False for a site that was removed meanwhile: nothing is kept of it. */
async function postpone(
  ctx: Context,
  site: DueSite,
  results: readonly CheckResult[],
): Promise<boolean> {
  const waitMs = Math.min(RETRY_MS_MIN * 2 ** Math.min(site.failures, 20), RETRY_MS_MAX);
  const isThere = await unlessRefused(SITE_GONE, () =>
    ctx.db.write([
      requireSite(site.id),
      postponeStatement(site, ctx.clock.now() + waitMs),
      ...recordStatements(ctx, site, results),
    ]),
  );
  if (!isThere) return false;
  const failures = results.filter(({ outcome }) => outcome === "failed");
  const why = failures.map(({ name, evidence }) => `${name}: ${evidence}`);
  ctx.log.warn({ siteId: site.id, url: site.origin, why, waitMs }, "site is not ready");
  return true;
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
  { id: siteId, publishedVersionId: versionId }: DueSite,
  results: readonly CheckResult[],
): Statement[] {
  const checkedAt = ctx.clock.now();
  return results.map((result) => insertCheck({ siteId, versionId, checkedAt, ...result }));
}
