/** What operators see of the instance: its checks, mail, backups, the audit log. */

import * as v from "valibot";
import { invalidRequest } from "../../../lib/errors.ts";
import { buildFacts } from "../../../platform/build-facts.ts";
import type { Context } from "../../../platform/context.ts";
import { sendMailApart } from "../../../platform/mail/mail-transport.ts";
import { findAccounts } from "../../accounts/room.ts";
import { listAudit, personEmail } from "../../people/room.ts";
import { listSiteNames } from "../../sites/room.ts";
import { examine, readLastBackup } from "../../upkeep/room.ts";
import { loadModelPort } from "../../writer/room.ts";
import { listBackups, makeBackupNow } from "./backups.ts";
import { idText } from "./id-text.ts";
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

  /** Asks the model for a sentence, as a build would. */
  "system.model": operatorProcedure({}, (ctx) => askModel(ctx)),

  "system.backup": operatorProcedure({}, async (ctx) => ({ backup: await makeBackupNow(ctx) })),

  "audit.list": operatorProcedure(
    {
      input: { accountId: v.optional(idText("an account's")), ...pageEntries },
    },
    async (ctx, { input }) => {
      const log = await listAudit(ctx, input);
      const [siteNames, accounts] = await Promise.all([
        listSiteNames(
          ctx,
          log.items.flatMap(({ target }) => target.siteId ?? []),
        ),
        findAccounts(ctx, { ids: log.items.flatMap(({ accountId }) => accountId ?? []) }),
      ]);
      /** What the sites and accounts in it are called. */
      return {
        ...log,
        siteNames: Object.fromEntries(siteNames),
        accountNames: Object.fromEntries(accounts.map(({ id, name }) => [id, name])),
      };
    },
  ),
};

const MODEL_MS_MAX = 120_000;

async function askModel(ctx: Context): Promise<{ ok: boolean; text: string }> {
  const settings = ctx.config.model;
  if (settings === undefined)
    throw invalidRequest("No model is configured: set SITEWRIGHT_AI_BASE_URL and _MODEL.");
  const { createModelPort } = await loadModelPort();
  const port = createModelPort({ settings, outbound: ctx.outbound, clock: ctx.clock });
  const request = {
    step: "test",
    system: "You answer with one short sentence.",
    prompt: "Say in one sentence that you can be reached.",
    schema: {
      type: "object",
      properties: { sentence: { type: "string" } },
      required: ["sentence"],
      additionalProperties: false,
    },
    outTokensMax: 200,
  };
  try {
    const { text } = await port.ask(request, { signal: AbortSignal.timeout(MODEL_MS_MAX) });
    return { ok: true, text: sentenceOf(text) };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

const SENTENCE_LENGTH_MAX = 500;

/** Whatever form the model gave it; it is shown as plain text. */
function sentenceOf(text: string): string {
  try {
    const parsed = v.safeParse(v.object({ sentence: v.string() }), JSON.parse(text));
    if (parsed.success) return parsed.output.sentence.slice(0, SENTENCE_LENGTH_MAX);
  } catch {
    // It is a sentence without the braces around it.
  }
  return text.trim().slice(0, SENTENCE_LENGTH_MAX);
}

async function sendTestMail(ctx: Context, to: string): Promise<{ ok: boolean; text: string }> {
  const { server } = ctx.config.mail;
  if (!server)
    throw invalidRequest("No mail server is configured: set SITEWRIGHT_SMTP_URL and restart.");
  const text = "This is a test mail of your Sitewright instance. If you read it, mail works.";
  const message = { to, subject: "Test mail of Sitewright", text, html: `<p>${text}</p>` };
  try {
    await sendMailApart(ctx, ctx.ids.create("msg"), message, AbortSignal.timeout(60_000));
    return { ok: true, text: `${server.host} took the mail.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, text: `${server.host} did not take it: ${reason}` };
  }
}
