/**
 * The command line as a shell sees it: output, exit codes, and the same effect with a server
 * running and without one.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { startTestService, type TestService } from "./harness.ts";

const { scratch, run, runJson, freshData, close } = openShell();
afterAll(close);

/** Names in a directory that anybody but their owner may read or write. */
const openToOthers = (directory: string) =>
  readdirSync(directory).filter((name) => (statSync(join(directory, name)).mode & 0o077) !== 0);

const NEW_ACCOUNT = ["account", "create", "--name", "Acme", "--email", "o@acme.test"];

describe("with a server running", () => {
  let service: TestService;
  const call = (key: string) => service.call(key, "GET", "/me");

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  test("accounts and keys take effect on the next call", async () => {
    const data = service.directory;
    const { id } = await runJson(data, ...NEW_ACCOUNT, "--plan", "starter");
    const { id: keyId, key } = await runJson(data, "key", "create", "--account", id);
    expect((await call(key)).status).toBe(402);
    await runJson(data, "account", "plan", id, "pro");
    expect((await call(key)).status).toBe(200);
    await runJson(data, "account", "bonus", id, "7");
    expect((await call(key)).body.usage).toMatchObject({ bonusTokens: 7, remaining: 207 });
    await runJson(data, "account", "suspend", id);
    expect((await call(key)).status).toBe(403);
    await runJson(data, "account", "resume", id);
    expect((await call(key)).status).toBe(200);
    await runJson(data, "key", "revoke", keyId);
    expect((await call(key)).status).toBe(401);
    expect(await runJson(data, "account", "list")).toHaveLength(1);
    expect((await runJson(data, "key", "list", "--account", id))[0].revokedAt).toBeNumber();
  });

  test("a rotated key stays good for the overlap, and no longer", async () => {
    const account = await service.createAccount();
    const rotated = await runJson(
      service.directory,
      "key",
      "rotate",
      account.keyId,
      "--overlap",
      "2s",
    );
    expect((await call(rotated.key)).status).toBe(200);
    expect((await call(account.key)).status).toBe(200);
    service.clock.advance(2_000);
    expect((await call(account.key)).status).toBe(401);
    expect((await call(rotated.key)).status).toBe(200);
  });

  test("a rotated key lasts no longer than the one before, and a dead one yields none", async () => {
    const data = service.directory;
    const { id } = await service.createAccount();
    const create = ["key", "create", "--account", id, "--label", "till", "--expires-in", "30m"];
    const old = await runJson(data, ...create);
    const rotate = ["key", "rotate", old.id, "--overlap", "1m"];
    const rotated = await runJson(data, ...rotate);
    expect(rotated).toMatchObject({ expiresAt: old.expiresAt, label: "till", scope: "full" });
    service.clock.advance(60_000);
    expect([(await call(old.key)).status, (await call(rotated.key)).status]).toEqual([401, 200]);
    const refused = await run([...rotate, "--data", data]);
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining("still good")]);
    service.clock.advance(29 * 60_000);
    expect((await call(rotated.key)).status).toBe(401);
    expect((await run(["key", "rotate", rotated.id, "--data", data])).exitCode).toBe(1);
    expect(await runJson(data, "key", "list", "--account", id)).toHaveLength(3);
  });

  test("a key that expires is refused from then on, a read key may only read", async () => {
    const { id } = await service.createAccount();
    const create = ["key", "create", "--account", id];
    const { key } = await runJson(service.directory, ...create, "--expires-in", "30m");
    expect((await call(key)).status).toBe(200);
    service.clock.advance(1_800_000);
    expect((await call(key)).status).toBe(401);
    const reader = await runJson(service.directory, ...create, "--scope", "read");
    expect((await service.call(reader.key, "POST", "/sites", { body: {} })).status).toBe(403);
  });

  test("the directory and every file in it are their owner's alone", () => {
    expect(statSync(service.directory).mode & 0o077).toBe(0);
    expect(readdirSync(service.directory)).toContain("sitewright.lock");
    expect(openToOthers(service.directory)).toEqual([]);
  });

  test("the socket is its owner's alone", () => {
    const { mode } = statSync(join(service.directory, "control.sock"));
    expect(mode & 0o777).toBe(0o600);
  });

  test("a second server on the directory is refused, by the holder's pid", async () => {
    const { exitCode, stderr } = await run(["serve", "--data", service.directory, "--port", "0"]);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(String(process.pid));
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("a backup is whole, and is not written over", async () => {
    const file = join(scratch, "backup.db");
    const written = await runJson(service.directory, "backup", file);
    expect(written).toEqual({ id: file, path: file, bytes: statSync(file).size });
    const again = await run(["backup", file, "--data", service.directory]);
    expect([again.exitCode, again.stderr.includes("exists")]).toEqual([1, true]);
  });

  test("a place that cannot be written to is said before anything is done", async () => {
    const { id } = await runJson(service.directory, ...NEW_ACCOUNT);
    const target = join(scratch, "nowhere", "file");
    for (const args of [
      ["backup", target],
      ["cell", "export", target, "--account", id, "--move"],
    ]) {
      const refused = await run([...args, "--data", service.directory]);
      expect([refused.exitCode, refused.stderr.trim().split("\n").length]).toEqual([1, 1]);
      expect(refused.stderr).toContain(`${target} cannot be written (ENOENT)`);
    }
    const account = await runJson(service.directory, "account", "show", id);
    expect(account.suspendedAt).toBeNull();
  });

  test("the doctor finds nothing wrong, one line a check", async () => {
    const { exitCode, stdout } = await run(["doctor", "--data", service.directory]);
    expect([exitCode, stdout.includes("FAILED")]).toEqual([0, false]);
    expect(stdout).toMatch(/^ok +configuration/m);
    expect(stdout).toMatch(/^ok +ledger/m);
  });
});

