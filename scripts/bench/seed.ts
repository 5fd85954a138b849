/** Fills a data directory through the service's own functions, while no server runs on it. */
import { sql } from "drizzle-orm";
import { withOfflineContext } from "../../src/app/offline.ts";
import { createAccount } from "../../src/features/accounts/service.ts";
import { captureLead } from "../../src/features/leads/capture.ts";
import { createSiteStatements } from "../../src/features/sites/create-site.ts";
import { siteOrigin } from "../../src/features/sites/origin.ts";
import { getSiteRecord } from "../../src/features/sites/service.ts";
import { storeBuildStatements } from "../../src/features/versions/builds.ts";
import { insertVersionStatement } from "../../src/features/versions/history.ts";
import { hashBytes, prepareContent } from "../../src/features/versions/prepare-content.ts";
import type { Context } from "../../src/platform/context.ts";
import { statement } from "../../src/platform/database/statements.ts";

const HTML = "text/html; charset=utf-8";
const SITES_PER_WRITE = 500;
const LEADS_PER_WRITE = 500;

/** Sites keep their address whatever port a bench starts on; else they would all be rendered anew. */
export const SEED_DOMAIN = "localhost";

const settings = (dataDirectory: string) => ({
  SITEWRIGHT_DATA: dataDirectory,
  SITEWRIGHT_SITES_DOMAIN: SEED_DOMAIN,
});

/** One site whose home page is `html`; answers its slug. */
export async function seedPage(dataDirectory: string, html: string): Promise<string> {
  return withOfflineContext(settings(dataDirectory), async (ctx) => {
    await seed(ctx, html, 1);
    return slugOf(0);
  });
}

/** Many sites with the same page. */
export async function seedSites(
  dataDirectory: string,
  count: number,
  html = "<!doctype html><title>Page</title><p>Hello.",
): Promise<void> {
  await withOfflineContext(settings(dataDirectory), (ctx) => seed(ctx, html, count));
}

/** Leads of a site that is there already. */
export async function seedLeads(
  dataDirectory: string,
  siteId: string,
  count: number,
): Promise<void> {
  await withOfflineContext(settings(dataDirectory), async (ctx) => {
    const { accountId } = await getSiteRecord(ctx, siteId);
    for (let from = 0; from < count; from += LEADS_PER_WRITE)
      await Promise.all(
        Array.from({ length: LEADS_PER_WRITE }, (_, at) =>
          captureLead(ctx, { ...leadOf(from + at), siteId, accountId }),
        ),
      );
  });
}

const leadOf = (index: number) => ({
  ...{ form: "contact", name: `Visitor ${index}`, email: `visitor${index}@visitors.test` },
  ...{ phone: "", message: `Do you deliver on day ${index}? ${"More words. ".repeat(20)}` },
  ...{ fields: {}, subject: undefined, source: "/contact", verification: undefined },
});

/** Seeded pages are no whole sites: readiness would refuse them, and is not what is measured. */
const settle = statement(sql`update sites set status = 'live', due_at = null`);

const slugOf = (index: number) => `site-${index}`;

async function seed(ctx: Context, html: string, count: number): Promise<void> {
  const account = await createAccount(ctx, { name: "Seed", email: "s@s.test", plan: "agency" });
  const bytes = new TextEncoder().encode(html);
  const hash = hashBytes(bytes);
  const content = await prepareContent(hash, bytes, HTML);
  for (let from = 0; from < count; from += SITES_PER_WRITE) {
    const indexes = Array.from(
      { length: Math.min(SITES_PER_WRITE, count - from) },
      (_, at) => from + at,
    );
    await ctx.db.write(
      indexes.flatMap((index) => {
        const versionId = ctx.ids.create("ver");
        const siteId = ctx.ids.create("site");
        const build = {
          id: ctx.ids.create("bld"),
          fingerprint: "bench",
          origin: siteOrigin(ctx.config, { slug: slugOf(index), liveDomain: null }),
          pages: 1,
          files: [{ path: "/", hash, contentType: HTML, styleSources: "", recipe: null }],
          contents: [content],
        };
        return [
          ...createSiteStatements(ctx, {
            siteId,
            accountId: account.id,
            name: "Seeded",
            slug: slugOf(index),
            versionId,
            buildId: build.id,
            pages: 1,
            publish: true,
          }),
          insertVersionStatement(ctx, {
            ...{ id: versionId, siteId, document: "{}", reason: "generated" },
            ...{ madeBy: null, baseVersionId: null },
          }),
          ...storeBuildStatements(ctx, build, { siteId, versionId }),
        ];
      }),
    );
  }
  await ctx.db.write([settle]);
}
