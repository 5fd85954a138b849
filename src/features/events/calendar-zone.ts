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

/** No change is by more, nor that far from a time that it makes come twice. */
const NEAR_MS = 24 * 60 * 60_000;

/** How a zone's clock goes between two of its changes, in epoch ms. */
type Clock = { from: number; until: number; offset: number; lines: string[] };

/** What a calendar has to know of one zone. Reading a clock costs more than writing an entry, and most share one. */
export class ZoneClocks {
  readonly #timezone: string;
  readonly #read: Clock[] = [];
  readonly #used = new Set<Clock>();

  constructor(timezone: string) {
    this.#timezone = timezone;
  }

  /**
   * Whether a time on the zone's clock says which moment is meant, to every program: not where the clock shows
   * it twice, nor where it was off by seconds, which some do not read.
   */
  isPlain(instant: number): boolean {
    const { from, until, offset } = this.#find(instant);
    if (offset % 60 !== 0) return false;
    const isFarFromChanges = instant - from > NEAR_MS && until - instant > NEAR_MS;
    return isFarFromChanges || comesOnce(instant, this.#timezone);
  }

  /** An entry rests on the clock of that moment. */
  use(instant: number): void {
    this.#used.add(this.#find(instant));
  }

  /** The `VTIMEZONE`: of the clock's changes the one before each moment, so that it stays small however far apart they are. */
  write(): string {
    const lines = [...this.#used].flatMap((clock) => clock.lines);
    return ["BEGIN:VTIMEZONE", `TZID:${this.#timezone}`, ...lines, "END:VTIMEZONE"].join("\r\n");
  }

  #find(instant: number): Clock {
    const known = this.#read.find(({ from, until }) => from <= instant && instant < until);
    if (known !== undefined) return known;
    const clock = readClock(instant, this.#timezone);
    this.#read.push(clock);
    return clock;
  }
}

function comesOnce(instant: number, timezone: string): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime();
  const at = (disambiguation: "earlier" | "later") =>
    local.toZonedDateTime(timezone, { disambiguation }).epochMilliseconds;
  return at("earlier") === at("later");
}

/** The clock as it goes at that moment, with when it began to. */
function readClock(instant: number, timezone: string): Clock {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone);
  // A change at this very moment is the one that holds; "previous" is the one before it.
  const began = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition("previous");
  const next = zoned.getTimeZoneTransition("next");
  const to = offsetSeconds(zoned);
  const before = began === null ? to : offsetSeconds(began.subtract({ nanoseconds: 1 }));
  const kind = isSummer(zoned, next) ? "DAYLIGHT" : "STANDARD";
  return {
    from: began?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: to,
    lines: [
      `BEGIN:${kind}`,
      // On the clock that it put an end to.
      `DTSTART:${began === null ? EVER : onsetOf(began, before)}`,
      `TZOFFSETFROM:${writeOffset(before)}`,
      `TZOFFSETTO:${writeOffset(to)}`,
      `END:${kind}`,
    ],
  };
}

/** Whether the clock is put back within a year: a name for people, which changes no time. */
const isSummer = (zoned: Temporal.ZonedDateTime, next: Temporal.ZonedDateTime | null): boolean =>
  next !== null &&
  next.epochMilliseconds - zoned.epochMilliseconds < SUMMER_MS_MAX &&
  next.offsetNanoseconds < zoned.offsetNanoseconds;

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
