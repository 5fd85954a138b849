/**
 * Rows and results in the shape that drizzle and @libsql/client agree on: columns by name and by
 * position, built once per statement so that reading stays cheap.
 */
import type { ResultSet, Row, Value } from "@libsql/client";

export type MakeRow = (values: Value[]) => Row;

/**
 * A function that turns a list of values into a row with these columns: own properties by name,
 * `row[0]` and `length` by position. Where two columns share a name, the first has it.
 */
export function rowMaker(columns: readonly string[]): MakeRow {
  class NamedRow {
    [name: string]: Value;
    readonly #values: Value[];

    static {
      for (let index = 0; index < columns.length; index++) {
        Object.defineProperty(NamedRow.prototype, index, {
          get(this: NamedRow) {
            return this.#values[index];
          },
        });
      }
      Object.defineProperty(NamedRow.prototype, "length", { value: columns.length });
    }

    constructor(values: Value[]) {
      this.#values = values;
      for (let index = 0; index < names.length; index++) {
        const name = names[index];
        if (name !== undefined) this[name] = values[index] as Value;
      }
    }
  }
  // A name that every object has already, such as `constructor`, is left to access by position.
  const names = columns.map((name, index) =>
    name in NamedRow.prototype || columns.indexOf(name) !== index ? undefined : name,
  );
  return (values) => new NamedRow(values) as unknown as Row;
}

/** The result of a statement that answers with rows. */
export function rowsResult(columns: string[], rows: Row[]): ResultSet {
  return { columns, columnTypes: [], rows, rowsAffected: 0, lastInsertRowid: undefined, toJSON };
}

/** The result of a statement that only changes something. */
export function changesResult(rowsAffected: number, lastInsertRowid: bigint): ResultSet {
  return { columns: [], columnTypes: [], rows: [], rowsAffected, lastInsertRowid, toJSON };
}

/** Part of the shape: JSON has no integers of 64 bits, so the row id becomes text. */
function toJSON(this: ResultSet): unknown {
  const { columns, columnTypes, rows, rowsAffected, lastInsertRowid } = this;
  return {
    columns,
    columnTypes,
    rows,
    rowsAffected,
    lastInsertRowid: lastInsertRowid?.toString() ?? null,
  };
}
