/** Messages about one person, by their e-mail address within an account: to hand out, or to erase. */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { asciiPieceOf, emailKeyOf, holdsAddress } from "../../lib/email-key.ts";
import type { Context } from "../../platform/context.ts";
import { outbox } from "../../platform/outbox/outbox-table.ts";
import { WEBHOOK_CHANNEL } from "./messages.ts";
import { webhookAttempts, webhookDeliveries, webhookMessages } from "./table.ts";

/** Messages looked through at once, short enough that nobody waits for it. */
const STEP = 1_000;

type Message = Pick<typeof webhookMessages.$inferSelect, "id" | "type" | "body" | "createdAt">;

/** What was, or is to be, sent to the account's own systems, oldest first. */
export async function exportMessages(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<Message[]> {
  const found: Message[] = [];
  for await (const messages of findMessages(ctx, accountId, email)) found.push(...messages);
  return found;
}

/** Removes them with their deliveries; what was not sent yet never is. Answers how many. */
export async function eraseMessages(
  ctx: Context,
  accountId: string,
  email: string,
): Promise<number> {
  let erased = 0;
  for await (const messages of findMessages(ctx, accountId, email)) {
    const ids = messages.map(({ id }) => id);
    await ctx.db.write([
      ctx.db.orm
        .delete(outbox)
        .where(and(eq(outbox.channel, WEBHOOK_CHANNEL), inArray(outbox.messageId, ids))),
      ctx.db.orm.delete(webhookAttempts).where(inArray(webhookAttempts.messageId, ids)),
      ctx.db.orm.delete(webhookDeliveries).where(inArray(webhookDeliveries.messageId, ids)),
      ctx.db.orm.delete(webhookMessages).where(inArray(webhookMessages.id, ids)),
    ]);
    erased += ids.length;
  }
  return erased;
}

/** The person's messages, in steps along their ids, which grow with time. */
async function* findMessages(
  ctx: Context,
  accountId: string,
  email: string,
): AsyncGenerator<Message[]> {
  const key = emailKeyOf(email);
  const mayBe = sql<number>`instr(lower(${webhookMessages.body}), ${asciiPieceOf(key)}) > 0`;
  for (let after = ""; ; ) {
    const rows = await ctx.db.orm
      .select({
        id: webhookMessages.id,
        accountId: webhookMessages.accountId,
        type: webhookMessages.type,
        // Read only where it may be theirs: most are not.
        body: sql<string>`case when ${mayBe} then ${webhookMessages.body} else '' end`,
        createdAt: webhookMessages.createdAt,
      })
      .from(webhookMessages)
      .where(gt(webhookMessages.id, after))
      .orderBy(webhookMessages.id)
      .limit(STEP);
    const theirs = rows.filter(
      (row) =>
        row.accountId === accountId && row.body !== "" && holdsAddress(JSON.parse(row.body), key),
    );
    if (theirs.length > 0)
      yield theirs.map(({ id, type, body, createdAt }) => ({ id, type, body, createdAt }));
    if (rows.length < STEP) return;
    after = rows.at(-1)?.id ?? "";
    // Lets others in between the steps.
    await Bun.sleep(0);
  }
}
