/**
 * Events as iCalendar text, for feeds and mails. Times are given to the generator on their own
 * zone's clock: it would write a plain date in the zone of this process. Pure.
 */
import ical, {
  type ICalCalendarMethod,
  type ICalEventData,
  type ICalEventStatus,
} from "ical-generator";
import { tzlib_get_ical_block as findZoneBlocks } from "timezones-ical-library";
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
  calendar.timezone({ name: null, generator: writeZone });
  for (const entry of entries) calendar.createEvent(toEntry(entry));
  return `${calendar.toString().replace(/\r?\n$/, "")}\r\n`;
}

function toEntry(entry: CalendarEntry): ICalEventData {
  const { startsAt, endsAt, updatedAt } = entry;
  const timezone = findWrittenZone(endsAt ?? startsAt, entry.timezone);
  const stamp = Temporal.Instant.fromEpochMilliseconds(updatedAt);
  const place = [entry.venueName, entry.address].filter((part) => part !== null).join(", ");
  return {
    id: entry.uid,
    sequence: entry.sequence,
    start: toZoned(startsAt, timezone),
    ...(endsAt === null ? {} : { end: toZoned(endsAt, timezone) }),
    ...(timezone === null || timezone === "UTC" ? {} : { timezone }),
    stamp,
    lastModified: stamp,
    summary: clean(entry.title),
    ...(place === "" ? {} : { location: clean(place) }),
    ...(entry.description === null ? {} : { description: clean(entry.description) }),
    url: entry.url,
    status: STATES[entry.state],
  };
}

/** The zone's rules under the name that the entries use, which may be an older one. */
function writeZone(name: string): string | null {
  const found = findZoneBlocks(name);
  const block = Array.isArray(found) ? found[0] : undefined;
  return block === undefined ? null : block.replace(/^TZID:.*$/m, `TZID:${name}`);
}

const NEWLINES = /\r\n|[\r\n\u0085\u2028\u2029\v\f]/gu;
// Nothing but line feeds may stand in a calendar's text.
const CONTROLS = /(?!\n)\p{Cc}/gu;

const clean = (text: string): string => text.replace(NEWLINES, "\n").replace(CONTROLS, "");

function oneLine(text: string): string {
  const line = text.replace(NEWLINES, " ").replace(CONTROLS, "");
  return line.replace(/[\\;,]/g, "\\$&");
}
