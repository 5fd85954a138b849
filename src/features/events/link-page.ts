/**
 * The page behind the signed link of a registration's mails: one sees it there, changes and cancels
 * it, without scripts. Only POST changes anything, so that a mail program that opens links does not.
 */

import { jsonResponse } from "../../http/envelope.ts";
import { recordOf, type SentField, textOf } from "../../http/form-reader.ts";
import { checkInput } from "../../http/read-input.ts";
import { seeOther } from "../../http/see-other.ts";
import type { ShowPage, VisitorForm, VisitorPage } from "../../http/visitor-page.ts";
import type { Visit } from "../../http/visitor-route.ts";
import { ANY_ID } from "../../lib/ids.ts";
import type { Context } from "../../platform/context.ts";
import { findMailWords } from "./mail-words.ts";
import { type EventRow, eventPath } from "./model.ts";
import { findPageWords } from "./page-words.ts";
import {
  answersInputSchema,
  type RegistrationRow,
  SEATS_MAX,
  toRegistration,
} from "./registration-model.ts";
import {
  cancelRegistration,
  changeAnswers,
  findEvent,
  findRegistration,
  isOpen,
} from "./registrations.ts";
import { isSelfServiceKey, selfServicePath } from "./self-service.ts";
import { listEventRows, showRefusal, thanksPath } from "./visitor-answers.ts";
import type { PageWords } from "./words-model.ts";

/** The visitor's own further answers, kept apart from the form's controls. */
const FIELD_PREFIX = "fields.";

type Given = { id: string; key: string };
type Found = { event: EventRow; registration: RegistrationRow };
export type LinkForm = { fields: Readonly<Record<string, string>>; wantsJson: boolean };

/** The form's fields as texts. */
export const readLinkForm = (sent: readonly SentField[]): LinkForm["fields"] =>
  Object.fromEntries(Object.entries(recordOf(sent)).map(([name, value]) => [name, textOf(value)]));

/** What the link says, whether it is any registration's or not. */
const readGiven = ({ id = "", key = "" }: Partial<Given>): Given => ({ id, key });

export async function showRegistration(
  ctx: Context,
  visit: Visit,
  showPage: ShowPage,
): Promise<Response> {
  const query = new URL(visit.request.url).searchParams;
  const given = readGiven({ id: query.get("id") ?? "", key: query.get("key") ?? "" });
  const found = await findByLink(ctx, visit, given);
  if (found === undefined) return showUnknown(ctx, visit, showPage);
  const isSaved = query.has("saved");
  const now = ctx.clock.now();
  return showPage(ctx, visit, (language) => describePage(found, given, { language, isSaved, now }));
}

/** Undefined for a forged link as for one whose event or registration is gone. */
async function findByLink(ctx: Context, visit: Visit, given: Given): Promise<Found | undefined> {
  // The database takes no NUL and no half of a surrogate, and need not be asked for what is no id.
  if (!ANY_ID.test(given.id)) return undefined;
  // Also while the event is off the site: who does not come must be able to say so.
  const event = await findEvent(ctx, visit.site.siteId, visit.params.slug ?? "");
  const registration = event && (await findRegistration(ctx, event.id, given.id));
  if (registration === undefined || event === undefined) return undefined;
  return isSelfServiceKey(ctx, registration, given.key) ? { event, registration } : undefined;
}

/** One page for all links that are no registration's, whatever they name. */
export function showUnknown(ctx: Context, { site }: Visit, showPage: ShowPage): Promise<Response> {
  return showPage(ctx, { site, path: "/events" }, (language) => ({
    ...{ status: 404, isCommon: true },
    ...findPageWords(language).unknown,
  }));
}

type Showing = { language: string; isSaved: boolean; now: number };

function describePage(found: Found, given: Given, showing: Showing): VisitorPage {
  const { event, registration } = found;
  const { language, isSaved } = showing;
  const words: PageWords = findPageWords(language);
  const { status, name, email, seats } = registration;
  const stands = status !== "cancelled";
  const note = noteOn(found, showing);
  const lede = note === undefined ? event.title : `${event.title}. ${note}`;
  return {
    status: 200,
    heading: words[status].heading,
    lede: isSaved ? `${words.saved} ${lede}` : lede,
    rows: [
      ...listEventRows(event, language, status === "confirmed"),
      { label: findMailWords(language).seats, value: String(seats) },
      { label: words.yours, value: `${name}, ${email}` },
    ],
    ...(stands && {
      button: {
        label: words.cancel,
        action: `${eventPath(event.slug)}/cancel`,
        fields: given,
      },
    }),
    ...(stands && event.overAt >= showing.now && { form: describeForm(found, given, language) }),
    links: [{ label: words.back, href: eventPath(event.slug) }],
  };
}

