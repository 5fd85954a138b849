/**
 * Events as iCalendar text, for feeds and mails. Times are given to the generator on their own
 * zone's clock: it would write a plain date in the zone of this process. Pure.
 */
import ical, {
  type ICalCalendarMethod,
  type ICalEventData,
  type ICalEventStatus,
} from "ical-generator";
import { ZoneClocks } from "./calendar-zone.ts";
import { type EventSpan, findWrittenZone, toZoned } from "./event-time.ts";

export type CalendarEntry = EventSpan & {
  /** The same for the same thing, for ever. */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  title: string;
  description: string | null;
  venueName: string | null;
  address: string | null;
  url: string;
  /** `tentative`: somebody waits for seats. */
  state: "confirmed" | "tentative" | "cancelled";
  /** Epoch ms. */
  updatedAt: number;
};

/** The values of the generator's enums, whose types have no literals. */
const PUBLISH = "PUBLISH" as ICalCalendarMethod;
const CANCEL = "CANCEL" as ICalCalendarMethod;
const STATES: Readonly<Record<CalendarEntry["state"], ICalEventStatus>> = {
  confirmed: "CONFIRMED" as ICalEventStatus,
  tentative: "TENTATIVE" as ICalEventStatus,
  cancelled: "CANCELLED" as ICalEventStatus,
};

/** A calendar of these entries: one that is cancelled makes all of it a cancellation. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const isCancellation = entries.some(({ state }) => state === "cancelled");
  const calendar = ical({
    prodId: { company: "Sitewright", product: "Events", language: "EN" },
    // Unlike an entry's texts, the generator writes the name as it is given.
    name: oneLine(name),
    method: isCancellation ? CANCEL : PUBLISH,
  });
  const zones = new Map<string, ZoneClocks>();
  calendar.timezone({ name: null, generator: (timezone) => zones.get(timezone)?.write() ?? null });
  for (const entry of entries) calendar.createEvent(toEntry(entry, chooseZone(entry, zones)));
  return `${calendar.toString().replace(/\r?\n$/, "")}\r\n`;
}

const timesOf = ({ startsAt, endsAt }: EventSpan): number[] =>
  endsAt === null ? [startsAt] : [startsAt, endsAt];

/** Null where its times are written in UTC: programs would not agree on them, or the year has five digits. */
function chooseZone(entry: EventSpan, zones: Map<string, ZoneClocks>): string | null {
  const times = timesOf(entry);
  const timezone = findWrittenZone(Math.max(...times), entry.timezone);
  if (timezone === null || timezone === "UTC") return null;
  const clocks = zones.get(timezone) ?? new ZoneClocks(timezone);
  zones.set(timezone, clocks);
  if (!times.every((at) => clocks.isPlain(at))) return null;
  for (const at of times) clocks.use(at);
  return timezone;
}

function toEntry(entry: CalendarEntry, timezone: string | null): ICalEventData {
  const { startsAt, endsAt, updatedAt } = entry;
  const stamp = Temporal.Instant.fromEpochMilliseconds(updatedAt);
  const place = [entry.venueName, entry.address].filter((part) => part !== null).join(", ");
  return {
    id: entry.uid,
    sequence: entry.sequence,
    start: toZoned(startsAt, timezone),
    ...(hasLength(entry) ? { end: toZoned(endsAt ?? startsAt, timezone) } : {}),
    ...(timezone === null ? {} : { timezone }),
    stamp,
    lastModified: stamp,
    summary: clean(entry.title),
    ...(place === "" ? {} : { location: clean(place) }),
    ...(entry.description === null ? {} : { description: clean(entry.description) }),
    url: entry.url,
    status: STATES[entry.state],
  };
}

/** An end has to be later than the beginning, in whole seconds; what has none is a moment (RFC 5545, 3.8.2.2). */
const hasLength = ({ startsAt, endsAt }: EventSpan): boolean =>
  endsAt !== null && Math.floor(endsAt / 1_000) > Math.floor(startsAt / 1_000);

const NEWLINES = /\r\n|[\r\n\u0085\u2028\u2029\v\f]/gu;
// Nothing but line feeds may stand in a calendar's text.
const CONTROLS = /(?!\n)\p{Cc}/gu;

const clean = (text: string): string => text.replace(NEWLINES, "\n").replace(CONTROLS, "");

function oneLine(text: string): string {
  const line = text.replace(NEWLINES, " ").replace(CONTROLS, "");
  return line.replace(/[\\;,]/g, "\\$&");
}
