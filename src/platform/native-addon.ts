/**
 * Unpacks and loads the database engine's native code when it travels inside the executable.
 * The operating system only loads native code from a real file, and the temp directory may be
 * read-only, mounted noexec or shared with strangers: so the file lives in the data directory,
 * the one place that is ours and writable. Run from source, nothing here does anything.
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../lib/errors.ts";
import { type EmbeddedAddon, embeddedAddon } from "./embedded-addon.ts";

const PIECE_BYTES = 256 * 1024;

type NativeFunction = (...args: unknown[]) => unknown;

/**
 * The one piece of state outside the context: native code belongs to the process, is loaded at
 * most once and can never be unloaded.
 */
const loaded: { functions: Record<string, NativeFunction> | undefined } = { functions: undefined };

/**
 * Makes the engine ready. Has to run before the first database opens, with the data directory;
 * later calls do nothing. Throws `OperatorError` if the file cannot be written or loaded there.
 */
export function loadNativeAddon(directory: string): void {
  if (embeddedAddon === undefined || loaded.functions !== undefined) return;
  const path = unpackNativeAddon(embeddedAddon, directory);
  const module: { exports: Record<string, NativeFunction> } = { exports: {} };
  try {
    process.dlopen(module, path);
  } catch (error) {
    throw new OperatorError(
      `The database engine cannot be loaded from ${directory}: ${reasonOf(error)}. ` +
        "The data directory must be on a file system that is not mounted noexec.",
      { cause: error },
    );
  }
  loaded.functions = module.exports;
}

/**
 * The engine's functions by name, for its own JavaScript half, which asks for them while it is
 * imported: before anybody knows the data directory. Each one looks the native function up when it
 * is called. The build points the engine's loader at this function.
 */
export function lateNativeFunctions(): Record<string, NativeFunction> {
  return new Proxy<Record<string, NativeFunction>>(
    {},
    {
      get: (_, name) =>
        function callNative(this: unknown, ...args: unknown[]) {
          const native = loaded.functions?.[String(name)];
          if (native === undefined) {
            throw new Error(`${String(name)} was called before loadNativeAddon(directory)`);
          }
          return Reflect.apply(native, this, args);
        },
    },
  );
}

/**
 * Writes the addon's file to `directory` unless a good copy is there already, and removes the files
 * of other versions. Returns the path. A half-written file never carries the name, because it is
 * renamed into place when it is whole.
 */
export function unpackNativeAddon(addon: EmbeddedAddon, directory: string): string {
  const path = join(directory, addon.fileName);
  if (isGoodCopy(path, addon.checksum)) return path;
  const unfinished = `${path}.${process.pid}.part`;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    removeLeftovers(directory);
    writeFileSync(unfinished, readFileSync(addon.path), { mode: 0o700 });
    renameSync(unfinished, path);
  } catch (error) {
    removeIfThere(unfinished);
    throw new OperatorError(
      `The database engine cannot be unpacked into ${directory}: ${reasonOf(error)}. ` +
        "Name a writable data directory with room for it with --data or SITEWRIGHT_DATA.",
      { cause: error },
    );
  }
  removeOtherVersions(directory, addon.fileName);
  return path;
}

/** Looks at the contents, not only at the name: code damaged on disk would crash the process. */
function isGoodCopy(path: string, checksum: bigint): boolean {
  try {
    return checksumFile(path) === checksum;
  } catch {
    return false;
  }
}

/**
 * Tells a damaged copy from a good one; no protection against intent. Reads piece by piece, each
 * seeding the next: the file whole, or mapped, would weigh on the process for as long as it runs.
 */
export function checksumFile(path: string): bigint {
  const piece = Buffer.alloc(PIECE_BYTES);
  const file = openSync(path, "r");
  try {
    let checksum = 0n;
    for (;;) {
      const length = readSync(file, piece);
      if (length === 0) return checksum;
      checksum = BigInt(Bun.hash(piece.subarray(0, length), checksum));
    }
  } finally {
    closeSync(file);
  }
}

/** Under a file nothing can be there, and the runtime fails at it whatever `force` says. */
function removeIfThere(path: string): void {
  if (existsSync(path)) rmSync(path, { force: true });
}

/** What a process that was ended half way left; one that still writes keeps its own. */
function removeLeftovers(directory: string): void {
  for (const name of readdirSync(directory)) {
    const pid = /^\.libsql-.+\.node\.(\d+)\.part$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(directory, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function removeOtherVersions(directory: string, fileName: string): void {
  for (const name of readdirSync(directory)) {
    if (name === fileName || !/^\.libsql-.+\.node$/.test(name)) continue;
    try {
      rmSync(join(directory, name));
    } catch {
      // Another process may hold it open on Windows; the next upgrade removes it.
    }
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").trim();
}
