/** The plain HTTP port: challenges of the certificate authority, `/healthz`, and for the rest the way to HTTPS. */

import { pathOf } from "../../http/path-of.ts";
import { plainText } from "../../http/plain-text.ts";
import { normaliseHost } from "../../lib/host.ts";
import { type Ready, whenReady } from "../../lib/ready.ts";
import type { CertificateSource } from "../../platform/certificate-source.ts";

const CHALLENGES = "/.well-known/acme-challenge/";
/** A token is base64url; authorities use some 43 characters. */
const TOKEN = /^[\w-]{1,200}$/;

/** `portSuffix` is what stands behind a host in HTTPS addresses: empty, or a colon and the port. */
export function answerPlain(
  request: Request,
  source: Pick<CertificateSource, "httpAnswer"> | undefined,
  portSuffix: string,
): Ready<Response> {
  const path = pathOf(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && path === "/healthz") return plainText(200, "ok\n");
  if (isRead && path.startsWith(CHALLENGES)) {
    const token = path.slice(CHALLENGES.length);
    const answer = TOKEN.test(token) ? source?.httpAnswer(token) : undefined;
    return whenReady(answer, (proof) =>
      proof === undefined
        ? plainText(404, "No challenge is under way here.\n")
        : plainText(200, proof),
    );
  }
  const host = normaliseHost(request.headers.get("host") ?? "");
  if (host === undefined) return plainText(400, "The request names no host.\n");
  return new Response(null, {
    status: 308,
    headers: {
      location: `https://${host}${portSuffix}${targetOf(request.url)}`,
      "x-content-type-options": "nosniff",
    },
  });
}

/** Path and query as they were sent. */
function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  return start < 0 ? "/" : url.slice(start);
}
