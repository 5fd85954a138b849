/** What the command line tells an operator who has something wrong is what there is to do about that very thing. */
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownCommand } from "../src/platform/own-command.ts";

const scratch = mkdtempSync(join(tmpdir(), "sitewright-words-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function run(args: string[], environment: Record<string, string> = {}) {
  const child = Bun.spawn([...ownCommand(), ...args], {
    env: { PATH: process.env.PATH, SITEWRIGHT_DATA: join(scratch, "data"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, stdout, stderr };
}

test("the doctor's first line is on the configuration, also when that is wrong", async () => {
  const wrong = { SITEWRIGHT_WORKERS: "none" };
  const { exitCode, stdout, stderr } = await run(["doctor"], wrong);
  const fault = "SITEWRIGHT_WORKERS must be a whole number from 1 to 64; for example";
  expect(exitCode).toBe(1);
  expect(stdout).toStartWith(`FAILED  configuration   ${fault}`);
  expect(stderr).toStartWith(`sitewright: ${fault}`);
  const asJson = JSON.parse((await run(["doctor", "--json"], wrong)).stdout);
  expect(asJson).toMatchObject([{ check: "configuration", ok: false }]);
});

test("the doctor warns of a variable that this version does not know, by its name alone", async () => {
  const { exitCode, stdout } = await run(["doctor"], {
    SITEWRIGHT_SMPT_URL: "smtp://hunter2@host",
  });
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^warn {4}configuration {3}this version knows no SITEWRIGHT_SMPT_URL;/);
  expect(stdout).not.toContain("hunter2");
});

test("a file that is no backup is called that, and nothing is said of the data directory", async () => {
  const empty = join(scratch, "empty.db");
  writeFileSync(empty, "");
  const noise = join(scratch, "noise.db");
  writeFileSync(noise, "not a database ".repeat(100));
  const name = "Name a file that `sitewright backup` wrote.";
  for (const [file, fault] of [
    [empty, `${empty} is empty`],
    [noise, `${noise} is damaged (it does not begin like a database)`],
  ] as const)
    for (const more of [[], ["--check"]]) {
      const data = { SITEWRIGHT_DATA: join(scratch, "fresh") };
      const { exitCode, stderr } = await run(["restore", file, ...more], data);
      expect([exitCode, stderr]).toEqual([1, `sitewright: ${fault}. ${name}\n`]);
    }
});

test("a database server that is away is told with the variable that names it", async () => {
  const away = { SITEWRIGHT_DATABASE_URL: "http://127.0.0.1:1" };
  const { exitCode, stderr } = await run(["account", "list"], away);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    /^sitewright: The database server 127\.0\.0\.1:1 .*SITEWRIGHT_DATABASE_URL/,
  );
  expect(stderr.trim().split("\n")).toHaveLength(1);
});
