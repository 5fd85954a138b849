/** What to do about a file of the data directory that another user's process has made. */
import { statSync } from "node:fs";

/** Goes behind a fault that names the file; empty when it is this user's own, or is not there. */
export function adviseOnOwner(path: string): string {
  const owner = ownerOf(path);
  return owner === undefined || owner === process.getuid?.()
    ? ""
    : "; its files belong to another user: run this as that user, or give all of them to this one with chown -R";
}

/** Undefined also where nobody can say: a folder on the way is closed, or the name is none. */
function ownerOf(path: string): number | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.uid;
  } catch {
    return undefined;
  }
}
