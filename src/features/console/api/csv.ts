/** Tables as CSV (RFC 4180) that no spreadsheet takes for formulas. */

/**
 * One cell. What begins like a formula gets an apostrophe in front, which spreadsheets take for
 * "this is text"; a sign behind spaces or a line break counts as well.
 */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = /^\s*[=+\-@\t\r|%＝＋－＠]/u.test(text.slice(0, 200)) ? `'${text}` : text;
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
