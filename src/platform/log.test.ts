import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext } from "../../test/fixtures/context.ts";

test("a query that failed is logged without the values that people have written", async () => {
  const { ctx, logLines, close } = await openTestContext();
  const error = await ctx.db.orm
    .all(sql`select * from nothing where email = ${"ann@visitors.test\nparams: second"}`)
    .then(() => undefined)
    .catch((reason: unknown) => reason);
  ctx.log.error({ err: error }, "it failed");
  ctx.log.error({ err: new Error("outer", { cause: error }) }, "around it");
  const lines = logLines.slice(-2);
  expect(lines[0]).toContain("select * from nothing");
  expect(lines[0]).toContain("    at ");
  for (const line of lines) {
    expect(line).not.toContain("ann@");
    expect(line).not.toContain("second");
  }
  await close();
});
