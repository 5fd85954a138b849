/**
 * What becomes of what visitors send through a site's forms. A submission that is taken for spam is
 * answered like any other: nothing tells a machine to try another way.
 */
import type { Judgement } from "../../http/judge-form.ts";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { captureLead, captureSpam } from "../leads/room.ts";
import { siteOrigin } from "../sites/room.ts";
import { developPictures, inspectPictures } from "./pictures.ts";
import type { Submission } from "./read-submission.ts";
import { chooseSource, findAllowed, findPath, THANK_YOU_PATH } from "./redirects.ts";
import { readFormSettings } from "./settings.ts";

/** The site that a form belongs to. */
export type FormSite = {
  siteId: string;
  accountId: string;
  name: string;
  slug: string;
  customDomain: string | null;
  liveDomain: string | null;
};

/** Every site has these. */
const FORMS: ReadonlySet<string> = new Set(["contact"]);

/** One form of a site, as the visitors' door wants to know it. Throws `not_found`. */
export function findForm(site: FormSite, form: string) {
  if (!FORMS.has(form)) throw notFound("form");
  const { siteId } = site;
  return { site, form, siteId, bucket: `${siteId}/${form}`, action: `/_forms/${form}` };
}

export type FormPlace = ReturnType<typeof findForm>;

/**
 * Stores one submission; resolves when it is on disk. Answers where a browser goes next: a path on
 * the site's own origin, or an address that its owner allows. Throws `invalid_request` for what is no picture.
 */
export async function takeSubmission(
  ctx: Context,
  { site, form }: FormPlace,
  { answers, controls }: Submission,
  { reason, verification }: Judgement,
  { request, pictures }: { request: Request; pictures: readonly Uint8Array<ArrayBuffer>[] },
): Promise<string> {
  const { siteId, accountId } = site;
  const origins = () => originsOf(ctx, site);
  const submission = {
    ...{ siteId, accountId, form },
    ...answers,
    subject: controls.subject,
    source: chooseSource(controls.source, request.headers.get("referer"), origins),
    verification,
  };
  const inspected = await inspectPictures(pictures);
  const developed = await developPictures(ctx, accountId, inspected, reason);
  if (reason === undefined) await captureLead(ctx, submission, developed);
  else await captureSpam(ctx, submission, reason, developed);
  return chooseNext(ctx, siteId, controls.next, origins);
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
function originsOf(ctx: Context, { slug, customDomain, liveDomain }: FormSite): string[] {
  return [...new Set([liveDomain, customDomain, null])].map(
    (domain) => new URL(siteOrigin(ctx.config, { slug, liveDomain: domain })).origin,
  );
}
