/** Commands and services of users who do not own the files, or may not write where they are told to. */
import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITEWRIGHT } from "./fixtures/command-line.ts";

setDefaultTimeout(60_000);

const USER = 65_534;
const isRoot = process.getuid?.() === 0;
const scratch = mkdtempSync(join(tmpdir(), "sitewright-users-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const NEW_ACCOUNT = ["account", "create", "--name", "Acme", "--email", "o@acme.test"];

/** The program, where any user may run it: the one that runs the tests may lie in somebody's home. */
function publicProgram(): string[] {
  const [program = "", ...rest] = SITEWRIGHT;
  const own = program === "bun" ? process.execPath : program;
  const copy = join(scratch, "program");
  if (!readdirSync(scratch).includes("program")) copyFileSync(own, copy);
  chmodSync(copy, 0o755);
  return [copy, ...rest];
}

const env = { PATH: process.env.PATH, HOME: scratch, BUN_RUNTIME_TRANSPILER_CACHE_PATH: "0" };

/** Runs a command as that user. */
async function runAs(uid: number, words: readonly string[], umask = "077") {
  const command = ["sh", "-c", `umask ${umask}; exec "$@"`, "sh", ...publicProgram(), ...words];
  const as = ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, "--clear-groups", "--no-new-privs"];
  const child = Bun.spawn([...as, ...command], { cwd: "/", env, stdout: "pipe", stderr: "pipe" });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, stdout, stderr };
}

/** One line with all of that in it. */
function expectRefusal(outcome: Awaited<ReturnType<typeof runAs>>, ...parts: string[]): void {
  expect([outcome.exitCode, outcome.stdout]).toEqual([1, ""]);
  expect(outcome.stderr.trimEnd().split("\n")).toHaveLength(1);
  for (const part of parts) expect(outcome.stderr).toContain(part);
}

