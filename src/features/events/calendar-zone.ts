/**
 * What a calendar file says of a time zone's clock: the changes that its own entries rest on, each as it
 * is, taken from the same data that their times were read with. Rules that repeat are not written: those
 * of many zones (the day before the last Sunday, the end of Ramadan) have no form in iCalendar. Pure.
 */

/** Before any clock was set by a zone: where nothing has changed since, the onset that there must be. */
const EVER = "16010101T000000";

/**
 * How long after a change the clock goes back in zones that have summer time; what stays for longer is
 * the zone's standard time from then on.
 */
const SUMMER_MS_MAX = 366 * 24 * 60 * 60_000;

/**
 * The `VTIMEZONE` of a zone, for entries at these instants in epoch ms. Of the clock's changes it has the
 * one before each of them, so that a file stays small however far apart they are.
 */
export function writeZone(timezone: string, instants: Iterable<number>): string {
  const onsets = new Map<string, string[]>();
  for (const instant of instants) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
    const lines = describeClock(zoned);
    onsets.set(lines.join(), lines);
  }
  const clocks = [...onsets.values()].flat();
  return ["BEGIN:VTIMEZONE", `TZID:${timezone}`, ...clocks, "END:VTIMEZONE"].join("\r\n");
}

/**
 * Whether a time on the zone's clock says which moment is meant, to every program: not where the clock shows
 * it twice, nor where it was off by seconds, which some do not read.
 */
export function isPlainTime(instant: number, timezone: string): boolean {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  if (offsetSeconds(zoned) % 60 !== 0) return false;
  const local = zoned.toPlainDateTime();
  const at = (disambiguation: "earlier" | "later") =>
    local.toZonedDateTime(timezone, { disambiguation }).epochMilliseconds;
  return at("earlier") === at("later");
}

/** The clock as it goes at that moment, with when it began to. */
function describeClock(zoned: Temporal.ZonedDateTime): string[] {
  const began = zoned.getTimeZoneTransition("previous");
  // A change at this very moment is the one that holds; "previous" is the one before it.
  const here = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition("previous") ?? began;
  const to = offsetSeconds(zoned);
  const from = here === null ? to : offsetSeconds(here.subtract({ nanoseconds: 1 }));
  const kind = isSummer(zoned) ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    // On the clock that it put an end to.
    `DTSTART:${here === null ? EVER : onsetOf(here, from)}`,
    `TZOFFSETFROM:${writeOffset(from)}`,
    `TZOFFSETTO:${writeOffset(to)}`,
    `END:${kind}`,
  ];
}

/** Whether the clock is put back within a year: a name for people, which changes no time. */
function isSummer(zoned: Temporal.ZonedDateTime): boolean {
  const next = zoned.getTimeZoneTransition("next");
  return (
    next !== null &&
    next.epochMilliseconds - zoned.epochMilliseconds < SUMMER_MS_MAX &&
    next.offsetNanoseconds < zoned.offsetNanoseconds
  );
}

const offsetSeconds = ({ offsetNanoseconds }: Temporal.ZonedDateTime): number =>
  Math.round(offsetNanoseconds / 1e9);

/** `20270328T020000`. */
function onsetOf({ epochMilliseconds }: Temporal.ZonedDateTime, offset: number): string {
  const local = new Date(epochMilliseconds + offset * 1_000).toISOString();
  return local.slice(0, 19).replace(/[-:]/g, "");
}

/** `+0100`, with seconds where a zone once had them. */
function writeOffset(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3_600), Math.floor(size / 60) % 60, size % 60];
  const digits = parts.map((part) => String(part).padStart(2, "0"));
  return (seconds < 0 ? "-" : "+") + (parts[2] === 0 ? digits.slice(0, 2) : digits).join("");
}
