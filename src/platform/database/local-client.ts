/**
 * The `Client` of @libsql/client over the embedded engine, for a file that this process alone owns:
 * one connection writes, one reads. Refuses interactive transactions, because whatever else the
 * program does at the same time would run inside them.
 */
import type { Client, InArgs, InStatement, ResultSet, Transaction } from "@libsql/client";
import { Connection } from "./connection.ts";
import type { SharedWrite, Statement } from "./database.ts";
import { isBusy, isFull } from "./engine-errors.ts";
import { kindOf } from "./statement-kind.ts";
import { WriteQueue, type WriteQueueOptions } from "./write-queue.ts";

type BatchEntry = InStatement | [string, InArgs?];

/** The log of changes is cut back to this size after a long read has let it grow, in bytes. */
const LOG_BYTES_MAX = 64 * 1024 * 1024;

const SHARED_PRAGMAS =
  "pragma busy_timeout = 0; pragma foreign_keys = on; pragma temp_store = memory;";
// What is deleted is overwritten: it is people's words, which free pages would keep for years.
const WRITER_PRAGMAS =
  "pragma journal_mode = wal; pragma secure_delete = on; pragma synchronous = full; pragma recursive_triggers = on; " +
  `pragma journal_size_limit = ${LOG_BYTES_MAX}; ${SHARED_PRAGMAS} pragma cache_size = -8192;`;
// The system keeps the file's pages as well: what a connection holds beside them is memory at rest.
const READER_PRAGMAS = `${SHARED_PRAGMAS} pragma query_only = 1; pragma cache_size = -4096;`;

export class LocalClient implements Client {
  readonly protocol = "file";
  closed = false;
  readonly #path: string;
  readonly #writer: Connection;
  #reader: Connection;
  readonly #queue: WriteQueue;

  /** Opens the file, which is made if missing. Throws the engine's error if that cannot be. */
  constructor(path: string, options: WriteQueueOptions) {
    this.#path = path;
    this.#writer = new Connection(path, WRITER_PRAGMAS);
    this.#reader = new Connection(path, READER_PRAGMAS);
    try {
      // Meets a lock, if there is one, before a prepared statement can.
      this.#reader.exec("SELECT 1 FROM sqlite_master LIMIT 1");
    } catch (error) {
      this.close();
      throw error;
    }
    this.#queue = new WriteQueue(this.#writer, options);
  }

  /** Reads at once; anything else goes through the write queue and is on disk when it answers. */
  async execute(given: InStatement | string, values?: InArgs): Promise<ResultSet> {
    const { sql, args } = toStatement(given, values);
    const kind = kindOf(sql);
    if (kind === "read") return this.#read(() => this.#reader.run(sql, args));
    if (kind === "alone") return this.#alone(() => this.#writer.runOnce(sql, args));
    const [result] = await this.#write([{ sql, args }]);
    if (result === undefined) throw new Error("the write answered without a result");
    return result;
  }

  /** All or nothing. A batch that only reads sees one state of the database throughout. */
  async batch(entries: readonly BatchEntry[]): Promise<ResultSet[]> {
    const statements = entries.map(fromBatchEntry);
    if (statements.every(({ sql }) => kindOf(sql) === "read"))
      return this.#readTogether(statements);
    return this.#write(statements);
  }

  /** As `Database` has it. */
  writeShared<Item, Result>(kind: SharedWrite<Item, Result>, item: Item): Promise<Result> {
    return this.#queue.addShared(kind, item);
  }

