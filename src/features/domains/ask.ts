/**
 * GET /tls/ask?domain=…: whether a proxy may obtain a certificate for a name. 200 for a name that is
 * live here, else 404; and 404 for everybody who is not this machine or a trusted proxy.
 */
import { isForwarded } from "../../http/client-address.ts";
import { plainText } from "../../http/plain-text.ts";
import { normaliseHost } from "../../lib/host.ts";
import { isInRanges, isLoopback } from "../../lib/ip-address.ts";
import type { Context } from "../../platform/context.ts";
import { mayHaveCertificate } from "./served-names.ts";

export const ASK_PATH = "/tls/ask";

export async function answerAsk(ctx: Context, request: Request, client: string): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("domain") ?? "";
  const name = asked.includes(":") ? undefined : normaliseHost(asked);
  const isServed =
    mayAsk(ctx, request, client) && name !== undefined && (await mayHaveCertificate(ctx, name));
  return isServed
    ? plainText(200, `${name} is served here.\n`)
    : plainText(404, "There is nothing of that name here.\n");
}

function mayAsk(ctx: Context, request: Request, client: string): boolean {
  if (isForwarded(request.headers)) return false;
  return isLoopback(client) || isInRanges(client, ctx.config.trustedProxies);
}
