/** What commands print: for a person, aligned text; with --json, one line of JSON and nothing else. */
import type { HealthFinding } from "../features/upkeep/room.ts";

export type PrintOptions = { json?: boolean };

/** Prints one record: its fields one a line, or as JSON. */
export function printRecord(record: object, options: PrintOptions): void {
  printLines(options.json ? [asJson(record)] : recordLines(record));
}

/** Prints records as a table of the named columns, or as one line of JSON: a list. */
export function printTable(
  records: readonly object[],
  columns: readonly string[],
  options: PrintOptions,
): void {
  printLines(options.json ? [asJson(records)] : tableLines(records, columns));
}

/** A record for a person: its fields one a line, nested ones by dotted names. */
export function recordLines(record: object): string[] {
  const fields = Object.entries(flatten(record));
  const width = Math.max(0, ...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => `${name.padEnd(width)}  ${show(name, value)}`);
}

/** Records for a person: the named columns below their names, each as wide as its widest cell. */
export function tableLines(records: readonly object[], columns: readonly string[]): string[] {
  if (records.length === 0) return ["none"];
  const rows = records.map((record) => {
    const fields = flatten(record);
    return columns.map((column) => show(column, fields[column]));
  });
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => Bun.stringWidth(row[at] ?? ""))),
  );
  return [columns, ...rows].map((row) =>
    row
      .map((cell, at) => padTo(widths[at] ?? 0, cell))
      .join("  ")
      .trimEnd(),
  );
}

/** By places on the terminal: letters of some scripts take two, combining marks none. */
const padTo = (width: number, cell: string): string =>
  cell + " ".repeat(Math.max(0, width - Bun.stringWidth(cell)));

/** What a check found, one line each; the exit code is the caller's to set. */
export function printFindings(findings: readonly HealthFinding[]): void {
  for (const { check, ok, text, isWarning } of findings) {
    const verdict = ok ? (isWarning ? "warn  " : "ok    ") : "FAILED";
    printLine(`${verdict}  ${check.padEnd(14)}  ${printable(text)}`);
  }
}

/**
 * A value as one line of JSON, or with `indent` as several: what a terminal obeys, and what some readers take
 * for the end of a line, is written as an escape, which every parser reads as the same.
 */
export function asJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replaceAll(
    /[\u{7F}-\u{9F}\u{2028}-\u{202E}\u{2066}-\u{2069}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

function printLines(lines: readonly string[]): void {
  for (const line of lines) printLine(line);
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

/** The names of moments: createdAt, failingSince, previousSecretUntil, attempts.0.at. */
const MOMENT = /(?:At|Since|Until|\.at|^at)$/;

function show(name: string, value: unknown): string {
  if (value === null || value === undefined) return "-";
  if (typeof value === "number" && MOMENT.test(name)) return new Date(value).toISOString();
  return printable(String(value));
}

/**
 * Without control characters, and without those that turn the direction of what follows: stored
 * text must not move the cursor of whoever lists it, nor the text beside it.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u{2028}-\u{202E}\u{2066}-\u{2069}]/gu, "\u{FFFD}");
}
