/**
 * Work that goes through the whole file, on a thread of the engine's own while the event loop goes
 * on serving. Its connections never write to the database and leave its log alone: with a second
 * writer this version of the engine could damage the file.
 */
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import ThreadedEngine from "libsql/promise";
import { OperatorError } from "../../lib/errors.ts";
import { refuseTaken } from "../lost-link.ts";
import type { Statement } from "./database.ts";
import { engineCode, reasonOf } from "./engine-errors.ts";
import { bindValues } from "./values.ts";

const PROBLEMS_MAX = 100;

/**
 * Copies the database as it is at this moment. `target` appears only when the copy is complete and
 * on disk, readable by its owner alone; one that exists is replaced.
 */
export async function copyDatabase(path: string, target: string): Promise<void> {
  let place: string | undefined;
  try {
    // Of its own: two copies to one target do not write into each other, and the last one is there.
    place = mkdtempSync(`${target}.part-`);
    const unfinished = join(place, "copy.db");
    closeSync(openSync(unfinished, "wx", 0o600));
    await withThread(path, async (engine) => {
      await engine.exec(`VACUUM INTO '${unfinished.replaceAll("'", "''")}'`);
    });
    putInPlace(unfinished, target);
  } catch (error) {
    throw new OperatorError(`The copy ${target} could not be written: ${reasonOf(error)}`, {
      cause: error,
    });
  } finally {
    if (place !== undefined) rmSync(place, { recursive: true, force: true });
  }
}

/** Gives a finished file its name, once it is on disk; a power cut leaves what was there, or all of it. */
export function putInPlace(finished: string, target: string): void {
  syncToDisk(finished);
  renameSync(finished, target);
  if (process.platform !== "win32") syncToDisk(dirname(target));
}

/** Throws `OperatorError` if something is at `path` already, or nothing can be written there. */
export function refuseBadTarget(path: string): void {
  refuseTaken(path);
  try {
    accessSync(dirname(path), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `${path} cannot be written (${engineCode(error)}); name a file in a directory that exists and that the user of the data may write to.`,
      { cause: error },
    );
  }
}

/** What the engine's own checks have to say against the file, one line each. */
export async function findProblems(path: string): Promise<string[]> {
  return withThread(path, async (engine) => {
    const problems: string[] = [];
    for (const row of await query(engine, `PRAGMA integrity_check(${PROBLEMS_MAX})`)) {
      const [line] = Object.values(row);
      if (line !== "ok") problems.push(String(line));
    }
    for (const row of await query(engine, "PRAGMA foreign_key_check")) {
      problems.push(`${row.table}: row ${row.rowid} refers to a missing row of ${row.parent}`);
    }
    return problems;
  });
}

/**
 * A query's rows. All of them are found before the first is handed over: the engine's thread does
 * no more than that first step, and further ones would hold the event loop.
 */
export async function readWithThread<Row>(path: string, { sql, args }: Statement): Promise<Row[]> {
  return withThread(path, async (engine) => {
    const rows = await query(
      engine,
      `with aside as materialized (${sql}) select * from aside`,
      args,
    );
    return rows as Row[];
  });
}

async function query(
  engine: ThreadedEngine,
  sql: string,
  args: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const statement: { all(values: unknown): Promise<Record<string, unknown>[]> } =
    await engine.prepare(sql);
  return statement.all(bindValues(args));
}

async function withThread<T>(
  path: string,
  work: (engine: ThreadedEngine) => Promise<T>,
): Promise<T> {
  const engine = new ThreadedEngine(path, { timeout: 0 });
  try {
    await engine.exec("PRAGMA wal_autocheckpoint = 0");
    return await work(engine);
  } finally {
    engine.close();
  }
}

function syncToDisk(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
