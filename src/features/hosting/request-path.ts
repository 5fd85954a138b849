/** From a request's URL to the path of a file, and the one spelling of it that is answered. Pure. */

/** The query with its question mark; empty without one. */
export function queryOf(url: string): string {
  const fragment = url.indexOf("#");
  const sent = fragment < 0 ? url : url.slice(0, fragment);
  const start = sent.indexOf("?");
  return start < 0 ? "" : sent.slice(start);
}

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
