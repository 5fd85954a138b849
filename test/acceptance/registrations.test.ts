/** Seats, the waiting list and what is told of them, over HTTP against a plan kept on paper. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Event, type OwnedSite, openOwnedSite } from "../fixtures/owned-site.ts";

type Registration = {
  id: string;
  name: string;
  email: string;
  seats: number;
  status: string;
  fields: Record<string, string> | null;
  createdAt: number;
};

let site: OwnedSite;
beforeAll(async () => {
  site = await openOwnedSite();
});
afterAll(() => site.close());

const read = (event: Event, query = "") => site.read(`/events/${event.id}/registrations${query}`);
const listed = async (event: Event): Promise<Registration[]> =>
  (await read(event, "?limit=200")).registrations;
const changeEvent = (event: Event, body: object) =>
  site.onSite("PATCH", `/events/${event.id}`, body);
const move = (event: Event, id: string, status: string) =>
  site.onSite("PATCH", `/events/${event.id}/registrations/${id}`, { status });

async function register(event: Event, party: object): Promise<Registration> {
  const answer = await site.register(event, party);
  const body = (await answer.json()) as { registration: Registration };
  expect([answer.status, body]).toEqual([201, { registration: expect.anything() }]);
  return body.registration;
}

/** One line for each party, in order of arrival. */
const seating = async (event: Event) =>
  (await listed(event)).map(({ name, seats, status }) => `${name} ${seats} ${status}`);

type Paper = { name: string; seats: number; status: string };

/** What the decisions say: in order of arrival, each waiting party that fits whole. */
function promote(parties: Paper[], capacity: number | null): void {
  const free = () =>
    (capacity ?? Number.POSITIVE_INFINITY) -
    parties.filter(({ status }) => status === "confirmed").reduce((sum, one) => sum + one.seats, 0);
  for (const one of parties)
    if (one.status === "waitlisted" && one.seats <= free()) one.status = "confirmed";
}

const STEP = fc.record({
  kind: fc.constantFrom("come", "come", "come", "cancel", "confirm", "capacity"),
  seats: fc.integer({ min: 1, max: 4 }),
  which: fc.nat({ max: 30 }),
  capacity: fc.option(fc.integer({ min: 1, max: 12 }), { freq: 8 }),
});

test("whatever is done, the list is the one on paper", async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 25 }), async (steps) => {
      runs += 1;
      let capacity: number | null = 5;
      const event = await site.createEvent({ title: `Run ${runs}`, capacity });
      const paper: Paper[] = [];
      for (const step of steps) {
        const at = step.which % Math.max(1, paper.length);
        const one = paper[at];
        const taken = paper
          .filter(({ status }) => status === "confirmed")
          .reduce((sum, { seats }) => sum + seats, 0);
        const free = (capacity ?? Number.POSITIVE_INFINITY) - taken;
        if (step.kind === "come") {
          const name = `P${paper.length}`;
          const { seats } = step;
          const came = await register(event, { name, email: `${name}@visitors.test`, seats });
          const status = seats <= free ? "confirmed" : "waitlisted";
          expect(came).toMatchObject({ name, seats, status });
          paper.push({ name, seats, status });
        } else if (step.kind === "capacity") {
          const answer = await changeEvent(event, { capacity: step.capacity });
          const fits = step.capacity === null || step.capacity >= taken;
          expect(answer.status).toBe(fits ? 200 : 400);
          if (!fits) continue;
          capacity = step.capacity;
          promote(paper, capacity);
        } else if (one !== undefined) {
          const { id } = (await listed(event))[at] as Registration;
          if (step.kind === "cancel") {
            expect((await move(event, id, "cancelled")).body.registration.status).toBe("cancelled");
            one.status = "cancelled";
            promote(paper, capacity);
          } else {
            const fits = one.status === "confirmed" || one.seats <= free;
            const answer = await move(event, id, "confirmed");
            expect([one.status, answer.status]).toEqual([one.status, fits ? 200 : 400]);
            if (fits) one.status = "confirmed";
          }
        }
        const planned = paper.map(({ name, seats, status }) => `${name} ${seats} ${status}`);
        expect(await seating(event)).toEqual(planned);
      }
      const { confirmedSeats } = await read(event);
      const seats = paper
        .filter(({ status }) => status === "confirmed")
        .reduce((sum, one) => sum + one.seats, 0);
      const { event: shown } = await site.read(`/events/${event.id}`);
      expect([confirmedSeats, shown.confirmedSeats]).toEqual([seats, seats]);
    }),
    { numRuns: 25 },
  );
});

