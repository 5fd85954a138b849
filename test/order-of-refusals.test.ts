/** Which of several faults of a call is said: what is wrong with it, before what it is about is looked for. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

let service: TestService;
let owner: TestAccount;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
});
afterAll(() => service.close());

const MISSING = "/sites/site_00000000000000000000000000";
const EVENT = `${MISSING}/events/evt_00000000000000000000000000`;
const TITLE = "Open evening";

const send = async (method: string, path: string, body: object) => {
  const answer = await service.call(owner.key, method, path, { body });
  return [answer.status, answer.body.error.code, answer.body.error.message];
};

test.each([
  [
    "an end before its start",
    "POST",
    `${MISSING}/events`,
    { title: TITLE, startsAt: 2, endsAt: 1 },
  ],
  [
    "a day that no month has",
    "POST",
    `${MISSING}/events`,
    { title: TITLE, startsAt: "2030-02-30" },
  ],
  ["a change to such an end", "PATCH", EVENT, { startsAt: 2, endsAt: 1 }],
  [
    "such a change in local times",
    "PATCH",
    EVENT,
    { startsAt: "2030-05-01T18:00", endsAt: "2030-05-01T17:00", timezone: "Europe/Berlin" },
  ],
  ["a change to such a day", "PATCH", EVENT, { startsAt: "2030-02-30" }],
  ["no host name", "PUT", `${MISSING}/domain`, { domain: "-x.example.com" }],
])("%s is refused before a site is said to be missing", async (_what, method, path, body) => {
  expect((await send(method, path, body)).slice(0, 2)).toEqual([400, "invalid_request"]);
});

test.each([
  ["POST", `${MISSING}/events`, { title: TITLE, startsAt: 1, endsAt: 2 }],
  ["PATCH", EVENT, {}],
  ["PATCH", EVENT, { endsAt: 1 }],
  ["PUT", `${MISSING}/domain`, { domain: "www.example.com" }],
])("%s %s of what is sound finds that there is none", async (method, path, body) => {
  expect((await send(method, path, body)).slice(0, 2)).toEqual([404, "not_found"]);
});

test("a refused domain says nothing of a site that is not one's own", async () => {
  const [, , message] = await send("PUT", `${MISSING}/domain`, { domain: "-x.example.com" });
  expect(message).not.toContain("sitewright-site=");
});
