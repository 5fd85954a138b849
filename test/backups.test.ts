/** Backups that the service makes by itself: each can be restored, and a failed one is said. */
import { afterAll, afterEach, describe, expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import S3rver from "s3rver";
import { creditBalances } from "../src/features/credits/table.ts";
import { newUserStatements } from "../src/features/people/users.ts";
import { parseConfig } from "../src/platform/config.ts";
import { ownCommand } from "../src/platform/own-command.ts";
import { startMailServer } from "./fixtures/mail-server.ts";
import { startTestService, type TestService } from "./harness.ts";

const HOUR_MS = 60 * 60_000;
const KEY = Buffer.alloc(32, 7).toString("base64");
const scratch = mkdtempSync(join(tmpdir(), "sitewright-backups-"));
const fresh = () => mkdtempSync(join(scratch, "d-"));
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function open(environment: Record<string, string>): Promise<TestService> {
  const service = await startTestService({ environment });
  closers.push(() => service.close());
  return service;
}

async function run(args: string[], environment: Record<string, string> = {}) {
  const child = Bun.spawn([...ownCommand(), ...args], {
    env: { PATH: process.env.PATH, SITEWRIGHT_DATA: fresh(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, stdout, stderr };
}

const doctorLine = async (service: TestService) => {
  const { stdout } = await run(["doctor"], { SITEWRIGHT_DATA: service.directory });
  return stdout.split("\n").find((line) => line.includes("backups"));
};

describe("to a directory", () => {
  test("each backup restores what was there, and only as many are kept as were asked for", async () => {
    const to = fresh();
    const service = await open({ SITEWRIGHT_BACKUP: `hourly,keep=2,to=${to}` });
    const account = await service.createAccount();
    for (let hour = 0; hour < 3; hour += 1) {
      await service.ctx.scheduler.step();
      // A second look in the same hour makes no other.
      await service.ctx.scheduler.step();
      service.clock.advance(HOUR_MS);
    }
    const names = readdirSync(to).sort();
    expect(names).toHaveLength(2);
    expect(names.every((name) => /^sitewright-\d{8}T\d{9}Z\.db$/.test(name))).toBe(true);
    expect(statSync(join(to, names[0] ?? "")).mode & 0o077).toBe(0);
    expect(readdirSync(service.directory).filter((name) => name.includes("backup"))).toEqual([]);
    const newest = join(to, names[1] ?? "");
    const nowhere = join(fresh(), "none");
    const checked = await run(["restore", newest, "--check", "--data", nowhere]);
    expect([checked.exitCode, checked.stderr, existsSync(nowhere)]).toEqual([0, "", false]);
    expect(checked.stdout).toContain("every balance is what its entries add up to");
    const data = join(fresh(), "data");
    expect((await run(["restore", newest, "--data", data])).exitCode).toBe(0);
    const restored = await startTestService({ directory: data });
    closers.push(() => restored.close());
    expect((await restored.call(account.key, "GET", "/me")).status).toBe(200);
  }, 120_000);

  test("files of the operator's own that lie beside the database stay, whatever they are called", async () => {
    const service = await startTestService();
    const { directory } = service;
    await service.stop();
    const to = join(directory, "backup-nightly");
    const own = join(directory, "backup-before-move.db");
    writeFileSync(own, "kept");
    const environment = { SITEWRIGHT_BACKUP: `hourly,keep=2,to=${to}` };
    const again = await startTestService({ directory, environment, clock: service.clock });
    closers.push(() => again.close());
    mkdirSync(to);
    const half = "sitewright-20260601T120000000Z.db.part";
    for (const name of ["notes.txt", "sitewright-old.db", half]) writeFileSync(join(to, name), "");
    for (let hour = 0; hour < 2; hour += 1) {
      await again.ctx.scheduler.step();
      again.clock.advance(HOUR_MS);
    }
    const kept = readdirSync(to).filter((name) => !/^sitewright-\d/.test(name));
    expect([readdirSync(to).length, kept.sort()]).toEqual([4, ["notes.txt", "sitewright-old.db"]]);
    expect(readFileSync(own, "utf8")).toBe("kept");
  }, 120_000);

  test("a clock that was fast and is set right neither stops backups nor drives out the new ones", async () => {
    const to = fresh();
    const service = await open({ SITEWRIGHT_BACKUP: `daily,keep=2,to=${to}` });
    const now = service.clock.now();
    /** The years of the backups there are once the clock has said so for a minute. */
    const yearsAt = async (days: number): Promise<string[]> => {
      service.clock.setNow(now + days * 24 * HOUR_MS);
      service.clock.advance(60_000);
      await service.ctx.scheduler.step();
      return readdirSync(to).map((name) => /\d{4}/.exec(name)?.[0] ?? name);
    };
    expect(await yearsAt(365)).toEqual(["2027"]);
    expect(await yearsAt(366)).toEqual(["2027", "2027"]);
    expect((await yearsAt(0)).sort()).toEqual(["2026", "2027"]);
    expect(await yearsAt(1)).toEqual(["2026", "2026"]);
  }, 120_000);

  test("what does not hold together is not kept, is said, and drives out no good backup", async () => {
    const to = fresh();
    const mail = await startMailServer();
    closers.push(() => mail.close());
    const service = await open({
      SITEWRIGHT_BACKUP: `hourly,keep=1,to=${to}`,
      SITEWRIGHT_SMTP_URL: mail.url,
    });
    await service.createAccount();
    const operator = newUserStatements(service.ctx, {
      ...{ email: "operator@acme.test", name: "Ada", passwordHash: "-", isOperator: true },
    });
    await service.ctx.db.write(operator.statements);
    await service.ctx.scheduler.step();
    const good = readdirSync(to);
    expect(good).toHaveLength(1);
    await service.ctx.db.write([
      service.ctx.db.orm.update(creditBalances).set({ bonus: 99 }).where(sql`true`),
    ]);
    service.clock.advance(HOUR_MS);
    await service.ctx.scheduler.step();
    expect(readdirSync(to)).toEqual(good);
    expect(service.logLines.join("")).toContain("its entries add up to");
    expect(await doctorLine(service)).toMatch(
      /^FAILED .*the backup of .* failed: .*not found sound/,
    );
  }, 120_000);

  test("a place that cannot be written to is a failure with its reason", async () => {
    const file = join(fresh(), "file");
    writeFileSync(file, "");
    const service = await open({ SITEWRIGHT_BACKUP: `daily,to=${file}` });
    await service.ctx.scheduler.step();
    expect(await doctorLine(service)).toMatch(/^FAILED .*The place for backups, .*file, cannot/);
  }, 60_000);
});

test("a sealed backup opens with its key alone, whole alone", async () => {
  const to = fresh();
  const service = await open({
    SITEWRIGHT_BACKUP: `daily,to=${to}`,
    SITEWRIGHT_BACKUP_KEY: KEY,
  });
  await service.createAccount();
  await service.ctx.scheduler.step();
  const [name = ""] = readdirSync(to);
  expect(name).toEndWith(".db.sealed");
  const path = join(to, name);
  const bytes = readFileSync(path);
  expect(bytes.includes("SQLite format")).toBe(false);
  expect(bytes.includes("acme.test")).toBe(false);
  const check = (file: string, key?: string) =>
    run(["restore", file, "--check"], key === undefined ? {} : { SITEWRIGHT_BACKUP_KEY: key });
  expect((await check(path, KEY)).exitCode).toBe(0);
  const without = await check(path);
  expect([without.exitCode, without.stderr]).toEqual([
    1,
    expect.stringContaining("is sealed; set"),
  ]);
  const other = await check(path, Buffer.alloc(32, 8).toString("base64"));
  expect([other.exitCode, other.stderr]).toEqual([1, expect.stringContaining("does not open")]);
  const cut = join(fresh(), "cut");
  writeFileSync(cut, bytes.subarray(0, -1));
  const short = await check(cut, KEY);
  expect([short.exitCode, short.stderr]).toEqual([1, expect.stringContaining("does not open")]);
}, 120_000);

test("a bucket keeps backups, as many as were asked for, and one restores from there", async () => {
  const server = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory: fresh() },
    configureBuckets: [{ name: "vault", configs: [] }],
  });
  const { port } = await server.run();
  closers.push(() => server.close());
  const environment: Record<string, string> = {
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
    AWS_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_REGION: "us-east-1",
  };
  const service = await open({
    ...environment,
    SITEWRIGHT_BACKUP: "daily,keep=2,to=s3://vault/cells/one",
  });
  for (let day = 0; day < 3; day += 1) {
    await service.ctx.scheduler.step();
    service.clock.advance(24 * HOUR_MS);
  }
  const vault = new Bun.S3Client({ bucket: "vault", ...parseConfig(environment).backup.s3 });
  const kept = await vault.list({ prefix: "cells/one/" });
  const keys = (kept.contents ?? []).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  const data = join(fresh(), "data");
  const restored = await run(["restore", `s3://vault/${keys[1]}`, "--data", data], environment);
  expect([restored.exitCode, restored.stderr]).toEqual([0, ""]);
  const missing = await run(["restore", "s3://vault/cells/one/none", "--check"], environment);
  expect([missing.exitCode, missing.stderr]).toEqual([
    1,
    expect.stringContaining("cannot be read"),
  ]);
}, 120_000);

test("a wrong setting stops the start and says what is wrong", () => {
  const parse = (SITEWRIGHT_BACKUP: string) => () => parseConfig({ SITEWRIGHT_BACKUP });
  expect(parse("daily")).toThrow("must say where to");
  expect(parse("daily,to=relative/path")).toThrow("absolute directory or s3://");
  expect(parse("daily,keep=0,to=/b")).toThrow("must keep from 1");
  expect(parse("yearly,to=/b")).toThrow("must list hourly, daily or weekly");
  expect(() => parseConfig({ SITEWRIGHT_BACKUP_KEY: "short" })).toThrow("32 bytes");
  expect(parse("weekly,to=s3://b.c")).toThrow("AWS_ACCESS_KEY_ID");
  const s3 = { AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" };
  const backup = "weekly,keep=3,to=s3://b.c/d/";
  expect(parseConfig({ ...s3, SITEWRIGHT_BACKUP: backup }).backup.schedule).toEqual({
    everyMs: 7 * 24 * HOUR_MS,
    kept: 3,
    place: { kind: "s3", bucket: "b.c", prefix: "d/" },
  });
});
