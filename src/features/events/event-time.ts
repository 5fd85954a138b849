/**
 * Times of events: what clients send becomes an instant, and an instant what people read. Local
 * times are read in the event's zone, where the clock's jumps are taken as calendars take them: a
 * time that is skipped moves later, a time that comes twice means the first. Pure.
 */

/** A bound that every calendar can hold: from 1970 to the end of 9999, in epoch ms. */
const INSTANT_MAX = Date.UTC(10_000, 0, 1) - 1;

export const TIME_TEXT =
  "must be epoch milliseconds or an ISO 8601 date and time from 1970 to 9999, such as 2027-05-01T18:00 or 2027-05-01T18:00:00+02:00";

/** Extended format; a date alone is its first moment. */
const ISO_TIME =
  /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}(?::\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;
/** The same in the basic format, without dashes and colons. */
const BASIC_ISO_TIME = /^\d{8}T\d{2}(?:\d{2}(?:\d{2})?)?(Z|[+-]\d{2}(?:\d{2})?)?$/;
/** ISO 8601 has two names for midnight; this one belongs to the day that ends. */
const MIDNIGHT_AT_END = /^([\d-]+)[Tt]24(?::?00(?::?00(?:\.0+)?)?)?(?:[Zz]|[+-][\d:]+)?$/;

const DAY_MS = 86_400_000;

/**
 * The instant in epoch ms, or undefined when `value` is no time that can be an event's. A text
 * without an offset is local time in `timezone`, which must be known; in UTC without one.
 */
export function readInstant(value: number | string, timezone: string): number | undefined {
  const instant = typeof value === "number" ? value : parseIso(value.trim(), timezone);
  if (instant === undefined || !Number.isInteger(instant)) return undefined;
  return instant >= 0 && instant <= INSTANT_MAX ? instant : undefined;
}

/** Whether a time means an instant by itself, and not on the clock of a zone. */
export function hasOwnOffset(value: number | string): boolean {
  return typeof value === "number" || matchIso(value.trim())?.[1] !== undefined;
}

const matchIso = (text: string) => ISO_TIME.exec(text) ?? BASIC_ISO_TIME.exec(text);

function parseIso(text: string, timezone: string): number | undefined {
  const match = matchIso(text);
  if (match === null) return undefined;
  const plain = text.replace(" ", "T").replace(",", ".");
  const midnight = MIDNIGHT_AT_END.exec(plain);
  const days = midnight ? 1 : 0;
  const written = midnight ? `${midnight[1]}T00:00${match[1] ?? ""}` : plain;
  try {
    if (match[1] !== undefined)
      return Temporal.Instant.from(written).epochMilliseconds + days * DAY_MS;
    return Temporal.PlainDateTime.from(written, { overflow: "reject" })
      .add({ days })
      .toZonedDateTime(timezone, { disambiguation: "compatible" }).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** The usual spelling of an IANA zone's name; undefined when there is no such zone. */
export function canonicalTimezone(name: string): string | undefined {
  // Offsets are understood by Temporal, but are no zones: they know nothing of summer time.
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch {
    return undefined;
  }
}

/** The instant on the clocks of `timezone`, UTC without one. */
export function toZoned(instantMs: number, timezone: string | null): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timezone ?? "UTC");
}

/** Dates that machines read have four digits for the year, and the zones east of UTC are ahead of it. */
const YEAR_MAX = 9_999;

/** The zone to write `instantMs` in for machines: none where its clock is past the year 9999. */
export const findWrittenZone = (instantMs: number, timezone: string | null): string | null =>
  toZoned(instantMs, timezone).year > YEAR_MAX ? null : timezone;

/** Local time with its offset, for `<time>` and JSON-LD: `2027-05-01T18:00:00+02:00`. */
export function writeIso(instantMs: number, timezone: string | null): string {
  const zoned = toZoned(instantMs, findWrittenZone(instantMs, timezone));
  return zoned.toString({ timeZoneName: "never", smallestUnit: "second" });
}

export type EventSpan = { startsAt: number; endsAt: number | null; timezone: string | null };

/** What the formatter writes in Latin letters in languages of other scripts. */
const ZONE_NAMES: ReadonlyMap<string, string> = new Map([
  ["ar", "غرينتش"],
  ["he", "שעון גריניץ׳ "],
]);

/**
 * The time as a person reads it, in `language`: day, hours, and the zone where it is needed
 * because people attend from anywhere, or because the event names none.
 */
export function describeSpan(span: EventSpan, language: string, namesZone: boolean): string {
  const isZoneNamed = namesZone || span.timezone === null;
  const format = dateFormat(language, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: span.timezone ?? "UTC",
    ...(isZoneNamed && { timeZoneName: "short" }),
  });
  const { startsAt, endsAt } = span;
  const text =
    endsAt === null || endsAt === startsAt
      ? format.format(startsAt)
      : isZoneNamed && changesClock(span, endsAt)
        ? `${format.format(startsAt)} – ${format.format(endsAt)}`
        : format.formatRange(startsAt, endsAt);
  // Narrow and thin spaces are missing in many typefaces, and mail programs show them as boxes.
  // The Arabic half of the day is one letter, which must not stand on a line alone.
  const spaced = text.replace(/[\u2009\u202f]|(?<=\d) (?=[صم](?!\p{L}))/gu, "\u00a0");
  const zone = ZONE_NAMES.get(language.split("-")[0] ?? "");
  return zone === undefined ? spaced : spaced.replace(/UTC|GMT/u, zone);
}

/** Whether clocks are changed while it lasts. The formatter then gives both times the zone of one. */
const changesClock = ({ startsAt, timezone }: EventSpan, endsAt: number): boolean =>
  toZoned(startsAt, timezone).offsetNanoseconds !== toZoned(endsAt, timezone).offsetNanoseconds;

/** A document may name a language that the formatter has never heard of. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, options);
  } catch {
    return new Intl.DateTimeFormat("en-GB", options);
  }
}
