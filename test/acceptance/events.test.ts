/** The life of an event as its owner and its visitors see it: times, texts, states, and what is left of it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import ICAL from "ical.js";
import { type Event, type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";

const HOUR_MS = 60 * 60 * 1_000;

let site: OwnedSite;
beforeAll(async () => {
  site = await openOwnedSite({ SITEWRIGHT_PLAN_CREDITS: "agency=1000" });
});
afterAll(() => site.close());

const post = (body: object) => site.onSite("POST", "/events", { title: "Rye morning", ...body });
const change = (event: Event, body: object) => site.onSite("PATCH", `/events/${event.id}`, body);
const get = async (event: Event) => (await site.read(`/events/${event.id}`)).event;
const visit = (path: string) => site.service.visit(site.host, path);

/** What the list holds, by the query. */
async function titles(query: string): Promise<string[]> {
  const { events, total } = await site.read(`/events?limit=200&${query}`);
  expect(events).toHaveLength(total);
  return events.map(({ title }: { title: string }) => title);
}

describe("a time", () => {
  test.each([
    ["2028-02-29T23:59:59.999Z", "2028-02-29T23:59:59.999Z", "a leap day's last moment"],
    ["2028-02-29T23:30:00-12:00", "2028-03-01T11:30:00Z", "a leap day that is March elsewhere"],
    ["2028-03-01T00:30:00+14:00", "2028-02-29T10:30:00Z", "a first of March that is a leap day"],
    ["2000-02-29", "2000-02-29T00:00:00Z", "a leap day of a full century"],
    ["2027-01-01T00:00:00+05:45", "2026-12-31T18:15:00Z", "an offset of quarters"],
    ["2027-01-01T00:00:00-00:00", "2027-01-01T00:00:00Z", "an offset of nothing"],
    ["1970-01-01T01:00:00+01:00", "1970-01-01T00:00:00Z", "the first moment, told elsewhere"],
    ["2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z", "a leap second"],
  ])("%s is %s: %s", async (startsAt, expected) => {
    const { body, status } = await post({ startsAt });
    expect([status, body.event?.startsAt]).toEqual([201, Date.parse(expected)]);
    // The same moment in milliseconds is the same event.
    const again = await post({ startsAt: Date.parse(expected) });
    expect(again.body.event.startsAt).toBe(body.event.startsAt);
  });

  test.each([
    "2027-02-29",
    "2100-02-29T12:00Z",
    "1900-02-29T12:00Z",
    "2027-06-31T12:00",
    "2027-04-31",
    "1970-01-01T00:59:59+01:00",
    "9999-12-31T23:59:59-01:00",
    "2027-05-01T12:00+24:00",
    "2027-05-01T12:00+1",
    "2027-05-01T12:00 +02:00",
    "2027-05-01T12:00Europe/Berlin",
    "May 1, 2027",
    "1796490000000",
    "2027-05-01T12:00\u221201:00",
  ])("%p is none, and nothing is stored", async (startsAt) => {
    const before = await titles("");
    const { status, body } = await post({ startsAt });
    expect([status, body.error?.code]).toEqual([400, "invalid_request"]);
    expect(body.error.message).toContain("`startsAt`");
    expect(await titles("")).toEqual(before);
  });

  test("without an offset is local in the zone that is sent with it, be it new or the event's own", async () => {
    const local = { startsAt: "2027-07-01T18:00", endsAt: "2027-07-01T20:00" };
    const { event } = (await post({ ...local, timezone: "Asia/Tokyo" })).body;
    expect(event.startsAt).toBe(Date.parse("2027-07-01T09:00Z"));
    // The zone alone moves nothing: an event is at its moment.
    const moved = (await change(event, { timezone: "America/New_York" })).body.event;
    expect([moved.startsAt, moved.timezone]).toEqual([event.startsAt, "America/New_York"]);
    const local2 = (await change(event, { startsAt: "2027-07-01T18:00", endsAt: null })).body.event;
    expect([local2.startsAt, local2.endsAt]).toEqual([Date.parse("2027-07-01T22:00Z"), null]);
    const both = { startsAt: "2027-07-01T18:00", timezone: "Europe/Berlin" };
    expect((await change(event, both)).body.event.startsAt).toBe(Date.parse("2027-07-01T16:00Z"));
    const none = { startsAt: "2027-07-01T18:00", timezone: null };
    expect((await change(event, none)).body.event).toMatchObject({
      ...{ startsAt: Date.parse("2027-07-01T18:00Z"), timezone: null },
    });
  });

  test("of an end may be that of the start, and never before it, whatever the offsets say", async () => {
    const startsAt = "2027-07-01T12:00+02:00";
    expect((await post({ startsAt, endsAt: "2027-07-01T06:00-04:00" })).status).toBe(201);
    for (const endsAt of ["2027-07-01T11:59:59.999+02:00", "2027-07-01T12:00+03:00", 0]) {
      const { status, body } = await post({ startsAt, endsAt });
      expect([endsAt, status, body.error?.message]).toEqual([
        ...[endsAt, 400],
        expect.stringContaining("`endsAt`"),
      ]);
    }
  });
});

