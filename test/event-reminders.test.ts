/** When people are reminded of an event whose date or words change, over real HTTP and SMTP. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { DAY_MS } from "./fixtures/events.ts";
import { issuedAgo } from "./fixtures/issued.ts";
import { type MailServer, startMailServer } from "./fixtures/mail-server.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const HOUR_MS = DAY_MS / 24;

let service: TestService;
let mail: MailServer;
let owner: TestAccount;
let siteId: string;
let host: string;

beforeAll(async () => {
  mail = await startMailServer();
  service = await startTestService({ environment: { SITEWRIGHT_SMTP_URL: mail.url } });
  owner = await service.createAccount();
  const body = { businessName: "Harbour Bakery", industry: "bakery" };
  await service.call(owner.key, "POST", "/sites", { body });
  await service.ctx.scheduler.step();
  const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
  siteId = site.id;
  host = new URL(site.url).host;
});
afterAll(async () => {
  await service.close();
  await mail.close();
});

/** An event in ten days, with one who comes and one who waits; their first mails are sent. */
async function createEvent(title: string) {
  const body = {
    ...{ title, startsAt: service.clock.now() + 10 * DAY_MS, status: "published", capacity: 1 },
    onlineUrl: "https://meet.test/first",
  };
  const answer = await service.call(owner.key, "POST", `/sites/${siteId}/events`, { body });
  const { event } = answer.body;
  for (const name of ["comes", "waits"]) {
    const action = `${event.url}/register`;
    const response = await service.visit(host, action, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...{ name, email: `${name}@visitors.test` },
        _issued: issuedAgo(service.ctx, { siteId, action }),
      }),
    });
    expect(response.status).toBe(201);
  }
  await receive();
  const change = async (changes: object) => {
    const path = `/sites/${siteId}/events/${event.id}`;
    const changed = await service.call(owner.key, "PATCH", path, { body: changes });
    expect(changed.status).toBe(200);
  };
  return { startsAt: event.startsAt as number, change };
}

/** Runs what is due, and answers who was mailed what. */
async function receive(): Promise<string[]> {
  const before = mail.received.length;
  await service.ctx.scheduler.step();
  service.clock.advance(60_000);
  await service.ctx.scheduler.step();
  return mail.received
    .slice(before)
    .map(({ recipients, parsed }) => `${recipients.join()}: ${parsed.subject}`)
    .sort();
}

const goTo = (timeMs: number) => service.clock.advance(timeMs - service.clock.now());

test("an event that is put off after its reminder is reminded of again, a day before its new date", async () => {
  const event = await createEvent("Put off");
  goTo(event.startsAt - 20 * HOUR_MS);
  expect(await receive()).toEqual(["comes@visitors.test: Soon: Put off"]);
  const startsAt = event.startsAt + 5 * DAY_MS;
  await event.change({ startsAt });
  expect((await receive()).map((line) => line.split(":")[0])).toEqual([
    "comes@visitors.test",
    "waits@visitors.test",
  ]);
  goTo(startsAt - 25 * HOUR_MS);
  expect(await receive()).toEqual([]);
  goTo(startsAt - 23 * HOUR_MS);
  expect(await receive()).toEqual(["comes@visitors.test: Soon: Put off"]);
  expect(await receive()).toEqual([]);
});

test("a change within the last day is told once, without another reminder", async () => {
  const event = await createEvent("Renamed");
  goTo(event.startsAt - 20 * HOUR_MS);
  expect(await receive()).toEqual(["comes@visitors.test: Soon: Renamed"]);
  await event.change({ title: "Renamed at last" });
  expect(await receive()).toEqual([
    "comes@visitors.test: Changed: Renamed at last",
    "waits@visitors.test: Changed: Renamed at last",
  ]);
  await event.change({ startsAt: event.startsAt - HOUR_MS });
  expect(await receive()).toHaveLength(2);
  expect(await receive()).toEqual([]);
});

test("an event that is moved to within a day is told of once, by the change itself", async () => {
  const event = await createEvent("Sooner");
  goTo(event.startsAt - 5 * DAY_MS);
  await event.change({ startsAt: service.clock.now() + 12 * HOUR_MS });
  expect(await receive()).toEqual([
    "comes@visitors.test: Changed: Sooner",
    "waits@visitors.test: Changed: Sooner",
  ]);
  expect(await receive()).toEqual([]);
});

test("words that change earlier take no reminder away, and a new join link is told to the confirmed only", async () => {
  const event = await createEvent("Linked");
  const before = mail.received.length;
  await event.change({ onlineUrl: "https://meet.test/second" });
  expect(await receive()).toHaveLength(2);
  const told = mail.received
    .slice(before)
    .filter(({ raw }) => raw.includes("meet.test/second"))
    .map(({ recipients }) => recipients.join());
  expect(told).toEqual(["comes@visitors.test"]);
  goTo(event.startsAt - 23 * HOUR_MS);
  expect(await receive()).toEqual(["comes@visitors.test: Soon: Linked"]);
});