test("a small party behind a large one is seated, and the large one keeps its place", async () => {
  const event = await site.createEvent({ title: "Large and small", capacity: 4 });
  const [first] = [await register(event, { name: "A", email: "a@visitors.test", seats: 3 })];
  for (const [name, seats] of [
    ["B", 4],
    ["C", 2],
    ["D", 1],
    ["E", 1],
  ] as const)
    await register(event, { name, email: `${name}@visitors.test`, seats });
  expect(await seating(event)).toEqual([
    ...["A 3 confirmed", "B 4 waitlisted", "C 2 waitlisted", "D 1 confirmed", "E 1 waitlisted"],
  ]);
  await move(event, first.id, "cancelled");
  expect(await seating(event)).toEqual([
    ...["A 3 cancelled", "B 4 waitlisted", "C 2 confirmed", "D 1 confirmed", "E 1 confirmed"],
  ]);
  await changeEvent(event, { capacity: 8 });
  expect((await seating(event))[1]).toBe("B 4 confirmed");
});

test("without a capacity everybody is seated, and a capacity that is set later counts them", async () => {
  const event = await site.createEvent({ title: "Open air" });
  const names = Array.from({ length: 8 }, (_, at) => `N${at}`);
  await Promise.all(
    names.map((name) => register(event, { name, email: `${name}@visitors.test`, seats: 20 })),
  );
  expect((await read(event)).confirmedSeats).toBe(160);
  expect((await changeEvent(event, { capacity: 159 })).status).toBe(400);
  expect((await changeEvent(event, { capacity: 160 })).status).toBe(200);
  expect(await register(event, { name: "Z", email: "z@visitors.test" })).toMatchObject({
    ...{ status: "waitlisted", seats: 1 },
  });
});

describe("an owner", () => {
  test("cancels and confirms as often as wanted, and repeating either changes nothing", async () => {
    const event = await site.createEvent({ title: "Again and again", capacity: 2 });
    const { id } = await register(event, { name: "A", email: "a@visitors.test", seats: 2 });
    for (const status of ["cancelled", "cancelled", "confirmed", "confirmed", "cancelled"]) {
      const { body } = await move(event, id, status);
      const [now] = await listed(event);
      expect([body.registration, now?.status]).toEqual([now, status]);
      const seats = status === "confirmed" ? 2 : 0;
      expect((await read(event)).confirmedSeats).toBe(seats);
    }
  });

  test("puts nobody on the waiting list, and names no state that there is not", async () => {
    const event = await site.createEvent({ title: "No such state", capacity: 2 });
    const { id } = await register(event, { name: "A", email: "a@visitors.test" });
    for (const status of ["waitlisted", "Confirmed", "", null, ["confirmed"], 1, undefined]) {
      const body = status === undefined ? {} : { status };
      const path = `/events/${event.id}/registrations/${id}`;
      const answer = await site.onSite("PATCH", path, body);
      expect([status, answer.status, answer.body.error?.message]).toEqual([
        ...[status, 400],
        expect.stringContaining("`status`"),
      ]);
    }
    expect(await seating(event)).toEqual(["A 1 confirmed"]);
  });

  test("of one event moves nobody of another", async () => {
    const [one, two] = [await site.createEvent({ title: "One" }), await site.createEvent()];
    const { id } = await register(one, { name: "A", email: "a@visitors.test" });
    const answer = await move(two, id, "cancelled");
    expect([answer.status, answer.body.error.code]).toEqual([404, "not_found"]);
    expect(await seating(one)).toEqual(["A 1 confirmed"]);
  });
});

