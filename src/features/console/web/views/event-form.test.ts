/** An event between its fields and the API: times are the event's own, whatever zone the reader is in. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { SiteEvent } from "../api-types.ts";
import { changesOf, checkEvent, EMPTY_EVENT, fieldsOf, ownZone, valuesOf } from "./event-form.tsx";

const machineZone = process.env.TZ;
/** A reader who is far from every event here. */
beforeEach(() => {
  process.env.TZ = "Pacific/Auckland";
});
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const EVENT = {
  ...{ id: "evt_1", slug: "rye", title: "An evening on rye", status: "draft" },
  ...{ startsAt: "2026-12-06T17:00:00Z", endsAt: null, timezone: "Europe/Berlin" },
  ...{ venueName: null, address: null, mapUrl: null, onlineUrl: null, summary: null },
  ...{ descriptionMarkdown: null, priceLabel: null, capacity: null, registrationEnabled: true },
  ...{ confirmedSeats: 0, waiting: 0, updatedAt: 0 },
} as unknown as SiteEvent;

describe("the start of an event", () => {
  test.each([
    ["2026-12-06T17:00:00Z", "Europe/Berlin", "2026-12-06T18:00"],
    ["2026-07-06T17:00:00Z", "Europe/Berlin", "2026-07-06T19:00"],
    ["2026-12-06T17:00:00Z", "America/St_Johns", "2026-12-06T13:30"],
    ["2026-12-06T17:00:00Z", "Pacific/Kiritimati", "2026-12-07T07:00"],
    // Midnight is the beginning of a day, not its twenty-fourth hour.
    ["2026-12-05T23:00:00Z", "Europe/Berlin", "2026-12-06T00:00"],
    ["2026-01-09T03:04:00Z", "UTC", "2026-01-09T03:04"],
    // The hour that there is twice, both times.
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25T02:30"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25T02:30"],
  ])("%s in %s is %s", (startsAt, timezone, local) => {
    expect(valuesOf({ ...EVENT, startsAt, timezone }).startsAt).toBe(local);
    const startsAtMs = Date.parse(startsAt);
    expect(valuesOf({ ...EVENT, startsAt: startsAtMs, timezone }).startsAt).toBe(local);
  });

  test("without a zone is of UTC, and one that has no end has none", () => {
    const values = valuesOf({ ...EVENT, timezone: null });
    expect([values.timezone, values.startsAt, values.endsAt]).toEqual([
      "UTC",
      "2026-12-06T17:00",
      "",
    ]);
  });

  test("of a new event is in the zone of whoever plans it", () => {
    expect(ownZone()).toBe("Pacific/Auckland");
  });
});

describe("fields", () => {
  test("that nobody has changed are sent as they came", () => {
    const full = {
      ...EVENT,
      ...{ endsAt: "2026-12-06T20:00:00Z", venueName: "The bakehouse", address: "Quay 4" },
      ...{ mapUrl: "https://map.example/", onlineUrl: "https://meet.example/" },
      ...{ summary: "Four flours", descriptionMarkdown: "**Rye**", priceLabel: "£45" },
      ...{ capacity: 12, registrationEnabled: false },
    };
    expect(fieldsOf(valuesOf(full))).toEqual({
      ...{ title: "An evening on rye", timezone: "Europe/Berlin" },
      // Local, without an offset: the zone says which moment that is.
      ...{ startsAt: "2026-12-06T18:00", endsAt: "2026-12-06T21:00" },
      ...{ venueName: "The bakehouse", address: "Quay 4" },
      ...{ mapUrl: "https://map.example/", onlineUrl: "https://meet.example/" },
      ...{ summary: "Four flours", descriptionMarkdown: "**Rye**", priceLabel: "£45" },
      ...{ capacity: 12, registrationEnabled: false },
    });
  });

  test("that are emptied are cleared, and not sent as empty texts", () => {
    const blank = Object.fromEntries(Object.keys(EMPTY_EVENT).map((name) => [name, "  "]));
    const { title, startsAt, registrationEnabled, ...others } = fieldsOf({
      ...EMPTY_EVENT,
      ...blank,
    });
    expect([title, startsAt, registrationEnabled]).toEqual(["", "  ", true]);
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
  });

  test("hold what was typed, trimmed; seats are a number", () => {
    const fields = fieldsOf({ ...EMPTY_EVENT, title: "  Rye ", capacity: " 12 " });
    expect([fields.title, fields.capacity]).toEqual(["Rye", 12]);
  });
});

describe("what is sent of an event", () => {
  const values = valuesOf(EVENT);

  test("that was not changed is nothing", () => expect(changesOf(values, EVENT)).toEqual({}));

  test("is what was changed, so that nobody else's changes are taken back", () => {
    expect(changesOf({ ...values, summary: "Four flours", capacity: "8" }, EVENT)).toEqual({
      summary: "Four flours",
      capacity: 8,
    });
    const named = { ...EVENT, venueName: "The bakehouse" };
    expect(changesOf(valuesOf(EVENT), named)).toEqual({ venueName: null });
    expect(changesOf({ ...values, registrationEnabled: "" }, EVENT)).toEqual({
      registrationEnabled: false,
    });
  });

  test("holds all times when one of them was changed: the zone says what the others mean", () => {
    const times = { startsAt: "2026-12-06T18:00", endsAt: null, timezone: "Europe/Berlin" };
    for (const changed of [
      { startsAt: "2026-12-06T19:00" },
      { endsAt: "2026-12-06T21:00" },
      { timezone: "Europe/London" },
    ])
      expect(changesOf({ ...values, ...changed }, EVENT)).toEqual({ ...times, ...changed });
  });

  test("leaves the second of two hours alone that the clock shows twice", () => {
    const second = { ...EVENT, startsAt: "2026-10-25T01:30:00Z" };
    expect(changesOf({ ...valuesOf(second), title: "Rye" }, second)).toEqual({ title: "Rye" });
  });
});

describe("what is wrong with an event is told", () => {
  const good = { ...EMPTY_EVENT, title: "Rye", startsAt: "2026-12-06T18:00" };

  test.each([
    [{}, {}],
    [{ endsAt: "2026-12-06T18:00" }, {}],
    [{ endsAt: "2026-12-07T01:00" }, {}],
    [{ endsAt: "2026-12-06T17:59" }, { endsAt: "It must not end before it starts." }],
    [{ title: " " }, { title: "Enter a title." }],
    [{ startsAt: "" }, { startsAt: "Enter when it starts." }],
    [
      { title: "", startsAt: "", endsAt: "" },
      { title: "Enter a title.", startsAt: "Enter when it starts." },
    ],
  ])("%j: %j", (changed, faults) =>
    expect(checkEvent({ ...good, ...changed })).toEqual(faults as Record<string, string>),
  );
});
