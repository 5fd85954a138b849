/** Databases of other versions under the commands: older ones are brought along, newer ones are left alone. */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MIGRATIONS } from "../src/platform/database/migrations.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { createLog } from "../src/platform/log.ts";
import { openShell } from "./fixtures/command-line.ts";
import { runHere } from "./fixtures/commands-here.ts";
import { openServerProcess } from "./fixtures/server-process.ts";

setDefaultTimeout(60_000);

const { scratch, run, freshData, close } = openShell();
afterAll(close);

/** As many migrations as an earlier version had. */
const EARLIER = MIGRATIONS.length - 3;
const NEXT = MIGRATIONS[EARLIER]?.tag ?? "";
const COPY = `sitewright-before-${NEXT}.db`;
const NEW_ACCOUNT = ["account", "create", "--name", "Acme", "--email", "o@acme.test"];

/** A data directory as an earlier version left it, with one account. */
let template: string;
beforeAll(async () => {
  template = freshData();
  mkdirSync(template, { mode: 0o700 });
  const db = await openDatabase({
    url: pathToFileURL(join(template, "sitewright.db")).href,
    dataDirectory: template,
    log: createLog("silent", { write: () => undefined }),
    onFatal: (error) => {
      throw error;
    },
    migrations: MIGRATIONS.slice(0, EARLIER),
  });
  await db.client.execute(
    "insert into accounts (id, name, email, plan, created_at) values ('acc_old', 'Kept', 'k@acme.test', 'pro', 1)",
  );
  await db.client.execute(
    "insert into credit_balances (account_id, period, used, bonus) values ('acc_old', '1970-01', 0, 0)",
  );
  await db.close();
});

function older(): string {
  const data = freshData();
  cpSync(template, data, { recursive: true });
  return data;
}

/** Of the file's header: how many migrations it has. */
const schemaOf = (path: string): number => readFileSync(path).readUInt32BE(60);
const sha = (path: string): string =>
  new Bun.CryptoHasher("sha256").update(readFileSync(path)).digest("hex");

const here = async (data: string, ...words: string[]) => {
  const { exitCode, stdout, stderr } = await runHere([...words, "--data", data, "--json"]);
  return { exitCode, stderr, record: exitCode === 0 ? JSON.parse(stdout) : undefined };
};

