/**
 * `bun run build [--target NAME]…`: makes `dist/sitewright` for this machine, or
 * `dist/sitewright-NAME` for each machine named. `--target all` stands for all of them.
 */
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { buildExecutable } from "./build/executable.ts";
import { recordLayout } from "./build/layout-profile.ts";
import { readBuildFacts } from "./build/read-build-facts.ts";
import { findTarget, hostTarget, TARGETS, type Target } from "./build/targets.ts";

const root = join(import.meta.dir, "..");

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { target: { type: "string", multiple: true } } });
  const names = values.target ?? [];
  mkdirSync(join(root, "dist"), { recursive: true });
  if (names.length === 0) return build(hostTarget(), "sitewright");
  const targets = names.includes("all") ? TARGETS : names.map(findTarget);
  for (const target of targets) await build(target, `sitewright-${target.name}`);
}

async function build(target: Target, name: string): Promise<void> {
  const startedAt = performance.now();
  const outfile = join(root, "dist", `${name}${target.executableSuffix}`);
  const facts = readBuildFacts(root, target.name);
  const wanted = { root, entry: "src/main.ts", outfile, target, facts };
  let size = await buildExecutable(wanted);
  if (target.name === hostTarget().name) {
    const layoutProfile = await recordLayout(root, outfile);
    if (layoutProfile) size = await buildExecutable({ ...wanted, layoutProfile });
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${relative(process.cwd(), outfile)}  ${(size / 1e6).toFixed(1)} MB  ${seconds} s  ` +
      `version ${facts.version}, commit ${facts.commit}, ${facts.target}`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
