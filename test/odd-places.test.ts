/** Data, backups and exports wherever a self-hoster may keep them, and shells with next to nothing in them. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join, relative } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { runHere } from "./fixtures/commands-here.ts";
import { openServerProcess } from "./fixtures/server-process.ts";

setDefaultTimeout(60_000);

const { scratch, run, runJson, freshData, close } = openShell();
afterAll(close);

const NEW_ACCOUNT = ["account", "create", "--name", "Acme", "--email", "o@acme.test"];

/** Runs a command in a folder, with nothing in its environment but what is given. */
async function runBare(
  words: readonly string[],
  { cwd = scratch, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const [program = "", ...rest] = SITEWRIGHT;
  const own = program === "bun" ? process.execPath : program;
  const child = Bun.spawn([own, ...rest, ...words], { cwd, env, stdout: "pipe", stderr: "pipe" });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, stdout, stderr };
}

describe.each([
  "with spaces",
  " at both ends ",
  "häuser & grüße",
  "مجلد",
  "e\u0301 in two parts",
  "100%20percent?query#part",
  'quote\'s "two"',
  "semi;colon $HOME `id`",
  "-dash",
  "file:looks like an address",
  "n".repeat(200),
])("a folder called %j", (name) => {
  test("holds data, a backup and a tenant, and what comes of them", async () => {
    const place = join(freshData(), "..", name);
    mkdirSync(place);
    const runJson = async (data: string, ...words: string[]) => {
      const outcome = await runHere([...words, "--data", data, "--json"]);
      expect([outcome.exitCode, outcome.stderr]).toEqual([0, ""]);
      return JSON.parse(outcome.stdout);
    };
    const data = join(place, "data");
    const { id } = await runJson(data, ...NEW_ACCOUNT);
    const backup = join(place, "backup.db");
    expect(await runJson(data, "backup", backup)).toEqual({
      ...{ id: backup, path: backup, bytes: statSync(backup).size },
    });
    const cell = join(place, "tenant.cell");
    expect((await runJson(data, "cell", "export", cell, "--account", id)).path).toBe(cell);
    const restored = join(place, "restored");
    const { databasePath } = await runJson(restored, "restore", backup);
    expect(databasePath).toBe(join(restored, "sitewright.db"));
    expect((await runJson(restored, "account", "show", id)).id).toBe(id);
    const taken = join(place, "taken in");
    expect((await runJson(taken, "cell", "import", cell)).id).toBe(id);
    expect((await runJson(taken, "account", "list")).length).toBe(1);
    expect(readdirSync(place).toSorted()).toEqual(
      ["backup.db", "data", "restored", "taken in", "tenant.cell"].toSorted(),
    );
  });
});

test("a server whose data lies in an odd folder is found by commands, also by a path from elsewhere", async () => {
  const place = join(freshData(), "..", "été — 100% #1?");
  mkdirSync(place);
  const server = openServerProcess({}, { directory: join(place, "data") });
  try {
    await server.start();
    const { id } = await runJson(server.directory, ...NEW_ACCOUNT);
    const away = join(place, "elsewhere");
    mkdirSync(away);
    for (const data of ["../data", "./../data/", relative(away, server.directory)]) {
      const listed = await runBare(["account", "list", "--json", "--data", data], { cwd: away });
      expect([listed.exitCode, listed.stderr]).toEqual([0, ""]);
      expect(JSON.parse(listed.stdout)[0].id).toBe(id);
    }
    // What a command writes lies where the command was given, not where the server was started.
    const kept = await runBare(["backup", "kept.db", "--json", "--data", "../data"], { cwd: away });
    expect(JSON.parse(kept.stdout).path).toBe(join(realpathSync(away), "kept.db"));
    expect(existsSync(join(away, "kept.db"))).toBe(true);
    const cell = ["cell", "export", "./a.cell", "--account", id, "--data", "../data"];
    expect((await runBare(cell, { cwd: away })).exitCode).toBe(0);
    expect(readdirSync(away).toSorted()).toEqual(["a.cell", "kept.db"]);
  } finally {
    await server.close();
  }
});

test("without a word on it the data is in the folder that the command is given in", async () => {
  const [one, two] = [freshData(), freshData()];
  for (const cwd of [one, two]) mkdirSync(cwd);
  await runBare([...NEW_ACCOUNT], { cwd: one });
  expect(readdirSync(one)).toEqual(["data"]);
  const listed = await runBare(["account", "list"], { cwd: two });
  expect(listed.stdout).toBe("none\n");
});

