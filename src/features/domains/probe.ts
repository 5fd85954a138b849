/**
 * How the service finds out that an address leads to itself, whatever stands in between: it asks for
 * a page that only it can write. The answer also says which host name arrived, so that a proxy which
 * passes on another one shows itself.
 */
import { createHmac } from "node:crypto";
import { normaliseHost } from "../../lib/host.ts";
import type { Context } from "../../platform/context.ts";

export const PROBE_PATH = "/.well-known/sitewright";

const NONCE = /^[0-9a-f]{32}$/;
const TIMEOUT_MS = 5_000;
const BODY_BYTES_MAX = 2_000;
const REDIRECTS_MAX = 2;

/** GET /.well-known/sitewright?nonce=…, on any host. */
export function answerProbe(ctx: Context, request: Request): Response {
  const nonce = new URL(request.url).searchParams.get("nonce") ?? "";
  const host = normaliseHost(request.headers.get("host") ?? "");
  const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
  if (!NONCE.test(nonce) || host === undefined)
    return new Response("There is nothing here.\n", { status: 404, headers });
  return Response.json({ host, proof: sign(ctx, host, nonce) }, { headers });
}

/** What came of asking: this service and the host name that it saw, or why it was not found. */
export type Reached = { isHere: true; host: string } | { isHere: false; text: string };

/** One question: the path to ask for, and how to read what comes back. */
export function createProbe(ctx: Context): {
  path: string;
  /** The host name that the answer proves to have arrived here; undefined when it proves nothing. */
  readHost(body: string): string | undefined;
} {
  const nonce = Buffer.from(ctx.random.bytes(16)).toString("hex");
  return { path: `${PROBE_PATH}?nonce=${nonce}`, readHost: (body) => readAnswer(ctx, body, nonce) };
}

/** Asks for the page at an origin, by the guarded way out. */
export async function probe(ctx: Context, origin: string): Promise<Reached> {
  const { path, readHost } = createProbe(ctx);
  try {
    const answer = await ctx.outbound.fetch(origin + path, {
      headers: { "user-agent": "sitewright-domains" },
      timeoutMs: TIMEOUT_MS,
      bodyBytesMax: BODY_BYTES_MAX,
      redirectsMax: REDIRECTS_MAX,
    });
    const host = readHost(new TextDecoder().decode(answer.body));
    if (host !== undefined) return { isHere: true, host };
    return { isHere: false, text: `something else answered there, with status ${answer.status}` };
  } catch (error) {
    return { isHere: false, text: error instanceof Error ? error.message : String(error) };
  }
}

function readAnswer(ctx: Context, text: string, nonce: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== "object" || answer === null) return undefined;
    const { host, proof } = answer as { host?: unknown; proof?: unknown };
    return typeof host === "string" && proof === sign(ctx, host, nonce) ? host : undefined;
  } catch {
    return undefined;
  }
}

const sign = (ctx: Context, host: string, nonce: string): string =>
  createHmac("sha256", ctx.instanceKey).update(`probe\n${host}\n${nonce}`).digest("base64url");
