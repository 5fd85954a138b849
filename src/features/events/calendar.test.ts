/** Calendar files, read by an independent reader: whatever zone the process is in, and whatever they hold. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import ICAL from "ical.js";
import { readCalendar } from "../../../test/fixtures/read-calendar.ts";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";

const WRITER = join(import.meta.dir, "../../../test/fixtures/processes/write-calendar.ts");
const EVENT_ZONES = [
  ...["Europe/Berlin", "America/New_York", "Asia/Tokyo", "Asia/Kathmandu", "Australia/Lord_Howe"],
  ...["UTC", "EST", "Asia/Calcutta", "US/Pacific", "Etc/GMT+5", "none"],
];

const ENTRY: CalendarEntry = {
  uid: "evt_1@sitewright",
  sequence: 2,
  title: "Wine evening",
  description: null,
  venueName: null,
  address: null,
  url: "https://bakery.test/events/wine-evening",
  state: "confirmed",
  updatedAt: Date.UTC(2027, 0, 1),
  startsAt: Date.UTC(2027, 6, 15, 16),
  endsAt: null,
  timezone: "Europe/Berlin",
};

test.each(["America/New_York", "UTC", "Asia/Tokyo"])(
  "every event keeps its instants when the process is in %s",
  async (processZone) => {
    const writer = Bun.spawn([process.execPath, WRITER, ...EVENT_ZONES], {
      env: { ...process.env, TZ: processZone },
      stdout: "pipe",
    });
    const text = await new Response(writer.stdout).text();
    const read = readCalendar(text);
    expect(read.map(({ title }) => title)).toEqual(EVENT_ZONES);
    for (const { title, startsAt, endsAt } of read)
      expect([title, new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]).toEqual([
        title,
        "2027-07-15T16:30:00.000Z",
        "2027-12-24T23:00:00.000Z",
      ]);
    expect(text).toContain("DTSTAMP:20270102T030405Z");
  },
);

test("no text becomes a line of its own, whatever it holds", () => {
  const hostile = [
    "a\r\nATTENDEE:mailto:x@y.test",
    "b\nEND:VEVENT\nBEGIN:VEVENT",
    "c\rX-EVIL:1",
    "d\u2028e\u0085f\u0000g\u0007h",
    "semi;colon, comma \\ backslash \\n",
    "x".repeat(500),
    "日本語 🍷 ".repeat(40),
  ];
  for (const text of hostile) {
    const entry = { ...ENTRY, title: text, description: text, venueName: text, address: text };
    const written = writeCalendar(text, [entry]);
    const calendar = new ICAL.Component(ICAL.parse(written));
    const [event, ...more] = calendar.getAllSubcomponents("vevent");
    expect(more).toEqual([]);
    const names = event?.getAllProperties().map(({ name }) => name);
    expect(names).not.toContain("attendee");
    expect(names).not.toContain("x-evil");
    const top = calendar.getAllProperties().map(({ name }) => name);
    expect(top).toEqual(["version", "prodid", "method", "name", "x-wr-calname"]);
    const plain = text
      .replace(/\r\n|[\r\u0085\u2028]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000\u0007]/g, "");
    expect(event?.getFirstPropertyValue("summary")).toBe(plain);
    for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
  }
});

test("a cancelled entry makes a cancellation, under the same name and a higher number", () => {
  const text = writeCalendar("Dates", [{ ...ENTRY, sequence: 3, state: "cancelled" }]);
  for (const line of ["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:3", `UID:${ENTRY.uid}`])
    expect(text.split("\r\n")).toContain(line);
});
