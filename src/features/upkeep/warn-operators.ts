/** Mail to the people who look after the instance, when something needs one of them. */

import * as v from "valibot";
import type { Context } from "../../platform/context.ts";
import { type MailKind, mailStatements, wakeMail } from "../../platform/mail/mail.ts";
import { renderLetter, writeLetter } from "../../platform/mail/mail-layout.tsx";
import { listOperatorAddresses } from "../people/room.ts";

const referenceSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() });

/** Carries all that it says: what it tells of may be gone when it is sent. */
export const operatorWarning: MailKind = {
  name: "upkeep.warning",
  async compose(ctx, reference) {
    const { to, subject, text } = v.parse(referenceSchema, JSON.parse(reference));
    const letter = {
      heading: subject,
      paragraphs: text.split("\n"),
      rows: [{ label: "Instance", value: ctx.config.publicUrl }],
      footer: ["You get this because you are an operator of this instance."],
    };
    return { to, subject, html: renderLetter(letter), text: writeLetter(letter) };
  },
};

/** Nobody is written to where there are no operators: the log has it then. */
export async function warnOperators(ctx: Context, subject: string, text: string): Promise<void> {
  const addresses = await listOperatorAddresses(ctx);
  if (addresses.length === 0) return;
  await ctx.db.write(
    mailStatements(
      ctx,
      ...addresses.map((to) => ({
        kind: operatorWarning.name,
        reference: JSON.stringify({ to, subject, text }),
        lane: to,
      })),
    ),
  );
  wakeMail(ctx);
}
