/** Events from the owner's call to the visitor's page, mail and calendar, over real HTTP and SMTP. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import ICAL from "ical.js";
import { DAY_MS } from "./fixtures/events.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "./fixtures/mail-server.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };
const HOUR_MS = 60 * 60 * 1_000;

let service: TestService;
let mail: MailServer;
let owner: TestAccount;
let siteId: string;
let host: string;
let origin: string;

beforeAll(async () => {
  mail = await startMailServer();
  service = await startTestService({ environment: { SITEWRIGHT_SMTP_URL: mail.url } });
  owner = await service.createAccount();
  await service.call(owner.key, "POST", "/sites", { body: BRIEF });
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  expect(site.status).toBe("live");
  siteId = site.id;
  origin = site.url;
  host = new URL(site.url).host;
});
afterAll(async () => {
  await service.close();
  await mail.close();
});

type Event = { id: string; slug: string; url: string; startsAt: number };

async function createEvent(more: object = {}): Promise<Event> {
  const startsAt = service.clock.now() + 10 * DAY_MS;
  const body = { title: "Sourdough evening", startsAt, status: "published", ...more };
  const answer = await service.call(owner.key, "POST", `/sites/${siteId}/events`, { body });
  expect(answer.status).toBe(201);
  return answer.body.event;
}

const change = (event: Event, body: object) =>
  service.call(owner.key, "PATCH", `/sites/${siteId}/events/${event.id}`, { body });

/** As a form that was opened a while ago carries it. */
const issuedFor = (action: string) => issuedAgo(service.ctx, { siteId, action });

const postForm = (to: string, fields: Record<string, string>, accept = "text/html") =>
  service.visit(host, to, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept },
    body: new URLSearchParams({ ...fields, _issued: issuedFor(to) }).toString(),
  });

const postJson = (to: string, body: object) =>
  service.visit(host, to, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, _issued: issuedFor(to) }),
  });

const textOf = async (to: string) => (await service.visit(host, to)).text();

async function listStatuses(event: Event) {
  const path = `/sites/${siteId}/events/${event.id}/registrations`;
  const { body } = await service.call(owner.key, "GET", path);
  const { registrations, confirmedSeats } = body as {
    registrations: { name: string; status: string }[];
    confirmedSeats: number;
  };
  return [confirmedSeats, ...registrations.map(({ name, status }) => `${name}:${status}`)];
}

/** Runs what is due, and answers the mail that came of it. */
async function receive(): Promise<ReceivedMail[]> {
  const before = mail.received.length;
  await service.ctx.scheduler.step();
  return mail.received.slice(before);
}

const mailTo = (name: string, mails: readonly ReceivedMail[]): ReceivedMail => {
  const found = mails.filter(({ recipients }) => recipients.includes(`${name}@visitors.test`));
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] as ReceivedMail;
};

const linkIn = ({ parsed }: ReceivedMail): string => {
  const link = /http\S+\/registration\?\S+/.exec(parsed.text ?? "")?.[0] ?? "";
  expect(link).toStartWith(`${origin}/events/`);
  return link.slice(origin.length);
};

function calendarIn({ parsed }: ReceivedMail) {
  const [file] = parsed.attachments;
  const text =
    typeof file?.content === "string" ? file.content : new TextDecoder().decode(file?.content);
  const component = new ICAL.Component(ICAL.parse(text));
  const event = component.getFirstSubcomponent("vevent");
  if (event === null) throw new Error("a calendar without an entry");
  const value = (name: string) => event.getFirstPropertyValue(name);
  return {
    method: component.getFirstPropertyValue("method"),
    uid: value("uid"),
    sequence: Number(value("sequence")),
    status: value("status"),
  };
}

test("a published event has its page, its place in the list, the sitemap and the calendar; a draft has none", async () => {
  const event = await createEvent({
    ...{ title: "Rye & <b>wine</b>", summary: "Two hours", venueName: "The bakehouse" },
    ...{ descriptionMarkdown: "Come **hungry**.", onlineUrl: "https://meet.example/secret" },
  });
  await createEvent({ title: "Secret plan", status: "draft" });
  await service.ctx.scheduler.step();
  const page = await service.visit(host, event.url);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("<h1>Rye &amp; &lt;b>wine&lt;/b></h1>");
  expect(html).toContain("<strong>hungry</strong>");
  expect(html).toContain(`action="${event.url}/register"`);
  expect(html).toContain('"@type":"Event"');
  expect(await textOf("/events")).toContain(`href="${event.url}"`);
  expect(await textOf("/sitemap.xml")).toContain(`${event.url}</loc>`);
  const feed = await textOf("/events.ics");
  expect(feed).toContain("SUMMARY:Rye & <b>wine</b>");
  for (const text of [html, feed, await textOf("/events"), await textOf(`${event.url}.ics`)]) {
    expect(text).not.toContain("meet.example");
    expect(text).not.toContain("Secret plan");
  }
  expect((await service.visit(host, "/events/secret-plan")).status).toBe(404);
  await change(event, { status: "draft" });
  await service.ctx.scheduler.step();
  expect((await service.visit(host, event.url)).status).toBe(404);
  expect(await textOf("/events")).not.toContain(event.url);
});

