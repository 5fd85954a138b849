/** What a person can have, and what is left after they are erased. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import {
  addEvent,
  arrive,
  type EventHouse,
  findSeatingFaults,
  openEventHouse,
  party,
  readSeating,
  statusesOf,
} from "../../../test/fixtures/events.ts";
import { checkSeats } from "./checks.ts";
import { eraseRegistrations, exportRegistrations } from "./person.ts";
import { deleteEvent } from "./service.ts";

let house: EventHouse;
beforeEach(async () => {
  house = await openEventHouse();
});
afterEach(() => house.close());

const ANN = "ANN@visitors.test";

test("an export holds a person's registrations of this account, and nobody else's", async () => {
  const event = await addEvent(house);
  await arrive(house, event, party("ann", 2, { phone: "1", fields: { diet: "vegan" } }));
  await arrive(house, event, party("bob"));
  expect(await exportRegistrations(house.ctx, house.accountId, ANN)).toMatchObject([
    { name: "ann", seats: 2, phone: "1", fields: { diet: "vegan" }, eventTitle: event.title },
  ]);
  expect(await exportRegistrations(house.ctx, await house.createAccount(), ANN)).toEqual([]);
});

test("erasing frees the seats for who waits, and leaves no word of the person", async () => {
  const event = await addEvent(house, { capacity: 2 });
  const gone = await addEvent(house, { title: "Called off" });
  await arrive(house, event, party("ann", 2));
  await arrive(house, event, party("bob", 2));
  await arrive(house, gone, party("ann"));
  const owner = { accountId: house.accountId, siteId: house.siteId };
  await deleteEvent(house.ctx, { ...owner, eventId: gone.id });
  expect(await eraseRegistrations(house.ctx, house.accountId, ANN)).toBe(1);
  const seating = await readSeating(house.ctx, event.id);
  expect(statusesOf(seating)).toEqual(["bob:confirmed"]);
  expect(findSeatingFaults(seating)).toEqual([]);
  const left = await house.ctx.db.orm.all<{ payload: string }>(
    sql`select payload from registration_notices`,
  );
  expect(left.length).toBeGreaterThan(0);
  expect(JSON.stringify(left).toLowerCase()).not.toContain("ann@");
});

test("the doctor finds a counter that is wrong, and a seat that idles while somebody waits", async () => {
  const event = await addEvent(house, { capacity: 3 });
  await arrive(house, event, party("ann", 3));
  await arrive(house, event, party("bob", 1));
  expect(await checkSeats(house.ctx)).toEqual([]);
  const set = (text: string) => house.ctx.db.write([{ sql: text, args: [] }]);
  await set("update events set confirmed_seats = 2");
  expect(await checkSeats(house.ctx)).toEqual([
    `event ${event.id}: 2 confirmed seats are counted, 3 are registered`,
  ]);
  await set("update events set confirmed_seats = 3, capacity = 5");
  expect(await checkSeats(house.ctx)).toEqual([
    `event ${event.id}: 2 seats are free, and a party of 1 waits`,
  ]);
  expect(set("update events set capacity = 1")).rejects.toThrow("never_overbooked");
});
