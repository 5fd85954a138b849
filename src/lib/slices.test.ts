import { expect, test } from "bun:test";
import { Slices } from "./slices.ts";

test("others have their turn while long work goes on, and short work is not held up", async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  try {
    const slices = new Slices();
    const until = performance.now() + 200;
    while (performance.now() < until) await slices.pause();
    expect(turns).toBeGreaterThan(2);
    const before = turns;
    await new Slices().pause();
    expect(turns).toBe(before);
  } finally {
    clearInterval(others);
  }
});
