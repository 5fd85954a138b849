/** A picture that came with an enquiry, for the account's people alone: it is on no public address. */
import { notFound } from "../../../lib/errors.ts";
import { readPicture } from "../../leads/room.ts";
import { findSubject } from "./caller.ts";
import { toId } from "./id-text.ts";
import type { ConsolePage } from "./mount.ts";

const HEADERS = {
  "content-type": "image/webp",
  "cache-control": "private, no-store",
  // Somebody else's file on our origin: a document of its own that may do nothing.
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
};

/** `lead-picture?siteId=&pictureId=`, with `size=thumbnail` for a small one. Throws `not_found`. */
export const answerLeadPicture: ConsolePage = async (ctx, { request }, caller) => {
  const query = new URL(request.url).searchParams;
  const { site } = await findSubject(ctx, caller, "site", { siteId: query.get("siteId") ?? "" });
  if (!site) throw notFound("site");
  const size = query.get("size") === "thumbnail" ? "thumbnail" : "large";
  const bytes = await readPicture(ctx, site.id, toId(query.get("pictureId") ?? ""), size);
  return new Response(bytes, { headers: HEADERS });
};