test("without JavaScript: register, wait, cancel by the mailed link, move up; each told by mail with a calendar entry", async () => {
  const event = await createEvent({
    ...{ title: "Tasting", capacity: 3, timezone: "Europe/Berlin" },
    onlineUrl: "https://meet.example/join",
  });
  await service.ctx.scheduler.step();
  const register = (name: string, seats: number) =>
    postForm(`${event.url}/register`, {
      ...{ name, email: `${name}@visitors.test`, seats: String(seats) },
      ...{ phone: "", message: "", _gotcha: "" },
    });
  const thanks = await register("ann", 2);
  expect(thanks.status).toBe(303);
  const thanksPath = thanks.headers.get("location") ?? "";
  expect(await textOf(thanksPath)).toContain("<h1>You are registered</h1>");
  const waiting = await register("bob", 2);
  expect(await textOf(waiting.headers.get("location") ?? "")).toContain("waiting list</h1>");
  expect(await listStatuses(event)).toEqual([2, "ann:confirmed", "bob:waitlisted"]);

  const first = await receive();
  const toAnn = mailTo("ann", first);
  const toBob = mailTo("bob", first);
  expect(toAnn.parsed.subject).toBe("You are registered: Tasting");
  expect(toAnn.parsed.text).toContain("https://meet.example/join");
  expect(toBob.parsed.subject).toBe("You are on the waiting list: Tasting");
  expect(toBob.raw).not.toContain("meet.example");
  const waited = calendarIn(toBob);
  expect(waited).toMatchObject({ method: "PUBLISH", status: "TENTATIVE", sequence: 0 });
  const booked = calendarIn(toAnn);
  expect(booked).toMatchObject({ method: "PUBLISH", status: "CONFIRMED", sequence: 0 });

  const link = linkIn(toAnn);
  const shown = await service.visit(host, link);
  expect([shown.status, shown.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
  expect(shown.headers.get("cache-control")).toBe("no-store");
  const page = await shown.text();
  expect(page).toContain("Cancel my registration");
  await service.visit(host, link, { method: "HEAD" });
  expect(await listStatuses(event)).toEqual([2, "ann:confirmed", "bob:waitlisted"]);

  const given = Object.fromEntries(new URLSearchParams(link.split("?")[1]));
  const cancelled = await postForm(`${event.url}/cancel`, given);
  expect(cancelled.status).toBe(303);
  expect(await textOf(cancelled.headers.get("location") ?? "")).toContain("is cancelled</h1>");
  expect(await listStatuses(event)).toEqual([2, "ann:cancelled", "bob:confirmed"]);

  const second = await receive();
  expect(second).toHaveLength(2);
  const called = calendarIn(mailTo("ann", second));
  expect(called).toMatchObject({ method: "CANCEL", status: "CANCELLED", uid: booked.uid });
  expect(called.sequence).toBeGreaterThan(booked.sequence);
  expect(mailTo("ann", second).raw).not.toContain("meet.example");
  const seen = linkIn(mailTo("ann", second));
  expect(seen).toBe(link);
  expect(await textOf(seen)).toContain("<h1>Your registration is cancelled</h1>");
  const up = mailTo("bob", second);
  expect(up.parsed.subject).toBe("Seats have become free for you: Tasting");
  expect(up.parsed.text).toContain("https://meet.example/join");
  const seated = calendarIn(up);
  expect(seated).toMatchObject({ method: "PUBLISH", status: "CONFIRMED", uid: waited.uid });
  expect(seated.sequence).toBeGreaterThan(waited.sequence);
  await postForm(`${event.url}/cancel`, given);
  expect(await receive()).toEqual([]);
});

test("a link that was forged, or is another registration's, shows and cancels nothing", async () => {
  const event = await createEvent({ title: "Guarded" });
  const other = await createEvent({ title: "Other guarded" });
  await service.ctx.scheduler.step();
  const send = (name: string) =>
    postJson(`${event.url}/register`, { name, email: `${name}@visitors.test` });
  await send("cleo");
  await send("dan");
  const mails = await receive();
  const query = (name: string) => new URLSearchParams(linkIn(mailTo(name, mails)).split("?")[1]);
  const cleo = query("cleo");
  const dan = query("dan");
  const key = dan.get("key") ?? "";
  const forged: Record<string, string>[] = [
    { id: cleo.get("id") ?? "", key },
    { id: cleo.get("id") ?? "", key: "" },
    { id: cleo.get("id") ?? "", key: `${key}x` },
    { id: "", key },
    {},
  ];
  for (const fields of forged) {
    const shown = `${event.url}/registration?${new URLSearchParams(fields)}`;
    expect((await service.visit(host, shown)).status).toBe(404);
    expect((await postForm(`${event.url}/cancel`, fields)).status).toBe(404);
  }
  const elsewhere = await service.visit(host, `${other.url}/registration?${dan}`);
  expect(elsewhere.status).toBe(404);
  expect(await listStatuses(event)).toEqual([2, "cleo:confirmed", "dan:confirmed"]);
});

describe("nobody is registered", () => {
  const ann = { name: "Ann", email: "ann@visitors.test" };

  test("for a draft, which answers like an event that does not exist", async () => {
    const draft = await createEvent({ title: "Only a draft", status: "draft" });
    const answer = await postJson(`${draft.url}/register`, ann);
    const missing = await postJson("/events/never-was/register", ann);
    expect([answer.status, await answer.text()]).toEqual([404, await missing.text()]);
    expect((await postForm(`${draft.url}/register`, ann)).status).toBe(404);
    const page = await service.visit(host, `${draft.url}/register`, {
      method: "POST",
      headers: { accept: "text/html,*/*;q=0.8" },
      body: new URLSearchParams(ann),
    });
    const unknown = await service.visit(host, "/never-was");
    expect([page.status, await page.text()]).toEqual([404, await unknown.text()]);
  });

  test.each([
    ["past", { startsAt: Date.UTC(2026, 0, 1) }, "over"],
    ["closed", { registrationEnabled: false }, "closed"],
  ])("for what is %s, and the reason is given", async (title, more, reason) => {
    const event = await createEvent({ title, ...more });
    const json = await postJson(`${event.url}/register`, ann);
    expect(json.status).toBe(400);
    const { error } = (await json.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe("invalid_request");
    expect(error.message).toContain(reason);
    const page = await postForm(`${event.url}/register`, ann);
    expect([page.status, page.headers.get("content-type")]).toEqual([
      400,
      "text/html; charset=utf-8",
    ]);
    expect(await page.text()).toContain(reason);
    expect(await listStatuses(event)).toEqual([0]);
  });

  test("who fills in the field that nobody sees is thanked, and has no seat", async () => {
    const event = await createEvent({ title: "Trapped" });
    const answer = await postForm(`${event.url}/register`, { ...ann, _gotcha: "http://x" });
    expect(answer.status).toBe(303);
    expect(await listStatuses(event)).toEqual([0]);
  });

  test("by a body of another kind, or one that is too long", async () => {
    const event = await createEvent({ title: "Strict about bodies" });
    for (const [type, body] of [
      ["text/plain", "name=Ann&email=ann@visitors.test"],
      ["application/jsonx", JSON.stringify(ann)],
      ["application/json", "[]"],
      ["application/json", `{"name":"${"x".repeat(1 << 20)}"}`],
      ["application/x-www-form-urlencoded", `name=${"x".repeat(600_000)}`],
      ["multipart/form-data", "name=Ann&email=ann@visitors.test"],
      ["multipart/form-data; boundary=b", `--b\r\n${"x".repeat(600_000)}`],
    ] as const) {
      const headers = { "content-type": type, accept: "application/json" };
      const to = `${event.url}/register`;
      const answer = await service.visit(host, to, { method: "POST", headers, body });
      expect([type, answer.status]).toEqual([type, 400]);
    }
    expect(await listStatuses(event)).toEqual([0]);
  });
});

test("a form that a script posts as it is registers too, and may hold no file", async () => {
  const event = await createEvent({ title: "By multipart" });
  const post = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append("_issued", issuedFor(`${event.url}/register`));
    const init = { method: "POST", body, headers: { accept: "application/json" } };
    return service.visit(host, `${event.url}/register`, init);
  };
  const given = { name: "Ann", email: "ann@visitors.test", seats: "2", diet: "végétarien" };
  const answer = await post(given);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    registration: { name: "Ann", seats: 2, fields: { diet: "végétarien" }, status: "confirmed" },
  });
  expect((await post({ ...given, cv: new File(["x"], "cv.pdf") })).status).toBe(400);
  expect(await receive()).toHaveLength(1);
});

