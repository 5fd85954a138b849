/** Pieces that rooms build their writes from: prepared statements and preconditions. */
import { fillPlaceholders, type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { once } from "../../lib/once.ts";
import type { Statement } from "./database.ts";

const dialect = new SQLiteAsyncDialect();

/** Turns a drizzle `sql` template into a statement. */
export function statement(query: SQL): Statement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { sql: text, args: params };
}

/**
 * Builds a statement's text once, from a drizzle builder or `sql` template with `sql.placeholder`s,
 * and returns a function that only fills in the values: for hot paths. The text is built with the
 * first values, since a start declares far more statements than it runs.
 */
export function prepareStatement(
  query: SQL | { toSQL(): { sql: string; params: unknown[] } },
): (values: Record<string, unknown>) => Statement {
  const build = once(() => ("toSQL" in query ? query.toSQL() : dialect.sqlToQuery(query)));
  return (values) => {
    const { sql: text, params } = build();
    return { sql: text, args: fillPlaceholders(params, values) };
  };
}

/** How many rows one statement of `prepareRows` takes; what is left over goes one by one. */
const ROWS_TOGETHER = 16;

/**
 * Statements that take rows by the dozen, for hot paths: `query` puts a list of rows, each like the
 * template `row`, into a statement, and `valuesOf` answers a row's values in the order of the
 * template's placeholders, of which `query` has none beside.
 */
export function prepareRows<Row>(
  query: (rows: SQL) => SQL,
  row: SQL,
  valuesOf: (row: Row) => unknown[],
): (rows: readonly Row[]) => Statement[] {
  const textFor = (count: number) =>
    dialect.sqlToQuery(query(sql.join(Array<SQL>(count).fill(row), sql`, `))).sql;
  const build = once(() => ({ many: textFor(ROWS_TOGETHER), one: textFor(1) }));
  return (rows) => {
    const { many, one } = build();
    const statements: Statement[] = [];
    for (let at = 0; at < rows.length; ) {
      const isMany = rows.length - at >= ROWS_TOGETHER;
      const end = at + (isMany ? ROWS_TOGETHER : 1);
      const args: unknown[] = [];
      for (const row of rows.slice(at, end)) args.push(...valuesOf(row));
      statements.push({ sql: isMany ? many : one, args });
      at = end;
    }
    return statements;
  };
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

/** Whether a write failed because the precondition of one of these labels does not hold. */
export const isRefusal = (error: unknown, ...labels: readonly string[]): boolean =>
  error instanceof PreconditionFailed && labels.includes(error.label);

/**
 * Awaits `write` and answers true; false where it was refused because the precondition `label` does
 * not hold. Any other failure is thrown.
 */
export async function unlessRefused(
  label: string,
  write: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isRefusal(error, label)) return false;
    throw error;
  }
}

/**
 * A statement that lets the transaction go on only while `condition` holds; otherwise the whole
 * `write` fails with `PreconditionFailed(label)`. It works on every libSQL engine, local or remote,
 * because it is plain SQL: a JSON path that does not parse is an error that carries its own text.
 */
export function requireThat(label: string, condition: SQL): Statement {
  return statement(requirement(label, condition));
}

/** `requireThat` as a template, to be prepared. */
export function requirement(label: string, condition: SQL): SQL {
  return sql`select case when (${condition}) then 1 else json_extract('{}', ${PRECONDITION_MARK + label}) end`;
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
