/**
 * Commands of any words whatever: each ends with one of the three exit codes, says in one line what was wrong
 * and never how the program is made, and prints with `--json` one line of JSON or nothing.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { createProgram } from "../src/cli/program.ts";
import { SETTINGS } from "../src/platform/settings.ts";
import { runHere } from "./fixtures/commands-here.ts";
import { makeDirectory } from "./fixtures/database-file.ts";

const ROUNDS = 200;
/** They run for long, or on everything there is. */
const LEFT_OUT = new Set(["serve", "demo", "content", "healthcheck"]);
const LEFT_OUT_FLAGS = new Set([
  ...["--wait", "--force"],
  ...SETTINGS.map(({ flag }) => `--${flag}`),
]);
/** Most commands do nothing without one of these. */
const USUAL_FLAGS = new Set([
  ...["--account", "--name", "--email", "--url", "--out", "--to", "--say"],
  ...["--business-name", "--industry"],
]);

const place = makeDirectory();
const { directory } = place;
const environment = { SITEWRIGHT_DATA: `${directory}/data`, SITEWRIGHT_LOG: "silent" };
/**
 * Some of the words become names of files, also two folders up: those are not to be made where the tests
 * are started.
 */
const startedIn = process.cwd();
let leaves: Command[][];
let ids: string[];
beforeAll(async () => {
  const inside = join(directory, "deep", "inside");
  mkdirSync(inside, { recursive: true });
  process.chdir(inside);
  const program = await createProgram(["help"], {});
  leaves = program.commands
    .filter((command) => !LEFT_OUT.has(command.name()))
    .flatMap((command) =>
      command.commands.length === 0
        ? [[command]]
        : command.commands.map((inner) => [command, inner]),
    );
  const account = ["account", "create", "--name", "A", "--email", "a@b.test", "--plan", "pro"];
  const { id } = await make(...account);
  const key = await make("key", "create", "--account", id);
  const webhook = await make("webhook", "create", "--account", id, "--url", "https://a.test/x");
  ids = [id, id, id, key.id, webhook.id];
});
afterAll(() => {
  process.chdir(startedIn);
  place[Symbol.dispose]();
});

async function make(...args: string[]): Promise<{ id: string }> {
  const { exitCode, stdout, stderr } = await runHere([...args, "--json"], environment);
  expect([args, exitCode, stderr]).toEqual([args, 0, ""]);
  return JSON.parse(stdout);
}

const WORDS = [
  ...["", " ", "x".repeat(300), "a\u0001b", "../../x", "-1", "0", "1e9", "999999999", "ä🥐", "--"],
  ...["a@b.test", "https://a.test", "null", "__proto__", "constructor", "s3://", "/dev/null"],
  ...["full", "read", "pro", "30d", "2s", "NaN", "localhost", "a.localhost", "www.a.test"],
  ...["http://127.0.0.1:1", "owner", "lead.created", `${directory}/out.zip`, `${directory}/file`],
];

/** The same numbers for the same seed, from 0 up to `below`. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function chooseWords(next: (below: number) => number): string[] {
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item;
  const word = () => (next(3) === 0 ? pick(ids) : pick(WORDS));
  const leaf = pick(leaves);
  const command = leaf.at(-1);
  const args = leaf.map((one) => one.name());
  for (const { required } of command?.registeredArguments ?? [])
    if (required || next(3) > 0) args.push(word());
  for (const { long, required, optional } of command?.options ?? []) {
    if (long == null || LEFT_OUT_FLAGS.has(long)) continue;
    if (next(8) < (USUAL_FLAGS.has(long) ? 1 : 5)) continue;
    args.push(long);
    if (required || optional) args.push(word());
  }
  return args;
}

/** Nobody who gives a command knows what a stack or a type of the program is. */
const INSIDES = /\n\s+at |(?:Type|Range|Syntax|Reference)Error|undefined|\[object|Failed query/;

describe("a command", () => {
  test.each([1, 2, 3])(
    "of any words ends as commands do (%i)",
    async (seed) => {
      const next = numbersOf(seed);
      const codes = new Map<number, number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const args = chooseWords(next);
        const { exitCode, stdout, stderr } = await runHere(args, environment);
        codes.set(exitCode, (codes.get(exitCode) ?? 0) + 1);
        expect([args, [0, 1, 2].includes(exitCode)]).toEqual([args, true]);
        expect([args, INSIDES.exec(stdout + stderr)]).toEqual([args, null]);
        if (exitCode === 0) expect([args, stderr]).toEqual([args, ""]);
        const tellsByItself = args[0] === "doctor" || args.includes("--check");
        if (exitCode === 1 && !tellsByItself)
          expect([args, stderr]).toEqual([args, expect.stringMatching(/^sitewright: [^\n]+\n$/)]);
        if (exitCode === 0 && args.includes("--json") && args[0] !== "help") {
          expect([args, stdout.trimEnd().split("\n").length]).toEqual([args, 1]);
          JSON.parse(stdout);
        }
      }
      // Or all of them would have been wrong usage, or none.
      for (const code of [0, 1, 2]) expect(codes.get(code) ?? 0).toBeGreaterThan(10);
    },
    120_000,
  );
});
