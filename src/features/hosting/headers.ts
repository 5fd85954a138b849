/** The headers that every hosted file carries. Pure. */
import { BUILD_HEADER } from "../publishing/room.ts";
import { ASSET_PREFIX, type BuildFile, type Encoding } from "../versions/room.ts";

const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

type Policed = Pick<BuildFile, "contentType" | "styleSources">;

/** Headers of a file in one encoding. `etag` differs between encodings, as strong tags must. */
export function fileHeaders(
  file: BuildFile,
  encoding: Encoding,
  { fingerprint, usesRecaptcha }: PageSetting,
): Record<string, string> {
  const isText = !/^(?:image\/(?!svg)|font\/|audio\/|video\/)/.test(file.contentType);
  return {
    "content-type": file.contentType,
    "cache-control": file.path.startsWith(ASSET_PREFIX) ? IMMUTABLE : REVALIDATE,
    etag: etagOf(file.hash, encoding),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    ...(isText ? { vary: "Accept-Encoding" } : {}),
    ...securityHeaders(file, usesRecaptcha),
    [BUILD_HEADER]: fingerprint,
  };
}

/** What the headers of a page depend on beside the file itself. */
export type PageSetting = { fingerprint: string; usesRecaptcha: boolean };

/** A strong validator: the content's hash and the form it is in. */
export const etagOf = (hash: string, encoding: Encoding): string =>
  encoding === "identity" ? `"${hash.slice(0, 32)}"` : `"${hash.slice(0, 32)}-${encoding}"`;

/** What protects a page whoever made it: a stored file, or an answer to a visitor. */
export function securityHeaders(file: Policed, usesRecaptcha = false): Record<string, string> {
  return {
    "content-security-policy": contentPolicy(file, usesRecaptcha),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  };
}

/** All that reCAPTCHA's script needs; pages without a form do not load it. */
const RECAPTCHA = "https://www.google.com/recaptcha/";
const RECAPTCHA_FILES = "https://www.gstatic.com/recaptcha/";
const RECAPTCHA_FRAME = "https://recaptcha.google.com/recaptcha/";

/** Everything from the site's own origin, nothing inline but the styles whose hashes are listed. */
function contentPolicy(file: Policed, usesRecaptcha: boolean): string {
  // An image opened by itself is a document of its own: it may style itself and do nothing else.
  if (file.contentType.startsWith("image/svg"))
    return "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  const styles = file.styleSources === "" ? "'self'" : `'self' ${file.styleSources}`;
  const isGuarded = usesRecaptcha && file.contentType.startsWith("text/html");
  const scripts = isGuarded ? `'self' ${RECAPTCHA} ${RECAPTCHA_FILES}` : "'self'";
  const calls = isGuarded ? `'self' ${RECAPTCHA}` : "'self'";
  const frames = isGuarded ? `frame-src ${RECAPTCHA} ${RECAPTCHA_FRAME}; ` : "";
  return (
    `default-src 'none'; base-uri 'none'; connect-src ${calls}; font-src 'self'; ` +
    `form-action 'self'; frame-ancestors 'none'; ${frames}img-src 'self' data:; ` +
    `manifest-src 'self'; media-src 'self'; script-src ${scripts}; style-src ${styles}`
  );
}
