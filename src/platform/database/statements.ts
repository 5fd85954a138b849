/** Pieces that rooms build their writes from: prepared statements and preconditions. */
import { fillPlaceholders, type SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Statement } from "./database.ts";

const dialect = new SQLiteAsyncDialect();

/** Turns a drizzle `sql` template into a statement. */
export function statement(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { sql, args: params };
}

/**
 * Builds a statement's text once, from a drizzle builder or template with `sql.placeholder`s,
 * and returns a function that only fills in the values: for hot paths.
 */
export function prepareStatement(query: {
  toSQL(): { sql: string; params: unknown[] };
}): (values: Record<string, unknown>) => Statement {
  const { sql, params } = query.toSQL();
  return (values) => ({ sql, args: fillPlaceholders(params, values) });
}

/** The error with which a `write` is refused when one of its preconditions does not hold. */
export class PreconditionFailed extends Error {
  override readonly name = "PreconditionFailed";
  readonly label: string;
  constructor(label: string, cause: unknown) {
    super(`precondition failed: ${label}`, { cause });
    this.label = label;
  }
}

/**
 * A statement that lets the transaction go on only while `condition` holds; otherwise the whole
 * `write` fails with `PreconditionFailed(label)`. It works on every libSQL engine, local or remote,
 * because it is plain SQL: a JSON path that does not parse is an error that carries its own text.
 */
export function requireThat(label: string, condition: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(condition);
  return {
    sql: `select case when (${sql}) then 1 else json_extract('{}', ?) end`,
    args: [...params, PRECONDITION_MARK + label],
  };
}

const PRECONDITION_MARK = "precondition:";

/** Recognises the error that a failed `requireThat` causes inside the engine; else undefined. */
export function asPreconditionFailed(error: unknown): PreconditionFailed | undefined {
  const text = error instanceof Error ? error.message : String(error);
  const at = text.indexOf(PRECONDITION_MARK);
  if (at < 0) return undefined;
  const label = /^[a-z0-9_-]+/.exec(text.slice(at + PRECONDITION_MARK.length))?.[0] ?? "";
  return new PreconditionFailed(label, error);
}
