/** Events on days on which clocks are changed: one moment in the API, on the page, in data for machines, in calendars and mails. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { type MailServer, type ReceivedMail, startMailServer } from "./fixtures/mail-server.ts";
import { type OwnedSite, openOwnedSite } from "./fixtures/owned-site.ts";
import { readCalendar } from "./fixtures/read-calendar.ts";

setDefaultTimeout(60_000);

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let site: OwnedSite;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  site = await openOwnedSite({ SITEWRIGHT_SMTP_URL: mail.url });
});
afterAll(async () => {
  await site.close();
  await mail.close();
});

const visit = async (path: string) => (await site.service.visit(site.host, path)).text();

async function receive(): Promise<ReceivedMail[]> {
  const before = mail.received.length;
  await site.step();
  return mail.received.slice(before);
}

function readAttachment(received: ReceivedMail | undefined) {
  const [attachment] = received?.parsed.attachments ?? [];
  const content = attachment?.content ?? "";
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const [entry] = readCalendar(text);
  if (entry === undefined) throw new Error("the mail has no entry for a calendar");
  return entry;
}

/** The event as the page states it for search engines. */
function readLinkedEvent(html: string): Record<string, string> {
  for (const [, json = ""] of html.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  )) {
    const found = JSON.parse(json)["@graph"].find((node: object) =>
      Object.values(node).includes("Event"),
    );
    if (found !== undefined) return found;
  }
  throw new Error("the page states no event");
}

const DAYS = [
  ["in the gap", "Europe/Berlin", "2027-03-28T02:30", "2027-03-28T01:30Z", "2027-03-28T06:00"],
  [
    "in the doubled hour",
    "Europe/Berlin",
    "2026-10-25T02:30",
    "2026-10-25T00:30Z",
    "2026-10-25T04:00",
  ],
  [
    "over the whole change",
    "America/New_York",
    "2026-10-31T20:00",
    "2026-11-01T00:00Z",
    "2026-11-01T03:00",
  ],
  [
    "by half an hour",
    "Australia/Lord_Howe",
    "2027-04-04T01:45",
    "2027-04-03T14:45Z",
    "2027-04-04T04:00",
  ],
  [
    "on Ramadan's end",
    "Africa/Casablanca",
    "2027-03-14T02:30",
    "2027-03-14T02:30Z",
    "2027-03-14T12:00",
  ],
  ["on a Saturday", "Asia/Gaza", "2027-10-30T01:30", "2027-10-29T22:30Z", "2027-10-30T05:00"],
  ["on a Friday", "Asia/Jerusalem", "2028-03-24T12:00", "2028-03-24T09:00Z", "2028-03-24T14:00"],
  ["at midnight", "America/Santiago", "2027-04-03T22:30", "2027-04-04T01:30Z", "2027-04-04T02:00"],
  ["never", "Asia/Kathmandu", "2027-05-01T12:00", "2027-05-01T06:15Z", "2027-05-01T13:00"],
] as const;

describe.each(DAYS)(
  "where clocks are changed %s, in %s,",
  (_, timezone, startsAt, instant, endsAt) => {
    test("an event is at one moment for whoever reads of it", async () => {
      const title = `Evening of ${timezone} ${startsAt}`;
      const event = await site.createEvent({ title, timezone, startsAt, endsAt });
      const { endsAt: end } = (await site.read(`/events/${event.id}`)).event;
      expect(new Date(event.startsAt).toISOString()).toBe(new Date(instant).toISOString());
      expect(end).toBeGreaterThan(event.startsAt);
      await site.step();
      const page = await visit(event.url);
      const stated = readLinkedEvent(page);
      expect([stated.startDate, stated.endDate].map((text) => Date.parse(text ?? ""))).toEqual([
        ...[event.startsAt, end],
      ]);
      const times = Array.from(page.matchAll(/<time datetime="([^"]+)"/g), ([, text = ""]) =>
        Date.parse(text),
      );
      expect(times).toContain(event.startsAt);
      const feed = readCalendar(await visit("/events.ics")).find((entry) => entry.title === title);
      const own = readCalendar(await visit(`${event.url}.ics`))[0];
      await site.register(event, { name: "Ann", email: "ann@visitors.test" });
      const [told] = await receive();
      for (const entry of [feed, own, readAttachment(told)])
        expect([entry?.startsAt, entry?.endsAt]).toEqual([event.startsAt, end]);
    });
  },
);

test("a reminder comes 24 hours before, however long that day is on the clock", async () => {
  const event = await site.createEvent({
    ...{ title: "Short night", timezone: "America/New_York" },
    startsAt: "2028-03-12T12:00",
  });
  await site.register(event, { name: "Ann", email: "long@visitors.test" });
  await receive();
  const subjects = async () => (await receive()).map(({ parsed }) => parsed.subject);
  site.service.clock.advance(event.startsAt - DAY_MS - HOUR_MS - site.service.clock.now());
  expect(await subjects()).toEqual([]);
  site.service.clock.advance(HOUR_MS);
  const [reminder, ...more] = await receive();
  expect(more).toEqual([]);
  expect(reminder?.parsed.text).toContain("Sunday, 12 March 2028 at 12:00");
  expect(readAttachment(reminder).startsAt).toBe(event.startsAt);
  expect(await subjects()).toEqual([]);
});

test("an event that moves to another zone is told with its new clock, and is where it was in calendars", async () => {
  const event = await site.createEvent({
    ...{ title: "Travelling", timezone: "Europe/Berlin", startsAt: "2028-07-01T18:00" },
  });
  await site.register(event, { name: "Ann", email: "moving@visitors.test" });
  const [first] = await receive();
  const before = readAttachment(first);
  await site.onSite("PATCH", `/events/${event.id}`, { timezone: "Asia/Tokyo" });
  const [told] = await receive();
  const after = readAttachment(told);
  expect(told?.parsed.text).toContain("2 July 2028 at 1:00");
  expect([after.startsAt, after.uid]).toEqual([before.startsAt, before.uid]);
  expect([before.timezone, after.timezone]).toEqual(["Europe/Berlin", "Asia/Tokyo"]);
  expect((await site.read(`/events/${event.id}`)).event.startsAt).toBe(event.startsAt);
});
