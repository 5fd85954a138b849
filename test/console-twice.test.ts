/** Calls of the console that two people make at the same moment, and on a clock that was set back. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleBrowser, claimInstance } from "./fixtures/console.ts";
import { bakeryDocument, smallSite, storeSite } from "./fixtures/small-site.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
let operator: ConsoleBrowser;
beforeAll(async () => {
  service = await startTestService();
  operator = await claimInstance(service);
});
afterAll(() => service.close());

test("a version restored twice at once is one draft, and who was slower is told so", async () => {
  const { id: accountId } = await service.createAccount();
  const parts = { slug: "bakery", files: smallSite("a"), document: bakeryDocument(), accountId };
  const { siteId, versionId } = await storeSite(service.ctx, parts);
  const restore = () => operator.call("versions.restore", { siteId, versionId });
  const answers = await Promise.all([restore(), restore(), restore()]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  for (const status of statuses.slice(1)) expect([200, 409]).toContain(status);
  expect(statuses).toContain(409);
});

test("a backup that was just made is there, whatever the clock said before", async () => {
  const day = 86_400_000;
  service.clock.advance(day);
  for (let at = 0; at < 10; at += 1) {
    await operator.call("system.backup");
    service.clock.advance(1_000);
  }
  service.clock.setNow(service.clock.now() - day);
  const { name } = (await operator.call("system.backup")).body.backup;
  const kept = (await operator.call("system.get")).body.backups as { name: string }[];
  expect(kept.map((one) => one.name)).toContain(name);
  expect(kept).toHaveLength(10);
}, 30_000);

test("backups asked for at the same moment are each made, under names of their own", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => operator.call("system.backup")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const names = answers.map(({ body }) => body.backup.name);
  expect(new Set(names).size).toBe(3);
  for (const name of names) {
    const path = `/console/api/download/backup?name=${name}`;
    expect((await operator.get(path)).status).toBe(200);
  }
}, 30_000);

test("backups of a clock that was fast do not drive out those made since it was set right", async () => {
  const year = 365 * 86_400_000;
  const now = service.clock.now();
  service.clock.setNow(now + year);
  for (let at = 0; at < 10; at += 1) await operator.call("system.backup");
  service.clock.setNow(now);
  const made: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    service.clock.advance(1_000);
    made.unshift((await operator.call("system.backup")).body.backup.name);
  }
  const kept = (await operator.call("system.get")).body.backups as { name: string }[];
  expect(kept).toHaveLength(10);
  expect(kept.slice(0, 3).map(({ name }) => name)).toEqual(made);
}, 30_000);
