/** Calendar files of events around the changes of every zone's clock, by two readers that know nothing of ours. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import ICAL from "ical.js";
import { type ReadEvent, readCalendar } from "../../../test/fixtures/read-calendar.ts";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";

// Many cases each, on a machine that may be busy.
setDefaultTimeout(60_000);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FROM = Date.UTC(2026, 0, 1);
const UNTIL = Date.UTC(2032, 0, 1);

const entryAt = (startsAt: number, timezone: string, endsAt: number | null = null) =>
  ({
    ...{ uid: `${startsAt}@sitewright`, sequence: 0, title: String(startsAt), description: null },
    ...{ venueName: null, address: null, url: "https://bakery.test/", state: "confirmed" },
    ...{ updatedAt: FROM, startsAt, endsAt, timezone },
  }) satisfies CalendarEntry;

/** Moments at which the clock of a zone is changed. */
function listChanges(timezone: string): number[] {
  const changes: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(FROM).toZonedDateTimeISO(timezone);
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (next === null || next.epochMilliseconds > UNTIL) return changes;
    changes.push(next.epochMilliseconds);
    at = next;
  }
}

/** Before, at and after each change, and well away from all of them. */
const listMoments = (timezone: string): number[] => [
  ...listChanges(timezone).flatMap((change) =>
    [-90, -31, -1, 0, 1, 29, 61, 90].map((minutes) => change + minutes * MINUTE_MS),
  ),
  ...Array.from({ length: 12 }, (_, month) => Date.UTC(2027, month, 3, 17, 30)),
];

/** As a program reads it that knows the zone by its name, and takes the first of two equal times. */
function readByName({ local, timezone }: ReadEvent): number {
  if (timezone === undefined) return Temporal.Instant.from(local).epochMilliseconds;
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timezone).epochMilliseconds;
}

const ZONES = Intl.supportedValuesOf("timeZone").filter((name) => name !== "UTC");

describe("whatever zone an event is in", () => {
  test("its moment is the same by the rules in the file and by the zone's name", () => {
    const wrong: string[] = [];
    for (const timezone of ZONES) {
      const moments = listMoments(timezone);
      const entries = moments.map((at) => entryAt(at, timezone, at + 2 * HOUR_MS));
      for (const read of readCalendar(writeCalendar("Dates", entries))) {
        const meant = Number(read.title);
        const told = [read.startsAt, read.endsAt - 2 * HOUR_MS, readByName(read)];
        if (told.some((at) => at !== meant))
          wrong.push(`${timezone} ${new Date(meant).toISOString()}: ${read.local}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(ZONES.length).toBeGreaterThan(400);
  });

  test.each(["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca"])(
    "in %s a time that the clock shows twice is written in UTC, and all others on its clock",
    (timezone) => {
      const inUtc = new Set<number>();
      const moments = listMoments(timezone);
      for (const at of moments) {
        const [read] = readCalendar(writeCalendar("Dates", [entryAt(at, timezone)]));
        if (read?.timezone === undefined) inUtc.add(at);
        else expect(read.timezone).toBe(timezone);
      }
      const local = (at: number) =>
        Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDateTime();
      const isTwice = (at: number) =>
        [-120, -60, -30, 30, 60, 120].some((minutes) =>
          local(at).equals(local(at + minutes * MINUTE_MS)),
        );
      expect([...inUtc].sort()).toEqual(moments.filter(isTwice).sort());
      expect(inUtc.size).toBeGreaterThan(0);
    },
  );

  test("an end that the clock shows twice takes the beginning to UTC with it", () => {
    const end = Date.parse("2026-10-25T01:30Z");
    const [read] = readCalendar(
      writeCalendar("Dates", [entryAt(end - 5 * HOUR_MS, "Europe/Berlin", end)]),
    );
    expect(read).toMatchObject({ startsAt: end - 5 * HOUR_MS, endsAt: end });
    expect(read?.timezone).toBeUndefined();
  });
});

describe("a calendar", () => {
  test("names each zone once, with the changes alone that its entries rest on", () => {
    const entries = [
      ...Array.from({ length: 300 }, (_, day) => entryAt(FROM + day * 24 * HOUR_MS, "Asia/Gaza")),
      entryAt(Date.UTC(9_999, 5, 1), "Asia/Gaza"),
      entryAt(0, "Asia/Gaza"),
      entryAt(FROM, "Asia/Tokyo"),
    ];
    const calendar = new ICAL.Component(ICAL.parse(writeCalendar("Dates", entries)));
    const zones = calendar.getAllSubcomponents("vtimezone");
    expect(zones.map((zone) => zone.getFirstPropertyValue("tzid"))).toEqual([
      ...["Asia/Gaza", "Asia/Tokyo"],
    ]);
    expect(zones[0]?.getAllSubcomponents()).toHaveLength(5);
    expect(zones[1]?.getAllSubcomponents()).toHaveLength(1);
  });

  test.each([
    ["1970-01-01T00:00Z", "America/New_York"],
    ["1971-06-01T12:00Z", "Africa/Monrovia"],
    ["1970-03-01T12:00Z", "Europe/London"],
    ["9999-12-31T20:00Z", "Pacific/Chatham"],
    ["9999-12-30T10:00Z", "Pacific/Kiritimati"],
    ["2011-12-30T09:59Z", "Pacific/Apia"],
    ["2011-12-30T10:00Z", "Pacific/Apia"],
    ["2027-01-01T00:00Z", "Etc/GMT+12"],
  ])("holds %s in %s, at the ends of what there is", (instant, timezone) => {
    const at = Date.parse(instant);
    const [read] = readCalendar(writeCalendar("Dates", [entryAt(at, timezone)]));
    expect(read?.startsAt).toBe(at);
  });

  test("gives an end to what has a length, and none to a moment", () => {
    const at = Date.UTC(2027, 4, 1, 12);
    const hasEnd = (endsAt: number | null) =>
      readCalendar(writeCalendar("Dates", [entryAt(at, "Asia/Tokyo", endsAt)]))[0]?.hasEnd;
    expect([null, at, at + 999].map(hasEnd)).toEqual([false, false, false]);
    expect([at + 1_000, at + HOUR_MS].map(hasEnd)).toEqual([true, true]);
  });
});