describe("an older database", () => {
  test("is copied as it was and brought up to date by the first command, whose output stays its own", async () => {
    const data = older();
    const before = sha(join(data, "sitewright.db"));
    expect(schemaOf(join(data, "sitewright.db"))).toBe(EARLIER);
    const listed = await run(["account", "list", "--json", "--data", data]);
    expect([listed.exitCode, listed.stderr]).toEqual([0, ""]);
    expect(JSON.parse(listed.stdout)).toMatchObject([{ id: "acc_old", name: "Kept" }]);
    expect(schemaOf(join(data, "sitewright.db"))).toBe(MIGRATIONS.length);
    expect(schemaOf(join(data, COPY))).toBe(EARLIER);
    expect(statSync(join(data, COPY)).mode & 0o777).toBe(0o600);
    expect(sha(join(data, "sitewright.db"))).not.toBe(before);
    // Once is enough.
    const written = statSync(join(data, COPY)).mtimeMs;
    await here(data, ...NEW_ACCOUNT);
    expect(statSync(join(data, COPY)).mtimeMs).toBe(written);
    expect(readdirSync(data).filter((name) => name.startsWith("sitewright-before-"))).toEqual([
      COPY,
    ]);
  });

  test("is brought up to date by a start, which tells of both, and the copy restores the earlier one", async () => {
    const data = older();
    const server = openServerProcess({ SITEWRIGHT_LOG: "info" }, { directory: data });
    try {
      await server.start();
      const log = server.readLog();
      expect(log).toContain(`"backup":${JSON.stringify(join(data, COPY))}`);
      expect(log).toContain(`"last":"${MIGRATIONS.at(-1)?.tag}"`);
      expect((await server.command("account", "show", "acc_old")).name).toBe("Kept");
      await server.command(...NEW_ACCOUNT);
      expect(await server.stop()).toBe(0);
      const restored = await here(data, "restore", join(data, COPY), "--force");
      expect([restored.exitCode, restored.stderr]).toEqual([0, ""]);
      const { record } = await here(data, "account", "list");
      expect(record.map(({ id }: { id: string }) => id)).toEqual(["acc_old"]);
    } finally {
      await server.close();
    }
  });

  test("is restored from a backup of that time, checked without being changed, and found sound", async () => {
    const old = join(older(), "sitewright.db");
    const before = sha(old);
    const data = freshData();
    const checked = await here(data, "restore", old, "--check");
    expect(checked.exitCode).toBe(0);
    expect(checked.record.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    expect(existsSync(data)).toBe(false);
    expect((await here(data, "restore", old)).exitCode).toBe(0);
    expect(sha(old)).toBe(before);
    expect(schemaOf(join(data, "sitewright.db"))).toBe(MIGRATIONS.length);
    // The backup itself is the copy from before the upgrade.
    expect(readdirSync(data).filter((name) => name.includes("before"))).toEqual([]);
    expect((await here(data, "account", "show", "acc_old")).record.name).toBe("Kept");
  });

  test("that is cut short is neither copied nor brought up to date", async () => {
    const data = older();
    const path = join(data, "sitewright.db");
    const whole = readFileSync(path);
    writeFileSync(path, whole.subarray(0, whole.length - 8_192));
    const before = sha(path);
    const outcome = await here(data, "account", "list");
    expect([outcome.exitCode, outcome.stderr.trimEnd().split("\n").length]).toEqual([1, 1]);
    expect(outcome.stderr).toMatch(/is damaged .*Restore a backup with `sitewright restore FILE`/);
    expect(sha(path)).toBe(before);
    expect(readdirSync(data).filter((name) => name.includes("before"))).toEqual([]);
  });
});

describe("a newer database", () => {
  const told =
    /^sitewright: The database is newer than this executable: its schema is 99, this one knows \d+\./;

  /** As a version from a time to come leaves it: one that this one knows nothing of. */
  async function newer(): Promise<string> {
    const data = freshData();
    await here(data, ...NEW_ACCOUNT);
    const path = join(data, "sitewright.db");
    const bytes = readFileSync(path);
    bytes.writeUInt32BE(99, 60);
    writeFileSync(path, bytes);
    return data;
  }

  test.each([
    "account list",
    "account create --name N --email n@acme.test",
    "key list --account acc_x",
    "site list --account acc_x",
    "user list",
    "webhook list",
    "job show job_x",
    "person export --account acc_x --email p@acme.test",
    "cell export FILE --account acc_x",
    "backup FILE",
    "doctor",
    "serve",
  ])("is refused by name, and nothing of it or beside it is touched: %s", async (line) => {
    const data = await newer();
    const path = join(data, "sitewright.db");
    const before = [
      sha(path),
      readdirSync(data)
        .filter((name) => !name.startsWith(".libsql"))
        .toSorted(),
    ];
    const words = line.replace("FILE", join(data, "..", "out")).split(" ");
    const { exitCode, stdout, stderr } = await runHere([...words, "--data", data], { PORT: "0" });
    expect([exitCode, stdout, stderr.trimEnd().split("\n").length]).toEqual([1, "", 1]);
    expect(stderr).toMatch(told);
    expect(stderr).toContain(
      "Start the newer executable, or restore a backup from before the upgrade.",
    );
    const after = readdirSync(data)
      .filter((name) => !name.startsWith(".libsql"))
      .toSorted();
    expect([sha(path), after]).toEqual(before);
    expect(existsSync(join(data, "..", "out"))).toBe(false);
  });

  test("is no backup that could be restored here, and gives way to one that can", async () => {
    const data = await newer();
    const path = join(data, "sitewright.db");
    const other = freshData();
    await here(other, ...NEW_ACCOUNT);
    for (const more of [["--force"], ["--check"]]) {
      const refused = await runHere(["restore", path, ...more, "--data", other]);
      expect([refused.exitCode, refused.stdout]).toEqual([1, ""]);
      expect(refused.stderr).toMatch(told);
    }
    expect((await here(other, "account", "list")).record).toHaveLength(1);
    const good = join(scratch, "good.db");
    await here(other, "backup", good);
    expect((await runHere(["restore", good, "--data", data])).stderr).toContain("--force");
    expect((await here(data, "restore", good, "--force")).exitCode).toBe(0);
    expect((await here(data, "account", "list")).record).toHaveLength(1);
  });
});
