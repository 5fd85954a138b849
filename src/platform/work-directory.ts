/**
 * Directories for copies that a piece of work needs for a while. They lie in the data directory and not
 * among temporary files: a container may have none, and their place may be small.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Longer than any such work takes: one that is older was left by a process that was killed. */
const ABANDONED_MS = 24 * 60 * 60_000;

/**
 * Makes one for `purpose`, a word; the caller removes it. Abandoned ones of the same purpose are removed:
 * each may hold a whole copy of the database.
 */
export function makeWorkDirectory(dataDirectory: string, purpose: string): string {
  const prefix = `.${purpose}-work-`;
  const made = mkdtempSync(join(dataDirectory, prefix));
  // By the clock of the file system, which gave the others their times too.
  const now = statSync(made).mtimeMs;
  for (const name of readdirSync(dataDirectory)) {
    // Six letters follow, as the system makes them up: nobody names a file of their own like that.
    if (!name.startsWith(prefix) || !/^\w{6}$/.test(name.slice(prefix.length))) continue;
    const path = join(dataDirectory, name);
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - changedAt > ABANDONED_MS) rmSync(path, { recursive: true, force: true });
  }
  return made;
}
