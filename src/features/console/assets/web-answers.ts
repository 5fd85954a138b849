/**
 * What the console's pages and files are answered with. Loaded when the console is first asked
 * for: a service whose console nobody opens holds none of it.
 */
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { notFound } from "../../../lib/errors.ts";
import { ASSETS_PATH, type ConsoleAssets } from "./console-assets.ts";
import { loadConsoleAssets } from "./load-assets.ts";

/** Only our own files; styles are set by script through the object model, which it allows. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache, private",
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

export type WebAnswers = {
  page(request: Request, status: number): Response;
  file(request: Request, name: string): Promise<Response>;
};

export async function openWebAnswers(): Promise<WebAnswers> {
  const assets = await loadConsoleAssets();
  const html = writePage(assets);
  return {
    page: (request, status) =>
      new Response(request.method === "HEAD" ? null : html, { status, headers: PAGE_HEADERS }),
    file: (request, name) => answerFile(assets, request, name),
  };
}

/** The same few lines for every path: what is shown is the script's business. */
function writePage({ script, style, icon }: ConsoleAssets): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Sitewright</title>
<link rel="icon" type="image/svg+xml" href="${ASSETS_PATH}${icon}">
<link rel="stylesheet" href="${ASSETS_PATH}${style}">
<script type="module" src="${ASSETS_PATH}${script}"></script>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. Everything in it can also be done with the <code>sitewright</code> command and the API.</noscript>
</body>
</html>
`;
}

const decompress = promisify(brotliDecompress);

async function answerFile(
  assets: ConsoleAssets,
  request: Request,
  name: string,
): Promise<Response> {
  const file = assets.files.get(name);
  if (!file) throw notFound("file");
  const headers: Record<string, string> = {
    "content-type": file.contentType,
    // The name changes with the contents.
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  };
  if (file.isBrotli) headers.vary = "accept-encoding";
  const stored = await file.read();
  const accepts = request.headers.get("accept-encoding")?.includes("br") ?? false;
  if (file.isBrotli && accepts) headers["content-encoding"] = "br";
  const bytes = file.isBrotli && !accepts ? new Uint8Array(await decompress(stored)) : stored;
  headers["content-length"] = String(bytes.length);
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}
