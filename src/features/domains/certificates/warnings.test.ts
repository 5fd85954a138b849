import { expect, test } from "bun:test";
import { openTestContext } from "../../../../test/fixtures/context.ts";
import { type Ending, reachedDays, warningTask } from "./warnings.ts";

const DAY_MS = 86_400_000;
const endingIn = (days: number, warnedDays: number | null): Ending => ({
  ...{ name: "a.example", notAfter: days * DAY_MS, warnedDays, fault: null },
});

test.each([
  [15, null, undefined],
  [14, null, 14],
  [13, 14, undefined],
  [7, 14, 7],
  [5, null, 7],
  [3, 7, 3],
  [1, 3, 1],
  [-2, 1, undefined],
  [-2, null, 1],
])("with %p days left and %p told, %p is to be told", (days, warned, expected) => {
  expect(reachedDays(endingIn(days, warned), 0)).toBe(expected);
});

test("operators get one mail at each threshold, with what went wrong", async () => {
  const { ctx, clock, close } = await openTestContext();
  const ending = {
    ...endingIn(0, null),
    fault: "no such name",
    notAfter: clock.now() + 20 * DAY_MS,
  };
  const mails: string[] = [];
  const task = warningTask(ctx, {
    listEndings: () => [ending],
    async noteWarned(_, days) {
      ending.warnedDays = days;
    },
    async warn(_, subject, text) {
      mails.push(`${subject}: ${text}`);
    },
  });
  const { signal } = new AbortController();
  for (let hours = 0; hours < 22 * 24; hours += 1) {
    await task.run(signal);
    clock.advance(3_600_000);
  }
  expect(mails).toHaveLength(4);
  expect(mails[0]).toContain("The certificate of a.example is near its end");
  expect(mails[0]).toContain("no such name");
  await close();
});
