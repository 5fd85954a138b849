/** The machines that an executable can be built for. */
import { existsSync } from "node:fs";

export type Target = {
  /** As given to `--target`. */
  readonly name: string;
  /** As the bundler calls it. */
  readonly runtime: Bun.Build.CompileTarget;
  /** The package that holds the database engine's native code for it. */
  readonly addonPackage: string;
  readonly executableSuffix: "" | ".exe";
};

export const TARGETS: readonly Target[] = [
  describeTarget("linux-x64", "bun-linux-x64", "linux-x64-gnu"),
  describeTarget("linux-arm64", "bun-linux-arm64", "linux-arm64-gnu"),
  describeTarget("linux-x64-musl", "bun-linux-x64-musl", "linux-x64-musl"),
  describeTarget("linux-arm64-musl", "bun-linux-arm64-musl", "linux-arm64-musl"),
  describeTarget("darwin-arm64", "bun-darwin-arm64", "darwin-arm64"),
  describeTarget("darwin-x64", "bun-darwin-x64", "darwin-x64"),
  describeTarget("windows-x64", "bun-windows-x64", "win32-x64-msvc"),
];

function describeTarget(name: string, runtime: Bun.Build.CompileTarget, addon: string): Target {
  const executableSuffix = name.startsWith("windows") ? ".exe" : "";
  return { name, runtime, addonPackage: `@libsql/${addon}`, executableSuffix };
}

/** The target called `name`; throws with the names that exist. */
export function findTarget(name: string): Target {
  const target = TARGETS.find((candidate) => candidate.name === name);
  if (target === undefined) {
    const names = TARGETS.map((candidate) => candidate.name).join(", ");
    throw new Error(`There is no target "${name}". Choose one of: ${names}.`);
  }
  return target;
}

/** The target that runs on this machine. */
export function hostTarget(): Target {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return findTarget(`${system}-${process.arch}${usesMusl() ? "-musl" : ""}`);
}

/** Musl's loader can be installed beside glibc, so only its being alone tells. */
function usesMusl(): boolean {
  if (process.platform !== "linux") return false;
  const [musl, glibc] =
    process.arch === "x64"
      ? ["/lib/ld-musl-x86_64.so.1", "/lib64/ld-linux-x86-64.so.2"]
      : ["/lib/ld-musl-aarch64.so.1", "/lib/ld-linux-aarch64.so.1"];
  return existsSync(musl) && !existsSync(glibc);
}
