/**
 * One process per data directory. The lock is one of the operating system's, held through an open
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
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../lib/errors.ts";

/** The data directory is in use: the one refusal that waiting can mend. */
export class InstanceLocked extends OperatorError {}

export type InstanceLock = { release(): void };

/** Takes the lock, or throws `InstanceLocked` at once that says who has it and what to do. */
export function acquireInstanceLock(dataDirectory: string): InstanceLock {
  const pidPath = join(dataDirectory, "sitewright.pid");
  const lock = openLock(join(dataDirectory, "sitewright.lock"), () => {
    const pid = readPid(pidPath);
    const holder = pid === undefined ? "Another process" : `The process ${pid}`;
    return new InstanceLocked(
      `${holder} is using the data directory ${dataDirectory}. ` +
        "Stop it first, or name another directory with --data.",
    );
  });
  writePid(pidPath);
  const release = () => {
    process.off("exit", release);
    rmSync(pidPath, { force: true });
    lock.close();
  };
  // Besides tidying up, this keeps the lock reachable for as long as the process lives.
  process.on("exit", release);
  return { release };
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
    const advice = isForeign(path)
      ? "; its files belong to another user: run this as that user, or give all of them to this one with chown -R"
      : "";
    throw new OperatorError(`The lock ${path} cannot be taken: ${reason}${advice}`, {
      cause: error,
    });
  }
}

function isForeign(path: string): boolean {
  const owner = statSync(path, { throwIfNoEntry: false })?.uid;
  return owner !== undefined && owner !== process.getuid?.();
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
