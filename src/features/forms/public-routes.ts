/**
 * The addresses that forms send to: on a site's own origin, and on the service's for sites that
 * were exported. Browsers get pages, callers that ask for JSON get JSON.
 */
import { errorResponse } from "../../http/envelope.ts";
import type { ServiceRoute } from "../../http/service-route.ts";
import { pathPattern, type VisitorRoute } from "../../http/visitor-route.ts";
import { ApiError, ERRORS } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { siteOrigin } from "../sites/origin.ts";
import { getSiteRecord } from "../sites/service.ts";
import { answerPage } from "./answer-page.tsx";
import { openForm, takeSubmission } from "./service.ts";

const send: VisitorRoute = {
  method: "POST",
  matches: pathPattern("/_forms/:form"),
  async answer(ctx, { request, site, params, clientAddress }) {
    try {
      const visitor = { request, clientAddress };
      const sent = await takeSubmission(ctx, site, params.form ?? "", visitor);
      if (wantsJson(request, sent.isJson)) return thanksAsJson(sent.nextPath);
      return seeOther(sent.nextPath);
    } catch (error) {
      return refuse(ctx, request, error, "/");
    }
  },
};

const open: VisitorRoute = {
  method: "GET",
  matches: pathPattern("/_forms/:form/opened"),
  answer: (ctx, { site, params }) => openedAs(openForm(ctx, site.siteId, params.form ?? "")),
};

/** On a site's own origin. */
export const formVisitorRoutes: readonly VisitorRoute[] = [send, open];

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
  try {
    const record = await getSiteRecord(ctx, params.site ?? "");
    const site = { ...record, siteId: record.id };
    const visitor = { request, clientAddress };
    const sent = await takeSubmission(ctx, site, params.form ?? "", visitor);
    const isServed = record.servedVersionId !== null;
    const next = `${siteOrigin(ctx.config, record)}${sent.nextPath}`;
    if (wantsJson(request, sent.isJson)) return thanksAsJson(isServed ? next : undefined);
    if (isServed) return seeOther(next);
    const text = `Your message has reached ${record.name}.`;
    return answerPage({ status: 200, heading: "Thank you", text });
  } catch (error) {
    return refuse(ctx, request, error, undefined);
  }
}

/** A page for browsers, the API's envelope for everybody else. */
function refuse(
  ctx: Context,
  request: Request,
  error: unknown,
  home: string | undefined,
): Response {
  const isJson = /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  if (!(error instanceof ApiError) || wantsJson(request, isJson))
    return errorResponse(error, ctx.log, {});
  const { code, message, retryAfterSeconds } = error;
  return answerPage(
    {
      status: ERRORS[code].status,
      heading: code === "not_found" ? "There is no such form" : "Your message was not sent",
      text:
        code === "not_found"
          ? "The address is wrong, or the form is gone."
          : `${message} Go back with your browser: what you wrote should still be there.`,
      ...(home !== undefined && { link: { label: "To the home page", href: home } }),
    },
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  );
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
