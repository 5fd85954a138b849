/** A service that is stopped and started again on its directory: everything is as it was, to the last field. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { type ConsoleBrowser, joinAs, openBrowser } from "./fixtures/console.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { storeComposedSite } from "./fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const DAY_MS = 24 * 60 * 60_000;
const JSON_TYPE = { "content-type": "application/json", accept: "application/json" };
const DESKTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0";

let service: TestService;
let owner: TestAccount;
let browser: ConsoleBrowser;
let siteId: string;
let eventId: string;
let reviewToken: string;

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await service.call(owner.key, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body;
};
const ask = async (name: string, input: object = {}) => {
  const answer = await browser.call(name, input);
  if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
/** What a page carried that was opened a while ago. */
const post = (path: string, action: string, fields: object) =>
  service.visit(`bakery.localhost:${service.port}`, path, {
    ...{ method: "POST", headers: JSON_TYPE },
    body: JSON.stringify({ ...fields, _issued: issuedAgo(service.ctx, { siteId, action }) }),
  });

/** Something of every kind that an account has. */
async function fill(): Promise<void> {
  owner = await service.createAccount();
  ({ siteId } = await storeComposedSite(service.ctx, "bakery", owner.id));
  await service.ctx.scheduler.step();
  browser = await joinAs(service, owner.id, "owner");
  const form = "/_forms/contact";
  for (const more of [{}, { size: "Größe XL 🍞" }, { _gotcha: "x" }])
    await post(form, form, { name: "Ann", email: "ann@example.com", message: "a\nb", ...more });
  const [lead] = (await call("GET", `/sites/${siteId}/leads`)).leads;
  await call("PATCH", `/sites/${siteId}/leads/${lead.id}`, { status: "qualified" });
  await ask("leads.note", { siteId, leadId: lead.id, text: "Call back" });
  const origins = { redirectOrigins: ["https://shop.example"] };
  await call("PATCH", `/sites/${siteId}/form-settings`, origins);
  await ask("sites.notificationEmails", { siteId, emails: ["shop@example.com"] });
  const event = { title: "Wine", startsAt: service.clock.now() + 9 * DAY_MS, capacity: 2 };
  const made = (await call("POST", `/sites/${siteId}/events`, { ...event, status: "published" }))
    .event;
  eventId = made.id;
  const register = `/events/${made.slug}/register`;
  for (const name of ["bo", "cy", "di"])
    await post(register, register, { name, email: `${name}@example.com`, seats: 1, diet: "nuts" });
  const list = await call("GET", `/sites/${siteId}/events/${eventId}/registrations`);
  const [first, second] = list.registrations;
  await ask("registrations.checkIn", { siteId, eventId, registrationId: first.id, isHere: true });
  const place = `/sites/${siteId}/events/${eventId}/registrations/${second.id}`;
  await call("PATCH", place, { status: "cancelled" });
  await call("POST", "/webhooks", { url: "https://hooks.example.com/x" });
  await call("PUT", `/sites/${siteId}/domain`, { domain: "bakery.localhost" }).catch(
    () => undefined,
  );
  await call("PUT", `/sites/${siteId}/domain`, { domain: "shop.localhost" });
  const { link } = await ask("reviews.share", { siteId, shows: "draft" });
  reviewToken = link.url.slice(link.url.lastIndexOf("/") + 1);
  const note = { token: reviewToken, page: "/", block: null, author: "Eve", text: "Larger" };
  await ask("review.note", note);
  await ask("you.notifications", { leads: "daily", weekly: true });
  await service.visit(`bakery.localhost:${service.port}`, "/", {
    headers: { "user-agent": DESKTOP },
  });
}

/** All that the account can read, without the port, which is another after a start. */
async function readAll(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const ofSite = ["", "/leads", "/spam", "/form-settings", "/events", "/versions", "/domain"];
  for (const path of [
    ...["/me", "/sites", "/jobs", "/webhooks", `/sites/${siteId}/analytics?range=7d`],
    ...ofSite.map((part) => `/sites/${siteId}${part}`),
    ...[`/sites/${siteId}/events/${eventId}/registrations`, `/sites/${siteId}/gallery`],
  ])
    answers[path] = await call("GET", path);
  for (const name of ["leads.list", "reviews.links", "reviews.notes", "sites.get", "domain.get"])
    answers[name] = await ask(name, { siteId });
  answers.door = await ask("registrations.list", { siteId, eventId });
  answers.look = await ask("review.look", { token: reviewToken });
  for (const name of ["you.get", "keys.list", "members.list"]) answers[name] = await ask(name);
  const text = JSON.stringify(answers).replaceAll(`:${service.port}`, ":PORT");
  return JSON.parse(text);
}

async function restart(): Promise<void> {
  const { directory, clock } = service;
  await service.stop();
  service = await startTestService({ directory, clock });
  const { cookie } = browser;
  browser = openBrowser(service);
  browser.cookie = cookie;
}

beforeAll(async () => {
  service = await startTestService();
  await fill();
}, 60_000);
afterAll(async () => {
  await service.stop();
  rmSync(service.directory, { recursive: true, force: true });
});

test("everything that was answered is answered again after a restart, and after another", async () => {
  service.clock.advance(1_000);
  await service.ctx.scheduler.step();
  const before = await readAll();
  // Nothing of this is empty, or there would be nothing to lose.
  expect(before).toMatchObject({
    [`/sites/${siteId}/analytics?range=7d`]: { analytics: { pageviews: 1, leads: 2 } },
    [`/sites/${siteId}/leads`]: { total: 2 },
    [`/sites/${siteId}/spam`]: { total: 1 },
    [`/sites/${siteId}/domain`]: { domain: "shop.localhost" },
    "/webhooks": { webhooks: [{ url: "https://hooks.example.com/x" }] },
    "leads.list": { items: [{ notes: [{ text: "Call back" }] }, { fields: {} }] },
    "reviews.notes": { items: [{ text: "Larger" }] },
    door: { total: 3, confirmedSeats: 2, checkedInSeats: 1 },
  });
  for (let time = 0; time < 2; time += 1) {
    await restart();
    expect(await readAll()).toEqual(before);
  }
}, 60_000);

test("a form that was opened before a restart is taken after it, as one of the same visitor", async () => {
  const form = "/_forms/contact";
  const issued = issuedAgo(service.ctx, { siteId, action: form });
  const total = async () => (await call("GET", `/sites/${siteId}/leads`)).total;
  const before = await total();
  await restart();
  await service.visit(`bakery.localhost:${service.port}`, form, {
    ...{ method: "POST", headers: JSON_TYPE },
    body: JSON.stringify({ name: "Ann", _issued: issued }),
  });
  expect(await total()).toBe(before + 1);
}, 60_000);
