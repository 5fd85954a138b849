/** A site's images, when the site is removed for good. */
import { sql } from "drizzle-orm";
import type { Statement } from "../../platform/database/database.ts";
import { statement } from "../../platform/database/statements.ts";
import { galleryFiles, galleryImages, galleryTakeovers } from "./table.ts";

export const removeGalleryStatements = (siteId: string): Statement[] =>
  [
    sql`delete from ${galleryFiles} where image_id in
      (select id from ${galleryImages} where site_id = ${siteId})`,
    sql`delete from ${galleryImages} where site_id = ${siteId}`,
    sql`delete from ${galleryTakeovers} where site_id = ${siteId}`,
  ].map(statement);
