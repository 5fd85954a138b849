/**
 * The addresses that forms send to: on a site's own origin, and on the service's for sites that
 * were exported. Browsers get pages, callers that ask for JSON get JSON.
 */
import { FormRefused } from "../../http/form-refused.ts";
import { askedBefore, CORS } from "../../http/other-origins.ts";
import { seeOther } from "../../http/see-other.ts";
import type { ServiceRoute } from "../../http/service-route.ts";
import {
  type DoorVisitor,
  formRoute,
  siteFormRoutes,
  type VisitorRoute,
} from "../../http/visitor-door.ts";
import type { ShowPage } from "../../http/visitor-page.ts";
import type { Visit } from "../../http/visitor-route.ts";
import { ApiError, ERRORS } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { getSiteRecord, requireHere, siteOrigin } from "../sites/room.ts";
import { readSiteLanguage, takesPictures } from "../versions/room.ts";
import { answerPage } from "./answer-page.tsx";
import { isStuffedWithLinks } from "./count-links.ts";
import { type FormPageWords, findFormWords } from "./page-words.ts";
import { readSubmission, type Submission } from "./read-submission.ts";
import { findForm, takeSubmission } from "./service.ts";

const looksLikeSpam = ({ answers }: Submission) => {
  const { name, message, fields } = answers;
  return isStuffedWithLinks(name, [message, ...Object.values(fields)]) ? "links" : undefined;
};

/** On a site's own origin; `showPage` puts a page into the site's look. */
export const formVisitorRoutes = (showPage: ShowPage): VisitorRoute[] =>
  siteFormRoutes({
    path: "/_forms/:form",
    find: (_ctx, { site, params }: Visit) => findForm(site, params.form ?? ""),
    read: readSubmission,
    takesPictures: async (ctx, { siteId }) => takesPictures(ctx, await getSiteRecord(ctx, siteId)),
    looksLikeSpam,
    async take(ctx, { visit, place, input, pictures, judgement, wantsJson }) {
      const sent = { request: visit.request, pictures };
      const next = await takeSubmission(ctx, place, input, judgement, sent);
      return wantsJson ? thanksAsJson(next) : seeOther(next);
    },
    async showRefusal(ctx, { site }, error) {
      return showPage(ctx, { site, path: "/" }, (language) => {
        const words = findFormWords(language);
        const links = [{ label: words.home, href: "/" }];
        return { ...describeRefusal(error, words), links, isCommon: true };
      });
    },
  });

const ELSEWHERE_PATH = "/forms/:site/:form";

const sendElsewhere = formRoute({
  path: ELSEWHERE_PATH,
  proof: "none",
  answerHeaders: CORS,
  async find(ctx, { request, path, params }: DoorVisitor) {
    const record = await getSiteRecord(ctx, params.site ?? "");
    await requireHere(ctx, record.accountId, path + new URL(request.url).search);
    const form = findForm({ ...record, siteId: record.id }, params.form ?? "");
    return { ...form, record, language: await readSiteLanguage(ctx, record) };
  },
  read: readSubmission,
  takesPictures: (ctx, { record }) => takesPictures(ctx, record),
  looksLikeSpam,
  async take(ctx, { visit, place, input, pictures, judgement, wantsJson }) {
    const { record, language } = place;
    const sent = { request: visit.request, pictures };
    const next = addressOf(ctx, record, await takeSubmission(ctx, place, input, judgement, sent));
    if (wantsJson) return thanksAsJson(next);
    if (next !== undefined) return seeOther(next);
    return answerPage({ status: 200, language, ...findFormWords(language).thanks(record.name) });
  },
  async showRefusal(ctx, { params }, error, place) {
    const isUnknown = error instanceof ApiError && error.code === "not_found";
    const found = isUnknown ? await findLanguage(ctx, params.site) : undefined;
    const language = place?.language ?? found ?? "en";
    return answerPage({ language, ...describeRefusal(error, findFormWords(language)) });
  },
});

/** Of a site that has no such form, if there is the site. */
async function findLanguage(ctx: Context, siteId = ""): Promise<string | undefined> {
  const record = await getSiteRecord(ctx, siteId).catch(() => undefined);
  return record && readSiteLanguage(ctx, record);
}

/** On the service's own origin, for exported sites. */
export const formServiceRoutes: readonly ServiceRoute[] = [
  sendElsewhere,
  askedBefore(ELSEWHERE_PATH),
];

/** Undefined for a page of a site that is not served. */
function addressOf(
  ctx: Context,
  site: Awaited<ReturnType<typeof getSiteRecord>>,
  next: string,
): string | undefined {
  if (!next.startsWith("/")) return next;
  return site.servedBuildId === null ? undefined : `${siteOrigin(ctx.config, site)}${next}`;
}

type Described = { status: number; heading: string; lede: string };

function describeRefusal(error: unknown, words: FormPageWords): Described {
  // A fault of ours: there is nothing to mend in the form, and it can be sent again.
  if (!(error instanceof ApiError))
    return { status: ERRORS.internal_error.status, heading: words.refused, lede: words.goBack };
  const { status } = ERRORS[error.code];
  if (error.code === "not_found") return { status, ...words.unknown };
  const other = error.code === "rate_limited" ? "too-many" : "unreadable";
  const said = words.faults[error instanceof FormRefused ? error.fault : other];
  return { status, heading: words.refused, lede: `${said} ${words.goBack}` };
}

function thanksAsJson(next: string | undefined): Response {
  const body = { ok: true, success: true, message: "Thank you.", ...(next && { next }) };
  return Response.json(body, { headers: { "cache-control": "no-store" } });
}
