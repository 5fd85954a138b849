/** What operators see of the instance: its checks, mail, backups, the audit log. */
import * as v from "valibot";
import { invalidRequest } from "../../../lib/errors.ts";
import { buildFacts } from "../../../platform/build-facts.ts";
import type { Context } from "../../../platform/context.ts";
import { sendMail } from "../../../platform/mail-transport.ts";
import { listAudit } from "../../people/audit-log.ts";
import { personEmail } from "../../people/model.ts";
import { readLastBackup } from "../../upkeep/backups/last-backup.ts";
import { examine } from "../../upkeep/doctor.ts";
import { listBackups, makeBackup } from "./backups.ts";
import { pageEntries } from "./paging.ts";
import { operatorProcedure } from "./procedure.ts";

export const systemProcedures = {
  "system.get": operatorProcedure({}, async (ctx) => {
    const findings = await examine(ctx);
    return {
      checks: findings.map(({ check, ok, text, isWarning = false }) => ({
        ...{ name: check, ok, text, isWarning },
      })),
      version: buildFacts.version,
      commit: buildFacts.commit,
      target: buildFacts.target,
      /** Made here; `scheduled` is the latest of those that SITEWRIGHT_BACKUP asks for. */
      backups: await listBackups(ctx),
      scheduled: (await readLastBackup(ctx)) ?? null,
    };
  }),

  /** Sends one mail at once, and says what the mail server said. */
  "system.testMail": operatorProcedure({ input: { to: personEmail() } }, (ctx, { input }) =>
    sendTestMail(ctx, input.to),
  ),

  "system.backup": operatorProcedure({}, async (ctx) => ({ backup: await makeBackup(ctx) })),

  "audit.list": operatorProcedure(
    {
      input: { accountId: v.optional(v.string("must be an account's id")), ...pageEntries },
    },
    (ctx, { input }) => listAudit(ctx, input),
  ),
};

async function sendTestMail(ctx: Context, to: string): Promise<{ ok: boolean; text: string }> {
  const { server } = ctx.config.mail;
  if (!server)
    throw invalidRequest("No mail server is configured: set SITEWRIGHT_SMTP_URL and restart.");
  const text = "This is a test mail of your Sitewright instance. If you read it, mail works.";
  const message = { to, subject: "Test mail of Sitewright", text, html: `<p>${text}</p>` };
  try {
    await sendMail(ctx, ctx.ids.create("msg"), message, AbortSignal.timeout(60_000));
    return { ok: true, text: `${server.host} took the mail.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `${server.host} did not take it: ${reason}` };
  }
}
