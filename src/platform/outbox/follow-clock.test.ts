/** Mail that was put in while the clock was ahead, once it is set right. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { MAIL_CHANNEL, mailStatements } from "../mail/mail.ts";
import { mailTasks } from "../mail/mail-tasks.ts";
import { listDueLanes, listDueRows } from "./lanes.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let house: TestContext;
beforeEach(async () => {
  house = await openTestContext();
  for (const task of mailTasks(house.ctx, [])) house.ctx.scheduler.add(task);
});
afterEach(() => house.close());

const setRight = () => house.clock.setNow(house.clock.now() - 30 * DAY_MS);
const look = async () => {
  house.clock.advance(2 * HOUR_MS);
  await house.ctx.scheduler.step();
};
const due = async (channel: string) => {
  const { ctx } = house;
  const lanes = await listDueLanes(ctx, { channel, isFailing: false }, [], 10);
  const rows = await Promise.all(
    lanes.map(({ target, owner }) =>
      listDueRows(ctx, { channel, target, owner, fence: 0, isFailing: false }, 10),
    ),
  );
  return rows.flat().map(({ messageId }) => messageId);
};

test("what was put in is due now, and what was to wait waits as long", async () => {
  const { ctx, clock } = house;
  clock.setNow(clock.now() + 30 * DAY_MS);
  const order = { kind: "test.note", reference: "one" };
  const at = clock.now() + 5 * HOUR_MS;
  await ctx.db.write([
    ...mailStatements(ctx, { ...order, lane: "acc_1", id: "msg_now" }),
    ...mailStatements(ctx, { ...order, lane: "acc_2", id: "msg_later", at }),
  ]);
  setRight();
  expect(await due(MAIL_CHANNEL)).toEqual([]);
  await look();
  expect(await due(MAIL_CHANNEL)).toEqual(["msg_now"]);
  // Five hours from the look that found it.
  clock.advance(5 * HOUR_MS - 1);
  expect(await due(MAIL_CHANNEL)).toEqual(["msg_now"]);
  clock.advance(1);
  expect((await due(MAIL_CHANNEL)).sort()).toEqual(["msg_later", "msg_now"]);
});

test("an address that was mailed then may be mailed again", async () => {
  const { ctx, clock } = house;
  const cap = { address: "ada@example.com", cause: "event evt_1", waitMsMax: HOUR_MS };
  const order = { kind: "test.note", reference: "one", lane: "acc_1", cap };
  clock.setNow(clock.now() + 30 * DAY_MS);
  for (let at = 0; at < 3; at += 1) await ctx.db.write(mailStatements(ctx, order));
  setRight();
  await look();
  await ctx.db.write(mailStatements(ctx, { ...order, id: "msg_next" }));
  expect(await due(MAIL_CHANNEL)).toContain("msg_next");
});
