/** Where a site's images stand, and what of each stays visible when it is cropped. */
import { asc, count, sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { statement } from "../../platform/database/statements.ts";
import type { Image, ImageRow } from "./model.ts";
import {
  getImageRow,
  isShown,
  listFiles,
  type SiteOfAccount,
  showImage,
  showWith,
  writeChange,
} from "./service.ts";
import { galleryImages } from "./table.ts";

/** From 0 to 1 of the width and the height. */
export type FocalPoint = { x: number; y: number };

export type ArrangedImage = Image & {
  /** Null: the middle. */
  focalPoint: FocalPoint | null;
  /** From 0; null for one that nobody has placed. */
  order: number | null;
};

/** The owner's order; images that nobody placed come behind, oldest first. */
export const inOrder = [
  sql`${galleryImages.position} is null`,
  asc(galleryImages.position),
  asc(galleryImages.createdAt),
  asc(galleryImages.id),
];

function arranged(image: Image, { focalX, focalY, position }: ImageRow): ArrangedImage {
  const focalPoint = focalX === null || focalY === null ? null : { x: focalX, y: focalY };
  return { ...image, focalPoint, order: position };
}

/** The site's images in its own order. */
export async function listArranged(
  ctx: Context,
  siteId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ items: ArrangedImage[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    ctx.db.orm
      .select()
      .from(galleryImages)
      .where(isShown(siteId))
      .orderBy(...inOrder)
      .limit(limit)
      .offset(skip),
    ctx.db.orm.select({ total: count() }).from(galleryImages).where(isShown(siteId)),
  ]);
  const files = await listFiles(ctx, rows);
  const items = rows.flatMap((row) => {
    const image = showWith(ctx, row, files.get(row.id));
    return image === undefined ? [] : [arranged(image, row)];
  });
  return { items, total: counted?.total ?? 0 };
}

/** Sets what is given, moving others along. Throws `not_found`. */
export async function arrangeImage(
  ctx: Context,
  site: SiteOfAccount,
  imageId: string,
  { focalPoint, order }: { focalPoint?: FocalPoint | null | undefined; order?: number | undefined },
): Promise<ArrangedImage> {
  const { accountId, siteId } = site;
  await getImageRow(ctx, accountId, siteId, imageId);
  const changes = [];
  if (focalPoint !== undefined)
    changes.push(
      statement(sql`update ${galleryImages}
        set focal_x = ${focalPoint?.x ?? null}, focal_y = ${focalPoint?.y ?? null}
        where id = ${imageId} and site_id = ${siteId}`),
    );
  if (order !== undefined) changes.push(orderStatement(siteId, imageId, order));
  if (changes.length > 0) await writeChange(ctx, siteId, changes);
  const row = await getImageRow(ctx, accountId, siteId, imageId);
  return arranged(await showImage(ctx, row), row);
}

/**
 * Gives every image of the site its place, with this one at `order`. The others are looked at in the
 * write itself, so that none goes back to where it was when several are moved at the same moment.
 */
function orderStatement(siteId: string, imageId: string, order: number) {
  const others = sql`select id, row_number() over (order by ${sql.join(inOrder, sql`, `)}) - 1 as place
    from ${galleryImages} where ${isShown(siteId)} and id <> ${imageId}`;
  const places = sql`with others as (${others})
    select id, place + (place >= ${order}) as place from others
    union all select ${imageId}, min(${order}, (select count(*) from others))`;
  return statement(sql`update ${galleryImages} set position = placed.place
    from (${places}) as placed
    where placed.id = ${galleryImages.id} and ${isShown(siteId)}`);
}
