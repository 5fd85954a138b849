/**
 * Asks reCAPTCHA v3 whether a person sent a form. It never loses a lead: where no clear answer
 * comes, the lead is kept and marked unverified.
 */
import * as v from "valibot";
import type { Context } from "../platform/context.ts";
import { createOutbound } from "../platform/outbound/outbound.ts";
import { chosenResolver } from "../platform/outbound/resolve.ts";
import { parseAllowedTargets } from "../platform/outbound/targets.ts";

export const RECAPTCHA_ACTION = "submit";
const SCORE_MIN = 0.5;
const ANSWER_MS_MAX = 5_000;

const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
});

/** Refusals that say nothing of who sent the form: a token that waited too long, or our own mistake. */
const NOT_THE_VISITORS = new Set([
  "timeout-or-duplicate",
  "missing-input-secret",
  "invalid-input-secret",
  "bad-request",
]);

export type RecaptchaVerdict = "verified" | "unverified" | "spam";

/** Undefined where reCAPTCHA is not configured. Never rejects. */
export async function judgeRecaptcha(
  ctx: Context,
  token: string | undefined,
  clientAddress: string,
): Promise<RecaptchaVerdict | undefined> {
  const settings = ctx.config.recaptcha;
  if (!settings) return undefined;
  if (token === undefined) return "unverified";
  const { secret, verifyUrl } = settings;
  const body = new URLSearchParams({ secret, response: token, remoteip: clientAddress });
  try {
    const answer = await wayTo(ctx, verifyUrl).fetch(verifyUrl, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: body.toString(),
      timeoutMs: ANSWER_MS_MAX,
    });
    return readVerdict(ctx, JSON.parse(new TextDecoder().decode(answer.body)));
  } catch (error) {
    ctx.log.warn({ err: error }, "reCAPTCHA could not be asked; the lead is kept");
    return "unverified";
  }
}

/** The operator chose this address, so it may be private; nothing else is opened by it. */
function wayTo({ config, dns }: Context, verifyUrl: string) {
  const url = new URL(verifyUrl);
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  const allowed = parseAllowedTargets([`${url.hostname}:${port}`]);
  return createOutbound({
    allowed: allowed ?? { ranges: [], hosts: new Set() },
    resolver: chosenResolver(config.dnsServers, dns),
  });
}

function readVerdict(ctx: Context, answer: unknown): RecaptchaVerdict {
  const { success, score, action, "error-codes": codes } = v.parse(answerSchema, answer);
  if (!success) {
    if (!codes.some((code) => NOT_THE_VISITORS.has(code))) return "spam";
    ctx.log.warn({ codes }, "reCAPTCHA did not judge; the lead is kept");
    return "unverified";
  }
  if (score === undefined) return "unverified";
  if (score < SCORE_MIN) return "spam";
  // A person's token, but of another form: an exported site's own script may name its action so.
  return action === undefined || action === RECAPTCHA_ACTION ? "verified" : "unverified";
}
