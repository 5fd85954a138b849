/** SIGHUP: a service outlives it, but for one whose terminal was closed, which stops in good order. */
import { afterEach, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownCommand } from "../src/platform/own-command.ts";
import { openServerProcess, type ServerProcess, until } from "./fixtures/server-process.ts";

let server: ServerProcess | undefined;
let directory: string | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
});

test.each(["", "nohup"])(
  "a service without a terminal goes on, started by %j",
  async (through) => {
    server = openServerProcess({ SITEWRIGHT_LOG: "info" }, { isQuiet: true });
    await server.start(through === "" ? {} : { through: [through] });
    const pid = server.pid();
    for (let times = 1; times <= 3; times += 1) {
      process.kill(pid, "SIGHUP");
      await until("it has said so", async () => {
        const said = server?.readLog().match(/SIGHUP changes nothing/g) ?? [];
        return said.length === times;
      });
    }
    expect((await server.visit("localhost", "/readyz")).status).toBe(200);
    expect(server.pid()).toBe(pid);
    expect(await server.stop()).toBe(0);
  },
  30_000,
);

/** `serve` in a terminal of its own; answers what it has shown so far, and how it ended. */
function serveInTerminal(data: string) {
  let shown = "";
  const child = Bun.spawn([...ownCommand(), "serve"], {
    env: { ...process.env, SITEWRIGHT_DATA: data, PORT: "0" },
    terminal: {
      cols: 120,
      rows: 40,
      data: (_terminal, bytes) => {
        shown += new TextDecoder().decode(bytes);
      },
    },
  });
  return { child, shown: () => shown };
}

test("a service whose terminal is closed finishes what it does and ends with 0", async () => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-hangup-"));
  const { child, shown } = serveInTerminal(directory);
  await until("it serves", async () => shown().includes("ready"));
  // The terminal is there: this is somebody who thinks of a server that reads its settings anew.
  child.kill("SIGHUP");
  await until("it has said so", async () => shown().includes("SIGHUP changes nothing"));
  expect(child.exitCode).toBeNull();
  child.terminal?.close();
  expect([await child.exited, child.signalCode]).toEqual([0, null]);
  // As after any stop: nobody listens to commands, and the database's log is in the database.
  const left = readdirSync(directory).sort();
  expect(left).not.toContain("control.sock");
  expect(left).not.toContain("sitewright.pid");
  expect(statSync(join(directory, "sitewright.db-wal")).size).toBe(0);
}, 30_000);
