/** Times of events in zones with gaps, overlaps, odd offsets and none at all. */
import { describe, expect, test } from "bun:test";
import { canonicalTimezone, describeSpan, readInstant, writeIso } from "./event-time.ts";

const utc = (text: string) => Date.parse(text);

test.each([
  ["2027-01-15T18:00", "Europe/Berlin", "2027-01-15T17:00Z", "winter"],
  ["2027-07-15T18:00", "Europe/Berlin", "2027-07-15T16:00Z", "summer"],
  ["2027-03-28T01:59", "Europe/Berlin", "2027-03-28T00:59Z", "the last minute before the gap"],
  ["2027-03-28T02:30", "Europe/Berlin", "2027-03-28T01:30Z", "in the gap: moved later by it"],
  ["2027-03-28T03:00", "Europe/Berlin", "2027-03-28T01:00Z", "the first minute after the gap"],
  ["2027-10-31T02:30", "Europe/Berlin", "2027-10-31T00:30Z", "twice on the clock: the first"],
  ["2027-10-31T03:00", "Europe/Berlin", "2027-10-31T02:00Z", "after the overlap"],
  ["2027-03-14T02:30", "America/New_York", "2027-03-14T07:30Z", "the gap in New York"],
  ["2027-11-07T01:30", "America/New_York", "2027-11-07T05:30Z", "the overlap in New York"],
  ["2027-10-03T02:15", "Australia/Lord_Howe", "2027-10-02T15:45Z", "a gap of half an hour"],
  ["2027-05-01T12:00", "Asia/Kathmandu", "2027-05-01T06:15Z", "an offset of 5:45"],
  ["2011-12-30T12:00", "Pacific/Apia", "2011-12-30T22:00Z", "a day that was skipped"],
  ["2028-02-29T12:00", "Asia/Tokyo", "2028-02-29T03:00Z", "a leap day"],
  ["2027-12-31T23:30", "Pacific/Kiritimati", "2027-12-31T09:30Z", "the end of a year"],
  ["2027-05-01T12:00:30.250", "UTC", "2027-05-01T12:00:30.250Z", "milliseconds"],
  ["2027-05-01", "Europe/Berlin", "2027-04-30T22:00Z", "a date alone: its first moment"],
  ["20270501T120000Z", "UTC", "2027-05-01T12:00Z", "the basic format"],
  ["20270501T1200", "Asia/Tokyo", "2027-05-01T03:00Z", "the basic format, local"],
  ["2027-05-01 12:00", "UTC", "2027-05-01T12:00Z", "a space for the T"],
  ["2027-05-01T12:00Z", "Asia/Tokyo", "2027-05-01T12:00Z", "an offset wins over the zone"],
  ["2027-05-01T12:00+02:00", "Asia/Tokyo", "2027-05-01T10:00Z", "a numeric offset"],
  ["2027-05-01T12", "Asia/Tokyo", "2027-05-01T03:00Z", "an hour alone"],
  ["2027-05-01T12Z", "Asia/Tokyo", "2027-05-01T12:00Z", "an hour alone, with an offset"],
  ["20270501T12+02", "UTC", "2027-05-01T10:00Z", "an hour alone in the basic format"],
  ["2027-12-31T24:00", "Europe/Berlin", "2027-12-31T23:00Z", "midnight at the day's end"],
  ["2027-12-31T24:00:00.000Z", "UTC", "2028-01-01T00:00Z", "midnight at the day's end, in UTC"],
  ["20271231T2400+0100", "UTC", "2027-12-31T23:00Z", "that midnight in the basic format"],
  ["2027-05-01T12:00-0330", "UTC", "2027-05-01T15:30Z", "an offset without a colon"],
])("%s in %s is %s: %s", (text, zone, expected) => {
  expect(readInstant(text, zone)).toBe(utc(expected));
});