describe.if(isRoot && Bun.which("setpriv") !== null)("the user of the data", () => {
  let data: string;
  const files = () => readdirSync(data).filter((name) => statSync(join(data, name)).isFile());
  const database = () => join(data, "sitewright.db");
  beforeEach(async () => {
    chmodSync(scratch, 0o777);
    const place = mkdtempSync(join(scratch, "d-"));
    chmodSync(place, 0o777);
    data = join(place, "data");
    const made = await runAs(USER, [...NEW_ACCOUNT, "--data", data]);
    expect([made.exitCode, made.stderr]).toEqual([0, ""]);
  });

  test("has all of it closed to others, whatever the umask lets through", async () => {
    for (const umask of ["000", "022", "077"]) {
      const place = join(data, "..", `umask-${umask}`);
      mkdirSync(place, { mode: 0o700 });
      chownSync(place, USER, USER);
      const backup = join(place, "backup.db");
      const inside = join(place, "data");
      const made = await runAs(USER, [...NEW_ACCOUNT, "--data", inside], umask);
      expect([umask, made.exitCode, made.stderr]).toEqual([umask, 0, ""]);
      const kept = await runAs(USER, ["backup", backup, "--data", inside], umask);
      expect([umask, kept.exitCode, kept.stderr]).toEqual([umask, 0, ""]);
      const paths = [inside, backup, ...readdirSync(inside).map((name) => join(inside, name))];
      const open = paths.filter((path) => (statSync(path).mode & 0o077) !== 0);
      expect([umask, open]).toEqual([umask, []]);
    }
  });

  test("is told of a database that only may be read, before anything is written", async () => {
    chmodSync(database(), 0o400);
    const before = readFileSync(database());
    for (const words of [NEW_ACCOUNT, ["account", "list"], ["serve", "--port", "0"], ["doctor"]])
      expectRefusal(
        await runAs(USER, [...words, "--data", data]),
        `${database()} cannot be read and written by the user who runs this (EACCES)`,
      );
    expect(readFileSync(database()).equals(before)).toBe(true);
  });

  test.each(["sitewright.db", "sitewright.db-wal", "sitewright.db-shm"])(
    "is told that %s is another user's, and what to do about it",
    async (name) => {
      const path = join(data, name);
      chownSync(path, 0, 0);
      expectRefusal(
        await runAs(USER, ["account", "list", "--data", data]),
        `${path} cannot be read and written`,
        "its files belong to another user: run this as that user, or give all of them to this one",
      );
      chownSync(path, USER, USER);
      expect((await runAs(USER, ["account", "list", "--data", data])).exitCode).toBe(0);
    },
  );

  test("is told of files in a folder that is closed to them, in one line each", async () => {
    const closed = mkdtempSync(join(scratch, "closed-"));
    chmodSync(closed, 0o700);
    const inside = join(closed, "sitewright.db");
    copyFileSync(database(), inside);
    for (const words of [
      ["account", "list", "--database-url", `file:${inside}`],
      ["restore", inside, "--force"],
      ["restore", "--check", inside],
      ["cell", "import", inside],
      ["backup", join(closed, "backup.db")],
    ]) {
      const outcome = await runAs(USER, [...words, "--data", data]);
      expectRefusal(outcome, closed);
      expect(outcome.stderr).not.toContain("Error:");
    }
    expect(readdirSync(closed)).toEqual(["sitewright.db"]);
  });

  test("is told that the lock is another user's", async () => {
    chownSync(join(data, "sitewright.lock"), 0, 0);
    expectRefusal(
      await runAs(USER, ["account", "list", "--data", data]),
      "sitewright.lock cannot be taken",
      "its files belong to another user",
    );
  });

  test("is told where nothing may be written, by every command alike", async () => {
    const closed = join(data, "..", "closed");
    mkdirSync(closed, { mode: 0o755 });
    const backup = join(data, "..", "b.db");
    expect((await runAs(USER, ["backup", backup, "--data", data])).exitCode).toBe(0);
    for (const words of [["account", "list"], ["serve"], ["demo", "--once"], ["restore", backup]]) {
      const told = "name a writable one with --data or SITEWRIGHT_DATA";
      const refused = await runAs(USER, [...words, "--data", closed]);
      expectRefusal(refused, `${closed} cannot be written to (EACCES)`, told);
      const below = await runAs(USER, [...words, "--data", join(closed, "data")]);
      expectRefusal(below, "cannot be made (EACCES)", told);
    }
    const [account] = JSON.parse(
      (await runAs(USER, ["account", "list", "--json", "--data", data])).stdout,
    );
    for (const words of [
      ["backup", join(closed, "b.db")],
      ["cell", "export", join(closed, "a.cell"), "--account", account.id],
    ])
      expectRefusal(
        await runAs(USER, [...words, "--data", data]),
        `${words.find((word) => word.startsWith("/"))} cannot be written (EACCES)`,
      );
    expect(readdirSync(closed)).toEqual([]);
  });

  test("is told that a backup may not be read", async () => {
    const backup = join(data, "..", "b.db");
    await runAs(0, ["backup", backup, "--data", data]);
    const outcome = await runAs(USER, ["restore", backup, "--data", join(data, "..", "fresh")]);
    expectRefusal(outcome, `${backup} cannot be read by the user who runs this`);
  });

  test("goes on after root has backed up, restored and checked here", async () => {
    const backup = join(data, "..", "b.db");
    for (const words of [
      ["backup", backup],
      ["restore", backup, "--force"],
      ["restore", backup, "--check"],
      ["account", "list"],
    ])
      expect((await runAs(0, [...words, "--data", data])).stderr).toBe("");
    expect(files().filter((name) => statSync(join(data, name)).uid !== USER)).toEqual([]);
    const listed = await runAs(USER, ["account", "list", "--json", "--data", data]);
    expect(JSON.parse(listed.stdout)).toHaveLength(1);
  });

  describe("beside a server of another user", () => {
    async function startAs(uid: number) {
      const as = ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, "--clear-groups"];
      const serve = [...publicProgram(), "serve", "--data", data, "--port", "0"];
      const server = Bun.spawn([...as, ...serve], { cwd: "/", env, stdout: "pipe" });
      const reader = server.stdout.getReader();
      for (let log = ""; !log.includes('"ready"'); ) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the server ended: ${log}`);
        log += new TextDecoder().decode(value);
      }
      return server;
    }

    test("is told whose it is at once; root's commands go to the user's server", async () => {
      const server = await startAs(0);
      try {
        expectRefusal(
          await runAs(USER, ["account", "list", "--data", data]),
          `The server on ${data} runs as another user; give the command as that user, or as root.`,
        );
      } finally {
        server.kill();
        expect(await server.exited).toBe(0);
      }
      // Of a server that has ended nothing keeps the user out.
      expect((await runAs(USER, ["account", "list", "--data", data])).exitCode).toBe(0);

      const own = await startAs(USER);
      try {
        const made = await runAs(0, [...NEW_ACCOUNT, "--json", "--data", data]);
        expect([made.exitCode, made.stderr]).toEqual([0, ""]);
      } finally {
        own.kill();
        expect(await own.exited).toBe(0);
      }
      expect(files().filter((name) => statSync(join(data, name)).uid !== USER)).toEqual([]);
    });

    test("a socket that a killed server of root's left keeps nobody out", async () => {
      const server = await startAs(0);
      server.kill("SIGKILL");
      await server.exited;
      expect(readdirSync(data)).toContain("control.sock");
      const listed = await runAs(USER, ["account", "list", "--json", "--data", data]);
      expect([listed.stderr, JSON.parse(listed.stdout).length]).toEqual(["", 1]);
    });
  });
});
