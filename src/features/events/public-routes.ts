/**
 * The visitors' side of events, on a site's own origin: registering, and the signed link by which
 * one sees and cancels a registration. Only POST changes anything, so that a mail program that
 * opens links cancels nothing.
 */
import { jsonResponse } from "../../http/envelope.ts";
import { checkInput, readJsonBody } from "../../http/read-input.ts";
import type { ShowPage, VisitorPage } from "../../http/visitor-page.ts";
import { pathPattern, type Visit, type VisitorRoute } from "../../http/visitor-route.ts";
import { ApiError, invalidRequest, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { describeSpan } from "./event-time.ts";
import { findMailWords } from "./mail-words.ts";
import { type EventRow, eventPath } from "./model.ts";
import { findPageWords, type PageWords } from "./page-words.ts";
import { readFormFields } from "./read-form-fields.ts";
import {
  type Registration,
  type RegistrationRow,
  visitorInputSchema,
} from "./registration-model.ts";
import {
  cancelRegistration,
  findEvent,
  findRegistration,
  RegistrationRefused,
  register,
} from "./registrations.ts";
import { isSelfServiceKey } from "./self-service.ts";

const CREATED = 201;
const SEE_OTHER = 303;
/** A field that people never see and never fill in. */
const TRAP = "_gotcha";

/** What a thank-you page can be about; anything else in its address shows nothing. */
const OUTCOMES = ["confirmed", "waitlisted", "cancelled"] as const;
type Outcome = (typeof OUTCOMES)[number];

/** The room's routes; `showPage` puts a page into the site's look. */
export function eventVisitorRoutes(showPage: ShowPage): VisitorRoute[] {
  return [
    {
      method: "POST",
      matches: pathPattern("/events/:slug/register"),
      answer: (ctx, visit) => answerRegistration(ctx, visit, showPage),
    },
    {
      method: "GET",
      matches: pathPattern("/events/:slug/thanks"),
      answer: (ctx, visit) => showThanks(ctx, visit, showPage),
    },
    {
      method: "GET",
      matches: pathPattern("/events/:slug/registration"),
      answer: (ctx, visit) => showRegistration(ctx, visit, showPage),
    },
    {
      method: "POST",
      matches: pathPattern("/events/:slug/cancel"),
      answer: (ctx, visit) => answerCancellation(ctx, visit, showPage),
    },
  ];
}

async function answerRegistration(
  ctx: Context,
  visit: Visit,
  showPage: ShowPage,
): Promise<Response> {
  const event = await getPublishedEvent(ctx, visit);
  const type = visit.request.headers.get("content-type") ?? "";
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data) *(;|$)/i.test(type)) {
    const { value } = await readJsonBody(visit.request, visitorInputSchema);
    const input = value as ReturnType<typeof checkRegistration>;
    const registration = await registerOrExplain(ctx, event, input);
    return jsonResponse(CREATED, JSON.stringify({ registration }), {});
  }
  const wantsJson = /^application\/json\b/i.test(visit.request.headers.get("accept") ?? "");
  try {
    const fields = await readFormFields(visit.request);
    // A machine that fills in everything is thanked, and nothing else happens.
    if ((fields[TRAP] ?? "") !== "") return seeThanks(event, "confirmed");
    const registration = await register(ctx, event, checkRegistration(fields));
    if (wantsJson) return jsonResponse(CREATED, JSON.stringify({ registration }), {});
    return seeThanks(event, registration.status);
  } catch (error) {
    if (wantsJson) throw explain(error);
    return showRefusal(ctx, visit, showPage, event, error);
  }
}

const checkRegistration = (fields: unknown) => checkInput(visitorInputSchema, fields);

/** Throws `not_found` for drafts as for what never was. */
async function getPublishedEvent(ctx: Context, visit: Visit): Promise<EventRow> {
  const event = await findEvent(ctx, visit.site.siteId, visit.params.slug ?? "");
  if (event?.status !== "published") throw notFound("event");
  return event;
}

async function registerOrExplain(
  ctx: Context,
  event: EventRow,
  input: ReturnType<typeof checkRegistration>,
): Promise<Registration> {
  try {
    return await register(ctx, event, input);
  } catch (error) {
    throw explain(error);
  }
}

const explain = (error: unknown): unknown =>
  error instanceof RegistrationRefused ? invalidRequest(error.message) : error;

/** Without the registration's id: who only knows an address must not learn what it registered. */
function seeThanks(event: EventRow, outcome: Outcome): Response {
  const location = `${eventPath(event.slug)}/thanks?status=${outcome}`;
  return new Response(null, {
    status: SEE_OTHER,
    headers: { location, "cache-control": "no-store" },
  });
}