describe("with no server running", () => {
  test("commands do the work themselves, and the next server has it", async () => {
    const data = freshData();
    const { id } = await runJson(data, ...NEW_ACCOUNT, "--plan", "agency");
    const { key } = await runJson(data, "key", "create", "--account", id);
    const service = await startTestService({ directory: data });
    expect((await service.call(key, "GET", "/me")).body.account.id).toBe(id);
    await service.stop();
  });

  test("generate --wait builds the site and sees it live", async () => {
    const data = freshData();
    const { id } = await runJson(data, ...NEW_ACCOUNT, "--plan", "agency");
    const brief = ["--business-name", "Harbour Bakery", "--industry", "bakery"];
    const site = await runJson(
      data,
      ...["generate", "--account", id, ...brief, "--wait", "--port", "0"],
    );
    expect(site).toMatchObject({ status: "live", name: "Harbour Bakery" });
    expect(await runJson(data, "site", "list", "--account", id)).toHaveLength(1);
    const audit = await runJson(data, "site", "audit", site.id);
    expect(audit).toMatchObject({
      ...{ id: site.id, passed: true, findings: [], figures: { pages: 10 } },
    });
    const told = await run(["site", "audit", site.id, "--data", data]);
    expect(told.stdout).toMatch(/^name +outcome\nstructure +passed\n/);
    expect((await run(["site", "audit", "site_none", "--data", data])).exitCode).toBe(1);
    const domain = (...args: string[]) => runJson(data, "site", "domain", site.id, ...args);
    expect(await domain("www.acme.example")).toMatchObject({
      ...{ id: site.id, customDomain: "www.acme.example", status: site.status },
    });
    expect(await domain()).toMatchObject({
      ...{ id: site.id, domain: "www.acme.example", status: "pending" },
    });
    const said = await run(["site", "domain", site.id, "--data", data]);
    expect(said.stdout).toMatch(/^TXT +_sitewright\.www\.acme\.example +sitewright-site=/m);
    const refused = await run(["site", "domain", site.id, "127.0.0.1", "--data", data]);
    expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining("<host> must")]);
    const both = ["site", "domain", site.id, "a.example", "--remove", "--data", data];
    expect((await run(both)).exitCode).toBe(2);
    expect(await domain("--remove")).toMatchObject({ id: site.id, customDomain: null });
  }, 60_000);

  test("a site's versions are listed and restored, and a job tells its steps", async () => {
    const data = freshData();
    const { id } = await runJson(data, ...NEW_ACCOUNT, "--plan", "agency");
    const brief = ["--business-name", "Harbour Bakery", "--industry", "bakery"];
    const build = ["generate", "--account", id, ...brief, "--wait", "--port", "0"];
    const site = await runJson(data, ...build);
    const [first] = await runJson(data, "site", "versions", site.id);
    expect(first).toMatchObject({ why: "generated", who: null, isLive: true });
    const restored = await runJson(data, "site", "restore", site.id, first.id, "--publish");
    expect(restored).toMatchObject({ why: "restored", base: first.id, isNewest: true });
    const listed = await runJson(data, "site", "versions", site.id, "--limit", "1");
    expect(listed).toEqual([restored]);
    expect((await run(["site", "versions", site.id, "--data", data])).stdout).toContain("restored");
    const wrong = ["site", "versions", site.id, "--limit", "many", "--data", data];
    expect((await run(wrong)).exitCode).toBe(2);
    const foreign = ["site", "restore", site.id, "ver_none", "--data", data];
    expect((await run(foreign)).stderr).toContain("No such version.");
    const { id: jobId } = await runJson(data, "generate", "--account", id, ...brief);
    const job = await runJson(data, "job", "show", jobId);
    expect(job).toMatchObject({ id: jobId, accountId: id, status: "pending", steps: [] });
    const told = await run(["job", "show", jobId, "--data", data]);
    expect(told.stdout).toContain("Waiting to start");
    expect((await run(["job", "show", "job_none", "--data", data])).exitCode).toBe(1);
  }, 60_000);

  test("a restore brings back what was backed up, and refuses to replace without --force", async () => {
    const data = freshData();
    const file = `${data}.backup`;
    const { id } = await runJson(data, ...NEW_ACCOUNT);
    await runJson(data, "backup", file);
    await runJson(data, ...NEW_ACCOUNT);
    const refused = await run(["restore", file, "--data", data]);
    expect([refused.exitCode, refused.stderr.includes("--force")]).toEqual([1, true]);
    expect((await run(["restore", file, "--data", data, "--force"])).exitCode).toBe(0);
    expect((await runJson(data, "account", "list")).map((a: { id: string }) => a.id)).toEqual([id]);
    const occupied = freshData();
    mkdirSync(occupied);
    writeFileSync(join(occupied, "notes.txt"), "mine");
    expect((await run(["restore", file, "--data", occupied])).exitCode).toBe(1);
    const elsewhere = freshData();
    const databasePath = join(elsewhere, "sitewright.db");
    expect(await runJson(elsewhere, "restore", file)).toEqual({ id: databasePath, databasePath });
    expect(await runJson(elsewhere, "account", "list")).toHaveLength(1);
  });

  test("a restored database is its owner's alone, and nothing is left beside it", async () => {
    const data = freshData();
    const file = `${data}.backup`;
    await runJson(data, ...NEW_ACCOUNT);
    await runJson(data, "backup", file);
    chmodSync(file, 0o644);
    const restored = freshData();
    expect((await run(["restore", file, "--data", restored])).exitCode).toBe(0);
    expect(readdirSync(restored).filter((name) => name.includes("restoring"))).toEqual([]);
    expect(openToOthers(restored)).toEqual([]);
  });

  test("files that others could read are closed to them by the next command", async () => {
    const data = freshData();
    await runJson(data, ...NEW_ACCOUNT);
    chmodSync(join(data, "sitewright.db"), 0o644);
    writeFileSync(join(data, "notes.txt"), "the operator's own");
    chmodSync(join(data, "notes.txt"), 0o644);
    await runJson(data, "account", "list");
    expect(openToOthers(data)).toEqual(["notes.txt"]);
  });

  test("the doctor tells of secrets that another instance key has sealed", async () => {
    const data = freshData();
    const { id } = await runJson(data, ...NEW_ACCOUNT);
    const hook = ["--account", id, "--url", "https://hooks.example.com/a"];
    await runJson(data, "webhook", "create", ...hook);
    expect((await run(["doctor", "--data", data])).stdout).toMatch(/^ok +webhooks /m);
    const key = Buffer.alloc(32, 7).toString("base64");
    const other = await run(["doctor", "--data", data], { SITEWRIGHT_INSTANCE_KEY: key });
    expect(other.exitCode).toBe(1);
    expect(other.stdout).toMatch(/^FAILED +webhooks .*SITEWRIGHT_INSTANCE_KEY/m);
  });

  test("a file that is no backup is not restored, and nothing is touched", async () => {
    const data = freshData();
    const { id } = await runJson(data, ...NEW_ACCOUNT);
    const junk = join(scratch, "junk.db");
    writeFileSync(junk, "x".repeat(9_000));
    const refused = await run(["restore", junk, "--data", data, "--force"]);
    expect([refused.exitCode, refused.stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(refused.stderr).toStartWith(`sitewright: ${junk} is damaged`);
    expect(refused.stderr).toContain("Name a file that `sitewright backup` wrote.");
    expect((await runJson(data, "account", "show", id)).id).toBe(id);
  });
});

