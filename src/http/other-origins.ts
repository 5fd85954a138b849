/** Forms on other people's pages: what their browsers have to be told before they may send. */
import type { ServiceRoute } from "./service-route.ts";
import { pathPattern } from "./visitor-route.ts";

/** Any page may send: what protects a form is what is sent, not where from. No cookies are read. */
export const CORS = {
  "access-control-allow-origin": "*",
  // So that a script can wait as long as it is told to, and name the call when it asks for help.
  "access-control-expose-headers": "retry-after, x-request-id",
};

/** What a browser asks before it sends JSON from another origin to the path of this pattern. */
export const askedBefore = (path: `/${string}`): ServiceRoute => ({
  method: "OPTIONS",
  matches: pathPattern(path),
  answer: preflight,
});

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      "access-control-allow-methods": "POST, OPTIONS",
      "access-control-allow-headers": "content-type, accept, x-requested-with",
      "access-control-max-age": "86400",
    },
  });
}
