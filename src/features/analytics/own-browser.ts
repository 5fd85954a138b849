/** How a browser says of itself that it is not to be counted. */

import type { AskedHeaders } from "../../http/asked.ts";

export const UNCOUNTED_COOKIE = "uncounted";
const COOKIE_LENGTH_MAX = 16_384;

export function isUncounted(headers: AskedHeaders): boolean {
  const cookie = headers.get("cookie");
  if (cookie === null || cookie.length > COOKIE_LENGTH_MAX) return false;
  return cookie.split("; ").includes(`${UNCOUNTED_COOKIE}=1`);
}
