/** Seats, under a crowd and step by step: what is confirmed, who waits, who moves up. */
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  addEvent,
  arrive,
  type EventHouse,
  findSeatingFaults,
  openEventHouse,
  party,
  readSeating,
  rowOf,
  statusesOf,
} from "../../../test/fixtures/events.ts";
import { changeEvent } from "./change-event.ts";
import type { EventRow } from "./model.ts";
import {
  cancelRegistration,
  changeAnswers,
  changeRegistration,
  RegistrationRefused,
  register,
} from "./registrations.ts";
import { deleteEvent } from "./service.ts";
import { registerSpam } from "./spam.ts";

let house: EventHouse;
beforeEach(async () => {
  house = await openEventHouse();
});
afterEach(() => house.close());

const ownerOf = (eventId: string) => ({
  ...{ accountId: house.accountId, siteId: house.siteId },
  eventId,
});

async function reasonOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof RegistrationRefused ? error.reason : String(error);
}

test("1,000 people racing for 10 seats in parties of 1 to 3: never more than 10, first come first served", async () => {
  const event = await addEvent(house, { capacity: 10 });
  const row = await rowOf(house, event);
  const sizes = Array.from({ length: 1_000 }, (_, at) => 1 + ((at * 7) % 3));
  const answers = await Promise.all(
    sizes.map((seats, at) => register(house.ctx, row, party(`guest${at}`, seats))),
  );
  const seating = await readSeating(house.ctx, event.id);
  expect(findSeatingFaults(seating)).toEqual([]);
  expect(seating.confirmedSeats).toBe(10);
  expect(seating.parties).toHaveLength(1_000);
  // The same decisions as one person at the door would make, in the order in which they came.
  let free = 10;
  const expected = seating.parties.map(({ name, seats }) => {
    if (seats > free) return `${name}:waitlisted`;
    free -= seats;
    return `${name}:confirmed`;
  });
  expect(statusesOf(seating)).toEqual(expected);
  const answered = answers.map(({ name, status }) => `${name}:${status}`);
  expect(answered.sort()).toEqual(expected.sort());
});

test("who comes again, twice, or to another event is in nobody's way in a crowd, and changes nothing", async () => {
  const [event, other, closed] = await Promise.all([
    addEvent(house, { capacity: 6, title: "Wine" }),
    addEvent(house, { capacity: null, title: "Bread" }),
    addEvent(house, { capacity: 6, title: "Cheese" }),
  ]);
  const rows = await Promise.all([event, other, closed].map((one) => rowOf(house, one)));
  const [row, otherRow, closedRow] = rows as [EventRow, EventRow, EventRow];
  const { ctx } = house;
  const ann = await register(ctx, row, party("ann", 2));
  await changeEvent(ctx, ownerOf(closed.id), { status: "draft" });
  const answers = await Promise.allSettled([
    register(ctx, row, party("bob", 3)),
    register(ctx, row, party("ann", 1)),
    register(ctx, otherRow, party("ann", 20)),
    register(ctx, row, party("cem", 2)),
    register(ctx, row, party("bob", 1, { email: "BOB@visitors.test" })),
    register(ctx, closedRow, party("bob", 1)),
    register(ctx, row, party("dora", 1)),
    register(ctx, row, party("nobody", Number.NaN)),
    register(ctx, otherRow, party("bob", 20)),
  ]);
  expect(
    answers.map((answer) =>
      answer.status === "fulfilled"
        ? `${answer.value.name} ${answer.value.seats} ${answer.value.status}`
        : "refused",
    ),
  ).toEqual([
    "bob 3 confirmed",
    "ann 1 confirmed",
    "ann 20 confirmed",
    "cem 2 waitlisted",
    "bob 1 confirmed",
    "refused",
    "dora 1 confirmed",
    "refused",
    "bob 20 confirmed",
  ]);
  const seating = await readSeating(ctx, event.id);
  expect(findSeatingFaults(seating)).toEqual([]);
  // Those who come again have what they had, whatever they were answered.
  expect(seating.parties.map(({ name, seats, status }) => `${name} ${seats} ${status}`)).toEqual([
    "ann 2 confirmed",
    "bob 3 confirmed",
    "cem 2 waitlisted",
    "dora 1 confirmed",
  ]);
  expect(seating.parties[0]?.id).toBe(ann.id);
  expect((await readSeating(ctx, other.id)).confirmedSeats).toBe(40);
});

