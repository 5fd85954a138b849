/** From a request's URL to the path of a file, and the one spelling of it that is answered. Pure. */

/** The path as sent, without query and fragment. `url` is absolute and normalised, as Bun makes it. */
export function pathOf(url: string): string {
  const start = url.indexOf("/", "https://".length);
  if (start < 0) return "/";
  for (let at = start; at < url.length; at += 1) {
    const character = url.charCodeAt(at);
    if (character === QUESTION_MARK || character === NUMBER_SIGN) return url.slice(start, at);
  }
  return url.slice(start);
}

/** The query with its question mark; empty without one. */
export function queryOf(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return "";
  const end = url.indexOf("#", start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}

const QUESTION_MARK = 63;
const NUMBER_SIGN = 35;
const PATH_LENGTH_MAX = 2_048;

/**
 * The canonical spelling of a path: decoded, single slashes, neither a trailing slash nor
 * `index.html` nor `.html`. Undefined for what cannot name a file. The result always begins with
 * exactly one slash, so that a redirect to it stays on the site.
 */
export function canonicalPath(path: string): string | undefined {
  if (path.length > PATH_LENGTH_MAX) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (!/^\/[^\\?#\p{Cc}]*$/u.test(decoded)) return undefined;
  const segments = decoded.split("/").filter((segment) => segment !== "");
  if (segments.some((segment) => segment === "." || segment === "..")) return undefined;
  const last = segments.pop();
  if (last === undefined) return "/";
  const isIndex = last === "index.html" || last === "index.htm" || last === "index";
  const name = isIndex ? "" : last.replace(/\.html?$/, "");
  if (name !== "") segments.push(name);
  return `/${segments.join("/")}`;
}
