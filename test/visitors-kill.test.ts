/**
 * kill -9 while visitors send forms and register, again and again on one data directory: whatever
 * was acknowledged is there afterwards, with its mail and its message, and nothing is there twice.
 */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { type ConnectedServer, openConnectedServer } from "./fixtures/connected-server.ts";
import { isFailedExpectation } from "./fixtures/errors.ts";
import { openForm } from "./fixtures/issued.ts";
import { until } from "./fixtures/server-process.ts";
import { idsOf } from "./fixtures/webhook-receiver.ts";

/** More of them on demand: SITEWRIGHT_TEST_KILLS=100 bun test test/visitors-kill.test.ts */
const KILLS = Number(process.env.SITEWRIGHT_TEST_KILLS ?? 10);
setDefaultTimeout(300_000 + KILLS * 30_000);
const SENDERS = 4;
const CAPACITY = 40;
const DAY_MS = 24 * 60 * 60 * 1_000;
const OWNER = "owner@acme.test";

let house: ConnectedServer;

beforeAll(async () => {
  house = await openConnectedServer();
});
afterAll(() => house.close());

type Place = { host: string; register: string; issued: { lead: string; seat: string } };
/** Names that were sent, and those of them that were answered for. */
type Book = { sent: Set<string>; acknowledged: Set<string> };
const newBook = (): Book => ({ sent: new Set(), acknowledged: new Set() });

const count = ({ leads, registrations }: { leads: Book; registrations: Book }): number =>
  leads.acknowledged.size + registrations.acknowledged.size;

/** Sends one after the other until the server is gone, noting what was answered for. */
async function sendUntilDead(
  place: Place,
  books: { leads: Book; registrations: Book },
  sender: string,
): Promise<void> {
  try {
    for (let at = 0; ; at += 1) {
      const isLead = at % 2 === 0;
      const { sent, acknowledged } = isLead ? books.leads : books.registrations;
      const name = `${isLead ? "l" : "r"}-${sender}-${at}`;
      const _issued = isLead ? place.issued.lead : place.issued.seat;
      const fields = { name, email: `${name}@visitors.test`, _issued };
      sent.add(name);
      const answer = await house.server.visit(
        place.host,
        isLead ? "/_forms/contact" : place.register,
        {
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify(isLead ? { ...fields, message: "Hello" } : { ...fields, seats: 2 }),
        },
      );
      expect([answer.status, await answer.text()]).toEqual([
        isLead ? 200 : 201,
        expect.any(String),
      ]);
      acknowledged.add(name);
    }
  } catch (error) {
    // The connection broke: that is what a kill looks like from here.
    if (isFailedExpectation(error)) throw error;
  }
}

/** Everything acknowledged is there, nothing that was never sent, and nothing twice. */
function expectKept(found: readonly string[], { sent, acknowledged }: Book): void {
  const kept = new Set(found);
  expect(found.length).toBe(kept.size);
  expect([...acknowledged].filter((name) => !kept.has(name))).toEqual([]);
  expect(found.filter((name) => !sent.has(name))).toEqual([]);
}

type Named = { name: string; status: string; seats: number };

test(`${KILLS} kills under visitors lose nothing that was acknowledged, and double nothing`, async () => {
  const { server, mail, receiver } = house;
  await server.start();
  const { accountId } = await server.createOwner(OWNER);
  const webhook = await house.listen(accountId, ["lead.created", "registration.created"]);
  const { siteId, origin } = await house.buildSite();
  const path = `/sites/${siteId}`;
  const { event } = await server.call("POST", `${path}/events`, {
    ...{ title: "Race", startsAt: Date.now() + 10 * DAY_MS, capacity: CAPACITY },
    status: "published",
  });
  const { host } = new URL(origin);
  const register = `${event.url}/register`;
  const visit = (path: string) => server.visit(host, path);
  const [lead, seat] = await Promise.all(
    ["/_forms/contact", register].map((action) => openForm(visit, action)),
  );
  const place = { host, register, issued: { lead: lead ?? "", seat: seat ?? "" } };

  const books = { leads: newBook(), registrations: newBook() };
  for (let kill = 0; kill < KILLS; kill += 1) {
    if (kill > 0) await server.start();
    const senders = Promise.all(
      Array.from({ length: SENDERS }, (_, at) => sendUntilDead(place, books, `${kill}-${at}`)),
    );
    const enough = count(books) + 1 + Math.random() * 40;
    const isEnough = until("some are answered", async () => count(books) >= enough, 60_000);
    await Promise.race([isEnough, senders]);
    await Bun.sleep(Math.random() * 20);
    await server.kill();
    await senders;
  }
  await server.start();
  expect(books.leads.acknowledged.size).toBeGreaterThan(KILLS);
  expect(books.registrations.acknowledged.size).toBeGreaterThan(KILLS);

  const leads = await server.listAll<Named>(`${path}/leads`, "leads");
  const leadNames = leads.map(({ name }) => name);
  expectKept(leadNames, books.leads);
  expect((await server.call("GET", `${path}/analytics`)).analytics.leads).toBe(leads.length);
  const registered = `${path}/events/${event.id}/registrations`;
  const registrations = await server.listAll<Named>(registered, "registrations");
  const registeredNames = registrations.map(({ name }) => name);
  expectKept(registeredNames, books.registrations);
  const confirmed = registrations.filter(({ status }) => status === "confirmed");
  expect(confirmed.reduce((sum, { seats }) => sum + seats, 0)).toBe(CAPACITY);
  expect((await server.call("GET", registered)).confirmedSeats).toBe(CAPACITY);

  // Each has its one message, which may have been sent more than once.
  const deliveries = await until("all messages are delivered", async () => {
    const { total } = await server.call("GET", `/webhooks/${webhook.id}/deliveries?limit=1`);
    const list = await server.listAll<{ messageId: string; status: string }>(
      `/webhooks/${webhook.id}/deliveries`,
      "deliveries",
    );
    const isDone = list.every(({ status }) => status === "succeeded");
    return total === leads.length + registrations.length && isDone && list;
  });
  expect([...new Set(idsOf(receiver.received))].sort()).toEqual(
    deliveries.map(({ messageId }) => messageId).sort(),
  );
  const told = new Map<string, string>();
  for (const { headers, body } of receiver.received) {
    new Webhook(webhook.secret).verify(body, headers);
    const { type, data } = JSON.parse(body);
    const about = `${type} ${(data.lead ?? data.registration).name}`;
    const id = headers["webhook-id"] ?? "";
    expect(told.get(id) ?? about).toBe(about);
    told.set(id, about);
  }
  const expected = [
    ...leadNames.map((name) => `lead.created ${name}`),
    ...registeredNames.map((name) => `registration.created ${name}`),
  ];
  expect([...told.values()].sort()).toEqual(expected.sort());

  // And its one mail, known by the same Message-ID however often it was sent.
  const mailed = () =>
    new Map(
      mail.received.map(({ parsed, recipients }) => [
        parsed.messageId,
        recipients[0] === OWNER ? parsed.replyTo?.[0]?.address : recipients[0],
      ]),
    );
  const addresses = [...leadNames, ...registeredNames].map((name) => `${name}@visitors.test`);
  await until("all mail is sent", async () => mailed().size >= addresses.length, 120_000);
  expect([...mailed().values()].sort()).toEqual(addresses.sort());

  const doctor = await server.run("doctor");
  expect([doctor.exitCode, doctor.text]).toEqual([0, doctor.text]);
  expect(await server.stop()).toBe(0);
});