test("a cancellation promotes in order of arrival; who does not fit keeps the place and blocks nobody", async () => {
  const event = await addEvent(house, { capacity: 4 });
  const first = await arrive(house, event, party("ann", 2));
  await arrive(house, event, party("bob", 2));
  await arrive(house, event, party("cem", 3));
  await arrive(house, event, party("dora", 1));
  await arrive(house, event, party("eva", 1));
  await arrive(house, event, party("finn", 1));
  await cancelRegistration(house.ctx, event.id, first.id, "owner");
  expect(statusesOf(await readSeating(house.ctx, event.id))).toEqual([
    "ann:cancelled",
    "bob:confirmed",
    "cem:waitlisted",
    "dora:confirmed",
    "eva:confirmed",
    "finn:waitlisted",
  ]);
});

test("a raised capacity promotes, a capacity below what is confirmed is refused", async () => {
  const event = await addEvent(house, { capacity: 2 });
  await arrive(house, event, party("ann", 2));
  await arrive(house, event, party("bob", 3));
  await arrive(house, event, party("cem", 1));
  await changeEvent(house.ctx, ownerOf(event.id), { capacity: 4 });
  expect(statusesOf(await readSeating(house.ctx, event.id))).toEqual([
    "ann:confirmed",
    "bob:waitlisted",
    "cem:confirmed",
  ]);
  expect(changeEvent(house.ctx, ownerOf(event.id), { capacity: 2 })).rejects.toThrow("capacity");
  await changeEvent(house.ctx, ownerOf(event.id), { capacity: null });
  const seating = await readSeating(house.ctx, event.id);
  expect(findSeatingFaults(seating)).toEqual([]);
  expect(seating.confirmedSeats).toBe(6);
});

test("an address that is registered is answered like a new one, down to the seats that are left", async () => {
  const event = await addEvent(house, { capacity: 4 });
  const ann = await arrive(house, event, party("ann", 2));
  const before = await readSeating(house.ctx, event.id);
  for (const [seats, status] of [
    [1, "confirmed"],
    [2, "confirmed"],
    [3, "waitlisted"],
  ] as const) {
    const sent = party("mallory", seats, { email: " ANN@visitors.test", message: "mine" });
    const again = await arrive(house, event, sent);
    expect(again).toEqual({ ...sent, id: again.id, status, createdAt: house.clock.now() });
    expect(again.id).not.toBe(ann.id);
  }
  expect(await readSeating(house.ctx, event.id)).toEqual(before);
});

test("a change by link keeps the place; one that does not fit is refused and nothing has changed", async () => {
  const event = await addEvent(house, { capacity: 4 });
  const row = await rowOf(house, event);
  const ann = await arrive(house, event, party("ann", 2));
  await arrive(house, event, party("bob", 1));
  const change = (id: string, name: string, seats: number) =>
    changeAnswers(house.ctx, row, id, party(name, seats));
  const before = await readSeating(house.ctx, event.id);
  expect(await reasonOf(change(ann.id, "anna", 4))).toBe("no-room");
  expect(await readSeating(house.ctx, event.id)).toEqual(before);
  await change(ann.id, "anna", 3);
  const cem = await arrive(house, event, party("cem", 3));
  await arrive(house, event, party("dora", 2));
  await change(ann.id, "anna", 1);
  expect(statusesOf(await readSeating(house.ctx, event.id))).toEqual([
    "anna:confirmed",
    "bob:confirmed",
    "cem:waitlisted",
    "dora:confirmed",
  ]);
  await change(cem.id, "cem", 4);
  await changeEvent(house.ctx, ownerOf(event.id), { registrationEnabled: false });
  expect(await reasonOf(change(cem.id, "cem", 5))).toBe("disabled");
  await change(cem.id, "cem", 2);
  await cancelRegistration(house.ctx, event.id, cem.id, "visitor");
  expect(await reasonOf(change(cem.id, "cem", 1))).toBe("cancelled");
  expect(findSeatingFaults(await readSeating(house.ctx, event.id))).toEqual([]);
});

test("who comes back after cancelling stands at the end of the line, as somebody new", async () => {
  const event = await addEvent(house, { capacity: 1 });
  const ann = await arrive(house, event, party("ann"));
  await arrive(house, event, party("bob"));
  await arrive(house, event, party("cem"));
  await cancelRegistration(house.ctx, event.id, ann.id, "owner");
  const again = await arrive(house, event, party("ann"));
  expect(again.id).not.toBe(ann.id);
  expect(statusesOf(await readSeating(house.ctx, event.id))).toEqual([
    "ann:cancelled",
    "bob:confirmed",
    "cem:waitlisted",
    "ann:waitlisted",
  ]);
  const revive = { status: "confirmed" } as const;
  const revived = changeRegistration(house.ctx, ownerOf(event.id), ann.id, revive);
  expect(revived).rejects.toThrow("registered again");
});

