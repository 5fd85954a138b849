/** Tells from a statement's first word which connection may run it, and in what company. */

/**
 * `read`: on the reading connection. `write`: inside a shared transaction. `definition`: the same,
 * and prepared statements are stale afterwards. `alone`: outside any transaction, with nothing
 * beside it. `control`: begins or ends transactions, which is the write queue's business only.
 */
export type StatementKind = "read" | "write" | "definition" | "alone" | "control";

/** What may stand before the first word: space, empty statements, comments. */
const GAP = /[\s;]*(?:(--)|(\/\*))?/y;
const WORD = /[a-z]+/iy;

const KINDS: Readonly<Record<string, StatementKind>> = {
  select: "read",
  values: "read",
  // For tests on a database of their own: the engine never resets it, and the connection sees the past.
  explain: "read",
  create: "definition",
  drop: "definition",
  alter: "definition",
  pragma: "alone",
  vacuum: "alone",
  attach: "alone",
  detach: "alone",
  begin: "control",
  commit: "control",
  end: "control",
  rollback: "control",
  savepoint: "control",
  release: "control",
};

/** The kind of one SQL statement. Whatever it does not know counts as a write. */
export function kindOf(sql: string): StatementKind {
  const word = firstWord(sql).toLowerCase();
  if (word === "with") return /\b(?:insert|update|delete|replace)\b/i.test(sql) ? "write" : "read";
  return KINDS[word] ?? "write";
}

function firstWord(sql: string): string {
  for (let at = 0; ; ) {
    GAP.lastIndex = at;
    const [gap = "", line, block] = GAP.exec(sql) ?? [];
    at += gap.length;
    if (line === undefined && block === undefined) break;
    const end = block === undefined ? "\n" : "*/";
    const endAt = sql.indexOf(end, at);
    if (endAt < 0) return "";
    at = endAt + end.length;
  }
  WORD.lastIndex = GAP.lastIndex;
  return WORD.exec(sql)?.[0] ?? "";
}
