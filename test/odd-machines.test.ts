/** Commands where the machine is not as one would like: its disks, its users, its terminal. */
import { afterAll, expect, test } from "bun:test";
import { chownSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openShell, SITEWRIGHT } from "./fixtures/command-line.ts";

const { scratch, run, runJson, freshData, close } = openShell();
afterAll(close);

const NEW_ACCOUNT = ["account", "create", "--name", "Acme", "--email", "o@acme.test"];

test.if(process.getuid?.() === 0)(
  "what root's commands make in a service's directory is its owner's",
  async () => {
    const data = freshData();
    mkdirSync(data);
    chownSync(data, 65_534, 65_534);
    const { id } = await runJson(data, ...NEW_ACCOUNT);
    const owners = () => readdirSync(data).map((name) => statSync(join(data, name)).uid);
    expect(new Set(owners())).toEqual(new Set([65_534]));
    const backup = join(scratch, "given.db");
    await run(["backup", backup, "--data", data]);
    expect((await run(["restore", backup, "--data", data, "--force"])).exitCode).toBe(0);
    expect(new Set(owners())).toEqual(new Set([65_534]));
    expect((await runJson(data, "account", "show", id)).id).toBe(id);
  },
);

test.if(process.platform === "linux")(
  "a data directory with a very long path is served like any other",
  async () => {
    const data = join(scratch, "long".repeat(40), "data");
    const child = Bun.spawn([...SITEWRIGHT, "serve", "--data", data, "--port", "0"], {
      env: { PATH: process.env.PATH, HOME: scratch },
      stdout: "pipe",
    });
    try {
      await readUntilReady(child.stdout);
      expect((await runJson(data, ...NEW_ACCOUNT)).name).toBe("Acme");
      expect(existsSync(join(data, "control.sock"))).toBe(true);
    } finally {
      child.kill();
    }
    expect(await child.exited).toBe(0);
    expect(existsSync(join(data, "control.sock"))).toBe(false);
  },
);

test("the service runs from a folder that has nothing to do with it, its console too", async () => {
  const child = Bun.spawn([...SITEWRIGHT, "serve", "--data", freshData(), "--port", "0"], {
    cwd: scratch,
    env: { PATH: process.env.PATH, HOME: scratch },
    stdout: "pipe",
  });
  try {
    const text = await readUntilReady(child.stdout);
    const [, console = ""] = /"console":"([^"]*)"/.exec(text) ?? [];
    const page = await fetch(console);
    expect(page.status).toBe(200);
    const [, script = ""] = /src="([^"]*\.js)"/.exec(await page.text()) ?? [];
    expect((await fetch(new URL(script, console))).status).toBe(200);
  } finally {
    child.kill();
  }
  expect(await child.exited).toBe(0);
});

/** All that was logged up to then. */
async function readUntilReady(stdout: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stdout) {
    text += new TextDecoder().decode(chunk);
    if (text.includes('"ready"')) break;
  }
  return text;
}

test("an address that is not this machine's is said to be that", async () => {
  const args = ["serve", "--data", freshData(), "--host", "203.0.113.9", "--port", "0"];
  const { exitCode, stderr } = await run(args);
  expect([exitCode, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("HOST must be an address of this machine");
});

test("every help fits a terminal of 80 columns, and says what cannot be left out", async () => {
  const topics = ["", "serve", "site", "configuration", "files", "key create"];
  for (const words of topics.map((topic) => topic.split(" ").filter(Boolean))) {
    const help = await run(["help", ...words]);
    expect(help.exitCode).toBe(0);
    // One word, such as an address, is not taken apart.
    const isTooLong = (line: string) => line.length > 80 && line.trim().includes(" ");
    expect(help.stdout.split("\n").filter(isTooLong)).toEqual([]);
  }
  const { stdout: key } = await run(["help", "key", "create"]);
  expect(key).toMatch(/--account <id> .*\(required\)/);
  expect((await run(["help", "key", "rotate"])).stdout).toContain("(default: 24h)");
});

test("half a brief is wrong usage that names the flags, before anything is started", async () => {
  for (const args of [["demo"], ["generate", "--account", "acc_any"]]) {
    const half = [...args, "--business-name", "Acme", "--data", freshData()];
    const { exitCode, stdout, stderr } = await run(half);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("--industry");
  }
});

test("without a place for temporary files the demo says where else", async () => {
  const { exitCode, stderr } = await run(["demo", "--once"], { TMPDIR: join(scratch, "nowhere") });
  expect([exitCode, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("--data");
});

test.skipIf(!existsSync("/dev/full"))("output that a full disk has lost is a failure", async () => {
  for (const args of [["version"], ["openapi"], ["help"]]) {
    const command = [...SITEWRIGHT, ...args].map((word) => `'${word}'`).join(" ");
    const child = Bun.spawn(["sh", "-c", `${command} > /dev/full`], { stderr: "pipe" });
    const stderr = await new Response(child.stderr).text();
    expect([await child.exited, stderr.trim().split("\n").length]).toEqual([1, 1]);
    expect(stderr).toContain("ENOSPC");
  }
});
