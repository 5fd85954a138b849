/**
 * A browser that says of itself that it is not to be counted. Nobody gets this cookie by visiting a
 * site: it is set where its owner asks for it, holds no id, and is the only one that a site has.
 */
import { pageRoute, type VisitorRoute } from "../../http/visitor-door.ts";
import { UNCOUNTED_COOKIE } from "./own-browser.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Both lead to the home page, which then is counted or is not. */
export const uncountedRoutes: readonly VisitorRoute[] = [
  pageRoute({ path: "/_uncounted/on", answer: () => goHome(YEAR_SECONDS) }),
  pageRoute({ path: "/_uncounted/off", answer: () => goHome(0) }),
];

function goHome(seconds: number): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: "/",
      "cache-control": "no-store",
      "set-cookie": `${UNCOUNTED_COOKIE}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
    },
  });
}
