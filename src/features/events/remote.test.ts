/** The same decisions about seats over the wire to a libSQL server, where every write is one batch. */
import { expect, test } from "bun:test";
import { makeDirectory } from "../../../test/fixtures/database-file.ts";
import {
  addEvent,
  arrive,
  findSeatingFaults,
  openEventHouse,
  party,
  readSeating,
  rowOf,
  statusesOf,
} from "../../../test/fixtures/events.ts";
import { serveLibsql } from "../../../test/fixtures/libsql-server.ts";
import { cancelRegistration, changeAnswers, RegistrationRefused } from "./registrations.ts";

test("registering, refusing, cancelling and promoting work over a remote database", async () => {
  using place = makeDirectory();
  const server = serveLibsql(place.path);
  const house = await openEventHouse({ SITEWRIGHT_DATABASE_URL: server.url });
  try {
    const event = await addEvent(house, { capacity: 4 });
    const ann = await arrive(house, event, party("ann", 2));
    await arrive(house, event, party("bob", 2));
    await arrive(house, event, party("cem", 3));
    await arrive(house, event, party("dora", 1));
    const again = await arrive(house, event, party("ann", 5));
    expect([again.id === ann.id, again.status]).toEqual([false, "waitlisted"]);
    const grown = changeAnswers(house.ctx, await rowOf(house, event), ann.id, party("ann", 5));
    expect(grown).rejects.toThrow(RegistrationRefused);
    await cancelRegistration(house.ctx, event.id, ann.id, "owner");
    const seating = await readSeating(house.ctx, event.id);
    expect(findSeatingFaults(seating)).toEqual([]);
    expect(statusesOf(seating)).toEqual([
      "ann:cancelled",
      "bob:confirmed",
      "cem:waitlisted",
      "dora:confirmed",
    ]);
  } finally {
    await house.close();
    await server.stop();
  }
});
