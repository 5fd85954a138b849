/** What a service refuses of a form is tied to the field that it is about, in the form's own words. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { register } from "../src/features/events/registrations.ts";
import { getEventRow } from "../src/features/events/service.ts";
import type { ConsoleBrowser } from "./fixtures/console.ts";
import { type FullConsole, openFullConsole } from "./fixtures/full-console.ts";

let full: FullConsole;
let operator: ConsoleBrowser;
beforeAll(async () => {
  full = await openFullConsole();
  operator = full.operator;
});
afterAll(() => full.close());

/** Procedure → what is sent, which field is wrong, and how its fault begins. */
const WRONG: readonly (readonly [string, (world: FullConsole) => object, string, string])[] = [
  ["domain.set", ({ siteId }) => ({ siteId, domain: "bakery" }), "domain", "Must be a full host"],
  ["webhooks.create", () => ({ url: "http://10.0.0.1/hook" }), "url", "Cannot be used: "],
  ["members.invite", () => ({ email: "olga@example.com", role: "editor" }), "email", "This person"],
  [
    "you.password",
    () => ({ current: "not this one", password: "another long one" }),
    "current",
    "The current password is wrong.",
  ],
  [
    "you.secondFactorRemove",
    () => ({ password: "not this one" }),
    "password",
    "The current password is wrong.",
  ],
  ["you.secondFactorConfirm", () => ({ code: "000000" }), "code", "The code is wrong or too old."],
  [
    "events.save",
    ({ siteId, eventId }) => ({ siteId, eventId, capacity: 1 }),
    "capacity",
    "Must be at least the number of seats",
  ],
];

test.each(WRONG)("%s says which field is wrong", async (name, input, field, fault) => {
  const { service, accountId, siteId, eventId } = full;
  if (name === "you.secondFactorConfirm") await operator.call("you.secondFactorStart");
  if (name === "events.save") {
    await operator.call("events.publish", { siteId, eventId });
    const row = await getEventRow(service.ctx, { accountId, siteId, eventId });
    const guest = { name: "Kim", email: "kim@guests.test", seats: 4 };
    await register(service.ctx, row, { ...guest, phone: null, message: null, fields: null });
  }
  const { status, body } = await operator.call(name, input(full));
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields)).toEqual([field]);
  expect(body.error.fields[field]).toStartWith(fault);
});
