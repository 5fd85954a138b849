/** Queries that look at much: what they answer is right, and the event loop goes on meanwhile. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { events } from "../../features/events/table.ts";

let room: TestContext;
beforeAll(async () => {
  room = await openTestContext();
});
afterAll(() => room.close());

const MANY = 2_000_000;

test("others have their turn while a query is at work", async () => {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  try {
    // One row for each group: what a thread hands over bit by bit would be found on the loop.
    const rows = await room.ctx.db.readAside<{ rest: number; sum: number }>(sql`
      with recursive numbers(n) as
        (select 1 union all select n + 1 from numbers where n < ${MANY})
      select n % 3 as rest, sum(n) as sum from numbers group by 1 order by 1`);
    expect(rows.map(({ rest }) => rest)).toEqual([0, 1, 2]);
    expect(rows.reduce((all, { sum }) => all + sum, 0)).toBe((MANY * (MANY + 1)) / 2);
    expect(turns).toBeGreaterThan(20);
  } finally {
    clearInterval(others);
  }
});

test("it sees what was acknowledged just before", async () => {
  const accountId = await room.createAccount();
  const rows = await room.ctx.db.readAside(sql`select id from accounts where id = ${accountId}`);
  expect(rows).toEqual([{ id: accountId }]);
  expect(await room.ctx.db.readAside(sql`select id from ${events}`)).toEqual([]);
});

test("a query that is wrong says so, and the next one is answered", async () => {
  expect(room.ctx.db.readAside(sql`select absent from nowhere`)).rejects.toThrow("nowhere");
  expect(await room.ctx.db.readAside(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
