/** How many certificates are ordered: under the authority's limits, whatever is restarted. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { openTestContext, type TestContext } from "../../../../test/fixtures/context.ts";
import { countOrder, OrderLimitReached, zoneOf } from "./limits.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let opened: TestContext;
beforeEach(async () => {
  opened = await openTestContext();
});
afterEach(() => opened.close());

const order = (name: string, isRenewal = false) => countOrder(opened.ctx, name, isRenewal);

/** How many of `count` orders at the same moment are allowed. */
async function countAllowed(count: number, name: (at: number) => string, isRenewal = false) {
  const orders = Array.from({ length: count }, (_, at) => order(name(at), isRenewal));
  const settled = await Promise.allSettled(orders);
  for (const one of settled)
    if (one.status === "rejected") expect(one.reason).toBeInstanceOf(OrderLimitReached);
  return settled.filter(({ status }) => status === "fulfilled").length;
}

test("an authority counts by what was registered", () => {
  expect(["www.bakery.co.uk", "a.b.bakery.de", "shop.github.io"].map(zoneOf)).toEqual([
    "bakery.co.uk",
    "bakery.de",
    "shop.github.io",
  ]);
});

test("new names of one domain are counted for a week, however many ask at once", async () => {
  expect(await countAllowed(60, (at) => `shop${at}.bakery.de`)).toBe(40);
  const { until, message } = await order("late.bakery.de").catch((error) => error);
  expect(message).toContain("new names of bakery.de");
  expect(until).toBe(opened.clock.now() + HOUR_MS / 4);
  await order("other.example.org");
  opened.clock.advance(7 * DAY_MS - 1);
  expect(order("late.bakery.de")).rejects.toThrow(OrderLimitReached);
  opened.clock.advance(2);
  await order("late.bakery.de");
});

test("renewals are not held up by new names, nor count as such", async () => {
  expect(await countAllowed(45, () => "www.bakery.de", true)).toBe(45);
  expect(await countAllowed(41, (at) => `shop${at}.bakery.de`)).toBe(40);
  await order("www.bakery.de", true);
});

test("of all names together so many are ordered within three hours", async () => {
  expect(await countAllowed(260, (at) => `bakery${at}.de`)).toBe(240);
  expect(order("www.one-more.de", true)).rejects.toThrow("240 certificates were ordered");
  opened.clock.advance(3 * HOUR_MS + 1);
  await order("one-more.de");
});

test("what was ordered before a restart still counts", async () => {
  await countAllowed(40, (at) => `shop${at}.bakery.de`);
  const { directory, clock } = opened;
  await opened.abandon();
  opened = await openTestContext({ directory, clock });
  expect(order("late.bakery.de")).rejects.toThrow(OrderLimitReached);
});
