/**
 * `bun run test`: everything that has to hold before a change is taken, in one command. It stops
 * at the first step that fails, and its last line counts the tests that really ran. A few files that
 * fail beside others are run once more by themselves, and named as unstable if they pass then.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hostTarget } from "./build/targets.ts";

const root = join(import.meta.dir, "..");
const reports = mkdtempSync(join(tmpdir(), "sitewright-test-"));
/** What is tried with the executable, and so after it is built. */
const BINARY_TESTS = [
  "test/binary.test.ts",
  "test/console-journey.test.ts",
  "test/export-journey.test.ts",
];
const EXECUTABLE = join(root, "dist", `sitewright${hostTarget().executableSuffix}`);
const CONSOLE_WEB = "src/features/console/web";

type Step = {
  title: string;
  command: string[];
  environment?: Record<string, string>;
  report?: string;
  /** The test files that it has to have run, and what runs some of them again, alone. */
  again?: { files: () => readonly string[]; run: (files: readonly string[]) => Step };
};
type Counts = { passed: number; failed: number; skipped: number };

/** More files than a busy machine disturbs: something is broken. */
const AGAIN_FILES_MAX = 4;

const STEPS: readonly Step[] = [
  { title: "format and lint", command: tool("biome", "check", "--error-on-warnings", ".") },
  { title: "types", command: tool("tsc", "--noEmit") },
  // What runs in browsers knows the platform's types, and not the service's.
  { title: "types of the console", command: tool("tsc", "--noEmit", "-p", CONSOLE_WEB) },
  // Its tests know both.
  {
    title: "types of the console's tests",
    command: tool("tsc", "--noEmit", "-p", `${CONSOLE_WEB}/tsconfig.test.json`),
  },
  { title: "dead code", command: tool("knip") },
  // Every file gets a process-wide world of its own: what one leaves behind cannot help another.
  {
    ...testStep(
      "tests",
      "--parallel=2",
      ...BINARY_TESTS.map((file) => `--path-ignore-patterns=${file}`),
    ),
    again: {
      files: listTestFiles,
      run: (files) => testStep("tests that failed, alone", ...files),
    },
  },
  { title: "build", command: [process.execPath, "scripts/build.ts"] },
  {
    ...onExecutable(testStep("executable", ...BINARY_TESTS)),
    again: {
      files: () => BINARY_TESTS,
      run: (files) => onExecutable(testStep("executable, alone", ...files)),
    },
  },
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

function onExecutable(step: Step): Step {
  return { ...step, environment: { SITEWRIGHT_TEST_EXECUTABLE: EXECUTABLE } };
}

async function main(): Promise<number> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  let exitCode = 0;
  for (const step of STEPS) {
    exitCode = await run(step);
    const files = readFiles(step);
    if (exitCode !== 0 && step.again) exitCode = await runAgain(step.again, files);
    for (const counts of files.values()) add(total, counts);
    if (exitCode !== 0) break;
  }
  // A failure outside any test, in a tool or while a file loads, is a failure all the same.
  if (exitCode !== 0 && total.failed === 0) total.failed = 1;
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return exitCode;
}

/** Runs a step with its output passed through; returns its exit code. */
async function run({ title, command, environment }: Step): Promise<number> {
  console.log(`── ${title}`);
  const startedAt = performance.now();
  const child = Bun.spawn(command, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exitCode = await child.exited;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? "✓" : "✗"} ${title}  ${seconds} s\n`);
  return exitCode;
}

/** Runs what failed or never ran once more, alone, and puts the new counts in place of the old. */
async function runAgain(
  again: NonNullable<Step["again"]>,
  files: Map<string, Counts>,
): Promise<number> {
  const missing = again.files().filter((file) => !files.has(file));
  const failed = [...files].filter(([, { failed }]) => failed > 0).map(([file]) => file);
  const chosen = [...failed, ...missing];
  if (chosen.length === 0 || chosen.length > AGAIN_FILES_MAX) return 1;
  const step = again.run(chosen);
  const exitCode = await run(step);
  for (const [file, counts] of readFiles(step)) files.set(file, counts);
  if (chosen.some((file) => !files.has(file))) return 1;
  if (exitCode === 0) console.log(`unstable, failed beside others: ${chosen.join(", ")}\n`);
  return exitCode;
}

function listTestFiles(): string[] {
  const glob = new Bun.Glob("{src,test,scripts}/**/*.test.{ts,tsx}");
  return [...new Set(glob.scanSync(root))].filter((file) => !BINARY_TESTS.includes(file));
}

/** Counts by file of a JUnit report; empty when the runner died before it could write one. */
function readFiles({ report }: Step): Map<string, Counts> {
  const files = new Map<string, Counts>();
  if (report === undefined || !existsSync(report)) return files;
  // Suites of files are indented by two spaces; those within them by more.
  for (const [suite] of readFileSync(report, "utf8").matchAll(/^ {2}<testsuite [^>]{0,2000}>/gm)) {
    const read = (name: string) => new RegExp(` ${name}="([^"]{0,1000})"`).exec(suite)?.[1] ?? "";
    const [failed, skipped] = [Number(read("failures")), Number(read("skipped"))];
    files.set(read("file"), { passed: Number(read("tests")) - failed - skipped, failed, skipped });
  }
  return files;
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
