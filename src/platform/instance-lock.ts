/**
 * One process per data directory, and per database file where that lies elsewhere: with another
 * data directory it would be opened twice. The lock is one of the operating system's, held through an open
 * transaction on an empty file of its own, so a process that dies in any way has given it back.
 * It never touches the database file: two SQLite libraries on one file would undo each other's locks.
 */
import { Database } from "bun:sqlite";
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { OperatorError } from "../lib/errors.ts";
import { adviseOnOwner } from "./file-owner.ts";

/** The data directory is in use: the one refusal that waiting can mend. */
export class InstanceLocked extends OperatorError {}

export type InstanceLock = { release(): void };

/** Takes the lock, or throws `InstanceLocked` at once that says who has it and what to do. */
export function acquireInstanceLock(dataDirectory: string, databaseUrl = ""): InstanceLock {
  const base = join(realPath(dataDirectory), "sitewright");
  const held = [
    takePlace(base, `the data directory ${dataDirectory}`, "name another directory with --data"),
  ];
  const release = () => {
    process.off("exit", release);
    for (const place of held) place.release();
  };
  try {
    const path = databaseUrl.startsWith("file:") ? fileURLToPath(databaseUrl) : undefined;
    const databaseBase = path === undefined ? undefined : lockBaseOf(path);
    if (databaseBase !== undefined && databaseBase !== base)
      held.push(
        takePlace(databaseBase, `the database ${path}`, "name its data directory with --data"),
      );
  } catch (error) {
    release();
    throw error;
  }
  // Besides tidying up, this keeps the locks reachable for as long as the process lives.
  process.on("exit", release);
  return { release };
}

/**
 * What a database's lock and its holder's number are called, but for `.lock` and `.pid`; in the data
 * directory, those of that. Undefined where the folder is missing, which is refused with the setting's name.
 */
function lockBaseOf(databasePath: string): string | undefined {
  const path = realPath(databasePath);
  if (!existsSync(dirname(path))) return undefined;
  return join(realPath(dirname(path)), basename(path, ".db"));
}

const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

function takePlace(base: string, what: string, instead: string): InstanceLock {
  const pidPath = `${base}.pid`;
  const lock = openLock(`${base}.lock`, () => {
    const pid = readPid(pidPath);
    const holder = pid === undefined ? "Another process" : `The process ${pid}`;
    return new InstanceLocked(`${holder} is using ${what}. Stop it first, or ${instead}.`);
  });
  writePid(pidPath);
  return {
    release() {
      rmSync(pidPath, { force: true });
      lock.close();
    },
  };
}

function openLock(path: string, describeHolder: () => InstanceLocked): Database {
  let lock: Database | undefined;
  try {
    makePrivate(path);
    lock = new Database(path, { create: true });
    lock.run("PRAGMA busy_timeout = 0");
    lock.run("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("SQLITE_BUSY")) throw describeHolder();
    const reason = error instanceof Error ? error.message : String(error);
    const advice = code === "SQLITE_FULL" ? "; make room on its disk" : adviseOnOwner(path);
    throw new OperatorError(`The lock ${path} cannot be taken: ${reason}${advice}`, {
      cause: error,
    });
  }
}

/**
 * The engine would make the file readable by all. One that is there is not opened for this: closing
 * it again would give away a lock that this process has on it.
 */
function makePrivate(path: string): void {
  if (existsSync(path)) chmodSync(path, 0o600);
  else closeSync(openSync(path, "a", 0o600));
}

/** For people and tools: the lock itself does not depend on it. */
function writePid(path: string): void {
  const unfinished = `${path}.part`;
  writeFileSync(unfinished, `${process.pid}\n`, { mode: 0o600 });
  renameSync(unfinished, path);
}

function readPid(path: string): number | undefined {
  try {
    const text = readFileSync(path, "utf8").trim();
    return /^[1-9][0-9]*$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}