function showRefusal(
  ctx: Context,
  visit: Visit,
  showPage: ShowPage,
  event: EventRow,
  error: unknown,
): Promise<Response> {
  const explainIn = explainerOf(error);
  if (explainIn === undefined) throw error;
  return showPage(ctx, visit, (language) => {
    const words = findPageWords(language);
    return {
      status: 400,
      ...explainIn(words),
      links: [{ label: words.back, href: eventPath(event.slug) }],
    };
  });
}

type Explainer = (words: PageWords) => { heading: string; lede: string };

/** Undefined for what is not the visitor's doing. */
function explainerOf(error: unknown): Explainer | undefined {
  if (error instanceof RegistrationRefused) return (words) => words[error.reason];
  if (!(error instanceof ApiError && error.code === "invalid_request")) return undefined;
  return ({ invalid }) => ({ ...invalid, lede: `${invalid.lede} ${error.message}` });
}

async function showThanks(ctx: Context, visit: Visit, showPage: ShowPage): Promise<Response> {
  const event = await getPublishedEvent(ctx, visit);
  const asked = new URL(visit.request.url).searchParams.get("status");
  const outcome = OUTCOMES.find((one) => one === asked);
  if (outcome === undefined) throw notFound("page");
  return showPage(ctx, visit, (language) => {
    const words = findPageWords(language);
    return {
      status: 200,
      ...words[outcome],
      rows: listEventRows(event, language, false),
      links: [{ label: words.back, href: eventPath(event.slug) }],
    };
  });
}

function listEventRows(event: EventRow, language: string, isComing: boolean) {
  const words = findMailWords(language);
  const place = [event.venueName, event.address].filter((part) => part !== null).join(", ");
  return [
    { label: words.when, value: describeSpan(event, language, event.onlineUrl !== null) },
    ...(place === "" ? [] : [{ label: words.where, value: place }]),
    ...(isComing && event.onlineUrl !== null
      ? [{ label: words.online, value: event.onlineUrl, href: event.onlineUrl }]
      : []),
  ];
}

async function showRegistration(ctx: Context, visit: Visit, showPage: ShowPage): Promise<Response> {
  const query = new URL(visit.request.url).searchParams;
  const given = { id: query.get("id") ?? "", key: query.get("key") ?? "" };
  const found = await findByLink(ctx, visit, given);
  if (found === undefined) return showUnknown(ctx, visit, showPage);
  const { event, registration } = found;
  return showPage(ctx, visit, (language) =>
    describeRegistration(event, registration, given, language),
  );
}

type Found = { event: EventRow; registration: RegistrationRow };

/** Undefined for a forged link as for one whose event or registration is gone. */
async function findByLink(
  ctx: Context,
  visit: Visit,
  { id, key }: { id: string; key: string },
): Promise<Found | undefined> {
  if (!isSelfServiceKey(ctx, id, key)) return undefined;
  // Also while the event is off the site: who does not come must be able to say so.
  const event = await findEvent(ctx, visit.site.siteId, visit.params.slug ?? "");
  const registration = event && (await findRegistration(ctx, event.id, id));
  return registration === undefined || event === undefined ? undefined : { event, registration };
}

function showUnknown(ctx: Context, visit: Visit, showPage: ShowPage): Promise<Response> {
  return showPage(ctx, visit, (language) => ({
    status: 404,
    ...findPageWords(language).unknown,
  }));
}

function describeRegistration(
  event: EventRow,
  registration: RegistrationRow,
  given: { id: string; key: string },
  language: string,
): VisitorPage {
  const words: PageWords = findPageWords(language);
  const { status, name, email, seats } = registration;
  const isComing = status === "confirmed";
  const seatsLabel = findMailWords(language).seats;
  return {
    status: 200,
    heading: words[status].heading,
    lede: event.title,
    rows: [
      ...listEventRows(event, language, isComing),
      { label: seatsLabel, value: String(seats) },
      { label: words.yours, value: `${name}, ${email}` },
    ],
    ...(status === "cancelled"
      ? {}
      : {
          button: {
            label: words.cancel,
            action: `${eventPath(event.slug)}/cancel`,
            fields: given,
          },
        }),
    links: [{ label: words.back, href: eventPath(event.slug) }],
  };
}

async function answerCancellation(
  ctx: Context,
  visit: Visit,
  showPage: ShowPage,
): Promise<Response> {
  const fields = await readFormFields(visit.request);
  const given = { id: fields.id ?? "", key: fields.key ?? "" };
  const found = await findByLink(ctx, visit, given);
  if (found === undefined) return showUnknown(ctx, visit, showPage);
  await cancelRegistration(ctx, found.event.id, found.registration.id);
  return seeThanks(found.event, "cancelled");
}
