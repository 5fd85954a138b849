/** Links to where nothing is: a new file made under such a name would take the link's place. */
import { existsSync, readlinkSync } from "node:fs";
import { OperatorError } from "../lib/errors.ts";

/** Throws `OperatorError`, which ends with what to do, for a link that leads nowhere or in a circle. */
export function refuseLostLink(path: string, advice: string): void {
  if (existsSync(path)) return;
  const target = linkTarget(path);
  if (target !== undefined)
    throw new OperatorError(`${path} is a link to ${target}, where nothing is; ${advice}.`);
}

/** Throws `OperatorError` if something is at `path` already, also a link that leads nowhere. */
export function refuseTaken(path: string): void {
  if (existsSync(path))
    throw new OperatorError(`${path} exists; name a file that does not, or remove it first.`);
  refuseLostLink(path, "name another file, or remove the link first");
}

/** Undefined for what is no link, or cannot be looked at. */
function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
