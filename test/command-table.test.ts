/** Every command there is, by the table of the operating contract: its help, its exit codes, its two outputs. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runHere } from "./fixtures/commands-here.ts";

/** With what each needs at least; in capitals what stands for a value. */
const COMMANDS = [
  "serve",
  "demo",
  "account create --name N --email E",
  "account list",
  "account show ID",
  "account plan ID P",
  "account bonus ID 5",
  "account suspend ID",
  "account resume ID",
  "key create --account ID",
  "key list --account ID",
  "key revoke KEYID",
  "key rotate KEYID",
  "generate --account ID --business-name N --industry I",
  "site list --account ID",
  "site publish ID",
  "site unpublish ID",
  "site domain ID",
  "site versions ID",
  "site restore ID VERSION",
  "site revise ID --say S",
  "site export ID --out O",
  "job show ID",
  "user invite --email E",
  "user list",
  "user reset --email E",
  "user remove --email E",
  "cell export FILE --account ID",
  "cell import FILE",
  "person export --account ID --email E",
  "person erase --account ID --email E",
  "content check",
  "webhook create --account ID --url U",
  "webhook list",
  "webhook test ID",
  "webhook rotate ID",
  "webhook delete ID",
  "webhook deliveries ID",
  "webhook redeliver MSGID",
  "backup FILE",
  "restore FILE",
  "doctor",
  "openapi",
  "version",
].map((line) => line.split(" "));

/** The command's own words: what stands in front of its values and flags. */
function nameOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => !/^[a-z]/.test(word));
  return end < 0 ? words : words.slice(0, end);
}

let directory: string;
/** Values are judged where the data is, so that these have a database. */
let refusedIn: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-table-"));
  refusedIn = mkdtempSync(join(tmpdir(), "sitewright-refused-"));
});
afterAll(() => {
  for (const path of [directory, refusedIn]) rmSync(path, { recursive: true, force: true });
});

const run = (words: readonly string[]) =>
  runHere(words, { SITEWRIGHT_DATA: join(directory, "data"), SITEWRIGHT_LOG: "silent" });

describe.each(COMMANDS.map((words) => [nameOf(words).join(" "), words] as const))(
  "%s",
  (name, words) => {
    test("its help is on stdout, names it and each of its flags, and is the same by both ways", async () => {
      const help = await run([...nameOf(words), "--help"]);
      expect([help.exitCode, help.stderr]).toEqual([0, ""]);
      expect(help.stdout).toStartWith(`Usage: sitewright ${name} `);
      for (const flag of words.filter((word) => word.startsWith("--")))
        expect(help.stdout).toContain(`  ${flag} <`);
      expect(await run(["help", ...nameOf(words)])).toEqual(help);
    });

    test("an unknown flag and one word too many are wrong usage, told on stderr alone", async () => {
      for (const [extra, told] of [
        ["--no-such-flag", "unknown option '--no-such-flag'"],
        ["superfluous", "too many arguments"],
      ] as const) {
        // What may follow one argument of a domain is a host name.
        const given = name === "site domain" ? [...words, "example.com", extra] : [...words, extra];
        const { exitCode, stdout, stderr } = await run(given);
        expect([exitCode, stdout]).toEqual([2, ""]);
        expect(stderr).toContain(told);
      }
    });

    test.each(listShortened(words))("without its %s it is wrong usage", async (missing, given) => {
      const { exitCode, stdout, stderr } = await run(given);
      expect([exitCode, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(missing.startsWith("--") ? missing : "missing required argument");
    });
  },
);

/** What was given, and all that the command says of it. */
const REFUSED: readonly (readonly [string, string])[] = [
  ["account create --name N --email nobody", "--email must be an e-mail address"],
  ["account create --name N --email a@b.test --plan gold", "--plan must be one of"],
  ["account plan ID gold", "<plan> must be one of"],
  ["key create --account ID --scope none", "--scope"],
  [
    "generate --account ID --business-name N --industry I --existing-url elsewhere",
    "--existing-url must be",
  ],
  ["webhook create --account ID --url elsewhere --types bogus", "--url must be"],
  ["webhook create --account ID --url http://a.test/ --types bogus", "--types must list"],
  ["site domain ID --check --remove", "Give --check without"],
  ["site domain ID a.example --check", "Give --check without"],
  ["site versions ID --limit none", "--limit <n>"],
  ["site versions ID --skip -1", "--skip <n>"],
  ["person export --account ID --email nobody", "--email must be an e-mail address"],
  ["person erase --account ID --email a", "--email must be an e-mail address"],
  ["cell forward --account ID --to elsewhere", "--to must be an origin"],
  ["cell forward --account ID --to https://a.test/x", "--to must be an origin"],
  [
    "cell forward --account ID --to https://a.test --sites-domain a/b",
    "--sites-domain must be a host",
  ],
  ["user invite --email nobody --operator", "--email must be"],
  ["user invite --email a@b.test --account ID --role king", "--role must be"],
];

test.each(REFUSED)("of a wrong value the flag is named: %s", async (line, told) => {
  const { exitCode, stdout, stderr } = await runHere(line.split(" "), {
    SITEWRIGHT_DATA: join(refusedIn, "data"),
    SITEWRIGHT_LOG: "silent",
  });
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(told);
  expect(stderr).not.toContain("`");
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])(
  "no help on %s, which is a name that every object has",
  async (topic) => {
    const { exitCode, stdout, stderr } = await run(["help", topic]);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`no help on '${topic}'`);
  },
);

test("of all this nothing was written", () => {
  expect(readdirSync(directory)).toEqual([]);
});

/** The command without one thing that it needs, for each of them; named by the flag, or "last argument". */
function listShortened(words: readonly string[]): [string, string[]][] {
  const own = nameOf(words).length;
  const flagAt = words.findIndex((word) => word.startsWith("--"));
  const values = flagAt < 0 ? words.length : flagAt;
  const shortened: [string, string[]][] = [];
  if (values > own) shortened.push(["last argument", words.filter((_, at) => at !== values - 1)]);
  for (const [at, word] of words.entries())
    if (word.startsWith("--"))
      shortened.push([word, words.filter((_, index) => index !== at && index !== at + 1)]);
  return shortened;
}
