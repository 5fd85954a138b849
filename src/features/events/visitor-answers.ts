/** What visitors of an event are answered, whichever way they came: thanks, refusals, the event's facts. */

import { InputRefused } from "../../http/read-input.ts";
import type { ShowPage, VisitorPage } from "../../http/visitor-page.ts";
import type { Visit } from "../../http/visitor-route.ts";
import { ApiError, ERRORS, invalidRequest } from "../../lib/errors.ts";
import type { Context } from "../../platform/context.ts";
import { describeSpan } from "./event-time.ts";
import { findMailWords } from "./mail-words.ts";
import { type EventRow, eventPath } from "./model.ts";
import { findPageWords } from "./page-words.ts";
import { type RegistrationRefusal, RegistrationRefused } from "./registrations.ts";
import { type FaultWords, NAMED_FIELDS, type PageWords } from "./words-model.ts";

/** What a thank-you page can be about; anything else in its address shows nothing. */
export const OUTCOMES = ["confirmed", "waitlisted", "cancelled"] as const;
export type RegistrationOutcome = (typeof OUTCOMES)[number];

/** Without the registration's id: who only knows an address must not learn what it registered. */
export const thanksPath = (event: EventRow, outcome: RegistrationOutcome): string =>
  `${eventPath(event.slug)}/thanks?status=${outcome}`;

/** A refusal as callers of JSON read it. */
export const explain = (error: unknown): unknown =>
  error instanceof RegistrationRefused ? invalidRequest(error.message) : error;

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "not_found";

/** The refusal as a page that leads back to `back`; undefined for what is not the visitor's doing. */
export function showRefusal(
  ctx: Context,
  { site }: Visit,
  showPage: ShowPage,
  { back, error }: { back: string; error: unknown },
): Promise<Response> | undefined {
  const explainIn = explainerOf(error);
  if (explainIn === undefined) return undefined;
  const status = statusOf(error);
  return showPage(ctx, { site, path: back.split("?", 1)[0] ?? back }, (language) => {
    const words = findPageWords(language);
    return {
      // What is wrong with a form is said to one visitor, all else to many.
      ...{ status, isCommon: status !== 400 },
      ...explainIn(words),
      links: [{ label: words.goBack, href: back }],
    };
  });
}

/** The refusal as a page of no site's look says it; undefined for what is not the visitor's doing. */
export function describeRefusal(
  error: unknown,
  language: string,
): { status: number; heading: string; lede: string } | undefined {
  const explainIn = explainerOf(error);
  return explainIn && { status: statusOf(error), ...explainIn(findPageWords(language)) };
}

const statusOf = (error: unknown): number =>
  error instanceof ApiError ? ERRORS[error.code].status : 400;

type Explainer = (words: PageWords) => { heading: string; lede: string };

/** Undefined for what is not the visitor's doing. */
function explainerOf(error: unknown): Explainer | undefined {
  if (error instanceof RegistrationRefused) return (words) => wordsOf(error.reason, words);
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "rate_limited") return (words) => words.tooMany;
  if (error.code !== "invalid_request") return undefined;
  const fields = error instanceof InputRefused ? error.fields : undefined;
  return ({ invalid: { heading, lede, faults } }) => ({
    heading,
    lede: faults === undefined ? lede : [lede, ...listFaults(faults, fields)].join(" "),
  });
}

/** Who has cancelled is told of that, and whether there is a way back. */
function wordsOf(reason: RegistrationRefusal, words: PageWords) {
  const { heading } = words.cancelled;
  if (reason === "cancelled") return { heading, lede: words.registerAgain };
  return reason === "cancelled-closed" ? { heading, lede: words.disabled.lede } : words[reason];
}

/** What is wrong, in the words of the page; the error's own are the API's. */
function listFaults(faults: FaultWords, fields: readonly string[] | undefined): string[] {
  if (fields === undefined) return [faults.unreadable];
  const said = fields.map((field) => {
    const name = NAMED_FIELDS.find((one) => one === field);
    return faults[name ?? "others"];
  });
  return [...new Set(said)];
}

/** When and where; how to join for those who are coming only. */
export function listEventRows(
  event: EventRow,
  language: string,
  isComing: boolean,
): NonNullable<VisitorPage["rows"]> {
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
