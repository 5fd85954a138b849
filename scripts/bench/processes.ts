/** The processes under test: our executable, and what it is compared with. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type Running = {
  port: number;
  pid: number;
  stop(): Promise<void>;
};

const EXECUTABLE = resolve("dist/sitewright");
/** Servers have one core and load generators the other, so that they do not take each other's time. */
export const SERVER_CORE = "0";
export const LOAD_CORE = "1";
/** For what is about using both. */
export const BOTH_CORES = "0,1";

export function scratchDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "sitewright-bench-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export function requireExecutable(): string {
  if (!existsSync(EXECUTABLE)) throw new Error("no dist/sitewright: run `bun run build` first");
  return EXECUTABLE;
}

/**
 * Starts the executable on a data directory, and answers once it is ready. With TLS on, `plainPort`
 * is the one that answers without.
 */
export async function startSitewright(
  dataDirectory: string,
  environment: Record<string, string> = {},
  plainPort?: number,
  cores = SERVER_CORE,
): Promise<Running> {
  const port = plainPort ?? (await freePort());
  const path = plainPort === undefined ? "/readyz" : "/healthz";
  const settings = {
    PORT: String(port),
    SITEWRIGHT_DATA: dataDirectory,
    SITEWRIGHT_LOG: "warn",
    SITEWRIGHT_LIMITS: ["key", "ip", "generation", "form", "page", "beacon"]
      .map((name) => `${name}=9999999/9999999m`)
      .join(","),
    SITEWRIGHT_PLAN_CREDITS: "agency=999999999",
    ...environment,
  };
  return startProcess([requireExecutable(), "serve"], port, path, settings, cores);
}

/** Starts a server on one core, unless given others, and waits until `path` answers. */
export async function startProcess(
  command: readonly string[],
  port: number,
  path: string,
  environment: Record<string, string> = {},
  cores = SERVER_CORE,
): Promise<Running> {
  const child = Bun.spawn(pinned(cores, command), {
    env: { ...process.env, ...environment },
    stdout: "ignore",
    stderr: "inherit",
  });
  for (let attempt = 0; ; attempt += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answered) break;
    if (attempt > 1_000 || child.exitCode !== null)
      throw new Error(`${command[0]} did not answer on port ${port}`);
    await Bun.sleep(10);
  }
  return {
    port,
    pid: child.pid,
    async stop() {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
}

/** The command on one core or several, where the system can do that. */
export function pinned(cores: string, command: readonly string[]): string[] {
  const taskset = Bun.which("taskset");
  return taskset ? [taskset, "-c", cores, ...command] : [...command];
}

export async function freePort(): Promise<number> {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port } = server;
  await server.stop(true);
  return port ?? 0;
}

/** Runs one command of the executable and answers its line of JSON. */
export async function runCommand<Answer>(
  dataDirectory: string,
  args: readonly string[],
): Promise<Answer> {
  const child = Bun.spawn([requireExecutable(), ...args, "--data", dataDirectory, "--json"], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const text = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(`sitewright ${args.join(" ")} failed`);
  return JSON.parse(text) as Answer;
}

/** An account that can build as much as it likes, and its key. */
export async function createOwner(
  dataDirectory: string,
): Promise<{ account: string; key: string }> {
  const create = [
    "account",
    "create",
    "--name",
    "Bench",
    "--email",
    "b@b.test",
    "--plan",
    "agency",
  ];
  const { id } = await runCommand<{ id: string }>(dataDirectory, create);
  const { key } = await runCommand<{ key: string }>(dataDirectory, [
    "key",
    "create",
    "--account",
    id,
  ]);
  return { account: id, key };
}
