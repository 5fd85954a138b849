// Locks: what an owner has settled stays as it is, whoever edits. Every operation is held against them after
// it was computed, so that none can forget it.
import type { SiteDocument } from "../document.ts";
import { findPlace, isWithin, readPlace } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { findDifference } from "./patch.ts";

/** Whether a lock is on the address or on what it is part of. */
export const isLocked = ({ locks = [] }: SiteDocument, address: string): boolean =>
  locks.some((lock) => isWithin(address, lock));

/** Whether a lock is on the address, on what it is part of, or on a part of it. */
export const holdsLock = (document: SiteDocument, address: string): boolean =>
  isLocked(document, address) || (document.locks ?? []).some((lock) => isWithin(lock, address));

/**
 * Throws EditRefused when something that was locked differs or is gone. Operations that move addresses keep
 * the order of the locks, so that the n-th lock is the same before and after.
 */
export function requireLocksKept(before: SiteDocument, after: SiteDocument): void {
  const old = before.locks ?? [];
  const now = after.locks ?? [];
  for (const [at, lock] of old.entries()) {
    const next = now.length === old.length ? now[at] : now.find((one) => one === lock);
    if (next !== undefined && isUntouched(before, lock, after, next)) continue;
    const isBlock = !lock.slice(lock.indexOf("#")).includes("/");
    throw new EditRefused(
      `This ${isBlock ? "block" : "text"} is locked. Unlock it first to change it.`,
      lock,
    );
  }
}

function isUntouched(
  before: SiteDocument,
  lock: string,
  after: SiteDocument,
  next: string,
): boolean {
  const place = findPlace(before, lock);
  // What is not there any more holds nobody up.
  if (place === undefined) return true;
  const now = findPlace(after, next);
  if (now === undefined) return false;
  return findDifference(readPlace(before, place), readPlace(after, now)).length === 0;
}
