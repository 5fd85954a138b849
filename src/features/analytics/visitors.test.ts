/** Visitors are counted without anybody being able to tell who they were. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { dayOf } from "./days.ts";
import { forgetVisitors, loadSalt, visitorNames } from "./visitors.ts";

const DAY_MS = 86_400_000;
const VISITOR = { siteId: "site_a", address: "192.0.2.1", agent: "Firefox" };

let opened: TestContext;
beforeEach(async () => {
  opened = await openTestContext();
});
afterEach(() => opened.close());

const today = () => dayOf(opened.clock.now());
const nameOf = async (visitor = VISITOR, day = today()) =>
  visitorNames(await loadSalt(opened.ctx, day))(visitor);

/** Whether the bytes stand in any file of the data directory. */
async function isOnDisk(bytes: Uint8Array): Promise<boolean> {
  for (const path of new Glob("**/*").scanSync({ cwd: opened.directory, onlyFiles: true })) {
    const content = await Bun.file(join(opened.directory, path)).bytes();
    if (Buffer.from(content).includes(bytes)) return true;
  }
  return false;
}

test("a person is the same for a day on a site, also after a restart, and another elsewhere", async () => {
  const name = await nameOf();
  expect(await nameOf()).toBe(name);
  const others = [
    await nameOf({ ...VISITOR, siteId: "site_b" }),
    await nameOf({ ...VISITOR, address: "192.0.2.2" }),
    await nameOf({ ...VISITOR, agent: "Safari" }),
    await nameOf(VISITOR, today() + 1),
  ];
  expect(new Set([name, ...others]).size).toBe(5);
  const { directory, clock } = opened;
  await opened.abandon();
  opened = await openTestContext({ directory, clock });
  expect(await nameOf()).toBe(name);
});

test("those who need the day's salt at the same moment get the same", async () => {
  const salts = await Promise.all([1, 2, 3].map(() => loadSalt(opened.ctx, today())));
  expect(new Set(salts.map((salt) => Buffer.from(salt).toString("hex"))).size).toBe(1);
});

test("after 48 hours the salt is nowhere, in memory or on disk, and a new one has its day", async () => {
  opened.clock.advance(DAY_MS - (opened.clock.now() % DAY_MS));
  const day = today();
  const salt = Buffer.from(await loadSalt(opened.ctx, day));
  const name = await nameOf(VISITOR, day);
  // Out of the log and into the file, as it is at some time of every day.
  await opened.ctx.db.emptyLog();
  expect(await isOnDisk(salt)).toBe(true);
  opened.clock.advance(2 * DAY_MS - 1);
  await forgetVisitors(opened.ctx);
  expect(await nameOf(VISITOR, day)).toBe(name);
  opened.clock.advance(1);
  await forgetVisitors(opened.ctx);
  expect(await isOnDisk(salt)).toBe(false);
  expect(await nameOf(VISITOR, day)).not.toBe(name);
});
