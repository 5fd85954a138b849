/** The table of docs/reliability.md, between its two markers: a row of a trial replaces that of the last one. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Fault } from "./fault.ts";

export type Row = { name: string; outcome: "held" | "broken" | "skipped"; measured: string };

const BEGIN = "<!-- measured by `bun run faults`: begin -->";
const END = "<!-- measured by `bun run faults`: end -->";
const HEAD = "| Fault | Promised | Measured | On |\n|---|---|---|---|";

/** Rows of faults that were not tried this time, or not held, are left as they were. */
export function writeRows(path: string, faults: readonly Fault[], rows: readonly Row[]): void {
  const text = readFileSync(path, "utf8");
  const [before, rest] = splitAt(text, BEGIN, path);
  const [table, after] = splitAt(rest, END, path);
  const old = new Map(
    table
      .split("\n")
      .map((line) => [/^\| `([\w-]+)`/.exec(line)?.[1] ?? "", line] as const)
      .filter(([name]) => name !== ""),
  );
  const today = new Date().toISOString().slice(0, 10);
  const lines = faults.flatMap(({ name, fault, promise }) => {
    const row = rows.find((one) => one.name === name && one.outcome === "held");
    const line = row && `| \`${name}\` ${fault} | ${promise} | ${row.measured} | ${today} |`;
    return line ?? old.get(name) ?? [];
  });
  writeFileSync(
    path,
    [before, BEGIN, "\n", HEAD, "\n", lines.join("\n"), "\n", END, after].join(""),
  );
}

function splitAt(text: string, marker: string, path: string): [string, string] {
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`${path} has no line "${marker}"`);
  return [text.slice(0, at), text.slice(at + marker.length)];
}
