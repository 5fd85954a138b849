/** Where somebody has to go first who asks for a page and is not signed in. */
import type { SessionState } from "./api-types.ts";
import { findView, VIEW_ACCESS } from "./paths.ts";

/** `url` is path and query. Undefined where one may stay, and while nobody knows who asks. */
export function entranceTo(url: string, state: SessionState | undefined): string | undefined {
  if (state === undefined || state.user) return undefined;
  const [path = ""] = url.split("?", 1);
  const found = findView(path);
  if (found !== undefined && VIEW_ACCESS[found.view].of === "anyone") return undefined;
  return path === "/console" || path === "/console/"
    ? "/console/sign-in"
    : `/console/sign-in?next=${encodeURIComponent(url)}`;
}
