/** Builds one executable for one target. */
import { readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildFacts } from "../../src/platform/build-facts.ts";
import { findAddonFile } from "./addon-file.ts";
import { addonPlugin } from "./addon-plugin.ts";
import { consolePlugin } from "./console-plugin.ts";
import type { Target } from "./targets.ts";

/** By how much functions must be busier than usual before they are compiled during the start. */
const START_JIT_POLICY = 20;

/** Programs of threads: the executable holds them under these very paths. */
const THREADS = [
  "src/app/off-loop-program.ts",
  "src/app/hosting-threads/program.ts",
  "src/features/publishing/art-worker/draw-program.ts",
];

/**
 * Bundles `entry`, the runtime and the engine's native code into `outfile`; returns its size in
 * bytes. Throws if the bundler reports anything, warnings included.
 */
export async function buildExecutable(options: {
  root: string;
  entry: string;
  outfile: string;
  target: Target;
  facts: BuildFacts;
  /** Path of what `recordLayout` wrote. */
  layoutProfile?: string | undefined;
}): Promise<number> {
  const { root, target } = options;
  const addon = await findAddonFile(root, target);
  const result = await Bun.build({
    entrypoints: [join(root, options.entry), ...THREADS.map((path) => join(root, path))],
    root,
    target: "bun",
    format: "esm",
    bytecode: true,
    // What the programs of threads share with the service is in the executable once, and what is loaded
    // on demand is a piece of its own, which a service that has no use for it never reads.
    splitting: true,
    // Names of classes and functions stay: error logs print them.
    minify: { whitespace: true, syntax: true, identifiers: false },
    // Inside the executable, so that its error logs name our files and lines.
    sourcemap: "linked",
    define: {
      SITEWRIGHT_BUILD: JSON.stringify(options.facts),
      "process.env.NODE_ENV": '"production"',
      // The folder of a dependency's source: where it was built must not change what is built.
      __dirname: '"/"',
    },
    plugins: [addonPlugin(root, addon), await consolePlugin(root)],
    compile: {
      bytecodeOrder: options.layoutProfile ?? false,
      // What only runs at the start is not worth compiling; `serve` goes back to normal once ready.
      jitPolicy: START_JIT_POLICY,
      target: target.runtime,
      outfile: options.outfile,
      // What lies in the folder it is started from must not configure a service.
      autoloadDotenv: false,
      autoloadBunfig: false,
      autoloadTsconfig: false,
      autoloadPackageJson: false,
    },
    throw: false,
  });
  if (!result.success || result.logs.length > 0) {
    throw new Error(`The bundler reports:\n${result.logs.map(String).join("\n")}`);
  }
  // The bundler also leaves the maps beside it, where nothing reads them.
  const folder = dirname(options.outfile);
  for (const name of readdirSync(folder)) if (name.endsWith(".map")) rmSync(join(folder, name));
  return statSync(options.outfile).size;
}
