/**
 * When a form was sent to whoever fills it in, signed so that nobody can make it up. It stands in
 * the form's HTML and needs no script. The signature outlives the process: a form opened before a
 * restart can be sent after it.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "../platform/context.ts";

/** The form's field that carries it. */
export const ISSUE_FIELD = "_issued";
/** A person needs longer from seeing a form to sending it. */
export const FILLING_MS_MIN = 2_000;
/** A form may be open over a night. */
export const FILLING_MS_MAX = 36 * 60 * 60_000;
/** Ours are some 55 characters. */
const LENGTH_MAX = 100;

/** What signs it: the service's clock and key. */
export type Signing = Pick<Context, "clock" | "instanceKey">;

/** A form of a site, known by the path that it is sent to: `/_forms/contact`. */
export type IssuedForm = { siteId: string; action: string };

/** Says that the form was sent to a visitor at `atMs`. */
export function issueTime(ctx: Signing, form: IssuedForm, atMs: number = ctx.clock.now()): string {
  const time = atMs.toString(36);
  return `${time}.${sign(ctx, form, time)}`;
}

export type TimeVerdict = "good" | "missing-time" | "forged-time" | "too-fast" | "too-old";

/** `issued` is what came in the form's field, whatever it is. */
export function judgeTime(ctx: Signing, form: IssuedForm, issued: string | undefined): TimeVerdict {
  if (issued === undefined) return "missing-time";
  if (issued.length > LENGTH_MAX) return "forged-time";
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

function sign(ctx: Signing, { siteId, action }: IssuedForm, time: string): string {
  return createHmac("sha256", ctx.instanceKey)
    .update(`form\n${siteId}\n${action}\n${time}`)
    .digest("base64url");
}
