/** The path that a request is for, read from its URL without parsing all of it. Pure. */

/**
 * The path as sent, without query and fragment. `url` is normalised, as Bun makes it; its origin is
 * missing when the Host header cannot be one.
 */
export function pathOf(url: string): string {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", "https://".length);
  if (start < 0) return "/";
  const query = url.indexOf("?", start);
  const path = query < 0 ? url.slice(start) : url.slice(start, query);
  const fragment = path.indexOf("#");
  return fragment < 0 ? path : path.slice(0, fragment);
}
