/**
 * Links in mails by which a person ends mails of one kind without signing in. Whoever has one was mailed it,
 * and all it can do is to end them; it stays good, since a mail may be read years later.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { Moved, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { findNewAddress } from "../accounts/room.ts";
import { auditStatement } from "./audit-log.ts";
import { formerUnsubscribeLinks, users } from "./table.ts";
import { getUserRow, listMemberships, type UserRow } from "./users.ts";

export const MAIL_SORTS = ["leads", "daily", "weekly", "notes"] as const;
/** A mail for each lead, the digest of a day, the report of a week, notes on previews. */
export type MailSort = (typeof MAIL_SORTS)[number];

export const UNSUBSCRIBE = "/unsubscribe";

export const unsubscribeUrl = (ctx: Context, userId: string, sort: MailSort): string =>
  `${ctx.config.publicUrl}${UNSUBSCRIBE}/${userId}.${sort}.${sign(ctx, userId, sort)}`;

const sign = ({ instanceKey }: Pick<Context, "instanceKey">, userId: string, sort: string) =>
  createHmac("sha256", instanceKey).update(`unsubscribe\n${userId}\n${sort}`).digest("base64url");

export type Unsubscribing = { user: UserRow; sort: MailSort };

/** Whose mails of which sort a link ends. Throws `not_found` for forged ones and for people who are gone. */
export async function findUnsubscribing(ctx: Context, token: string): Promise<Unsubscribing> {
  const [userId = "", named = "", signature = ""] = token.split(".", 3);
  const sort = MAIL_SORTS.find((one) => one === named);
  const expected = Buffer.from(sign(ctx, userId, named));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  const holder = isSigned ? userId : await findFormerHolder(ctx, token);
  if (holder === undefined || sort === undefined) throw notFound("link");
  return { user: await getUserRow(ctx, holder), sort };
}

/** The last parts of all links in mails to a person, for where the person is known from now on. */
export const unsubscribeTokens = (ctx: Context, userId: string): string[] =>
  MAIL_SORTS.map((sort) => `${userId}.${sort}.${sign(ctx, userId, sort)}`);

async function findFormerHolder(ctx: Context, token: string): Promise<string | undefined> {
  const [row] = await ctx.db.orm
    .select({ userId: formerUnsubscribeLinks.userId })
    .from(formerUnsubscribeLinks)
    .where(eq(formerUnsubscribeLinks.token, token));
  return row?.userId;
}

/** Throws `Moved` for a person all of whose accounts were moved to another instance. */
export async function requirePersonHere(
  ctx: Context,
  { id }: UserRow,
  path: string,
): Promise<void> {
  const accountIds = (await listMemberships(ctx, id)).map(({ accountId }) => accountId);
  for (const accountId of accountIds)
    if ((await findNewAddress(ctx, [accountId])) === undefined) return;
  const address = await findNewAddress(ctx, accountIds);
  if (address !== undefined) throw new Moved(address.serviceUrl + path);
}

/** Ends them. What the person has chosen otherwise since the mail was sent stays as it is. */
export async function unsubscribe(ctx: Context, { user, sort }: Unsubscribing): Promise<void> {
  const change = changeFor(user, sort);
  if (change === undefined) return;
  await ctx.db.write([
    ctx.db.orm.update(users).set(change).where(eq(users.id, user.id)),
    auditStatement(ctx, { userId: user.id, by: "person", action: "you.unsubscribe" }),
  ]);
}

function changeFor(user: UserRow, sort: MailSort) {
  if (sort === "notes") return user.noteMail ? { noteMail: false } : undefined;
  if (sort === "weekly") return user.weeklyMail ? { weeklyMail: false } : undefined;
  const isWanted = user.leadMail === (sort === "leads" ? "each" : "daily");
  return isWanted ? { leadMail: "never" as const } : undefined;
}
