/**
 * Opens the database that the URL names, brings its schema up to date, and hands it out in the one
 * shape that the rooms know. A file is opened by the embedded engine, anything else by the client
 * for libSQL servers; nothing above this floor can tell which.
 */

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Client, InStatement, InValue, ResultSet } from "@libsql/client";
import type { SQL } from "drizzle-orm";
import { LibSQLDatabase } from "drizzle-orm/libsql/driver-core";
import { LibSQLSession } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { OperatorError } from "../../lib/errors.ts";
import { machineMs } from "../../lib/machine-time.ts";
import { adviseOnOwner } from "../file-owner.ts";
import type { Log } from "../log.ts";
import { loadNativeAddon } from "../native-addon.ts";
import { wrongSetting } from "../wrong-setting.ts";
import { Connection } from "./connection.ts";
import type { Database, Writable } from "./database.ts";
import { engineCode, isBusy, reasonOf } from "./engine-errors.ts";
import { APPLICATION_ID, damagedFile, inspectDatabaseFile } from "./inspect-file.ts";
import { LocalClient } from "./local-client.ts";
import type { Migration } from "./migrate.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";
import { SharedBatches } from "./shared-batches.ts";
import { asPreconditionFailed, statement } from "./statements.ts";
import { copyDatabase, findProblems, readWithThread, refuseBadTarget } from "./whole-file.ts";

/** A backup of a large file takes this long at most on a disk worth the name. */
const EMPTY_LOG_MS_MAX = 20_000;
/**
 * Who had the file last may still be letting go of it: a process that was killed, or one that has
 * closed it and in which the engine gives it back only when the last statement is collected.
 */
const OPEN_WAIT_MS = 2_000;
const OPEN_PAUSE_MS_MAX = 50;

export type OpenDatabaseOptions = {
  /** `file:` for the embedded engine; `libsql:`, `https:`, `http:`, `wss:` or `ws:` for a server. */
  readonly url: string;
  /** Where the engine's native code is unpacked when it travels inside the executable. */
  readonly dataDirectory: string;
  readonly log: Log;
  /** Called once when nothing more can be written truthfully: log it and end the process. */
  readonly onFatal: (error: Error) => void;
  /** How long a write waits for another program's lock; 5 s unless given. */
  readonly busyTimeoutMs?: number;
  /** How long the start waits for a file that is locked as a whole; 2 s unless given. */
  readonly openTimeoutMs?: number;
  /** True for a copy of a database that lies elsewhere: no other is made of it before an upgrade. */
  readonly isCopy?: boolean;
  /** The schema's history; this executable's own unless a test brings another. */
  readonly migrations?: readonly Migration[];
};

/** Opens and migrates. Throws `OperatorError`, having changed nothing, when it should not go on. */
export function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  return options.url.startsWith("file:") ? openLocal(options) : openRemote(options);
}

async function openLocal(options: OpenDatabaseOptions): Promise<Database> {
  const { url, log, migrations = MIGRATIONS } = options;
  const path = realPathOf(pathOf(url));
  loadNativeAddon(options.dataDirectory);
  refuseClosed(path);
  if (!inspectDatabaseFile(path, migrations)) createDatabaseFile(path);
  const client = await openClient(path, options);
  try {
    const tags = await migrate(client, migrations, {
      stampsHeader: true,
      beforeUpgrade: async (tag) => {
        if (options.isCopy === true) return;
        const backup = join(dirname(path), `${basename(path, ".db")}-before-${tag}.db`);
        await copyDatabase(path, backup);
        log.info({ backup }, "the database was copied before its upgrade");
      },
    });
    if (tags.length > 0) {
      await client.checkpoint();
      logMigrations(log, tags);
    }
  } catch (error) {
    client.close();
    throw asStartFailure(path, error);
  }
  return {
    ...databaseOver(client),
    isLocal: true,
    readAside: <Row>(query: SQL) => readWithThread<Row>(path, statement(query)),
    writeShared: (kind, item) => explained(client.writeShared(kind, item)),
    async backup(target) {
      refuseBadTarget(target);
      await copyDatabase(path, target);
    },
    emptyLog: () => emptyLog(client, path, log),
    check: () => findProblems(path),
    close: () => client.closeGently(),
  };
}

/** A new database has them all, and nobody wants to read each. */
function logMigrations(log: Log, tags: readonly string[]): void {
  if (tags.length === 0) return;
  log.info({ migrations: tags.length, last: tags.at(-1) }, "the database was brought up to date");
}

/** Tries again for a while: a backup that is under way still needs what is in the log. */
async function emptyLog(client: LocalClient, path: string, log: Log): Promise<void> {
  const deadline = machineMs() + EMPTY_LOG_MS_MAX;
  for (;;) {
    await client.checkpoint();
    if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
    if (machineMs() > deadline) break;
    await Bun.sleep(100);
  }
  log.warn("the database's log could not be emptied and still holds what was deleted");
}

