import {
  blob,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { SPAM_REASONS } from "../../http/judge-form.ts";
import { LEAD_STATUSES } from "./words.ts";

/** What a submission holds, whether it counts as a lead or waits in the spam folder. */
const submissionColumns = () => ({
  id: text("id").primaryKey(),
  siteId: text("site_id").notNull(),
  accountId: text("account_id").notNull(),
  /** Counts the site's submissions from 1: the order of lists, with gaps where spam or erased ones were. */
  ordinal: integer("ordinal").notNull(),
  form: text("form").notNull(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  message: text("message").notNull(),
  /** Further fields of the form, as one flat JSON object of texts. */
  fields: text("fields").notNull(),
  /** What the form asks the mail to be titled; null leaves it to us. */
  subject: text("subject"),
  /** Path of the page that the form is on. */
  source: text("source").notNull(),
  /** What reCAPTCHA said, where it is configured; unverified where a form had no signed time. */
  verification: text("verification", { enum: ["verified", "unverified"] }),
  createdAt: integer("created_at").notNull(),
});

export const leads = sqliteTable(
  "leads",
  {
    ...submissionColumns(),
    status: text("status", { enum: LEAD_STATUSES }).notNull(),
  },
  (table) => [
    uniqueIndex("leads_by_site").on(table.siteId, table.ordinal),
    index("leads_by_status").on(table.siteId, table.status, table.ordinal),
  ],
);

/** Submissions taken for spam: kept for a while, never counted, restorable. */
export const spamLeads = sqliteTable(
  "spam_leads",
  {
    ...submissionColumns(),
    /** Which check it failed. */
    reason: text("reason", { enum: SPAM_REASONS }).notNull(),
  },
  (table) => [
    index("spam_leads_by_site").on(table.siteId, table.ordinal),
    index("spam_leads_by_age").on(table.createdAt),
  ],
);

/** What the owner of a site has set for its leads; without a row nothing is set. */
export const leadSettings = sqliteTable("lead_settings", {
  siteId: text("site_id").primaryKey(),
  /** JSON list of addresses that each lead is mailed to, in place of the account's. */
  emails: text("emails").notNull(),
});

/** What the owner's people wrote down about a lead. */
export const leadNotes = sqliteTable(
  "lead_notes",
  {
    id: text("id").primaryKey(),
    leadId: text("lead_id").notNull(),
    /** Who wrote it; null once they are gone. */
    userId: text("user_id"),
    text: text("text").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("lead_notes_by_lead").on(table.leadId, table.id),
    index("lead_notes_by_user").on(table.userId),
  ],
);

/**
 * Pictures that came with a submission, whether it counts as a lead or waits in the spam folder: WebP,
 * as the image worker writes it. Bytes stand last, so that a list reads past none of them.
 */
export const leadPictures = sqliteTable(
  "lead_pictures",
  {
    id: text("id").primaryKey(),
    /** A lead's, or that of an entry of the spam folder, which keeps its id when it is restored. */
    leadId: text("lead_id").notNull(),
    siteId: text("site_id").notNull(),
    accountId: text("account_id").notNull(),
    /** Among those of the submission, from 0, as the visitor chose them. */
    position: integer("position").notNull(),
    /** Of the large one, in px. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Of both together, in bytes. */
    length: integer("length").notNull(),
    isSpam: integer("is_spam", { mode: "boolean" }).notNull(),
    /** Null where the picture is small enough to be its own. */
    thumbnail: blob("thumbnail", { mode: "buffer" }),
    bytes: blob("bytes", { mode: "buffer" }).notNull(),
  },
  (table) => [
    uniqueIndex("lead_pictures_by_lead").on(table.leadId, table.position),
    index("lead_pictures_by_site").on(table.siteId),
    // Holds all that is asked of an account's room.
    index("lead_pictures_by_account").on(table.accountId, table.isSpam, table.length),
  ],
);

/** The latest ordinal given to a submission of the site. */
export const leadOrdinals = sqliteTable("lead_ordinals", {
  siteId: text("site_id").primaryKey(),
  latest: integer("latest").notNull(),
});

/**
 * How many leads of each status there are, over ranges of ordinals: level 2 is the whole site,
 * level 1 ranges of 2^15 ordinals, level 0 ranges of 2^10. A page of a list is found through them
 * without walking over what comes before it.
 */
export const leadCounts = sqliteTable(
  "lead_counts",
  {
    siteId: text("site_id").notNull(),
    level: integer("level").notNull(),
    /** The ordinal shifted right by the level's width. */
    bucket: integer("bucket").notNull(),
    new: integer("new").notNull(),
    contacted: integer("contacted").notNull(),
    qualified: integer("qualified").notNull(),
    won: integer("won").notNull(),
    lost: integer("lost").notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.level, table.bucket] })],
);
