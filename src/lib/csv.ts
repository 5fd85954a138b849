/** Tables as CSV (RFC 4180) that no spreadsheet takes for formulas. */

/** In both widths: spreadsheets of some languages take the wide ones as well. */
const FORMULA_SIGNS = "=+-@|%＝＋－＠";

/**
 * One cell. What begins like a formula gets an apostrophe in front, which spreadsheets take for
 * "this is text"; a sign behind spaces or a line break counts as well.
 */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const first = text.trimStart().slice(0, 1);
  const isFormula = first !== "" && FORMULA_SIGNS.includes(first);
  const safe = isFormula ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

type Row = Readonly<Record<string, unknown>>;

/** Each row as a line, the cells in the order of the columns. */
export const csvLines = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.map((row) => `${columns.map((column) => cell(row[column])).join(",")}\r\n`).join("");

/** What stands in front of the rows: a byte order mark, by which Excel knows UTF-8, and the columns' names. */
export function csvHead(columns: readonly string[]): string {
  const names = Object.fromEntries(columns.map((column) => [column, column]));
  return `\u{FEFF}${csvLines(columns, [names])}`;
}
