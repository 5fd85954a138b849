/**
 * Shared writes over a libSQL server, where every write is a round trip: what comes while one of a
 * kind is under way goes together in the next.
 */
import type { ResultSet } from "@libsql/client";
import type { SharedWrite, Statement } from "./database.ts";

type Waiting = {
  readonly item: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

export class SharedBatches {
  readonly #write: (statements: readonly Statement[]) => Promise<ResultSet[]>;
  /** Those who wait, by kind; there is a list while somebody writes that kind. */
  readonly #waiting = new Map<SharedWrite<unknown, unknown>, Waiting[]>();

  constructor(write: (statements: readonly Statement[]) => Promise<ResultSet[]>) {
    this.#write = write;
  }

  /** Answers what became of the item, once the server has it on disk. */
  add<Item, Result>(kind: SharedWrite<Item, Result>, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { item, resolve, reject };
      const waiting = this.#waiting.get(kind);
      if (waiting !== undefined) {
        waiting.push(one);
        return;
      }
      const list = [one];
      this.#waiting.set(kind, list);
      void this.#writeAll(kind, list);
    });
  }

  /** Never rejects: every failure belongs to an item. */
  async #writeAll(kind: SharedWrite<unknown, unknown>, waiting: Waiting[]): Promise<void> {
    // What else this turn of the event loop brings goes with the first.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await this.#writeTogether(kind, waiting.splice(0, kind.itemsMax));
    this.#waiting.delete(kind);
  }

  async #writeTogether(
    kind: SharedWrite<unknown, unknown>,
    group: readonly Waiting[],
  ): Promise<void> {
    const items = group.map(({ item }) => item);
    try {
      const results = kind.readResults(await this.#write(kind.statementsFor(items)), items);
      for (const [at, { resolve }] of group.entries()) resolve(results[at]);
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) only?.reject(error);
      else for (const one of group) await this.#writeTogether(kind, [one]);
    }
  }
}
