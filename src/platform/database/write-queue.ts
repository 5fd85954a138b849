/**
 * The only writer. Whatever comes in neighbouring turns of the event loop shares one transaction and
 * one fsync; each write has its own savepoint in it, so that one which fails takes no other with
 * it. Promises are settled after COMMIT. Refuses to go on once the disk cannot be trusted.
 */

import type { ResultSet } from "@libsql/client";
import { OperatorError } from "../../lib/errors.ts";
import { machineMs } from "../../lib/machine-time.ts";
import type { Connection } from "./connection.ts";
import type { SharedWrite, Statement } from "./database.ts";
import { isBusy, isFatal, isFull, reasonOf } from "./engine-errors.ts";

export type WriteQueueOptions = {
  /** Called once, when nothing more may be acknowledged: the process has to end. */
  readonly onFatal: (error: Error) => void;
  /** How long to wait while another program holds the file's lock. */
  readonly busyTimeoutMs: number;
};

/** Somebody who waits for an item to be written. */
type Waiting = {
  readonly item: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** What is written by statements that happen together or not at all. */
type Write = { readonly kind: SharedWrite<unknown, unknown>; readonly waiting: Waiting[] };

/** Work that must have the connection to itself, outside a transaction. */
type Solo = { readonly work: () => Promise<void>; readonly reject: (error: unknown) => void };

type Outcome = { readonly result: unknown } | { readonly error: unknown };

/** A write that brings its own statements, and shares them with nobody. */
const UNSHARED: SharedWrite<readonly Statement[], ResultSet[]> = {
  itemsMax: 1,
  statementsFor: ([statements = []]) => statements,
  recallStatements: () => [],
  readResults: (results) => [[...results]],
};

/** Bounds how long one group keeps the event loop; the rest goes into the next. */
const GROUP_ITEMS_MAX = 256;
const BUSY_PAUSE_MS_MAX = 50;
/** How long a write waits at most for others to share its commit; a commit takes as long. */
const GATHER_MS_MAX = 1;

export class WriteQueue {
  readonly #connection: Connection;
  readonly #options: WriteQueueOptions;
  #waiting: (Write | Solo)[] = [];
  /** The write among them that further items of a kind join. */
  readonly #open = new Map<unknown, Write>();
  /** Counts whatever is put in. */
  #arrived = 0;
  /** The round that is under way; undefined while idle. */
  #round: Promise<void> | undefined;
  /** Why nothing is taken any more. */
  #stopped: Error | undefined;

  constructor(connection: Connection, options: WriteQueueOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  /** Runs the statements as one unit and answers with their results once they are on disk. */
  add(statements: readonly Statement[]): Promise<ResultSet[]> {
    return new Promise((resolve, reject) => {
      this.#enqueue({ kind: UNSHARED, waiting: [{ item: statements, resolve, reject }] });
    });
  }

  /** Writes the item together with the others of its kind that wait, as one unit while that works. */
  addShared<Item, Result>(kind: SharedWrite<Item, Result>, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const open = this.#open.get(kind);
      if (open !== undefined && open.waiting.length < kind.itemsMax) {
        open.waiting.push({ item, resolve, reject });
        this.#arrived += 1;
      } else {
        const write: Write = { kind, waiting: [{ item, resolve, reject }] };
        // Whoever joined one that is refused would wait for ever.
        if (this.#stopped === undefined) this.#open.set(kind, write);
        this.#enqueue(write);
      }
    });
  }

  /** Runs `work` between two groups, with no transaction open. */
  alone<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#enqueue({ work: async () => resolve(await work()), reject });
    });
  }

  /**
   * Begins a transaction, for work that runs alone. While another program holds the lock it waits
   * without stopping the event loop, then throws `OperatorError`.
   */
  async begin(): Promise<void> {
    const deadline = machineMs() + this.#options.busyTimeoutMs;
    for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, BUSY_PAUSE_MS_MAX)) {
      try {
        this.#connection.exec("BEGIN IMMEDIATE");
        return;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (machineMs() >= deadline) throw heldByOthers(error);
      }
      await Bun.sleep(pauseMs);
    }
  }

  /** Finishes what is waiting and takes nothing more. */
  async close(): Promise<void> {
    while (this.#round !== undefined) await this.#round;
    this.#stopped ??= new Error("the database is closed");
  }

  #enqueue(entry: Write | Solo): void {
    if (this.#stopped !== undefined) {
      refuse([entry], this.#stopped);
      return;
    }
    this.#waiting.push(entry);
    this.#arrived += 1;
    this.#round ??= this.#runRounds();
  }

  /** Never rejects: every failure belongs to the writes that met it. */
  async #runRounds(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const next = this.#waiting[0];
      if (next === undefined) break;
      if ("work" in next) {
        this.#waiting.shift();
        await next.work().catch((error) => this.#refuse([next], error));
      } else {
        await this.#commitTogether(this.#takeGroup());
      }
    }
    this.#round = undefined;
  }

  /** Lets what this turn of the event loop brings join the group, and the next ones while they bring more. */
  async #gather(): Promise<void> {
    const until = machineMs() + GATHER_MS_MAX;
    for (;;) {
      const arrived = this.#arrived;
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (this.#arrived === arrived || machineMs() >= until) return;
    }
  }

  #takeGroup(): Write[] {
    const group: Write[] = [];
    let items = 0;
    for (const entry of this.#waiting) {
      if ("work" in entry || items >= GROUP_ITEMS_MAX) break;
      if (this.#open.get(entry.kind) === entry) this.#open.delete(entry.kind);
      group.push(entry);
      items += entry.waiting.length;
    }
    this.#waiting = this.#waiting.slice(group.length);
    return group;
  }

  async #commitTogether(group: readonly Write[]): Promise<void> {
    let outcomes: Outcome[][];
    try {
      await this.begin();
      outcomes = group.map((write) => this.#attempt(write));
      this.#connection.exec("COMMIT");
    } catch (error) {
      return this.#recover(group, error);
    }
    for (const [at, write] of group.entries()) settle(write, outcomes[at] ?? []);
  }

  /** One write inside the open transaction. Throws only if the transaction itself is gone. */
  #attempt({ kind, waiting }: Write): Outcome[] {
    const items = waiting.map(({ item }) => item);
    let results: ResultSet[];
    try {
      results = this.#runAsUnit(kind.statementsFor(items));
    } catch (error) {
      if (!this.#connection.inTransaction || isFatal(error)) throw error;
      if (waiting.length === 1) return [{ error }];
      return waiting.flatMap((one) => this.#attempt({ kind, waiting: [one] }));
    }
    // The items are written: whatever goes wrong from here on, they must not be written again.
    try {
      return kind.readResults(results, items).map((result) => ({ result }));
    } catch (error) {
      return waiting.map(() => ({ error }));
    }
  }

  #runAsUnit(statements: readonly Statement[]): ResultSet[] {
    const connection = this.#connection;
    const [only] = statements;
    // A single statement already happens whole or not at all.
    if (statements.length === 1 && only !== undefined) return [connection.run(only.sql, only.args)];
    connection.run("SAVEPOINT unit", undefined);
    try {
      const results = statements.map(({ sql, args }) => connection.run(sql, args));
      connection.run("RELEASE unit", undefined);
      return results;
    } catch (error) {
      if (connection.inTransaction) {
        connection.run("ROLLBACK TO unit", undefined);
        connection.run("RELEASE unit", undefined);
      }
      throw error;
    }
  }

  /** The transaction as a whole did not happen: sees to it that only the guilty pay. */
  async #recover(group: readonly Write[], error: unknown): Promise<void> {
    try {
      if (this.#connection.inTransaction) this.#connection.exec("ROLLBACK");
    } catch (rollbackError) {
      return this.#stop(group, rollbackError);
    }
    if (isFatal(error)) return this.#stop(group, error);
    const isEverybodys = isFull(error) || error instanceof OperatorError;
    const parts = group.flatMap(({ kind, waiting }) =>
      waiting.map((one): Write => ({ kind, waiting: [one] })),
    );
    if (isEverybodys || parts.length === 1) return this.#refuse(group, error);
    // One of them broke the transaction for all, with a constraint that is only checked at COMMIT
    // or a trigger that rolls everything back. Nobody else may notice.
    for (const part of parts) await this.#commitTogether([part]);
  }

  #refuse(entries: readonly (Write | Solo)[], error: unknown): void {
    if (isFatal(error)) this.#stop(entries, error);
    else refuse(entries, error);
  }

  #stop(entries: readonly (Write | Solo)[], cause: unknown): void {
    const error = new Error(`the database cannot be written any more: ${reasonOf(cause)}`, {
      cause,
    });
    const isFirst = this.#stopped === undefined;
    this.#stopped ??= error;
    this.#open.clear();
    refuse([...entries, ...this.#waiting.splice(0)], error);
    if (isFirst) this.#options.onFatal(error);
  }
}

function refuse(entries: readonly (Write | Solo)[], error: unknown): void {
  for (const entry of entries)
    for (const { reject } of "work" in entry ? [entry] : entry.waiting) reject(error);
}

function settle({ waiting }: Write, outcomes: readonly Outcome[]): void {
  for (const [at, { resolve, reject }] of waiting.entries()) {
    const outcome = outcomes[at];
    if (outcome !== undefined && "result" in outcome) resolve(outcome.result);
    else reject(outcome?.error ?? new Error("a shared write said nothing of one of its items"));
  }
}

function heldByOthers(cause: unknown): OperatorError {
  return new OperatorError(
    "Another program holds the database file's lock; nothing was written. " +
      "Only one program may open the file: stop the other one.",
    { cause },
  );
}
