/** Commands side by side, beside a server that starts or stops, and ones that take their time. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";
import { openServerProcess, until } from "./fixtures/server-process.ts";

// Each starts several processes, on machines with as few as two processors.
setDefaultTimeout(120_000);

const { scratch, run, runJson, freshData, close } = openShell();
afterAll(close);

const newAccount = (name: string) => [
  ...["account", "create", "--name", name, "--email", `${name}@acme.test`],
];
const namesIn = async (data: string) =>
  (await runJson(data, "account", "list")).map(({ name }: { name: string }) => name).toSorted();

describe("without a server", () => {
  test("commands given at once are carried out one after the other, on a directory that none has made yet", async () => {
    const data = freshData();
    const names = Array.from({ length: 8 }, (_, at) => `a${at}`);
    const outcomes = await Promise.all(
      names.map((name) => run([...newAccount(name), "--data", data, "--json"])),
    );
    for (const { exitCode, stderr } of outcomes) expect([exitCode, stderr]).toEqual([0, ""]);
    expect(await namesIn(data)).toEqual(names);
    const ids = outcomes.map(({ stdout }) => JSON.parse(stdout).id);
    expect(new Set(ids).size).toBe(names.length);
  });

  test("two restores and a backup at once leave one whole database", async () => {
    const data = freshData();
    const [one, two] = [join(scratch, "one.db"), join(scratch, "two.db")];
    await runJson(data, ...newAccount("one"));
    await runJson(data, "backup", one);
    await runJson(data, ...newAccount("two"));
    await runJson(data, "backup", two);
    const copy = join(scratch, "copy.db");
    const outcomes = await Promise.all([
      run(["restore", one, "--force", "--data", data]),
      run(["restore", two, "--force", "--data", data]),
      run(["backup", copy, "--data", data]),
    ]);
    // Who met the lock says so; a restore does not wait for others, since it replaces what they do.
    for (const { exitCode, stderr } of outcomes)
      if (exitCode !== 0) expect(stderr).toMatch(/is using the data directory .* Stop it first/);
    expect(outcomes.some(({ exitCode }) => exitCode === 0)).toBe(true);
    expect([["one"], ["one", "two"]]).toContainEqual(await namesIn(data));
    expect(readdirSync(data).filter((name) => name.includes("restoring"))).toEqual([]);
    const checked = await run(["doctor", "--data", data]);
    expect(checked.stdout).toMatch(/^ok +database +sound/m);
    if (existsSync(copy)) await runJson(data, "restore", copy, "--check");
  });

  test("a file that two backups are given is one whole backup", async () => {
    const data = freshData();
    await runJson(data, ...newAccount("kept"));
    const file = join(scratch, "same.db");
    const outcomes = await Promise.all([1, 2, 3].map(() => run(["backup", file, "--data", data])));
    const done = outcomes.filter(({ exitCode }) => exitCode === 0);
    expect(done).toHaveLength(1);
    for (const { exitCode, stderr } of outcomes)
      if (exitCode !== 0) expect(stderr).toContain(`${file} exists`);
    const findings = await runJson(freshData(), "restore", file, "--check");
    expect(findings.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    expect(readdirSync(scratch).filter((name) => name.includes(".part"))).toEqual([]);
  });
});

describe("beside a server", () => {
  test("of two that start at once one has the data, by whatever path it is named, and the other says who", async () => {
    const data = freshData();
    mkdirSync(data, { recursive: true });
    const link = join(scratch, "link to data");
    symlinkSync(data, link);
    const start = (directory: string) =>
      Bun.spawn([...SITEWRIGHT, "serve", "--data", directory, "--port", "0"], {
        cwd: scratch,
        env: { PATH: process.env.PATH, HOME: scratch, SITEWRIGHT_LOG: "info" },
        stdout: "pipe",
        stderr: "pipe",
      });
    const servers = [start(data), start(link)];
    const refused = await Promise.race(servers.map((server) => server.exited.then(() => server)));
    const winner = servers.find((server) => server !== refused);
    try {
      expect(refused.exitCode).toBe(1);
      const told = await new Response(refused.stderr).text();
      expect(told).toMatch(/^sitewright: The process \d+ is using the data directory .*\n$/);
      expect(told).toContain(` ${winner?.pid} `);
      expect(await namesIn(link)).toEqual([]);
    } finally {
      winner?.kill();
      expect(await winner?.exited).toBe(0);
    }
    expect(existsSync(join(data, "control.sock"))).toBe(false);
    expect(existsSync(join(data, "sitewright.pid"))).toBe(false);
  });

  test("commands that are given while it starts and stops are carried out once each", async () => {
    const server = openServerProcess({}, { directory: freshData() });
    const outcomes: Promise<{ name: string; exitCode: number; stderr: string }>[] = [];
    const give = (name: string) =>
      outcomes.push(
        run([...newAccount(name), "--data", server.directory]).then((outcome) => ({
          name,
          ...outcome,
        })),
      );
    try {
      const started = server.start();
      // It has the data from here on, and answers a good while later.
      while (!existsSync(join(server.directory, "sitewright.pid"))) await Bun.sleep(1);
      for (const name of ["s1", "s2", "s3"]) give(name);
      await started;
      for (const name of ["r1", "r2"]) give(name);
      await Bun.sleep(150);
      const stopped = server.stop();
      for (const name of ["e1", "e2", "e3"]) give(name);
      expect(await stopped).toBe(0);
      const told = await Promise.all(outcomes);
      const failed = told.filter(({ exitCode }) => exitCode !== 0);
      // One may meet the stop after it was begun: then it is said that nobody knows, and it is looked up.
      for (const { stderr } of failed) expect(stderr).toContain("is not known whether");
      const names = await namesIn(server.directory);
      const done = told.filter(({ exitCode }) => exitCode === 0).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(done));
      expect(new Set(names).size).toBe(names.length);
    } finally {
      await server.close();
    }
  });

  test("a server that was killed leaves nothing in the way of commands, restores and the next one", async () => {
    const server = openServerProcess({}, { directory: freshData() });
    const data = server.directory;
    const file = join(scratch, "before the kill.db");
    try {
      await server.start();
      await server.command(...newAccount("kept"));
      await server.command("backup", file);
      await server.kill();
      // What it left says nothing that is believed: not its socket, nor its number.
      expect(existsSync(join(data, "control.sock"))).toBe(true);
      expect(readFileSync(join(data, "sitewright.pid"), "utf8").trim()).toBe(String(server.pid()));
      await server.command(...newAccount("after"));
      expect(await namesIn(data)).toEqual(["after", "kept"]);
      expect((await server.run("restore", file, "--force")).exitCode).toBe(0);
      await server.start();
      expect(await namesIn(data)).toEqual(["kept"]);
      expect(await server.stop()).toBe(0);
    } finally {
      await server.close();
    }
  });

  test("a restore over it is refused with and without --force, and it goes on as it was", async () => {
    const server = openServerProcess({}, { directory: freshData(), isQuiet: true });
    try {
      await server.start();
      const { key } = await server.createOwner("o@acme.test");
      const file = join(scratch, "elsewhere.db");
      await server.command("backup", file);
      for (const more of [[], ["--force"]]) {
        const refused = await server.run("restore", file, ...more);
        expect([refused.exitCode, refused.text]).toEqual([1, ""]);
        expect(refused.fault).toContain(`The process ${server.pid()} is using`);
      }
      server.useKey(key);
      expect((await server.call("GET", "/me")).account.email).toBe("o@acme.test");
      expect(readdirSync(server.directory).filter((name) => name.includes("restoring"))).toEqual(
        [],
      );
      // Looking at a backup needs nothing that the server has.
      expect((await server.run("restore", file, "--check")).exitCode).toBe(0);
    } finally {
      await server.close();
    }
  });

  test.each(["backup", "cell export"])(
    "whatever is told of %s to one file that is asked for four times at once, the file is whole",
    async (command) => {
      const server = openServerProcess({}, { directory: freshData(), isQuiet: true });
      try {
        await server.start();
        const { accountId } = await server.createOwner("o@acme.test");
        const brief = { businessName: "Harbour", industry: "bakery" };
        await server.call("POST", "/sites", brief);
        const place = join(freshData(), "..");
        const file = join(place, "the file");
        const words = [...command.split(" "), file];
        if (command !== "backup") {
          words.push("--account", accountId);
          await until("the site is built", async () => {
            const { sites } = await server.call("GET", "/sites");
            return sites[0]?.status === "draft" || sites[0]?.status === "live";
          });
        }
        const outcomes = await Promise.all([1, 2, 3, 4].map(() => server.run(...words)));
        const done = outcomes.filter(({ exitCode }) => exitCode === 0);
        expect(done.length).toBeGreaterThan(0);
        for (const { exitCode, fault } of outcomes)
          if (exitCode !== 0) expect(fault).toContain(`${file} exists`);
        expect(readdirSync(place)).toEqual(["the file"]);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        if (command === "backup") await runJson(freshData(), "restore", file, "--check");
        else
          expect(await runJson(freshData(), "cell", "import", file)).toMatchObject({
            id: accountId,
          });
      } finally {
        await server.close();
      }
    },
  );

  test("a backup that is made while sites are built restores to accounts whose books add up", async () => {
    const server = openServerProcess({}, { directory: freshData() });
    try {
      await server.start();
      await server.createOwner("o@acme.test");
      const brief = { businessName: "Harbour", industry: "bakery" };
      const building = Promise.all(
        Array.from({ length: 4 }, () => server.call("POST", "/sites", brief)),
      );
      const files = [1, 2, 3].map((at) => join(scratch, `under-way-${at}.db`));
      for (const file of files) await server.command("backup", file);
      await building;
      for (const file of files) {
        const findings = await runJson(freshData(), "restore", file, "--check");
        expect(findings.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([]);
      }
    } finally {
      await server.close();
    }
  });
});

test("a command that the server takes minutes for is waited for, and is not done by itself meanwhile", async () => {
  const data = freshData();
  mkdirSync(data, { recursive: true });
  const asked: string[] = [];
  // In the server's place one that answers after the runtime would have given up, were it left to that.
  const server = Bun.serve({
    unix: join(data, "control.sock"),
    async fetch(request, own) {
      own.timeout(request, 0);
      asked.push(new URL(request.url).pathname);
      await Bun.sleep(9_500);
      return Response.json({ result: { id: "site_1", changes: [], cannot: "", versionId: null } });
    },
  });
  try {
    const slow = ["site", "revise", "site_1", "--say", "closed on Mondays", "--json"];
    // Of one second it makes eight, for it looks every four.
    const outcome = await run([...slow, "--data", data], { BUN_CONFIG_HTTP_IDLE_TIMEOUT: "1" });
    expect([outcome.exitCode, outcome.stderr]).toEqual([0, ""]);
    expect(JSON.parse(outcome.stdout).id).toBe("site_1");
    expect(asked).toEqual(["/site.revise"]);
    expect(readdirSync(data)).toEqual(["control.sock"]);
  } finally {
    await server.stop(true);
  }
});