test("the owner may prefer somebody who waits, but never past the capacity", async () => {
  const event = await addEvent(house, { capacity: 3 });
  const owner = ownerOf(event.id);
  const ann = await arrive(house, event, party("ann", 2));
  const bob = await arrive(house, event, party("bob", 3));
  const confirm = () => changeRegistration(house.ctx, owner, bob.id, { status: "confirmed" });
  expect(confirm()).rejects.toThrow("free seats");
  await changeRegistration(house.ctx, owner, ann.id, { status: "cancelled" });
  expect((await confirm()).status).toBe("confirmed");
  expect((await readSeating(house.ctx, event.id)).confirmedSeats).toBe(3);
});

describe("nobody is registered", () => {
  test("for what is over or has its registration disabled", async () => {
    const past = await addEvent(house, { startsAt: house.clock.now() - 1_000 });
    const closed = await addEvent(house, { registrationEnabled: false });
    expect(await reasonOf(arrive(house, past, party("ann")))).toBe("past");
    expect(await reasonOf(arrive(house, closed, party("ann")))).toBe("disabled");
  });

  test("when the event was closed while the form was on its way", async () => {
    const event = await addEvent(house);
    const row = await rowOf(house, event);
    await changeEvent(house.ctx, ownerOf(event.id), { status: "draft" });
    expect(await reasonOf(register(house.ctx, row, party("ann")))).toBe("disabled");
    expect((await readSeating(house.ctx, event.id)).parties).toEqual([]);
  });

  test.each([
    ["closed", (id: string) => changeEvent(house.ctx, ownerOf(id), { status: "draft" })],
    ["deleted", (id: string) => deleteEvent(house.ctx, ownerOf(id))],
  ])(
    "nor kept as spam when the event was %s meanwhile, and told so like anybody",
    async (_, end) => {
      const event = await addEvent(house);
      const row = await rowOf(house, event);
      await end(event.id);
      const spam = registerSpam(house.ctx, row, party("ann"), "honeypot");
      expect(await reasonOf(spam)).toBe("disabled");
      const kept = await house.ctx.db.orm.all("select id from spam_registrations");
      expect(kept).toEqual([]);
    },
  );
});

test("whatever people do, in any order, no seat is oversold and none is idle that a party would fit", async () => {
  const names = ["ann", "bob", "cem", "dora", "eva", "finn", "gus"];
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("arrive" as const),
      name: fc.constantFrom(...names),
      seats: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({ kind: fc.constant("cancel" as const), name: fc.constantFrom(...names) }),
    fc.record({
      kind: fc.constant("change" as const),
      name: fc.constantFrom(...names),
      seats: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      kind: fc.constant("resize" as const),
      capacity: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null, freq: 8 }),
    }),
    fc.record({ kind: fc.constant("confirm" as const), name: fc.constantFrom(...names) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const event = await addEvent(house, { capacity: 6 });
      for (const one of steps) {
        const { parties } = await readSeating(house.ctx, event.id);
        const known = "name" in one ? parties.findLast(({ name }) => name === one.name) : undefined;
        // A refusal is a fair outcome too, as long as the seats add up.
        await act(event.id, one, known?.id).catch((error: unknown) => {
          if (!/seats|capacity|closed|cancelled/.test(String(error))) throw error;
        });
        expect(findSeatingFaults(await readSeating(house.ctx, event.id))).toEqual([]);
      }
      async function act(eventId: string, one: (typeof steps)[number], id: string | undefined) {
        if (one.kind === "arrive") await arrive(house, event, party(one.name, one.seats));
        else if (one.kind === "resize")
          await changeEvent(house.ctx, ownerOf(eventId), { capacity: one.capacity });
        else if (id !== undefined && one.kind === "change")
          await changeAnswers(house.ctx, await rowOf(house, event), id, party(one.name, one.seats));
        else if (id !== undefined && one.kind === "cancel")
          await cancelRegistration(house.ctx, eventId, id, "visitor");
        else if (id !== undefined)
          await changeRegistration(house.ctx, ownerOf(eventId), id, { status: "confirmed" });
      }
    }),
    { numRuns: 40 },
  );
});
