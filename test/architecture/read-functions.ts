/**
 * Finds functions and their lengths in a source file, from its text alone. It leans on the
 * formatter's layout: what a function holds is indented deeper than where it begins and ends.
 */

export type FunctionLines = {
  /** The line it begins at, from 1. */
  readonly line: number;
  /** From the one it begins at to the one it ends at. */
  readonly lines: number;
  /** What stands on the line that it begins at. */
  readonly head: string;
};

/** The end of a function's head, whether a block follows or an expression. */
const HEAD_END = /(?:\)(?:: .+)? |=> )\{$|=>(?: \(| \[| \(\{)?$/;
const STATEMENT = /^\s*(?:\} )?(?:if|for|while|switch|catch|do|else)\b/;
const CLOSING = /^\s*[)>}\]]/;

export function readFunctions(text: string): FunctionLines[] {
  const rows = text.split("\n");
  const depths = rows.map((row) => {
    const depth = row.search(/\S/);
    return depth < 0 ? Number.POSITIVE_INFINITY : depth;
  });
  return rows.flatMap((row, at) => {
    if (!HEAD_END.test(row)) return [];
    const depth = depths[at] ?? 0;
    const start = findStart(rows, depths, at);
    const head = rows[start] ?? "";
    if (STATEMENT.test(head)) return [];
    let end = at + 1;
    while (end < rows.length && (depths[end] ?? 0) > depth) end += 1;
    if (!CLOSING.test(rows[end] ?? "")) end -= 1;
    return [{ line: start + 1, lines: end - start + 1, head: head.trim() }];
  });
}

/** A head of several lines begins where the depth of its last one was before. */
function findStart(rows: readonly string[], depths: readonly number[], at: number): number {
  let start = at;
  while (start > 0 && CLOSING.test(rows[start] ?? "")) {
    start -= 1;
    while (start > 0 && (depths[start] ?? 0) > (depths[at] ?? 0)) start -= 1;
  }
  return start;
}
