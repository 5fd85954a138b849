/** A site as clients see it: exactly the contract's fields. */
import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import { siteOrigin } from "./origin.ts";
import { SITE_STATUSES } from "./status.ts";
import type { sites } from "./table.ts";

export type SiteRow = typeof sites.$inferSelect;

export const siteSchema = v.object({
  id: v.string(),
  name: v.string(),
  status: v.picklist(SITE_STATUSES),
  /** Null until the site is fully live. */
  url: v.nullable(v.string()),
  customDomain: v.nullable(v.string()),
  pages: v.number(),
  createdAt: v.number(),
  updatedAt: v.number(),
});
export type Site = v.InferOutput<typeof siteSchema>;

export function toSite(ctx: Context, row: SiteRow): Site {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    url: row.status === "live" ? siteOrigin(ctx.config, row) : null,
    customDomain: row.customDomain,
    pages: row.pages,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
