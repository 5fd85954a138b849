/** When keys were last used: seen at once, written down later, and never turned back. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import type { Context } from "../../platform/context.ts";
import { RoomStates } from "../../platform/room-state.ts";
import { noteKeyUse, writeAllKeyUses, writeKeyUses } from "./key-uses.ts";
import { createKey, listKeys } from "./keys.ts";

let opened: TestContext;
let accountId: string;
beforeEach(async () => {
  opened = await openTestContext();
  accountId = await opened.createAccount();
});
afterEach(() => opened.close());

const issue = async (): Promise<string> =>
  (await createKey(opened.ctx, { accountId, scope: "read" })).id;
const lastUses = async (ctx: Context = opened.ctx): Promise<(number | null)[]> =>
  (await listKeys(ctx, accountId)).map(({ lastUsedAt }) => lastUsedAt);

test("a use is seen at once and kept when it is written down", async () => {
  const id = await issue();
  expect(await lastUses()).toEqual([null]);
  noteKeyUse(opened.ctx, id);
  const at = opened.clock.now();
  expect(await lastUses()).toEqual([at]);
  opened.clock.advance(1_000);
  expect(await writeKeyUses(opened.ctx)).toBe(false);
  expect(await lastUses()).toEqual([at]);
});

test("of two instances the later use counts, whichever writes last", async () => {
  const id = await issue();
  const other: Context = { ...opened.ctx, states: new RoomStates() };
  noteKeyUse(other, id);
  opened.clock.advance(1_000);
  noteKeyUse(opened.ctx, id);
  const later = opened.clock.now();
  await writeKeyUses(opened.ctx);
  await writeKeyUses(other);
  expect(await lastUses()).toEqual([later]);
});

test("a use whose write fails is written with the next", async () => {
  const id = await issue();
  noteKeyUse(opened.ctx, id);
  const at = opened.clock.now();
  const broken: Context = {
    ...opened.ctx,
    db: Object.assign(Object.create(opened.ctx.db), {
      write: () => Promise.reject(new Error("the disk is full")),
    }),
  };
  await expect(writeKeyUses(broken)).rejects.toThrow("full");
  await writeKeyUses(opened.ctx);
  expect(await writeKeyUses(opened.ctx)).toBe(false);
  expect(await lastUses()).toEqual([at]);
});

test("a stop writes down the uses of all keys, however many there are", async () => {
  const ids = await Promise.all(Array.from({ length: 501 }, issue));
  for (const id of ids) noteKeyUse(opened.ctx, id);
  await writeAllKeyUses(opened.ctx);
  expect(await writeKeyUses(opened.ctx)).toBe(false);
  expect(new Set(await lastUses())).toEqual(new Set([opened.clock.now()]));
});

test("a key that another instance saw later is shown as used then, also before this one writes", async () => {
  const id = await issue();
  noteKeyUse(opened.ctx, id);
  opened.clock.advance(60_000);
  const other: Context = { ...opened.ctx, states: new RoomStates() };
  noteKeyUse(other, id);
  await writeKeyUses(other);
  expect(await lastUses()).toEqual([opened.clock.now()]);
});
