/** Finds the database engine's native code for a target, and fetches it when it is not installed. */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { checksumFile } from "../../src/platform/native-addon.ts";
import type { Target } from "./targets.ts";

export type AddonFile = {
  readonly path: string;
  /** The file's name once unpacked: it names version and machine, and changes with the contents. */
  readonly unpackedName: string;
  /** What `src/platform/native-addon.ts` compares an unpacked copy with. */
  readonly checksum: bigint;
};

/**
 * The target's addon. The machine's own comes with the ordinary install; those of other machines
 * are installed once into `node_modules/.cache`, from the same lockfile, so that their versions
 * and checksums are pinned like everything else's.
 */
export async function findAddonFile(root: string, target: Target): Promise<AddonFile> {
  const { version } = await Bun.file(join(root, "node_modules/libsql/package.json")).json();
  const installed = addonPath(root, target);
  if (existsSync(installed)) return describeAddonFile(installed, target, version);
  const cache = join(root, "node_modules/.cache/sitewright-addons", version);
  const cached = addonPath(cache, target);
  if (!existsSync(cached)) await installForEveryMachine(root, cache);
  if (!existsSync(cached)) {
    throw new Error(`bun.lock has no ${target.addonPackage}: cannot build for ${target.name}.`);
  }
  return describeAddonFile(cached, target, version);
}

function addonPath(directory: string, target: Target): string {
  return join(directory, "node_modules", target.addonPackage, "index.node");
}

function describeAddonFile(path: string, target: Target, version: string): AddonFile {
  const checksum = checksumFile(path);
  const machine = target.addonPackage.replace("@libsql/", "");
  const unpackedName = `.libsql-${version}-${machine}-${checksum.toString(16)}.node`;
  return { path, unpackedName, checksum };
}

async function installForEveryMachine(root: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  for (const name of ["package.json", "bun.lock"])
    copyFileSync(join(root, name), join(cache, name));
  const install = Bun.spawn(
    // biome-ignore format: one option with its value a line reads worse
    [process.execPath, "install", "--frozen-lockfile", "--production", "--ignore-scripts", "--os", "*", "--cpu", "*"],
    { cwd: cache, stdin: "ignore", stdout: "ignore", stderr: "pipe" },
  );
  const complaints = await new Response(install.stderr).text();
  if ((await install.exited) !== 0) {
    throw new Error(`Could not fetch the database engine for other machines:\n${complaints}`);
  }
}