test("a changed time is told to those who are coming, and a deleted event is called off", async () => {
  const event = await createEvent({ title: "Moving", capacity: 1 });
  await postJson(`${event.url}/register`, { name: "ann", email: "ann@visitors.test" });
  await postJson(`${event.url}/register`, { name: "bob", email: "bob@visitors.test" });
  const booked = calendarIn(mailTo("ann", await receive()));
  await change(event, { summary: "Nothing that a calendar holds" });
  expect(await receive()).toEqual([]);
  await change(event, { startsAt: event.startsAt + HOUR_MS });
  const moved = await receive();
  expect(calendarIn(mailTo("ann", moved)).sequence).toBeGreaterThan(booked.sequence);
  expect(mailTo("bob", moved).parsed.text).toContain("still on the waiting list");
  await service.call(owner.key, "DELETE", `/sites/${siteId}/events/${event.id}`);
  const off = await receive();
  expect(off).toHaveLength(2);
  expect(calendarIn(mailTo("ann", off))).toMatchObject({ method: "CANCEL", uid: booked.uid });
  // There is nothing left that a link could show.
  for (const name of ["ann", "bob"])
    expect(mailTo(name, off).parsed.text).not.toContain("/registration?");
  expect((await service.visit(host, event.url)).status).toBe(404);
});

