import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const galleryImages = sqliteTable(
  "gallery_images",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** What the picture shows, for those who do not see it; empty when nothing was said. */
    alt: text("alt").notNull(),
    caption: text("caption"),
    /** Of the largest rendition, in px. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** What has to stay visible when the picture is cropped, from 0 to 1 of its width and height. */
    focalX: real("focal_x"),
    focalY: real("focal_y"),
    /** Its place among the site's images, from 0; those without one come behind, oldest first. */
    position: integer("position"),
    createdAt: integer("created_at").notNull(),
    /** Epoch ms. The row and its files stay until no page of the site shows them any more. */
    deletedAt: integer("deleted_at"),
  },
  (table) => [
    index("gallery_images_of_site")
      .on(table.siteId, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index("gallery_images_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** The renditions of an image: WebP files, each known by the hash of its bytes. */
export const galleryFiles = sqliteTable(
  "gallery_files",
  {
    imageId: text("image_id").notNull(),
    /** In px. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** SHA-256 of the bytes, hex. */
    hash: text("hash").notNull(),
    length: integer("length").notNull(),
    bytes: blob("bytes", { mode: "buffer" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.width, table.height] }),
    index("gallery_files_by_hash").on(table.hash),
  ],
);

/** Pictures of an existing site that a new one shall get: a row goes when its picture is in or refused. */
export const galleryTakeovers = sqliteTable(
  "gallery_takeovers",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    accountId: text("account_id").notNull(),
    siteId: text("site_id").notNull(),
    url: text("url").notNull(),
    alt: text("alt").notNull(),
    /** Attempts begun. */
    attempts: integer("attempts").notNull(),
    /** Epoch ms until which a worker's claim holds; 0 without one. */
    leaseUntil: integer("lease_until").notNull(),
    /** The same for all of an account, and greater than all others after each picture of its. */
    turn: integer("turn").notNull(),
  },
  (table) => [
    index("gallery_takeovers_waiting").on(table.turn, table.id),
    index("gallery_takeovers_by_account").on(table.accountId, table.leaseUntil),
  ],
);
