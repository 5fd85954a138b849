/** The one directory that everything the service owns is in. */
import {
  accessSync,
  chmodSync,
  constants,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../lib/errors.ts";

/** Makes it where it is missing. Throws `OperatorError` when it cannot be made or written to. */
export function makeDataDirectory(path: string): void {
  const can = (act: () => void, what: string) => {
    try {
      act();
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
      throw new OperatorError(
        `The data directory ${path} cannot be ${what} (${code}); name a writable one with --data or SITEWRIGHT_DATA.`,
      );
    }
  };
  can(() => mkdirSync(path, { recursive: true, mode: 0o700 }), "made");
  can(() => accessSync(path, constants.W_OK | constants.X_OK), "written to");
  can(() => closeToOthers(path), "kept from other users");
}

/** What the service leaves in its directory; whatever else is there is not ours to change. */
const OWN_FILE = /^(?:sitewright[.-].*|\.libsql-.*\.node|control\.sock)$/;
const OTHERS = 0o077;

/**
 * Files that came from a copy or an earlier version may be open to every user of the machine. The
 * directory itself may be shared on purpose, if it was there before us.
 */
function closeToOthers(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (!OWN_FILE.test(name)) continue;
    const path = join(directory, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && (stats.mode & OTHERS) !== 0) chmodSync(path, stats.mode & 0o700);
  }
}

/**
 * What an administrator's command made in the directory of a service's user is given to that user, who
 * could not start on it otherwise.
 */
export function giveToOwner(directory: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(directory);
  if (uid === 0) return;
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (OWN_FILE.test(name) && lstatSync(path).uid === 0) lchownSync(path, uid, gid);
  }
}
