/** The executable as people get it: one file in an empty folder, and in a container's narrow bounds. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import manifest from "../package.json" with { type: "json" };
import { findAddonFile } from "../scripts/build/addon-file.ts";
import { hostTarget } from "../scripts/build/targets.ts";
import { installContainerLike, whyNotContainerLike } from "./binary/container-like.ts";
import {
  findFreePort,
  type Installation,
  type RunningService,
  runToEnd,
  startServing,
} from "./binary/installation.ts";
import { driveMainJob } from "./binary/main-job.ts";

const root = join(import.meta.dir, "..");
const target = hostTarget();
const built = join(root, "dist", `sitewright${target.executableSuffix}`);

/** Of the test that runs now, so that none outlives a test that fails. */
const services: RunningService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.kill();
});

async function serve(installation: Installation): Promise<RunningService> {
  const service = await installation.serve();
  services.push(service);
  return service;
}

if (existsSync(built)) {
  describe("the executable", testExecutable);
  const obstacle = await whyNotContainerLike();
  if (obstacle === undefined) describe("the executable in a container's bounds", testContainerLike);
  else console.log(`Not tested in a container's bounds: ${obstacle}.`);
} else {
  console.log("The executable is not tested: there is no dist/sitewright. Run: bun run build");
}

function testExecutable(): void {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-binary-"));
  const executable = join(folder, `sitewright${target.executableSuffix}`);
  beforeAll(() => copyFileSync(built, executable));
  afterAll(() => rmSync(folder, { recursive: true }));

  function install(cwd: string, port: number): Installation {
    const data = join(cwd, "data");
    // A temp directory that nothing can be written to: none must be needed.
    const environment = { PORT: String(port), SITEWRIGHT_DATA: data, TMPDIR: "/dev/null" };
    return {
      port,
      run: (...args) => runToEnd({ command: [executable, ...args], cwd, environment }),
      serve: () => startServing({ command: [executable, "serve"], cwd, environment }, port),
    };
  }

  test("version, help and openapi work anywhere and leave nothing behind", async () => {
    const empty = join(folder, "empty");
    mkdirSync(empty);
    const { run } = install(empty, 0);
    const version = await run("version");
    expect(version).toMatchObject({ exitCode: 0, stderr: "" });
    expect(version.stdout).toContain(manifest.version);
    expect(version.stdout).toContain(target.name);
    expect(await run("help")).toMatchObject({ exitCode: 0, stderr: "" });
    const openapi = await run("openapi");
    expect(openapi).toMatchObject({ exitCode: 0, stderr: "" });
    expect(JSON.parse(openapi.stdout).openapi).toMatch(/^3\.1\./);
    expect(readdirSync(empty)).toEqual([]);
  });

  test("wrong usage exits 2, a data directory that cannot be used exits 1 with one line", async () => {
    const cwd = join(folder, "wrong");
    mkdirSync(cwd);
    const { run } = install(cwd, 0);
    expect(await run("nonsense")).toMatchObject({ exitCode: 2, stdout: "" });
    writeFileSync(join(cwd, "file"), "");
    const refused = await run("serve", "--data", join(cwd, "file", "data"));
    expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
    expect(refused.stderr).toMatch(/^sitewright: [^\n]*\/file\/data[^\n]*--data[^\n]*\n$/);
  });

  test("a brief becomes a live site, and SIGTERM ends the service with 0", async () => {
    const cwd = join(folder, "service");
    mkdirSync(cwd);
    const installation = install(cwd, await findFreePort());
    const service = await serve(installation);
    await driveMainJob(installation);
    expect(await installation.run("healthcheck")).toMatchObject({ exitCode: 0 });
    expect(await installation.run("doctor")).toMatchObject({ exitCode: 0 });
    const second = await installation.run("serve");
    expect(second).toMatchObject({ exitCode: 1, stdout: "" });
    expect(second.stderr).toContain(String(service.pid));
    expect(await service.stop()).toBe(0);
    expect(await installation.run("healthcheck")).toMatchObject({ exitCode: 1, stdout: "" });
    expect(readdirSync(cwd)).toEqual(["data"]);
    // With nothing running, commands do the work themselves, on the same file.
    const accounts = await installation.run("account", "list", "--json");
    expect(JSON.parse(accounts.stdout)).toHaveLength(1);
  });

  test("what lies in the folder it is started from does not configure it", async () => {
    const cwd = join(folder, "strange");
    mkdirSync(cwd);
    writeFileSync(join(cwd, ".env"), "HOST=203.0.113.1\nSITEWRIGHT_LOG=nonsense\n");
    writeFileSync(join(cwd, "bunfig.toml"), 'preload = ["./preload.ts"]\n');
    writeFileSync(join(cwd, "preload.ts"), "process.exit(66);\n");
    const service = await serve(install(cwd, await findFreePort()));
    expect(await service.stop()).toBe(0);
  });
}

function testContainerLike(): void {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-root-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("the main job runs on a read-only root, unprivileged, without a temp directory", async () => {
    const { path: addon } = await findAddonFile(root, target);
    const port = await findFreePort();
    const installation = installContainerLike({ executable: built, addon, folder, port });
    const service = await serve(installation);
    await driveMainJob(installation);
    expect(await installation.run("healthcheck")).toMatchObject({ exitCode: 0 });
    expect(await service.stop()).toBe(0);
  });
}
