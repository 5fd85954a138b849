/**
 * The answer to a HEAD of a picture that nobody has asked for yet: whoever only wants to know whether
 * it is there need not have it drawn.
 */

import { isUnchanged } from "../../lib/conditional.ts";
import type { BuildFile } from "../versions/room.ts";
import { etagOf, fileHeaders } from "./headers.ts";

type Asked = { request: Request; fingerprint: string };

export function describeUndrawn(file: BuildFile, { request, fingerprint }: Asked): Response {
  const headers = fileHeaders(file, "identity", { fingerprint, usesRecaptcha: false });
  const ifNoneMatch = request.headers.get("if-none-match");
  if (ifNoneMatch !== null && isUnchanged(ifNoneMatch, etagOf(file.hash, "identity"))) {
    const { "content-type": _type, ...validators } = headers;
    return new Response(null, { status: 304, headers: validators });
  }
  return new Response(null, { headers: { ...headers, ...UNKNOWN_LENGTH } });
}

/**
 * Without it, the runtime would tell of a body of no bytes, which is not true. HTTP/2 has no such
 * header, and the runtime leaves it out there.
 */
const UNKNOWN_LENGTH = { "transfer-encoding": "chunked" };
