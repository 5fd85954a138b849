/**
 * `bun run build [--target NAME]… [--layout FILE]`: makes `dist/sitewright` for this machine, or
 * `dist/sitewright-NAME` for each machine named. `--target all` stands for all of them. Beside this
 * machine's it leaves `dist/sitewright.layout`; with that file two builds of a commit are the same bytes.
 */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildExecutable } from "./build/executable.ts";
import { recordLayout } from "./build/layout-profile.ts";
import { readBuildFacts } from "./build/read-build-facts.ts";
import { findTarget, hostTarget, TARGETS, type Target } from "./build/targets.ts";

const root = join(import.meta.dir, "..");

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { target: { type: "string", multiple: true }, layout: { type: "string" } },
  });
  const layout = values.layout && resolve(values.layout);
  if (layout && !existsSync(layout)) throw new Error(`There is no layout ${layout}.`);
  const names = values.target ?? [];
  mkdirSync(join(root, "dist"), { recursive: true });
  if (names.length === 0) return build(hostTarget(), "sitewright", layout);
  const targets = names.includes("all") ? TARGETS : names.map(findTarget);
  for (const target of targets) await build(target, `sitewright-${target.name}`, layout);
}

async function build(target: Target, name: string, layout?: string): Promise<void> {
  const startedAt = performance.now();
  const outfile = join(root, "dist", `${name}${target.executableSuffix}`);
  const facts = readBuildFacts(root, target.name);
  const wanted = { root, entry: "src/main.ts", outfile, target, facts };
  const size =
    layout !== undefined || target.name !== hostTarget().name
      ? await buildExecutable({ ...wanted, layoutProfile: layout })
      : await buildAndRecord(wanted, join(root, "dist", `${name}.layout`));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${relative(process.cwd(), outfile)}  ${(size / 1e6).toFixed(1)} MB  ${seconds} s  ` +
      `version ${facts.version}, commit ${facts.commit}, ${facts.target}`,
  );
}

/** Builds twice: the second time laid out as the first one's start was seen to run. */
async function buildAndRecord(
  wanted: Parameters<typeof buildExecutable>[0],
  layout: string,
): Promise<number> {
  const size = await buildExecutable(wanted);
  const layoutProfile = await recordLayout(root, wanted.outfile);
  if (layoutProfile === undefined) return size;
  copyFileSync(layoutProfile, layout);
  return buildExecutable({ ...wanted, layoutProfile });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