describe("one address", () => {
  const SPELLINGS = ["zoe@visitors.test", "ZOE@VISITORS.TEST", " Zoe@Visitors.Test "];

  test("is one party, however it is written, and comes back once it has left", async () => {
    const event = await site.createEvent({ title: "One of each", capacity: 3 });
    const [first] = await Promise.all(
      SPELLINGS.map((email) => register(event, { name: "Zoe", email })),
    );
    const [kept, ...more] = await listed(event);
    expect([more, kept?.status]).toEqual([[], "confirmed"]);
    expect(first?.status).toBe("confirmed");
    await move(event, kept?.id ?? "", "cancelled");
    const back = await register(event, { name: "Zoe again", email: SPELLINGS[1], seats: 2 });
    const all = await listed(event);
    expect(all.map(({ name, status }) => [name, status])).toEqual([
      ["Zoe", "cancelled"],
      ["Zoe again", "confirmed"],
    ]);
    expect(all[1]?.id).toBe(back.id);
    // The one that was cancelled would be the same person twice.
    expect((await move(event, kept?.id ?? "", "confirmed")).status).toBe(400);
  });

  test("registers for each event anew, and is each event's own", async () => {
    const events = [await site.createEvent(), await site.createEvent(), await site.createEvent()];
    for (const event of events) await register(event, { name: "Zoe", email: SPELLINGS[0] });
    for (const event of events) expect(await seating(event)).toEqual(["Zoe 1 confirmed"]);
  });
});

test("what a party says is kept in one form of its letters, and shown as it was answered", async () => {
  const event = await site.createEvent({ title: "Answers" });
  const came = await register(event, {
    ...{ name: " Zoe\u0308 ", email: "zoe@visitors.test", phone: " +49 1 ", seats: " 2 " },
    ...{
      message: "a\u0301\r\nb",
      diet: "ve\u0301gan",
      "Cafe\u0301": "yes",
      _next: "/x",
      empty: "",
    },
    fields: { agrees: true, age: 7, nothing: null, constructor: "c", valueOf: "d" },
  });
  expect(came).toMatchObject({ name: "Zo\u00eb", phone: "+49 1", seats: 2 });
  expect(came.fields).toEqual({
    ...{ diet: "v\u00e9gan", "Caf\u00e9": "yes", agrees: "true", age: "7" },
    ...{ constructor: "c", valueOf: "d" },
  } as unknown as Record<string, string>);
  const [kept] = await listed(event);
  const sorted = (one: object | undefined) => Object.entries(one ?? {}).toSorted();
  expect(sorted(kept)).toEqual(sorted(came));
  expect(came.createdAt).toBe(site.service.clock.now());
});

test("thirty answers of a thousand characters are taken, and none beyond is", async () => {
  const event = await site.createEvent({ title: "Long answers" });
  const answers = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, "🍞".repeat(length)]));
  const party = { name: "A", email: "a@visitors.test" };
  for (const [fields, status] of [
    [answers(30, 1_000), 201],
    [answers(31, 1), 400],
    [answers(1, 1_001), 400],
    [{ ["n".repeat(101)]: "x" }, 400],
  ] as const)
    expect((await site.register(event, { ...party, fields })).status).toBe(status);
  expect(Object.keys((await listed(event))[0]?.fields ?? {})).toHaveLength(30);
});

test("who is not coming is answered for by the reason: too late, closed, hidden", async () => {
  const now = site.service.clock.now();
  const party = { name: "A", email: "a@visitors.test" };
  const over = await site.createEvent({ title: "Over", startsAt: now - 2, endsAt: now - 1 });
  const closed = await site.createEvent({ title: "Closed", registrationEnabled: false });
  const ending = await site.createEvent({ title: "Ending", startsAt: now - 2, endsAt: now });
  const hidden = await site.createEvent({ title: "Hidden", status: "draft" });
  const reasons: [Event, number, RegExp][] = [
    [over, 400, /over/],
    [closed, 400, /closed/],
    [hidden, 404, /event/],
  ];
  for (const [event, status, reason] of reasons) {
    const answer = await site.register(event, party);
    const { error } = (await answer.json()) as { error: { message: string } };
    expect([answer.status, error.message]).toEqual([status, expect.stringMatching(reason)]);
    expect((await read(event)).total).toBe(0);
  }
  expect((await site.register(ending, party)).status).toBe(201);
});