/** What the reader can do about it; undefined when there is nothing. */
function noteOn({ event, registration }: Found, { language, now }: Showing): string | undefined {
  const { status, seats } = registration;
  const { capacity } = event;
  if (status === "waitlisted" && capacity !== null && seats > capacity)
    return findMailWords(language).tooMany(capacity);
  return status === "cancelled" && isOpen(event, now)
    ? findPageWords(language).registerAgain
    : undefined;
}

function describeForm({ event, registration }: Found, given: Given, language: string): VisitorForm {
  const words = findPageWords(language);
  const { name, phone, seats, message, fields } = toRegistration(registration);
  const asked = Object.entries(fields ?? {});
  return {
    heading: words.change,
    action: `${eventPath(event.slug)}/registration`,
    hidden: given,
    fields: [
      {
        name: "name",
        label: words.name,
        kind: "line",
        value: name,
        isRequired: true,
        lengthMax: 200,
      },
      { name: "phone", label: words.phone, kind: "tel", value: phone ?? "", lengthMax: 200 },
      {
        name: "seats",
        label: findMailWords(language).seats,
        kind: "number",
        value: String(seats),
        isRequired: true,
        range: [1, Math.max(seats, Math.min(SEATS_MAX, event.capacity ?? SEATS_MAX))],
      },
      ...asked.map(([label, value]) => {
        const name = FIELD_PREFIX + label;
        // In a control of one line its others would be lost, and sent back so.
        const kind = value.includes("\n") ? "text" : "line";
        return { name, label, kind, value, lengthMax: 1_000 } as const;
      }),
      {
        name: "message",
        label: words.message,
        kind: "text",
        value: message ?? "",
        lengthMax: 5_000,
      },
    ],
    submit: words.save,
  };
}

/** Changes what was sent; what was not stays. */
export async function answerChange(
  ctx: Context,
  visit: Visit,
  sent: LinkForm,
  showPage: ShowPage,
): Promise<Response> {
  const found = await findByLink(ctx, visit, readGiven(sent.fields));
  if (found === undefined) return showUnknown(ctx, visit, showPage);
  const { event, registration } = found;
  const link = selfServicePath(ctx, event.slug, registration.id);
  try {
    const input = checkInput(answersInputSchema, mergeAnswers(registration, sent.fields));
    await changeAnswers(ctx, event, registration.id, input);
  } catch (error) {
    const page = sent.wantsJson
      ? undefined
      : showRefusal(ctx, visit, showPage, { back: link, error });
    if (page === undefined) throw error;
    return page;
  }
  if (!sent.wantsJson) return seeOther(`${link}&saved=1`);
  return answerAsStored(ctx, found);
}

/** The registration as it stands now. */
async function answerAsStored(ctx: Context, { event, registration }: Found): Promise<Response> {
  const stored = await findRegistration(ctx, event.id, registration.id);
  const answer = { registration: toRegistration(stored ?? registration) };
  return jsonResponse(200, JSON.stringify(answer), {});
}

function mergeAnswers(registration: RegistrationRow, sent: LinkForm["fields"]): unknown {
  const { name, phone, seats, message, fields } = toRegistration(registration);
  const answers = Object.entries(sent)
    .filter(([key]) => key.startsWith(FIELD_PREFIX))
    .map(([key, value]) => [key.slice(FIELD_PREFIX.length), value]);
  return {
    name: sent.name ?? name,
    phone: sent.phone ?? phone,
    seats: sent.seats ?? seats,
    message: sent.message ?? message,
    fields: Object.fromEntries([...Object.entries(fields ?? {}), ...answers]),
  };
}

export async function answerCancellation(
  ctx: Context,
  visit: Visit,
  { fields, wantsJson }: LinkForm,
  showPage: ShowPage,
): Promise<Response> {
  const found = await findByLink(ctx, visit, readGiven(fields));
  if (found === undefined) return showUnknown(ctx, visit, showPage);
  await cancelRegistration(ctx, found.event.id, found.registration.id, "visitor");
  if (wantsJson) return answerAsStored(ctx, found);
  return seeOther(thanksPath(found.event, "cancelled"));
}
