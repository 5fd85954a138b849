/**
 * Whether a person sent a form: the trap, the signed time at which the form was sent to the visitor,
 * the room's own signs, reCAPTCHA, in the order of their cost. The first that fails is the reason.
 */
import type { Context } from "../platform/context.ts";
import { type SentField, textOf } from "./form-reader.ts";
import { ISSUE_FIELD, type IssuedForm, judgeTime, type TimeVerdict } from "./issue-time.ts";
import { judgeRecaptcha } from "./recaptcha.ts";

/**
 * - `issue time`: a form on the site's own pages, which carry the time at which they were sent.
 * - `none`: a form on other people's pages. No time is signed there, and its sender stays unverified.
 * - `signed link`: whoever has the link was mailed it; the room checks it, and nothing else is asked.
 */
export type Proof = "issue time" | "none" | "signed link";

/** Why a form is taken for spam; `links` is a sign that rooms look for. */
export const SPAM_REASONS = [
  "honeypot",
  "missing-time",
  "forged-time",
  "too-fast",
  "too-old",
  "recaptcha",
  "links",
] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

export type Judgement = {
  readonly reason: SpamReason | undefined;
  /** Undefined where nobody was asked. */
  readonly verification: "verified" | "unverified" | undefined;
};

/** Fields that no person sees; the names that other services give theirs are understood too. */
export const TRAP_FIELDS = ["_gotcha", "botcheck", "_honeypot"] as const;
export const RECAPTCHA_FIELD = "g-recaptcha-response";

/** The fields that are the door's own. */
export type Controls = {
  readonly isTrapped: boolean;
  readonly issued: string | undefined;
  readonly recaptcha: string | undefined;
};

const OWN_NAMES: ReadonlySet<string> = new Set([...TRAP_FIELDS, ISSUE_FIELD, RECAPTCHA_FIELD]);

/** The door's fields, and all others. */
export function takeControls(sent: readonly SentField[]): {
  fields: SentField[];
  controls: Controls;
} {
  const fields = sent.filter(([name]) => !OWN_NAMES.has(name));
  const filled = (wanted: string) =>
    sent
      .filter(([name]) => name === wanted)
      .map(([, value]) => textOf(value).trim())
      .find((text) => text !== "");
  return {
    fields,
    controls: {
      isTrapped: TRAP_FIELDS.some((name) => isFilledIn(filled(name))),
      issued: filled(ISSUE_FIELD),
      recaptcha: filled(RECAPTCHA_FIELD),
    },
  };
}

/** A box that nobody ticked arrives as `false` where a script sends the form as JSON. */
const isFilledIn = (text: string | undefined) => text !== undefined && text !== "false";

export async function judgeForm(
  ctx: Context,
  sent: {
    proof: Proof;
    place: IssuedForm;
    controls: Controls;
    clientAddress: string;
    looksLikeSpam(): SpamReason | undefined;
  },
): Promise<Judgement> {
  const { proof, controls } = sent;
  const verified = (verification: Judgement["verification"]) => ({
    ...{ reason: undefined, verification },
  });
  if (proof === "signed link") return verified(undefined);
  const reason =
    (controls.isTrapped ? "honeypot" : undefined) ??
    (proof === "issue time" ? faultOf(judgeTime(ctx, sent.place, controls.issued)) : undefined) ??
    sent.looksLikeSpam();
  if (reason !== undefined) return { reason, verification: undefined };
  const verdict = await judgeRecaptcha(ctx, controls.recaptcha, sent.clientAddress);
  if (verdict === "spam") return { reason: "recaptcha", verification: undefined };
  return verified(proof === "none" ? "unverified" : verdict);
}

const faultOf = (verdict: TimeVerdict) => (verdict === "good" ? undefined : verdict);
