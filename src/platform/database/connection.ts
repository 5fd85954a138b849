/**
 * One connection to the embedded engine, with its prepared statements kept. Everything here is
 * synchronous and knows nothing of transactions.
 */
import type { ResultSet, Value } from "@libsql/client";
import Engine from "libsql";
import { changesResult, type MakeRow, rowMaker, rowsResult } from "./rows.ts";
import { bindValues } from "./values.ts";

type EngineStatement = ReturnType<InstanceType<typeof Engine>["prepare"]>;

/** `makeRow` is undefined for a statement that does not answer with rows. */
type Prepared = {
  readonly statement: EngineStatement;
  readonly columns: string[];
  readonly makeRow: MakeRow | undefined;
};

/** More than the program has different statements; lists of unknown length make the rest. */
const STATEMENTS_MAX = 500;

export class Connection {
  readonly #engine: InstanceType<typeof Engine>;
  /** By SQL text; the least recently used one is first. */
  readonly #statements = new Map<string, Prepared>();

  /** Opens the file, which is made if missing, and runs `pragmas`. Never waits for a lock, and leaves nothing open when it throws. */
  constructor(path: string, pragmas: string) {
    this.#engine = new Engine(path, { timeout: 0 });
    try {
      this.#engine.exec(pragmas);
    } catch (error) {
      this.#engine.close();
      throw error;
    }
  }

  get inTransaction(): boolean {
    return this.#engine.inTransaction;
  }

  /** Runs one statement and keeps it prepared for the next time. */
  run(sql: string, values: unknown): ResultSet {
    return runPrepared(this.#prepared(sql), values);
  }

  /** Runs one statement that will hardly come again. */
  runOnce(sql: string, values?: unknown): ResultSet {
    return runPrepared(prepare(this.#engine, sql), values);
  }

  /**
   * Runs SQL text as it is, without values and results. The engine lets go of it whatever happens:
   * so this is the way for every statement that may find the file locked. A prepared one would stay
   * half-done, and commits after it would report success without reaching the file.
   */
  exec(sql: string): void {
    this.#engine.exec(sql);
  }

  /**
   * Drops what is prepared: to be called when tables have changed. Reading the schema once makes
   * the engine notice the change, which otherwise names the columns of new statements as before.
   */
  forgetStatements(): void {
    this.#statements.clear();
    this.#engine.exec("SELECT 1 FROM sqlite_master LIMIT 1");
  }

  close(): void {
    this.#statements.clear();
    this.#engine.close();
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      // Only a full cache needs to know what was used last.
      if (this.#statements.size === STATEMENTS_MAX) {
        this.#statements.delete(sql);
        this.#statements.set(sql, known);
      }
      return known;
    }
    const prepared = prepare(this.#engine, sql);
    if (this.#statements.size === STATEMENTS_MAX) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

function prepare(engine: InstanceType<typeof Engine>, sql: string): Prepared {
  const statement = engine.prepare(sql);
  const columns = statement.columns().map((column) => column.name);
  if (columns.length === 0) return { statement, columns, makeRow: undefined };
  return { statement: statement.raw(), columns, makeRow: rowMaker(columns) };
}

function runPrepared({ statement, columns, makeRow }: Prepared, values: unknown): ResultSet {
  const bound = bindValues(values);
  if (makeRow === undefined) {
    const { changes, lastInsertRowid } = statement.run(bound);
    return changesResult(changes, BigInt(lastInsertRowid));
  }
  return rowsResult(columns, (statement.all(bound) as Value[][]).map(makeRow));
}
