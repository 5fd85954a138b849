/** What is said to somebody who has mistyped a command, a flag or a value: the word at fault, and the right one. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SETTINGS } from "../src/platform/settings.ts";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { runHere } from "./fixtures/commands-here.ts";

// Some start several processes, one after the other.
setDefaultTimeout(60_000);

const scratch = mkdtempSync(join(tmpdir(), "sitewright-usage-"));
const shell = openShell();
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
  shell.close();
});

const data = join(scratch, "data");
const run = (...words: string[]) =>
  runHere(words, { SITEWRIGHT_DATA: data, SITEWRIGHT_LOG: "silent" });

describe("a command that is mistyped is named, with the one that is meant", () => {
  test.each([
    ["acount list", "acount", "account"],
    ["keys list", "keys", "key"],
    ["sites list", "sites", "site"],
    ["serv", "serv", "serve"],
    ["start", "start", undefined],
    ["backups f", "backups", "backup"],
    ["Restore f", "Restore", "restore"],
    ["dokter", "dokter", "doctor"],
    ["generat", "generat", "generate"],
    ["webhooks list", "webhooks", "webhook"],
    ["users list", "users", "user"],
    ["persn export", "persn", "person"],
    ["cel import f", "cel", "cell"],
    ["verison", "verison", "version"],
    ["healthchek", "healthchek", undefined],
  ])("%s", async (line, wrong, right) => {
    const { exitCode, stdout, stderr } = await run(...line.split(" "));
    expect([exitCode, stdout]).toEqual([2, ""]);
    const told = [`error: unknown command '${wrong}'`, "(sitewright help tells more)"];
    if (right !== undefined) told.splice(1, 0, `(Did you mean ${right}?)`);
    expect(stderr.trim().split("\n")).toEqual(told);
  });

  test.each([
    ["account lst", "lst", "list"],
    ["account shwo acc_x", "shwo", "show"],
    ["key revok key_x", "revok", "revoke"],
    ["site publsh site_x", "publsh", "publish"],
    ["user invit --email a@b.test", "invit", "invite"],
    ["cell exprt f", "exprt", "export"],
    ["person eras", "eras", "erase"],
    ["webhook creat", "creat", "create"],
    ["job shw job_x", "shw", "show"],
    ["content chek", "chek", "check"],
  ])("below another one: %s", async (line, wrong, right) => {
    const { exitCode, stdout, stderr } = await run(...line.split(" "));
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toStartWith(`error: unknown command '${wrong}'\n(Did you mean ${right}?)\n`);
  });
});

/** Commands with all flags of their own, of which each is mistyped in turn. */
const FLAGS: readonly (readonly [string, readonly string[]])[] = [
  ["account create", ["--name", "--email", "--plan", "--json"]],
  ["account show acc_x", ["--json"]],
  ["key create", ["--account", "--label", "--scope", "--expires-in", "--json"]],
  ["key rotate key_x", ["--overlap", "--json"]],
  ["generate", ["--account", "--business-name", "--industry", "--audience", "--goals", "--wait"]],
  ["site list", ["--account", "--json"]],
  ["site domain site_x", ["--remove", "--check"]],
  ["site versions site_x", ["--limit", "--skip"]],
  ["site restore site_x ver_x", ["--publish"]],
  ["site revise site_x", ["--say", "--apply"]],
  ["site export site_x", ["--out", "--with-data"]],
  ["user invite", ["--email", "--account", "--role", "--operator"]],
  ["user reset", ["--email"]],
  ["cell export f", ["--account", "--move"]],
  ["cell forward", ["--account", "--sites-domain"]],
  ["person export", ["--email", "--account"]],
  ["person erase", ["--email", "--account"]],
  ["webhook create", ["--account", "--url", "--types", "--site"]],
  ["restore f", ["--force", "--check"]],
  ["demo", ["--once", "--business-name", "--existing-url"]],
  ["content check", ["--language"]],
];

/** Two letters in the wrong order, behind the dashes: what a hand does that is in a hurry. */
const mistyped = (flag: string): string => `--${flag[3]}${flag[2]}${flag.slice(4)}`;

describe.each(FLAGS)(
  "%s: a flag that is mistyped is named, with the one that is meant",
  (line, flags) => {
    test.each(flags)("%s", async (flag) => {
      const wrong = mistyped(flag);
      const { exitCode, stdout, stderr } = await run(...line.split(" "), wrong, "value");
      expect([exitCode, stdout]).toEqual([2, ""]);
      expect(stderr).toStartWith(`error: unknown option '${wrong}'\n(Did you mean `);
      expect(stderr).toContain(flag);
    });
  },
);

test("a required flag that was mistyped is not called missing, wherever it stands", async () => {
  for (const words of [
    ["--emial", "a@b.test", "--name", "A"],
    ["--name", "A", "--emial", "a@b.test"],
    ["--name", "A", "--emial=a@b.test"],
  ]) {
    const { exitCode, stderr } = await run("account", "create", ...words);
    expect(exitCode).toBe(2);
    expect(stderr).toStartWith("error: unknown option '--emial");
    expect(stderr).not.toContain("not specified");
  }
});

