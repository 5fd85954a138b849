/** What an operator reads when something is wrong: the right line fails, and all others are still said. */
import { afterEach, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { createRedis } from "../../../test/fixtures/cluster.ts";
import { startMailServer } from "../../../test/fixtures/mail-server.ts";
import { until } from "../../../test/fixtures/server-process.ts";
import { startTestService, type TestService } from "../../../test/harness.ts";
import { statement } from "../../platform/database/statements.ts";
import { mailStatements } from "../../platform/mail/mail.ts";
import { examine } from "./doctor.ts";
import type { HealthFinding } from "./finding.ts";

const DAY_MS = 24 * 60 * 60_000;

let service: TestService;
afterEach(() => service.close());

async function say(check: string): Promise<HealthFinding> {
  const found = (await examine(service.ctx)).filter((finding) => finding.check === check);
  expect(found).toHaveLength(1);
  return found[0] as HealthFinding;
}

const putMailIn = (count: number) =>
  service.ctx.db.write(
    Array.from({ length: count }, (_, at) =>
      mailStatements(service.ctx, { kind: "leads.new", reference: `lead_${at}`, lane: "acc_1" }),
    ).flat(),
  );

test("without a mail server, what waits is a warning and nothing is wrong", async () => {
  service = await startTestService();
  const told = "no server (SITEWRIGHT_SMTP_URL)";
  const check = "mail";
  expect(await say(check)).toEqual({
    check,
    ok: true,
    text: `${told}; 0 mails wait in the outbox`,
  });
  await putMailIn(1);
  const text = `${told}; 1 mail waits in the outbox`;
  expect(await say(check)).toEqual({ check, ok: true, isWarning: true, text });
});

test("a mail server that answers is fine, one that is away fails with what waits for it", async () => {
  const mail = await startMailServer();
  service = await startTestService({ environment: { SITEWRIGHT_SMTP_URL: mail.url } });
  expect(await say("mail")).toEqual({ check: "mail", ok: true, text: "127.0.0.1 takes mail" });
  await service.ctx.db.write([
    statement(sql`insert into mail_failures (message_id, kind, attempts, error, created_at, given_up_at)
      values ('msg_1', 'leads.new', 16, 'CONN: refused', 0, ${service.clock.now()})`),
  ]);
  expect(await say("mail")).toEqual({
    check: "mail",
    ok: false,
    text: "1 mail was given up in the last 30 days; see the log",
  });
  await mail.close();
  await putMailIn(3);
  const { ok, text } = await say("mail");
  expect(ok).toBe(false);
  expect(text).toStartWith("127.0.0.1 does not take mail: ");
  expect(text).toEndWith(" (and 2 more)");
});

test("a backup that is made is told, and one that is overdue fails", async () => {
  service = await startTestService();
  const { directory } = service;
  await service.stop();
  const to = join(directory, "backups");
  mkdirSync(to);
  const environment = { SITEWRIGHT_BACKUP: `daily,keep=2,to=${to}` };
  service = await startTestService({ directory, environment, clock: service.clock });
  expect(await say("backups")).toMatchObject({ ok: true, text: "the first is still to come" });
  await service.ctx.scheduler.step();
  const made = await say("backups");
  expect(made.ok).toBe(true);
  expect(made.text).toMatch(/^\S+ of 2026-06-15T12:00:00.000Z, \d+ bytes, was verified$/);
  service.clock.advance(2 * DAY_MS);
  expect(await say("backups")).toEqual(made);
  service.clock.advance(1);
  expect(await say("backups")).toEqual({
    ...made,
    ok: false,
    text: `${made.text}, and none since`,
  });
});

test("a check that cannot be made fails by itself, and the others are made all the same", async () => {
  service = await startTestService();
  const before = await examine(service.ctx);
  expect(before.filter(({ ok }) => !ok)).toEqual([]);
  await service.ctx.db.client.execute("alter table webhook_endpoints rename to elsewhere");
  const after = await examine(service.ctx);
  expect(after.map(({ check }) => check)).toEqual(before.map(({ check }) => check));
  const failed = after.filter(({ ok }) => !ok);
  expect(failed.map(({ check }) => check)).toEqual(["webhooks"]);
  expect(failed[0]?.text).toContain("webhook_endpoints");
});

test.skipIf(Bun.which("redis-server") === null)(
  "a Redis that counts is well, one that refuses to and one that is away are not",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "sitewright-redis-"));
    const redis = await createRedis(directory);
    await redis.start();
    service = await startTestService({ environment: { SITEWRIGHT_REDIS_URL: redis.url } });
    const check = "redis";
    const well = { check, ok: true, text: "limits are counted by all instances together" };
    expect(await say(check)).toEqual(well);
    const connection = service.ctx.sharing?.redis;
    await connection?.send("CONFIG", ["SET", "maxmemory", "1"]);
    const by = "each instance counts limits by itself";
    expect(await say(check)).toEqual({ check, ok: false, text: `Redis refuses commands: ${by}` });
    // Calls are answered all the same.
    const { key } = await service.createAccount();
    expect((await service.call(key, "GET", "/me")).status).toBe(200);
    await connection?.send("CONFIG", ["SET", "maxmemory", "0"]);
    expect(await say(check)).toEqual(well);
    await redis.kill();
    await until("it is known to be away", async () => connection?.isConnected === false);
    expect(await say(check)).toEqual({ check, ok: false, text: `Redis is away: ${by}` });
    expect((await service.call(key, "GET", "/me")).status).toBe(200);
    rmSync(directory, { recursive: true, force: true });
  },
  30_000,
);
