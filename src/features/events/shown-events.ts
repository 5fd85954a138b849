/** Published events as a site's pages and feeds show them. Where to join online is in none of it. */
import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";
import { plainDescription, renderDescription } from "./description.ts";
import { describeSpan, writeIso } from "./event-time.ts";
import { type EventRow, eventPath } from "./model.ts";
import { events } from "./table.ts";

/** More than anybody reads, and few enough to render at once. */
const UPCOMING_MAX = 500;
const PAST_MAX = 100;
const FEED_TEXT_LENGTH_MAX = 1_000;

export type ShownEvent = {
  path: string;
  title: string;
  startsAtIso: string;
  endsAtIso?: string;
  when: string;
  venueName?: string;
  address?: string;
  summary?: string;
  isPast: boolean;
  details: {
    descriptionHtml?: string;
    priceLabel?: string;
    mapUrl?: string;
    isOnline: boolean;
    takesRegistrations: boolean;
    hasCapacity: boolean;
    calendar: string;
  };
};

export type ShownEvents = { events: ShownEvent[]; calendarFeed: string };

export type Showing = {
  siteId: string;
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** Names the feed. */
  siteName: string;
  language: string;
};

/** Upcoming events, soonest first, then past ones, most recent first; and all of them as a calendar. */
export async function listShownEvents(ctx: Context, showing: Showing): Promise<ShownEvents> {
  const now = ctx.clock.now();
  const isShown = and(eq(events.siteId, showing.siteId), eq(events.status, "published"));
  const [upcoming, past] = await Promise.all([
    ctx.db.orm
      .select()
      .from(events)
      .where(and(isShown, gte(events.overAt, now)))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(UPCOMING_MAX),
    ctx.db.orm
      .select()
      .from(events)
      .where(and(isShown, lt(events.overAt, now)))
      .orderBy(desc(events.startsAt), desc(events.id))
      .limit(PAST_MAX),
  ]);
  const rows = [...upcoming, ...past];
  const entries = rows.map((row) => toCalendarEntry(row, showing));
  return {
    events: rows.map((row) => toShown(row, showing, row.overAt < now)),
    calendarFeed: writeCalendar(showing.siteName, entries),
  };
}

function toShown(row: EventRow, showing: Showing, isPast: boolean): ShownEvent {
  const { timezone, startsAt, endsAt, descriptionMarkdown } = row;
  const isOnline = row.onlineUrl !== null;
  const html = descriptionMarkdown === null ? "" : renderDescription(descriptionMarkdown);
  return {
    path: eventPath(row.slug),
    title: row.title,
    startsAtIso: writeIso(startsAt, timezone),
    ...(endsAt === null ? {} : { endsAtIso: writeIso(endsAt, timezone) }),
    when: describeSpan(row, showing.language, isOnline),
    ...(row.venueName === null ? {} : { venueName: row.venueName }),
    ...(row.address === null ? {} : { address: row.address }),
    ...(row.summary === null ? {} : { summary: row.summary }),
    isPast,
    details: {
      ...(html === "" ? {} : { descriptionHtml: html }),
      ...(row.priceLabel === null ? {} : { priceLabel: row.priceLabel }),
      ...(row.mapUrl === null ? {} : { mapUrl: row.mapUrl }),
      isOnline,
      takesRegistrations: row.registrationEnabled,
      hasCapacity: row.capacity !== null,
      calendar: writeCalendar(showing.siteName, [toCalendarEntry(row, showing)]),
    },
  };
}

function toCalendarEntry(row: EventRow, { origin }: Showing): CalendarEntry {
  const { descriptionMarkdown, summary } = row;
  const description =
    descriptionMarkdown === null
      ? summary
      : plainDescription(descriptionMarkdown, FEED_TEXT_LENGTH_MAX);
  return {
    ...row,
    uid: `${row.id}@sitewright`,
    description,
    url: `${origin}${eventPath(row.slug)}`,
    isCancelled: false,
  };
}
