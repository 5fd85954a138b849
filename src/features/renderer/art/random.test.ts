import { expect, test } from "bun:test";
import { createRandom, nameForText } from "./random.ts";

const draw = (seed: string, count = 200) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

test("the same seed gives the same stream, another seed another one", () => {
  expect(draw("bakery/hero")).toEqual(draw("bakery/hero"));
  expect(draw("bakery/hero")).not.toEqual(draw("bakery/herp"));
});

test("a known seed keeps its stream from release to release", () => {
  const random = createRandom("sitewright");
  expect([random.integer(0, 999), random.integer(0, 999), random.integer(0, 999)]).toEqual([
    977, 421, 465,
  ]);
});

test("values fill the range evenly", () => {
  const buckets = new Array<number>(10).fill(0);
  for (const value of draw("even", 20_000)) {
    const index = Math.floor(value * 10);
    buckets[index] = (buckets[index] ?? 0) + 1;
  }
  expect(Math.min(...buckets)).toBeGreaterThan(1_800);
  expect(Math.max(...buckets)).toBeLessThan(2_200);
});

test("a fork draws its own stream and leaves its parent's alone", () => {
  const [one, two] = [createRandom("parent"), createRandom("parent")];
  const fork = one.fork("child");
  fork.next();
  expect(one.next()).toBe(two.next());
  expect(createRandom("parent").fork("child").next()).not.toBe(createRandom("parent").next());
});

test("a shuffle keeps every element", () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = createRandom("cards").shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect([...shuffled].sort((left, right) => left - right)).toEqual(list);
});

test("names made from texts are fit for XML ids and differ", () => {
  const names = Array.from({ length: 5_000 }, (_, index) => nameForText(`seed ${index}`));
  expect(new Set(names).size).toBe(5_000);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{6}$/);
});
