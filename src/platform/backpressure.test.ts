import { expect, test } from "bun:test";
import { Backpressure } from "./backpressure.ts";

/** Whether it resolves before anything that takes time. */
async function isImmediate(work: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setTimeout(() => resolve(false), 0));
  return Promise.race([work.then(() => true), later]);
}

test("a few arrivals keep nothing waiting", async () => {
  const rush = new Backpressure();
  rush.noteArrivals(8);
  expect(await isImmediate(rush.waitForCalm(1_000))).toBe(true);
  expect(await isImmediate(rush.waitForTurn())).toBe(true);
  expect(await isImmediate(rush.waitForTurn())).toBe(true);
});

test("what can wait lets a rush pass, and goes on when nothing more comes", async () => {
  const rush = new Backpressure();
  rush.noteArrivals(9);
  expect(await isImmediate(rush.waitForCalm(60_000))).toBe(false);
  await rush.waitForCalm(60_000);
  expect(await isImmediate(rush.waitForCalm(60_000))).toBe(true);
});

test("a rush that does not end keeps nothing waiting for ever", async () => {
  const rush = new Backpressure();
  const coming = setInterval(() => rush.noteArrivals(100), 5);
  rush.noteArrivals(100);
  await rush.waitForCalm(60);
  clearInterval(coming);
  expect(await isImmediate(rush.waitForCalm(0))).toBe(true);
});

test("in a rush a second breath comes 50 ms after the first", async () => {
  const rush = new Backpressure();
  rush.noteArrivals(100);
  expect(await isImmediate(rush.waitForTurn())).toBe(true);
  rush.noteArrivals(100);
  expect(await isImmediate(rush.waitForTurn())).toBe(false);
});
