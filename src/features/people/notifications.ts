/** What an account's people want to be mailed. */
import { eq } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { memberships, users } from "./table.ts";
import type { Notifications } from "./users.ts";

export type MailWish = { userId: string; email: string; leadMail: Notifications["leads"] };

export async function listMailWishes(ctx: Context, accountId: string): Promise<MailWish[]> {
  return ctx.db.orm
    .select({ userId: users.id, email: users.email, leadMail: users.leadMail })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.accountId, accountId));
}
