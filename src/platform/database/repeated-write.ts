/**
 * Writes that are made again, later and with the same statements, when nobody knows whether a libSQL
 * server has made them: each leaves a receipt, so that what has happened does not happen twice.
 */
import type { Database, Statement } from "./database.ts";
import { isServerAway } from "./engine-errors.ts";
import { isRefusal } from "./statements.ts";
import { type Receipts, receiptStatements, WRITTEN } from "./write-receipts.ts";

export class RepeatedWrite {
  readonly #receipts: Receipts = { writer: crypto.randomUUID(), number: 0 };
  /** The receipt of the write whose outcome is unknown. */
  #unknown: readonly Statement[] | undefined;

  /** Whether the next call has to bring the statements of the last one again. */
  get isOutcomeUnknown(): boolean {
    return this.#unknown !== undefined;
  }

  /** Resolves when the statements have been written once, by this call or by the one before. */
  async write(db: Database, statements: readonly Statement[]): Promise<void> {
    if (db.isLocal) {
      await db.write(statements);
      return;
    }
    const receipt = this.#unknown ?? receiptStatements(this.#receipts);
    this.#unknown = undefined;
    try {
      await db.write([...receipt, ...statements]);
    } catch (error) {
      if (isRefusal(error, WRITTEN)) return;
      if (isServerAway(error)) this.#unknown = receipt;
      throw error;
    }
  }
}
