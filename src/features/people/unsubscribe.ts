/**
 * Links in mails by which a person ends mails of one kind without signing in. Whoever has one was mailed it,
 * and all it can do is to end them; it stays good, since a mail may be read years later.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { auditStatement } from "./audit-log.ts";
import { users } from "./table.ts";
import { getUserRow, type UserRow } from "./users.ts";

export const MAIL_SORTS = ["leads", "daily", "weekly"] as const;
/** A mail for each lead, the digest of a day, the report of a week. */
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
  if (!isSigned || sort === undefined) throw notFound("link");
  return { user: await getUserRow(ctx, userId), sort };
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
  if (sort === "weekly") return user.weeklyMail ? { weeklyMail: false } : undefined;
  const isWanted = user.leadMail === (sort === "leads" ? "each" : "daily");
  return isWanted ? { leadMail: "never" as const } : undefined;
}
