/** What a changed configuration means for published sites: run once after each start. */
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import { instanceSettings } from "../../platform/instance-table.ts";
import { siteOrigin } from "./origin.ts";
import { statusColumnAfter } from "./status.ts";
import { sites } from "./table.ts";

/** Stands in an origin for the part that differs from site to site. */
const GAP = "{}";

/**
 * Sends sites whose served pages name an address that is no longer theirs (the operator changed
 * the sites' domain, scheme or port) through provisioning again. Answers how many there were.
 */
export async function followAddressChange(ctx: Context): Promise<number> {
  const samples = [isNull(sites.liveDomain), isNotNull(sites.liveDomain)];
  const areMoved = await Promise.all(samples.map((sample) => isMoved(ctx, sample)));
  if (!areMoved.includes(true)) return 0;
  const [slugStart = "", slugEnd = ""] = siteOrigin(ctx.config, {
    slug: GAP,
    liveDomain: null,
  }).split(GAP);
  const [domainStart = "", domainEnd = ""] = siteOrigin(ctx.config, {
    slug: "",
    liveDomain: GAP,
  }).split(GAP);
  const origin = sql`case when ${sites.liveDomain} is null
    then ${slugStart} || ${sites.slug} || ${slugEnd}
    else ${domainStart} || ${sites.liveDomain} || ${domainEnd} end`;
  const now = ctx.clock.now();
  const [result] = await ctx.db.write([
    statement(sql`update ${sites} set
      status = ${statusColumnAfter("changeAddress")},
      changed_at = max(${now}, coalesce(${sites.changedAt}, 0) + 1), due_at = ${now}, failures = 0
      where ${sites.changedAt} is null and ${sites.servedOrigin} <> ${origin}`),
  ]);
  return result?.rowsAffected ?? 0;
}

/**
 * Whether a settled site of this kind names an old address. One stands for all: they follow the
 * configuration together, and a site with work due is compared with it by itself.
 */
async function isMoved(ctx: Context, kind: SQL): Promise<boolean> {
  const [row] = await ctx.db.orm
    .select({
      slug: sites.slug,
      liveDomain: sites.liveDomain,
      servedOrigin: sites.servedOrigin,
    })
    .from(sites)
    .where(and(kind, isNotNull(sites.servedBuildId), isNull(sites.dueAt)))
    .limit(1);
  return row !== undefined && row.servedOrigin !== siteOrigin(ctx.config, row);
}

/** Name of the note which reCAPTCHA key the pages were last rendered with; empty for none. */
const RECAPTCHA_NOTE = "rendered-recaptcha-key";

/**
 * Has all served pages rendered anew when the operator has switched reCAPTCHA on or off, or changed
 * its key: their script and what they say of privacy depend on it. Answers how many sites there were.
 */
export async function followRecaptchaChange(ctx: Context): Promise<number> {
  const key = ctx.config.recaptcha?.siteKey ?? "";
  const [note] = await ctx.db.orm
    .select()
    .from(instanceSettings)
    .where(eq(instanceSettings.name, RECAPTCHA_NOTE));
  if ((note?.value ?? "") === key) return 0;
  const now = ctx.clock.now();
  const [result] = await ctx.db.write([
    statement(sql`update ${sites} set
      changed_at = max(${now}, coalesce(${sites.changedAt}, 0) + 1), due_at = ${now}, failures = 0
      where ${sites.publishedVersionId} is not null`),
    statement(sql`insert into ${instanceSettings} (name, value) values (${RECAPTCHA_NOTE}, ${key})
      on conflict (name) do update set value = excluded.value`),
  ]);
  return result?.rowsAffected ?? 0;
}
