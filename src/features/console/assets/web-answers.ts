/**
 * What the console's pages and files are answered with. Loaded when the console is first asked
 * for: a service whose console nobody opens holds none of it.
 */
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { chooseEncoding } from "../../../http/accept-encoding.ts";
import { notFound } from "../../../lib/errors.ts";
import type { Context } from "../../../platform/context.ts";
import type { ConsoleAssets } from "./console-assets.ts";
import { describePage } from "./describe-page.ts";
import { loadConsoleAssets } from "./load-assets.ts";
import { writePage } from "./write-page.ts";

/** Only our own files; styles are set by script through the object model, which it allows. */
const writePolicy = (styleHash: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    styleHash === undefined ? "style-src 'self'" : `style-src 'self' '${styleHash}'`,
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
  "content-security-policy": writePolicy(undefined),
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
      const { pathname, search } = new URL(request.url);
      const languages = readLanguages(request.headers.get("accept-language"));
      const { html, styleHash } = writePage(assets, facts, { url: pathname + search, languages });
      return answerPage(
        request,
        html,
        {
          ...PAGE_HEADERS,
          "content-security-policy": writePolicy(styleHash),
          vary: "accept-encoding, accept-language",
          // What a person sees is in their page, which the browser must not show to the next one.
          "cache-control": facts.isSignedIn ? "no-store, private" : "no-cache, private",
        },
        facts.status,
      );
    },
    file: (request, name) => answerFile(assets, request, name),
  };
}

const LANGUAGES_MAX = 5;

/** The reader's languages, best first; those that nobody knows are left out. */
export function readLanguages(header: string | null): string[] {
  const names = (header ?? "").slice(0, 200).split(",", LANGUAGES_MAX);
  return names.flatMap((name) => {
    try {
      return Intl.getCanonicalLocales(name.split(";", 1)[0]?.trim());
    } catch {
      return [];
    }
  });
}

const compress = promisify(gzip);

async function answerPage(
  request: Request,
  html: string,
  headers: Record<string, string>,
  status: number,
): Promise<Response> {
  const accepted = request.headers.get("accept-encoding");
  const isZipped = chooseEncoding(accepted, ["gzip", "identity"]) === "gzip";
  const bytes = isZipped ? new Uint8Array(await compress(html)) : Buffer.from(html);
  return answerBytes(request, bytes, {
    status,
    headers: { ...headers, ...(isZipped && { "content-encoding": "gzip" }) },
  });
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
  const accepted = request.headers.get("accept-encoding");
  const isPacked = file.isBrotli && chooseEncoding(accepted, ["br", "identity"]) === "br";
  if (isPacked) headers["content-encoding"] = "br";
  const bytes = file.isBrotli && !isPacked ? new Uint8Array(await decompress(stored)) : stored;
  return answerBytes(request, bytes, { status: 200, headers });
}

/** HEAD is answered with all that GET is but the bytes. */
function answerBytes(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  return new Response(request.method === "HEAD" ? null : bytes, {
    status,
    headers: { ...headers, "content-length": String(bytes.length) },
  });
}
