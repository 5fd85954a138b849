/** The headers that every hosted file carries. Pure. */
import { BUILD_HEADER } from "../publishing/build-header.ts";
import { ASSET_PREFIX, type Encoding } from "../publishing/stored-files.ts";
import type { VersionFile } from "../publishing/version.ts";

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

type Policed = Pick<VersionFile, "contentType" | "styleSources">;

/** Headers of a file in one encoding. `etag` differs between encodings, as strong tags must. */
export function fileHeaders(
  file: VersionFile,
  encoding: Encoding,
  buildId: string,
): Record<string, string> {
  const isText = !/^(?:image\/(?!svg)|font\/|audio\/|video\/)/.test(file.contentType);
  return {
    "content-type": file.contentType,
    "cache-control": file.path.startsWith(ASSET_PREFIX) ? IMMUTABLE : REVALIDATE,
    etag: etagOf(file.hash, encoding),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    ...(isText ? { vary: "Accept-Encoding" } : {}),
    ...securityHeaders(file),
    [BUILD_HEADER]: buildId,
  };
}

/** A strong validator: the content's hash and the form it is in. */
export const etagOf = (hash: string, encoding: Encoding): string =>
  encoding === "identity" ? `"${hash.slice(0, 32)}"` : `"${hash.slice(0, 32)}-${encoding}"`;

/** What protects a page whoever made it: a stored file, or an answer to a visitor. */
export function securityHeaders(file: Policed): Record<string, string> {
  return {
    "content-security-policy": contentPolicy(file),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

/** Everything from the site's own origin, nothing inline but the styles whose hashes are listed. */
function contentPolicy(file: Policed): string {
  // An image opened by itself is a document of its own: it may style itself and do nothing else.
  if (file.contentType.startsWith("image/svg"))
    return "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  const styles = file.styleSources === "" ? "'self'" : `'self' ${file.styleSources}`;
  return (
    "default-src 'none'; base-uri 'none'; connect-src 'self'; font-src 'self'; " +
    "form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; manifest-src 'self'; " +
    `media-src 'self'; script-src 'self'; style-src ${styles}`
  );
}
