/** Puts a backup in the place of the database: the one change that is made without opening it first. */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { pipeline } from "node:stream/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { OperatorError } from "../lib/errors.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import { makeDataDirectory } from "../platform/data-directory.ts";
import { openDatabase } from "../platform/database/open.ts";
import { acquireInstanceLock } from "../platform/instance-lock.ts";
import { createLog } from "../platform/log.ts";

/**
 * Replaces the database in the data directory by a copy of `backupPath`, once that copy has been
 * opened, migrated and found sound. Throws `OperatorError`, and then nothing has changed: also
 * when the directory is not empty and `force` is false.
 */
export async function restoreBackup(
  environment: Environment,
  backupPath: string,
  force: boolean,
): Promise<{ databasePath: string }> {
  const { databaseUrl, dataDirectory } = parseConfig(environment);
  if (!databaseUrl.startsWith("file:"))
    throw new OperatorError("A libSQL server is restored with its own tools, not by this command.");
  if (!existsSync(backupPath)) throw new OperatorError(`${backupPath} does not exist.`);
  const databasePath = fileURLToPath(databaseUrl);
  makeDataDirectory(dataDirectory);
  const lock = acquireInstanceLock(dataDirectory);
  try {
    const found = existsSync(databasePath) ? databasePath : findForeignFile(dataDirectory);
    if (found !== undefined && !force)
      throw new OperatorError(
        `The data directory is not empty (${found}); --force replaces the database in it, after you have made a backup of that.`,
      );
    const copy = `${databasePath}.restoring`;
    await prepareCopy(backupPath, copy, dataDirectory);
    // The old log would be replayed into the new file.
    for (const suffix of ["-wal", "-shm"]) rmSync(databasePath + suffix, { force: true });
    renameSync(copy, databasePath);
    return { databasePath };
  } finally {
    lock.release();
  }
}

/** A file that the directory has besides what every start of ours leaves in it. */
function findForeignFile(dataDirectory: string): string | undefined {
  return readdirSync(dataDirectory).find(
    (name) => !/^(?:sitewright\.(?:lock|pid)(?:-.*)?|control\.sock|\.libsql-.*\.node)$/.test(name),
  );
}

async function prepareCopy(from: string, copy: string, dataDirectory: string): Promise<void> {
  const remove = () => {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(copy + suffix, { force: true });
  };
  remove();
  try {
    // Not as a copy of the file: that would be open to whom the backup is open to.
    await pipeline(createReadStream(from), createWriteStream(copy, { flags: "wx", mode: 0o600 }));
    const db = await openDatabase({
      url: pathToFileURL(copy).href,
      dataDirectory,
      log: createLog("silent", process.stderr),
      onFatal: () => process.exit(70),
    });
    const problems = await db.check().finally(() => db.close());
    // Closing has moved the log into the file; what the engine leaves of it belongs to no database.
    for (const suffix of ["-wal", "-shm"]) rmSync(copy + suffix, { force: true });
    if (problems[0] !== undefined)
      throw new OperatorError(`${from} is damaged (${problems[0]}); take another backup.`);
  } catch (error) {
    remove();
    throw error;
  }
}
