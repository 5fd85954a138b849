/** What an owner sets for the forms of a site: where they may lead on to, beside the site itself. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { defineCache } from "../../platform/cache.ts";
import type { Context } from "../../platform/context.ts";
import type { ChangeSource } from "../../platform/sharing/change-source.ts";
import { getSite, writeForSite } from "../sites/room.ts";
import { formSettings } from "./table.ts";

const ORIGINS_MAX = 20;
const ORIGIN_LENGTH_MAX = 300;

/** `https://shop.example` alone: with a path it would say more than is held to. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  // One with a `*` would be held to the letter, and lead nobody anywhere.
  return url !== null && /^https?:\/\/[^*]+$/.test(text) && url.origin === text;
};

const ORIGIN_TEXT = `must be an origin such as https://shop.example, in lower case, without a path, of at most ${ORIGIN_LENGTH_MAX} characters`;
const ORIGINS_TEXT = `must be a list of at most ${ORIGINS_MAX} origins such as https://shop.example`;

export const formSettingsSchema = v.object({
  redirectOrigins: v.pipe(
    v.array(
      v.pipe(
        v.string(ORIGIN_TEXT),
        v.maxLength(ORIGIN_LENGTH_MAX, ORIGIN_TEXT),
        v.check(isOrigin, ORIGIN_TEXT),
      ),
      ORIGINS_TEXT,
    ),
    v.maxLength(ORIGINS_MAX, ORIGINS_TEXT),
  ),
});
export type FormSettings = v.InferOutput<typeof formSettingsSchema>;

/** What was taken once is read for ever, also where it would not be taken today. */
const storedOrigins = v.array(v.string());

const settingsBySite = defineCache<FormSettings>("forms.settings", 1_000);

/** What other instances hear of. */
export const formChanges: readonly ChangeSource[] = [
  { topic: settingsBySite.name, table: "form_settings", on: "insert", key: "new.site_id" },
  { topic: settingsBySite.name, table: "form_settings", on: "update", key: "new.site_id" },
  { topic: settingsBySite.name, table: "form_settings", on: "delete", key: "old.site_id" },
];

/** Nothing allowed where nothing is set. */
export async function readFormSettings(ctx: Context, siteId: string): Promise<FormSettings> {
  const settings = await ctx.caches.of(settingsBySite).load(siteId, async () => {
    const [row] = await ctx.db.orm
      .select()
      .from(formSettings)
      .where(eq(formSettings.siteId, siteId));
    if (row === undefined) return { redirectOrigins: [] };
    return { redirectOrigins: v.parse(storedOrigins, JSON.parse(row.redirectOrigins)) };
  });
  return settings ?? { redirectOrigins: [] };
}

/** Throws `not_found`. */
export async function getFormSettings(
  ctx: Context,
  accountId: string,
  siteId: string,
): Promise<FormSettings> {
  await getSite(ctx, accountId, siteId);
  return readFormSettings(ctx, siteId);
}

/** Throws `not_found`. */
export async function setFormSettings(
  ctx: Context,
  accountId: string,
  siteId: string,
  settings: FormSettings,
): Promise<FormSettings> {
  await getSite(ctx, accountId, siteId);
  const redirectOrigins = JSON.stringify([...new Set(settings.redirectOrigins)]);
  await writeForSite(ctx, siteId, [
    ctx.db.orm
      .insert(formSettings)
      .values({ siteId, redirectOrigins })
      .onConflictDoUpdate({ target: formSettings.siteId, set: { redirectOrigins } }),
  ]);
  ctx.caches.of(settingsBySite).forget(siteId);
  return readFormSettings(ctx, siteId);
}
