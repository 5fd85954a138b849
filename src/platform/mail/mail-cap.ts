/**
 * How much mail others can cause to an address: so many within an hour for one cause, whoever asks.
 * It is decided in the write that puts the mail in, and kept in the database, so that neither a
 * crowd nor a restart is a way around it. Addresses are kept as keyed digests only.
 */
import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { mailboxKeyOf } from "../../lib/email-key.ts";
import type { Context } from "../context.ts";
import type { Statement } from "../database/database.ts";
import { prepareStatement, statement } from "../database/statements.ts";
import { mailAllowances } from "./mail-table.ts";

/** Mails for one cause to one address within any hour. */
export const CAPPED_MAILS_MAX = 3;
const WINDOW_MS = 60 * 60_000;

/** What mail that a stranger can cause is counted by. */
export type MailCap = {
  address: string;
  /** What the mail is about, such as `event evt_…`. */
  cause: string;
  /** How long it may wait for its turn; what would have to wait longer is not sent. */
  waitMsMax: number;
};

/** Tells an address from others without holding it; `purpose` keeps digests of different uses apart. */
export function digestAddress(
  ctx: Pick<Context, "instanceKey">,
  purpose: string,
  address: string,
): string {
  return createHmac("sha256", ctx.instanceKey)
    .update(`${purpose}\n${mailboxKeyOf(address)}`)
    .digest("base64url")
    .slice(0, 22);
}

/** What the allowances of an address for a cause are found by. */
export const allowanceKeyOf = (
  ctx: Pick<Context, "instanceKey">,
  { address, cause }: Pick<MailCap, "address" | "cause">,
): string => digestAddress(ctx, `mail cap\n${cause}`, address);

const key = sql.placeholder("key");
const at = sql.placeholder("at");

/** The moment at which one more mail keeps the cap, unless that is too late. */
const takeAllowance = prepareStatement(sql`
  insert into ${mailAllowances} (message_id, key, at)
  select ${sql.placeholder("id")}, ${key}, turn from (
    select case when count(*) < ${CAPPED_MAILS_MAX} then ${at}
      else max(${at}, min(at) + ${WINDOW_MS}) end as turn
    from (select at from ${mailAllowances} where key = ${key} order by at desc
      limit ${CAPPED_MAILS_MAX}))
  where turn <= ${at} + ${sql.placeholder("waitMsMax")}
  on conflict (message_id) do nothing`);

/** Takes a turn for the message; without one left, nothing is written for it. */
export const allowanceStatement = (values: {
  id: string;
  key: string;
  at: number;
  waitMsMax: number;
}): Statement => takeAllowance(values);

const LATELY = sql`at > ${sql.placeholder("now")} - ${WINDOW_MS}`;

/** Whether one more mail could go now; `allowanceKey` and the placeholder `now` are SQL. */
export const hasAllowance = (allowanceKey: ReturnType<typeof sql>) =>
  sql`(select count(*) from ${mailAllowances} where key = ${allowanceKey} and ${LATELY})
    < ${CAPPED_MAILS_MAX}`;

/** No turn is further ahead: what is was given on a clock that was, and would keep others from theirs. */
const TURN_AHEAD_MS_MAX = 2 * 24 * WINDOW_MS;

/** Forgets what no longer counts. */
export async function forgetAllowances(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const isOver = sql`(at <= ${now - WINDOW_MS} or at > ${now + TURN_AHEAD_MS_MAX})`;
  const [old] = await ctx.db.orm
    .select({ id: mailAllowances.messageId })
    .from(mailAllowances)
    .where(isOver)
    .limit(1);
  if (!old) return;
  await ctx.db.write([statement(sql`delete from ${mailAllowances} where ${isOver}`)]);
}
