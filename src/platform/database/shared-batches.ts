/**
 * Shared writes over a libSQL server, where every write is a round trip: what comes while one of a
 * kind is under way goes together in the next. Each leaves a receipt in its own transaction, so that
 * one whose answer is lost on the way is neither done twice nor told of as if it had failed.
 */
import type { ResultSet } from "@libsql/client";
import type { SharedWrite, Statement } from "./database.ts";
import { isOutcomeUnknown } from "./engine-errors.ts";
import { isRefusal } from "./statements.ts";
import { bindList } from "./values.ts";
import { type Receipts, receiptStatements, WRITTEN } from "./write-receipts.ts";

type Waiting = {
  readonly item: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/** Those who wait for a kind, and the receipts of its writes. */
type Line = { readonly waiting: Waiting[]; readonly receipts: Receipts; isBusy: boolean };

type Kind = SharedWrite<unknown, unknown>;

/** Pauses before a server that cannot be heard is asked again, in ms. */
const PAUSES_MS: readonly number[] = [20, 200, 1_000, 3_000];

export class SharedBatches {
  readonly #send: (statements: readonly Statement[]) => Promise<ResultSet[]>;
  readonly #lines = new Map<Kind, Line>();

  constructor(send: (statements: readonly Statement[]) => Promise<ResultSet[]>) {
    this.#send = send;
  }

  /** Answers what became of the item, once the server has it on disk. */
  add<Item, Result>(kind: SharedWrite<Item, Result>, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(kind) ?? {
        ...{ waiting: [], isBusy: false },
        receipts: { writer: crypto.randomUUID(), number: 0 },
      };
      this.#lines.set(kind, line);
      line.waiting.push({ item, resolve, reject });
      if (!line.isBusy) void this.#writeAll(kind, line);
    });
  }

  /** Never rejects: every failure belongs to an item. */
  async #writeAll(kind: Kind, line: Line): Promise<void> {
    line.isBusy = true;
    // What else this turn of the event loop brings goes with the first.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (line.waiting.length > 0)
      await this.#writeTogether(kind, line, line.waiting.splice(0, kind.itemsMax));
    line.isBusy = false;
  }

  async #writeTogether(kind: Kind, line: Line, group: readonly Waiting[]): Promise<void> {
    const items = group.map(({ item }) => item);
    let results: ResultSet[];
    try {
      results = await this.#writeOnce(kind, line.receipts, items);
    } catch (error) {
      const isDone = isOutcomeUnknown(error) || group.length === 1;
      if (isDone) for (const { reject } of group) reject(error);
      else for (const one of group) await this.#writeTogether(kind, line, [one]);
      return;
    }
    // The items are written: whatever goes wrong from here on, they must not be written again.
    try {
      const became = kind.readResults(results, items);
      for (const [at, { resolve }] of group.entries()) resolve(became[at]);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Rejects with an unknown outcome only when the server cannot be heard for seconds. */
  async #writeOnce(kind: Kind, receipts: Receipts, items: unknown[]): Promise<ResultSet[]> {
    const statements = kind.statementsFor(items);
    // What cannot be stored fails here, where nothing has been sent.
    for (const { args } of statements) bindList(args);
    const receipt = receiptStatements(receipts);
    try {
      const results = await this.#insist(() => this.#send([...receipt, ...statements]));
      return results.slice(receipt.length);
    } catch (error) {
      if (!isRefusal(error, WRITTEN)) throw error;
      return this.#insist(() => this.#send(kind.recallStatements(items)));
    }
  }

  /** Asks again while it is unknown whether the server did it. */
  async #insist<Value>(ask: () => Promise<Value>): Promise<Value> {
    for (const pauseMs of PAUSES_MS) {
      try {
        return await ask();
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error;
      }
      await Bun.sleep(pauseMs);
    }
    return ask();
  }
}