  /**
   * Runs statements that change tables as one transaction, with foreign keys off meanwhile: while
   * they are on, dropping the old half of a rebuilt table would delete the rows that refer to it.
   * Checks them all before COMMIT.
   */
  async migrate(entries: InStatement[]): Promise<ResultSet[]> {
    const statements = entries.map((entry) => toStatement(entry));
    return this.#alone(async () => {
      this.#writer.exec("PRAGMA foreign_keys = off");
      try {
        await this.#queue.begin();
        const results = statements.map(({ sql, args }) => this.#writer.runOnce(sql, args));
        this.#refuseDanglingReferences();
        this.#writer.exec("COMMIT");
        return results;
      } finally {
        if (this.#writer.inTransaction) this.#writer.exec("ROLLBACK");
        this.#writer.exec("PRAGMA foreign_keys = on");
      }
    });
  }

  /** Runs a script; what it leaves open is rolled back. For operators' tools and tests. */
  async executeMultiple(sql: string): Promise<void> {
    await this.#alone(() => {
      try {
        this.#writer.exec(sql);
      } finally {
        if (this.#writer.inTransaction) this.#writer.exec("ROLLBACK");
      }
    });
  }

  transaction(): Promise<Transaction> {
    return Promise.reject(
      new Error("interactive transactions are not offered: give all statements to one write()"),
    );
  }

  sync(): Promise<never> {
    return Promise.reject(new Error("a local database has nothing to sync with"));
  }

  reconnect(): void {
    throw new Error("a local database keeps its connections");
  }

  /** Finishes what is queued, moves the log into the file, then closes. */
  async closeGently(): Promise<void> {
    await this.#queue.close();
    if (this.closed) return;
    try {
      this.#writer.exec("PRAGMA wal_checkpoint(truncate)");
    } catch (error) {
      // Nothing is lost without room for it: the log stays beside the file, and is read with it.
      if (!isFull(error)) throw error;
    } finally {
      this.close();
    }
  }

  /** Moves the log into the file, so that the file alone says what it holds. */
  async checkpoint(): Promise<void> {
    await this.#alone(() => this.#writer.exec("PRAGMA wal_checkpoint(truncate)"));
  }

  /** Closes at once. What was acknowledged is safe, what is queued is lost. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.#reader.close();
    this.#writer.close();
  }

  async #write(statements: readonly Statement[]): Promise<ResultSet[]> {
    let definesTables = false;
    for (const { sql } of statements) {
      const kind = kindOf(sql);
      if (kind === "control" || kind === "alone") {
        throw new Error(`this statement cannot be part of a write: ${sql.slice(0, 80)}`);
      }
      definesTables ||= kind === "definition";
    }
    const results = await this.#queue.add(statements);
    if (definesTables) this.#forgetStatements();
    return results;
  }

  async #alone<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await this.#queue.alone(work);
    } finally {
      this.#forgetStatements();
    }
  }

  #readTogether(statements: readonly Statement[]): ResultSet[] {
    return this.#read(() => {
      this.#reader.exec("BEGIN");
      try {
        return statements.map(({ sql, args }) => this.#reader.run(sql, args));
      } finally {
        this.#reader.exec("ROLLBACK");
      }
    });
  }

  /** A reader that once met a lock may be stuck on an old state of the file: it is replaced. */
  #read<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (isBusy(error)) {
        this.#reader.close();
        this.#reader = new Connection(this.#path, READER_PRAGMAS);
      }
      throw error;
    }
  }

  #refuseDanglingReferences(): void {
    const [first] = this.#writer.runOnce("PRAGMA foreign_key_check").rows;
    if (first === undefined) return;
    throw new Error(`a row of ${first.table} would refer to a missing row of ${first.parent}`);
  }

  #forgetStatements(): void {
    this.#writer.forgetStatements();
    this.#reader.forgetStatements();
  }
}

function toStatement(given: InStatement | string, values?: InArgs): Statement {
  if (typeof given === "string") return { sql: given, args: (values ?? []) as unknown[] };
  return { sql: given.sql, args: (given.args ?? []) as unknown[] };
}

function fromBatchEntry(entry: BatchEntry): Statement {
  return Array.isArray(entry) ? toStatement(entry[0], entry[1]) : toStatement(entry);
}
