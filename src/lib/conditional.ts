/** Whether a client already has what it asks for, by its If-None-Match header. Pure. */

/**
 * True when the list names `etag` (or is `*`). The comparison is the weak one, as RFC 9110 has it
 * for this header: a cache on the way may have marked our tag as weak.
 */
export function isUnchanged(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