test("of the flags that cannot be left out the first that is missing is named as the help has it", async () => {
  const missing = async (...words: string[]) => (await run(...words)).stderr.split("\n")[0];
  expect(await missing("account", "create")).toBe(
    "error: required option '--name <name>' not specified",
  );
  expect(await missing("account", "create", "--name", "A")).toBe(
    "error: required option '--email <email>' not specified",
  );
  // An empty value is a value, and is judged as one.
  const { exitCode, stderr } = await run("account", "create", "--name", "", "--email", "a@b.test");
  expect([exitCode, stderr]).toEqual([2, "sitewright: --name must not be empty.\n"]);
});

test("a setting's flag that is mistyped is named with the right one, by what starts the service", async () => {
  for (const { flag } of SETTINGS) {
    const wrong = `--${flag}x`;
    const { exitCode, stdout, stderr } = await run("serve", wrong, "value");
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toStartWith(`error: unknown option '${wrong}'\n(Did you mean `);
    expect(stderr).toContain(`--${flag}`);
  }
});

test("a flag without its value is wrong usage, and so is one that takes none and gets one", async () => {
  for (const [line, told] of [
    ["account create --name", "option '--name <name>' argument missing"],
    ["account list --data", "option '--data <value>' argument missing"],
    ["serve --port", "option '--port <value>' argument missing"],
    ["site export site_x --out", "option '--out <path>' argument missing"],
  ] as const) {
    const { exitCode, stdout, stderr } = await run(...line.split(" "));
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(told);
  }
  const { exitCode, stderr } = await run("account", "list", "--json=yes");
  expect([exitCode, stderr.split("\n")[0]]).toEqual([2, "error: unknown option '--json=yes'"]);
});

test.each(["account list", "serve", "demo --once", "doctor", "backup f", "restore f --force"])(
  "a data directory without a name is refused, since the default would be another one: %s",
  async (line) => {
    for (const given of [["--data", ""], ["--data="], ["--data", "  "]]) {
      const { exitCode, stdout, stderr } = await run(...line.split(" "), ...given);
      expect([exitCode, stdout, stderr]).toEqual([
        ...[2, ""],
        "sitewright: --data must name a directory, such as --data ./data.\n",
      ]);
    }
  },
);

test("a variable without a value counts as not set, also that of the data directory", async () => {
  const empty = Object.fromEntries(SETTINGS.map(({ variable }) => [variable, ""]));
  const { exitCode, stdout, stderr } = await shell.run(["account", "list"], empty);
  expect([exitCode, stdout, stderr]).toEqual([0, "none\n", ""]);
  expect(readdirSync(shell.scratch)).toContain("data");
});

test.each([
  ["account create --name a --email a@b.test --plan free,pro", "--plan must be one of"],
  ["key create --account acc_x --expires-in 90", "--expires-in <duration>"],
  ["key create --account acc_x --expires-in -1d", "--expires-in <duration>"],
  ["key create --account acc_x --expires-in 1w", "--expires-in <duration>"],
  ["key create --account acc_x --expires-in 10001d", "--expires-in <duration>"],
  ["key rotate key_x --overlap forever", "--overlap <duration>"],
  ["account bonus acc_x 0", "'credits'"],
  ["account bonus acc_x 1.5", "'credits'"],
  ["account bonus acc_x 1e3", "'credits'"],
  ["account bonus acc_x 1000001", "'credits'"],
  ["account bonus acc_x ٣", "'credits'"],
  ["site versions site_x --limit 0", "--limit <n>"],
  ["site versions site_x --limit 1.5", "--limit <n>"],
  ["content check --language xx", "--language <language>"],
  ["content check --language EN", "--language <language>"],
])(
  "a value that is none of its kind is named by its flag, and what would be right: %s",
  async (line, told) => {
    const { exitCode, stdout, stderr } = await run(...line.split(" "));
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(told);
    // The advice stands behind the fault, on the same line.
    expect(stderr.split("\n")[0]).toMatch(
      /(?:such as|must be|from 1|Allowed choices|whole number)/,
    );
  },
);

test.each(["help nosuch", "help account nosuch", "help configuration nosuch extra"])(
  "help on what there is not is wrong usage: %s",
  async (line) => {
    const { exitCode, stdout, stderr } = await run(...line.split(" "));
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^error: (?:no help on|too many arguments for 'help')/);
  },
);

test("wrong usage writes nothing, whatever it was about", () => {
  // What is judged by the procedures has a database, which the refused value has not changed.
  expect(readdirSync(scratch)).toEqual(existsSync(data) ? ["data"] : []);
});

const canFill = existsSync("/dev/full");
test.skipIf(!canFill)(
  "help and version that a full disk has lost are failures, by whatever flag",
  async () => {
    const lost = [["--help"], ["-h"], ["--version"], ["-V"], ["serve", "--help"], ["demo", "-h"]];
    for (const args of [...lost, ["account", "create", "--help"]]) {
      const command = [...SITEWRIGHT, ...args].map((word) => `'${word}'`).join(" ");
      const child = Bun.spawn(["sh", "-c", `${command} > /dev/full`], { stderr: "pipe" });
      const stderr = await new Response(child.stderr).text();
      expect([args, await child.exited, stderr.includes("ENOSPC")]).toEqual([args, 1, true]);
    }
  },
);
