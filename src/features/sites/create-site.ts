/** A new site: the label it gets, and the statement that brings it into being. */
import { inArray, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement, requirement } from "../../platform/database/statements.ts";
import { siteHost, siteOrigin, slugOfHost } from "./origin.ts";
import { slugFromName, withSuffix } from "./slug.ts";
import { statusAfter } from "./status.ts";
import { siteHosts, sites } from "./table.ts";

/** The label of `PreconditionFailed` when another site took the slug in the meantime. */
export const SLUG_TAKEN = "slug-taken";

const NUMBERED_MAX = 9;
const RANDOM_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * A free label for a site of this name: the name itself, or numbered. Nothing is reserved by it:
 * when the write that uses it fails with `PreconditionFailed(SLUG_TAKEN)`, ask again with
 * `attempt` one higher, which answers one with random characters.
 */
export async function chooseSlug(ctx: Context, name: string, attempt = 0): Promise<string> {
  const wanted = await slugFromName(name);
  if (wanted === undefined) return withSuffix("site", randomText(ctx, 8));
  if (attempt > 0) return withSuffix(wanted, randomText(ctx, 5));
  const candidates = wanted === ownLabel(ctx) ? [] : [wanted];
  for (let number = 2; number <= NUMBERED_MAX; number += 1)
    candidates.push(withSuffix(wanted, String(number)));
  const rows = await ctx.db.orm
    .select({ slug: sites.slug })
    .from(sites)
    .where(inArray(sites.slug, candidates));
  const taken = new Set(rows.map((row) => row.slug));
  return candidates.find((slug) => !taken.has(slug)) ?? withSuffix(wanted, randomText(ctx, 5));
}

/** The service's own label, where it lives below the domain of the sites. */
const ownLabel = (ctx: Context) => slugOfHost(ctx.config, new URL(ctx.config.publicUrl).hostname);

function randomText(ctx: Context, length: number): string {
  return Array.from(
    ctx.random.bytes(length),
    (byte) => RANDOM_ALPHABET[byte % RANDOM_ALPHABET.length],
  ).join("");
}

export type NewSite = {
  siteId: string;
  accountId: string;
  name: string;
  slug: string;
  /** Its first version, and the build of it. */
  versionId: string;
  buildId: string;
  /** Pages in the sitemap. */
  pages: number;
  /** True to publish at once: visitors get the build, and it goes live once it is ready. */
  publish: boolean;
};

const slug = sql.placeholder("slug");

const requireFreeSlug = prepareStatement(
  // Where sites live below localhost, a domain that somebody tries out may be such a name too.
  requirement(
    SLUG_TAKEN,
    sql`not exists (select 1 from ${sites} where ${sites.slug} = ${slug})
      and not exists (select 1 from ${siteHosts} where ${siteHosts.host} = ${sql.placeholder("host")})`,
  ),
);

const insertSite = prepareStatement(
  sql`insert into ${sites} (id, account_id, name, slug, status, pages, version_id,
      published_version_id, served_build_id, served_origin, due_at, failures, created_at, updated_at)
    values (${sql.placeholder("siteId")}, ${sql.placeholder("accountId")},
      ${sql.placeholder("name")}, ${slug}, ${sql.placeholder("status")},
      ${sql.placeholder("pages")}, ${sql.placeholder("versionId")},
      ${sql.placeholder("publishedVersionId")}, ${sql.placeholder("servedBuildId")},
      ${sql.placeholder("servedOrigin")}, ${sql.placeholder("dueAt")}, 0,
      ${sql.placeholder("now")}, ${sql.placeholder("now")})`,
);

/**
 * The site's row. Its first version and the build of it are stored by the same write. After it, wake
 * `publishing.provision` when `publish` is set.
 */
export function createSiteStatements(ctx: Context, site: NewSite): Statement[] {
  const now = ctx.clock.now();
  const origin = siteOrigin(ctx.config, { slug: site.slug, liveDomain: null });
  return [
    requireFreeSlug({ slug: site.slug, host: siteHost(ctx.config, { ...site, liveDomain: null }) }),
    insertSite({
      ...site,
      status: site.publish ? statusAfter("draft", "publish") : "draft",
      publishedVersionId: site.publish ? site.versionId : null,
      servedBuildId: site.publish ? site.buildId : null,
      servedOrigin: site.publish ? origin : null,
      dueAt: site.publish ? now : null,
      now,
    }),
  ];
}
