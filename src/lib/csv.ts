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

/** With a byte order mark, by which Excel knows UTF-8. */
export function toCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\u{FEFF}${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
