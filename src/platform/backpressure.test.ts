import { expect, test } from "bun:test";
import { Backpressure } from "./backpressure.ts";

/** Whether it resolves before anything that takes time. */
async function isImmediate(work: Promise<void>): Promise<boolean> {
  const later = new Promise<false>((resolve) => setTimeout(() => resolve(false), 0));
  return Promise.race([work.then(() => true), later]);
}

test("a few arrivals keep nothing waiting", async () => {
  const pressure = new Backpressure();
  pressure.noteArrivals(8);
  expect(await isImmediate(pressure.waitForCalm(1_000))).toBe(true);
  expect(await isImmediate(pressure.waitForTurn())).toBe(true);
  expect(await isImmediate(pressure.waitForTurn())).toBe(true);
});

test("what can wait lets a crowd pass, and goes on when nothing more comes", async () => {
  const pressure = new Backpressure();
  pressure.noteArrivals(9);
  expect(await isImmediate(pressure.waitForCalm(60_000))).toBe(false);
  await pressure.waitForCalm(60_000);
  expect(await isImmediate(pressure.waitForCalm(60_000))).toBe(true);
});

test("a crowd that does not end keeps nothing waiting for ever", async () => {
  const pressure = new Backpressure();
  const coming = setInterval(() => pressure.noteArrivals(100), 5);
  pressure.noteArrivals(100);
  await pressure.waitForCalm(60);
  clearInterval(coming);
  expect(await isImmediate(pressure.waitForCalm(0))).toBe(true);
});

test("under pressure a second turn comes 50 ms after the first", async () => {
  const pressure = new Backpressure();
  pressure.noteArrivals(100);
  expect(await isImmediate(pressure.waitForTurn())).toBe(true);
  pressure.noteArrivals(100);
  expect(await isImmediate(pressure.waitForTurn())).toBe(false);
});
