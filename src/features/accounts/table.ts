import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const accounts = sqliteTable("accounts", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  plan: text("plan", { enum: ["free", "starter", "pro", "agency"] }).notNull(),
  /** Epoch ms; set while the account may do nothing. */
  suspendedAt: integer("suspended_at"),
  createdAt: integer("created_at").notNull(),
});

/**
 * Accounts that were moved to another instance: they stay suspended here, and what is sent to them is
 * sent on. Until the operator says where they went, nothing is taken in for them and nothing is sent on.
 */
export const movedAccounts = sqliteTable("moved_accounts", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id),
  /** The origin of the service there; null until it is said. */
  serviceUrl: text("service_url"),
  /** `https://sites.example.com`, below which its sites have their names there. */
  sitesUrl: text("sites_url"),
  /** What of it was suspended and published before, as JSON: for a move that is tried again. */
  before: text("before").notNull(),
  movedAt: integer("moved_at").notNull(),
});

/** What an account is called towards its own people; those without a row go by the product's name. */
export const accountBrands = sqliteTable("account_brands", {
  accountId: text("account_id")
    .primaryKey()
    .references(() => accounts.id),
  name: text("name").notNull(),
  /** `#rrggbb` */
  colour: text("colour"),
  logo: blob("logo", { mode: "buffer" }),
  logoType: text("logo_type", { enum: ["image/png", "image/jpeg"] }),
  /** Of the logo's bytes; its address changes with it. */
  logoHash: text("logo_hash"),
});

export const keys = sqliteTable(
  "keys",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id),
    label: text("label"),
    /** SHA-256 of the whole key, hex. The key itself is never stored. */
    hash: text("hash").notNull().unique(),
    /** The key's last four characters, so that a person can tell keys apart. */
    hint: text("hint").notNull(),
    scope: text("scope", { enum: ["full", "read", "build"] }).notNull(),
    /** Epoch ms; from then on the key is refused. */
    expiresAt: integer("expires_at"),
    revokedAt: integer("revoked_at"),
    /** Epoch ms of the latest call, written down once in a while. */
    lastUsedAt: integer("last_used_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("keys_by_account").on(table.accountId, table.createdAt)],
);
