/** Where commands find the database, and what they say where there is none. */
import { afterAll, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { startTestService } from "./harness.ts";

const { scratch, run, runJson, freshData, close } = openShell();
afterAll(close);

const NEW_ACCOUNT = ["account", "create", "--name", "Acme", "--email", "o@acme.test"];

/** Names that are not those of a start that made no database. */
const databasesIn = (directory: string) =>
  existsSync(directory) ? readdirSync(directory).filter((name) => name.includes(".db")) : [];

test("a backup of nothing is refused, and makes nothing", async () => {
  const data = freshData();
  const file = join(scratch, "nothing.db");
  const { exitCode, stdout, stderr } = await run(["backup", file, "--data", data]);
  expect([exitCode, stdout]).toEqual([1, ""]);
  const path = join(data, "sitewright.db");
  expect(stderr).toBe(
    `sitewright: There is no database at ${path}; name its directory with --data or SITEWRIGHT_DATA.\n`,
  );
  expect([existsSync(file), databasesIn(data)]).toEqual([false, []]);
});

test("a restore puts the database where the others look for it", async () => {
  const [from, data, file] = [freshData(), freshData(), join(freshData(), "../backup.db")];
  await runJson(from, ...NEW_ACCOUNT);
  await runJson(from, "backup", file);
  mkdirSync(join(scratch, "to%20here"));
  const environment = { SITEWRIGHT_DATABASE_URL: "file:./to%20here/restored.db" };
  const restored = await run(["restore", file, "--data", data], environment);
  const path = join(scratch, "to%20here/restored.db");
  expect([restored.stdout, restored.stderr]).toEqual([`restored ${path}\n`, ""]);
  const listed = await run(["account", "list", "--json", "--data", data], environment);
  expect(JSON.parse(listed.stdout)).toHaveLength(1);
});

test("a database elsewhere is opened by one process, whatever its data directory", async () => {
  const folder = mkdtempSync(join(scratch, "elsewhere-"));
  const environment = { SITEWRIGHT_DATABASE_URL: `file:${folder}/shared.db` };
  const service = await startTestService({ environment });
  await service.createAccount();
  const list = ["account", "list", "--json"];
  const other = await run([...list, "--data", freshData()], environment);
  expect([other.exitCode, other.stdout]).toEqual([1, ""]);
  expect(other.stderr).toBe(
    `sitewright: The process ${process.pid} is using the database ${folder}/shared.db. Stop it first, or name its data directory with --data.\n`,
  );
  const own = await run([...list, "--data", service.directory], environment);
  expect(JSON.parse(own.stdout)).toHaveLength(1);
  await service.close();
  // The file is free again, from any directory.
  const after = await run([...list, "--data", freshData()], environment);
  expect(JSON.parse(after.stdout)).toHaveLength(1);
});

test.each([
  ["file:///nowhere/at/all.db", ["restore", SITEWRIGHT[2]]],
  ["file:///nowhere/at/all.db", ["serve"]],
  ["file://elsewhere/a.db", ["account", "list"]],
  ["file::memory:", ["account", "list"]],
])("a place that is none is told in one line: %s", async (url, args) => {
  const environment = { SITEWRIGHT_DATABASE_URL: url };
  const told = await run([...args.map(String), "--data", freshData()], environment);
  expect([told.exitCode, told.stdout]).toEqual([1, ""]);
  expect(told.stderr).toMatch(/^sitewright: SITEWRIGHT_DATABASE_URL .*; for example .*\n$/);
});