describe("a database behind a link", () => {
  async function linkedData() {
    const data = freshData();
    const large = join(data, "..", "large disk");
    mkdirSync(large);
    const { id } = await runJson(data, ...NEW_ACCOUNT);
    const link = join(data, "sitewright.db");
    renameSync(link, join(large, "sitewright.db"));
    symlinkSync(join(large, "sitewright.db"), link);
    return { data, large, id, link, file: join(large, "sitewright.db") };
  }

  test("is used where it lies, has its log beside it, and is found whole after a kill", async () => {
    const { data, large, id, link } = await linkedData();
    const server = openServerProcess({}, { directory: data });
    try {
      await server.start();
      for (let at = 0; at < 5; at += 1) await server.command(...NEW_ACCOUNT);
      expect(readdirSync(large)).toContain("sitewright.db-wal");
      await server.kill();
      const accounts = await runJson(data, "account", "list");
      expect(accounts).toHaveLength(6);
      expect(accounts.map((account: { id: string }) => account.id)).toContain(id);
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
    } finally {
      await server.close();
    }
  });

  test("is restored where it lies", async () => {
    const { data, id, link, file } = await linkedData();
    const backup = join(data, "..", "backup.db");
    await runJson(data, "backup", backup);
    await runJson(data, ...NEW_ACCOUNT);
    expect((await run(["restore", backup, "--data", data])).stderr).toContain("--force");
    expect(await runJson(data, "restore", backup, "--force")).toEqual({
      ...{ id: link, databasePath: link },
    });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const accounts = await runJson(data, "account", "list");
    expect(accounts.map((account: { id: string }) => account.id)).toEqual([id]);
  });

  test("is not made anew while its disk is away, nor restored over, and is there again with it", async () => {
    const { data, large, link, file, id } = await linkedData();
    const backup = join(data, "..", "backup.db");
    await runJson(data, "backup", backup);
    renameSync(large, `${large} away`);
    for (const words of [
      ["account", "list"],
      ["serve", "--port", "0"],
      ["restore", backup],
      ["restore", backup, "--force"],
    ]) {
      const refused = await run([...words, "--data", data]);
      expect([words, refused.exitCode, refused.stdout]).toEqual([words, 1, ""]);
      expect(refused.stderr).toBe(
        `sitewright: ${link} is a link to ${file}, where nothing is; mount its disk, or remove the link to start anew.\n`,
      );
    }
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    renameSync(`${large} away`, large);
    const accounts = await runJson(data, "account", "list");
    expect(accounts.map((account: { id: string }) => account.id)).toEqual([id]);
  });

  test("is opened once, by whichever of its names", async () => {
    const { data, file } = await linkedData();
    const server = openServerProcess({}, { directory: data });
    try {
      await server.start();
      const other = ["account", "list", "--data", freshData(), "--database-url", `file:${file}`];
      const refused = await run(other);
      expect([refused.exitCode, refused.stdout]).toEqual([1, ""]);
      expect(refused.stderr).toContain(`The process ${server.pid()} is using the database`);
    } finally {
      await server.close();
    }
  });
});

describe("a shell with next to nothing in it", () => {
  test("has no home, no path and no temporary folder, and gets its answers all the same", async () => {
    const data = freshData();
    const made = await runBare([...NEW_ACCOUNT, "--json", "--data", data]);
    expect([made.exitCode, made.stderr]).toEqual([0, ""]);
    const { id } = JSON.parse(made.stdout);
    const away = join(scratch, "nowhere");
    for (const [at, env] of [{ TMPDIR: away }, { HOME: "" }, { LC_ALL: "C" }].entries()) {
      const backup = join(data, "..", `${at}.db`);
      const kept = await runBare(["backup", backup, "--data", data], { env });
      expect([kept.exitCode, kept.stderr]).toEqual([0, ""]);
      expect(existsSync(backup)).toBe(true);
    }
    expect((await runJson(data, "account", "show", id)).name).toBe("Acme");
  });

  test("in whatever time zone and language it stands, times are in UTC and numbers plain", async () => {
    const data = freshData();
    const { id, createdAt } = await runJson(data, ...NEW_ACCOUNT);
    const told = new Date(createdAt).toISOString();
    for (const env of [
      { TZ: "Pacific/Kiritimati", LC_ALL: "ar_EG.UTF-8" },
      { TZ: "America/St_Johns", LANG: "de_DE.UTF-8", LC_ALL: "C" },
      { TZ: "nonsense", LC_ALL: "nonsense" },
    ]) {
      const shown = await runBare(["account", "show", id, "--data", data], { env });
      expect([shown.exitCode, shown.stderr]).toEqual([0, ""]);
      expect(shown.stdout).toContain(`createdAt          ${told}\n`);
    }
  });

  test("with its output closed writes it into no file of the data, and its input is never waited for", async () => {
    const data = freshData();
    await runJson(data, ...NEW_ACCOUNT);
    const words = SITEWRIGHT.map((word) => `'${word}'`).join(" ");
    for (const closed of [">&-", "2>&-", "<&-", ">&- 2>&- <&-"]) {
      const child = Bun.spawn(
        [
          "sh",
          "-c",
          `${words} account create --name X --email x@acme.test --data "$1" ${closed}`,
          "sh",
          data,
        ],
        {
          cwd: scratch,
          env: { PATH: process.env.PATH, HOME: scratch },
          stdout: "ignore",
          stderr: "ignore",
        },
      );
      await child.exited;
    }
    const checked = await run(["doctor", "--data", data]);
    expect(checked.stdout).toMatch(/^ok +database +sound/m);
    expect(await runJson(data, "account", "list")).toHaveLength(5);
    for (const name of readdirSync(data).filter((one) => one.startsWith("sitewright.")))
      expect(readFileSync(join(data, name)).includes("usage.bonusTokens")).toBe(false);
  });
});

describe("output that is read for its first line alone", () => {
  test.each([
    "help",
    "help configuration",
    "openapi",
    "content check --language en",
    "account list",
    "doctor",
    "doctor --json",
  ])("is no failure, and nothing is complained of: %s", async (line) => {
    const data = freshData();
    await runJson(data, ...NEW_ACCOUNT);
    const words = SITEWRIGHT.map((word) => `'${word}'`).join(" ");
    const script = `( ${words} ${line} 2>"$1.err"; echo $? >"$1.code" ) | head -n 1`;
    const child = Bun.spawn(["sh", "-c", script, "sh", data], {
      cwd: scratch,
      env: { PATH: process.env.PATH, HOME: scratch, SITEWRIGHT_DATA: data },
      stdout: "pipe",
    });
    expect((await new Response(child.stdout).text()).trimEnd().split("\n")).toHaveLength(1);
    await child.exited;
    expect(readFileSync(`${data}.err`, "utf8")).toBe("");
    expect(readFileSync(`${data}.code`, "utf8")).toBe("0\n");
  });
});
