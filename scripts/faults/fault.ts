/** What the suite is made of: a fault that is done to the real service, what is promised of it, and its trial. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Setting = {
  /** How the program is called: the executable, or this source where it is run as a test. */
  readonly program: readonly string[];
  /** True where a test has to be over within a minute: fewer rounds of the same. */
  readonly isShort: boolean;
  /** A number given by hand for the trials that repeat something. */
  readonly rounds: number | undefined;
};

export type Fault = {
  /** By which it is asked for. */
  readonly name: string;
  readonly fault: string;
  readonly promise: string;
  /** What this machine lacks for it, in words; undefined where nothing is missing. */
  readonly lacks?: () => string | undefined;
  /** Does it to a service of its own. Answers what was measured; throws when the promise is broken. */
  readonly run: (setting: Setting) => Promise<string>;
};

/** Throws, with these words, unless what is promised holds. */
export function hold(isHeld: boolean, words: string): asserts isHeld {
  if (!isHeld) throw new Error(words);
}

export const lacksProgram = (name: string) => () =>
  Bun.which(name) === null ? `no ${name} here` : undefined;

export const lacksLinux = () => (process.platform === "linux" ? undefined : "not on Linux");

/** Mounting takes a superuser, and one that is allowed to. */
export function lacksMounts(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "no superuser on Linux";
  const directory = mkdtempSync(join(tmpdir(), "sitewright-mount-"));
  const run = (...command: string[]) => Bun.spawnSync(command).exitCode === 0;
  const canMount = run("mount", "-t", "tmpfs", "tmpfs", directory);
  if (canMount) run("umount", directory);
  rmSync(directory, { recursive: true, force: true });
  return canMount ? undefined : "nothing may be mounted here";
}

/** Times are promised of a machine that is free for it, which one that runs tests is not. */
export function holdWithin({ isShort }: Setting, ms: number, msMax: number, what: string): void {
  hold(isShort || ms <= msMax, `${what} takes ${ms.toFixed(0)} ms`);
}

/** The figure below which this share of all lies, of milliseconds or counts. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 0)} s`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

/** Milliseconds that it took, with what came of it. */
export async function timed<Value>(work: () => Promise<Value>): Promise<[number, Value]> {
  const startedAt = performance.now();
  const value = await work();
  return [performance.now() - startedAt, value];
}