test.each([
  [["nonsense"]],
  [["account", "create"]],
  [["account", "create", "--name", "A", "--email", "a@b.c", "--colour", "red"]],
  [["key", "create", "--account", "acc_x", "--expires-in", "soon"]],
  [["account", "bonus", "acc_x", "many"]],
  [["key", "create", "--account", "acc_x", "--expires-in", "0s"]],
  [["serve", "--prot", "80"]],
  [["help", "nonsense"]],
])("wrong usage is exit code 2 and says what is wrong: %j", async (args) => {
  const { exitCode, stdout, stderr } = await run(args);
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/error: /);
});

const WRONG_VALUES: [string[], string][] = [
  [["account", "create", "--name", " ", "--email", "a@b.test"], "--name must not be empty"],
  [["account", "create", "--name", "A", "--email", "nobody"], "--email must be an e-mail address"],
  [["account", "create", "--name", "A", "--email", "a@b.test", "--plan", "gold"], "--plan must be"],
  [["account", "plan", "acc_x", "gold"], "<plan> must be one of free, starter, pro, agency"],
  [["key", "create", "--account", "acc_x", "--scope", "all"], "--scope must be one of full, read"],
  [["demo", "--once", "--business-name", " ", "--industry", "x"], "--business-name and --industry"],
];

