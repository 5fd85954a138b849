/** The owner's side of events over HTTP: what is taken, what is refused, what is answered. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { DAY_MS } from "../../../test/fixtures/events.ts";
import { issuedAgo } from "../../../test/fixtures/issued.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";

const EVENT_FIELDS = [
  ...["address", "capacity", "confirmedSeats", "createdAt", "endsAt", "id", "onlineUrl"],
  ...["priceLabel", "registrationEnabled", "slug", "startsAt", "status", "summary", "timezone"],
  ...["title", "updatedAt", "url", "venueName"],
];

let service: TestService;
let owner: TestAccount;
let siteId: string;
let host: string;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
  ({ siteId, host } = await newSite("harbour"));
});
afterAll(() => service.close());

async function newSite(slug: string) {
  const files = smallSite("a");
  return storeSite(service.ctx, { slug, files, accountId: owner.id });
}

const get = (path: string) => service.call(owner.key, "GET", `/sites/${siteId}${path}`);
const post = (body: unknown, headers: Record<string, string> = {}, site = siteId) =>
  service.call(owner.key, "POST", `/sites/${site}/events`, { body, headers });
const at = (days: number) => service.clock.now() + days * DAY_MS;

async function create(more: object = {}) {
  const answer = await post({ title: "Wine evening", startsAt: at(3), ...more });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body.event;
}

const register = (slug: string, body: object) =>
  service.visit(host, `/events/${slug}/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, _issued: issuedFor(slug) }),
  });

const issuedFor = (slug: string) =>
  issuedAgo(service.ctx, { siteId, action: `/events/${slug}/register` });

test("an address that no mail arrives at is refused, and seats nobody", async () => {
  const { id, slug } = await create({ status: "published" });
  for (const email of [
    "ann@example.com,",
    "ann@example.com>",
    "ann@example.com\u200b",
    "ann\u0007@a.test",
  ]) {
    const answer = await register(slug, { name: "Ann", email });
    expect([email, answer.status]).toEqual([email, 400]);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringMatching(/^`email`/) },
    });
  }
  expect((await get(`/events/${id}/registrations`)).body).toMatchObject({
    total: 0,
    confirmedSeats: 0,
  });
});

test("the create answer and the list carry every field of an event, and nothing else", async () => {
  const event = await create({
    ...{ title: "All of it", startsAt: "2027-05-01T18:00", endsAt: "2027-05-01T21:00" },
    ...{ timezone: "europe/berlin", venueName: "Hall", address: "Street 1", capacity: 12 },
    ...{ mapUrl: "https://maps.example/1", onlineUrl: "https://meet.example/1" },
    ...{ summary: "Short", descriptionMarkdown: "# Long", priceLabel: "Free" },
  });
  expect(Object.keys(event).sort()).toEqual(EVENT_FIELDS);
  expect(event).toMatchObject({
    ...{ slug: "all-of-it", url: "/events/all-of-it", status: "draft", timezone: "Europe/Berlin" },
    ...{ startsAt: Date.UTC(2027, 4, 1, 16), endsAt: Date.UTC(2027, 4, 1, 19) },
    ...{ capacity: 12, confirmedSeats: 0, registrationEnabled: true, summary: "Short" },
  });
  const listed = (await get("/events?limit=200")).body;
  expect(Object.keys(listed).sort()).toEqual(["events", "total"]);
  expect(listed.events.find(({ id }: { id: string }) => id === event.id)).toEqual(event);
  const minimal = await create({ title: "Least" });
  for (const name of ["summary", "endsAt", "timezone", "venueName", "address", "onlineUrl"])
    expect(minimal[name]).toBeNull();
  expect([minimal.capacity, minimal.priceLabel]).toEqual([null, null]);
});

test.each([
  ["startsAt", { startsAt: undefined }],
  ["startsAt", { startsAt: "tomorrow" }],
  ["startsAt", { startsAt: true }],
  ["startsAt", { startsAt: 1.5 }],
  ["title", { title: "  " }],
  ["title", { title: 7 }],
  ["title", { title: "x".repeat(201) }],
  ["endsAt", { startsAt: 2_000, endsAt: 1_000 }],
  ["endsAt", { endsAt: "never" }],
  ["timezone", { timezone: "Mars/Olympus" }],
  ["timezone", { timezone: "+02:00" }],
  ["capacity", { capacity: 0 }],
  ["capacity", { capacity: 1_000_001 }],
  ["capacity", { capacity: 1.5 }],
  ["capacity", { capacity: "12" }],
  ["registrationEnabled", { registrationEnabled: "yes" }],
  ["status", { status: "live" }],
  ["onlineUrl", { onlineUrl: "javascript:alert(1)" }],
  ["mapUrl", { mapUrl: "/map" }],
  ["summary", { summary: "x".repeat(2_001) }],
  ["descriptionMarkdown", { descriptionMarkdown: "x".repeat(20_001) }],
  ["venueName", { venueName: "a\u0000b" }],
  ["priceLabel", { priceLabel: ["free"] }],
])("400 that names %s for %j", async (name, wrong) => {
  const before = (await get("/events")).body.total;
  const answer = await post({ title: "Wine evening", startsAt: at(3), ...wrong });
  expect(answer.status).toBe(400);
  expect(answer.body.error.code).toBe("invalid_request");
  expect(answer.body.error.message).toContain(`\`${name}\``);
  expect((await get("/events")).body.total).toBe(before);
});

test.each([
  "when=soon",
  "when=",
  "status=live",
  "limit=0",
  "limit=201",
  "limit=x",
  "skip=-1",
  "limit=1&limit=2",
])("400 for the query %s, on both lists", async (query) => {
  const name = query.split("=")[0] ?? "";
  const { id } = await create();
  const lists = name === "when" ? ["/events"] : ["/events", `/events/${id}/registrations`];
  for (const list of lists) {
    const answer = await get(`${list}?${query}`);
    expect([answer.status, answer.body.error.code]).toEqual([400, "invalid_request"]);
    expect(answer.body.error.message).toContain(`\`${name}\``);
  }
});

test("slugs are unique on a site, whatever the title, also for titles that come at once", async () => {
  const titles = ["Open day", "Open  day!", "OPEN DAY", "日本語", "日本語", "../../x", "%00"];
  const answers = await Promise.all(titles.map((title) => create({ title })));
  const slugs = answers.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(titles.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(slugs.slice(0, 3).sort()).toEqual(["open-day", "open-day-2", "open-day-3"]);
});

test("lists are ordered and filtered as documented, and their pages meet without gap or overlap", async () => {
  const site = await newSite("orders");
  const now = service.clock.now();
  const add = (title: string, startsAt: number, more: object = {}) =>
    post({ title, startsAt, ...more }, {}, site.siteId);
  await add("running", now - 1_000, { endsAt: now + 1_000 });
  await add("over", now - 2_000, { endsAt: now - 1 });
  await add("long over", now - 9_000, { status: "published" });
  await add("now", now);
  for (const name of ["same a", "same b", "same c"]) await add(name, now + 5_000);
  const titles = async (query: string) => {
    const { body } = await service.call(owner.key, "GET", `/sites/${site.siteId}/events?${query}`);
    return [body.total, ...body.events.map(({ title }: { title: string }) => title)];
  };
  const same = ["same a", "same b", "same c"];
  expect(await titles("")).toEqual([7, "long over", "over", "running", "now", ...same]);
  expect(await titles("when=all")).toEqual(await titles(""));
  expect(await titles("when=upcoming")).toEqual([5, "running", "now", ...same]);
  expect(await titles("when=past")).toEqual([2, "over", "long over"]);
  expect(await titles("status=published")).toEqual([1, "long over"]);
  expect(await titles("when=past&status=draft")).toEqual([1, "over"]);
  const pages = [0, 2, 4, 6].map((skip) => titles(`limit=2&skip=${skip}`));
  const paged = (await Promise.all(pages)).flatMap(([, ...names]) => names);
  expect([7, ...paged]).toEqual(await titles(""));
  expect(await titles("skip=100")).toEqual([7]);
});

test("an Idempotency-Key creates one event for a site; another body or site is another call", async () => {
  const headers = { "idempotency-key": "once" };
  const body = { title: "Only once", startsAt: at(4) };
  const answers = await Promise.all([1, 2, 3].map(() => post(body, headers)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const replays = answers.map(({ headers: sent }) => sent.get("idempotent-replayed"));
  expect(replays.filter((value) => value === "true")).toHaveLength(2);
  expect((await post({ ...body, title: "Other" }, headers)).status).toBe(400);
  const other = await newSite("elsewhere");
  const elsewhere = await post(body, headers, other.siteId);
  expect(elsewhere.status).toBe(201);
  expect(elsewhere.body.event.id).not.toBe(answers[0]?.body.event.id);
  const titles = (await get("/events?limit=200")).body.events.map(
    ({ title }: { title: string }) => title,
  );
  expect(titles.filter((title: string) => title === "Only once")).toHaveLength(1);
});

test("another site's event and another account's site answer exactly like missing ones", async () => {
  const event = await create();
  const other = await newSite("neighbour");
  const stranger = await service.createAccount();
  const missing = "evt_00000000000000000000000000";
  for (const rest of ["", "/registrations"]) {
    const call = (key: string, site: string, id: string) =>
      service.call(key, "GET", `/sites/${site}/events/${id}${rest}`);
    const wrongSite = await call(owner.key, other.siteId, event.id);
    expect(wrongSite.status).toBe(404);
    expect(wrongSite.text).toBe((await call(owner.key, siteId, missing)).text);
    const foreign = await call(stranger.key, siteId, event.id);
    const noSite = await call(stranger.key, `site_${"0".repeat(26)}`, event.id);
    expect([foreign.status, foreign.text]).toEqual([404, noSite.text]);
  }
});

test("a change keeps what is not sent, clears what is null, and keeps the slug", async () => {
  const event = await create({ title: "Before", summary: "kept", venueName: "gone", capacity: 5 });
  const path = `/sites/${siteId}/events/${event.id}`;
  const change = (body: unknown) => service.call(owner.key, "PATCH", path, { body });
  const answer = await change({ title: "After", venueName: null, capacity: null });
  expect(answer.body.event).toMatchObject({
    ...{ title: "After", slug: event.slug, summary: "kept", venueName: null, capacity: null },
    startsAt: event.startsAt,
  });
  expect((await change({ endsAt: event.startsAt - 1 })).status).toBe(400);
  expect((await change({ timezone: "Nowhere/Land" })).status).toBe(400);
  expect((await change({ title: null })).status).toBe(400);
  expect((await get(`/events/${event.id}`)).body.event.title).toBe("After");
  expect((await service.call(owner.key, "DELETE", path)).status).toBe(200);
  expect((await get(`/events/${event.id}`)).status).toBe(404);
});

describe("registrations", () => {
  test("are listed with exactly the contract's fields, in order of arrival, with their seats", async () => {
    const event = await create({ title: "Listed", status: "published", capacity: 3 });
    await register(event.slug, { name: "Ann", email: "ann@v.test", seats: 2, vegan: "yes" });
    await register(event.slug, { name: "Bob", email: "bob@v.test", seats: 2, message: "hi" });
    await register(event.slug, { name: "Cem", email: "cem@v.test", fields: { vegan: "no" } });
    const { body } = await get(`/events/${event.id}/registrations`);
    expect(Object.keys(body).sort()).toEqual(["confirmedSeats", "registrations", "total"]);
    expect([body.total, body.confirmedSeats]).toEqual([3, 3]);
    const [ann, bob, cem] = body.registrations;
    expect(Object.keys(ann).sort()).toEqual(
      ["createdAt", "email", "fields", "id", "message", "name", "phone", "seats", "status"].sort(),
    );
    expect(ann).toMatchObject({ seats: 2, status: "confirmed", fields: { vegan: "yes" } });
    expect(bob).toMatchObject({ status: "waitlisted", message: "hi", fields: null, phone: null });
    expect(cem).toMatchObject({ status: "confirmed", seats: 1, fields: { vegan: "no" } });
    const waiting = (await get(`/events/${event.id}/registrations?status=waitlisted`)).body;
    expect([waiting.total, waiting.confirmedSeats]).toEqual([1, 3]);
    const cancelled = await service.call(
      ...([owner.key, "PATCH"] as const),
      `/sites/${siteId}/events/${event.id}/registrations/${ann.id}`,
      { body: { status: "cancelled" } },
    );
    expect(cancelled.body.registration.status).toBe("cancelled");
    const after = (await get(`/events/${event.id}/registrations?status=confirmed`)).body;
    expect([after.total, after.confirmedSeats]).toEqual([2, 3]);
    expect((await get(`/events/${event.id}`)).body.event.confirmedSeats).toBe(3);
  });

  test.each([
    ["seats", { seats: 0 }],
    ["seats", { seats: 21 }],
    ["seats", { seats: 1.5 }],
    ["seats", { seats: -1 }],
    ["seats", { seats: 1e9 }],
    ["seats", { seats: "two" }],
    ["seats", { seats: [1] }],
    ["name", { name: "" }],
    ["name", { name: "x".repeat(201) }],
    ["email", { email: "nobody" }],
    ["email", { email: "a@b.test\r\nBcc: c@d.test" }],
    ["message", { message: "x".repeat(5_001) }],
    ["fields", { fields: { a: { b: 1 } } }],
    ["fields", { fields: { a: "x".repeat(1_001) } }],
    ["fields", { fields: ["a"] }],
    ["fields", { nested: { a: 1 } }],
    ["fields", Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`f${i}`, "x"]))],
  ])("400 that names %s", async (name, wrong) => {
    const event = await create({ title: "Strict", status: "published" });
    const answer = await register(event.slug, { name: "Ann", email: "ann@v.test", ...wrong });
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe("invalid_request");
    expect(error.message).toContain(name);
    expect((await get(`/events/${event.id}/registrations`)).body.total).toBe(0);
  });
});
