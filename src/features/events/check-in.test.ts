/** At the door of an event: who is here, and that nobody counts as here who has no seat. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import {
  addEvent,
  arrive,
  type EventHouse,
  openEventHouse,
  party,
} from "../../../test/fixtures/events.ts";
import { checkIn, searchRegistrations } from "./check-in.ts";
import type { Event } from "./model.ts";
import { changeRegistration } from "./registrations.ts";

let house: EventHouse;
beforeAll(async () => {
  house = await openEventHouse();
});
afterAll(() => house.close());

const ownerOf = ({ id: eventId }: Event) => ({
  ...{ accountId: house.accountId, siteId: house.siteId, eventId },
});

/** What the door sees: `name:seats` of those who are here, and the sums. */
async function look(event: Event, q?: string) {
  const { items, ...sums } = await searchRegistrations(house.ctx, ownerOf(event), {
    ...{ q, limit: 100, skip: 0 },
  });
  const here = items.filter(({ checkedInAt }) => checkedInAt !== null);
  return { ...sums, here: here.map(({ name, seats }) => `${name}:${seats}`) };
}

const note = (event: Event, id: string, isHere = true) =>
  checkIn(house.ctx, ownerOf(event), id, isHere);

test("the first moment stays however often somebody is checked in, and can be taken back", async () => {
  const event = await addEvent(house);
  const { id } = await arrive(house, event, party("ann", 2));
  const [first, again] = await Promise.all([note(event, id), note(event, id)]);
  house.clock.advance(60_000);
  const later = await note(event, id);
  expect([again.checkedInAt, later.checkedInAt]).toEqual([first.checkedInAt, first.checkedInAt]);
  expect(await look(event)).toMatchObject({ checkedInSeats: 2, confirmedSeats: 2 });
  await note(event, id, false);
  expect(await look(event)).toMatchObject({ checkedInSeats: 0, here: [] });
});

test("who cancels after being checked in is not here, nor when confirmed again", async () => {
  const event = await addEvent(house, { capacity: 3 });
  const ann = await arrive(house, event, party("ann", 2));
  const bo = await arrive(house, event, party("bo", 3));
  await note(event, ann.id);
  await expect(note(event, bo.id)).rejects.toMatchObject({ code: "invalid_request" });
  const move = (id: string, status: "confirmed" | "cancelled") =>
    changeRegistration(house.ctx, ownerOf(event), id, { status });
  await move(ann.id, "cancelled");
  expect(await look(event)).toMatchObject({ confirmedSeats: 3, checkedInSeats: 0, here: [] });
  await move(bo.id, "cancelled");
  await move(ann.id, "confirmed");
  await note(event, bo.id).catch(() => undefined);
  expect(await look(event)).toMatchObject({ confirmedSeats: 2, checkedInSeats: 0, here: [] });
});

test("nobody is checked in by another event, site or account", async () => {
  const [event, other] = [await addEvent(house), await addEvent(house)];
  const { id } = await arrive(house, event, party("ann"));
  const stranger = { ...ownerOf(event), accountId: await house.createAccount() };
  for (const owner of [ownerOf(other), stranger, { ...ownerOf(event), siteId: "site_none" }])
    await expect(checkIn(house.ctx, owner, id, true)).rejects.toMatchObject({ code: "not_found" });
  expect((await look(event)).here).toEqual([]);
});

test("the door finds people by what is written, signs with a meaning to SQL too", async () => {
  const event = await addEvent(house);
  for (const name of ["Zoë Ångström", "100%", "under_score"])
    await arrive(house, event, party("x", 1, { name, email: `${Bun.hash(name)}@visitors.test` }));
  for (const [q, total] of [
    ...([
      ["ZOË", 1],
      ["ångström", 1],
      ["%", 1],
      ["_", 1],
      ["'", 0],
    ] as const),
    ...([
      ["VISITORS.test", 3],
      ["nobody", 0],
    ] as const),
  ])
    expect([q, (await look(event, q)).total]).toEqual([q, total]);
});
