/** A real libSQL server: what its protocol does unless one looks, and what is left of writes when it is killed. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { captureLead } from "../src/features/leads/capture.ts";
import { isServerAway } from "../src/platform/database/engine-errors.ts";
import { PreconditionFailed, requireThat, statement } from "../src/platform/database/statements.ts";
import { type Cluster, hasServers, openCluster } from "./fixtures/cluster.ts";
import { openEventHouse } from "./fixtures/events.ts";

describe.skipIf(!hasServers)("sqld", () => {
  let servers: Cluster;
  let house: Awaited<ReturnType<typeof openEventHouse>>;
  beforeAll(async () => {
    servers = await openCluster({ count: 0, hasRedis: false });
    house = await openEventHouse({ SITEWRIGHT_DATABASE_URL: servers.database.url });
  }, 60_000);
  afterAll(async () => {
    await house.close();
    await servers.close();
  });

  const put = (name: string, value = "there") =>
    statement(sql`insert into instance_settings (name, value) values (${name}, ${value})`);
  const find = async (like: string) =>
    house.ctx.db.orm.all<{ name: string }>(
      sql`select name from instance_settings where name like ${like}`,
    );

  test("a statement that fails takes the whole write with it, also what stands behind it", async () => {
    const { db } = house.ctx;
    await db.write([put("trap taken")]);
    const failed = await db
      .write([put("trap before"), put("trap taken"), put("trap behind")])
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    // The server has said no: nobody need wonder whether it happened.
    expect(isServerAway(failed)).toBe(false);
    expect(await find("trap %")).toEqual([{ name: "trap taken" }]);
  });

  test("a condition that does not hold is known by its label, and nothing was written", async () => {
    const { db } = house.ctx;
    const failed = await db
      .write([put("unmet one"), requireThat("never", sql`0`), put("unmet two")])
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PreconditionFailed);
    expect(await find("unmet %")).toEqual([]);
  });

  test("a write that met a dead server is not made again behind the caller's back", async () => {
    await servers.database.kill();
    const failed = await house.ctx.db.write([put("dead")]).catch((error: unknown) => error);
    expect(isServerAway(failed)).toBe(true);
    await servers.database.start();
    expect(await find("dead")).toEqual([]);
    await house.ctx.db.write([put("dead")]);
    expect(await find("dead")).toHaveLength(1);
  });

  test("leads that come while it is killed again and again are stored once, or refused", async () => {
    const { ctx, siteId, accountId } = house;
    const send = (message: string) =>
      captureLead(ctx, {
        ...{ siteId, accountId, form: "contact", name: "Ann", email: "ann@example.com" },
        ...{ phone: "", message, fields: {}, subject: undefined, source: "/contact" },
        verification: undefined,
      }).then(
        () => message,
        () => undefined,
      );
    let isOver = false;
    const acknowledged: string[] = [];
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let count = 0; !isOver; count += 1) {
        const message = await send(`${sender} ${count}`);
        if (message !== undefined) acknowledged.push(message);
      }
    });
    for (let round = 0; round < 5; round += 1) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 50) await Bun.sleep(5);
      await servers.database.kill();
      await servers.database.start();
    }
    isOver = true;
    await Promise.all(senders);
    const stored = await ctx.db.orm.all<{ message: string; times: number }>(
      sql`select message, count(*) as times from leads group by message`,
    );
    const times = new Map(stored.map((row) => [row.message, row.times]));
    expect(acknowledged.filter((message) => times.get(message) !== 1)).toEqual([]);
    expect(stored.filter((row) => row.times !== 1)).toEqual([]);
  }, 120_000);
});
