/** Backups, exports and commands on a disk that is full: each ends, says so in one line, and leaves nothing behind. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SALT_BYTES, sealFile } from "../src/features/upkeep/backups/seal-file.ts";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { startProcess } from "./fixtures/database-file.ts";
import { hasSmallDisks, onSmallDisk } from "./fixtures/small-disk.ts";
import { startTestService } from "./harness.ts";

// Each starts several processes, one after the other.
setDefaultTimeout(60_000);

const { scratch, run, runJson, freshData, close } = openShell();
afterAll(close);

const KEY = new Uint8Array(32).fill(3);
const SEALED_WITH = { SITEWRIGHT_BACKUP_KEY: Buffer.from(KEY).toString("base64") };
const NEW_ACCOUNT = ["account", "create", "--name", "Acme", "--email", "o@acme.test"];
/** The executable unpacks its engine into the data directory, 10 MB. */
const ROOM = SITEWRIGHT.length === 1 ? "14m" : "4m";
const FILL = 'dd if=/dev/zero of="$DISK/fill" bs=1k 2>/dev/null';
const COMMAND = SITEWRIGHT.map((word) => `'${word}'`).join(" ");

let data: string;
let account: string;
let backup: string;
let sealed: string;
beforeAll(async () => {
  data = freshData();
  backup = join(scratch, "plain backup.db");
  sealed = join(scratch, "sealed");
  account = (await runJson(data, ...NEW_ACCOUNT)).id;
  await runJson(data, "backup", backup);
  await sealFile(backup, sealed, { key: KEY, salt: new Uint8Array(SALT_BYTES) });
});

