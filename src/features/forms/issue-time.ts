/**
 * When a form was opened, signed so that nobody can make it up. Pages are static, so the time is
 * fetched by a script; a visitor without scripts brings none and is judged by the other checks.
 * The signature outlives the process: a form opened before a restart can be sent after it.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "../../platform/context.ts";

/** A person needs longer from seeing a form to sending it. */
export const FILLING_MS_MIN = 2_000;
/** A form may be open over a night. */
export const FILLING_MS_MAX = 36 * 60 * 60_000;

type Form = { siteId: string; form: string };

export function issueTime(ctx: Context, form: Form): string {
  const time = ctx.clock.now().toString(36);
  return `${time}.${sign(ctx, form, time)}`;
}

export type TimeVerdict = "good" | "forged-time" | "too-fast" | "too-old";

export function judgeTime(ctx: Context, form: Form, issued: string): TimeVerdict {
  const [time = "", signature = "", ...rest] = issued.split(".");
  const expected = Buffer.from(sign(ctx, form, time));
  const given = Buffer.from(signature);
  const isOurs =
    rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) return "forged-time";
  const passedMs = ctx.clock.now() - Number.parseInt(time, 36);
  if (passedMs < FILLING_MS_MIN) return "too-fast";
  return passedMs > FILLING_MS_MAX ? "too-old" : "good";
}

function sign(ctx: Context, { siteId, form }: Form, time: string): string {
  return createHmac("sha256", ctx.instanceKey)
    .update(`form\n${siteId}\n${form}\n${time}`)
    .digest("base64url");
}
