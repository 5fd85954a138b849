/** Puts a backup in the place of the database: the one change that is made without opening it first. */
import { existsSync, readdirSync, realpathSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rooms } from "../app.ts";
import { examineInvariants, type HealthFinding, openBackup } from "../features/upkeep/room.ts";
import { openRooms } from "../http/room.ts";
import { OperatorError } from "../lib/errors.ts";
import { systemClock } from "../platform/clock.ts";
import { type Config, type Environment, parseConfig } from "../platform/config.ts";
import { giveToOwner, makeDataDirectory } from "../platform/data-directory.ts";
import type { Database } from "../platform/database/database.ts";
import { isFull } from "../platform/database/engine-errors.ts";
import { LOST_DATABASE_ADVICE, RESTORE_ADVICE } from "../platform/database/inspect-file.ts";
import { openDatabase, refuseMissingFolder } from "../platform/database/open.ts";
import { putInPlace } from "../platform/database/whole-file.ts";
import { acquireInstanceLock } from "../platform/instance-lock.ts";
import { createLog } from "../platform/log.ts";
import { refuseLostLink } from "../platform/lost-link.ts";
import { openContext } from "../platform/open-context.ts";
import { systemRandom } from "../platform/random.ts";
import { makeWorkDirectory } from "../platform/work-directory.ts";

/**
 * Replaces the database in the data directory by a copy of `backupPath`, once that copy has been
 * opened, migrated and found sound. Throws `OperatorError`, and then nothing has changed: also
 * when the directory is not empty and `force` is false.
 */
export async function restoreBackup(
  environment: Environment,
  backupPath: string,
  force: boolean,
): Promise<{ id: string; databasePath: string }> {
  const config = parseConfig(environment);
  const { databaseUrl, dataDirectory } = config;
  if (!databaseUrl.startsWith("file:"))
    throw new OperatorError("A libSQL server is restored with its own tools, not by this command.");
  const named = fileURLToPath(databaseUrl);
  makeDataDirectory(dataDirectory);
  refuseMissingFolder(named);
  refuseLostLink(named, LOST_DATABASE_ADVICE);
  // A link to a file on another disk stays one.
  const databasePath = existsSync(named) ? realpathSync(named) : named;
  const lock = acquireInstanceLock(dataDirectory, databaseUrl);
  try {
    const found = existsSync(databasePath) ? named : findForeignFile(dataDirectory, databasePath);
    if (found !== undefined && !force)
      throw new OperatorError(
        `The data directory is not empty (${found}); --force replaces the database in it, after you have made a backup of that.`,
      );
    const copy = `${databasePath}.restoring`;
    await prepareCopy(config, backupPath, copy);
    // The old log would be replayed into the new file.
    for (const suffix of ["-wal", "-shm"]) rmSync(databasePath + suffix, { force: true });
    putInPlace(copy, databasePath);
    return { id: named, databasePath: named };
  } finally {
    lock.release();
    giveToOwner(dataDirectory);
  }
}

/** A file that the directory has besides what every start of ours leaves in it. */
function findForeignFile(dataDirectory: string, databasePath: string): string | undefined {
  const lock = `${basename(databasePath, ".db")}.lock`;
  return readdirSync(dataDirectory).find(
    (name) =>
      !/^(?:sitewright\.(?:lock|pid)(?:-.*)?|control\.sock|\.libsql-.*\.node)$/.test(name) &&
      ![lock, `${lock}-journal`, lock.replace(/lock$/, "pid")].includes(name),
  );
}

/**
 * Opens a copy of the backup in a directory that is removed afterwards, and holds everything against
 * it that must be so. Throws `OperatorError` when it cannot be opened at all.
 */
export async function checkBackup(
  environment: Environment,
  backupPath: string,
): Promise<HealthFinding[]> {
  const config = parseConfig(environment);
  const isNew = !existsSync(config.dataDirectory);
  makeDataDirectory(config.dataDirectory);
  let directory: string | undefined;
  const copyIn = (place: string) => join(place, "sitewright.db");
  try {
    directory = makeWorkDirectory(config.dataDirectory, "check");
    const copy = copyIn(directory);
    await openBackup(backupPath, copy, config.backup);
    return await withCopy(config, copy, async (db) => {
      const problems = await db.check();
      const database = { check: "database", ok: problems.length === 0 };
      const log = createLog("silent", process.stderr);
      const parts = { config, db, log, clock: systemClock, random: systemRandom };
      const ctx = await openContext(parts);
      openRooms(ctx, rooms);
      return [{ ...database, text: problems[0] ?? "sound" }, ...(await examineInvariants(ctx))];
    });
  } catch (error) {
    const copy = copyIn(directory ?? config.dataDirectory);
    throw ofBackup(ofDisk(error, config.dataDirectory), copy, backupPath);
  } finally {
    if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
    // Whoever only looks at a backup is not left with a directory for data.
    if (isNew && readdirSync(config.dataDirectory).length === 0) rmdirSync(config.dataDirectory);
  }
}

async function prepareCopy(config: Config, from: string, copy: string): Promise<void> {
  const remove = () => {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(copy + suffix, { force: true });
  };
  remove();
  try {
    await openBackup(from, copy, config.backup);
    const problems = await withCopy(config, copy, (db) => db.check());
    // Closing has moved the log into the file; what the engine leaves of it belongs to no database.
    for (const suffix of ["-wal", "-shm"]) rmSync(copy + suffix, { force: true });
    if (problems[0] !== undefined)
      throw new OperatorError(`${from} is damaged (${problems[0]}); take another backup.`);
  } catch (error) {
    remove();
    throw ofBackup(ofDisk(error, dirname(copy)), copy, from);
  }
}

/** A full or failing disk, which is the operator's too. What says more of it already is left as it is. */
function ofDisk(error: unknown, directory: string): unknown {
  const cause = error instanceof OperatorError ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (typeof code !== "string" || (error instanceof OperatorError && !isFull(cause))) return error;
  return new OperatorError(
    `A copy of the backup cannot be written to ${directory} (${code}); make room there, or name another data directory with --data.`,
    { cause: error },
  );
}

const DATABASE_ADVICE = new RegExp(`: what it held|; name another data|\\. ${RESTORE_ADVICE}|\\.$`);

/** What is wrong with the copy is wrong with the backup, and of that the operator knows. */
function ofBackup(error: unknown, copy: string, from: string): unknown {
  if (!(error instanceof OperatorError) || !error.message.includes(copy)) return error;
  // What would be to do about a database is not what is to do about a backup of one.
  const [fault = ""] = error.message.replaceAll(copy, from).split(DATABASE_ADVICE, 1);
  return new OperatorError(`${fault}. Name a file that \`sitewright backup\` wrote.`, {
    cause: error,
  });
}

async function withCopy<T>(
  { dataDirectory }: Config,
  path: string,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase({
    url: pathToFileURL(path).href,
    dataDirectory,
    isCopy: true,
    log: createLog("silent", process.stderr),
    onFatal: () => process.exit(70),
  });
  return await work(db).finally(() => db.close());
}