/** Runs a script where `$DISK` is a small disk and `sitewright` the program; its exit code is that of the script. */
async function onDisk(script: string, size = ROOM) {
  const disk = join(scratch, "disk");
  const text = `sitewright() { ${COMMAND} "$@"; }\n${script}`;
  const child = Bun.spawn([...onSmallDisk(disk, size), "sh", "-c", text], {
    cwd: scratch,
    env: { PATH: process.env.PATH, HOME: scratch, DISK: disk, ...SEALED_WITH },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { disk, exitCode: await child.exited, stdout, stderr };
}

/** One line of a failure, and nothing else. */
function expectRefusal(outcome: { stderr: string }, ...parts: string[]): void {
  expect(outcome.stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(outcome.stderr).toStartWith("sitewright: ");
  for (const part of parts) expect(outcome.stderr).toContain(part);
}

describe.if(hasSmallDisks())("on a full disk", () => {
  test("sealing a backup and opening one fail with the disk's own error, and never hang", async () => {
    const large = join(scratch, "large");
    const box = join(scratch, "large.sealed");
    await Bun.write(large, new Uint8Array(6 * 1024 * 1024));
    await sealFile(large, box, { key: KEY, salt: new Uint8Array(SALT_BYTES) });
    const disk = join(scratch, "sealing");
    for (const [source, ...what] of [[large], [box, "open"]] as const) {
      const place = onSmallDisk(disk, "3m");
      const worker = startProcess(
        "seal-on-a-full-disk",
        [source, join(disk, "out"), ...what],
        place,
      );
      expect(await worker.nextLine()).toBe("Error ENOSPC");
      await worker.release();
    }
  });

  test.each(["plain", "sealed"])(
    "a %s backup that cannot be copied is not called damaged, and nothing of the copy stays",
    async (kind) => {
      const file = kind === "plain" ? backup : sealed;
      const outcome = await onDisk(`
        mkdir -p "$DISK/d"; ${FILL}
        sitewright restore '${file}' --check --data "$DISK/d"; code=$?
        ls -A "$DISK/d" | grep -v '^\\.libsql'
        exit $code`);
      expect([outcome.exitCode, outcome.stdout]).toEqual([1, ""]);
      expectRefusal(outcome, join(outcome.disk, "d"), "ENOSPC", "make room there");
      expect(outcome.stderr).not.toMatch(/damaged|SITEWRIGHT_BACKUP_KEY|Name a file/);
    },
  );

  test("a restore leaves the database that was there, and no half of the other", async () => {
    const outcome = await onDisk(`
      sitewright account create --name Kept --email k@acme.test --data "$DISK/d" >/dev/null
      ${FILL}; truncate -s -300k "$DISK/fill"
      sitewright restore '${backup}' --force --data "$DISK/d"; code=$?
      rm "$DISK/fill"
      sitewright account list --data "$DISK/d"
      ls -A "$DISK/d" | grep restoring
      exit $code`);
    expect(outcome.exitCode).toBe(1);
    expectRefusal(outcome, "ENOSPC", "make room there");
    expect(outcome.stdout.trim().split("\n")).toEqual([
      expect.stringMatching(/^id +name/),
      expect.stringMatching(/^acc_\w+ +Kept +k@acme\.test/),
    ]);
  });

  test("a backup and an account's file leave nothing half written, and name their place", async () => {
    for (const line of [
      `backup "$DISK/out.db"`,
      `cell export "$DISK/out.cell" --account ${account}`,
      `cell export "$DISK/out.cell" --account ${account} --move`,
    ]) {
      const outcome = await onDisk(`
        ${FILL}
        sitewright ${line} --data '${data}'; code=$?
        ls -A "$DISK"; exit $code`);
      expect([line, outcome.exitCode, outcome.stdout]).toEqual([line, 1, "fill\n"]);
      expectRefusal(outcome, join(outcome.disk, "out."));
      expect(outcome.stderr).toMatch(/ENOSPC|disk is full/);
    }
    await runJson(data, "account", "resume", account);
  });

  test("beside a running server the same is said, not that its log says why", async () => {
    // The server writes where the command says, so the disk has to be the server's.
    const outcome = await onDisk(`
      ${COMMAND} serve --data '${data}' --port 0 >"$DISK/log" & server=$!
      while ! grep -q '"ready"' "$DISK/log"; do sleep 0.05; done
      ${FILL}
      sitewright cell export "$DISK/out.cell" --account ${account} --data '${data}'; code=$?
      kill $server; wait $server; ls -A "$DISK"; exit $code`);
    expect([outcome.exitCode, outcome.stdout]).toEqual([1, "fill\nlog\n"]);
    expectRefusal(outcome, join(outcome.disk, "out.cell"), "ENOSPC");
  });

  test("a command says that there is no room, and works again once there is", async () => {
    const outcome = await onDisk(`
      sitewright account create --name Kept --email k@acme.test --data "$DISK/d" >/dev/null
      ${FILL}
      sitewright account create --name Lost --email l@acme.test --data "$DISK/d"; code=$?
      rm "$DISK/fill"
      sitewright account list --data "$DISK/d" --json | tr ',' '\\n' | grep -c '"name"'
      exit $code`);
    expect([outcome.exitCode, outcome.stdout]).toEqual([1, "1\n"]);
    expectRefusal(outcome, join(outcome.disk, "d"), "make room");
  });

  test("a first start that has no room says so, and the next one begins from nothing", async () => {
    const outcome = await onDisk(`
      ${FILL}
      sitewright serve --port 0 --data "$DISK/d"; code=$?
      rm "$DISK/fill"
      sitewright account list --data "$DISK/d"
      exit $code`);
    expect([outcome.exitCode, outcome.stdout]).toEqual([1, "none\n"]);
    expectRefusal(outcome, join(outcome.disk, "d"));
  });
});

describe("what a killed command left", () => {
  const HOUR_S = 3_600;
  /** A directory with a file in it, as old as that. */
  function leave(directory: string, name: string, ageHours: number): void {
    const path = join(directory, name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, "sitewright.db"), "a whole copy");
    const at = Date.now() / 1_000 - ageHours * HOUR_S;
    utimesSync(path, at, at);
  }
  const copies = (directory: string) =>
    readdirSync(directory)
      .filter((name) => name.includes("work") || name.startsWith("check"))
      .sort();

  test.each(["check", "cell"])(
    "by %s goes with the next such command once it is a day old, and nothing of anybody else's",
    async (purpose) => {
      const place = freshData();
      await runJson(place, ...NEW_ACCOUNT);
      const [{ id }] = await runJson(place, "account", "list");
      leave(place, `.${purpose}-work-abc123`, 25);
      // Under way, or of somebody who calls theirs almost like that.
      const others = [`.${purpose}-work-def456`, `.${purpose}-work-of-mine`, `${purpose}-work`];
      for (const [at, name] of others.entries()) leave(place, name, at === 0 ? 1 : 300);
      if (purpose === "check") await runJson(place, "restore", backup, "--check");
      else await runJson(place, "cell", "export", join(place, "..", "a.cell"), "--account", id);
      expect(copies(place)).toEqual(others.toSorted());
    },
  );

  test("is not left by one that ends, well or badly", async () => {
    const place = freshData();
    const junk = join(scratch, "junk");
    writeFileSync(junk, "x".repeat(9_000));
    expect((await run(["restore", junk, "--check", "--data", place])).exitCode).toBe(1);
    expect((await run(["restore", backup, "--check", "--data", place])).exitCode).toBe(0);
    expect(existsSync(place) ? copies(place) : []).toEqual([]);
  });
});

test("a check beside a running server leaves the server's files as they are", async () => {
  const service = await startTestService();
  try {
    // An executable that is asked beside a server from source unpacks its engine.
    const list = () =>
      readdirSync(service.directory)
        .filter((name) => !name.startsWith(".libsql"))
        .sort();
    const before = list();
    const findings = await runJson(service.directory, "restore", backup, "--check");
    expect(findings.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
    expect(list()).toEqual(before);
    expect((await service.visit("localhost", "/readyz")).status).toBe(200);
  } finally {
    await service.close();
  }
});
