/**
 * What belongs to a tenant: every table of the database is either carried, with the rows that are the
 * account's, or left behind for a reason. A test holds this list against the schema.
 */

export type CarriedTable = {
  readonly table: string;
  /** SQL over the table's columns; `:account` stands for the account's id. */
  readonly which: string;
  /** Columns that count up by themselves, and are counted anew where the tenant goes. */
  readonly omitted?: readonly string[];
  /** Columns sealed with the instance key: opened on the way out, sealed again on the way in. */
  readonly sealed?: { readonly columns: readonly string[]; readonly use: string };
  /** Columns with JSON that SQL takes apart: a cell that has half of a surrogate pair there is refused. */
  readonly json?: readonly string[];
  /**
   * True for what makes the tenant visible: it is written in the last transaction, with whatever could
   * not be written twice. The rest is written before, in any number of steps.
   */
  readonly isLast?: boolean;
  /** True for pictures, of which a row may hold megabytes: only few are in memory at once. */
  readonly isLarge?: boolean;
};

const OWN = "account_id = :account";
const OF_SITES = "site_id in (select id from sites where account_id = :account)";
const OF_BUILDS = `build_id in (select id from builds where ${OF_SITES})`;
const OF_ENDPOINTS =
  "endpoint_id in (select id from webhook_endpoints where account_id = :account)";
/** To which the export adds the links that this instance has mailed. */
export const FORMER_LINKS = "former_unsubscribe_links";
const OF_MEMBERS = "user_id in (select user_id from memberships where account_id = :account)";

/** In the order in which rows may be inserted. */
export const CARRIED: readonly CarriedTable[] = [
  { table: "jobs", which: OWN, json: ["brief"] },
  { table: "job_steps", which: `job_id in (select id from jobs where ${OWN})` },
  { table: "idempotency_records", which: OWN },
  { table: "versions", which: OF_SITES },
  { table: "builds", which: OF_SITES },
  { table: "build_files", which: OF_BUILDS },
  { table: "build_audits", which: OF_BUILDS },
  { table: "contents", which: `hash in (select hash from build_files where ${OF_BUILDS})` },
  { table: "drafts", which: OF_SITES },
  { table: "planned_releases", which: OF_SITES },
  { table: "draft_operations", which: OF_SITES },
  { table: "gallery_images", which: OF_SITES },
  {
    table: "gallery_files",
    which: `image_id in (select id from gallery_images where ${OF_SITES})`,
    isLarge: true,
  },
  { table: "events", which: OF_SITES },
  { table: "registrations", which: OF_SITES },
  {
    table: "spam_registrations",
    which: `event_id in (select id from events where ${OF_SITES})`,
  },
  { table: "leads", which: OWN },
  { table: "spam_leads", which: OWN },
  { table: "lead_pictures", which: OWN, isLarge: true },
  { table: "lead_counts", which: OF_SITES },
  { table: "lead_ordinals", which: OF_SITES },
  { table: "lead_settings", which: OF_SITES },
  { table: "form_settings", which: OF_SITES },
  { table: "visit_days", which: OF_SITES },
  { table: "visit_counts", which: OF_SITES },
  {
    table: "webhook_endpoints",
    which: OWN,
    json: ["types", "site_ids"],
    sealed: { columns: ["secret", "previous_secret"], use: "sitewright webhook secret" },
  },
  { table: "webhook_messages", which: OWN },
  { table: "webhook_deliveries", which: OF_ENDPOINTS },
  {
    table: "users",
    which: "id in (select user_id from memberships where account_id = :account)",
    sealed: { columns: ["totp_secret", "totp_pending"], use: "second factor" },
  },
  { table: FORMER_LINKS, which: OF_MEMBERS },
  { table: "review_notes", which: OF_SITES },
  { table: "lead_notes", which: `lead_id in (select id from leads where ${OWN})` },
  { table: "recovery_codes", which: OF_MEMBERS },
  { table: "passkeys", which: OF_MEMBERS },
  { table: "audit_entries", which: OWN },
  { table: "accounts", which: "id = :account", isLast: true },
  { table: "account_brands", which: OWN, isLast: true },
  { table: "memberships", which: OWN, isLast: true },
  { table: "credit_balances", which: OWN, isLast: true },
  { table: "credit_entries", which: OWN, isLast: true },
  { table: "keys", which: OWN, isLast: true },
  { table: "sites", which: OWN, isLast: true },
  { table: "site_hosts", which: OF_SITES, isLast: true },
  { table: "domains", which: OWN, isLast: true },
  { table: "gallery_takeovers", which: OF_SITES, omitted: ["id"], isLast: true },
  {
    table: "registration_notices",
    which: OF_SITES,
    omitted: ["id"],
    json: ["payload"],
    isLast: true,
  },
  { table: "webhook_attempts", which: OF_ENDPOINTS, omitted: ["id"], isLast: true },
];

/** Table → why it stays. */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  __drizzle_migrations: "the file names the schema that it was written with",
  sqlite_sequence: "counters of this file",
  instance_settings: "the instance's own",
  changes: "of connections of this instance",
  leases: "of connections of this instance",
  write_receipts: "of connections of this instance",
  moved_accounts: "where tenants went from this instance",
  outbox: "what waits is sent from here",
  outbox_lanes: "what waits is sent from here",
  mail_allowances: "of mail that is sent from here",
  mail_failures: "of mail that is sent from here",
  readiness_checks: "made anew at the new address",
  report_runs: "reports begin anew where the tenant goes",
  sessions: "people sign in again",
  review_links: "they name this instance's address",
  sign_in_links: "they name this instance's address",
  answered_challenges: "gone after minutes",
  acme_challenges: "the instance's own",
  acme_accounts: "the instance's own",
  certificate_orders: "the instance's own",
  certificates: "ordered anew where the names lead then",
  day_visitors: "keyed by this instance's salts, and gone after 48 hours",
  visitor_salts: "this instance's, and gone after 48 hours",
};
