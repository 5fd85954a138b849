/** The statements that store submissions: as many at once as have come, each with its own ordinal. */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { Statement } from "../../platform/database/database.ts";
import { prepareStatement } from "../../platform/database/statements.ts";
import { mailStatements } from "../../platform/mail.ts";
import { formSubmitStatement } from "../analytics/form-counts.ts";
import { messageStatements } from "../webhooks/messages.ts";
import { countInAll } from "./counts.ts";
import { type LeadRow, parseFields, type SubmittedRow, toLead } from "./model.ts";
import { LEAD_NOTICE } from "./notice.ts";
import { leadOrdinals, leads, spamLeads } from "./table.ts";
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
const values = sql.raw(
  Object.values(COLUMNS)
    .map((name) => `value ->> '${name}'`)
    .join(", "),
);
const rows = sql`json_each(${sql.placeholder("rows")})`;

const takeOrdinals = prepareStatement(sql`
  insert into ${leadOrdinals} (site_id, latest)
  select value ->> 'siteId', count(*) from ${rows} where true group by 1
  on conflict (site_id) do update set latest = latest + excluded.latest`);

/** A row knows how many of its site's come behind it in the list. */
const ordinals = sql`from ${rows} join ${leadOrdinals} as taken on taken.site_id = value ->> 'siteId'`;
const ordinal = sql`taken.latest - (value ->> 'behind')`;

const insertLeads = prepareStatement(sql`
  insert into ${leads} (${columns}, status, ordinal) select ${values}, 'new', ${ordinal} ${ordinals}`);

const insertSpam = prepareStatement(sql`
  insert into ${spamLeads} (${columns}, reason, ordinal)
  select ${values}, ${sql.placeholder("reason")}, ${ordinal} ${ordinals}`);

/** Stores leads in this order, counts them, and tells of each. */
export function leadStatements(ctx: Context, stored: readonly StoredRow[]): Statement[] {
  const list = { rows: JSON.stringify(countBehind(stored)) };
  return [
    takeOrdinals(list),
    insertLeads(list),
    countInAll(list),
    formSubmitStatement(
      ctx,
      stored.map(({ siteId }) => ({ siteId, leads: 1 })),
    ),
    ...noticeStatements(ctx, stored),
  ];
}

export function spamStatements(row: StoredRow, reason: SpamReason): Statement[] {
  const list = { rows: JSON.stringify(countBehind([row])) };
  return [takeOrdinals(list), insertSpam({ ...list, reason })];
}

/** The mail to the owner and the message to the owner's systems, for each. */
export function noticeStatements(ctx: Context, stored: readonly SubmittedRow[]): Statement[] {
  const mails = stored.map(({ id, accountId }) => ({
    ...{ kind: LEAD_NOTICE, reference: id, lane: accountId, id },
  }));
  const messages = stored.map((row) => {
    const { accountId, siteId } = row;
    const lead = { ...toLead(row, "new"), fields: parseFields(row.fields) };
    return { accountId, siteId, type: "lead.created" as const, data: { siteId, lead } };
  });
  return [...mailStatements(ctx, ...mails), ...messageStatements(ctx, ...messages)];
}

function countBehind(stored: readonly StoredRow[]): (StoredRow & { behind: number })[] {
  const seen = new Map<string, number>();
  return stored
    .toReversed()
    .map((row) => {
      const behind = seen.get(row.siteId) ?? 0;
      seen.set(row.siteId, behind + 1);
      return { ...row, behind };
    })
    .reverse();
}
