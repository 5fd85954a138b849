/**
 * Takes what visitors send through a site's forms, and decides what becomes of it. A submission
 * that is taken for spam is answered like any other: nothing tells a machine to try another way.
 */
import { ApiError, notFound } from "../../lib/errors.ts";
import { networkOf } from "../../lib/ip-address.ts";
import type { Context } from "../../platform/context.ts";
import { captureLead, captureSpam } from "../leads/capture.ts";
import type { SpamReason, Verification } from "../leads/words.ts";
import { siteOrigin } from "../sites/origin.ts";
import { isStuffedWithLinks } from "./count-links.ts";
import { issueTime, judgeTime } from "./issue-time.ts";
import { readFormBody } from "./read-body.ts";
import { type Answers, type Controls, readSubmission } from "./read-submission.ts";
import { judgeRecaptcha } from "./recaptcha.ts";
import { chooseSource, findAllowed, findPath, THANK_YOU_PATH } from "./redirects.ts";
import { readFormSettings } from "./settings.ts";

/** The site that a form belongs to. */
export type FormSite = {
  siteId: string;
  accountId: string;
  name: string;
  slug: string;
  customDomain: string | null;
};

export type Sent = {
  /** Where a browser goes next: a path on the site's own origin, or an address that its owner allows. */
  next: string;
  isJson: boolean;
};

/** Every site has these. */
const FORMS: ReadonlySet<string> = new Set(["contact"]);

/** Throws `not_found`. */
export function requireForm(form: string): void {
  if (!FORMS.has(form)) throw notFound("form");
}

/** A signed note of the moment at which the form was opened. Throws `not_found`. */
export function openForm(ctx: Context, siteId: string, form: string): string {
  requireForm(form);
  return issueTime(ctx, { siteId, form });
}

/**
 * Takes one submission; resolves when it is on disk. Throws `not_found`, `invalid_request`, and
 * `rate_limited`, which alone costs the visitor what was written.
 */
export async function takeSubmission(
  ctx: Context,
  site: FormSite,
  form: string,
  visitor: { request: Request; clientAddress: string },
): Promise<Sent> {
  requireForm(form);
  const { request, clientAddress } = visitor;
  const bucket = `${site.siteId}/${form}/${networkOf(clientAddress)}`;
  requireToken(ctx.buckets.form.check(bucket));
  const { entries, isJson } = await readFormBody(request);
  const { answers, controls } = readSubmission(entries);
  requireToken(ctx.buckets.form.take(bucket));
  const { reason, verification } = await judge(
    ctx,
    { ...answers, ...controls },
    { siteId: site.siteId, form, clientAddress },
  );
  const origins = () => originsOf(ctx, site);
  const submission = {
    ...{ siteId: site.siteId, accountId: site.accountId, form },
    ...answers,
    subject: controls.subject,
    source: chooseSource(controls.source, request.headers.get("referer"), origins),
    verification,
  };
  if (reason === undefined) await captureLead(ctx, submission);
  else await captureSpam(ctx, submission, reason);
  return { next: await chooseNext(ctx, site.siteId, controls.next, origins), isJson };
}

function requireToken(draw: ReturnType<Context["buckets"]["form"]["check"]>): void {
  if (draw.allowed) return;
  throw new ApiError("rate_limited", "Too many messages from this address; try again later.", {
    retryAfterSeconds: draw.retryAfterSeconds,
  });
}

async function chooseNext(
  ctx: Context,
  siteId: string,
  next: string | undefined,
  origins: () => readonly string[],
): Promise<string> {
  if (next === undefined) return THANK_YOU_PATH;
  const path = findPath(next, origins);
  if (path !== undefined) return path;
  const { redirectOrigins } = await readFormSettings(ctx, siteId);
  return findAllowed(next, redirectOrigins) ?? THANK_YOU_PATH;
}

/** The origins under which the site is its own. */
function originsOf(ctx: Context, { slug, customDomain }: FormSite): string[] {
  const own = [siteOrigin(ctx.config, { slug, customDomain })];
  if (customDomain !== null) own.push(siteOrigin(ctx.config, { slug, customDomain: null }));
  return own.map((origin) => new URL(origin).origin);
}

type Judgement = { reason: SpamReason | undefined; verification: Verification | undefined };

/** The checks in order of their cost; the first that fails is the reason. */
async function judge(
  ctx: Context,
  sent: Answers & Controls,
  place: { siteId: string; form: string; clientAddress: string },
): Promise<Judgement> {
  const spam = (reason: SpamReason): Judgement => ({ reason, verification: undefined });
  if (sent.isTrapped) return spam("honeypot");
  if (sent.issued !== undefined) {
    const verdict = judgeTime(ctx, place, sent.issued);
    if (verdict !== "good") return spam(verdict);
  }
  if (isStuffedWithLinks(sent.name, [sent.message, ...Object.values(sent.fields)]))
    return spam("links");
  const verdict = await judgeRecaptcha(ctx, sent.recaptcha, place.clientAddress);
  return verdict === "spam" ? spam("recaptcha") : { reason: undefined, verification: verdict };
}