test("the last moment that an event can be at is written as a date that every calendar reads", async () => {
  const last = Date.UTC(10_000, 0, 1) - 1_000;
  for (const timezone of ["Pacific/Kiritimati", "America/New_York", null]) {
    const event = await site.createEvent({ startsAt: last, endsAt: last, timezone });
    await site.step();
    const html = await (await visit(event.url)).text();
    const written = /<time datetime="([^"]+)"/.exec(html)?.[1] ?? "";
    expect([written, Date.parse(written)]).toEqual([expect.stringMatching(/^9999-/), last]);
    expect(html).toContain(`"startDate":"${written}"`);
    for (const path of [`${event.url}.ics`, "/events.ics"]) {
      const text = await (await visit(path)).text();
      const component = new ICAL.Component(ICAL.parse(text));
      for (const entry of component.getAllSubcomponents("vevent")) {
        const { startDate, endDate } = new ICAL.Event(entry);
        expect([startDate.year, endDate.year]).toEqual([9_999, 9_999]);
      }
    }
    await site.onSite("DELETE", `/events/${event.id}`);
  }
});

test("an event is to come until its end has passed, to the millisecond", async () => {
  const { clock } = site.service;
  const now = clock.now();
  await post({ title: "edge: ends", startsAt: now - HOUR_MS, endsAt: now + HOUR_MS });
  await post({ title: "edge: starts", startsAt: now + HOUR_MS });
  const edges = async (when: string) =>
    (await titles(`when=${when}`)).filter((title) => title.startsWith("edge: "));
  const both = ["edge: ends", "edge: starts"];
  clock.advance(HOUR_MS);
  expect([await edges("upcoming"), await edges("past")]).toEqual([both, []]);
  clock.advance(1);
  expect([await edges("upcoming"), await edges("past")]).toEqual([[], both.toReversed()]);
  expect(await edges("all")).toEqual(both);
  // Filters hold together, and what is past stays so as a draft.
  expect((await titles("when=past&status=published")).filter((t) => t.startsWith("edge"))).toEqual(
    [],
  );
});

test("texts are kept as they were sent but for their form and the space around them", async () => {
  const sent = {
    title: " Cafe\u0301 \u{1f35e} <b>rye</b> & \u200fشاي ",
    summary: "\tzwei\r\nZeilen ",
    venueName: "Zoe\u0308's",
    address: "Harbour Street 4\nKiel",
    priceLabel: "€ 5–7 / free",
    descriptionMarkdown: "# Caf\u0065\u0301\n\n    code",
    onlineUrl: " https://meet.example/a?b=ü#c ",
  };
  const { event } = (await post({ ...sent, startsAt: "2029-05-01" })).body;
  expect(event).toMatchObject({
    title: "Caf\u00e9 \u{1f35e} <b>rye</b> & \u200fشاي",
    venueName: "Zo\u00eb's",
    address: sent.address,
    priceLabel: sent.priceLabel,
    onlineUrl: sent.onlineUrl.trim(),
  });
  expect(event.summary.split(/\r?\n/)).toEqual(["zwei", "Zeilen"]);
  expect(await get(event)).toEqual(event);
  for (const field of ["title", "summary", "venueName", "address", "priceLabel"])
    for (const text of ["a\u0000b", "a\udc00b"]) {
      const answer = await change(event, { [field]: text });
      expect([field, answer.status, answer.body.error?.message]).toEqual([
        ...[field, 400],
        expect.stringContaining(`\`${field}\``),
      ]);
    }
  expect(await get(event)).toEqual(event);
});

test("an optional field may be null, empty or left out, and all three are the same", async () => {
  const names = ["endsAt", "timezone", "venueName", "address", "mapUrl", "onlineUrl", "summary"];
  names.push("descriptionMarkdown", "priceLabel", "capacity");
  const without = (await post({ startsAt: "2029-06-01" })).body.event;
  const nulls = Object.fromEntries(names.map((name) => [name, null]));
  const empty = Object.fromEntries(names.map((name) => [name, ""]));
  const { capacity: _, endsAt: __, ...texts } = empty;
  for (const more of [nulls, texts]) {
    const { id, slug, url, ...event } = (await post({ startsAt: "2029-06-01", ...more })).body
      .event;
    expect({ ...event, id: 1, slug: 1, url: 1 }).toEqual({ ...without, id: 1, slug: 1, url: 1 });
  }
  for (const name of ["registrationEnabled", "status", "title", "startsAt"])
    expect([name, (await post({ startsAt: "2029-06-01", [name]: null })).status]).toEqual([
      name,
      400,
    ]);
});

