/**
 * One day on a site, seen from both sides: visitors with browsers that run no scripts, over real
 * HTTP and SMTP against the service as a process of its own, and then every number its owner reads.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import ICAL from "ical.js";
import type { Attachment } from "postal-mime";
import { Webhook } from "standardwebhooks";
import { openBrowser } from "./fixtures/browser-without-script.ts";
import { type ConnectedServer, openConnectedServer } from "./fixtures/connected-server.ts";
import { attribute, listElements } from "./fixtures/page-structure.ts";
import { until } from "./fixtures/server-process.ts";
import { DESKTOP, PHONE } from "./fixtures/visited-site.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Longer than the journey takes. */
const JOURNEY_MS = 60_000;
const OWNER = "owner@acme.test";

let house: ConnectedServer;

beforeAll(async () => {
  house = await openConnectedServer({
    // So that each visitor can come from an address of their own.
    SITEWRIGHT_TRUSTED_PROXIES: "127.0.0.1",
  });
  // Numbers of a day are counted in UTC: the journey must not see two of them.
  const untilMidnightMs = DAY_MS - (Date.now() % DAY_MS);
  if (untilMidnightMs < JOURNEY_MS) await Bun.sleep(untilMidnightMs);
  await house.server.start();
}, 2 * JOURNEY_MS);
afterAll(() => house.close());

const mailsTo = (address: string) =>
  until(`a mail has come to ${address}`, async () => {
    const mails = house.mail.received.filter(({ recipients }) => recipients.includes(address));
    return mails.length > 0 && mails;
  });

/** The one entry of the calendar file that a mail carries. */
function entryIn(attachments: readonly Attachment[]) {
  const [file, ...others] = attachments.filter(({ mimeType }) => mimeType === "text/calendar");
  expect(others).toEqual([]);
  const content = file?.content ?? "";
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [entry, ...more] = calendar.getAllSubcomponents("vevent");
  expect(more).toEqual([]);
  if (!entry) throw new Error("a calendar without an entry");
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: entry.getFirstPropertyValue("uid"),
    sequence: Number(entry.getFirstPropertyValue("sequence")),
    status: entry.getFirstPropertyValue("status"),
    startsAt: new ICAL.Event(entry).startDate.toJSDate().getTime(),
  };
}

const hrefs = (html: string) =>
  listElements(html)
    .filter(({ tagName }) => tagName === "a")
    .map((link) => attribute(link, "href") ?? "");