test.each([
  "",
  "tomorrow",
  "20270501",
  "2027-05",
  "2027-02-29T12:00",
  "2027-13-01T12:00",
  "2027-05-01T25:00",
  "2027-05-01T24:01",
  "2027-05-01T24:00:01Z",
  "9999-12-31T24:00",
  "2027-02-30T24:00",
  "2027-05-01T12:60",
  "2027-05-01T12:00+25:00",
  "2027-05-01T12:00[Europe/Berlin]",
  "2027-05-01T12:00[u-ca=hebrew]",
  "+012027-05-01T12:00",
  "1969-12-31T23:59Z",
  "2027-05-01T12:00Z; drop table events",
  "T12:00",
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  253402300800000,
])("%p is no time", (value) => {
  expect(readInstant(value, "UTC")).toBeUndefined();
});

test("epoch milliseconds are taken as they are", () => {
  for (const value of [0, 1796490000000, 253402300799999])
    expect(readInstant(value, "Europe/Berlin")).toBe(value);
});

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["utc", "UTC"],
  ["America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["Etc/GMT+5", "Etc/GMT+5"],
  ["Mars/Olympus", undefined],
  ["+02:00", undefined],
  ["Europe", undefined],
  ["", undefined],
  ["Europe/Berlin\0", undefined],
  ["../../etc/passwd", undefined],
  ["E".repeat(10_000), undefined],
])("the zone %p is %p", (name, expected) => {
  expect(canonicalTimezone(name)).toBe(expected);
});

describe("what people read", () => {
  const span = (startsAt: string, endsAt: string | null, timezone: string | null) => ({
    ...{ startsAt: utc(startsAt), timezone },
    endsAt: endsAt === null ? null : utc(endsAt),
  });

  test.each([
    ["en", false, "Saturday, 5 December 2026, 10:00–12:00"],
    ["de", false, "Samstag, 5. Dezember 2026, 10:00–12:00 Uhr"],
    ["de", true, "Samstag, 5. Dezember 2026, 10:00–12:00 Uhr MEZ"],
    ["fr", false, "samedi 5 décembre 2026, 10:00 – 12:00"],
    ["es", false, "sábado, 5 de diciembre de 2026, 10:00–12:00"],
    ["xx-not-a-language", false, "Saturday, 5 December 2026, 10:00–12:00"],
  ])("in %s, zone named: %p", (language, namesZone, expected) => {
    const evening = span("2026-12-05T09:00Z", "2026-12-05T11:00Z", "Europe/Berlin");
    expect(describeSpan(evening, language, namesZone).replaceAll("\u00a0", " ")).toBe(expected);
  });

  test("an event without a zone says that its time is UTC", () => {
    expect(describeSpan(span("2026-12-05T09:00Z", null, null), "en", false)).toEndWith("UTC");
  });

  test.each([
    ["in autumn", "2027-10-31T00:30Z", "2027-10-31T03:00Z", [/02:30 CEST/, /04:00 CET/]],
    ["in spring", "2027-03-28T00:30Z", "2027-03-28T02:00Z", [/01:30 CET/, /04:00 CEST/]],
    ["over days", "2027-10-30T16:00Z", "2027-11-01T11:00Z", [/18:00 CEST/, /12:00 CET/]],
  ])("where clocks change %s, each time has its own zone", (_when, from, to, expected) => {
    const night = span(from, to, "Europe/Berlin");
    const told = describeSpan(night, "en", true);
    for (const part of expected) expect(told).toMatch(part);
    // Nobody has to know the zone who goes there.
    expect(describeSpan(night, "en", false)).not.toContain("CE");
  });

  test("machines get the offset of that day", () => {
    expect(writeIso(utc("2027-07-15T16:00Z"), "Europe/Berlin")).toBe("2027-07-15T18:00:00+02:00");
    expect(writeIso(utc("2027-01-15T17:00Z"), "Europe/Berlin")).toBe("2027-01-15T18:00:00+01:00");
    expect(writeIso(utc("2027-01-15T17:00Z"), null)).toBe("2027-01-15T17:00:00+00:00");
  });
});
