/** Where a browser goes after sending a form: a page of the site, or where its owner allows. Pure. */

export const THANK_YOU_PATH = "/thank-you";
const PATH_LENGTH_MAX = 2_048;

/** The path, with query and fragment, that `next` names on one of the origins; else undefined. */
export const findPath = (next: string, origins: () => readonly string[]): string | undefined =>
  pathOn(next, origins);

/** The address that `next` names on one of the origins that the owner allows; else undefined. */
export function findAllowed(next: string, allowed: readonly string[]): string | undefined {
  for (const origin of allowed) {
    const path = /^https?:/i.test(next) ? pathOn(next, () => [origin]) : undefined;
    if (path !== undefined) return origin + path;
  }
  return undefined;
}

/** The page that a form says it is on, else the one that the browser came from, else the home page. */
export function chooseSource(
  source: string | undefined,
  referer: string | null,
  origins: () => readonly string[],
): string {
  const named = source === undefined ? undefined : pathOn(source, origins);
  const path = named ?? pathOfAny(referer) ?? "/";
  // A query may hold what is nobody's business; the page is meant.
  return path.replace(/[?#].*$/s, "");
}

/** Nothing in it that a browser would read in another way: what our own forms send. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$|^\/$/;

/** Undefined for anything that is not on one of the origins, in whatever spelling. */
function pathOn(text: string, originsOf: () => readonly string[]): string | undefined {
  if (PLAIN_PATH.test(text) && text.length <= PATH_LENGTH_MAX) return text;
  const origins = originsOf();
  const [base] = origins;
  if (base === undefined || text.length > PATH_LENGTH_MAX) return undefined;
  // Browsers skip controls and read backslashes as slashes, so such texts are not taken at all.
  if (/[\s\p{Cc}\\]/u.test(text)) return undefined;
  if (!text.startsWith("/") && !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text, base);
  if (!url || !origins.includes(url.origin) || url.username !== "" || url.password !== "")
    return undefined;
  return url.pathname.startsWith("//") ? undefined : url.pathname + url.search + url.hash;
}

/** An exported site may lie under any origin; its path tells the page all the same. */
function pathOfAny(referer: string | null): string | undefined {
  if (referer === null || referer.length > PATH_LENGTH_MAX) return undefined;
  const url = URL.parse(referer);
  return url && /^https?:$/.test(url.protocol) ? url.pathname : undefined;
}
