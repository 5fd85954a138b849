import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Our account at each certificate authority. */
export const acmeAccounts = sqliteTable("acme_accounts", {
  /** Address of the authority's directory. */
  directory: text("directory").primaryKey(),
  /** Sealed with the instance key. */
  key: text("key").notNull(),
  /** What the authority calls the account; null until it has said so. */
  url: text("url"),
  createdAt: integer("created_at").notNull(),
});

/** Certificates by name, and the orders that are under way for them. */
export const certificates = sqliteTable("certificates", {
  name: text("name").primaryKey(),
  /** PEM, leaf first; null before the first one. */
  chain: text("chain"),
  /** Its private key, sealed with the instance key. */
  key: text("key"),
  notBefore: integer("not_before"),
  notAfter: integer("not_after"),
  /** When the next one is ordered: at two thirds of the lifetime, or as the authority says. */
  renewAt: integer("renew_at"),
  /** When the authority is asked again for a better time; null where it says nothing of it. */
  askAt: integer("ask_at"),
  /** The order under way: its address, null until the authority has said it, and its sealed key. */
  orderUrl: text("order_url"),
  orderKey: text("order_key"),
  /** Attempts that failed in a row, when the next one is made, and in whose words the last failed. */
  failures: integer("failures").notNull().default(0),
  nextAt: integer("next_at").notNull().default(0),
  fault: text("fault"),
  /** Days before the end at which operators were told last, of the certificate as it is. */
  warnedDays: integer("warned_days"),
});

/** Every order of the last days, because authorities limit their number. */
export const certificateOrders = sqliteTable(
  "certificate_orders",
  {
    id: text("id").primaryKey(),
    /** The registered domain that the name belongs to. */
    zone: text("zone").notNull(),
    isRenewal: integer("is_renewal", { mode: "boolean" }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("certificate_orders_by_time").on(table.createdAt)],
);

/** Answers to challenges that are under way: the authority may ask any instance. */
export const acmeChallenges = sqliteTable(
  "acme_challenges",
  {
    token: text("token").primaryKey(),
    /** The name that is to be proved, in lower case. */
    name: text("name").notNull(),
    /** The key authorization (RFC 8555 §8.1), which is no secret. */
    proof: text("proof").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("acme_challenges_by_name").on(table.name)],
);