test("a brief that the service refuses is the demo's wrong usage", async () => {
  const brief = ["--business-name", "a".repeat(201), "--industry", "x"];
  const refused = await run(["demo", "--once", ...brief, "--data", freshData()], { PORT: "0" });
  expect([refused.exitCode, refused.stderr]).toEqual([
    2,
    "sitewright: --business-name must be at most 200 characters.\n",
  ]);
});

test("a value that a command does not take is wrong usage too, with a server and without", async () => {
  const service = await startTestService();
  try {
    for (const data of [freshData(), service.directory])
      for (const [args, text] of WRONG_VALUES) {
        const { exitCode, stdout, stderr } = await run([...args, "--data", data]);
        expect([exitCode, stdout, stderr.trim().split("\n").length]).toEqual([2, "", 1]);
        expect(stderr).toContain(text);
      }
  } finally {
    await service.close();
  }
});

test.each([
  [["account", "show", "acc_missing"], "No such account"],
  [["key", "revoke", "key_missing"], "No such key"],
  [["restore", "/does/not/exist"], "does not exist"],
  [["serve", "--port", "http"], "PORT must be a whole number"],
])("a failure is exit code 1 and one line that says what to do: %j", async (args, text) => {
  const { exitCode, stderr } = await run([...args, "--data", freshData()]);
  expect([exitCode, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain(text);
});

test("a data directory that cannot be made is one line that says what to do", async () => {
  const file = join(scratch, "a-file");
  writeFileSync(file, "");
  const backup = join(scratch, "some-backup.db");
  writeFileSync(backup, "");
  for (const args of [["account", "list"], ["serve"], ["restore", backup]]) {
    const { exitCode, stderr } = await run([...args, "--data", join(file, "data")]);
    expect([exitCode, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain("name a writable one with --data or SITEWRIGHT_DATA");
  }
});

test("a port that is taken stops the start: two services never share one", async () => {
  const service = await startTestService();
  try {
    const args = ["serve", "--data", freshData(), "--port", String(service.port)];
    const { exitCode, stderr } = await run(args);
    expect([exitCode, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain("EADDRINUSE");
  } finally {
    await service.close();
  }
});

test("the key of a bootstrapped account is printed by the time the service is ready", async () => {
  const account = "name=Acme;email=owner@acme.test;plan=agency";
  // Nobody else listens where somebody just stopped.
  const gone = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const port = Number(gone.port);
  await gone.stop(true);
  const child = Bun.spawn([...SITEWRIGHT, "serve", "--data", freshData(), "--port", String(port)], {
    env: { PATH: process.env.PATH, SITEWRIGHT_BOOTSTRAP: account, SITEWRIGHT_LOG: "silent" },
    stdout: "pipe",
  });
  try {
    const { value } = await child.stdout.getReader().read();
    const key = /swk_\w+/.exec(new TextDecoder().decode(value))?.[0];
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await Bun.sleep(5);
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`http://127.0.0.1:${port}/v1/me`, { headers });
    expect(await answer.json()).toMatchObject({ account: { name: "Acme", plan: "agency" } });
  } finally {
    child.kill();
    await child.exited;
  }
});

test("help, version and the API's document need no data directory and write none", async () => {
  for (const args of [["help"], ["help", "configuration"], ["help", "key", "create"], ["version"]])
    expect((await run(args)).exitCode).toBe(0);
  const { exitCode, stdout } = await run(["openapi"]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout).openapi).toBe("3.1.0");
  expect(existsSync(join(scratch, "data"))).toBe(false);
});

test("a mistyped command is named, and the version has a flag as well", async () => {
  for (const args of [["acount", "list", "--json"], ["nosuch"]]) {
    const { exitCode, stderr } = await run(args);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining(`unknown command '${args[0]}'`),
    ]);
  }
  expect(await run(["--version"])).toEqual(await run(["version"]));
});

test("what is read has to be a file that is there, and else that is said in one line", async () => {
  for (const args of [["restore"], ["restore", "--check"], ["cell", "import"]]) {
    const refused = await run([...args, scratch, "--data", freshData()]);
    expect(refused).toEqual({
      ...{ exitCode: 1, stdout: "" },
      stderr: `sitewright: ${scratch} is a directory; name a file in it.\n`,
    });
  }
});

test.if(Bun.which("mkfifo") !== null)("a pipe is refused at once, and not waited for", async () => {
  const pipe = join(scratch, "pipe");
  await Bun.$`mkfifo ${pipe}`;
  for (const args of [["restore"], ["restore", "--check"], ["cell", "import"]]) {
    const refused = await run([...args, pipe, "--data", freshData()]);
    expect(refused).toEqual({
      ...{ exitCode: 1, stdout: "" },
      stderr: `sitewright: ${pipe} is no file but a pipe or a device; write it to a file first.\n`,
    });
  }
});

test("a command takes the flag of every setting, also of those that its help leaves out", async () => {
  const given = ["--public-url", "https://sites.example.com", "--plan-credits", "pro=7"];
  const plan = [...NEW_ACCOUNT, "--plan", "pro", ...given];
  const { usage } = await runJson(freshData(), ...plan);
  expect(usage.limit).toBe(7);
  const invitation = ["user", "invite", "--email", "o@acme.test", "--operator", ...given];
  const { link } = await runJson(freshData(), ...invitation);
  expect(link).toStartWith("https://sites.example.com/console/join/");
});

test("a command's own options are told before the settings", async () => {
  const { stdout } = await run(["key", "create", "--help"]);
  const places = ["--scope <scope>", "--json", "--help", "Settings (", "--data <value>"].map(
    (part) => stdout.indexOf(part),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a flag wins over its variable", async () => {
  const data = freshData();
  const other = freshData();
  await run([...NEW_ACCOUNT, "--data", data], { SITEWRIGHT_DATA: other });
  expect(existsSync(data)).toBe(true);
  expect(existsSync(other)).toBe(false);
});