async function openRemote(options: OpenDatabaseOptions): Promise<Database> {
  // Its protocols are only loaded where there is a server to speak them to.
  const { openRemoteClient } = await import("./remote-client.ts");
  const client = openRemoteClient(options.url);
  try {
    const tags = await migrate(client, options.migrations ?? MIGRATIONS, { stampsHeader: false });
    logMigrations(options.log, tags);
  } catch (error) {
    client.close();
    throw error instanceof OperatorError ? error : unreachable(options.url, error);
  }
  const database = databaseOver(client);
  const shared = new SharedBatches((statements) => database.write(statements));
  return {
    ...database,
    isLocal: false,
    readAside: (query) => database.orm.all(query),
    writeShared: (kind, item) => shared.add(kind, item),
    async backup() {
      throw new OperatorError("The database is on a libSQL server: make the backup there.");
    },
    emptyLog: () => Promise.resolve(),
    async check() {
      const { rows } = await client.execute("PRAGMA foreign_key_check");
      return rows.map((row) => `${row.table}: a row refers to a missing row of ${row.parent}`);
    },
    async close() {
      client.close();
    },
  };
}

type NoSchema = Record<string, never>;

/** drizzle over our client. Its own `drizzle()` would load every client there is for libSQL. */
function typedQueries(client: Client): Database["orm"] {
  const dialect = new SQLiteAsyncDialect();
  const session = new LibSQLSession<NoSchema, NoSchema>(client, dialect, undefined, {}, undefined);
  return new LibSQLDatabase<NoSchema>("async", dialect, session, undefined);
}

function databaseOver(client: Client): Pick<Database, "orm" | "client" | "write"> {
  return {
    orm: typedQueries(client),
    client,
    async write(statements: readonly Writable[]): Promise<ResultSet[]> {
      if (statements.length === 0) return [];
      return explained(client.batch(statements.map(asStatement), "write"));
    },
  };
}

/** What the engine says of a precondition is told in our own terms. */
async function explained<Value>(written: Promise<Value>): Promise<Value> {
  try {
    return await written;
  } catch (error) {
    throw asPreconditionFailed(error) ?? error;
  }
}

/** Values may still be of any type here: the client checks each of them. */
function asStatement(writable: Writable): InStatement {
  if (!("toSQL" in writable)) return { sql: writable.sql, args: writable.args as InValue[] };
  const { sql, params } = writable.toSQL();
  return { sql, args: params as InValue[] };
}

function pathOf(url: string): string {
  const path = url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
  if (path !== "" && !path.startsWith(":memory:")) return path;
  throw new OperatorError(
    `${url} names no file; the database lives in one, such as file:///data/sitewright.db.`,
  );
}

/** The engine keeps its log beside the file itself, wherever a link to it lies. */
const realPathOf = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** A file that cannot be written would open all the same, and fail at the first change. */
function refuseClosed(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`].filter((name) => existsSync(name)))
    try {
      accessSync(file, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new OperatorError(
        `${file} cannot be read and written by the user who runs this (${engineCode(error)})${adviseOnOwner(file)}.`,
        { cause: error },
      );
    }
}

/**
 * Makes an empty database that is already marked as ours. It gets its name last, so that a crash
 * leaves either no database or a whole one.
 */
function createDatabaseFile(path: string): void {
  const unfinished = `${path}.part`;
  openFile(path, () => {
    refuseMissingFolder(path);
    rmSync(unfinished, { force: true });
    closeSync(openSync(unfinished, "wx", 0o600));
    new Connection(unfinished, `pragma application_id = ${APPLICATION_ID}`).close();
    const file = openSync(unfinished, "r");
    fsyncSync(file);
    closeSync(file);
    renameSync(unfinished, path);
  });
}

/** The data directory is made where it is missing; one that the setting names beside it is not. */
export function refuseMissingFolder(path: string): void {
  if (isDirectory(dirname(path))) return;
  throw wrongSetting(
    "SITEWRIGHT_DATABASE_URL",
    `names a file in ${dirname(path)}, which is no directory`,
    "file:///var/lib/sitewright/sitewright.db",
  );
}

/** False also where it cannot be looked at. */
function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Connects as soon as the file's lock can be had. Each try has connections of its own, so that
 * nothing of one which met the lock is left.
 */
async function openClient(path: string, options: OpenDatabaseOptions): Promise<LocalClient> {
  const { onFatal, busyTimeoutMs = 5_000, openTimeoutMs = OPEN_WAIT_MS } = options;
  const deadline = machineMs() + openTimeoutMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, OPEN_PAUSE_MS_MAX)) {
    try {
      return new LocalClient(path, { onFatal, busyTimeoutMs });
    } catch (error) {
      if (!isBusy(error) || machineMs() >= deadline) throw asStartFailure(path, error);
    }
    await Bun.sleep(pauseMs);
  }
}

function openFile<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw asStartFailure(path, error);
  }
}

function asStartFailure(path: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  if (isBusy(error)) {
    return new OperatorError(
      `${path} is locked by another program. Only one may open it: stop the other one.`,
      { cause: error },
    );
  }
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(engineCode(error))) return damagedFile(path, error);
  return new OperatorError(`${path} cannot be opened: ${reasonOf(error)}`, { cause: error });
}

function unreachable(url: string, cause: unknown): OperatorError {
  const host = URL.parse(url)?.host ?? url;
  return new OperatorError(
    `The database server ${host} cannot be used (${reasonOf(cause)}); start it, or name another with SITEWRIGHT_DATABASE_URL.`,
    { cause },
  );
}