test("webhooks hear of registrations and promotions, once each", async () => {
  const created = await service.call(owner.key, "POST", "/webhooks", {
    body: {
      url: "https://hooks.example.com/events",
      types: ["registration.created", "registration.promoted"],
    },
  });
  const { id } = created.body.webhook;
  const event = await createEvent({ title: "Hooked", capacity: 1 });
  const join = (name: string) =>
    postJson(`${event.url}/register`, { name, email: `${name}@visitors.test` });
  const first = (await (await join("ann")).json()) as { registration: { id: string } };
  await join("bob");
  await join("bob");
  const path = `/sites/${siteId}/events/${event.id}/registrations/${first.registration.id}`;
  await service.call(owner.key, "PATCH", path, { body: { status: "cancelled" } });
  await receive();
  const { deliveries } = (await service.call(owner.key, "GET", `/webhooks/${id}/deliveries`)).body;
  const types = deliveries.map(({ type }: { type: string }) => type).sort();
  expect(types).toEqual(["registration.created", "registration.created", "registration.promoted"]);
  await service.call(owner.key, "DELETE", `/webhooks/${id}`);
});

test("time passes: a reminder a day before, a page that says it is over, and after a year nothing is kept", async () => {
  const event = await createEvent({
    title: "Clockwork",
    startsAt: service.clock.now() + 3 * DAY_MS,
  });
  await postJson(`${event.url}/register`, { name: "ann", email: "ann@visitors.test" });
  await receive();
  service.clock.advance(2 * DAY_MS - 1);
  expect(await receive()).toEqual([]);
  service.clock.advance(60_001);
  await postJson(`${event.url}/register`, { name: "late", email: "late@visitors.test" });
  const reminders = (await receive()).filter(({ parsed }) => parsed.subject?.startsWith("Soon"));
  expect(mailTo("ann", reminders).parsed.subject).toBe("Soon: Clockwork");
  expect(reminders).toHaveLength(1);
  expect(await textOf(event.url)).toContain("<form");
  service.clock.advance(DAY_MS);
  expect(await receive()).toEqual([]);
  expect(await textOf(event.url)).toContain("This event is over.");
  expect(await textOf(event.url)).not.toContain("<form");
  service.clock.advance(364 * DAY_MS);
  await receive();
  expect(await listStatuses(event)).toEqual([2, "ann:confirmed", "late:confirmed"]);
  service.clock.advance(2 * DAY_MS);
  await receive();
  expect(await listStatuses(event)).toEqual([0]);
});

test("1,000 people racing over HTTP for 10 seats in parties of 1 to 3: never more than 10, no request fails", async () => {
  const event = await createEvent({ title: "Race", capacity: 10 });
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async (_, at) => {
      const body = { name: `p${at}`, email: `p${at}@visitors.test`, seats: 1 + (at % 3) };
      const answer = await postJson(`${event.url}/register`, body);
      const { registration } = (await answer.json()) as {
        registration: { status: string; seats: number };
      };
      return { code: answer.status, ...registration };
    }),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([201]));
  const confirmed = answers.filter(({ status }) => status === "confirmed");
  expect(confirmed.reduce((sum, { seats }) => sum + seats, 0)).toBe(10);
  expect((await listStatuses(event))[0]).toBe(10);
});
