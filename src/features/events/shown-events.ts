/** Published events as a site's pages and feeds show them. Where to join online is in none of it. */
import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import { Slices } from "../../lib/slices.ts";
import type { Context } from "../../platform/context.ts";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";
import { type DescriptionColumns, describeAgain, isDescribed } from "./describe.ts";
import { describeSpan, writeIso } from "./event-time.ts";
import { type EventRow, eventPath } from "./model.ts";
import { events } from "./table.ts";

/** More than anybody reads, and few enough to render at once. */
const UPCOMING_MAX = 500;
const PAST_MAX = 100;

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
    capacity?: number;
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
  const rows = await describeAll(ctx, [...upcoming, ...past]);
  const shown: ShownEvent[] = [];
  const slices = new Slices();
  for (const row of rows) {
    shown.push(toShown(row, showing, row.overAt < now));
    await slices.pause();
  }
  const entries = rows.map((row) => toCalendarEntry(row, showing));
  return { events: shown, calendarFeed: writeCalendar(showing.siteName, entries) };
}

/** Makes and stores the descriptions that have not been made by this version, most often none. */
async function describeAll(ctx: Context, rows: readonly EventRow[]): Promise<EventRow[]> {
  const described: EventRow[] = [];
  for (const row of rows) {
    if (isDescribed(row)) described.push(row);
    else {
      const columns = await describeAgain(ctx, row.siteId, row.descriptionMarkdown ?? "");
      await storeDescription(ctx, row, columns);
      described.push({ ...row, ...columns });
    }
  }
  return described;
}

/** Unless somebody has made it meanwhile, from what may be other words. */
async function storeDescription(
  ctx: Context,
  { id, descriptionMaker }: EventRow,
  columns: DescriptionColumns,
): Promise<void> {
  await ctx.db.write([
    ctx.db.orm
      .update(events)
      .set(columns)
      .where(and(eq(events.id, id), eq(events.descriptionMaker, descriptionMaker))),
  ]);
}

function toShown(row: EventRow, showing: Showing, isPast: boolean): ShownEvent {
  const { timezone, startsAt, endsAt } = row;
  const isOnline = row.onlineUrl !== null;
  const html = row.descriptionHtml ?? "";
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
      ...(row.capacity === null ? {} : { capacity: row.capacity }),
      calendar: writeCalendar(showing.siteName, [toCalendarEntry(row, showing)]),
    },
  };
}

function toCalendarEntry(row: EventRow, { origin }: Showing): CalendarEntry {
  const { descriptionMarkdown, descriptionPlain, summary } = row;
  const description = descriptionMarkdown === null ? summary : descriptionPlain;
  return {
    ...row,
    uid: `${row.id}@sitewright`,
    description,
    url: `${origin}${eventPath(row.slug)}`,
    state: "confirmed",
  };
}
