/** The mail that tells an account's owner that one of their webhooks was switched off. */
import { eq } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { MailKind } from "../../platform/mail/mail.ts";
import { type Letter, renderLetter, writeLetter } from "../../platform/mail/mail-layout.tsx";
import type { MailMessage } from "../../platform/mail/mail-message.ts";
import { findLetterBrand, getAccount } from "../accounts/room.ts";
import type { EndpointRow } from "./model.ts";
import { webhookEndpoints } from "./table.ts";

export const DISABLED_NOTICE = "webhooks.disabled";

const REASONS = {
  gone: "It answered 410 Gone, which asks for no more messages.",
  failing: "It has failed for five days, and not one message has got through.",
} as const;

/** The reference is the endpoint's id. */
export const disabledNotice: MailKind = { name: DISABLED_NOTICE, compose };

/** Nothing when the endpoint has been deleted, enabled or switched off by its owner since. */
async function compose(ctx: Context, endpointId: string): Promise<MailMessage | undefined> {
  const [endpoint] = await ctx.db.orm
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId));
  const reason = endpoint?.disabledReason;
  if (!endpoint || !reason || reason === "owner") return undefined;
  const { name, email } = await getAccount(ctx, endpoint.accountId);
  const brand = await findLetterBrand(ctx, endpoint.accountId);
  const letter = { ...writeNotice(ctx, endpoint, REASONS[reason], name), brand };
  return {
    to: email,
    ...(brand && { senderName: brand.name }),
    subject: "A webhook of yours was switched off",
    html: renderLetter(letter),
    text: writeLetter(letter),
  };
}

function writeNotice(
  ctx: Context,
  { id, url, disabledAt }: EndpointRow,
  reason: string,
  account: string,
): Letter {
  return {
    heading: "A webhook was switched off",
    paragraphs: [
      `${reason} Nothing is sent to it any more, and what was waiting for it has been dropped.`,
      "Once it works again, enable it; messages of the last 30 days can then be sent again.",
    ],
    rows: [
      { label: "Webhook", value: id },
      { label: "Address", value: url },
      { label: "Since", value: new Date(disabledAt ?? 0).toISOString() },
    ],
    actions: [{ label: "How to enable it", url: `${ctx.config.publicUrl}/docs#changeWebhook` }],
    footer: [`You get this because webhooks of ${account} are yours to look after.`],
  };
}
