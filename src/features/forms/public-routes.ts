/**
 * The addresses that forms send to: on a site's own origin, and on the service's for sites that
 * were exported. Browsers get pages, callers that ask for JSON get JSON.
 */
import { errorResponse } from "../../http/envelope.ts";
import type { ServiceRoute } from "../../http/service-route.ts";
import type { ShowPage } from "../../http/visitor-page.ts";
import { pathPattern, type VisitorRoute } from "../../http/visitor-route.ts";
import { ApiError, ERRORS } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { siteOrigin } from "../sites/origin.ts";
import { getSiteRecord } from "../sites/service.ts";
import { readSiteLanguage } from "../sites/site-language.ts";
import { answerPage } from "./answer-page.tsx";
import { FormRefused } from "./faults.ts";
import { type FormPageWords, findFormWords } from "./page-words.ts";
import { openForm, takeSubmission } from "./service.ts";

const send = (showPage: ShowPage): VisitorRoute => ({
  method: "POST",
  matches: pathPattern("/_forms/:form"),
  async answer(ctx, { request, site, params, clientAddress }) {
    try {
      const visitor = { request, clientAddress };
      const sent = await takeSubmission(ctx, site, params.form ?? "", visitor);
      if (wantsJson(request, sent.isJson)) return thanksAsJson(sent.next);
      return seeOther(sent.next);
    } catch (error) {
      if (!isForBrowser(request, error)) return errorResponse(error, ctx.log, {});
      const page = await showPage(ctx, { site, path: "/" }, (language) => {
        const words = findFormWords(language);
        const links = [{ label: words.home, href: "/" }];
        return { ...describeRefusal(error, words), links, isCommon: true };
      });
      return withRetryAfter(page, error);
    }
  },
});

const open: VisitorRoute = {
  method: "GET",
  matches: pathPattern("/_forms/:form/opened"),
  answer: (ctx, { site, params }) => openedAs(openForm(ctx, site.siteId, params.form ?? "")),
};

/** On a site's own origin; `showPage` puts a page into the site's look. */
export const formVisitorRoutes = (showPage: ShowPage): VisitorRoute[] => [send(showPage), open];

/** Any page may send: what protects a form is what is sent, not where from. No cookies are read. */
const CORS = { "access-control-allow-origin": "*" };

const sendElsewhere: ServiceRoute = {
  method: "POST",
  matches: pathPattern("/forms/:site/:form"),
  answer: async (ctx, { request, params, clientAddress }) =>
    withCors(await takeElsewhere(ctx, request, params, clientAddress)),
};

/** What a browser asks before it sends JSON from another origin. */
const asked: readonly ServiceRoute[] = (
  ["/forms/:site/:form", "/forms/:site/:form/opened"] as const
).map((path) => ({ method: "OPTIONS", matches: pathPattern(path), answer: preflight }));

const openElsewhere: ServiceRoute = {
  method: "GET",
  matches: pathPattern("/forms/:site/:form/opened"),
  async answer(ctx, { params }) {
    try {
      const site = await getSiteRecord(ctx, params.site ?? "");
      return withCors(openedAs(openForm(ctx, site.id, params.form ?? "")));
    } catch (error) {
      return withCors(errorResponse(error, ctx.log, {}));
    }
  },
};

/** On the service's own origin, for exported sites. */
export const formServiceRoutes: readonly ServiceRoute[] = [sendElsewhere, openElsewhere, ...asked];

async function takeElsewhere(
  ctx: Context,
  request: Request,
  params: Readonly<Record<string, string>>,
  clientAddress: string,
): Promise<Response> {
  let language = "en";
  try {
    const record = await getSiteRecord(ctx, params.site ?? "");
    language = await readSiteLanguage(ctx, record);
    const site = { ...record, siteId: record.id };
    const visitor = { request, clientAddress };
    const sent = await takeSubmission(ctx, site, params.form ?? "", visitor);
    const next = addressOf(ctx, record, sent.next);
    if (wantsJson(request, sent.isJson)) return thanksAsJson(next);
    if (next !== undefined) return seeOther(next);
    const words = findFormWords(language);
    return answerPage({ status: 200, language, ...words.thanks(record.name) });
  } catch (error) {
    if (!isForBrowser(request, error)) return errorResponse(error, ctx.log, {});
    const page = answerPage({ language, ...describeRefusal(error, findFormWords(language)) });
    return withRetryAfter(page, error);
  }
}

/** Undefined for a page of a site that is not served. */
function addressOf(
  ctx: Context,
  site: Awaited<ReturnType<typeof getSiteRecord>>,
  next: string,
): string | undefined {
  if (!next.startsWith("/")) return next;
  return site.servedVersionId === null ? undefined : `${siteOrigin(ctx.config, site)}${next}`;
}

/** Whether a page is answered; all others get the API's envelope, as does what is no refusal. */
function isForBrowser(request: Request, error: unknown): error is ApiError {
  const isJson = /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  return error instanceof ApiError && !wantsJson(request, isJson);
}

type Described = { status: number; heading: string; lede: string };

function describeRefusal(error: ApiError, words: FormPageWords): Described {
  const { status } = ERRORS[error.code];
  if (error.code === "not_found") return { status, ...words.unknown };
  const fault = error instanceof FormRefused ? error.fault : "unreadable";
  const said = words.faults[error.code === "rate_limited" ? "too-many" : fault];
  return { status, heading: words.refused, lede: `${said} ${words.goBack}` };
}

function withRetryAfter(page: Response, { retryAfterSeconds }: ApiError): Response {
  if (retryAfterSeconds !== undefined) page.headers.set("retry-after", String(retryAfterSeconds));
  return page;
}

/** What the Accept header asks for; without a word about it, what was sent. */
function wantsJson(request: Request, isJson: boolean): boolean {
  const accept = (request.headers.get("accept") ?? "").toLowerCase();
  if (accept.includes("text/html")) return false;
  return isJson || accept.includes("application/json");
}

function thanksAsJson(next: string | undefined): Response {
  const body = { ok: true, success: true, message: "Thank you.", ...(next && { next }) };
  return Response.json(body, { headers: { "cache-control": "no-store" } });
}

function openedAs(issued: string): Response {
  return Response.json({ issued }, { headers: { "cache-control": "no-store" } });
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      "access-control-allow-methods": "GET, POST, OPTIONS",
      "access-control-allow-headers": "content-type, accept, x-requested-with",
      "access-control-max-age": "86400",
    },
  });
}

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
}
