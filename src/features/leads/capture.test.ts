import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext } from "../../../test/fixtures/context.ts";
import { captureLead, type Submission } from "./capture.ts";
import { checkCounts } from "./counts.ts";

test("a lead whose write fails takes none of those that came with it", async () => {
  const house = await openTestContext();
  const { ctx } = house;
  const submission = (name: string): Submission => ({
    ...{ siteId: `site_${name.length % 3}`, accountId: "acc_1", form: "contact", name },
    ...{ email: "", phone: "", message: "", fields: {}, subject: undefined, source: "/" },
    verification: undefined,
  });
  const names = Array.from({ length: 40 }, (_, at) => "n".repeat(at + 1));
  const results = await Promise.allSettled(
    // The engine would cut a text with a NUL, and so it is refused.
    names.map((name, at) => captureLead(ctx, submission(at === 7 ? `${name}\0` : name))),
  );
  expect(results.map(({ status }) => status)).toEqual(
    names.map((_, at) => (at === 7 ? "rejected" : "fulfilled")),
  );
  const stored = await ctx.db.orm.all<{ name: string }>(sql`select name from leads order by id`);
  expect(stored.map(({ name }) => name)).toEqual(names.filter((_, at) => at !== 7));
  const mails = await ctx.db.orm.all(sql`select id from outbox where channel = 'mail'`);
  expect(mails).toHaveLength(39);
  expect(await checkCounts(ctx)).toEqual([]);
  await house.close();
});
