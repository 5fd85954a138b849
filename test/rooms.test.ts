/** A room is added by one entry in the list of rooms: everything that it has is there then. */
import { afterEach, expect, test } from "bun:test";
import * as v from "valibot";
import { rooms } from "../src/app.ts";
import { erasePerson, exportPerson } from "../src/features/people/every-room.ts";
import { examine } from "../src/features/upkeep/doctor.ts";
import { operation } from "../src/http/operation.ts";
import type { Room } from "../src/http/room.ts";
import { pathPattern } from "../src/http/visitor-route.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService | undefined;
afterEach(() => service?.close());

type Seen = { tasks: number; started: number; finished: number; erased: string[] };

/** A room that keeps a guest book in memory. */
function createGuestBook(seen: Seen): Room {
  return {
    name: "guest-book",
    operations: [
      operation({
        ...{ method: "GET", path: "/guest-book", id: "readGuestBook", tag: "Guest book" },
        ...{ summary: "Read the guest book", description: "All entries.", errors: [] },
        success: {
          ...{ status: 200, description: "The entries." },
          ...{ schema: v.object({ entries: v.array(v.string()) }), example: { entries: ["Hi"] } },
        },
        handle: () => ({ entries: ["Lovely."] }),
      }),
    ],
    serviceRoutes: [
      {
        method: "GET",
        matches: pathPattern("/guest-book/:name"),
        answer: (_, { params }) => new Response(`Of ${params.name}`),
      },
    ],
    probes: { "/.well-known/guest-book": () => new Response("here") },
    tasks: () => [
      {
        ...{ name: "guest-book.count", everyMs: 1_000 },
        async run() {
          seen.tasks += 1;
          return false;
        },
      },
    ],
    invariants: [
      { check: "guests", good: "every guest signed once", find: async () => ["Ada signed twice"] },
    ],
    people: [
      {
        name: "guestBook",
        export: async (_, __, email) => [{ by: email }],
        async erase(_, __, email) {
          seen.erased.push(email);
          return 1;
        },
      },
    ],
    start() {
      seen.started += 1;
    },
    async finish() {
      seen.finished += 1;
    },
  };
}

test("a room in the list has its operations, pages, tasks, checks and people's records", async () => {
  const seen: Seen = { tasks: 0, started: 0, finished: 0, erased: [] };
  service = await startTestService({ rooms: [...rooms, createGuestBook(seen)] });
  const { id, key } = await service.createAccount();

  expect((await service.call(key, "GET", "/guest-book")).body).toEqual({ entries: ["Lovely."] });
  const reference = await (await service.visit("localhost", "/openapi.json")).json();
  expect(Object.keys(reference.paths)).toContain("/guest-book");
  const page = await service.visit("localhost", "/guest-book/ada");
  expect(await page.text()).toBe("Of ada");
  const probe = await service.visit("any.example", "/.well-known/guest-book");
  expect(await probe.text()).toBe("here");

  await service.ctx.scheduler.step();
  expect(seen).toMatchObject({ tasks: 1, started: 1 });
  const findings = await examine(service.ctx);
  expect(findings).toContainEqual({ check: "guests", ok: false, text: "Ada signed twice" });

  const person = { account: id, email: "ada@acme.test" };
  expect(await exportPerson(service.ctx, person)).toMatchObject({
    guestBook: [{ by: "ada@acme.test" }],
  });
  expect(await erasePerson(service.ctx, person)).toMatchObject({ guestBook: 1, leads: 0 });
  expect(seen.erased).toEqual(["ada@acme.test"]);

  await service.close();
  service = undefined;
  expect(seen.finished).toBe(1);
});

test("a service without the room knows nothing of it", async () => {
  service = await startTestService();
  const { key } = await service.createAccount();
  expect((await service.call(key, "GET", "/guest-book")).status).toBe(404);
  expect((await service.visit("localhost", "/guest-book/ada")).status).toBe(404);
  expect((await examine(service.ctx)).map(({ check }) => check)).not.toContain("guests");
});
