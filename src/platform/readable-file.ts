/** A file that somebody names to be read, looked at before anything begins. */
import { accessSync, constants, statSync } from "node:fs";
import { OperatorError } from "../lib/errors.ts";

/** Throws `OperatorError`, with `name` for the file, unless it is there and may be read. */
export function refuseUnreadable(path: string, name = path): void {
  const stats = lookAt(path, name);
  if (stats === undefined) throw new OperatorError(`${name} does not exist.`);
  if (stats.isDirectory()) throw new OperatorError(`${name} is a directory; name a file in it.`);
  // It is read more than once, of which a pipe gives the first alone.
  if (!stats.isFile())
    throw new OperatorError(`${name} is no file but a pipe or a device; write it to a file first.`);
  try {
    accessSync(path, constants.R_OK);
  } catch (cause) {
    throw new OperatorError(`${name} cannot be read by the user who runs this.`, { cause });
  }
}

/** Undefined where nothing is. A folder on the way may be closed, or the name none that a file can have. */
function lookAt(path: string, name: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new OperatorError(`${name} cannot be looked at (${code}); name another file.`, { cause });
  }
}
