/** The one directory that everything the service owns is in. */
import { accessSync, constants, mkdirSync } from "node:fs";
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
}
