/** Receipts of writes over a libSQL server: by them a writer learns whether one of its writes happened. */
import { sql } from "drizzle-orm";
import { writeReceipts } from "../write-receipts-table.ts";
import type { Statement } from "./database.ts";
import { requireThat, statement } from "./statements.ts";

/** A writer's name, and how many writes it has begun. */
export type Receipts = { readonly writer: string; number: number };

/** The label of `PreconditionFailed` for a write that happened before, or that a later one has overtaken. */
export const WRITTEN = "already-written";

/** Receipts of writers that have been gone for this long are dropped. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/**
 * Statements in front of the writer's next write, which make it happen once however often it is
 * sent, and never after a later one of the same writer.
 */
export function receiptStatements(receipts: Receipts): Statement[] {
  receipts.number += 1;
  const { writer, number } = receipts;
  const isWritten = sql`exists (select 1 from ${writeReceipts}
    where writer = ${writer} and number >= ${number})`;
  const write = statement(sql`insert into ${writeReceipts} (writer, number, written_at)
    values (${writer}, ${number}, unixepoch())
    on conflict (writer) do update set number = excluded.number, written_at = excluded.written_at`);
  const prune = statement(
    sql`delete from ${writeReceipts} where written_at < unixepoch() - ${KEPT_SECONDS}`,
  );
  return [requireThat(WRITTEN, sql`not ${isWritten}`), write, ...(number === 1 ? [prune] : [])];
}
