/** What the engine's errors mean for the house. Knows codes and texts, decides nothing. */

/** The engine's code, such as `SQLITE_BUSY`; an empty string for errors that are not the engine's. */
export function engineCode(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}

/** Somebody else holds the file's lock. */
export function isBusy(error: unknown): boolean {
  return engineCode(error).startsWith("SQLITE_BUSY");
}

/** There is no room left. What was already acknowledged is safe, and later writes may work again. */
export function isFull(error: unknown): boolean {
  const code = engineCode(error);
  // The index of the write-ahead log lives in a file of its own, whose growth is reported like this.
  return code === "SQLITE_FULL" || code === "SQLITE_IOERR_SHMSIZE";
}

/**
 * Nothing that this process writes from now on could be trusted: the disk has failed (after a
 * failed fsync a second try reports success without having written anything), the file is damaged,
 * or the connection holds a half-done statement and would acknowledge what it cannot commit.
 */
export function isFatal(error: unknown): boolean {
  if (isFull(error)) return false;
  if (/^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(engineCode(error))) return true;
  return error instanceof Error && error.message.includes("SQL statements in progress");
}

/**
 * Whether a server may or may not have done what it was asked: it was not heard, or something on the
 * way answered in its place. What it says of a statement is known.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const code = engineCode(error);
  // An error of ours has no code, and a batch's tells which of its statements the server refused.
  if (code === "" || (error instanceof Error && error.name === "LibsqlBatchError")) return false;
  return !code.startsWith("SQLITE_");
}

const CAUSES_MAX = 5;

/** Whether this came of a server that could not be heard, however it was wrapped since. */
export function isServerAway(error: unknown): boolean {
  let found = error;
  for (let depth = 0; depth < CAUSES_MAX && found instanceof Error; depth += 1) {
    if (isOutcomeUnknown(found)) return true;
    found = found.cause;
  }
  return false;
}

/** An error's text on one line, to go into a sentence for the operator. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").trim();
}