test("what is created is what every way of reading it says", async () => {
  const event = await site.createEvent({ title: "Seen alike", capacity: 4 });
  const listed = (await site.read("/events?limit=200")).events;
  expect(await get(event)).toEqual(listed.find(({ id }: Event) => id === event.id));
  expect(event).toEqual(await get(event));
  expect(event.url).toBe(`/events/${event.slug}`);
});

test("its address stays through every change, also when another one takes its title", async () => {
  const event = await site.createEvent({ title: "First title" });
  await change(event, { title: "Second title" });
  const other = await site.createEvent({ title: "First title" });
  expect([(await get(event)).slug, other.slug]).toEqual(["first-title", "first-title-2"]);
  await site.onSite("DELETE", `/events/${event.id}`);
  const third = await site.createEvent({ title: "First title" });
  expect(third.slug).toBe("first-title");
});

test("a change of nothing changes nothing that is shown", async () => {
  const event = await site.createEvent({ title: "Unchanged", capacity: 3, timezone: "Asia/Tokyo" });
  const { updatedAt: _, ...before } = await get(event);
  for (const body of [{}, { title: "Unchanged" }, { status: "published" }, { unknown: 1 }]) {
    const { updatedAt: __, ...after } = (await change(event, body)).body.event;
    expect(after).toEqual(before);
  }
});

test("published, hidden and published again, it is on the site, off it and back", async () => {
  const event = await site.createEvent({ title: "To and fro", capacity: 2 });
  await site.register(event, { name: "Ann", email: "ann@visitors.test", seats: 2 });
  const seen = async () => {
    await site.step();
    const statuses = [];
    for (const path of [event.url, `${event.url}.ics`]) statuses.push((await visit(path)).status);
    const listed = (await (await visit("/events")).text()).includes(event.url);
    return [...statuses, listed];
  };
  expect(await seen()).toEqual([200, 200, true]);
  const party = { name: "Bob", email: "bob@visitors.test" };
  for (const [status, shown, answer] of [
    ["draft", [404, 404, false], 404],
    ["published", [200, 200, true], 201],
  ] as const) {
    await change(event, { status });
    expect(await seen()).toEqual([...shown]);
    expect([status, (await site.register(event, party)).status]).toEqual([status, answer]);
  }
  const { registrations, confirmedSeats } = await site.read(`/events/${event.id}/registrations`);
  // Who was coming is coming still.
  expect([confirmedSeats, registrations.map((one: { status: string }) => one.status)]).toEqual([
    2,
    ["confirmed", "waitlisted"],
  ]);
});

test("deleted, it is nowhere, and neither is anything below it", async () => {
  const event = await site.createEvent({ title: "Called off", capacity: 1 });
  const answer = await site.register(event, { name: "Ann", email: "ann@visitors.test" });
  const { registration } = (await answer.json()) as { registration: { id: string } };
  const spam = { name: "Spam", email: "spam@visitors.test", _gotcha: "x" };
  await site.register(event, spam);
  const [kept] = (await site.read(`/events/${event.id}/spam`)).spam;
  const last = await get(event);
  const gone = await site.onSite("DELETE", `/events/${event.id}`);
  expect([gone.status, gone.body.event]).toEqual([200, last]);
  await site.step();
  const path = `/events/${event.id}`;
  for (const [method, below, body] of [
    ["GET", "", undefined],
    ["DELETE", "", undefined],
    ["PATCH", "", { title: "Back" }],
    ["GET", "/registrations", undefined],
    ["PATCH", `/registrations/${registration.id}`, { status: "cancelled" }],
    ["GET", "/spam", undefined],
    ["POST", `/spam/${kept.id}/restore`, undefined],
  ] as const) {
    const { status, body: told } = await site.onSite(method, path + below, body);
    expect([method, below, status, told.error?.code]).toEqual([method, below, 404, "not_found"]);
  }
  for (const below of ["", ".ics", "/thanks?status=confirmed"])
    expect([below, (await visit(event.url + below)).status]).toEqual([below, 404]);
  const late = { name: "Bob", email: "bob@visitors.test" };
  expect((await site.register(event, late)).status).toBe(404);
  expect(await (await visit("/events")).text()).not.toContain("Called off");
});

test("an event of another of the owner's sites is not one of this site", async () => {
  const otherId = await site.buildSite("Second Bakery");
  const event = await site.createEvent({ title: "Here only" });
  for (const [method, below, body] of [
    ["GET", "", undefined],
    ["PATCH", "", { title: "Stolen" }],
    ["DELETE", "", undefined],
    ["GET", "/registrations", undefined],
  ] as const) {
    const path = `/sites/${otherId}/events/${event.id}${below}`;
    expect([method, (await site.call(method, path, body)).status]).toEqual([method, 404]);
  }
  expect((await get(event)).title).toBe("Here only");
});
