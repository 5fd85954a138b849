/** What commands print: for a person, aligned text; with --json, one line of JSON and nothing else. */
import type { HealthFinding } from "../features/upkeep/room.ts";

export type PrintOptions = { json?: boolean };

/** Prints one record: its fields one a line, or as JSON. */
export function printRecord(record: object, options: PrintOptions): void {
  if (options.json) {
    printLine(JSON.stringify(record));
    return;
  }
  const fields = Object.entries(flatten(record));
  const width = Math.max(0, ...fields.map(([name]) => name.length));
  for (const [name, value] of fields) printLine(`${name.padEnd(width)}  ${show(name, value)}`);
}

/** Prints records as a table of the named columns, or as one line of JSON: a list. */
export function printTable(
  records: readonly object[],
  columns: readonly string[],
  options: PrintOptions,
): void {
  if (options.json || records.length === 0) {
    printLine(options.json ? JSON.stringify(records) : "none");
    return;
  }
  const rows = records.map((record) => {
    const fields = flatten(record);
    return columns.map((column) => show(column, fields[column]));
  });
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  for (const row of [columns, ...rows])
    printLine(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

/** What a check found, one line each; the exit code is the caller's to set. */
export function printFindings(findings: readonly HealthFinding[]): void {
  for (const { check, ok, text, isWarning } of findings) {
    const verdict = ok ? (isWarning ? "warn  " : "ok    ") : "FAILED";
    printLine(`${verdict}  ${check.padEnd(14)}  ${printable(text)}`);
  }
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Nested records by dotted names: usage.used and the like. */
function flatten(record: object, prefix = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(flatten(value, `${prefix}${name}.`))
        : [[prefix + name, value]],
    ),
  );
}

function show(name: string, value: unknown): string {
  if (value === null || value === undefined) return "-";
  if (typeof value === "number" && name.endsWith("At")) return new Date(value).toISOString();
  return printable(String(value));
}

/** Without control characters: stored text must not move the cursor of whoever lists it. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, "\u{FFFD}");
}
