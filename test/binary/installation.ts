/** A copy of the executable somewhere, and ways to run it there as an operator would. */
/** Enough for a machine that is busy with everything else. */
const READY_WAIT_MS = 30_000;

export type Outcome = { exitCode: number; stdout: string; stderr: string };

/** Where an executable lies, and how its commands and its service are started. */
export type Installation = {
  readonly port: number;
  /** Runs one command to its end. */
  run(...args: string[]): Promise<Outcome>;
  /** Starts `serve`, and answers once it is ready. */
  serve(): Promise<RunningService>;
};

export type RunningService = {
  readonly pid: number;
  /** Sends SIGTERM and answers the exit code. */
  stop(): Promise<number>;
  /** For a test that has failed: ends it if it still runs, and shows what it has said. */
  kill(): Promise<void>;
};

/** A command whose failure fails the test, with what it said. */
export async function runOrFail(installation: Installation, ...args: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await installation.run(...args);
  if (exitCode !== 0) throw new Error(`${args.join(" ")} exits ${exitCode}: ${stderr}`);
  return stdout;
}

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const port = probe.port ?? 0;
  await probe.stop(true);
  return port;
}

type Command = { command: string[]; cwd: string; environment: Record<string, string> };

export async function runToEnd({ command, cwd, environment }: Command): Promise<Outcome> {
  const child = Bun.spawn(command, {
    cwd,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { exitCode, stdout, stderr };
}

/** Starts a service and waits for its readiness page; throws with its output if it ends instead. */
export async function startServing(
  { command, cwd, environment }: Command,
  port: number,
): Promise<RunningService> {
  const child = Bun.spawn(command, {
    cwd,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  const deadline = performance.now() + READY_WAIT_MS;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the service ended with ${child.exitCode}: ${(await output).join("\n")}`);
    }
    if (performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the service does not become ready: ${(await output).join("\n")}`);
    }
    await Bun.sleep(20);
  }
  return {
    pid: child.pid,
    stop() {
      child.kill("SIGTERM");
      return child.exited;
    },
    async kill() {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      console.error((await output).join("\n"));
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { proxy: false })).ok;
  } catch {
    return false;
  }
}
