/** A person whose address others have written down: all of it is handed out, and none of it is left after they are erased. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { addLeadNote } from "../src/features/leads/room.ts";
import { erasePerson, exportPerson } from "../src/features/people/every-room.ts";
import { type Event, type OwnedSite, openOwnedSite } from "./fixtures/owned-site.ts";

const PERSON = "Zoë.Quill@Harbour-Mail.test";
const ASKED_FOR = "ZOË.quill@harbour-mail.test".normalize("NFD");
/** Addresses that hold the person's, and are not theirs. */
const LONGER = ["xzoë.quill@harbour-mail.test", "zoë.quill@harbour-mail.test.au"];
const WORD = /harbour-mail\.test(?!\.au)/i;

let site: OwnedSite;
let event: Event;
beforeAll(async () => {
  site = await openOwnedSite();
});
afterAll(() => site.close());

const key = () => ({ account: site.owner.id, email: ASKED_FOR });
const erase = () => erasePerson(site.service.ctx, key());

const list = async (of: Event) => (await site.read(`/events/${of.id}/registrations`)).registrations;

async function register(party: Record<string, unknown>) {
  const answer = await site.register(event, { name: "Bob", email: "bob@visitors.test", ...party });
  expect(answer.status).toBe(201);
  return (await answer.json()).registration;
}

/** Every text of the database that the person's address stands in, with where it is. */
async function findTraces(): Promise<string[]> {
  const { orm } = site.service.ctx.db;
  const tables = await orm.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table'`,
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const rows = await orm.all<Record<string, unknown>>(sql`select * from ${sql.identifier(name)}`);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (
          typeof value === "string" &&
          WORD.test(value) &&
          !LONGER.some((one) => value.includes(one))
        )
          traces.push(`${name}.${column}`);
  }
  return traces;
}

describe("in registrations of others", () => {
  afterEach(async () => {
    await site.onSite("DELETE", `/events/${event.id}`);
    await site.step();
  });

  test("the text goes that names them, and the seat stays", async () => {
    event = await site.createEvent({ title: "Rye morning", capacity: 5 });
    const bob = await register({
      seats: 2,
      message: `Please sit us beside ${PERSON}!`,
      phone: "030 1",
      fields: { Diet: "nuts", "Comes with": PERSON, [`Friend of ${PERSON}`]: "yes" },
    });
    const found = await exportPerson(site.service.ctx, key());
    expect(found.registrations).toMatchObject([{ id: bob.id, message: bob.message }]);
    expect(await erase()).toMatchObject({ registrations: 1 });
    expect(await list(event)).toEqual([{ ...bob, message: null, fields: { Diet: "nuts" } }]);
    expect(await findTraces()).toEqual([]);
    expect(await erase()).toMatchObject({ registrations: 0 });
  });

  test("a party that is called like the address keeps its seat under no name", async () => {
    event = await site.createEvent({ title: "Oat morning", capacity: 2 });
    await register({ seats: 2, name: PERSON, phone: PERSON, fields: { a: PERSON } });
    await erase();
    expect(await list(event)).toMatchObject([
      { name: "–", phone: null, fields: null, status: "confirmed", seats: 2 },
    ]);
    expect(await site.read(`/events/${event.id}/registrations`)).toMatchObject({
      confirmedSeats: 2,
    });
    expect(await findTraces()).toEqual([]);
  });

  test("who is called like them by half, or has a longer address, loses nothing", async () => {
    event = await site.createEvent({ title: "Corn morning" });
    const others = [];
    for (const [at, email] of LONGER.entries())
      others.push(await register({ email: `b${at}@visitors.test`, message: `Write to ${email}` }));
    others.push(await register({ email: "c@visitors.test", message: "Zoë Quill, harbour-mail" }));
    expect(await erase()).toMatchObject({ registrations: 0 });
    expect(await list(event)).toEqual(others);
  });

  test("what was taken for spam goes whole, whoever has sent it", async () => {
    event = await site.createEvent({ title: "Spelt morning" });
    for (const message of [`Ask ${PERSON}`, "Ask nobody"])
      await register({ message, _gotcha: "x" });
    const spam = () => site.read(`/events/${event.id}/spam`);
    expect((await spam()).total).toBe(2);
    const { registrations } = await exportPerson(site.service.ctx, key());
    expect(registrations).toMatchObject([{ reason: "honeypot", message: `Ask ${PERSON}` }]);
    expect(await erase()).toMatchObject({ registrations: 1 });
    expect((await spam()).spam).toMatchObject([{ message: "Ask nobody" }]);
    expect(await findTraces()).toEqual([]);
  });

  test("their own registration goes with its seat, and others' texts with it", async () => {
    event = await site.createEvent({ title: "Millet morning", capacity: 2 });
    await register({ name: "Zoë", email: PERSON, seats: 2 });
    const bob = await register({ message: `With ${PERSON}`, seats: 1 });
    expect(bob.status).toBe("waitlisted");
    expect(await erase()).toMatchObject({ registrations: 2 });
    expect(await list(event)).toMatchObject([{ id: bob.id, status: "confirmed", message: null }]);
    await site.step();
    expect(await findTraces()).toEqual([]);
  });

  test("of another account nothing is touched", async () => {
    event = await site.createEvent({ title: "Buckwheat morning" });
    await register({ message: `With ${PERSON}` });
    const stranger = await site.service.createAccount();
    const other = { account: stranger.id, email: PERSON };
    expect((await exportPerson(site.service.ctx, other)).registrations).toEqual([]);
    expect(await erasePerson(site.service.ctx, other)).toMatchObject({ registrations: 0 });
    expect(await list(event)).toMatchObject([{ message: `With ${PERSON}` }]);
    await erase();
  });
});

describe("in notes on leads", () => {
  test("of whoever, they are handed out and go, and the leads stay", async () => {
    await site.sendForm({ name: "Bob", email: "bob@visitors.test", message: "Hello" });
    const [lead] = (await site.read("/leads")).leads;
    const place = { siteId: site.siteId, leadId: lead.id };
    for (const text of [`Is a friend of ${PERSON}.`, "Rings on Monday.", `See ${LONGER[0]}`])
      await addLeadNote(site.service.ctx, place, { userId: "usr_1", text });
    const found = await exportPerson(site.service.ctx, key());
    expect(found.leadNotes).toMatchObject([{ text: `Is a friend of ${PERSON}.`, leadId: lead.id }]);
    expect(await erase()).toMatchObject({ leads: 0, leadNotes: 1 });
    expect((await site.read("/leads")).leads).toEqual([lead]);
    expect(await findTraces()).toEqual([]);
    expect((await exportPerson(site.service.ctx, key())).leadNotes).toEqual([]);
  });
});
