/** `/media/{hash}.webp` on the service's origin: the images that the API's answers link to. */
import type { ServiceRoute } from "../../http/service-route.ts";
import { pathPattern } from "../../http/visitor-route.ts";
import { isUnchanged } from "../../lib/conditional.ts";
import { notFound } from "../../lib/errors.ts";
import { CONTENT_TYPE } from "./model.ts";
import { readShownFile } from "./site-images.ts";

const NAME = /^([0-9a-f]{64})\.webp$/;

const HEADERS = {
  "content-type": CONTENT_TYPE,
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  // Somebody else's file on our origin: a document of its own that may do nothing.
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
};

export const mediaRoute: ServiceRoute = {
  method: "GET",
  matches: pathPattern("/media/:name"),
  async answer(ctx, { request, params }) {
    const [, hash] = NAME.exec(params.name ?? "") ?? [];
    const bytes = hash && (await readShownFile(ctx, hash));
    if (!bytes) throw notFound("image");
    const etag = `"${hash}"`;
    const headers = { ...HEADERS, etag };
    const ifNoneMatch = request.headers.get("if-none-match");
    if (ifNoneMatch !== null && isUnchanged(ifNoneMatch, etag)) {
      const { "content-type": _type, ...validators } = headers;
      return new Response(null, { status: 304, headers: validators });
    }
    return new Response(bytes, { headers });
  },
};
