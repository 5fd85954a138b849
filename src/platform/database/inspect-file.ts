/**
 * Looks at a database file before it is opened, without leaving a trace: no lock, no log beside it,
 * no new time stamp. Throws `OperatorError` with one clear line for whatever must not be opened.
 */
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import Engine from "libsql";
import { OperatorError } from "../../lib/errors.ts";
import { refuseLostLink } from "../lost-link.ts";
import { engineCode, reasonOf } from "./engine-errors.ts";
import type { Migration } from "./migrate.ts";
import { newerDatabase, planMigrations, READ_APPLIED } from "./migrate.ts";

/** Marks the file as ours, in SQLite's header field for it: "Site" in ASCII. */
export const APPLICATION_ID = 0x53697465;

/** A start may not take long, so only files up to this size are read whole; `doctor` reads any. */
const FULL_CHECK_BYTES_MAX = 8 * 1024 * 1024;

const HEADER_BYTES = 100;
export const RESTORE_ADVICE = "Restore a backup with `sitewright restore FILE`";
/**
 * A database on a disk that is not mounted looks like one that was never made: a new one in its place would
 * take the link's name, and be empty.
 */
export const LOST_DATABASE_ADVICE = "mount its disk, or remove the link to start anew";

/** Fields of the first hundred bytes, as https://sqlite.org/fileformat.html names them. */
type Header = { pageBytes: number; pages: number; schema: number; applicationId: number };

/** True if there is a sound database that this executable may open, false if there is no file. */
export function inspectDatabaseFile(path: string, migrations: readonly Migration[]): boolean {
  refuseLostLink(path, LOST_DATABASE_ADVICE);
  const bytes = sizeOf(path);
  const logBytes = sizeOf(`${path}-wal`) ?? 0;
  if (bytes === undefined) {
    if (logBytes === 0) return false;
    throw new OperatorError(
      `${path} is missing, but its log ${path}-wal is there. ${RESTORE_ADVICE}, or put the file back.`,
    );
  }
  if (bytes === 0) {
    throw new OperatorError(
      `${path} is empty: what it held is gone. ${RESTORE_ADVICE}, or delete the file to start anew.`,
    );
  }
  const header = readHeader(path);
  if (header.applicationId !== APPLICATION_ID) {
    throw new OperatorError(
      `${path} is a database of another program; name another data directory, or move it away.`,
    );
  }
  if (header.schema > migrations.length) throw newerDatabase(header.schema, migrations.length);
  // With changes still in the log, the file alone is not the whole story; the engine merges them.
  if (logBytes > 0) return true;
  if (bytes < header.pages * header.pageBytes) throw damagedFile(path, "it is cut short");
  inspectContents(path, bytes, migrations);
  return true;
}

/** Turns an error of the engine, met while the file is opened, into one for the operator. */
export function damagedFile(path: string, reason: unknown): OperatorError {
  return new OperatorError(`${path} is damaged (${reasonOf(reason)}). ${RESTORE_ADVICE}.`, {
    cause: reason,
  });
}

function sizeOf(path: string): number | undefined {
  const stats = lookAt(path);
  if (stats === undefined || stats.isFile()) return stats?.size;
  throw new OperatorError(`${path} is not a file; name another data directory.`);
}

/** Undefined where nothing is. */
function lookAt(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    // A folder on the way is closed to this user, links go in a circle, or no file can be called so.
    throw new OperatorError(`${path} cannot be looked at (${engineCode(error)})`, { cause: error });
  }
}

function readHeader(path: string): Header {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openForReading(path);
  try {
    readSync(file, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(file);
  }
  if (!header.toString("latin1", 0, 16).startsWith("SQLite format 3\0")) {
    throw damagedFile(path, "it does not begin like a database");
  }
  const pageBytes = header.readUInt16BE(16);
  return {
    pageBytes: pageBytes === 1 ? 65_536 : pageBytes,
    pages: header.readUInt32BE(28),
    schema: header.readUInt32BE(60),
    applicationId: header.readUInt32BE(68),
  };
}

function openForReading(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    throw new OperatorError(`${path} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** Reads through a connection that takes the file for unchangeable, hence touches nothing. */
function inspectContents(path: string, bytes: number, migrations: readonly Migration[]): void {
  const engine = new Engine(`${pathToFileURL(path).href}?mode=ro&immutable=1`);
  const read = (sql: string) => engine.prepare(sql).raw().all() as unknown[][];
  let applied: unknown[][];
  try {
    const verdict = bytes <= FULL_CHECK_BYTES_MAX ? read("pragma quick_check(1)")[0]?.[0] : "ok";
    if (verdict !== "ok") throw new Error(String(verdict));
    const tables = read("select name from sqlite_master where name = '__drizzle_migrations'");
    applied = tables.length === 0 ? [] : read(READ_APPLIED);
  } catch (error) {
    throw damagedFile(path, error);
  } finally {
    engine.close();
  }
  planMigrations(
    applied.map(([hash, when]) => ({ hash: String(hash), when: Number(when) })),
    migrations,
  );
}
