/** Who is mailed of a site's leads: the addresses that its owner named, and the account's people as they like. */
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { emailKeyOf } from "../../lib/email-key.ts";
import { emailAddress } from "../../lib/text.ts";
import type { Context } from "../../platform/context.ts";
import { getAccount } from "../accounts/room.ts";
import { listMailWishes } from "../people/room.ts";
import { listSites, writeForSite } from "../sites/room.ts";
import { leadSettings } from "./table.ts";

const ADDRESSES_MAX = 10;
const ADDRESSES = `must be a list of at most ${ADDRESSES_MAX} e-mail addresses`;

export const notificationEmails = v.pipe(
  v.array(emailAddress(), ADDRESSES),
  v.maxLength(ADDRESSES_MAX, ADDRESSES),
);

/** Empty: the account's own address is mailed. */
export async function readNotificationEmails(ctx: Context, siteId: string): Promise<string[]> {
  const [row] = await ctx.db.orm.select().from(leadSettings).where(eq(leadSettings.siteId, siteId));
  return row === undefined ? [] : v.parse(v.array(v.string()), JSON.parse(row.emails));
}

/** Throws `not_found` for a site that was removed meanwhile. */
export async function setNotificationEmails(
  ctx: Context,
  siteId: string,
  wanted: readonly string[],
): Promise<string[]> {
  const byKey = new Map(wanted.map((email) => [emailKeyOf(email), email]));
  const emails = JSON.stringify([...byKey.values()]);
  await writeForSite(ctx, siteId, [
    ctx.db.orm
      .insert(leadSettings)
      .values({ siteId, emails })
      .onConflictDoUpdate({ target: leadSettings.siteId, set: { emails } }),
  ]);
  return readNotificationEmails(ctx, siteId);
}

/** Who is mailed of one lead. */
export type Notified = {
  /** Those named for the site, or the account's own, as far as no person of the account has it. */
  addresses: string[];
  /** The account's people who want each lead. */
  people: { userId: string; email: string }[];
};

export async function findNotified(
  ctx: Context,
  { accountId, siteId }: { accountId: string; siteId: string },
): Promise<Notified> {
  const named = await readNotificationEmails(ctx, siteId);
  const base = named.length > 0 ? named : [(await getAccount(ctx, accountId)).email];
  const byKey = new Map(base.map((email) => [emailKeyOf(email), email]));
  const wishes = await listMailWishes(ctx, accountId);
  for (const { email } of wishes) byKey.delete(emailKeyOf(email));
  const people = wishes.filter(({ leadMail }) => leadMail === "each");
  return { addresses: [...byKey.values()], people };
}

/** Takes an address out of all lists of the account. Answers how many lists had it. */
export async function forgetNotified(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<number> {
  const key = emailKeyOf(email);
  let count = 0;
  for (const { id: siteId } of await listSites(ctx, accountId)) {
    const emails = await readNotificationEmails(ctx, siteId);
    const left = emails.filter((one) => emailKeyOf(one) !== key);
    if (left.length === emails.length) continue;
    count += 1;
    await setNotificationEmails(ctx, siteId, left);
  }
  return count;
}
