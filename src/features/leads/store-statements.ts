/**
 * The statements that store submissions: as many at once as have come, each with its own ordinal.
 * Those of leads put what tells of them into the outbox, too.
 */
import { sql } from "drizzle-orm";
import type { SpamReason } from "../../http/judge-form.ts";
import type { SharedWrite, Statement } from "../../platform/database/database.ts";
import { prepareRows, prepareStatement } from "../../platform/database/statements.ts";
import { type PreparedMail, preparedMailStatements } from "../../platform/mail/mail.ts";
import { formSubmitStatement } from "../analytics/room.ts";
import { requireSite } from "../sites/room.ts";
import { type PreparedMessage, preparedMessageStatements } from "../webhooks/room.ts";
import { countLatest } from "./counts.ts";
import type { LeadRow } from "./model.ts";
import { leadOrdinals, leadPictures, leads, spamLeads } from "./table.ts";

/** A submission as it is stored, but for the ordinal that the database gives it. */
export type StoredRow = Omit<LeadRow, "ordinal" | "status">;

/** Columns of both tables, and the properties that they take from a row. */
const COLUMNS = {
  id: "id",
  site_id: "siteId",
  account_id: "accountId",
  form: "form",
  name: "name",
  email: "email",
  phone: "phone",
  message: "message",
  fields: "fields",
  subject: "subject",
  source: "source",
  verification: "verification",
  created_at: "createdAt",
} as const;

export const columns = sql.raw(Object.keys(COLUMNS).join(", "));
const properties = Object.values(COLUMNS);
const placeholders = sql.join(
  properties.map((name) => sql`${sql.placeholder(name)}`),
  sql`, `,
);

const takeOrdinals = prepareStatement(sql`
  insert into ${leadOrdinals} (site_id, latest)
  values (${sql.placeholder("siteId")}, ${sql.placeholder("count")})
  on conflict (site_id) do update set latest = latest + excluded.latest`);

/** Ordinals have been taken for a whole list; a row knows how many of its site's come behind it. */
type PlacedRow = StoredRow & { behind: number };

const ordinal = sql`(select latest from ${leadOrdinals} where site_id = ${sql.placeholder("siteId")})
  - ${sql.placeholder("behind")}`;

const valuesOf = (row: PlacedRow): unknown[] => [
  ...properties.map((name) => row[name]),
  row.siteId,
  row.behind,
];

const insertLeads = prepareRows<PlacedRow>(
  (rows) => sql`insert into ${leads} (${columns}, ordinal, status) values ${rows}`,
  sql`(${placeholders}, ${ordinal}, 'new')`,
  valuesOf,
);

const insertSpam = prepareRows<PlacedRow & { reason: SpamReason }>(
  (rows) => sql`insert into ${spamLeads} (${columns}, ordinal, reason) values ${rows}`,
  sql`(${placeholders}, ${ordinal}, ${sql.placeholder("reason")})`,
  (row) => [...valuesOf(row), row.reason],
);

/** A lead with what tells of it; without a message where nobody listens. */
export type NewLead = { row: StoredRow; mail: PreparedMail; message: PreparedMessage | undefined };

/** Stores leads in this order, counts them, and tells of them. Refused with `SITE_GONE`. */
function leadStatements(stored: readonly NewLead[]): Statement[] {
  const placed: PlacedRow[] = [];
  const rows = stored.map(({ row }) => row);
  const bySite = [...Map.groupBy(rows, ({ siteId }) => siteId)];
  for (const [, theirs] of bySite)
    for (const [at, row] of theirs.entries())
      placed.push({ ...row, behind: theirs.length - 1 - at });
  const sites = bySite.map(([siteId, { length: count }]) => ({ siteId, count }));
  const at = Math.max(...rows.map(({ createdAt }) => createdAt));
  return [
    ...sites.map(({ siteId }) => requireSite(siteId)),
    ...sites.map(takeOrdinals),
    ...insertLeads(placed),
    ...sites.map(countLatest),
    formSubmitStatement(rows.map(({ siteId, createdAt }) => ({ siteId, at: createdAt, leads: 1 }))),
    ...tellingStatements(stored, at),
  ];
}

/** Puts mail and messages about leads into the outbox. */
export function tellingStatements(stored: readonly NewLead[], at: number): Statement[] {
  const messages = stored.map(({ message }) => message).filter((message) => message !== undefined);
  return [
    ...preparedMailStatements(stored.map(({ mail }) => mail)),
    ...(messages.length === 0 ? [] : preparedMessageStatements(messages, at)),
  ];
}

/** Leads that come at the same moment are stored by the same statements. */
export const leadsWrite: SharedWrite<NewLead, void> = {
  itemsMax: 128,
  statementsFor: leadStatements,
  recallStatements: () => [],
  readResults: (_, stored) => stored.map(() => undefined),
};

/** Of a site: nobody looks through more, and whoever sends it must not fill the disk. */
export const SPAM_KEPT_MAX = 2_000;

const isTooMuch = sql`site_id = ${sql.placeholder("siteId")} and ordinal <= (
    select ordinal from ${spamLeads} where site_id = ${sql.placeholder("siteId")}
    order by ordinal desc limit 1 offset ${SPAM_KEPT_MAX})`;

const dropOldPictures = prepareStatement(sql`
  delete from ${leadPictures} where lead_id in (select id from ${spamLeads} where ${isTooMuch})`);

const dropOldSpam = prepareStatement(sql`delete from ${spamLeads} where ${isTooMuch}`);

/** Refused with `SITE_GONE`. */
export function spamStatements(row: StoredRow, reason: SpamReason): Statement[] {
  const { siteId } = row;
  const insert = insertSpam([{ ...row, behind: 0, reason }]);
  return [
    requireSite(siteId),
    takeOrdinals({ siteId, count: 1 }),
    ...insert,
    dropOldPictures({ siteId }),
    dropOldSpam({ siteId }),
  ];
}
