import { expect, test } from "bun:test";
import { systemRandom } from "../../platform/random.ts";
import { createApiKey, isWellFormedApiKey } from "./api-key.ts";

test("a key has the decided shape and passes its own checksum", () => {
  for (let i = 0; i < 1_000; i += 1) {
    const key = createApiKey(systemRandom);
    expect(key).toMatch(/^swk_[0-9A-Za-z]{46}$/);
    expect(isWellFormedApiKey(key)).toBe(true);
  }
});

test("a key with any one character changed is refused by its checksum", () => {
  const key = createApiKey(systemRandom);
  for (let at = 4; at < key.length; at += 1) {
    const other = key[at] === "a" ? "b" : "a";
    expect(isWellFormedApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
});

test("all characters are equally likely", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 5_000; i += 1)
    for (const character of createApiKey(systemRandom).slice(4, 44))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(62);
  const expected = (5_000 * 40) / 62;
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(expected / 4);
});
