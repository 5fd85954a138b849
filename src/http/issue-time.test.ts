import { expect, test } from "bun:test";
import { openTestContext } from "../../test/fixtures/context.ts";
import { issueTime, judgeTime } from "./issue-time.ts";

const FORM = { siteId: "site_1", action: "/_forms/contact" };

test("a form that was opened before a restart can be sent after it", async () => {
  const before = await openTestContext();
  const issued = issueTime(before.ctx, FORM);
  await before.abandon();
  before.clock.advance(60_000);
  const after = await openTestContext({ directory: before.directory, clock: before.clock });
  expect(judgeTime(after.ctx, FORM, issued)).toBe("good");
  await after.close();
});

test("a changed time, another form and another installation are forged", async () => {
  const here = await openTestContext();
  const there = await openTestContext();
  const issued = issueTime(here.ctx, FORM);
  const [time = "", signature = ""] = issued.split(".");
  const earlier = (Number.parseInt(time, 36) - 60_000).toString(36);
  here.clock.advance(5_000);
  expect(judgeTime(here.ctx, FORM, issued)).toBe("good");
  expect(judgeTime(here.ctx, FORM, undefined)).toBe("missing-time");
  for (const forged of [
    `${earlier}.${signature}`,
    `${issued}.`,
    time,
    "",
    ".",
    "a.".repeat(50_000),
  ])
    expect(judgeTime(here.ctx, FORM, forged)).toBe("forged-time");
  expect(judgeTime(here.ctx, { ...FORM, action: "/_forms/other" }, issued)).toBe("forged-time");
  expect(judgeTime(there.ctx, FORM, issued)).toBe("forged-time");
  await here.close();
  await there.close();
});
