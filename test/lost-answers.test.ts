/**
 * A libSQL server that does what it is asked, and whose answer is lost on the way: nobody is told of
 * a failure that was none, and nothing is done twice.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { captureLead } from "../src/features/leads/capture.ts";
import { listLeads } from "../src/features/leads/service.ts";
import { writeReceipts } from "../src/platform/write-receipts-table.ts";
import { makeDirectory } from "./fixtures/database-file.ts";
import { addEvent, arrive, openEventHouse, party, readSeating } from "./fixtures/events.ts";
import { type LibsqlServer, serveLibsql } from "./fixtures/libsql-server.ts";

type House = Awaited<ReturnType<typeof openEventHouse>>;
const place = makeDirectory();
let server: LibsqlServer;
let house: House;

beforeAll(async () => {
  server = serveLibsql(place.path);
  house = await openEventHouse({ SITEWRIGHT_DATABASE_URL: server.url });
});
afterAll(async () => {
  await house.close();
  await server.stop();
  place[Symbol.dispose]();
});

function sendLead(name: string, message = "Hello") {
  const { ctx, siteId, accountId } = house;
  return captureLead(ctx, {
    ...{ siteId, accountId, form: "contact", name, email: `${name}@example.com` },
    ...{ phone: "", message, fields: {}, subject: undefined, source: "/contact" },
    verification: undefined,
  });
}

const countLeads = async () => {
  const { ctx, siteId, accountId } = house;
  return (await listLeads(ctx, accountId, siteId, { limit: 200, skip: 0, status: undefined }))
    .total;
};

test("leads that were stored are answered as stored, each once, with their mail", async () => {
  server.loseAnswerTo("lead_ordinals");
  const names = Array.from({ length: 20 }, (_, at) => `visitor${at}`);
  const leads = await Promise.all(names.map((name) => sendLead(name)));
  expect(leads.map(({ name }) => name)).toEqual(names);
  expect(await countLeads()).toBe(20);
  const [mail] = await house.ctx.db.orm.all<{ count: number }>(
    sql`select count(*) as count from outbox where channel = 'mail'`,
  );
  expect(mail?.count).toBe(20);
  await sendLead("later");
  expect(await countLeads()).toBe(21);
});

test("one that cannot be stored takes none of the others with it, also then", async () => {
  const before = await countLeads();
  const answers = await Promise.allSettled([
    sendLead("one"),
    sendLead("bad", "a\0b"),
    sendLead("two"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await countLeads()).toBe(before + 2);
});

test("people who were seated are told how, and sit once", async () => {
  const event = await addEvent(house, { capacity: 3 });
  server.loseAnswerTo("newcomers as materialized");
  const answers = await Promise.all(
    ["ann", "bob", "cem"].map((name) => arrive(house, event, party(name, 2))),
  );
  expect(answers.map(({ status }) => status)).toEqual(["confirmed", "waitlisted", "waitlisted"]);
  const { confirmedSeats, parties } = await readSeating(house.ctx, event.id);
  expect([confirmedSeats, parties.length]).toEqual([2, 3]);
});

test("each kind of shared write of a process leaves one receipt", async () => {
  expect(await house.ctx.db.orm.select().from(writeReceipts)).toHaveLength(2);
});
