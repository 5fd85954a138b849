/**
 * What the console's pages and files are answered with. Loaded when the console is first asked
 * for: a service whose console nobody opens holds none of it.
 */
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { notFound } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import { ANSWERS_ATTRIBUTE } from "../web/first-answers.ts";
import { ASSETS_PATH, type ConsoleAssets } from "./console-assets.ts";
import { describePage, type PageFacts } from "./describe-page.ts";
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
  "content-security-policy": POLICY,
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

export type WebAnswers = {
  page(ctx: Context, request: Request): Promise<Response>;
  file(request: Request, name: string): Promise<Response>;
};

export async function openWebAnswers(): Promise<WebAnswers> {
  const assets = await loadConsoleAssets();
  return {
    async page(ctx, request) {
      const facts = await describePage(ctx, request);
      const html = request.method === "HEAD" ? null : writePage(assets, facts);
      const headers = {
        ...PAGE_HEADERS,
        // What a person sees is in their page, which the browser must not show to the next one.
        "cache-control": facts.isSignedIn ? "no-store, private" : "no-cache, private",
      };
      return new Response(html, { status: facts.status, headers });
    },
    file: (request, name) => answerFile(assets, request, name),
  };
}

/** Scripts have names of their own making, and need no escaping. */
function writePreloads({ script, preloads }: ConsoleAssets, { view }: PageFacts): string {
  const names = (view !== undefined && preloads[fileOf(view)]) || [];
  return names
    .filter((name) => name !== script)
    .map((name) => `<link rel="modulepreload" href="${ASSETS_PATH}${name}">\n`)
    .join("");
}

/** `newSite` begins in `new-site.tsx`. */
const fileOf = (view: string): string => view.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);

/** For single quotes, since JSON is full of double ones. */
const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");

/** A few lines for every path, and what the script would ask for first: showing it is the script's business. */
function writePage(assets: ConsoleAssets, facts: PageFacts): string {
  const { script, style, icon } = assets;
  const answers = escapeAttribute(JSON.stringify(facts.answers));
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
${writePreloads(assets, facts)}</head>
<body>
<div id="console" ${ANSWERS_ATTRIBUTE}='${answers}'></div>
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
