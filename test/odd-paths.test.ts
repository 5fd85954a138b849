/**
 * Paths that lead nowhere in ways that only the system knows: names that are too long, links in a circle, folders
 * that are files. Whatever is named so, the command says so in one line and makes nothing.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runHere } from "./fixtures/commands-here.ts";
import { makeDirectory } from "./fixtures/database-file.ts";

const place = makeDirectory();
const root = place.directory;
const data = join(root, "data");
const ODD = join(root, "odd");
const PATHS: readonly [name: string, path: string][] = [
  ["a name that no file can have", join(ODD, "x".repeat(300))],
  ["a path that is too long", join(ODD, "long/".repeat(1_000), "x")],
  ["a link in a circle", join(ODD, "circle")],
  ["a place behind a link in a circle", join(ODD, "circle", "x")],
  ["a place in a file", join(ODD, "file", "x")],
  ["a link that leads nowhere", join(ODD, "nowhere")],
  ["a place in a folder that is not there", join(ODD, "missing", "folder", "x")],
];

let account: string;
let site: string;
beforeAll(async () => {
  mkdirSync(ODD);
  writeFileSync(join(ODD, "file"), "a file");
  symlinkSync(join(ODD, "circle"), join(ODD, "circle"));
  symlinkSync(join(ODD, "gone"), join(ODD, "nowhere"));
  const made = await run(["account", "create", "--name", "A", "--email", "a@b.test", "--json"]);
  account = JSON.parse(made.stdout).id;
  site = "site_none";
});
afterAll(() => place[Symbol.dispose]());

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runHere(args, { SITEWRIGHT_DATA: data, SITEWRIGHT_LOG: "silent", ...environment });

const WRITES = /^(?:backup|cell export|site export) /;

/** Commands that take a path, which is put in the place of PATH. */
const COMMANDS: readonly (readonly string[])[] = [
  ["backup", "PATH"],
  ["restore", "PATH"],
  ["restore", "--check", "PATH"],
  ["restore", "--force", "PATH"],
  ["cell", "export", "PATH", "--account", "ACCOUNT"],
  ["cell", "import", "PATH"],
  ["site", "export", "SITE", "--out", "PATH"],
];

const SETTINGS: readonly string[] = [
  ...["SITEWRIGHT_DATABASE_URL", "SITEWRIGHT_ACME_CA_FILE", "SITEWRIGHT_DATA"],
];

/** All that lies in the place of the paths, which nothing may be added to but a lock. */
const listOdd = (): string[] =>
  readdirSync(ODD)
    .filter((name) => !name.endsWith(".lock"))
    .sort();

function expectRefused(
  what: unknown,
  { exitCode, stdout, stderr }: Awaited<ReturnType<typeof run>>,
) {
  expect([what, exitCode, stdout]).toEqual([what, 1, ""]);
  expect([what, stderr]).toEqual([what, expect.stringMatching(/^sitewright: [^\n]+\n$/)]);
  expect([what, /Error:|\n\s+at /.exec(stderr)]).toEqual([what, null]);
}

describe.each(PATHS)("%s", (_, path) => {
  const commands = COMMANDS.map((words) => [words.join(" "), words] as const);

  test.each(commands)("is refused in one line by %s", async (line, words) => {
    const before = listOdd();
    const args = words.map((word) =>
      word === "PATH" ? path : word === "ACCOUNT" ? account : word === "SITE" ? site : word,
    );
    expectRefused(line, await run(args));
    if (WRITES.test(line)) expect(existsSync(path)).toBe(false);
    expect([line, listOdd()]).toEqual([line, before]);
  });

  test.each(SETTINGS)("is refused in one line as %s", async (variable) => {
    const before = listOdd();
    const value = variable === "SITEWRIGHT_DATABASE_URL" ? `file://${path}` : path;
    const isMade = variable === "SITEWRIGHT_DATA" && /missing/.test(path);
    const outcome = await run(["account", "list"], { [variable]: value });
    // A data directory is made with all the folders above it.
    if (isMade) return expect([variable, outcome.exitCode]).toEqual([variable, 0]);
    expectRefused(variable, outcome);
    expect([variable, listOdd()]).toEqual([variable, before]);
  });
});
