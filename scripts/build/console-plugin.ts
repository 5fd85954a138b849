/**
 * Bundler plugin that puts the console's files into the executable: builds them, and stands in for
 * `embedded-assets.ts` with one import a file, since only what is imported by a literal path is embedded.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BunPlugin } from "bun";
import { buildConsoleAssets } from "../../src/features/console/assets/build-assets.ts";
import type { ConsoleAssets } from "../../src/features/console/assets/console-assets.ts";
import { importPath } from "./import-path.ts";

export async function consolePlugin(root: string): Promise<BunPlugin> {
  const assets = await buildConsoleAssets();
  const directory = join(root, "node_modules/.cache/sitewright/console");
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const [name, file] of assets.files)
    await Bun.write(storedPath(directory, name), await file.read());
  return {
    name: "sitewright-console",
    setup(build) {
      build.onLoad({ filter: /[\\/]console[\\/]assets[\\/]embedded-assets\.ts$/ }, ({ path }) => ({
        loader: "ts",
        contents: embeddedModule(assets, (name) => importPath(path, storedPath(directory, name))),
      }));
    },
  };
}

/** With an ending that no loader of the bundler's knows, so that every file is taken as it is. */
const storedPath = (directory: string, name: string): string => join(directory, `${name}.bin`);

function embeddedModule(assets: ConsoleAssets, pathOf: (name: string) => string): string {
  const { script, style, icon, preloads } = assets;
  const names = [...assets.files.keys()];
  const imports = names.map(
    (name, at) => `import file${at} from ${JSON.stringify(pathOf(name))} with { type: "file" };`,
  );
  const files = names.map((name, at) => `${JSON.stringify(name)}: file${at}`);
  return `${imports.join("\n")}
    export const embeddedAssets = { ...${JSON.stringify({ script, style, icon, preloads })}, files: { ${files.join(", ")} } };`;
}
