import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Links that show a draft or a version to whoever has them. Taking one back removes its row. */
export const reviewLinks = sqliteTable(
  "review_links",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** "draft", which is shown as it is at the time, or a version's id. */
    shows: text("shows").notNull(),
    createdAt: integer("created_at").notNull(),
    createdBy: text("created_by"),
    expiresAt: integer("expires_at").notNull(),
    /** Until when notes are told of by the latest mail; null before the first. */
    notesToldUntil: integer("notes_told_until"),
  },
  (table) => [
    index("review_links_by_site").on(table.siteId),
    index("review_links_by_age").on(table.expiresAt),
  ],
);

/** What readers of such links have noted. Notes stay when their link is over. */
export const reviewNotes = sqliteTable(
  "review_notes",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    linkId: text("link_id").notNull(),
    /** Path of the page that it was left on. */
    page: text("page").notNull(),
    /** The block's address in the document; null for a note on the whole page. */
    block: text("block"),
    /** As the reader gave it. */
    author: text("author").notNull(),
    text: text("text").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When somebody of the account marked it as done. */
    doneAt: integer("done_at"),
  },
  (table) => [
    index("review_notes_by_site").on(table.siteId, table.id),
    index("review_notes_by_link").on(table.linkId, table.id),
  ],
);
