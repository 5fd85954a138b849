/**
 * Registering from a copy of the site on another host: on the service's own origin, as contact forms of
 * exported sites are taken. No time is signed in such a page; the other layers judge.
 */
import { jsonResponse } from "../../http/envelope.ts";
import { askedBefore, CORS } from "../../http/other-origins.ts";
import { plainPage } from "../../http/plain-page.tsx";
import { seeOther } from "../../http/see-other.ts";
import type { ServiceRoute } from "../../http/service-route.ts";
import { type DoorVisitor, formRoute } from "../../http/visitor-door.ts";
import { ERRORS, notFound } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { chromeDirectionOf } from "../design/room.ts";
import { getSiteRecord, requireHere, siteOrigin } from "../sites/room.ts";
import { readSiteLanguage } from "../versions/room.ts";
import { findPageWords } from "./page-words.ts";
import { findEvent } from "./registrations.ts";
import {
  CREATED,
  FORM_BYTES_MAX,
  placeOf,
  readRegistration,
  takeRegistration,
} from "./take-registration.ts";
import { describeRefusal, explain, isNotFound, thanksPath } from "./visitor-answers.ts";

const PATH = "/forms/:site/events/:slug/register";

const registerElsewhere = formRoute({
  path: PATH,
  proof: "none",
  bodyBytesMax: FORM_BYTES_MAX,
  answerHeaders: CORS,
  find: findPlace,
  read: (fields, { place }) => readRegistration(fields, place),
  async take(ctx, { place, input, judgement, wantsJson }) {
    const registration = await takeRegistration(ctx, place.event, input, judgement);
    if (wantsJson) return jsonResponse(CREATED, JSON.stringify({ registration }), {});
    return seeOther(place.origin + thanksPath(place.event, registration.status));
  },
  explain,
  async showRefusal(ctx, { params }, error, place) {
    const language = place?.language ?? (await findLanguage(ctx, params.site)) ?? "en";
    const refusal = isNotFound(error)
      ? { status: ERRORS.not_found.status, ...findPageWords(language).disabled }
      : describeRefusal(error, language);
    return refusal && plainPage({ ...refusal, language, direction: chromeDirectionOf(language) });
  },
});

/** Of a site that has no such event, if there is the site: a copy of its pages outlives what they show. */
async function findLanguage(ctx: Context, siteId = ""): Promise<string | undefined> {
  const site = await getSiteRecord(ctx, siteId).catch(() => undefined);
  return site && readSiteLanguage(ctx, site);
}

/** Throws `not_found` for drafts and for sites that are not on the web: mail would lead nowhere. */
async function findPlace(ctx: Context, { request, path, params }: DoorVisitor) {
  const site = await getSiteRecord(ctx, params.site ?? "");
  await requireHere(ctx, site.accountId, path + new URL(request.url).search);
  const event = await findEvent(ctx, site.id, params.slug ?? "");
  if (event?.status !== "published" || site.servedBuildId === null) throw notFound("event");
  return {
    ...placeOf(event, "register"),
    askedAt: ctx.clock.now(),
    origin: siteOrigin(ctx.config, site),
    language: await readSiteLanguage(ctx, site),
  };
}

/** On the service's own origin, for exported sites. */
export const eventServiceRoutes: readonly ServiceRoute[] = [registerElsewhere, askedBefore(PATH)];
