import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ROLES } from "./model.ts";

/** People who sign in to the console. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  /** As it was written; `email_key` is what addresses are compared by. */
  email: text("email").notNull(),
  emailKey: text("email_key").notNull().unique(),
  name: text("name").notNull(),
  /** argon2id in the PHC format, with its own salt and cost. */
  passwordHash: text("password_hash").notNull(),
  /** Operators see and manage everything on the instance. */
  isOperator: integer("is_operator", { mode: "boolean" }).notNull(),
  /** Sealed with the instance key; null without a second factor. */
  totpSecret: text("totp_secret"),
  /** Sealed; shown to the person and not confirmed yet. */
  totpPending: text("totp_pending"),
  /** The latest time step a code was taken of: a code is good once. */
  totpStep: integer("totp_step").notNull().default(0),
  leadMail: text("lead_mail", { enum: ["each", "daily", "never"] })
    .notNull()
    .default("each"),
  weeklyMail: integer("weekly_mail", { mode: "boolean" }).notNull().default(true),
  noteMail: integer("note_mail", { mode: "boolean" }).notNull().default(true),
  createdAt: integer("created_at").notNull(),
});

/**
 * Links of mails that another instance sent, before the person came here with an account: signed with
 * its key, so they are known by heart.
 */
export const formerUnsubscribeLinks = sqliteTable(
  "former_unsubscribe_links",
  {
    /** The last part of the link's path. */
    token: text("token").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("former_unsubscribe_links_by_user").on(table.userId)],
);

export const memberships = sqliteTable(
  "memberships",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId] }),
    index("memberships_by_account").on(table.accountId),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the cookie's token, hex. The token itself is never stored. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The account that the person works in; null until one is chosen. */
    accountId: text("account_id"),
    userAgent: text("user_agent").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Epoch ms, written now and then: a session ends 30 days after it. */
    lastSeenAt: integer("last_seen_at").notNull(),
  },
  (table) => [
    index("sessions_by_user").on(table.userId),
    index("sessions_by_age").on(table.lastSeenAt),
  ],
);

/** Links that are good once: the claim of an empty instance, invitations, resets. */
export const signInLinks = sqliteTable(
  "sign_in_links",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["claim", "invitation", "reset"] }).notNull(),
    /** SHA-256 of the link's token, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Whom it is for; empty for the claim link, which is for whoever reads it. */
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    /** What an invitation gives: a role in an account, or the whole instance. */
    accountId: text("account_id"),
    role: text("role", { enum: ROLES }),
    isOperator: integer("is_operator", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [
    index("sign_in_links_by_person").on(table.emailKey),
    index("sign_in_links_by_age").on(table.expiresAt),
  ],
);

/** What stands in for a code once, when the device with the second factor is gone. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of user id and code, hex. */
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the authenticator names it, base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    /** JSON list of how the authenticator can be reached. */
    transports: text("transports").notNull(),
    label: text("label").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("passkeys_by_credential").on(table.credentialId),
    index("passkeys_by_user").on(table.userId),
  ],
);

/** Who did what and when; each row is written in the transaction of what it tells. */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    id: text("id").primaryKey(),
    at: integer("at").notNull(),
    /** Null for the command line, and for people who were erased. */
    userId: text("user_id"),
    by: text("by", { enum: ["person", "command line", "nobody known"] }).notNull(),
    /** The procedure's name. */
    action: text("action").notNull(),
    accountId: text("account_id"),
    /** Ids of what it was done to, as one flat JSON object. */
    target: text("target").notNull(),
    /** The person it was done to, where there is one; null once they are erased. */
    subjectKey: text("subject_key"),
  },
  (table) => [
    index("audit_entries_by_account").on(table.accountId, table.id),
    index("audit_entries_by_user").on(table.userId),
    index("audit_entries_by_subject").on(table.subjectKey),
  ],
);

/** Passkey challenges that were answered, until they would be over anyway: each is good once. */
export const answeredChallenges = sqliteTable(
  "answered_challenges",
  {
    challenge: text("challenge").primaryKey(),
    /** Epoch ms. */
    goodUntil: integer("good_until").notNull(),
  },
  (table) => [index("answered_challenges_by_end").on(table.goodUntil)],
);