test(
  "a day on a site, and every number that its owner reads of it",
  async () => {
    const { server, mail, receiver } = house;
    const { accountId } = await server.createOwner(OWNER);
    const types = ["lead.created", "registration.created", "registration.promoted"];
    const webhook = await house.listen(accountId, types);
    const { siteId, origin } = await house.buildSite();
    const host = new URL(origin).host;
    const visit = (path: string, init?: RequestInit) => server.visit(host, path, init);
    const startsAt = Math.floor(Date.now() / 1_000) * 1_000 + 10 * DAY_MS;
    const { event } = await server.call("POST", `/sites/${siteId}/events`, {
      ...{ title: "Sourdough evening", startsAt, endsAt: startsAt + 7_200_000, capacity: 3 },
      ...{ timezone: "Europe/Berlin", onlineUrl: "https://meet.example/join", status: "published" },
    });
    await until("the event is on the site", async () => (await visit(event.url)).status === 200);

    // From a search engine, over three pages, to the form.
    const robin = openBrowser(visit, origin, {
      ...{ "user-agent": DESKTOP, "x-forwarded-for": "203.0.113.7" },
      "accept-language": "de-DE,de;q=0.9",
    });
    const home = await robin.open("/", "https://www.google.de/");
    expect([home.status, hrefs(home.html).includes("/faq")]).toEqual([200, true]);
    const questions = await robin.open("/faq", `${origin}/`);
    expect([questions.status, hrefs(questions.html).includes("/contact")]).toEqual([200, true]);
    const contact = await robin.open("/contact", `${origin}/faq`);
    const message = "Do you bake for weddings?\nWe would be forty.";
    const thanks = await robin.submit(contact, "/_forms/contact", {
      ...{ name: "Robin Vale", email: "robin@visitors.test", message },
    });
    expect([thanks.status, thanks.path]).toEqual([200, "/thank-you"]);

    // To an event, two seats, and back out by the link in the mail.
    const eventPage = await robin.open(event.url, `${origin}/thank-you`);
    const registered = await robin.submit(eventPage, `${event.url}/register`, {
      ...{ name: "Robin Vale", email: "robin@visitors.test", seats: "2" },
    });
    expect(registered.html).toContain("<h1>You are registered</h1>");
    const [confirmation, ...furtherMails] = await mailsTo("robin@visitors.test");
    expect(furtherMails).toEqual([]);
    expect(confirmation?.parsed.subject).toBe("You are registered: Sourdough evening");
    expect(confirmation?.parsed.text).toContain("https://meet.example/join");
    const booked = entryIn(confirmation?.parsed.attachments ?? []);
    expect(booked).toMatchObject({ method: "PUBLISH", status: "CONFIRMED", sequence: 0, startsAt });
    const link = new URL(
      /http\S+\/registration\?\S+/.exec(confirmation?.parsed.text ?? "")?.[0] ?? "",
    );
    expect(link.origin).toBe(origin);
    const read = async () =>
      server.call("GET", `/sites/${siteId}/events/${event.id}/registrations`);
    const shown = await robin.open(link.pathname + link.search);
    expect(await read()).toMatchObject({ total: 1, confirmedSeats: 2 });
    const cancelled = await robin.submit(shown, `${event.url}/cancel`, {});
    expect(cancelled.html).toContain("<h1>Your registration is cancelled</h1>");

    // A machine that calls itself one, and one that fills in what no person sees.
    const crawler = openBrowser(visit, origin, {
      "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    await crawler.open("/");
    await crawler.open("/contact");
    const spam = await visit("/_forms/contact", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": DESKTOP },
      body: new URLSearchParams({ name: "B", message: "Buy", _gotcha: "http://x.test" }).toString(),
    });
    expect([spam.status, spam.headers.get("location")]).toEqual([303, "/thank-you"]);

    // Somebody else by a campaign's link, with scripts that report a click and a form in view.
    const phone = { "user-agent": PHONE, "x-forwarded-for": "198.51.100.9" };
    const kim = openBrowser(visit, origin, phone);
    for (const body of ["cta", "form"])
      await visit("/_hit", { method: "POST", headers: { ...phone, origin }, body });
    await kim.open(`${event.url}?utm_source=spring&utm_medium=post&utm_campaign=may`);
    await kim.submit(await kim.open(event.url, `${origin}${event.url}`), `${event.url}/register`, {
      ...{ name: "Kim", email: "kim@visitors.test", seats: "3" },
    });
    await mailsTo("kim@visitors.test");

    // What the owner reads.
    const path = `/sites/${siteId}`;
    const analytics = await until("all visits are counted", async () => {
      const { analytics } = await server.call("GET", `${path}/analytics?range=7d`);
      return analytics.pageviews >= 7 && analytics;
    });
    const today = new Date().toISOString().slice(0, 10);
    expect(analytics.series).toHaveLength(7);
    expect(analytics.series.at(-1)).toEqual({ day: today, pageviews: 7 });
    expect({ ...analytics, series: [] }).toEqual({
      ...{ range: 7, pageviews: 7, uniques: 2, ctaClicks: 1, formViews: 1, formSubmits: 1 },
      ...{ leads: 1, conversion: 0.5, series: [] },
      topPaths: [
        { path: event.url, views: 3 },
        { path: "/", views: 1 },
        { path: "/contact", views: 1 },
        { path: "/faq", views: 1 },
        { path: "/thank-you", views: 1 },
      ],
      topReferrers: [{ ref: "google.de", visits: 1 }],
      devices: [
        { device: "desktop", views: 5 },
        { device: "mobile", views: 2 },
      ],
      topCountries: [{ country: "ZZ", views: 7 }],
      languages: [{ lang: "other", views: 7 }],
      sources: [
        { source: "search", views: 5 },
        { source: "campaign", views: 2 },
      ],
    });

    const { leads, total } = await server.call("GET", `${path}/leads`);
    expect(total).toBe(1);
    expect(leads).toEqual([
      {
        id: expect.stringMatching(/^lead_/),
        ...{ name: "Robin Vale", email: "robin@visitors.test", phone: "", message },
        ...{ status: "new", source: "/contact", createdAt: expect.any(Number) },
      },
    ]);
    for (const [status, count] of [
      ["new", 1],
      ["won", 0],
    ] as const)
      expect(await server.call("GET", `${path}/leads?status=${status}`)).toMatchObject({
        total: count,
      });
    expect(await server.call("GET", `${path}/spam`)).toMatchObject({
      total: 1,
      spam: [{ message: "Buy", reason: "honeypot" }],
    });

    const { registrations, ...counts } = await read();
    expect(counts).toEqual({ total: 2, confirmedSeats: 3 });
    const seen = registrations.map(({ name, seats, status }: Record<string, unknown>) => [
      ...[name, seats, status],
    ]);
    expect(seen.sort()).toEqual([
      ["Kim", 3, "confirmed"],
      ["Robin Vale", 2, "cancelled"],
    ]);
    const { events, total: eventsTotal } = await server.call("GET", `${path}/events`);
    expect(eventsTotal).toBe(1);
    expect(events[0]).toMatchObject({ id: event.id, capacity: 3, confirmedSeats: 3 });

    // What was sent: the owner's mail, the visitors' mails, the owner's systems.
    const [notice, ...furtherNotices] = await mailsTo(OWNER);
    expect(furtherNotices).toEqual([]);
    expect(notice?.parsed.replyTo).toEqual([
      { name: "Robin Vale", address: "robin@visitors.test" },
    ]);
    expect(notice?.parsed.text).toContain("Do you bake for weddings?");
    const toRobin = await until("the cancellation is mailed", async () => {
      const mails = await mailsTo("robin@visitors.test");
      return mails.length > 1 && mails;
    });
    expect(toRobin).toHaveLength(2);
    const calledOff = entryIn(toRobin[1]?.parsed.attachments ?? []);
    expect(calledOff).toMatchObject({ method: "CANCEL", status: "CANCELLED", uid: booked.uid });
    expect(calledOff.sequence).toBeGreaterThan(booked.sequence);
    expect(mail.received).toHaveLength(4);

    await receiver.until(3);
    const told = receiver.received.map(({ headers, body }) => {
      new Webhook(webhook.secret).verify(body, headers);
      const { type, data } = JSON.parse(body);
      return [type, (data.lead ?? data.registration).name];
    });
    expect(told.sort()).toEqual([
      ["lead.created", "Robin Vale"],
      ["registration.created", "Kim"],
      ["registration.created", "Robin Vale"],
    ]);
    const { deliveries, total: deliveriesTotal } = await until("all is delivered", async () => {
      const answer = await server.call("GET", `/webhooks/${webhook.id}/deliveries`);
      const { deliveries } = answer as { deliveries: { status: string }[] };
      return deliveries.every(({ status }) => status === "succeeded") && answer;
    });
    expect([deliveriesTotal, deliveries.length]).toEqual([3, 3]);

    expect(await server.stop()).toBe(0);
  },
  4 * JOURNEY_MS,
);
