/**
 * The statements that store submissions: as many at once as have come, each with its own ordinal.
 * They stand on the way of every form, so whatever can be made later from what they store is not
 * made here.
 */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareRows, prepareStatement } from "../../platform/database/statements.ts";
import { formSubmitStatement } from "../analytics/form-counts.ts";
import { countLatest } from "./counts.ts";
import type { LeadRow } from "./model.ts";
import { leadNotices, leadOrdinals, leads, spamLeads } from "./table.ts";
import type { SpamReason } from "./words.ts";

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

const noteLatest = prepareStatement(sql`
  insert into ${leadNotices} (site_id, first_ordinal, last_ordinal)
  select site_id, latest - ${sql.placeholder("count")} + 1, latest from ${leadOrdinals}
  where site_id = ${sql.placeholder("siteId")}`);

/** Stores leads in this order, counts them, and notes that they are to be told of. */
export function leadStatements(ctx: Context, stored: readonly StoredRow[]): Statement[] {
  const placed: PlacedRow[] = [];
  const bySite = [...Map.groupBy(stored, ({ siteId }) => siteId)];
  for (const [, rows] of bySite)
    for (const [at, row] of rows.entries()) placed.push({ ...row, behind: rows.length - 1 - at });
  const sites = bySite.map(([siteId, { length: count }]) => ({ siteId, count }));
  return [
    ...sites.map(takeOrdinals),
    ...insertLeads(placed),
    ...sites.flatMap((site) => [countLatest(site), noteLatest(site)]),
    formSubmitStatement(
      ctx,
      stored.map(({ siteId }) => ({ siteId, leads: 1 })),
    ),
  ];
}

export function spamStatements(row: StoredRow, reason: SpamReason): Statement[] {
  const { siteId } = row;
  return [takeOrdinals({ siteId, count: 1 }), ...insertSpam([{ ...row, behind: 0, reason }])];
}

const noteOne = prepareStatement(sql`
  insert into ${leadNotices} (site_id, first_ordinal, last_ordinal)
  select site_id, ordinal, ordinal from ${leads} where id = ${sql.placeholder("id")}`);

/** Notes that a stored lead is to be told of. */
export const noticeStatement = (id: string): Statement => noteOne({ id });
