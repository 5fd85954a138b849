/**
 * The visitors' side of events, on a site's own origin: registering, and the signed link by which
 * one sees, changes and cancels a registration. Only POST changes anything, so that a mail program
 * that opens links does not.
 */

import { jsonResponse } from "../../http/envelope.ts";
import { seeOther } from "../../http/see-other.ts";
import {
  formRoute,
  pageRoute,
  siteFormRoutes,
  type VisitorRoute,
} from "../../http/visitor-door.ts";
import type { ShowPage } from "../../http/visitor-page.ts";
import type { Visit } from "../../http/visitor-route.ts";
import { notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import {
  answerCancellation,
  answerChange,
  type LinkForm,
  readLinkForm,
  showRegistration,
  showUnknown,
} from "./link-page.ts";
import { type EventRow, eventPath } from "./model.ts";
import { findPageWords } from "./page-words.ts";
import { findEvent } from "./registrations.ts";
import {
  CREATED,
  FORM_BYTES_MAX,
  placeOf,
  readRegistration,
  takeRegistration,
} from "./take-registration.ts";
import {
  explain,
  isNotFound,
  listEventRows,
  OUTCOMES,
  showRefusal,
  thanksPath,
} from "./visitor-answers.ts";

/** The room's routes; `showPage` puts a page into the site's look. */
export const eventVisitorRoutes = (showPage: ShowPage): VisitorRoute[] => [
  ...registerRoutes(showPage),
  pageRoute({
    path: "/events/:slug/thanks",
    answer: (ctx, visit) => showThanks(ctx, visit, showPage),
    showRefusal: (ctx, visit, error) =>
      showRefusal(ctx, visit, showPage, { back: pathOf(undefined), error }),
  }),
  pageRoute({
    path: "/events/:slug/registration",
    answer: (ctx, visit) => showRegistration(ctx, visit, showPage),
    showRefusal: (ctx, visit, error) =>
      showRefusal(ctx, visit, showPage, { back: pathOf(undefined), error }),
  }),
  linkRoute("registration", answerChange, showPage),
  linkRoute("cancel", answerCancellation, showPage),
];

const registerRoutes = (showPage: ShowPage): VisitorRoute[] =>
  siteFormRoutes({
    path: "/events/:slug/register",
    bodyBytesMax: FORM_BYTES_MAX,
    async find(ctx, visit: Visit) {
      const event = await getPublishedEvent(ctx, visit);
      return { ...placeOf(event, "register"), askedAt: ctx.clock.now() };
    },
    read: (fields, { place }) => readRegistration(fields, place),
    async take(ctx, { place: { event }, input, judgement, wantsJson }) {
      const registration = await takeRegistration(ctx, event, input, judgement);
      if (wantsJson) return jsonResponse(CREATED, JSON.stringify({ registration }), {});
      return seeOther(thanksPath(event, registration.status));
    },
    explain,
    showRefusal: (ctx, visit, error, place) =>
      isNotFound(error)
        ? undefined
        : showRefusal(ctx, visit, showPage, { back: pathOf(place), error }),
  });

/** Whoever has the link may use it: it was only ever mailed to the registered address. */
const linkRoute = (
  form: "registration" | "cancel",
  take: (ctx: Context, visit: Visit, sent: LinkForm, showPage: ShowPage) => Promise<Response>,
  showPage: ShowPage,
): VisitorRoute =>
  formRoute({
    path: `/events/:slug/${form}`,
    proof: "signed link",
    bodyBytesMax: FORM_BYTES_MAX,
    // Also while the event is off the site: who does not come must be able to say so.
    find: async (ctx, visit: Visit) => placeOf(await getEvent(ctx, visit), form),
    read: readLinkForm,
    take: (ctx, { visit, input, wantsJson }) =>
      take(ctx, visit, { fields: input, wantsJson }, showPage),
    explain,
    showRefusal: (ctx, visit, error, place) =>
      isNotFound(error)
        ? showUnknown(ctx, visit, showPage)
        : showRefusal(ctx, visit, showPage, { back: pathOf(place), error }),
  });

/** What exists is named in a page, and nothing that was only asked for: few pages, kept for the next. */
const pathOf = (place: { event: EventRow } | undefined): string =>
  place === undefined ? "/events" : eventPath(place.event.slug);

/** Throws `not_found` for drafts as for what never was. */
async function getPublishedEvent(ctx: Context, visit: Visit): Promise<EventRow> {
  const event = await getEvent(ctx, visit);
  if (event.status !== "published") throw notFound("event");
  return event;
}

async function getEvent(ctx: Context, { site, params }: Visit): Promise<EventRow> {
  const event = await findEvent(ctx, site.siteId, params.slug ?? "");
  if (event === undefined) throw notFound("event");
  return event;
}

async function showThanks(ctx: Context, visit: Visit, showPage: ShowPage): Promise<Response> {
  const event = await getPublishedEvent(ctx, visit);
  const asked = new URL(visit.request.url).searchParams.get("status");
  const outcome = OUTCOMES.find((one) => one === asked);
  if (outcome === undefined) throw notFound("page");
  return showPage(ctx, visit, (language) => {
    const words = findPageWords(language);
    return {
      ...{ status: 200, isCommon: true },
      ...words[outcome],
      rows: [{ label: words.event, value: event.title }, ...listEventRows(event, language, false)],
      links: [{ label: words.back, href: eventPath(event.slug) }],
    };
  });
}
