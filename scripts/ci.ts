/**
 * `bun run test`: everything that has to hold before a change is taken, in one command. It stops
 * at the first step that fails, and its last line counts the tests that really ran.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dir, "..");
const reports = mkdtempSync(join(tmpdir(), "sitewright-test-"));
const BINARY_TEST = "test/binary.test.ts";
const CONSOLE_WEB = "src/features/console/web";

type Step = { title: string; command: string[]; report?: string };
type Counts = { passed: number; failed: number; skipped: number };

const STEPS: readonly Step[] = [
  { title: "format and lint", command: tool("biome", "check", "--error-on-warnings", ".") },
  { title: "types", command: tool("tsc", "--noEmit") },
  // What runs in browsers knows the platform's types, and not the service's.
  { title: "types of the console", command: tool("tsc", "--noEmit", "-p", CONSOLE_WEB) },
  { title: "dead code", command: tool("knip") },
  // Every file gets a process-wide world of its own: what one leaves behind cannot help another.
  testStep("tests", "--parallel=2", `--path-ignore-patterns=${BINARY_TEST}`),
  { title: "build", command: [process.execPath, "scripts/build.ts"] },
  testStep("executable", BINARY_TEST),
];

/** A development tool of ours, run by this Bun, so that Node's version on the machine is no matter. */
function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, "run", "--silent", "--bun", name, ...args];
}

function testStep(title: string, ...args: string[]): Step {
  const report = join(reports, `${title}.xml`);
  const reporting = ["--only-failures", "--reporter=junit", `--reporter-outfile=${report}`];
  // A test may be slow on a busy machine without being wrong.
  return {
    title,
    report,
    command: [process.execPath, "test", "--timeout=60000", ...reporting, ...args],
  };
}

async function main(): Promise<number> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  let exitCode = 0;
  for (const step of STEPS) {
    exitCode = await run(step);
    if (step.report !== undefined) add(total, await readCounts(step.report));
    if (exitCode !== 0) break;
  }
  // A failure outside any test, in a tool or while a file loads, is a failure all the same.
  if (exitCode !== 0 && total.failed === 0) total.failed = 1;
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return exitCode;
}

/** Runs a step with its output passed through; returns its exit code. */
async function run({ title, command }: Step): Promise<number> {
  console.log(`── ${title}`);
  const startedAt = performance.now();
  const child = Bun.spawn(command, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  const exitCode = await child.exited;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? "✓" : "✗"} ${title}  ${seconds} s\n`);
  return exitCode;
}

/** Sums of a JUnit report; zeros when the runner died before it could write one. */
async function readCounts(path: string): Promise<Counts> {
  const file = Bun.file(path);
  const head = (await file.exists())
    ? (/<testsuites\b[^>]*>/.exec(await file.text())?.[0] ?? "")
    : "";
  const read = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const [failed, skipped] = [read("failures"), read("skipped")];
  return { passed: read("tests") - failed - skipped, failed, skipped };
}

function add(total: Counts, counts: Counts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

try {
  process.exitCode = await main();
} finally {
  rmSync(reports, { recursive: true, force: true });
}
