/**
 * What the rooms see of the database: drizzle for reads, and `write` for everything that changes
 * something. There is no interactive transaction, so no other code can ever run inside one.
 * While the service runs, nothing else in this process may open the file, not even to copy it:
 * closing it again would give the engine's locks away.
 */
import type { Client, ResultSet } from "@libsql/client";
import type { SQL } from "drizzle-orm";
import type { LibSQLDatabase } from "drizzle-orm/libsql";

/** One SQL statement with its values in order. */
export type Statement = { sql: string; args: unknown[] };

/** A statement, or a drizzle builder that has not been awaited. */
export type Writable = Statement | { toSQL(): { sql: string; params: unknown[] } };

/**
 * A kind of write of which many may come at once: those of the same moment share their statements,
 * so that a crowd costs little more than one. A room declares it once, as a value.
 */
export type SharedWrite<Item, Result> = {
  /** How many share at most; it bounds how long they keep the event loop. */
  readonly itemsMax: number;
  /** What writes all of these items, in the order in which they came. */
  statementsFor(items: readonly Item[]): readonly Statement[];
  /**
   * What reads what became of items that are written: for when a server did so and its answer was
   * lost on the way. `readResults` takes its results like those of the statements that write.
   */
  recallStatements(items: readonly Item[]): readonly Statement[];
  /** What became of each item, from the statements' results. */
  readResults(results: readonly ResultSet[], items: readonly Item[]): readonly Result[];
};

export type Database = {
  /** Typed queries. Reads see all that was acknowledged, and never a half-done write. */
  readonly orm: LibSQLDatabase<Record<string, never>>;
  /** The wire below drizzle; for `platform/` only. */
  readonly client: Client;
  /** True for the embedded file, false for a libSQL server that other instances may share. */
  readonly isLocal: boolean;
  /**
   * Runs the statements as one transaction, in order, and answers once it is on disk.
   * If one fails, none has happened. Concurrent calls share one commit but not each other's failures.
   */
  write(statements: readonly Writable[]): Promise<ResultSet[]>;
  /**
   * Writes one item of a kind and answers what became of it, once it is on disk. Where the statements
   * fail for all who share them, each is written by itself: nobody's failure is another's.
   */
  writeShared<Item, Result>(kind: SharedWrite<Item, Result>, item: Item): Promise<Result>;
  /**
   * The rows of a query that has to look at much and answers with little, such as a sum over all
   * leads. It runs on a thread of the engine, and the event loop goes on meanwhile.
   */
  readAside<Row>(query: SQL): Promise<Row[]>;
  /** Writes a consistent copy to `path`, which must not exist. Reads and writes go on meanwhile. */
  backup(path: string): Promise<void>;
  /**
   * Moves the log of changes into the file and empties it, so that it no longer holds what has been
   * deleted. A server sees to its own log.
   */
  emptyLog(): Promise<void>;
  /** Problems that the engine's own checks find, one line each; empty when the file is sound. */
  check(): Promise<string[]>;
  close(): Promise<void>;
};
